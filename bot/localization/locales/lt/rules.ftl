rules-where = { $game } · žaidėjų: { $players } · { $number } skyrius iš { $chapters }
rules-chapter-placeholder = Skyriai
rules-game-placeholder = Kito žaidimo taisyklės
rules-game = { $game } · žaidėjų: { $players }
rules-back = Atgal: { $title }
rules-on = Toliau: { $title }

rules-goal-title = Žaidimo esmė
rules-goal =
    Aplink savo pilį statai { $grid }×{ $grid } langelių karalystę iš žemių, kurios duotų kuo daugiau taškų.

    Kiekvienas **domino kauliukas** – du langeliai greta. Kiekviename – kraštovaizdis: kviečiai, miškas, ežeras, pieva, pelkė arba kalnai. Kai kuriuose yra **karūnų** – auksinių ženklų viršutiniame kampe. Žemė be karūnų taškų neduoda.

    Partijoje – { $rounds ->
        [one] { $rounds } raundas
        [few] { $rounds } raundai
       *[other] { $rounds } raundų
    }. Kiekviename padedi { $kings ->
        [1] kauliuką ir renkiesi kitą
       *[other] du kauliukus ir renkiesi kitus du
    }. Iš viso gausi { $each ->
        [one] { $each } kauliuką
        [few] { $each } kauliukus
       *[other] { $each } kauliukų
    }: kaip tik tiek, kad užpildytum karalystę, jei tiks kiekvienas.

rules-beginning-title = Pradžia
rules-beginning =
    { $aside ->
        [0] Žaidžiama visais kauliukais: { $dominoes }.
       *[other] Žaidžiama atsitiktiniais kauliukais: { $dominoes } iš { $box }; kiti ({ $aside }) lieka dėžėje, ir jų niekas nemato.
    } { $team ->
        [1] Kiekvienas pradeda su pilimi, aplink kurią nieko nėra.
       *[other] Kiekviena komanda pradeda su pilimi, aplink kurią nieko nėra.
    }

    Išdėliojama eilė: { $line ->
        [one] { $line } kauliukas
        [few] { $line } kauliukai
       *[other] { $line } kauliukų
    } numerių tvarka. { $drawn ->
        [1] Ištraukiamas vienas karalius: jo savininkas renkasi kauliuką, tada kitas žaidėjas – du, o pirmasis – paskutinį.
       *[other] Visi karaliai ({ $drawn }) traukiami vienas po kito; kiekvieno savininkas parenka jam laisvą kauliuką.
    }

    Kol kas niekas nieko nededa. Tik kai kiekvienas karalius turi kauliuką, išdėliojama kita eilė ir prasideda pirmas raundas.

    Paveikslėlyje trūksta dar vieno karaliaus.

rules-turn-title = Ėjimas
rules-turn =
    Karaliai eina pagal numerius, ant kurių stovi, pradedant mažiausiu. Tavo ėjimas:
    1. **Padėk** savo karaliaus kauliuką karalystėje.
    2. **Rinkis**: perkelk karalių ant laisvo kitos eilės kauliuko.

    Su mažu numeriu kitame raunde eisi anksčiau ir turėsi daugiau iš ko rinktis; dideli duoda karūnų. { $kings ->
        [1] Kai visi karaliai baigia ėjimus, prasideda kitas raundas su nauja eile.
       *[other] Turi du karalius, taigi ir du ėjimus per raundą. Kai visi karaliai baigia ėjimus, prasideda kitas raundas su nauja eile.
    }

    { $left ->
        [0] Paimami visi eilės kauliukai, niekas nelieka.
        [1] Vienas kiekvienos eilės kauliukas lieka. Jis iškrenta iš žaidimo, bet nėra laikomas atmestu.
       *[other] Kiekvienoje eilėje lieka kauliukų: { $left }. Jie iškrenta iš žaidimo, bet nėra laikomi atmestais.
    }

    Paskutiniame, { $rounds }-ame raunde kauliukai tik padedami.

rules-placing-title = Kaip dėti
rules-placing =
    Kauliukas užima du laisvus langelius. Bent viena jo pusė turi liesti tavo pilį arba jau gulinčią to paties kraštovaizdžio žemę. Prie pilies tinka bet kas.

    Liesti – tai turėti bendrą kraštinę: kampai netinka, kita to paties kauliuko pusė – irgi. Karalystė kartu su pilimi turi tilpti į { $grid }×{ $grid } langelių; pilis gali atsidurti bet kur.

    Paveikslėlyje miško ir kviečių kauliuką galima dėti į **1**, kur kviečiai liečia kviečius, ir į **2**, kur jie liečia pilį. Negalima į **3**, prie pilies kampo.

    Kur nors tinkantį kauliuką reikia padėti. Niekur netinkantis atmetamas automatiškai ir taškų neduoda.
rules-placing-alt = Karalystė: pilis g7, kviečiai h7 ir i7, ežeras f8 ir g8. Miško ir kviečių kauliuką galima dėti į vietą 1 (i6 ir j6) ir į vietą 2 (g6 ir h6), bet ne į vietą 3 (e6 ir f6).

rules-scoring-title = Taškai
rules-scoring =
    Vieno kraštovaizdžio langeliai, kurie liečiasi, sudaro **valdą**. Jos taškai – langelių skaičius, padaugintas iš karūnų skaičiaus. Be karūnų ji neduoda nieko, kad ir kokia didelė būtų. Dvi to paties kraštovaizdžio valdos skaičiuojamos atskirai. Pilis taškų neduoda ir nieko nejungia.

    Paveikslėlyje: 5 kviečių langeliai su 2 karūnomis – 5 × 2 = **10**. Viršutinis miškas – 3 × 1 = **3**; apatinis be karūnų – **0**, pieva irgi. Iš viso: **13**.

    Laimi tas, kas surenka daugiausia taškų. Jei po lygiai, lemia didžiausia viena valda, su karūnomis ar be; tada – karūnų skaičius karalystėje; tada pergale dalijamasi.

rules-options-title = Papildomos taisyklės
rules-options =
    Prieš partiją šeimininkas gali pridėti bet kurias iš jų, kad ir visas:
    - **Vidurio karalystė**: { $middle ->
        [one] { $middle } taškas
        [few] { $middle } taškai
       *[other] { $middle } taškų
    }, jei pilis galiausiai yra viduryje: karalystė nuo jos kairėn siekia taip pat toli kaip dešinėn, o aukštyn – taip pat toli kaip žemyn. Užpildyti visko nebūtina: paveikslėlyje sąlyga tenkinama.
    - **Harmonija**: { $harmony ->
        [one] { $harmony } taškas
        [few] { $harmony } taškai
       *[other] { $harmony } taškų
    }, jei neteko atmesti nė vieno kauliuko.
    - **Dinastija**: partijų iš eilės – { $games }. Laimi didžiausia suma; jei po lygiai, pergale dalijamasi.

    Dar yra **Didžioji dvikova**, atskiras žaidimas dviem: visi kauliukai ({ $dueldominoes }) ir { $duelgrid }×{ $duelgrid } langelių karalystės.

rules-signs-title = Kaip skaityti paveikslėlius
rules-signs =
    - Kauliuko **numeris** lemia tvarką. Kieno kauliukas, rodo karalius ant jo ir vardas šalia.
    - **Karūnos** – viršutiniame langelio kampe.
    - Tavo pilis – tavo spalvos ir su tavo ženklu; karaliai irgi.
    - **Šviesus apvadas** žymi paskutinį padėtą kauliuką.
    - Tavo skydelyje sunumeruotos **vietos**, kur kauliukas tinka, o viena parodyta blankiai: tai patarimas.
    - Raidės ir skaičiai pakraštyje nurodo langelius: g7 – pilis.
    - Eilutė, pavyzdžiui, **padeda 12 · +3 → 41**, sako, ką davė ėjimas ir kiek dabar taškų.

    Mygtukai su { EMOJI("look") } parodo padidintą karalystę. { COMMAND("board") } dar kartą parodo stalą, galima ir žodžiais.
