rules-court-goal =
    Iš domino kauliukų pastatyk { $grid }×{ $grid } langelių karalystę, kaip Kingdomino. Kas nauja: miestai, kuriuose statai, monetos, kurias leidi, riteriai, kurie jas renka, ir karalienė, kuriai norisi patikti. Taškų duoda žemė su karūnomis, pastatai ir monetos.

    Kiekvienas **kauliukas** – du langeliai, kiekviename kraštovaizdis: kviečiai, miškas, ežeras, pieva, pelkė, kalnai arba miestas. Kai kuriuose yra **karūnų**.

    Partijoje – { $rounds ->
        [one] { $rounds } raundas
        [few] { $rounds } raundai
       *[other] { $rounds } raundų
    }. Kiekviename { $kings ->
        [1] padedi kauliuką ir renkiesi kitą
       *[other] padedi du kauliukus ir renkiesi kitus du
    }. Paskutiniame rinktis nebėra ko.

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
    }. Riteris, kurio dar nėra tavo karalystėje, yra **rezerve**.

rules-court-turn =
    Pirmas eina karalius ant mažiausio numerio. Ėjimas – penki žingsniai. Nebūtinus gali praleisti, bet jei tęsi, atgal grįžti nebegali:
    1. **Padėk** kauliuką.
    2. Siųsk ant jo **riterius** (nebūtina).
    3. Pirk vieną **pastatą** (nebūtina).
    4. Papirk **drakoną** (nebūtina).
    5. **Rinkis** laisvą kitos eilės kauliuką.

    Su mažu numeriu kitame raunde eisi anksčiau. Didelis dažnai turi karūnų ar miestų. { $kings ->
        [1] Kiekvienas žaidėjas turi vieną karalių.
       *[other] Turi du karalius, ir kiekvienas atlieka visą ėjimą. (Kai kas taisykles supranta kitaip: 2–4 žingsniai tik kartą per raundą.)
    } { $left ->
        [0] Kiekvieną eilės kauliuką kas nors pasirenka.
        [1] Eilės kauliukas, kurio niekas nepasirenka, iškrenta iš žaidimo.
       *[other] Eilės kauliukai, kurių niekas nepasirenka ({ $left }), iškrenta iš žaidimo.
    }

    Paskutiniame, { $rounds }-ame raunde penkto žingsnio nėra.

rules-knights-title = Riteriai ir mokesčiai
rules-knights =
    Padėjus kauliuką, iš karto gali ant jo siųsti riterius iš rezervo, po vieną ant kiekvienos pusės. Kiekvienas iš karto surenka **po monetą už kiekvieną savo valdos langelį**. Valda – visi vieno kraštovaizdžio langeliai, kurie liečiasi. Karūnos čia nesvarbios.

    Pavyzdyje kviečiai turi 3 langelius, tad riteris atnešė 3 monetas.

    Jei abi pusės priklauso tai pačiai valdai, kiekvienas iš dviejų riterių surenka už visą valdą. Valdą vėl galima apmokestinti, kai ją padidini.

    Riteris savo vietoje lieka iki galo. Naujų duoda pastatai. Taškų už riterius duoda tik Mokymų stovykla.

    Už atmestą kauliuką mokesčio nesurinksi.

rules-builders-title = Statytojų lenta
rules-builders =
    Statytojų lentoje yra { $slots ->
        [one] { $slots } **vieta**
        [few] { $slots } **vietos**
       *[other] { $slots } **vietų**
    }, kiekvienoje – pastato plytelė. Kaina priklauso nuo vietos: nuo 0 iki { $dearest } monetų, ją rodo moneta prie plytelės.

    Per ėjimą gali pirkti vieną plytelę ir padėti ją bet kuriame savo **miesto langelyje** be pastato. Riteris ten netrukdo. Plytelės riteriai ir bokštai iš karto tavo, o riterius galima siųsti nuo kito ėjimo. Pastatas lieka visam laikui.

    Tuščia vieta lieka tuščia iki raundo pabaigos. Tada plytelės pasislenka į pigiąją pusę, o kitoje atsiranda naujos. Plytelių iš viso { $tile_count }. Kai jos baigiasi, vietos lieka tuščios.

rules-symbols-title = Ką sako plytelės
rules-symbols =
    Ką plytelė duoda, parašyta šalia:
    - **Riteriai** ir **bokštai** iš karto tavo.
    - **Karūna** – dar viena karūna miestui, kuriame stovi plytelė.
    - Skaičius ant **medalio** – taškai pabaigoje. **Už valdą**: tiek už kiekvieną to kraštovaizdžio valdą, net mažiausią, net be karūnų. **Už bokštą** ar **už riterį**: tiek už kiekvieną, kurį turi, įskaitant riterius rezerve.
    - **+1 mokestis** už bokštą ar už riterį, ant abiejų iždinių: kiekvienas siunčiamas riteris atneša dar po monetą už kiekvieną tavo bokštą ar riterį. Siunčiamas irgi skaičiuojamas.

    { $unsure } iš { $tile_count } plytelių riterių ir bokštų negalėjome palyginti su spausdintu žaidimu, tad kai kurie gali skirtis.

rules-queen-title = Bokštai ir karalienė
rules-queen =
    Kai kurie pastatai turi **bokštų**, o **karalienė** bokštus mėgsta. Kai gauni bokštą ir jų turi bent tiek, kiek { $team ->
        [1] kiekvienas kitas žaidėjas
       *[other] kiekviena kita komanda
    }, ji persikelia į tavo karalystę. Kad ją gautum, pakanka pasivyti. Kol bokštų nėra, ji niekur negyvena.

    Kol ji gyvena pas tave:
    - Pastatai tau kainuoja 1 moneta mažiau, pradedant kitu, kurį perki. Nemokamas lieka nemokamas.
    - Drakonas laikosi atokiai, tad papirkti jo negali.

    Pabaigoje ji – **dar viena karūna tavo didžiausiai valdai**, tinka ir miestas. Jei didžiausios yra kelios, taškams nesvarbu, kuri iš jų. Pavyzdyje kviečiai tada duoda 4 × 2.

rules-dragon-title = Drakonas
rules-dragon =
    Už { $bribe ->
        [one] { $bribe } monetą
        [few] { $bribe } monetas
       *[other] { $bribe } monetų
    } drakonas sudegina statytojų lentos plytelę, kad niekas jos nenusipirktų. Plytelės nebėra visam laikui, o jos vieta lieka tuščia iki raundo pabaigos.

    - Jis sudegina **vieną plytelę per raundą**, tam, kas paprašo pirmas. Tada jis išskridęs, matyti, ką sudegino, o raundo pabaigoje grįžta į urvą.
    - Jei karalienė gyvena pas tave, papirkti jo negali.
    - Pastato, kuris jau stovi karalystėje, jis niekada nedegina.

rules-court-scoring =
    Pabaigoje sudėk:
    - 1 tašką už kiekvienas { $percoins } **monetas**, suapvalinus žemyn.
    - Kiekvieną **valdą**: langeliai, padauginti iš karūnų. Be karūnos taškų nėra.
    - **Miestai** – irgi valdos, su pastatais ar be. Karūnų jiems duoda tik Karalienės bokštai.
    - **Karalienę**: dar viena karūna didžiausiai valdai karalystėje, kurioje ji gyvena.
    - Kas parašyta prie kiekvieno **pastato**.

    Laimi didžiausia suma. Jei po lygiai, lemia didžiausia valda, su karūnomis ar be. Jei ir ji lygi, pergale dalijamasi.

    Tai taisyklių pavyzdys: 71 taškas. Vien pieva duoda 4 × 4 = 16: trys jos pačios karūnos ir viena karalienės.

rules-wedding-title = Dvi dėžės
rules-wedding =
    Karališkosios vestuvės – tai Queendomino su abiejų dėžių kauliukais.

    - Eilės ateina pakaitomis: pirma iš **Queendomino** dėžės, tada iš **Kingdomino** dėžės. Queendomino numeriai prasideda raide q. Vienoje eilėje jos niekada nesimaišo.
    - Eilėje **kauliukų: { $line }**. { $left ->
        [0] Kiekvieną kas nors pasirenka.
        [1] Vienas, kurio niekas nepasirenka, iškrenta iš žaidimo.
       *[other] Kurių niekas nepasirenka ({ $left }), iškrenta iš žaidimo.
    }
    - Raundų – { $rounds }, karalystės – { $grid }×{ $grid } langelių.
    - Kingdomino kauliukai miestų neturi, bet statytojų lenta atvira kiekviename raunde.

rules-teams-title = Komandos
rules-teams =
    Žaidėjų – { $players }, komandų po du – { $kingdoms }. Komandos **karalystė viena**, ir viskas joje bendra: monetos, riteriai, bokštai, pastatai, karalienė.

    Kiekvienas žaidėjas turi savo spalvos karalių, tad komanda per raundą eina du kartus. **Pasitark su partneriu.** Jei nesutariate, sprendžia tas, kieno karalius eina: kur dėti kauliuką, ar rinkti mokestį, statyti ar papirkti ir kurį kauliuką imti.

    Vertinamos karalystės, tad partneriai laimi ar pralaimi kartu.

rules-court-house-title = Namų taisyklės ir aiškinimai
rules-court-house =
    Kur taisyklės tyli arba jas galima suprasti dvejopai, čia žaidžiama taip:
    - **Dinastija** (sudedamų partijų: { $games }) – namų taisyklė: oficialiose taisyklėse ji yra tik Kingdomino. Vidurio karalystės ir Harmonijos čia nėra.
    - **Iždinė** moka už kiekvieną siunčiamą riterį, o ne kartą per ėjimą. Pavyzdyje kiekvienas riteris atnešė 3 + 1 monetas.
    - **Atmetus** kauliuką vis tiek gali statyti ir papirkti drakoną. Kauliuko reikia tik mokesčiams.
    - Riteriai, bokštai ir monetos niekada nesibaigia.
