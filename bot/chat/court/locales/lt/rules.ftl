rules-court-goal-title = Žaidimo esmė
rules-court-goal =
    Iš domino kauliukų statai { $grid }×{ $grid } langelių karalystę, kaip Kingdomino, o jos miestuose – pastatus. Taškų duoda žemės su karūnomis, pastatai ir monetos.

    Kiekvienas **kauliukas** – du langeliai su kraštovaizdžiu: kviečiai, miškas, ežeras, pieva, pelkė, kalnai arba miestas. Auksiniai ženklai viršutiniame kampe – **karūnos**.

    Partijoje – { $rounds ->
        [one] { $rounds } raundas
        [few] { $rounds } raundai
       *[other] { $rounds } raundų
    }. Kiekviename padedi { $kings ->
        [1] kauliuką ir renkiesi kitą
       *[other] du kauliukus ir renkiesi kitus du
    }.

    { $team ->
        [1] Pradžioje turi
       *[other] Pradžioje kiekviena komanda bendrai turi
    } { $coins ->
        [one] { $coins } monetą
        [few] { $coins } monetas
       *[other] { $coins } monetų
    } ir { $knights ->
        [one] { $knights } riterį
        [few] { $knights } riterius
       *[other] { $knights } riterių
    }. Riteris, kuris nestovi jokiame langelyje, yra **rezerve**.

rules-court-turn-title = Ėjimas
rules-court-turn =
    Karaliai eina pagal numerius, ant kurių stovi, pradedant mažiausiu. Ėjimas – penki žingsniai; parašytus pasvirai gali praleisti, bet po vėlesnio žingsnio jų atlikti nebegali:
    1. **Padėk** kauliuką.
    2. *Siųsk ant jo **riterius**.*
    3. *Pirk vieną **pastatą**.*
    4. *Papirk **drakoną**.*
    5. **Rinkis** laisvą kitos eilės kauliuką.

    Su mažu numeriu kitame raunde eisi anksčiau; dideli duoda karūnų ir miestų. { $kings ->
        [1] Kiekvienas žaidėjas turi vieną karalių.
       *[other] Turi du karalius, ir kiekvieno ėjimas – visas. (Kai kas taisykles supranta kitaip: 2–4 žingsniai tik kartą per raundą.)
    } { $left ->
        [0] Paimami visi eilės kauliukai.
        [1] Eilėje likęs kauliukas iškrenta iš žaidimo.
       *[other] Eilėje likę kauliukai ({ $left }) iškrenta iš žaidimo.
    }

    Paskutiniame, { $rounds }-ame raunde penkto žingsnio nėra.

rules-knights-title = Riteriai ir mokesčiai
rules-knights =
    Padėjus kauliuką, iš karto galima ant jo siųsti riterius iš rezervo, po vieną ant kiekvienos pusės. Kiekvienas iš karto surenka **tiek monetų, kiek langelių turi jo valda**. Valda – visi vieno kraštovaizdžio langeliai, kurie liečiasi; karūnos čia nesvarbu.

    Paveikslėlyje kviečiai turi 3 langelius, tad riteris atnešė 3 monetas.

    Riteris savo langelyje lieka iki galo. Vėliau tą pačią valdą gali apmokestinti kitas riteris, jei jo kauliukas ją padidino. Naujų riterių duoda pastatai. Taškų už riterius duoda tik Mokymų stovykla.

    Už atmestą kauliuką mokesčio nesurinksi.

rules-builders-title = Statytojų lenta
rules-builders =
    Pastatų plytelės guli statytojų lentos **vietose**, jų { $slots }. Kaina priklauso vietai: nuo 0 iki { $dearest } monetų, ją rodo moneta prie plytelės.

    Per ėjimą gali pirkti vieną plytelę ir padėti ją savo **miesto langelyje** be pastato, naujame ar sename; riteris ten netrukdo. Jos riterius ir bokštus gauni iš karto; tuos riterius siųsti galėsi nuo kito ėjimo. Pastatas lieka visam laikui.

    Tuščia vieta lieka tuščia iki raundo pabaigos. Tada plytelės ta pačia tvarka pasislenka į pigiąją pusę, o iš krūvelės ateina naujos. Plytelių iš viso { $tiles }, ir ilgoje partijoje krūvelė baigiasi: tada vietos lieka tuščios.

rules-symbols-title = Ką sako plytelės
rules-symbols =
    Ką plytelė duoda, parašyta šalia, iš viršaus žemyn:
    - **riteriai** ir **bokštai** iš karto tavo;
    - **karūna** – dar viena karūna miestui, kuriame stovi plytelė;
    - skaičius ant **medalio** – taškai pabaigoje. Už valdą: už kiekvieną tavo parodyto kraštovaizdžio valdą, kad ir mažą, su karūnomis ar be. Už bokštą ar riterį: už kiekvieną tavo turimą; riteriai – ir langeliuose, ir rezerve;
    - **+1 mokestis** už bokštą ar riterį, ant abiejų iždinių: kiekvienas siunčiamas riteris surenka dar po monetą už kiekvieną tavo bokštą ar riterį.

    Po vietomis matyti, kiek plytelių liko krūvelėje, kur karalienė ir ką veikia drakonas.

rules-queen-title = Bokštai ir karalienė
rules-queen =
    Kai kurie pastatai turi **bokštų**, jie ant jų pavaizduoti. Kas gauna bokštą ir jų turi bent tiek, kiek { $team ->
        [1] kiekvienas kitas žaidėjas
       *[other] kiekviena kita komanda
    }, tas priima **karalienę**. Kad ją perimtum, pakanka pasivyti; kol bokštų nėra, ji nesisvečiuoja pas nieką.

    Kol karalienė pas tave:
    - kiekvienas pastatas, pradedant kitu pirkiniu, kainuoja 1 moneta mažiau, bet niekada ne mažiau kaip 0;
    - drakonas laikosi atokiai: jo papirkti negali.

    Pabaigoje ji – **dar viena karūna didžiausiai valdai** ten, kur svečiuojasi; tinka ir miestas. Paveikslėlyje kviečiai duoda 4 × 2.

rules-dragon-title = Drakonas
rules-dragon =
    Už { $bribe ->
        [one] { $bribe } monetą
        [few] { $bribe } monetas
       *[other] { $bribe } monetų
    } drakonas sudegina statytojų lentos plytelę, kad niekas jos nenusipirktų. Ji iškrenta iš žaidimo, o jos vieta lieka tuščia iki raundo pabaigos.

    - Sudegina **vieną plytelę per raundą visiems žaidėjams kartu**. Kai jis išskridęs, paveikslėlyje matyti, ką sudegino. Raundo pabaigoje grįžta į urvą.
    - Kas priima karalienę, drakono papirkti negali.
    - Jis degina tik lentos plyteles, niekada – karalystėje stovinčių pastatų.

rules-court-scoring-title = Taškai
rules-court-scoring =
    Pabaigoje viskas sudedama:
    - po tašką už kiekvienas { $percoins } **monetas**, suapvalinus žemyn;
    - kiekviena **valda**: langeliai, padauginti iš karūnų. Be karūnų – nieko; dvi to paties kraštovaizdžio valdos skaičiuojamos atskirai;
    - **miestai** – irgi valdos, su pastatais ar be; karūnų jiems duoda tik Karalienės bokštai;
    - **karalienė**: dar viena karūna didžiausiai ją priimančiojo valdai;
    - kas parašyta ant kiekvieno **pastato**.

    Laimi tas, kas surenka daugiausia taškų. Jei po lygiai, lemia didžiausia valda, su karūnomis ar be; tada pergale dalijamasi.

    Paveikslėlyje – taisyklių pavyzdys: 71 taškas. Vien pieva duoda 4 × (3 + 1 už karalienę) = 16.

rules-wedding-title = Dvi dėžės
rules-wedding =
    Karališkosios vestuvės – tai Queendomino su abiejų dėžių kauliukais.

    - Eilės ateina pakaitomis: iš **Queendomino** dėžės, kurios numeriai prasideda raide q, ir iš **Kingdomino** dėžės. Vienoje eilėje jos nesimaišo, tad lyginami visada tik vienos dėžės numeriai.
    - Eilėje **kauliukų: { $line }**. { $left ->
        [0] Paimami visi.
        [1] Kas raundą vienas lieka ir iškrenta iš žaidimo.
       *[other] Kas raundą lieka ir iškrenta iš žaidimo: { $left }.
    }
    - Raundų – { $rounds }, karalystės – { $grid }×{ $grid } langelių.
    - Kingdomino kauliukai miestų neturi. Vis dėlto statytojų lenta atvira kiekviename raunde.

rules-teams-title = Komandos
rules-teams =
    Žaidėjų – { $players }, komandų po du – { $kingdoms }. Komandos **karalystė viena**, ir visa, ką ji turi, bendra: monetos, riteriai, bokštai, pastatai, karalienė.

    Kiekvienas žaidėjas turi savo spalvos karalių, tad per raundą komanda eina du kartus. **Kieno karalius eina, tas sprendžia vienas**: kur dėti kauliuką, ar rinkti mokestį, statyti, papirkti ir kurį kauliuką imti. Tartis galima, klausti nebūtina.

    Vertinamos karalystės, tad partneriai laimi ar pralaimi kartu.

rules-court-house-title = Namų taisyklės ir aiškinimai
rules-court-house =
    Kur taisyklės tyli arba gali būti suprastos dvejopai, čia žaidžiama taip:
    - **Dinastija** (partijos, kurių taškai sudedami: { $games }) – namų taisyklė: oficialiose taisyklėse ji yra tik Kingdomino. Vidurio karalystės ir Harmonijos čia nėra.
    - **Iždinė** moka už kiekvieną siunčiamą riterį, o ne kartą per ėjimą.
    - **Atmetus** kauliuką galima ir statyti, ir papirkti drakoną; kauliuko reikia tik mokesčiams.
    - Riteriai, bokštai ir monetos nesibaigia.
    - Daugelio **plytelių** riteriai ir bokštai atkurti, bet nepatikrinti. Boto prižiūrėtojas gali juos pataisyti viename faile.
