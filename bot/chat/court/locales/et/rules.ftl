rules-court-goal =
    Ehita doominokividest { $grid }×{ $grid } ruudu suurune kuningriik nagu Kingdominos. Uut: linnad, kuhu ehitada, mündid, mida kulutada, rüütlid, kes neid koguvad, ja kuninganna, kellele muljet avaldada. Punkte annavad kroonidega maa, hooned ja mündid.

    Üks **doominokivi** on kaks ruutu, kummalgi oma maastik: nisupõld, mets, järv, aas, soo, mägi või linn. Mõnel ruudul on **kroonid**.

    Mängus on { $rounds } vooru. Igas voorus asetad { $kings ->
        [1] ühe kivi ja valid järgmise
       *[other] kaks kivi ja valid järgmised kaks
    }. Viimases pole enam midagi valida.

    { $team ->
        [one] Alustuseks on sul { $coins } münti ja { $knights ->
            [1] üks rüütel
           *[other] { $knights } rüütlit
        }
       *[other] Alustuseks on igal võistkonnal { $coins } münti ja { $knights ->
            [1] üks rüütel
           *[other] { $knights } rüütlit
        }, mängijatel ühised
    }. Rüütel, kes pole veel sinu kuningriigis, on **reservis**.

rules-court-turn =
    Esimesena käib kuningas, kes on väikseimal numbril. Käigus on viis sammu. Vabatahtlikud võid vahele jätta, aga kui lähed edasi, tagasi enam ei saa:
    1. **Aseta** oma kivi.
    2. Saada sellele **rüütleid** (vabatahtlik).
    3. Osta üks **hoone** (vabatahtlik).
    4. Meelita **draakonit** mündiga plaati põletama (vabatahtlik).
    5. **Vali** järgmisest reast vaba kivi.

    Väikese numbriga käid järgmises voorus varem. Suurtel on sageli kroone või linnu. { $kings ->
        [1] Igal mängijal on üks kuningas.
       *[other] Sul on kaks kuningat ja kummalgi on terve käik. (Mõni loeb reegleid teisiti: sammud 2–4 ainult korra voorus.)
    } { $left ->
        [0] Kõik rea kivid valitakse.
        [1] Rea kivi, mida keegi ei vali, läheb mängust välja.
       *[other] Rea { $left } kivi, mida keegi ei vali, lähevad mängust välja.
    }

    Viimases, { $rounds }. voorus 5. sammu pole.

rules-knights-title = Rüütlid ja maksud
rules-knights =
    Kohe pärast asetamist võid saata kivile rüütleid oma reservist, ühe kummalegi poolele. Igaüks kogub kohe **ühe mündi oma valduse iga ruudu eest**. Valdus on kõik ühe maastiku ruudud, mis üksteist puudutavad. Kroonid siin ei loe.

    Näites on nisupõllul 3 ruutu, nii et rüütel on toonud 3 münti.

    Kui mõlemad pooled kuuluvad samasse valdusse, saab kumbki rüütel tasu kogu valduse eest. Valdust võid uuesti maksustada iga kord, kui seda suurendad.

    Rüütel jääb lõpuni sinna, kus ta on. Uusi toovad hooned. Punkte annavad rüütlid ainult Õppelaagriga.

    Äravisatud kivi maksustada ei saa.

rules-builders-title = Ehitustahvel
rules-builders =
    Ehitustahvlil on { $slots } **pesa** ja igas hooneplaat. Hind kuulub pesale: 0–{ $dearest } münti, see on kirjas mündil plaadi kõrval.

    Oma käigul võid osta ühe plaadi ja panna selle ükskõik millisele oma **linnaruudule**, millel hoonet pole. Rüütel seal ei sega. Plaadi rüütlid ja tornid saad kohe ja rüütleid võid saata alates järgmisest käigust. Hoone jääb igaveseks.

    Tühi pesa jääb tühjaks vooru lõpuni. Siis nihkuvad plaadid odavamasse otsa ja teise tulevad uued. Plaate on { $tile_count }. Kui need otsa saavad, jäävad pesad tühjaks.

rules-symbols-title = Mida plaadid ütlevad
rules-symbols =
    Plaadi mõju on kirjas selle kõrval:
    - **Rüütlid** ja **tornid** saad kohe.
    - **Kroon** on üks kroon juurde linnale, kus plaat seisab.
    - Number **medalil** tähendab punkte lõpus. **Valduse kohta**: nii palju selle maastiku iga valduse eest, ka kõige väiksema ja kroonita. **Torni** või **rüütli kohta**: nii palju igaühe eest, mis sul on, ka reservis olevate rüütlite eest.
    - **+1 maks** torni või rüütli kohta, kahel varamul: iga rüütel, kelle saadad, toob mündi rohkem iga sinu torni või rüütli kohta. Ka see, keda parajasti saadad, loeb.

    Plaate on { $tile_count }. Neist { $unsure } plaadi rüütleid ja torne me trükitud mängust kontrollida ei saanud, nii et mõni võib erineda.

rules-queen-title = Tornid ja kuninganna
rules-queen =
    Mõne hoonega kaasnevad **tornid** ja **kuninganna** armastab torne. Kui saad torni ja sul on neid siis vähemalt sama palju kui igal teisel { $team ->
        [one] mängijal
       *[other] võistkonnal
    }, kolib ta sinu kuningriiki. Tema võitmiseks piisab viigist. Enne esimest torni ei ela ta kuskil.

    Kuni ta elab sinu juures:
    - Hooned maksavad sulle 1 mündi vähem, alates järgmisest, mille ostad. Tasuta jääb tasuta.
    - Draakon hoiab eemale, nii et sa ei saa teda mündiga meelitada.

    Lõpus on ta **üks kroon juurde sinu suurimale valdusele**, ka linnale. Kui mitu on sama suurt, pole punktide jaoks vahet, milline see on. Näites annab nisupõld nii 4 × 2.

rules-dragon-title = Draakon
rules-dragon =
    Draakon põletab { $bribe } mündi eest ehitustahvlilt ühe plaadi, nii et keegi ei saa seda osta. Plaat on jäädavalt kadunud ja selle pesa jääb tühjaks vooru lõpuni.

    - Ta põletab **ühe plaadi voorus**, selle jaoks, kes esimesena küsib. Siis on ta väljas, on näha, mille ta põletas, ja vooru lõpus läheb ta koopasse tagasi.
    - Kui kuninganna elab sinu juures, ei saa sa draakonit mündiga meelitada.
    - Hoonet, mis juba kuningriigis seisab, ta kunagi ei põleta.

rules-court-scoring =
    Lõpus liida kokku:
    - 1 punkt iga { $percoins } **mündi** eest, allapoole ümardatud.
    - Iga **valdus**: ruudud korda kroonid. Kui krooni pole, pole ka punkte.
    - Ka **linnad** on valdused, hoonetega või ilma. Nende kroonid tulevad ainult Kuninganna tornidest.
    - **Kuninganna**: üks kroon juurde selle kuningriigi suurimale valdusele, kus ta elab.
    - Mida ütleb iga **hoone**.

    Võidab suurim summa. Viigi korral otsustab suurim valdus, kroonidega või ilma. Kui ka see on viik, jagate võitu.

    See on reegliraamatu enda näide: 71 punkti. Ainuüksi aas annab 4 × 4 = 16: kolm oma krooni ja kuninganna kroon.

rules-wedding-title = Kaks karpi
rules-wedding =
    Kuninglikud pulmad on Queendomino mõlema karbi kividega.

    - Read tulevad kõigepealt **Queendomino** karbist, siis **Kingdomino** karbist ja nii edasi kordamööda. Queendomino numbrite ees on q. Ühes reas neid kahte ei segata.
    - Reas on **{ $line } kivi**. { $left ->
        [0] Kõik need valitakse.
        [1] See üks, mida keegi ei vali, läheb mängust välja.
       *[other] Need { $left }, mida keegi ei vali, lähevad mängust välja.
    }
    - Voore on { $rounds } ja kuningriigid on { $grid }×{ $grid } ruutu.
    - Kingdomino kividel linnu pole, aga ehitustahvel on avatud igas voorus.

rules-teams-title = Võistkonnad
rules-teams =
    { $players } mängijat moodustavad { $kingdoms } kaheliikmelist võistkonda. Võistkonnal on **üks kuningriik** ja kõik selles on ühine: mündid, rüütlid, tornid, hooned, kuninganna.

    Igal mängijal on oma värvi kuningas, nii et võistkonnal on voorus kaks käiku. **Pidage paarilisega nõu.** Kui te kokkuleppele ei jõua, otsustab see, kelle kuningas käib: kuhu kivi läheb, kas koguda makse, ehitada või draakonit meelitada ja milline kivi on järgmine.

    Järjestatakse kuningriigid, nii et paarilised võidavad või kaotavad koos.

rules-court-house-title = Kodureeglid ja tõlgendused
rules-court-house =
    Kus reegliraamat midagi ei ütle või seda saab mitut moodi lugeda, mängitakse siin nii:
    - **Dünastia**, { $games } mängu kokku liidetuna, on kodureegel: reegliraamatus on see ainult Kingdominol. Keskriiki ja Harmooniat siin pole.
    - **Varamu** maksab iga saadetud rüütli eest, mitte korra käigu jooksul. Näites on kumbki rüütel toonud 3 + 1 münti.
    - Pärast **äraviskamist** saad ikka ehitada ja draakonit mündiga meelitada. Kivi on vaja ainult maksude jaoks.
    - Rüütlid, tornid ja mündid ei saa kunagi otsa.
