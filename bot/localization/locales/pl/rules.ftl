rules-chapter-placeholder = Rozdziały
rules-game-placeholder = Zasady innej gry
rules-game = { $game } · gracze: { $players }
rules-back = Wróć: { $title }
rules-on = Dalej: { $title }
rules-read = Czytaj dalej

rules-goal-title = O co chodzi
rules-goal =
    Zbuduj wokół swojego zamku najbogatsze królestwo, najwyżej { $grid }×{ $grid } pól.

    Budujesz z **płytek**. Płytka to dwa pola obok siebie, a na każdym jest teren: pole pszenicy, las, jezioro, łąka, bagno albo góry. Niektóre pola mają **korony**. Są ci potrzebne: teren bez korony nie daje punktów.

    Partia ma { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }. W każdej { $kings ->
        [1] dokładasz płytkę i wybierasz następną
       *[other] dokładasz dwie płytki i wybierasz dwie następne
    }. W ostatniej tylko dokładasz.

    Razem dostajesz { $each ->
        [one] { $each } płytkę
        [few] { $each } płytki
        [many] { $each } płytek
       *[other] { $each } płytki
    }. Jeśli każda się zmieści, królestwo jest pełne. Jeśli nie, nic nie szkodzi: sama dziura nic nie kosztuje.

rules-beginning-title = Jak się zaczyna
rules-beginning =
    { $aside ->
        [0] W grze są wszystkie płytki ({ $domino_count }).
       *[other] Do gry losuje się { $domino_count } z { $box } płytek. Pozostałe ({ $aside }) zostają w pudełku i nikt nie wie, które to.
    } { $team ->
        [1] Każdy zaczyna z samym zamkiem.
       *[other] Każda drużyna zaczyna z samym zamkiem.
    }

    Najpierw wykłada się kolumnę { $line } płytek, od najniższego numeru do najwyższego. { $drawn ->
        [1] Losuje się jednego króla. Kto go ma, wybiera płytkę, druga osoba wybiera dwie, a pierwsza dostaje ostatnią.
       *[other] Potem losuje się po kolei wszystkich { $drawn } królów. Gdy wypadnie twój, wybierasz dla niego wolną płytkę.
    }

    Jeszcze nic się nie dokłada. Gdy każdy król ma płytkę, wykłada się następną kolumnę i zaczyna się runda 1.

    W przykładzie jeden król jeszcze czeka na swój wybór.

rules-turn-title = Tura
rules-turn =
    Zaczyna król na najniższym numerze, potem następny i tak dalej. W swojej turze:
    1. **Dołóż** płytkę, na której stoi twój król.
    2. **Wybierz**: przestaw króla na wolną płytkę następnej kolumny.

    W tym cały spryt: z niskim numerem grasz wcześniej w następnej rundzie i masz większy wybór, ale większość koron jest na wysokich. { $kings ->
        [1] Gdy zagrają wszyscy królowie, zaczyna się nowa runda z nową kolumną.
       *[other] Masz dwóch królów, więc dwie tury w rundzie. Gdy zagrają wszyscy królowie, zaczyna się nowa runda z nową kolumną.
    }

    { $left ->
        [0] Każda płytka z kolumny trafia do kogoś.
        [1] Jedna płytka z kolumny, której nikt nie wybierze, wypada z gry.
        [few] { $left } płytki z kolumny, których nikt nie wybierze, wypadają z gry.
        [many] { $left } płytek z kolumny, których nikt nie wybierze, wypada z gry.
       *[other] { $left } płytki z kolumny, których nikt nie wybierze, wypada z gry.
    }

    W ostatniej, { $rounds }. rundzie nie ma już czego wybierać: tylko dokładasz.

rules-placing-title = Dokładanie
rules-placing =
    Płytka zajmuje dwa wolne pola. Jedna z jej połów musi dotykać twojego zamku albo takiego samego terenu. Zamek pasuje do wszystkiego.

    Dotykać znaczy leżeć bok przy boku. Rogi się nie liczą. Całe królestwo z zamkiem musi się zmieścić w { $grid }×{ $grid } polach. Zamek nie musi być w środku.

    W przykładzie płytka z lasem i pszenicą może trafić na **1**, bo pszenica dotyka pszenicy, i na **2**, bo dotyka zamku. Nie może trafić na **3**: tam jest tylko róg zamku.

    Jeśli płytka gdzieś pasuje, trzeba ją dołożyć, nawet gdy to boli. Jeśli nigdzie nie pasuje, zostaje za ciebie odrzucona.
rules-placing-alt = Królestwo: zamek na g7, pola pszenicy na h7 i i7, jeziora na f8 i g8. Płytkę z lasem i polem pszenicy można dołożyć w miejscu 1 (i6 i j6) i w miejscu 2 (g6 i h6), ale nie w miejscu 3 (e6 i f6).

rules-scoring-title = Punktacja
rules-scoring =
    Pola jednego terenu, które się dotykają, to **posiadłość**. Policz jej pola, policz jej korony i pomnóż. Bez korony nie ma punktów, choćby była największa. Dwie posiadłości tego samego terenu, które się nie dotykają, liczą się osobno, a zamek ich nie łączy.

    W przykładzie pszenica ma 5 pól i 2 korony: 5 × 2 = **10**. Górny las daje 3 × 1 = **3**. Dolny las i łąka nie mają korony i dają **0**. Razem **13**.

    Wygrywa najwyższa suma. Przy remisie decyduje największa posiadłość, z koronami czy bez. Jeśli i tu jest remis, decyduje liczba koron. Jeśli dalej jest remis, zwycięstwo jest wspólne.

rules-options-title = Warianty
rules-options =
    Gospodarz może je dodać przed partią, w dowolnym zestawie:
    - **{ part-middle-kingdom }**: { $middle } punktów, jeśli twój zamek jest na koniec w środku. To znaczy, że królestwo sięga od niego równie daleko w lewo jak w prawo i równie daleko w górę jak w dół. Dziury nie przeszkadzają: królestwo z przykładu dostaje te punkty.
    - **{ part-harmony }**: { $harmony } punktów, jeśli żadna twoja płytka nie była odrzucona.
    - **{ option-dynasty }**: { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } z rzędu. Wygrywa najwyższa suma, a przy równych zwycięstwo jest wspólne.

    Dla dwojga jest też **Pojedynek mistrzów**: wszystkie płytki ({ $dueldominoes }) i królestwa { $duelgrid }×{ $duelgrid } pól.
rules-signs-words =
    - Królestwo jest opisane posiadłość po posiadłości, od tej z największą liczbą punktów: pola, korony, punkty i gdzie jest miejsce, by rosnąć.
    - Litery idą z zachodu na wschód, a cyfry z południa na północ. Zamek jest na g7.
    - W twojej turze **miejsca**, na które pasuje płytka, mają numery. Lista mówi, gdzie które jest, co daje i co zostawia.
    - Zapis „{ $sample }” mówi, czyja to była tura, co dała od razu i jaka płytka została wybrana.

    { COMMAND("kingdomino board") } opisuje cały stół.
rules-signs-title = Jak czytać obrazki
rules-signs =
    - **Numer** płytki decyduje, kto kiedy gra. Król, który na niej stoi, i nazwa obok pokazują, czyja jest.
    - **Korony** są w górnym rogu swojego pola.
    - Zamek i królowie mają twój kolor i twój znak.
    - Królestwo ze **złotą tabliczką** ma teraz turę. **Jasna obwódka** pokazuje, czyja tura właśnie minęła, i ostatnio dołożoną płytkę.
    - W twojej turze numery pokazują **miejsca**, na które pasuje płytka, a na jednym z nich płytka jest blado narysowana.
    - Litery i cyfry na brzegu to nazwy pól. Zamek jest na g7.
    - Zapis „{ $sample }” mówi, czyja to była tura, co dała od razu i jaka płytka została wybrana.

    Naciśnij { EMOJI("look") } z nazwą, by powiększyć to królestwo. { COMMAND("kingdomino board") } pokazuje stół.

rules-advice-title = Jak dobrze grać
rules-advice =
    Oba te królestwa mają te same 12 płytek i te same 6 koron. Jedno daje **8** punktów, a drugie **57**. Oto jak:
    - **Powiększaj to, co masz.** Kilka dużych posiadłości jest lepszych niż wiele małych. To jezioro ma 10 pól i 5 koron: 10 × 5 = 50.
    - **Nie goń tylko za koronami.** Sama korona daje 1 punkt. Na terenie z 10 polami daje 10.
    - **Nie zostawiaj dziur.** Na pojedyncze pole nie pasuje żadna płytka, a płytka, która nigdzie nie pasuje, przepada.
    - **Trzymaj zamek w środku.** Z Królestwem Środka to { $middle } punktów.
rules-advice-alt = Dwa pełne królestwa z tych samych płytek. W pierwszym jezioro jest w pięciu kawałkach, a największy nie ma korony: razem 8 punktów. W drugim jezioro to jedna posiadłość, 10 pól i 5 koron: razem 57 punktów.
