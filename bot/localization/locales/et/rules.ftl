rules-where = { $game } · { $players } mängijat · peatükk { $number }/{ $chapters }
rules-chapter-placeholder = Peatükid
rules-game-placeholder = Teise mängu reeglid
rules-game = { $game } · { $players } mängijat
rules-back = Tagasi: { $title }
rules-on = Edasi: { $title }

rules-goal-title = Mängu eesmärk
rules-goal =
    Sa ehitad oma lossi ümber { $grid }×{ $grid } ruudu suuruse kuningriigi, mille maad toovad võimalikult palju punkte.

    Üks **doominokivi** on kaks ruutu kõrvuti, kummalgi oma maastik: nisupõld, mets, järv, aas, soo või kaevandus. Mõnel ruudul on **kroonid**, kuldsed märgid ülanurgas. Kroonita maa punkte ei too.

    Mängus on { $rounds } vooru. Igas voorus asetad { $kings ->
        [1] ühe kivi ja valid järgmise
       *[other] kaks kivi ja valid järgmised kaks
    }. Kokku saad { $each } kivi: just nii palju, et kuningriik täis saaks, kui need kõik sobivad.

rules-beginning-title = Mängu algus
rules-beginning =
    { $aside ->
        [0] Mängus on kõik { $dominoes } kivi.
       *[other] { $box } kivist on mängus { $dominoes } juhuslikult valitut; ülejäänud { $aside } jäävad karpi, ilma et keegi neid näeks.
    } { $team ->
        [1] Igaüks alustab lossiga, mille ümber pole midagi.
       *[other] Iga võistkond alustab lossiga, mille ümber pole midagi.
    }

    Lauale laotakse rida, milles on { $line } kivi numbrite järjekorras. { $drawn ->
        [1] Üks kuningas loositakse: tema omanik valib kivi, siis valib teine mängija kaks ja esimene mängija viimase.
       *[other] Kõik { $drawn } kuningat loositakse üksteise järel; igaühe omanik valib talle vaba kivi.
    }

    Veel ei asetata midagi. Alles siis, kui igal kuningal on kivi, laotakse järgmine rida ja algab 1. voor.

    Pildil ootab üks kuningas veel oma kivi.

rules-turn-title = Käik
rules-turn =
    Kuningad käivad nende numbrite järjekorras, millel nad seisavad, alates väikseimast. Sinu käigul:
    1. **Aseta** oma kuninga kivi oma kuningriiki.
    2. **Vali**: vii oma kuningas järgmise rea vabale kivile.

    Väikese numbriga käid järgmises voorus varem ja sul on rohkem valida; suured numbrid toovad kroone. { $kings ->
        [1] Kui kõik kuningad on käinud, algab uue reaga järgmine voor.
       *[other] Sul on kaks kuningat ja seega kaks käiku voorus. Kui kõik kuningad on käinud, algab uue reaga järgmine voor.
    }

    { $left ->
        [0] Kõik rea kivid valitakse; üle ei jää midagi.
        [1] Igast reast jääb üks kivi üle. See läheb mängust välja, aga keegi pole seda ära visanud.
       *[other] Igast reast jääb { $left } kivi üle. Need lähevad mängust välja, aga keegi pole neid ära visanud.
    }

    Viimases, { $rounds }. voorus kive ainult asetatakse.

rules-placing-title = Asetamine
rules-placing =
    Kivi katab kaks vaba ruutu. Vähemalt üks pool peab puudutama sinu lossi või sama maastikuga maad, mis on juba olemas. Loss sobib iga maastikuga.

    Puudutamine tähendab ühist külge: nurgad ei loe ja kivi enda teine pool samuti mitte. Kuningriik koos lossiga peab mahtuma { $grid }×{ $grid } ruudu sisse; loss võib lõpuks olla ükskõik kus.

    Pildil võib metsa ja nisupõlluga kivi minna kohta **1**, kus nisupõld puudutab nisupõldu, ja kohta **2**, kus see puudutab lossi. Kohta **3**, lossi nurga juurde, see minna ei või.

    Kivi, mis kuhugi sobib, tuleb asetada. Kivi, mis kuhugi ei sobi, visatakse automaatselt ära ja punkte ei too.
rules-placing-alt = Kuningriik, mille loss on ruudul g7, nisupõld ruutudel h7 ja i7 ning järv ruutudel f8 ja g8. Metsa ja nisupõlluga kivi võib asetada kohta 1 (i6 ja j6) ja kohta 2 (g6 ja h6), aga mitte kohta 3 (e6 ja f6).

rules-scoring-title = Punktiarvestus
rules-scoring =
    Ühe maastiku ruudud, mis üksteist puudutavad, on **valdus**. See annab punkte: ruudud korda kroonid. Kroonita ei anna see midagi, olgu kui suur tahes. Kaks sama maastikuga valdust arvestatakse eraldi. Loss ei anna punkte ega ühenda midagi.

    Pildil: 5 nisupõlluruutu ja 2 krooni annavad 5 × 2 = **10**. Ülemine mets annab 3 × 1 = **3**; alumisel krooni pole, see annab **0**, nagu ka aas. Kokku: **13**.

    Võidab suurim summa. Viigi korral loeb suurim üksik valdus, kroonidega või ilma; seejärel kroonide arv kuningriigis; lõpuks jagatakse võit.

rules-options-title = Lisareeglid
rules-options =
    Korraldaja võib enne mängu lisada need, soovi korral kõik korraga:
    - **Keskriik**: { $middle } punkti, kui sinu loss jääb lõpuks keskele, nii et kuningriik ulatub sellest vasakule ja paremale sama mitu ruutu, samuti üles ja alla. Kuningriik ei pea täis olema: pildil saab punktid kirja.
    - **Harmoonia**: { $harmony } punkti, kui sa ei pidanud ühtki kivi ära viskama.
    - **Dünastia**: { $games } mängu järjest. Võidab suurim summa; võrdse summa korral võit jagatakse.

    On ka **Suur duell**, omaette mäng kahele: kõik { $dueldominoes } kivi ja { $duelgrid }×{ $duelgrid } ruudu suurused kuningriigid.

rules-signs-title = Kuidas pilte lugeda
rules-signs =
    - Kivi **number** määrab järjekorra. Kuningas selle peal ja nimi kõrval näitavad, kelle oma see on.
    - **Kroonid** on oma ruudu ülanurgas.
    - Sinu loss on sinu värvi ja sinu märgiga; kuningad samuti.
    - **Hele äär** märgib kivi, mis asetati viimati.
    - Sinu paneelil on numbritega **kohad**, kuhu kivi võib minna, ja üks asetus on kahvatu: see on soovitus.
    - Tähed ja numbrid serval annavad ruutudele nimed: g7 on loss.
    - Rida nagu **asetab 12 · +3 → 41** ütleb, mida käik tõi ja mitu punkti nüüd kokku on.

    { EMOJI("look") }-nupud näitavad kuningriiki suurelt. { COMMAND("board") } näitab lauda uuesti, ka tekstina.
