rules-court-goal =
    Jak w Kingdomino, budujesz z płytek królestwo { $grid }×{ $grid } pól. Nowość: miasta, w których można budować, monety do wydania, rycerze, którzy je zbierają, i królowa, na której warto zrobić wrażenie. Punkty dają tereny z koronami, budynki i monety.

    Każda **płytka** to dwa pola z terenem: pole pszenicy, las, jezioro, łąka, bagno, góry albo miasto. Niektóre pola mają **korony**.

    Partia ma { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }. W każdej { $kings ->
        [1] dokładasz płytkę i wybierasz następną
       *[other] dokładasz dwie płytki i wybierasz dwie następne
    }. W ostatniej nie ma już czego wybierać.

    { $team ->
        [1] Na start dostajesz
       *[other] Na start każda drużyna dostaje wspólnie
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } i { $knights ->
        [1] jednego rycerza
       *[other] { $knights } rycerzy
    }. Rycerz, którego nie ma jeszcze w królestwie, jest **w rezerwie**.

rules-court-turn =
    Zaczyna król na najniższym numerze. Tura ma pięć kroków. Opcjonalne możesz pominąć, ale nie da się do nich wrócić:
    1. **Dołóż** swoją płytkę.
    2. Wyślij na nią **rycerzy** (opcjonalnie).
    3. Zbuduj jeden **budynek** (opcjonalnie).
    4. Przekup **smoka** (opcjonalnie).
    5. **Wybierz** wolną płytkę następnej kolumny.

    Z niskim numerem grasz wcześniej w następnej rundzie. Wysokie mają często korony albo miasta. { $kings ->
        [1] Każdy ma jednego króla.
       *[other] Masz dwóch królów i każdy ma pełną turę. (Niektórzy czytają instrukcję inaczej: kroki 2–4 tylko raz na rundę.)
    } { $left ->
        [0] Każda płytka z kolumny trafia do kogoś.
        [1] Płytka z kolumny, której nikt nie wybierze, wypada z gry.
        [few] { $left } płytki z kolumny, których nikt nie wybierze, wypadają z gry.
        [many] { $left } płytek z kolumny, których nikt nie wybierze, wypada z gry.
       *[other] { $left } płytki z kolumny, których nikt nie wybierze, wypada z gry.
    }

    W ostatniej, { $rounds }. rundzie nie ma kroku 5.

rules-knights-title = Rycerze i podatki
rules-knights =
    Zaraz po dołożeniu płytki możesz wysłać na nią rycerzy z rezerwy, po jednym na każdą połowę. Każdy od razu zbiera **jedną monetę za każde pole swojej posiadłości**. Posiadłość to wszystkie pola jednego terenu, które się dotykają. Korony nie mają tu znaczenia.

    W przykładzie pszenica zajmuje 3 pola, więc rycerz przynosi 3 monety.

    Jeśli obie połowy należą do tej samej posiadłości, każdy z dwóch rycerzy dostaje monety za całą. Z jednej posiadłości można brać podatek za każdym razem, gdy ją powiększasz.

    Rycerz zostaje na swoim polu do końca. Nowych dają budynki. Punkty za rycerzy daje tylko Obóz treningowy.

    Z odrzuconej płytki nie ma podatku.

rules-builders-title = Plansza budowniczych
rules-builders =
    Plansza budowniczych ma { $slots } **miejsc**, a na każdym leży kafel budynku. Koszt należy do miejsca: od 0 do { $dearest } monet, widać go na monecie obok kafla.

    W swojej turze możesz kupić jeden kafel i położyć go na dowolnym swoim **polu miasta** bez budynku. Rycerz, który tam stoi, nie przeszkadza. Rycerze i wieże z kafla są od razu twoje, a tych rycerzy wyślesz od następnej tury. Budynek zostaje na zawsze.

    Puste miejsce jest puste do końca rundy. Potem kafle przesuwają się ku tańszym miejscom, a z drugiej strony dochodzą nowe. Wszystkich kafli jest { $tile_count }. Gdy się skończą, miejsca zostają puste.

rules-symbols-title = Co mówią kafle
rules-symbols =
    Co daje kafel, widać obok niego:
    - **Rycerze** i **wieże** są od razu twoje.
    - **Korona** to jedna korona więcej dla miasta, w którym stoi kafel.
    - Liczba na **medalu** to punkty na koniec. **Za posiadłość**: tyle za każdą posiadłość tego terenu, nawet najmniejszą, nawet bez koron. **Za wieżę** albo **za rycerza**: tyle za każdą i każdego, rycerze w rezerwie też się liczą.
    - **+1 podatek** za wieżę albo za rycerza, na obu sejfach: każdy wysłany rycerz przynosi o jedną monetę więcej za każdą twoją wieżę albo każdego rycerza. Ten, którego wysyłasz, też się liczy.

    Rycerzy i wież na { $unsure } z { $tile_count } kafli nie udało się porównać z wydaną grą, więc niektóre mogą się różnić.

rules-queen-title = Wieże i królowa
rules-queen =
    Niektóre budynki mają **wieże**, a **królowa** uwielbia wieże. Gdy dostajesz wieżę i masz ich potem co najmniej tyle, co { $team ->
        [1] każdy inny gracz
       *[other] każda inna drużyna
    }, królowa przeprowadza się do ciebie. Wystarczy wyrównać. Przed pierwszą wieżą nie mieszka u nikogo.

    Gdy mieszka u ciebie:
    - Budynki kosztują cię 1 monetę mniej, od następnego zakupu. Darmowy pozostaje darmowy.
    - Smok trzyma się z daleka, więc go nie przekupisz.

    Na koniec królowa to **jedna korona więcej w twojej największej posiadłości**, także w mieście. Jeśli kilka jest równie dużych, dla punktów nie ma znaczenia, która to. W przykładzie pszenica daje dzięki temu 4 × 2.

rules-dragon-title = Smok
rules-dragon =
    Za { $bribe ->
        [one] { $bribe } monetę
        [few] { $bribe } monety
        [many] { $bribe } monet
       *[other] { $bribe } monety
    } smok pali kafel z planszy budowniczych, więc nikt go już nie kupi. Kafel znika na dobre, a jego miejsce jest puste do końca rundy.

    - Smok pali **jeden kafel na rundę**: kto pierwszy, ten lepszy. Potem nie ma go w jaskini, widać, co spalił, a wraca z końcem rundy.
    - Jeśli królowa mieszka u ciebie, nie możesz go przekupić.
    - Nigdy nie pali budynku, który stoi już w królestwie.

rules-court-scoring =
    Na koniec dodaj:
    - 1 punkt za każde { $percoins ->
        [one] { $percoins } **monetę**
        [few] { $percoins } **monety**
        [many] { $percoins } **monet**
       *[other] { $percoins } **monety**
    }, z zaokrągleniem w dół.
    - Każdą **posiadłość**: pola razy korony. Bez korony nie ma punktów.
    - **Miasta** to też posiadłości, z budynkami czy bez. Korony dają im tylko Wieże królowej.
    - **Królową**: jedną koronę więcej w największej posiadłości królestwa, w którym mieszka.
    - To, co mówi każdy **budynek**.

    Wygrywa najwyższa suma. Przy remisie decyduje największa posiadłość, z koronami czy bez. Jeśli i tu jest remis, zwycięstwo jest wspólne.

    To przykład z instrukcji: 71 punktów. Sama łąka daje 4 × 4 = 16: trzy własne korony i jedna od królowej.

rules-wedding-title = Dwa pudełka
rules-wedding =
    Królewskie wesele to Queendomino z płytkami z obu pudełek.

    - Pierwsza kolumna pochodzi z pudełka **Queendomino**, druga z pudełka **Kingdomino** i tak na zmianę. Numery Queendomino mają na początku q. Kolumna nigdy nie miesza obu.
    - Kolumna ma **{ $line ->
        [one] { $line } płytkę
        [few] { $line } płytki
        [many] { $line } płytek
       *[other] { $line } płytki
    }**. { $left ->
        [0] Każda trafia do kogoś.
        [1] Ta, której nikt nie wybierze, wypada z gry.
        [few] { $left }, których nikt nie wybierze, wypadają z gry.
        [many] { $left }, których nikt nie wybierze, wypada z gry.
       *[other] { $left }, których nikt nie wybierze, wypada z gry.
    }
    - Partia ma { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, a królestwo { $grid }×{ $grid } pól.
    - Na płytkach Kingdomino nie ma miast, ale plansza budowniczych działa w każdej rundzie.

rules-teams-title = Drużyny
rules-teams =
    { $players } graczy tworzy { $kingdoms ->
        [one] { $kingdoms } drużynę
        [few] { $kingdoms } drużyny
        [many] { $kingdoms } drużyn
       *[other] { $kingdoms } drużyny
    } po dwie osoby. Drużyna ma **jedno królestwo** i wszystko w nim wspólne: monety, rycerzy, wieże, budynki, królową.

    Każda osoba ma króla we własnym kolorze, więc drużyna gra w rundzie dwie tury. **Naradzajcie się.** Gdy nie ma zgody, decyduje osoba, której król gra: gdzie trafi płytka, czy brać podatek, budować albo przekupić smoka i którą płytkę wziąć.

    Porównuje się królestwa, więc partnerzy wygrywają i przegrywają razem.

rules-court-house-title = Zasady domowe i interpretacje
rules-court-house =
    Gdzie instrukcja milczy albo da się ją czytać dwojako, gra się tu tak:
    - **Dynastia**, czyli { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } z sumą punktów, to zasada domowa: instrukcja zna ją tylko w Kingdomino. Królestwa Środka i Harmonii tu nie ma.
    - **Sejf** płaci za każdego wysłanego rycerza, a nie raz na turę. W przykładzie każdy rycerz przynosi 3 + 1 monety.
    - Po **odrzuceniu** płytki wciąż możesz budować i przekupić smoka. Tylko podatek wymaga płytki.
    - Rycerzy, wież i monet nigdy nie brakuje.
