rules-court-goal-title = Mängu eesmärk
rules-court-goal =
    Sa ehitad doominokividest { $grid }×{ $grid } ruudu suuruse kuningriigi nagu Kingdominos ja paned selle linnadesse hooneid. Punkte toovad kroonidega maad, hooned ja mündid.

    Üks **doominokivi** on kaks ruutu kõrvuti, kummalgi oma maastik: nisupõld, mets, järv, aas, soo, kaevandus või linn. Kuldsed märgid ülanurgas on **kroonid**.

    Mängus on { $rounds } vooru. Igas voorus asetad { $kings ->
        [1] ühe kivi ja valid järgmise
       *[other] kaks kivi ja valid järgmised kaks
    }.

    { $team ->
        [one] Alustuseks on sul { $coins } münti ja { $knights ->
            [1] üks rüütel
           *[other] { $knights } rüütlit
        }
       *[other] Alustuseks on igal võistkonnal { $coins } münti ja { $knights ->
            [1] üks rüütel
           *[other] { $knights } rüütlit
        }, mängijatel ühised
    }. Rüütel, kes ei seisa ühelgi ruudul, on **reservis**.

rules-court-turn-title = Käik
rules-court-turn =
    Kuningad käivad nende numbrite järjekorras, millel nad seisavad, alates väikseimast. Käigus on viis sammu; kaldkirjas samme võib vahele jätta, aga pärast hilisemat sammu neid enam teha ei saa:
    1. **Aseta** oma kivi.
    2. *Saada sellele **rüütleid**.*
    3. *Osta üks **hoone**.*
    4. *Maksa **draakonile**.*
    5. **Vali** järgmisest reast vaba kivi.

    Väikese numbriga käid järgmises voorus varem; suured toovad kroone ja linnu. { $kings ->
        [1] Igal mängijal on üks kuningas.
       *[other] Sul on kaks kuningat ja kumbki teeb terve käigu. (Mõni tõlgendab reegleid teisiti: sammud 2–4 ainult korra voorus.)
    } { $left ->
        [0] Kõik rea kivid valitakse.
        [1] Kivi, mis reast üle jääb, läheb mängust välja.
       *[other] Reast jääb üle { $left } kivi, need lähevad mängust välja.
    }

    Viimases, { $rounds }. voorus 5. sammu pole.

rules-knights-title = Rüütlid ja maksud
rules-knights =
    Kohe pärast asetamist võid panna rüütleid reservist äsja asetatud kivile, ühe kummalegi poolele. Igaüks kogub kohe **nii palju münte, kui tema valduses on ruute**. Valdus on kõik ühe maastiku ruudud, mis üksteist puudutavad; kroonid siin ei loe.

    Pildil on nisupõllul 3 ruutu, nii et rüütel on toonud 3 münti.

    Rüütel jääb oma ruudule lõpuni. Teine rüütel võib sama valdust hiljem uuesti maksustada, kivilt, mis seda suurendab. Uusi rüütleid saab hoonetega. Punkte toob rüütel ainult Õppelaagriga.

    Äravisatud kivilt makse ei koguta.

rules-builders-title = Ehitustahvel
rules-builders =
    Hooneplaadid on ehitustahvli { $slots } **pesas**. Hind kuulub pesale: 0–{ $dearest } münti, see on kirjas mündil plaadi kõrval.

    Oma käigul võid osta ühe plaadi ja panna selle oma hooneta **linnaruudule**, uuele või vanale; rüütel sellel ei sega. Rüütlid ja tornid, mis sellega kaasnevad, saad kohe; neid rüütleid saad saata alates järgmisest käigust. Hoone jääb sinna mängu lõpuni.

    Tühi pesa jääb tühjaks vooru lõpuni. Siis nihkuvad plaadid järjekorda muutmata odavamasse otsa ja virnast tulevad uued. Plaate on { $tiles }; pikas mängus saab virn otsa ja pesad jäävad tühjaks.

rules-symbols-title = Mida plaadid ütlevad
rules-symbols =
    Plaadi mõju on kirjas selle kõrval, ülalt alla:
    - **rüütlid** ja **tornid** saad kohe;
    - **kroon** on üks kroon juurde linnale, millel plaat seisab;
    - number **medalil** tähendab punkte lõpus. Valduse kohta: näidatud maastiku iga sinu valduse eest, ka väikese ja kroonita. Torni või rüütli kohta: igaühe eest, mis sul on, rüütlid nii ruutudel kui ka reservis;
    - **+1 maks** torni või rüütli kohta, kahel varamul: iga rüütel, kelle saadad, kogub mündi rohkem iga sinu torni või rüütli kohta.

    Pesade all näed, mitu plaati on virnas alles, kus on kuninganna ja mida teeb draakon.

rules-queen-title = Tornid ja kuninganna
rules-queen =
    Mõne hoonega kaasnevad **tornid**, mis seisavad selle peal. Kes saab torni ja kellel on siis vähemalt sama palju torne kui igal teisel { $team ->
        [one] mängijal
       *[other] võistkonnal
    }, võtab enda juurde **kuninganna**. Ta kolib ka võrdse tornide arvu korral; enne esimest torni pole ta kellegi juures.

    Kuni ta on sinu juures,
    - maksab iga hoone sulle 1 mündi vähem, alates järgmisest ostust, aga mitte alla nulli;
    - püsib draakon eemal: sa ei saa talle maksta.

    Lõpus on ta **üks kroon juurde** oma võõrustaja **suurimale valdusele**, ka linnale: pildil annab nisupõld 4 × 2.

rules-dragon-title = Draakon
rules-dragon =
    Draakon põletab { $bribe } mündi eest ehitustahvlilt ühe plaadi, nii et keegi ei saa seda osta. Plaat läheb mängust välja ja selle pesa jääb tühjaks vooru lõpuni.

    - Ta põletab **ühe plaadi voorus, kõigi mängijate peale kokku**. Kui ta on väljas, näed pildil, mille ta põletas. Vooru lõpus läheb ta koopasse tagasi.
    - Kuninganna võõrustaja talle maksta ei saa.
    - Ta põletab ainult tahvli plaate, mitte kunagi hoonet, mis juba kuningriigis seisab.

rules-court-scoring-title = Punktiarvestus
rules-court-scoring =
    Lõpus liidetakse kõik see kokku:
    - punkt iga { $percoins } **mündi** eest, allapoole ümardatud;
    - iga **valdus**: selle ruudud korda kroonid. Kroonita ei anna see midagi ja kaks sama maastikuga valdust arvestatakse eraldi;
    - **linnad** on samuti valdused, hoonetega või ilma, krooni annab neile ainult Kuninganna torn;
    - **kuninganna**: üks kroon juurde võõrustaja suurimale valdusele;
    - punktid, mida annab iga **hoone**.

    Võidab suurim summa. Viigi korral loeb suurim valdus, kroonidega või ilma; seejärel võit jagatakse.

    Pildil on reegliraamatu näide: 71 punkti. Ainuüksi aas annab 4 × (3 + 1 kuninganna eest) = 16.

rules-wedding-title = Kaks karpi
rules-wedding =
    Kuninglikud pulmad on Queendomino mõlema karbi kividega.

    - Read tulevad kordamööda **Queendomino** karbist, mille numbrite ees on q, ja **Kingdomino** karbist. Ühes reas neid ei segata, nii et numbrid määravad järjekorra alati ühe karbi sees.
    - Reas on **{ $line } kivi**. { $left ->
        [0] Kõik need valitakse.
        [1] Igas voorus jääb üks neist üle ja läheb mängust välja.
       *[other] Igas voorus jääb { $left } neist üle ja läheb mängust välja.
    }
    - Voore on { $rounds } ja kuningriigid on { $grid }×{ $grid } ruutu.
    - Kingdomino kividel linnu pole. Ehitustahvel on siiski avatud igas voorus.

rules-teams-title = Võistkonnad
rules-teams =
    { $players } mängijat moodustavad { $kingdoms } kaheliikmelist võistkonda. Võistkonnal on **üks kuningriik** ja kõik ühine: mündid, rüütlid, tornid, hooned, kuninganna.

    Igal mängijal on oma värvi kuningas, nii et võistkonnal on voorus kaks käiku. **Kelle kuningas käib, see otsustab üksi**: kuhu kivi läheb, kas koguda makse, ehitada või maksta draakonile ja milline kivi järgmiseks võtta. Rääkida tohib, küsima ei pea.

    Järjestatakse kuningriigid, nii et paarilised võidavad või kaotavad koos.

rules-court-house-title = Kodureeglid ja tõlgendused
rules-court-house =
    Kus reegliraamat vaikib või on mitmeti mõistetav, mängitakse siin nii:
    - **Dünastia**, { $games } mängu, mille punktid liidetakse, on kodureegel: reegliraamat tunneb seda ainult Kingdominos. Keskriiki ja Harmooniat ei pakuta.
    - **Varamu** maksab iga saadetud rüütli eest, mitte korra käigu jooksul.
    - **Äravisatud** kivi ei takista ehitamist ega draakonit; kivi on vaja ainult maksude jaoks.
    - Rüütlid, tornid ja mündid ei saa kunagi otsa.
    - Paljude **plaatide** rüütlid ja tornid on tuletatud, mitte kontrollitud. Boti pidaja saab neid ühes failis parandada.
