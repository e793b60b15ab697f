rules-court-goal =
    No domino kauliņiem uzcel karalisti { $grid }×{ $grid } lauciņu lielumā, kā Kingdomino. Jaunais: pilsētas, kur celt, monētas, ko tērēt, bruņinieki, kas tās iekasē, un karaliene, kurai iepatikties. Punktus dod zeme ar kroņiem, ēkas un monētas.

    Viens **domino kauliņš** ir divi lauciņi, katrs ar savu ainavu: kvieši, mežs, ezers, pļava, purvs, kalni vai pilsēta. Uz dažiem lauciņiem ir **kroņi**.

    Raundu skaits: { $rounds }. Katrā tu { $kings ->
        [1] noliec kauliņu un izvēlies nākamo
       *[other] noliec divus kauliņus un izvēlies nākamos divus
    }. Pēdējā vairs nav ko izvēlēties.

    Sākumā { $team ->
        [1] tev
       *[other] katrai komandai kopīgi
    } ir { $coins ->
        [zero] { $coins } monētu
        [one] { $coins } monēta
       *[other] { $coins } monētas
    } un { $knights ->
        [1] viens bruņinieks
        [zero] { $knights } bruņinieku
        [one] { $knights } bruņinieks
       *[other] { $knights } bruņinieki
    }. Bruņinieks, kas vēl nav tavā karalistē, ir **rezervē**.

rules-court-turn =
    Pirmais ir karalis uz mazākā numura. Gājienā ir pieci soļi. Neobligātos vari izlaist, bet, ja turpini, atpakaļ vairs nevar:
    1. **Noliec** savu kauliņu.
    2. Sūti uz to **bruņiniekus** (pēc izvēles).
    3. Nopērc vienu **ēku** (pēc izvēles).
    4. Piekukuļo **pūķi** (pēc izvēles).
    5. **Izvēlies** brīvu kauliņu nākamajā rindā.

    Ar mazu numuru nākamajā raundā spēlē agrāk. Lielam bieži ir kroņi vai pilsētas. { $kings ->
        [1] Katram spēlētājam ir viens karalis.
       *[other] Tev ir divi karaļi, katram savs pilns gājiens. (Daži noteikumus saprot citādi: 2.–4. solis tikai reizi raundā.)
    } { $left ->
        [0] Katru rindas kauliņu kāds izvēlas.
        [1] Rindas kauliņš, ko neizvēlas neviens, iziet no spēles.
       *[other] Rindas kauliņi, ko neizvēlas neviens ({ $left }), iziet no spēles.
    }

    Pēdējā ({ $rounds }.) raundā 5. soļa nav.

rules-knights-title = Bruņinieki un nodokļi
rules-knights =
    Uzreiz pēc nolikšanas vari uz kauliņu sūtīt bruņiniekus no rezerves, pa vienam uz katru pusi. Katrs uzreiz iekasē **vienu monētu par katru sava īpašuma lauciņu**. Īpašums ir visi vienas ainavas lauciņi, kas saskaras. Kroņiem te nav nozīmes.

    Piemērā kviešiem ir 3 lauciņi, tāpēc bruņinieks ir atnesis 3 monētas.

    Ja abas puses pieder vienam īpašumam, abi bruņinieki iekasē monētas par visu īpašumu. Nodokli var iekasēt atkal, kad īpašumu palielini.

    Bruņinieks paliek savā vietā līdz beigām. Jaunus dod ēkas. Punktus par bruņiniekiem dod tikai Mācību nometne.

    Par atmestu kauliņu nodokli neiekasē.

rules-builders-title = Celtnieku planšete
rules-builders =
    Celtnieku planšetē ir { $slots ->
        [zero] { $slots } **vietu**
        [one] { $slots } **vieta**
       *[other] { $slots } **vietas**
    }, katrā pa ēkas plāksnītei. Cena pieder vietai: no 0 līdz { $dearest } monētām, to rāda monēta blakus plāksnītei.

    Savā gājienā vari nopirkt vienu plāksnīti un likt to uz jebkura sava **pilsētas lauciņa** bez ēkas. Bruņinieks tur netraucē. Plāksnītes bruņinieki un torņi ir tavi uzreiz, un bruņiniekus var sūtīt no nākamā gājiena. Ēka paliek uz visiem laikiem.

    Tukša vieta paliek tukša līdz raunda beigām. Tad plāksnītes pabīdās uz lēto galu, un otrā galā nāk jaunas. Plāksnīšu skaits: { $tile_count }. Kad tās beidzas, vietas paliek tukšas.

rules-symbols-title = Ko rāda plāksnītes
rules-symbols =
    Ko plāksnīte dod, rakstīts tai blakus:
    - **Bruņinieki** un **torņi** ir tavi uzreiz.
    - **Kronis** ir vēl viens kronis pilsētai, kurā plāksnīte stāv.
    - Skaitlis uz **medaļas** ir punkti beigās. **Par īpašumu**: tik par katru šīs ainavas īpašumu, arī vismazāko, arī bez kroņiem. **Par torni** vai **par bruņinieku**: tik par katru, kas tev ir, bruņiniekus rezervē ieskaitot.
    - **+1 nodoklis** par torni vai par bruņinieku, abās kasēs: katrs bruņinieks, ko sūti, atnes vēl pa monētai par katru tavu torni vai bruņinieku. Arī tas, ko sūti, skaitās.

    { $unsure } no { $tile_count } plāksnīšu bruņiniekus un torņus nevarējām salīdzināt ar drukātu spēli, tāpēc daži var atšķirties.

rules-queen-title = Torņi un karaliene
rules-queen =
    Dažām ēkām ir **torņi**, un **karaliene** torņus mīl. Kad iegūsti torni un tad tev to ir vismaz tikpat, cik { $team ->
        [1] katram citam spēlētājam
       *[other] katrai citai komandai
    }, viņa pārceļas uz tavu karalisti. Lai viņu iegūtu, pietiek ar vienādu skaitu. Pirms pirmā torņa viņa nedzīvo nekur.

    Kamēr viņa dzīvo pie tevis:
    - Ēkas tev maksā par 1 monētu mazāk, sākot ar nākamo, ko pērc. Par velti paliek par velti.
    - Pūķis turas pa gabalu, tāpēc piekukuļot to nevari.

    Beigās viņa ir **vēl viens kronis tavā lielākajā īpašumā**, arī pilsētā. Ja vienādi lieli ir vairāki, punktiem nav nozīmes, kurš tas ir. Piemērā kvieši tā dod 4 × 2.

rules-dragon-title = Pūķis
rules-dragon =
    Par { $bribe ->
        [zero] { $bribe } monētām
        [one] { $bribe } monētu
       *[other] { $bribe } monētām
    } pūķis sadedzina plāksnīti uz celtnieku planšetes, lai neviens to nevarētu nopirkt. Plāksnīte ir zudusi pavisam, un tās vieta paliek tukša līdz raunda beigām.

    - Tas sadedzina **vienu plāksnīti raundā**, tam, kurš palūdz pirmais. Tad tas ir ārā, redzams, kas sadega, un raunda beigās tas atgriežas alā.
    - Ja karaliene dzīvo pie tevis, piekukuļot to nevari.
    - Ēku, kas jau stāv karalistē, tas nededzina nekad.

rules-court-scoring =
    Beigās saskaiti:
    - 1 punkts par katrām { $percoins } **monētām**, noapaļojot uz leju.
    - Katrs **īpašums**: lauciņi reiz kroņi. Bez kroņa nav punktu.
    - Arī **pilsētas** ir īpašumi, ar ēkām vai bez. Kroņus tām dod tikai Karalienes torņi.
    - **Karaliene**: vēl viens kronis lielākajā īpašumā karalistē, kurā viņa dzīvo.
    - Tas, kas rakstīts pie katras **ēkas**.

    Uzvar lielākā summa. Ja tā ir vienāda, izšķir lielākais īpašums, ar kroņiem vai bez. Ja arī tas vienāds, uzvaru dala.

    Šis ir noteikumu grāmatas piemērs: 71 punkts. Pļava vien dod 4 × 4 = 16: trīs pašas kroņi un karalienes kronis.

rules-wedding-title = Divas kastes
rules-wedding =
    Karaliskās kāzas ir Queendomino ar abu kastu kauliņiem.

    - Rindas nāk pārmaiņus: vispirms no **Queendomino** kastes, tad no **Kingdomino** kastes. Queendomino numuri sākas ar q. Vienā rindā tās nekad nejauc.
    - Kauliņu skaits rindā: **{ $line }**. { $left ->
        [0] Katru kāds izvēlas.
        [1] Viens, ko neizvēlas neviens, iziet no spēles.
       *[other] Tie { $left }, ko neizvēlas neviens, iziet no spēles.
    }
    - Raundu skaits: { $rounds }, karalistes: { $grid }×{ $grid } lauciņi.
    - Kingdomino kauliņos pilsētu nav, bet celtnieku planšete ir atvērta katrā raundā.

rules-teams-title = Komandas
rules-teams =
    { $players } spēlētāji veido { $kingdoms } komandas pa diviem. Komandai ir **viena kopīga karaliste** un viss, kas tajā ir: monētas, bruņinieki, torņi, ēkas, karaliene.

    Katram spēlētājam ir karalis savā krāsā, tāpēc komandai raundā ir divi gājieni. **Apspriedies ar partneri.** Ja nevarat vienoties, izlemj tas, kura karalis rīkojas: kur likt kauliņu, vai iekasēt nodokli, celt vai piekukuļot un kuru kauliņu ņemt.

    Vērtē karalistes, tāpēc partneri uzvar vai zaudē kopā.

rules-court-house-title = Mājas noteikumi un skaidrojumi
rules-court-house =
    Kur noteikumu grāmata klusē vai saprotama divējādi, te spēlē šādi:
    - **Dinastija**, { $games } spēles ar kopīgu summu, ir mājas noteikums: grāmatā tā ir tikai Kingdomino. Vidus karalistes un Harmonijas nav.
    - **Kase** maksā par katru bruņinieku, ko sūti, nevis reizi gājienā. Piemērā katrs bruņinieks ir atnesis 3 + 1 monētas.
    - Pēc **atmešanas** joprojām vari celt un piekukuļot pūķi. Kauliņu vajag tikai nodoklim.
    - Bruņinieki, torņi un monētas nekad nebeidzas.
