rules-court-goal-title = Spēles mērķis
rules-court-goal =
    Tu no domino kauliņiem veido karalisti { $grid }×{ $grid } lauciņu lielumā, kā Kingdomino, un tās pilsētās cel ēkas. Punktus dod zeme ar kroņiem, ēkas un monētas.

    Viens **domino kauliņš** ir divi lauciņi, katrs ar savu ainavu: kvieši, mežs, ezers, pļava, purvs, kalni vai pilsēta. Zelta zīmes augšējā stūrī ir **kroņi**.

    Raundu skaits: { $rounds }. Katrā raundā tu { $kings ->
        [1] noliec kauliņu un izvēlies nākamo
       *[other] noliec divus kauliņus un izvēlies nākamos divus
    }.

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
    }. Bruņinieks, kas nestāv uz lauciņa, ir **rezervē**.

rules-court-turn-title = Gājiens
rules-court-turn =
    Karaļi rīkojas to kauliņu numuru secībā, uz kuriem tie stāv, sākot ar mazāko. Gājienā ir pieci soļi; slīprakstā rakstītos var izlaist, bet pēc vēlāka soļa tos vairs nevar izdarīt:
    1. **Noliec** savu kauliņu.
    2. *Sūti uz to **bruņiniekus**.*
    3. *Nopērc vienu **ēku**.*
    4. *Piekukuļo **pūķi**.*
    5. **Izvēlies** brīvu kauliņu nākamajā rindā.

    Mazs numurs ļauj nākamajā raundā rīkoties agrāk; liels dod kroņus un pilsētas. { $kings ->
        [1] Katram spēlētājam ir viens karalis.
       *[other] Tev ir divi karaļi, katram savs pilns gājiens. (Citi noteikumus saprot tā: 2.–4. solis tikai reizi raundā.)
    } { $left ->
        [0] Visus rindas kauliņus kāds izvēlas.
        [1] Pāri palikušais rindas kauliņš iziet no spēles.
       *[other] Pāri palikušie rindas kauliņi ({ $left }) iziet no spēles.
    }

    Pēdējā ({ $rounds }.) raundā 5. soļa nav.

rules-knights-title = Bruņinieki un nodokļi
rules-knights =
    Uzreiz pēc nolikšanas vari likt bruņiniekus no rezerves uz tikko noliktā kauliņa, pa vienam uz katras puses. Katrs uzreiz iekasē **tik monētu, cik lauciņu ir viņa īpašumā**. Īpašums ir visi vienas ainavas lauciņi, kas saskaras; kroņiem te nav nozīmes.

    Attēlā kviešu īpašumā ir 3 lauciņi, tāpēc bruņinieks ir atnesis 3 monētas.

    Bruņinieks paliek uz sava lauciņa līdz beigām. Vēlāk cits var iekasēt nodokli tajā pašā īpašumā, ja to liek uz kauliņa, kas īpašumu palielina. Jaunus bruņiniekus dod ēkas. Punktus par bruņiniekiem dod tikai Mācību nometne.

    Par atmestu kauliņu nodokli neiekasē.

rules-builders-title = Celtnieku planšete
rules-builders =
    Ēku plāksnītes ir celtnieku planšetes **vietās** (to skaits: { $slots }). Cenu nosaka vieta: no 0 līdz { $dearest } monētām, to rāda monēta blakus plāksnītei.

    Savā gājienā vari nopirkt vienu plāksnīti un likt to uz sava **pilsētas lauciņa** bez ēkas – jauna vai veca; bruņinieks tur netraucē. Bruņiniekus un torņus, kas nāk līdzi, saņem uzreiz; šos bruņiniekus var sūtīt no nākamā gājiena. Ēka paliek uz visiem laikiem.

    Tukša vieta paliek tukša līdz raunda beigām. Tad plāksnītes pēc kārtas pabīdās uz lētāko galu, un no kaudzītes nāk jaunas. Plāksnīšu skaits: { $tiles }. Garā spēlē kaudzīte beidzas, un vietas paliek tukšas.

rules-symbols-title = Ko rāda plāksnītes
rules-symbols =
    Ko plāksnīte dod, rakstīts tai blakus, no augšas uz leju:
    - **bruņiniekus** un **torņus** saņem uzreiz;
    - **kronis** ir papildu kronis pilsētai, kurā plāksnīte stāv;
    - skaitlis uz **medaļas** ir punkti beigās. „Par īpašumu”: par katru tavu parādītās ainavas īpašumu, arī mazu, ar kroņiem vai bez. „Par torni” vai „par bruņinieku”: par katru, kas tev ir; bruņiniekus skaita arī rezervē;
    - **+1 nodoklis** par torni vai bruņinieku, abās kasēs: par katru tavu torni vai bruņinieku katrs sūtītais bruņinieks iekasē vienu monētu vairāk.

    Zem vietām redzi, cik plāksnīšu vēl ir kaudzītē, kur ir karaliene un ko dara pūķis.

rules-queen-title = Torņi un karaliene
rules-queen =
    Dažām ēkām līdzi nāk **torņi**, kas stāv uz tām. Kas iegūst torni un tad torņu ziņā neatpaliek ne no { $team ->
        [1] viena cita spēlētāja
       *[other] vienas citas komandas
    }, tas uzņem **karalieni**. Lai viņu pārņemtu, pietiek panākt; pirms pirmā torņa viņa nav ne pie viena.

    Kamēr viņa ir pie tevis,
    - katra ēka, sākot ar nākamo pirkumu, maksā par 1 monētu mazāk, bet ne mazāk par nulli;
    - pūķis turas pa gabalu: piekukuļot to nevari.

    Beigās viņa ir **vēl viens kronis lielākajā īpašumā** tam, kas viņu uzņem; arī pilsēta skaitās. Attēlā kvieši dod 4 × 2.

rules-dragon-title = Pūķis
rules-dragon =
    Par { $bribe ->
        [zero] { $bribe } monētām
        [one] { $bribe } monētu
       *[other] { $bribe } monētām
    } pūķis sadedzina plāksnīti uz celtnieku planšetes, lai neviens to nevarētu nopirkt. Plāksnīte iziet no spēles, un vieta paliek tukša līdz raunda beigām.

    - Pūķis sadedzina **vienu plāksnīti raundā visiem kopā**. Kad tas ir ārā, attēlā redzams, kas sadega. Raunda beigās tas atgriežas alā.
    - Kas uzņem karalieni, tas pūķi piekukuļot nevar.
    - Tas dedzina tikai plāksnītes uz planšetes, nekad ēkas karalistēs.

rules-court-scoring-title = Punktu skaitīšana
rules-court-scoring =
    Beigās saskaita visu:
    - punkts par katrām { $percoins } **monētām**, noapaļojot uz leju;
    - katrs **īpašums**: lauciņi reiz kroņi. Bez kroņa tas nedod neko, un divus vienas ainavas īpašumus skaita atsevišķi;
    - arī **pilsētas** ir īpašumi, ar ēkām vai bez; kroņus tām dod tikai Karalienes torņi;
    - **karaliene**: vēl viens kronis lielākajā īpašumā tam, kas viņu uzņem;
    - tas, kas rakstīts pie katras **ēkas**.

    Uzvar lielākā summa. Vienādu punktu gadījumā izšķir lielākais īpašums, ar kroņiem vai bez; tad uzvaru dala.

    Attēlā ir noteikumu grāmatas piemērs: 71 punkts. Pļava vien dod 4 × (3 + 1 no karalienes) = 16.

rules-wedding-title = Divas kastes
rules-wedding =
    Karaliskās kāzas ir Queendomino ar abu kastu kauliņiem.

    - Rindas nāk pārmaiņus: no **Queendomino** kastes, kuras numuri sākas ar q, un no **Kingdomino** kastes. Vienā rindā tās nekad nejauc, tāpēc numuri vienmēr izšķir vienas kastes robežās.
    - Kauliņu skaits rindā: **{ $line }**. { $left ->
        [0] Visus kāds izvēlas.
        [1] Katrā raundā viens paliek pāri un iziet no spēles.
       *[other] Katrā raundā { $left } paliek pāri un iziet no spēles.
    }
    - Raundu skaits: { $rounds }; karalistes izmērs: { $grid }×{ $grid } lauciņi.
    - Kingdomino kauliņos pilsētu nav. Celtnieku planšete tomēr ir atvērta katrā raundā.

rules-teams-title = Komandas
rules-teams =
    { $players } spēlētāji veido { $kingdoms } komandas pa diviem. Komandai ir kopīga **viena karaliste** un viss, kas tai pieder: monētas, bruņinieki, torņi, ēkas, karaliene.

    Katram spēlētājam ir karalis savā krāsā, tāpēc komandai raundā ir divi gājieni. **Izlemj tikai tas, kura karalis rīkojas**: kur likt kauliņu, vai iekasēt nodokli, celt, piekukuļot pūķi un kuru kauliņu ņemt. Apspriesties drīkst, prasīt atļauju nevajag.

    Vērtē karalistes, tāpēc partneri uzvar vai zaudē kopā.

rules-court-house-title = Mājas noteikumi un skaidrojumi
rules-court-house =
    Kur noteikumu grāmata klusē vai saprotama divējādi, te spēlē šādi:
    - **Dinastija**, { $games } spēles ar kopīgu punktu summu, ir mājas noteikums: grāmatā tā ir tikai Kingdomino. Vidus karalistes un Harmonijas nav.
    - **Kase** maksā par katru sūtīto bruņinieku, nevis reizi gājienā.
    - **Atmests** kauliņš neliedz ne celt, ne piekukuļot pūķi; kauliņu vajag tikai nodoklim.
    - Bruņinieki, torņi un monētas nekad nebeidzas.
    - Daudzu **plāksnīšu** bruņinieki un torņi ir rekonstruēti, nevis pārbaudīti. Kas uztur šo botu, var tos izlabot vienā failā.
