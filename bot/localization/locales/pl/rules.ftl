rules-where = { $game } · gracze: { $players } · rozdział { $number } z { $chapters }
rules-chapter-placeholder = Rozdziały
rules-game-placeholder = Zasady innej gry
rules-game = { $game } · gracze: { $players }
rules-back = Wróć: { $title }
rules-on = Dalej: { $title }

rules-goal-title = O co chodzi
rules-goal =
    Budujesz wokół zamku królestwo { $grid }×{ $grid } pól, które ma dać jak najwięcej punktów.

    Każda **płytka** to dwa pola obok siebie. Na każdym jest teren: pole pszenicy, las, jezioro, łąka, bagno albo góry. Niektóre pola mają **korony**, złote znaki w górnym rogu. Teren bez korony nie daje punktów.

    Partia ma { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }. W każdej { $kings ->
        [1] dokładasz płytkę i wybierasz następną
       *[other] dokładasz dwie płytki i wybierasz dwie następne
    }. Razem dostajesz { $each ->
        [one] { $each } płytkę
        [few] { $each } płytki
        [many] { $each } płytek
       *[other] { $each } płytki
    }: akurat tyle, by wypełnić królestwo, jeśli każda się zmieści.

rules-beginning-title = Jak się zaczyna
rules-beginning =
    { $aside ->
        [0] W grze są wszystkie płytki ({ $dominoes }).
       *[other] Z { $box } płytek losuje się do gry { $dominoes }; pozostałe ({ $aside }) leżą zakryte w pudełku.
    } { $team ->
        [1] Każdy zaczyna z samym zamkiem.
       *[other] Każda drużyna zaczyna z samym zamkiem.
    }

    Wykłada się kolumnę { $line } płytek w kolejności numerów. { $drawn ->
        [1] Losuje się jednego króla: kto go ma, wybiera płytkę, potem druga osoba wybiera dwie, a pierwsza bierze ostatnią.
       *[other] Losuje się po kolei wszystkich { $drawn } królów: czyj król wypadnie, ten wybiera mu wolną płytkę.
    }

    Jeszcze nic się nie dokłada. Gdy każdy król ma płytkę, wykłada się następną kolumnę i zaczyna się runda 1.

    Na obrazku jeden król jeszcze czeka.

rules-turn-title = Tura
rules-turn =
    Królowie grają w kolejności numerów, na których stoją, od najniższego. W swojej turze:
    1. **Dołóż** płytkę swojego króla do królestwa.
    2. **Wybierz**: przestaw króla na wolną płytkę następnej kolumny.

    Z niskim numerem grasz wcześniej w następnej rundzie i masz większy wybór; wysokie dają korony. { $kings ->
        [1] Gdy zagrają wszyscy królowie, zaczyna się nowa runda z nową kolumną.
       *[other] Masz dwóch królów, więc dwie tury w rundzie. Gdy zagrają wszyscy królowie, zaczyna się nowa runda z nową kolumną.
    }

    { $left ->
        [0] Każda płytka z kolumny trafia do kogoś; żadna nie zostaje.
        [1] W każdej kolumnie zostaje jedna niewykorzystana płytka. Wypada z gry, ale nie liczy się jako odrzucona.
        [few] W każdej kolumnie zostają { $left } niewykorzystane płytki. Wypadają z gry, ale nie liczą się jako odrzucone.
        [many] W każdej kolumnie zostaje { $left } niewykorzystanych płytek. Wypadają z gry, ale nie liczą się jako odrzucone.
       *[other] W każdej kolumnie zostaje { $left } niewykorzystanej płytki. Wypadają z gry, ale nie liczą się jako odrzucone.
    }

    W ostatniej, { $rounds }. rundzie płytki tylko się dokłada.

rules-placing-title = Dokładanie
rules-placing =
    Płytka zajmuje dwa wolne pola. Co najmniej jedna połowa musi dotykać zamku albo leżącego już pola tego samego terenu. Zamek pasuje do każdego terenu.

    Dotykać znaczy mieć wspólny bok: rogi się nie liczą, druga połowa tej samej płytki też nie. Królestwo z zamkiem musi się zmieścić w siatce { $grid }×{ $grid } pól; zamek może w niej leżeć gdziekolwiek.

    Na obrazku płytka z lasem i polem pszenicy może trafić na **1**, gdzie pszenica dotyka pszenicy, i na **2**, gdzie dotyka zamku. Nie może na **3**, przy rogu zamku.

    Płytkę, która gdzieś pasuje, trzeba dołożyć. Jeśli nigdzie nie pasuje, zostaje od razu odrzucona i nie daje punktów.
rules-placing-alt = Królestwo: zamek na g7, pola pszenicy na h7 i i7, jeziora na f8 i g8. Płytkę z lasem i polem pszenicy można dołożyć w miejscu 1 (i6 i j6) i w miejscu 2 (g6 i h6), ale nie w miejscu 3 (e6 i f6).

rules-scoring-title = Punktacja
rules-scoring =
    Pola jednego terenu, które się dotykają, to **posiadłość**. Daje tyle punktów, ile wynosi liczba pól razy liczba koron. Bez korony nie daje nic, nawet największa. Dwie posiadłości jednego terenu liczą się osobno. Zamek nie daje punktów i niczego nie łączy.

    Na obrazku: 5 pól pszenicy z 2 koronami to 5 × 2 = **10**. Górny las to 3 × 1 = **3**; dolny nie ma korony, więc **0**, łąka tak samo. Suma: **13**.

    Wygrywa najwyższa suma. Przy remisie decyduje największa posiadłość, z koronami czy bez; potem liczba koron w królestwie; potem zwycięstwo jest wspólne.

rules-options-title = Warianty
rules-options =
    Gospodarz może je dodać przed partią, także wszystkie naraz:
    - **Królestwo Środka**: { $middle } punktów za zamek w środku, gdy królestwo sięga od niego równie daleko w lewo jak w prawo i równie daleko w górę jak w dół. Królestwo nie musi być ukończone: na obrazku się liczy.
    - **Harmonia**: { $harmony } punktów za królestwo bez żadnej odrzuconej płytki.
    - **Dynastia**: { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } z rzędu. Wygrywa najwyższa suma; przy równych zwycięstwo jest wspólne.

    Jest też **Pojedynek mistrzów**, osobna gra dla dwojga, ze wszystkimi { $dueldominoes } płytkami i królestwami { $duelgrid }×{ $duelgrid } pól.

rules-signs-title = Jak czytać obrazki
rules-signs =
    - **Numer** płytki wyznacza kolejność. Do kogo należy, pokazują król, który na niej stoi, i nazwa obok.
    - **Korony** są w górnym rogu pola.
    - Zamek ma twój kolor i twój znak; królowie też.
    - **Jasna obwódka** to ostatnio dołożona płytka.
    - W twoim panelu są **numery miejsc**, gdzie pasuje płytka; blado widać podpowiedź, gdzie ją dołożyć.
    - Litery i cyfry na brzegu to nazwy pól: g7 to zamek.
    - Zapis **dokłada 12 · +3 → 41** mówi, ile punktów dała tura i ile ich jest razem.

    Przyciski z { EMOJI("look") } powiększają królestwo. { COMMAND("board") } pokazuje stół jeszcze raz, także słowami.
