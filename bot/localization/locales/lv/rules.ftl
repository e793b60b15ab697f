rules-chapter-placeholder = Nodaļas
rules-game-placeholder = Citas spēles noteikumi
rules-game = { $game } · spēlētāji: { $players }
rules-back = Atpakaļ: { $title }
rules-on = Tālāk: { $title }

rules-read = Lasīt tālāk

rules-goal-title = Par ko ir spēle
rules-goal =
    Ap savu pili uzcel bagātāko karalisti, ne lielāku par { $grid }×{ $grid } lauciņiem.

    Tu to veido no **domino kauliņiem**. Kauliņš ir divi lauciņi blakus, katrs ar savu ainavu: kvieši, mežs, ezers, pļava, purvs vai kalni. Uz dažiem lauciņiem ir **kroņi**. Tie ir vajadzīgi: zeme bez kroņa nedod punktus.

    Raundu skaits: { $rounds }. Katrā tu { $kings ->
        [1] noliec kauliņu un izvēlies nākamo
       *[other] noliec divus kauliņus un izvēlies nākamos divus
    }. Pēdējā tikai noliec.

    Pavisam tev būs { $each ->
        [zero] { $each } kauliņu
        [one] { $each } kauliņš
       *[other] { $each } kauliņi
    }. Ja der katrs, karaliste ir pilna. Ja ne, nekas: caurums pats punktus neatņem.

rules-beginning-title = Spēles sākums
rules-beginning =
    { $aside ->
        [0] Spēlē ir visi kauliņi: { $domino_count }.
       *[other] Spēlē ir { $domino_count } no { $box } kauliņiem. Pārējie ({ $aside }) paliek kastē, un neviens nezina, kuri.
    } { $team ->
        [1] Katrs sāk ar pili, un ap to nekā nav.
       *[other] Katra komanda sāk ar pili, un ap to nekā nav.
    }

    Vispirms izliek rindu no mazākā numura līdz lielākajam, kauliņu skaits: { $line }. { $drawn ->
        [1] Izlozē vienu karali. Tā īpašnieks izvēlas kauliņu, otrs spēlētājs izvēlas divus, un pirmais saņem pēdējo.
       *[other] Tad citu pēc cita izlozē visus karaļus ({ $drawn }). Kad izlozē tavējo, izvēlies tam brīvu kauliņu.
    }

    Pagaidām neko nenoliek. Kad katram karalim ir kauliņš, izliek nākamo rindu, un sākas 1. raunds.

    Piemērā viens karalis vēl gaida savu kārtu.

rules-turn-title = Gājiens
rules-turn =
    Pirmais ir karalis uz mazākā numura, tad nākamais un tā tālāk. Savā gājienā:
    1. **Noliec** kauliņu, uz kura stāv tavs karalis.
    2. **Izvēlies**: pārvieto karali uz brīvu kauliņu nākamajā rindā.

    Tur tas āķis: ar mazu numuru nākamajā raundā spēlē agrāk un izvēle ir lielāka, bet visvairāk kroņu ir lielajiem numuriem. { $kings ->
        [1] Kad visi karaļi ir rīkojušies, ar jaunu rindu sākas nākamais raunds.
       *[other] Tev ir divi karaļi, tātad divi gājieni raundā. Kad visi karaļi ir rīkojušies, ar jaunu rindu sākas nākamais raunds.
    }

    { $left ->
        [0] Katru rindas kauliņu kāds izvēlas.
        [1] Viens rindas kauliņš, ko neizvēlas neviens, iziet no spēles.
       *[other] Rindas kauliņi, ko neizvēlas neviens ({ $left }), iziet no spēles.
    }

    Pēdējā ({ $rounds }.) raundā vairs nav ko izvēlēties: tikai noliec.

rules-placing-title = Nolikšana
rules-placing =
    Kauliņš aizņem divus brīvus lauciņus. Vienai tā pusei jāpieskaras tavai pilij vai tādas pašas ainavas zemei. Pilij der viss.

    Pieskarties nozīmē būt blakus. Stūri neskaitās. Visai karalistei kopā ar pili jāietilpst { $grid }×{ $grid } lauciņos. Pilij nav jābūt vidū.

    Piemērā meža un kviešu kauliņu var likt uz **1**, jo kvieši pieskaras kviešiem, un uz **2**, jo tas pieskaras pilij. Uz **3** nevar: tur ir tikai pils stūris.

    Ja kauliņš kaut kur der, tas ir jānoliek, arī ja sāp. Ja tas neder nekur, to atmet tavā vietā.
rules-placing-alt = Karaliste ar pili uz g7, kviešiem uz h7 un i7 un ezeru uz f8 un g8. Meža un kviešu kauliņu var likt 1. vietā (i6 un j6) un 2. vietā (g6 un h6), bet ne 3. vietā (e6 un f6).

rules-scoring-title = Punktu skaitīšana
rules-scoring =
    Vienas ainavas lauciņi, kas saskaras, ir **īpašums**. Saskaiti lauciņus, saskaiti kroņus un sareizini. Bez kroņa nav punktu, lai cik tas būtu liels. Divus vienas ainavas īpašumus, kas nesaskaras, skaita atsevišķi, un pils tos nesavieno.

    Piemērā kviešiem ir 5 lauciņi un 2 kroņi: 5 × 2 = **10**. Augšējais mežs dod 3 × 1 = **3**. Apakšējam mežam un pļavai kroņa nav, tie dod **0**. Kopā **13**.

    Uzvar lielākā summa. Ja tā ir vienāda, izšķir lielākais īpašums, ar kroņiem vai bez. Ja arī tas vienāds, izšķir kroņu skaits. Ja arī tas vienāds, uzvaru dala.

rules-options-title = Papildinājumi
rules-options =
    Pirms spēles saimnieks var pievienot jebkuru no šiem:
    - **{ part-middle-kingdom }**: { $middle ->
        [zero] { $middle } punktu
        [one] { $middle } punkts
       *[other] { $middle } punkti
    }, ja tava pils beigās ir centrā. Tas ir, karaliste no tās sniedzas tikpat tālu pa kreisi kā pa labi un tikpat tālu uz augšu kā uz leju. Caurumi netraucē: piemēra karaliste šos punktus saņem.
    - **{ part-harmony }**: { $harmony ->
        [zero] { $harmony } punktu
        [one] { $harmony } punkts
       *[other] { $harmony } punkti
    }, ja tev neviens kauliņš nav bijis jāatmet.
    - **{ option-dynasty }**: { $games } spēles pēc kārtas. Uzvar lielākā summa, un, ja summas vienādas, uzvaru dala.

    Diviem ir arī **Lielais duelis**: visi kauliņi ({ $dueldominoes }) un karalistes { $duelgrid }×{ $duelgrid } lauciņu lielumā.

rules-signs-words =
    - Karaliste aprakstīta pa īpašumiem, vispirms tie ar visvairāk punktiem: lauciņi, kroņi un punkti, un kur tie var augt.
    - Burti iet no rietumiem uz austrumiem, skaitļi no dienvidiem uz ziemeļiem. Pils ir uz g7.
    - Tavā gājienā **vietām**, kur kauliņš der, ir numuri. Saraksts saka, kur katra ir, ko tā dod un ko atstāj.
    - Rinda, piemēram, „{ $sample }”, pasaka, kam bija gājiens, ko tas uzreiz deva un kurš kauliņš izvēlēts.

    { COMMAND("kingdomino board") } apraksta visu galdu.
rules-signs-title = Kā lasīt attēlus
rules-signs =
    - Kauliņa **numurs** nosaka, kurš kad rīkojas. Karalis uz tā un vārds blakus rāda, kam tas pieder.
    - **Kroņi** ir lauciņa augšējā stūrī.
    - Tavai pilij un karaļiem ir tava krāsa un tava zīme.
    - Karaliste ar **zelta joslu** pieder tam, kam tagad ir gājiens. **Gaiša mala** ir tam, kas tikko izdarīja gājienu, un pēdējam noliktajam kauliņam.
    - Tavā gājienā numuri rāda **vietas**, kur kauliņš der, un vienā no tām blāvi redzams tavs kauliņš.
    - Burti un skaitļi malās nosauc lauciņus. Pils ir uz g7.
    - Rinda, piemēram, „{ $sample }”, pasaka, kam bija gājiens, ko tas uzreiz deva un kurš kauliņš izvēlēts.

    Pieskaries { EMOJI("look") } un vārdam, lai redzētu šo karalisti lielā attēlā. { COMMAND("kingdomino board") } rāda galdu.

rules-advice-title = Kā labi spēlēt
rules-advice =
    Abās šajās karalistēs ir tie paši 12 kauliņi un tie paši 6 kroņi. Viena dod **8** punktus, otra **57**. Lūk, kā:
    - **Palielini to, kas tev ir.** Daži lieli īpašumi ir labāki par daudziem maziem. Tam ezeram ir 10 lauciņu un 5 kroņi: 10 × 5 = 50.
    - **Nedzenies tikai pēc kroņiem.** Viens pats kronis dod 1 punktu. Uz zemes ar 10 lauciņiem tas dod 10.
    - **Neatstāj caurumus.** Uz atsevišķa lauciņa neder neviens kauliņš, un kauliņš, kas neder nekur, ir zaudēts.
    - **Turi pili vidū.** Ar Vidus karalisti tie ir { $middle ->
        [zero] { $middle } punktu
        [one] { $middle } punkts
       *[other] { $middle } punkti
    }.
rules-advice-alt = Divas pilnas karalistes no tiem pašiem kauliņiem. Pirmajā ezers ir piecos gabalos, un lielākajam nav kroņa: kopā 8 punkti. Otrajā ezers ir viens īpašums ar 10 lauciņiem un 5 kroņiem: kopā 57 punkti.
