rules-court-goal-title = O co chodzi
rules-court-goal =
    Jak w Kingdomino, budujesz z płytek królestwo { $grid }×{ $grid } pól, a w miastach stawiasz budynki. Punkty dają tereny z koronami, budynki i monety.

    Każda **płytka** to dwa pola z terenem: pole pszenicy, las, jezioro, łąka, bagno, góry albo miasto. Złote znaki w górnym rogu to **korony**.

    Partia ma { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }. W każdej { $kings ->
        [1] dokładasz płytkę i wybierasz następną
       *[other] dokładasz dwie płytki i wybierasz dwie następne
    }.

    { $team ->
        [1] Na start dostajesz
       *[other] Na start drużyna dostaje wspólnie
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } i { $knights ->
        [1] jednego rycerza
       *[other] { $knights } rycerzy
    }. Rycerz, który nie stoi na żadnym polu, jest **w rezerwie**.

rules-court-turn-title = Tura
rules-court-turn =
    Królowie grają w kolejności numerów, na których stoją, od najniższego. Tura ma pięć kroków; kroki kursywą możesz pominąć, ale po późniejszym kroku już ich nie nadrobisz:
    1. **Dołóż** płytkę.
    2. *Wyślij na nią **rycerzy**.*
    3. *Zbuduj jeden **budynek**.*
    4. *Przekup **smoka**.*
    5. **Wybierz** wolną płytkę następnej kolumny.

    Z niskim numerem grasz wcześniej w następnej rundzie; wysokie dają korony i miasta. { $kings ->
        [1] Każdy ma jednego króla.
       *[other] Masz dwóch królów i każdy ma pełną turę. (Niektórzy czytają instrukcję inaczej: kroki 2–4 tylko raz na rundę.)
    } { $left ->
        [0] Każda płytka z kolumny trafia do kogoś.
        [1] Niewykorzystana płytka z kolumny wypada z gry.
        [few] { $left } niewykorzystane płytki z kolumny wypadają z gry.
        [many] { $left } niewykorzystanych płytek z kolumny wypada z gry.
       *[other] { $left } niewykorzystanej płytki z kolumny wypada z gry.
    }

    Ostatnia, { $rounds }. runda nie ma kroku 5.

rules-knights-title = Rycerze i podatki
rules-knights =
    Zaraz po dołożeniu możesz postawić na tej płytce rycerzy z rezerwy, po jednym na każdej połowie. Każdy od razu pobiera **tyle monet, ile pól ma jego posiadłość**. Posiadłość to wszystkie pola jednego terenu, które się dotykają; korony nie mają tu znaczenia.

    Na obrazku pszenica zajmuje 3 pola, więc rycerz przynosi 3 monety.

    Rycerz zostaje na swoim polu do końca. Inny może później pobrać podatek z tej samej posiadłości, z płytki, która ją powiększa. Nowych rycerzy dają budynki. Punkty za rycerzy daje tylko Obóz treningowy.

    Z odrzuconej płytki nie ma podatku.

rules-builders-title = Plansza budowniczych
rules-builders =
    Kafle budynków leżą na { $slots } **miejscach** planszy budowniczych. Koszt należy do miejsca: od 0 do { $dearest } monet, widać go na monecie obok kafla.

    W swojej turze możesz kupić jeden kafel i położyć go na swoim **polu miasta** bez budynku, nowym lub starym; rycerz nie przeszkadza. Rycerze i wieże z kafla są od razu twoje; tych rycerzy wyślesz od następnej tury. Budynek zostaje na zawsze.

    Puste miejsce czeka do końca rundy. Wtedy kafle przesuwają się po kolei ku tańszym miejscom, a ze stosu dochodzą nowe. Wszystkich kafli jest { $tiles }; w długiej partii stos się kończy i miejsca zostają puste.

rules-symbols-title = Co mówią kafle
rules-symbols =
    Obok kafla widać, co daje, od góry:
    - **rycerze** i **wieże** są od razu twoje;
    - **korona** to jedna korona więcej dla miasta, na którym leży kafel;
    - liczba na **medalu** to punkty na koniec. Za posiadłość: za każdą twoją posiadłość pokazanego terenu, choćby małą, z koronami czy bez. Za wieżę lub rycerza: za każdą twoją wieżę lub każdego rycerza, na polach i w rezerwie;
    - **+1 podatek** za wieżę lub rycerza, na obu sejfach: każdy wysłany rycerz pobiera monetę więcej za każdą twoją wieżę lub każdego rycerza.

    Pod miejscami widać, ile kafli jest w stosie, gdzie jest królowa i co robi smok.

rules-queen-title = Wieże i królowa
rules-queen =
    Niektóre budynki mają **wieże**, które na nich stoją. Kto dostaje wieżę i ma ich potem co najmniej tyle, co { $team ->
        [1] każdy inny gracz
       *[other] każda inna drużyna
    }, gości **królową**. By ją przejąć, wystarczy wyrównać; przed pierwszą wieżą nikt jej nie gości.

    Gdy jest u ciebie:
    - każdy budynek kosztuje cię 1 monetę mniej, od następnego zakupu, ale nigdy mniej niż 0;
    - smok trzyma się z daleka: nie możesz go przekupić.

    Na koniec królowa to **jedna korona więcej w największej posiadłości** tego, kto ją gości, także w mieście: na obrazku pszenica daje 4 × 2.

rules-dragon-title = Smok
rules-dragon =
    Za { $bribe ->
        [one] { $bribe } monetę
        [few] { $bribe } monety
        [many] { $bribe } monet
       *[other] { $bribe } monety
    } smok pali kafel z planszy budowniczych, więc nikt go nie kupi. Kafel wypada z gry, a jego miejsce jest puste do końca rundy.

    - Pali **jeden kafel na rundę dla wszystkich razem**. Gdy go nie ma w jaskini, na obrazku widać, co spalił. Z końcem rundy wraca do jaskini.
    - Kto gości królową, nie może go przekupić.
    - Pali tylko kafle z planszy, nigdy budynek w królestwie.

rules-court-scoring-title = Punktacja
rules-court-scoring =
    Na koniec dodaje się:
    - punkt za każde { $percoins ->
        [one] { $percoins } **monetę**
        [few] { $percoins } **monety**
        [many] { $percoins } **monet**
       *[other] { $percoins } **monety**
    }, z zaokrągleniem w dół;
    - każdą **posiadłość**: pola razy korony. Bez korony nie daje nic, a dwie posiadłości jednego terenu liczą się osobno;
    - **miasta** to też posiadłości, z budynkami czy bez; korony dają im tylko Wieże królowej;
    - **królową**: jedną koronę więcej w największej posiadłości u tego, kto ją gości;
    - to, co mówi każdy **budynek**.

    Wygrywa najwyższa suma. Przy remisie decyduje największa posiadłość, z koronami czy bez; potem zwycięstwo jest wspólne.

    Na obrazku jest przykład z instrukcji: 71 punktów. Sama łąka daje 4 × (3 + 1 za królową) = 16.

rules-wedding-title = Dwa pudełka
rules-wedding =
    Królewskie wesele to Queendomino z płytkami z obu pudełek.

    - Kolumny pochodzą na zmianę z pudełka **Queendomino** (numery z q na początku) i z pudełka **Kingdomino**. Nie mieszają się, więc porównuje się zawsze numery z jednego pudełka.
    - W kolumnie jest **{ $line ->
        [one] { $line } płytka
        [few] { $line } płytki
        [many] { $line } płytek
       *[other] { $line } płytki
    }**. { $left ->
        [0] Każda trafia do kogoś.
        [1] Co rundę jedna zostaje niewykorzystana i wypada z gry.
        [few] Co rundę { $left } zostają niewykorzystane i wypadają z gry.
        [many] Co rundę { $left } zostaje niewykorzystanych i wypada z gry.
       *[other] Co rundę { $left } zostaje niewykorzystanych i wypada z gry.
    }
    - Partia ma { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, a królestwo { $grid }×{ $grid } pól.
    - Na płytkach Kingdomino nie ma miast. Plansza budowniczych działa jednak w każdej rundzie.

rules-teams-title = Drużyny
rules-teams =
    { $players } graczy tworzy { $kingdoms ->
        [one] { $kingdoms } drużynę
        [few] { $kingdoms } drużyny
        [many] { $kingdoms } drużyn
       *[other] { $kingdoms } drużyny
    } po dwie osoby. Drużyna ma **jedno królestwo** i wszystko wspólne: monety, rycerzy, wieże, budynki, królową.

    Każda osoba ma króla we własnym kolorze, więc drużyna gra w rundzie dwie tury. **Decyduje tylko ten, czyj król gra**: gdzie trafi płytka, czy pobrać podatek, budować, przekupić smoka i którą płytkę wziąć. Rozmawiać wolno, pytać nie trzeba.

    Porównuje się królestwa, więc partnerzy wygrywają i przegrywają razem.

rules-court-house-title = Zasady domowe i interpretacje
rules-court-house =
    Gdzie instrukcja milczy albo da się ją czytać dwojako, gra się tu tak:
    - **Dynastia**, czyli { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } z sumą punktów, to zasada domowa: instrukcja zna ją tylko w Kingdomino. Królestwa Środka i Harmonii tu nie ma.
    - **Sejf** płaci za każdego wysłanego rycerza, a nie raz na turę.
    - Po **odrzuceniu** płytki wciąż można budować i przekupić smoka; tylko podatek wymaga płytki.
    - Rycerzy, wież i monet nigdy nie brakuje.
    - Rycerze i wieże wielu **kafli** są odtworzone, a nie sprawdzone. Kto prowadzi bota, może je poprawić w jednym pliku.
