rules-chapter-placeholder = Peatükid
rules-game-placeholder = Teise mängu reeglid
rules-game = { $game } · { $players } mängijat
rules-back = Tagasi: { $title }
rules-on = Edasi: { $title }

rules-read = Loe edasi

rules-goal-title = Mängu eesmärk
rules-goal =
    Ehita oma lossi ümber kõige rikkam kuningriik, kõige rohkem { $grid }×{ $grid } ruutu.

    Ehitad **doominokividest**. Kivi on kaks ruutu kõrvuti, kummalgi oma maastik: nisupõld, mets, järv, aas, soo või mägi. Mõnel ruudul on **kroonid**. Neid sul on vaja: kroonita maa ei anna punkte.

    Mängus on { $rounds } vooru. Igas voorus asetad { $kings ->
        [1] ühe kivi ja valid järgmise
       *[other] kaks kivi ja valid järgmised kaks
    }. Viimases ainult asetad.

    Kokku saad { $each } kivi. Kui kõik sobivad, on su kuningriik täis. Kui ei, pole hullu: auk ise punkte ära ei võta.

rules-beginning-title = Mängu algus
rules-beginning =
    { $aside ->
        [0] Mängus on kõik { $domino_count } kivi.
       *[other] { $box } kivist on mängus { $domino_count }. Ülejäänud { $aside } jäävad karpi ja keegi ei tea, millised.
    } { $team ->
        [1] Igaüks alustab lossiga, mille ümber pole midagi.
       *[other] Iga võistkond alustab lossiga, mille ümber pole midagi.
    }

    Kõigepealt laotakse ritta { $line } kivi, väikseimast numbrist suurimani. { $drawn ->
        [1] Üks kuningas loositakse. Tema omanik valib kivi, teine mängija valib kaks ja esimene saab viimase.
       *[other] Siis loositakse üksteise järel kõik { $drawn } kuningat. Kui tuleb sinu oma, valid talle vaba kivi.
    }

    Veel ei asetata midagi. Kui igal kuningal on kivi, laotakse järgmine rida ja algab 1. voor.

    Näites peab üks kuningas veel valima.

rules-turn-title = Käik
rules-turn =
    Esimesena käib kuningas, kes on väikseimal numbril, siis järgmine ja nii edasi. Sinu käigul:
    1. **Aseta** kivi, millel su kuningas seisab.
    2. **Vali**: vii oma kuningas järgmise rea vabale kivile.

    Selles ongi mängu nipp: väikese numbriga käid järgmises voorus varem ja sul on rohkem valida, aga suurtel numbritel on enamik kroone. { $kings ->
        [1] Kui kõik kuningad on käinud, algab uue reaga järgmine voor.
       *[other] Sul on kaks kuningat ja seega voorus kaks käiku. Kui kõik kuningad on käinud, algab uue reaga järgmine voor.
    }

    { $left ->
        [0] Kõik rea kivid valitakse.
        [1] Rea üks kivi, mida keegi ei vali, läheb mängust välja.
       *[other] Rea { $left } kivi, mida keegi ei vali, lähevad mängust välja.
    }

    Viimases, { $rounds }. voorus pole enam midagi valida: ainult asetad.

rules-placing-title = Asetamine
rules-placing =
    Kivi katab kaks vaba ruutu. Üks pool peab puudutama sinu lossi või sama maastikuga maad. Loss sobib kõigega.

    Puudutamine tähendab ühist külge. Nurgad ei loe. Kogu kuningriik koos lossiga peab mahtuma { $grid }×{ $grid } ruudu sisse. Loss ei pea olema keskel.

    Näites võib metsa ja nisupõlluga kivi minna kohta **1**, sest nisupõld puudutab nisupõldu, ja kohta **2**, sest see puudutab lossi. Kohta **3** see minna ei või: seal on ainult lossi nurk.

    Kui kivi kuhugi sobib, pead selle asetama, isegi kui see on valus. Kui see kuhugi ei sobi, visatakse see sinu eest ära.
rules-placing-alt = Kuningriik, mille loss on ruudul g7, nisupõld ruutudel h7 ja i7 ning järv ruutudel f8 ja g8. Metsa ja nisupõlluga kivi võib asetada kohta 1 (i6 ja j6) ja kohta 2 (g6 ja h6), aga mitte kohta 3 (e6 ja f6).

rules-scoring-title = Punktiarvestus
rules-scoring =
    Ühe maastiku ruudud, mis üksteist puudutavad, on **valdus**. Loe kokku selle ruudud, loe kokku selle kroonid ja korruta. Kui krooni pole, pole ka punkte, olgu kui suur tahes. Kaks sama maastikuga valdust, mis kokku ei puutu, loetakse eraldi, ja loss neid ei ühenda.

    Näites on nisupõllul 5 ruutu ja 2 krooni: 5 × 2 = **10**. Ülemine mets annab 3 × 1 = **3**. Alumisel metsal ja aasal krooni pole, need annavad **0**. Kokku **13**.

    Võidab suurim summa. Viigi korral otsustab suurim üksik valdus, kroonidega või ilma. Kui ka see on viik, otsustab kroonide arv. Kui ka see on võrdne, jagate võitu.

rules-options-title = Lisareeglid
rules-options =
    Korraldaja võib enne mängu lisada neid:
    - **{ part-middle-kingdom }**: { $middle } punkti, kui sinu loss jääb lõpuks keskele. See tähendab, et kuningriik ulatub sellest vasakule sama kaugele kui paremale ja üles sama kaugele kui alla. Augud ei loe: näite kuningriik saab need punktid.
    - **{ part-harmony }**: { $harmony } punkti, kui sa ei pidanud ühtki kivi ära viskama.
    - **{ option-dynasty }**: { $games } mängu järjest. Võidab suurim summa, võrdse summa korral jagate võitu.

    Kahele mängijale on ka **Suur duell**: kõik { $dueldominoes } kivi ja { $duelgrid }×{ $duelgrid } ruudu suurused kuningriigid.

rules-signs-words =
    - Kuningriiki kirjeldatakse valduste kaupa, kõige rohkem punkte andvad enne: nende ruudud, kroonid ja punktid ning kuhu nad saavad kasvada.
    - Tähed lähevad läänest itta, numbrid lõunast põhja. Loss on ruudul g7.
    - Sinu käigul on **kohtadel**, kuhu kivi sobib, numbrid. Loend ütleb, kus igaüks on, mida see toob ja mida järele jätab.
    - Rida nagu „{ $sample }“ ütleb, kelle käik see oli, mida see kohe tõi ja milline kivi valiti.

    { COMMAND("kingdomino board") } kirjeldab kogu lauda.
rules-signs-title = Kuidas pilte lugeda
rules-signs =
    - Kivi **number** määrab, kes millal käib. Kuningas selle peal ja nimi kõrval näitavad, kelle oma see on.
    - **Kroonid** on oma ruudu ülanurgas.
    - Sinu loss ja kuningad on sinu värvi ja sinu märgiga.
    - Kuningriik, mille nimi on **kuldsel sildil**, on selle oma, kelle käik on. **Hele äär** märgib äsja käinud mängijat ja viimati asetatud kivi.
    - Sinu käigul märgivad numbrid **kohti**, kuhu kivi sobib, ja ühel neist paistab sinu kivi tuhmilt.
    - Tähed ja numbrid serval annavad ruutudele nimed. Loss on ruudul g7.
    - Rida nagu „{ $sample }“ ütleb, kelle käik see oli, mida see kohe tõi ja milline kivi valiti.

    Puuduta { EMOJI("look") } ja nime, et näha seda kuningriiki suurelt. { COMMAND("kingdomino board") } näitab lauda.

rules-advice-title = Kuidas hästi mängida
rules-advice =
    Mõlemas kuningriigis siin on samad 12 kivi ja samad 6 krooni. Üks annab **8** punkti, teine **57**. Nii see käib:
    - **Kasvata seda, mis sul on.** Mõni suur valdus on parem kui palju väikseid. Sellel järvel on 10 ruutu ja 5 krooni: 10 × 5 = 50.
    - **Ära aja taga ainult kroone.** Üksi annab kroon 1 punkti. Maal, millel on 10 ruutu, annab see 10.
    - **Ära jäta auke.** Üksikule ruudule ei sobi ükski kivi, ja kivi, mis kuhugi ei sobi, läheb kaotsi.
    - **Hoia loss keskel.** Keskriigiga on see { $middle } punkti.
rules-advice-alt = Kaks täis kuningriiki samadest kividest. Esimeses on järv viies tükis ja suurimal pole krooni: kokku 8 punkti. Teises on järv üks valdus, 10 ruutu ja 5 krooni: kokku 57 punkti.
