rules-chapter-placeholder = Skyriai
rules-game-placeholder = Kito žaidimo taisyklės
rules-game = { $game } · žaidėjų: { $players }
rules-back = Atgal: { $title }
rules-on = Toliau: { $title }

rules-read = Skaityti toliau

rules-goal-title = Apie ką žaidimas
rules-goal =
    Aplink savo pilį pastatyk turtingiausią karalystę, ne didesnę kaip { $grid }×{ $grid } langelių.

    Statai iš **domino kauliukų**. Kauliukas – du langeliai greta, kiekviename kraštovaizdis: kviečiai, miškas, ežeras, pieva, pelkė arba kalnai. Kai kuriuose yra **karūnų**. Jų reikia: žemė be karūnos neduoda nieko.

    Partijoje – { $rounds ->
        [one] { $rounds } raundas
        [few] { $rounds } raundai
       *[other] { $rounds } raundų
    }. Kiekviename { $kings ->
        [1] padedi kauliuką ir renkiesi kitą
       *[other] padedi du kauliukus ir renkiesi kitus du
    }. Paskutiniame tik padedi.

    Iš viso gausi { $each ->
        [one] { $each } kauliuką
        [few] { $each } kauliukus
       *[other] { $each } kauliukų
    }. Jei tiks visi, karalystė bus pilna. Jei ne, nieko tokio: pati spraga taškų neatima.

rules-beginning-title = Pradžia
rules-beginning =
    { $aside ->
        [0] Žaidžiama visais kauliukais: { $domino_count }.
       *[other] Žaidžiama { $domino_count } kauliukais iš { $box }. Kiti ({ $aside }) lieka dėžėje, ir niekas nežino, kurie.
    } { $team ->
        [1] Kiekvienas pradeda su pilimi, aplink kurią nieko nėra.
       *[other] Kiekviena komanda pradeda su pilimi, aplink kurią nieko nėra.
    }

    Pirma išdėliojama eilė nuo mažiausio numerio iki didžiausio, kauliukų joje – { $line }. { $drawn ->
        [1] Ištraukiamas vienas karalius. Jo savininkas renkasi kauliuką, kitas žaidėjas renkasi du, o pirmasis gauna paskutinį.
       *[other] Tada vienas po kito traukiami visi karaliai ({ $drawn }). Kai ištraukiamas tavo, parink jam laisvą kauliuką.
    }

    Kol kas niekas nieko nededa. Kai kiekvienas karalius turi kauliuką, išdėliojama kita eilė ir prasideda pirmas raundas.

    Pavyzdyje vienas karalius dar turi rinktis.

rules-turn-title = Ėjimas
rules-turn =
    Pirmas eina karalius ant mažiausio numerio, tada kitas ir taip toliau. Tavo ėjimas:
    1. **Padėk** kauliuką, ant kurio stovi tavo karalius.
    2. **Rinkis**: perkelk karalių ant laisvo kitos eilės kauliuko.

    Čia ir žaidimo gudrybė: su mažu numeriu kitame raunde eini anksčiau ir turi daugiau iš ko rinktis, bet daugiausia karūnų turi dideli. { $kings ->
        [1] Kai visi karaliai baigia ėjimus, su nauja eile prasideda kitas raundas.
       *[other] Turi du karalius, taigi ir du ėjimus per raundą. Kai visi karaliai baigia ėjimus, su nauja eile prasideda kitas raundas.
    }

    { $left ->
        [0] Kiekvieną eilės kauliuką kas nors pasirenka.
        [1] Vienas eilės kauliukas, kurio niekas nepasirenka, iškrenta iš žaidimo.
       *[other] Eilės kauliukai, kurių niekas nepasirenka ({ $left }), iškrenta iš žaidimo.
    }

    Paskutiniame, { $rounds }-ame raunde rinktis nebėra ko: tik padedi.

rules-placing-title = Kaip dėti
rules-placing =
    Kauliukas užima du laisvus langelius. Viena jo pusė turi liesti tavo pilį arba to paties kraštovaizdžio žemę. Prie pilies tinka viskas.

    Liesti – tai turėti bendrą kraštinę. Kampai neskaičiuojami. Visa karalystė kartu su pilimi turi tilpti į { $grid }×{ $grid } langelių. Pilis nebūtinai turi būti viduryje.

    Pavyzdyje miško ir kviečių kauliuką galima dėti į **1**, nes kviečiai liečia kviečius, ir į **2**, nes jis liečia pilį. Į **3** negalima: ten tik pilies kampas.

    Jei kauliukas kur nors tinka, jį reikia padėti, net jei tai nenaudinga. Jei niekur netinka, jis atmetamas už tave.
rules-placing-alt = Karalystė: pilis g7, kviečiai h7 ir i7, ežeras f8 ir g8. Miško ir kviečių kauliuką galima dėti į vietą 1 (i6 ir j6) ir į vietą 2 (g6 ir h6), bet ne į vietą 3 (e6 ir f6).

rules-scoring-title = Taškai
rules-scoring =
    Vieno kraštovaizdžio langeliai, kurie liečiasi, yra **valda**. Suskaičiuok langelius, suskaičiuok karūnas ir sudaugink. Be karūnos taškų nėra, kad ir kokia ji didelė. Dvi to paties kraštovaizdžio valdos, kurios nesiliečia, skaičiuojamos atskirai, ir pilis jų nejungia.

    Pavyzdyje kviečiai turi 5 langelius ir 2 karūnas: 5 × 2 = **10**. Viršutinis miškas duoda 3 × 1 = **3**. Apatinis miškas ir pieva karūnų neturi ir duoda **0**. Iš viso **13**.

    Laimi didžiausia suma. Jei po lygiai, lemia didžiausia valda, su karūnomis ar be. Jei ir ji lygi, lemia karūnų skaičius. Jei ir karūnų po lygiai, pergale dalijamasi.

rules-options-title = Papildomos taisyklės
rules-options =
    Prieš partiją šeimininkas gali pridėti bet kurią iš jų:
    - **{ part-middle-kingdom }**: { $middle ->
        [one] { $middle } taškas
        [few] { $middle } taškai
       *[other] { $middle } taškų
    }, jei pilis galiausiai yra centre. Tai reiškia, kad karalystė nuo jos siekia taip pat toli kairėn kaip dešinėn ir taip pat toli aukštyn kaip žemyn. Spragos nesvarbios: pavyzdžio karalystė šiuos taškus gauna.
    - **{ part-harmony }**: { $harmony ->
        [one] { $harmony } taškas
        [few] { $harmony } taškai
       *[other] { $harmony } taškų
    }, jei neteko atmesti nė vieno kauliuko.
    - **{ option-dynasty }**: partijų iš eilės – { $games }. Laimi didžiausia suma, o esant lygioms sumoms pergale dalijamasi.

    Dviem žaidėjams dar yra **Didžioji dvikova**: visi kauliukai ({ $dueldominoes }) ir { $duelgrid }×{ $duelgrid } langelių karalystės.

rules-signs-words =
    - Karalystė aprašoma pagal valdas, pirma tos, kurios duoda daugiausia taškų: jų langeliai, karūnos ir taškai ir kur jos gali plėstis.
    - Raidės eina iš vakarų į rytus, o skaičiai – iš pietų į šiaurę. Pilis yra g7.
    - Per tavo ėjimą **vietos**, kur kauliukas tinka, sunumeruotos. Sąrašas sako, kur kiekviena yra, ką duoda ir ką palieka.
    - Eilutė, pavyzdžiui, „{ $sample }“, pasako, kieno buvo ėjimas, ką jis iškart davė ir kuris kauliukas pasirinktas.

    { COMMAND("kingdomino board") } apsako visą stalą.
rules-signs-title = Kaip skaityti paveikslėlius
rules-signs =
    - Kauliuko **numeris** lemia, kas kada eina. Karalius ant jo ir vardas šalia rodo, kieno jis.
    - **Karūnos** – viršutiniame langelio kampe.
    - Tavo pilis ir karaliai turi tavo spalvą ir tavo ženklą.
    - Dabar eina karalystė su **auksine juosta**. **Šviesus apvadas** žymi, kas ką tik ėjo, ir paskutinį padėtą kauliuką.
    - Per tavo ėjimą skaičiai rodo **vietas**, kur kauliukas tinka, o vienoje iš jų blankiai matyti tavo kauliukas.
    - Raidės ir skaičiai pakraštyje įvardija langelius. Pilis yra g7.
    - Eilutė, pavyzdžiui, „{ $sample }“, pasako, kieno buvo ėjimas, ką jis iškart davė ir kuris kauliukas pasirinktas.

    Spausk { EMOJI("look") } ir vardą, kad pamatytum tą karalystę padidintą. { COMMAND("kingdomino board") } parodo stalą.

rules-advice-title = Kaip gerai žaisti
rules-advice =
    Abi šios karalystės – iš tų pačių 12 kauliukų ir su tomis pačiomis 6 karūnomis. Viena duoda **8** taškus, kita – **57**. Štai kaip:
    - **Didink, ką turi.** Kelios didelės valdos geriau už daug mažų. Tas ežeras turi 10 langelių ir 5 karūnas: 10 × 5 = 50.
    - **Nesivaikyk vien karūnų.** Viena pati karūna duoda 1 tašką. Žemėje iš 10 langelių ji duoda 10.
    - **Nepalik spragų.** Į pavienį langelį netinka joks kauliukas, o niekur netinkantis kauliukas prarandamas.
    - **Laikyk pilį viduryje.** Su Vidurio karalyste tai dar { $middle ->
        [one] { $middle } taškas
        [few] { $middle } taškai
       *[other] { $middle } taškų
    }.
rules-advice-alt = Dvi pilnos karalystės iš tų pačių kauliukų. Pirmoje ežeras – penkiose dalyse, o didžiausioje nėra karūnos: iš viso 8 taškai. Antroje ežeras – viena 10 langelių valda su 5 karūnomis: iš viso 57 taškai.
