rules-where = { $game } · spēlētāji: { $players } · { $number }. nodaļa no { $chapters }
rules-chapter-placeholder = Nodaļas
rules-game-placeholder = Citas spēles noteikumi
rules-game = { $game } · spēlētāji: { $players }
rules-back = Atpakaļ: { $title }
rules-on = Tālāk: { $title }

rules-goal-title = Spēles mērķis
rules-goal =
    Tu ap savu pili veido karalisti { $grid }×{ $grid } lauciņu lielumā, ar zemi, kas dod pēc iespējas vairāk punktu.

    Viens **domino kauliņš** ir divi lauciņi blakus, katrs ar savu ainavu: kvieši, mežs, ezers, pļava, purvs vai kalni. Uz dažiem lauciņiem ir **kroņi** – zelta zīmes augšējā stūrī. Zeme bez kroņa nedod neko.

    Raundu skaits: { $rounds }. Katrā raundā tu { $kings ->
        [1] noliec kauliņu un izvēlies nākamo
       *[other] noliec divus kauliņus un izvēlies nākamos divus
    }. Pavisam tev būs { $each ->
        [zero] { $each } kauliņu
        [one] { $each } kauliņš
       *[other] { $each } kauliņi
    }: tieši tik, cik vajag karalistei, ja katrs no tiem der.

rules-beginning-title = Spēles sākums
rules-beginning =
    { $aside ->
        [0] Spēlē ir visi kauliņi: { $dominoes }.
       *[other] Spēlē ir { $dominoes } no { $box } kauliņiem, tos izlozē; pārējie { $aside } neredzēti paliek kastē.
    } { $team ->
        [1] Katrs sāk ar pili, un ap to vēl nekā nav.
       *[other] Katra komanda sāk ar pili, un ap to vēl nekā nav.
    }

    Numuru secībā izliek rindu, kauliņu skaits tajā: { $line }. { $drawn ->
        [1] Izlozē vienu karali: tā īpašnieks izvēlas kauliņu, tad otrs spēlētājs – divus, un pirmais – pēdējo.
       *[other] Karaļus izlozē vienu pēc otra; katra īpašnieks izvēlas tam brīvu kauliņu.
    }

    Pagaidām neko nenoliek. Tikai tad, kad katram karalim ir kauliņš, izliek nākamo rindu un sākas 1. raunds.

    Attēlā viens karalis vēl nav izlozēts.

rules-turn-title = Gājiens
rules-turn =
    Karaļi rīkojas to kauliņu numuru secībā, uz kuriem tie stāv, sākot ar mazāko. Savā gājienā:
    1. **Noliec** sava karaļa kauliņu savā karalistē.
    2. **Izvēlies**: liec karali uz brīva kauliņa nākamajā rindā.

    Mazs numurs ļauj nākamajā raundā rīkoties agrāk un izvēlēties no vairāk kauliņiem; lieli numuri dod kroņus. { $kings ->
        [1] Kad visi karaļi ir rīkojušies, sākas nākamais raunds ar jaunu rindu.
       *[other] Tev ir divi karaļi, tātad divi gājieni raundā. Kad visi karaļi ir rīkojušies, sākas nākamais raunds ar jaunu rindu.
    }

    { $left ->
        [0] Visus rindas kauliņus kāds izvēlas; pāri nepaliek neviens.
        [1] No katras rindas viens kauliņš paliek pāri. Tas iziet no spēles, bet neskaitās atmests.
       *[other] No katras rindas { $left } kauliņi paliek pāri. Tie iziet no spēles, bet neskaitās atmesti.
    }

    Pēdējā ({ $rounds }.) raundā kauliņus tikai noliek.

rules-placing-title = Nolikšana
rules-placing =
    Kauliņš aizņem divus brīvus lauciņus. Vismaz vienai pusei jāpieskaras pilij vai tādai pašai ainavai, kas tur jau ir. Pilij der jebkura ainava.

    Jāpieskaras ar malu: stūri neskaitās, un paša kauliņa otra puse arī ne. Karalistei kopā ar pili jāietilpst { $grid }×{ $grid } lauciņos; pils beigās var būt jebkurā vietā.

    Attēlā meža un kviešu kauliņu drīkst likt uz **1**, kur kvieši pieskaras kviešiem, un uz **2**, kur tas pieskaras pilij. Uz **3**, pie pils stūra, nedrīkst.

    Kauliņš, kas kaut kur der, ir jānoliek. Ja tas nekur neder, to atmet automātiski, un tas nedod neko.
rules-placing-alt = Karaliste ar pili uz g7, kviešiem uz h7 un i7 un ezeru uz f8 un g8. Meža un kviešu kauliņu var likt 1. vietā (i6 un j6) un 2. vietā (g6 un h6), bet ne 3. vietā (e6 un f6).

rules-scoring-title = Punktu skaitīšana
rules-scoring =
    Vienas ainavas lauciņi, kas saskaras, ir **īpašums**. Tā punkti ir lauciņu skaits reiz kroņu skaits. Bez kroņa tas nedod neko, lai cik liels tas būtu. Divus vienas ainavas īpašumus skaita atsevišķi. Pils neko nedod un neko nesavieno.

    Attēlā: 5 kviešu lauciņi ar 2 kroņiem dod 5 × 2 = **10**. Augšējais mežs dod 3 × 1 = **3**; apakšējam kroņa nav, tas dod **0**, un pļava tāpat. Kopā: **13**.

    Uzvar lielākā summa. Vienādu punktu gadījumā izšķir lielākais īpašums, ar kroņiem vai bez; tad – kroņu skaits karalistē; tad uzvaru dala.

rules-options-title = Papildinājumi
rules-options =
    Pirms spēles saimnieks var pievienot kādu no šiem vai visus:
    - **Vidus karaliste**: { $middle ->
        [zero] { $middle } punktu
        [one] { $middle } punkts
       *[other] { $middle } punkti
    }, ja tava pils beigās ir centrā: karaliste no tās sniedzas pa kreisi tikpat tālu kā pa labi un uz augšu tikpat tālu kā uz leju. Karalistei nav jābūt pilnai: attēlā redzamā skaitās.
    - **Harmonija**: { $harmony ->
        [zero] { $harmony } punktu
        [one] { $harmony } punkts
       *[other] { $harmony } punkti
    }, ja tev neviens kauliņš nav bijis jāatmet.
    - **Dinastija**: { $games } spēles pēc kārtas. Uzvar lielākā summa; ja summas vienādas, uzvaru dala.

    Vēl ir **Lielais duelis**, atsevišķa spēle diviem: visi kauliņi ({ $dueldominoes }) un karalistes { $duelgrid }×{ $duelgrid } lauciņu lielumā.

rules-signs-title = Kā lasīt attēlus
rules-signs =
    - Kauliņa **numurs** nosaka secību. Karalis uz tā un vārds blakus rāda, kam tas pieder.
    - **Kroņi** ir lauciņa augšējā stūrī.
    - Tavai pilij ir tava krāsa un zīme; taviem karaļiem tāpat.
    - **Gaiša mala** ir pēdējam noliktajam kauliņam.
    - Tavā panelī **vietas**, kur kauliņu var likt, ir numurētas, un viena parādīta bāli: tas ir ieteikums.
    - Lauciņus sauc pēc burtiem un skaitļiem malās: g7 ir pils.
    - Rinda, piemēram, **noliek 12 · +3 → 41**, saka, ko deva gājiens un cik punktu ir tagad.

    Pogas ar { EMOJI("look") } rāda karalisti lielu. { COMMAND("board") } rāda galdu vēlreiz, arī vārdos.
