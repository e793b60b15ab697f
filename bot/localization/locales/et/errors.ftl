error-channel-busy =
    Selles kanalis on juba laud:
    { $link }
    { $where ->
        [private] Mängi see lõpuni või lõpeta käsuga { COMMAND("kingdomino table") }.
       *[server] Mängi see lõpuni, las korraldaja lõpetab selle käsuga { COMMAND("kingdomino table") } või ava oma laud teises kanalis või lõimes.
    }
error-your-table-waits = Sinu laud ootab: { $link }
error-next-game-begun = Järgmine mäng juba käib: { $link }
error-next-game-played = See mäng on juba mängitud. Dünastia uusim mäng: { $link }
error-host-has-too-many-tables = Ühel korraldajal ei tohi olla rohkem kui { $limit ->
    [1] üks lõpetamata laud
   *[other] { $limit } lõpetamata lauda
} ja sul on see piir käes. Mängi mõni lõpuni või lõpeta selle kanalis käsuga { COMMAND("kingdomino table") }: neid näitab { COMMAND("kingdomino games") }.
error-server-has-too-many-tables = Ühes serveris ei tohi olla rohkem kui { $limit ->
    [1] üks lõpetamata laud
   *[other] { $limit } lõpetamata lauda
} ja siin on see piir käes. Mängi mõni lõpuni või las selle korraldaja või moderaator lõpetab selle oma kanalis käsuga { COMMAND("kingdomino table") }.
error-wrong-channel = Selle serveri lauad on teistes kanalites: { $channels }. Ava oma laud seal. Kes tohib serverit hallata, saab seda muuta: { COMMAND("kingdomino server") }.
error-not-manager = Seda saavad muuta ainult need, kes tohivad serverit hallata. Praegust seisu näitab { COMMAND("kingdomino server") }.
error-no-server = See on eravestlus, siin serveri seadeid pole. Kirjuta { COMMAND("kingdomino server") } serveri kanalis.
error-results-of-another = Eravestluses näed ainult enda tulemusi. Kuidas teistel on läinud, seda näed, kui kirjutad { COMMAND("kingdomino stats") } serveris.
error-unknown-time-zone = Sellise nimega ajavööndit pole. Kirjuta mõni lähedal asuv suurlinn ja vali loendist või vali oma kellaaeg käsuga { COMMAND("kingdomino settings") }.
error-old-button = See nupp ei tee enam midagi. Töötavad nupud on laua uusimal sõnumil.
error-team-full = See võistkond on täis. Vali teine.
error-game-full = Kõik kohad selles lauas on võetud.
error-too-many-followers = Seda lauda jälgib juba { $limit } inimest ja rohkem jälgijaid olla ei saa. { COMMAND("board") } näitab seda igal ajal.
error-follows-too-many = Sa jälgid juba { $limit } lauda ja rohkem ei saa. Neid näitab { COMMAND("kingdomino games") }, koos nupuga jälgimise lõpetamiseks.
error-not-offered = Seda kohta ei saa praegu võtta ({ $name }): keegi on selle juba võtnud või mängija ise on tagasi.
error-offered-already = Koht on juba vaba ({ $name }): igaüks selles kanalis võib selle võtta, ka { COMMAND("board") } all oleva nupuga.
error-no-such-seat = Sellise nimega kedagi siin ei istu. Vali loendist, mis avaneb kirjutades.
error-substitute-for-computer = Arvutimängija ei vaja asendajat: ta on alati kohal.
error-no-such-date = Sellist aega ei saa tagasitulekuks valida. Kirjuta päev nagu `reede` või `2026-12-01` või aeg nagu `3 päeva pärast` ja vali loendist.
error-already-seated = Sul on siin juba koht.
error-has-left = Sa lahkusid sellest mängust. Oma koha võid tagasi võtta, kui see on pakkumisel, aga muud kohta mitte.
error-guest-seated = Siin on juba koht: { $name }.
error-already-invited = Koht on juba broneeritud: { $name }.
error-no-seat-to-reserve = Kõik vabad kohad on juba kellelegi broneeritud. Oota vastust või lisa lauale kohti.
error-private-table = Eravestlusse ei saa keegi teine tulla. Ava laud serveri kanalis.
error-bot-invited = { $name } on bot. Arvutimängijaid saab lisada laua sõnumis.
error-guest-outside = { $name } ei näe seda kanalit ega saaks siin mängida.
error-not-seated = Sul pole selles lauas kohta. Oma laua avab { COMMAND("kingdomino new") } mõnes teises kanalis.
error-no-seat-yet = Sul pole selles lauas veel kohta. Koha saad nupuga **{ button-join }**.
error-kept-by-computer = Sinu kohta hoiab praegu arvutimängija. { COMMAND("kingdomino seat") } võtab koha tagasi.
error-played-by-substitute = Sinu eest mängib praegu { $name }. { COMMAND("kingdomino seat") } võtab koha tagasi.
error-not-host = Seda saab teha ainult laua korraldaja või serveri moderaator.
error-host-starts = Kohti on veel vabu: kuni laud pole täis, saab mängu alustada ainult { $host } (korraldaja). Teised laua taga saavad seda teha: { $until }.
error-host-sets-up = { $host } on korraldaja ja valib selle laua seaded. Sina saad siin koha võtta või sellest loobuda.
error-seats-reserved = Vabad kohad on broneeritud kutsututele. Teised saavad koha võtta: { $until }.
error-too-many-seated = See oleks laud { $seats } mängijale, aga siin istub { $seated }. Kedagi minema ei saadeta: las keegi lahkub või eemalda arvutimängija ja vali uuesti.
error-series-goes-on = See on dünastia hilisem mäng: mängijad ja lisareeglid on samad mis esimeses. Korraldaja saab mängu alustada või laua sulgeda.
error-lobby-changed = Laud just muutus. Vaata, kes siin on ja mida mängitakse, ja vajuta siis uuesti **{ button-start }**.
error-no-game-here = Selles kanalis pole mängu. Ava laud käsuga { COMMAND("kingdomino new") } või taasta arhiivist käsuga { COMMAND("kingdomino history") }.
error-nothing-played-here = Selles kanalis pole mängu. Ava laud käsuga { COMMAND("kingdomino new") }.
error-no-such-game = Seda mängu enam ei ole.
error-nothing-to-undo = { $why ->
    [no-move] Selles käigus pole midagi tagasi võtta: äraviskamist ja veel käimata samme ei saa tagasi võtta.
    [no-turn] Midagi pole tagasi võtta: sa pole veel ühtki käiku lõpetanud.
    [dealt] Sinu käik jääb kehtima, sest vahepeal on jagatud midagi uut. Kui on avatud midagi, mida teised enne ei teadnud, käiku tagasi võtta ei saa.
    [own-move] Sinu käik jääb kehtima, sest oled alustanud järgmist. Võta enne see samm-sammult tagasi ja küsi siis uuesti.
    [computer] Sinu käik jääb kehtima, sest { $name } (arvutimängija) on pärast seda käinud.
    [over] See mäng on läbi ja tulemus jääb kehtima.
    [no-choice] Sinu käik oli ainuvõimalik: pärast tagasivõtmist tehtaks see täpselt samamoodi uuesti.
   *[moved] Sinu käik jääb kehtima, sest { $name } on vahepeal käinud.
}
error-reminders-of-another = Need meeldetuletused on mõeldud teisele: { $name }. Ainult tema saab need välja lülitada.
error-proposal-gone = See on juba otsustatud või on vahepeal tehtud uus ettepanek.
error-stale-game = Mäng on vahepeal edasi läinud. Praegust seisu näitab uusim sõnum.
error-not-your-turn = Praegu käib { $name }. Kui on sinu käik, mainitakse sind.
error-too-early = { $name } võib veel mõelda: see on võimalik pärast { $reminders ->
    [1] esimest
   *[other] teist
} meeldetuletust.
error-no-reminders = Selle laua taga ei tuletata kellelegi käiku meelde: { $name } võib mõelda, kui kaua tahab, ja arvutimängija seda käiku teha ei saa. Kui kõik laua taga on nõus, või pärast nädalat ilma käiguta kõik teised, määrab { COMMAND("kingdomino pace") }, kui kaua käik kesta võib, ja { COMMAND("kingdomino seat") } leiab kohale kellegi teise.
error-nobodys-turn = Praegu pole siin kellelgi midagi teha.
error-wrong-number = { $seated ->
    [1] See mäng on { $allowed } mängijale, aga siin on üks.
   *[other] See mäng on { $allowed } mängijale, aga siin on { $seated }.
} Oota, kuni teised liituvad; korraldaja võib lisada arvutimängijaid või muuta mängijate arvu.
error-wrong-players = { $variant } on { $allowed } mängijale.
error-wrong-options = { $variant }: seda mängitakse ilma Keskriigi ja Harmooniata. Jäta need välja.
error-not-started = Mäng pole veel alanud: korraldaja võib vajutada **{ button-start }**, ja kui laud on täis, siis igaüks laua taga.
error-started = Mäng on juba alanud. Mängija lahkub käsuga { COMMAND("kingdomino seat") }; teised jälgivad käsuga { COMMAND("kingdomino follow") }.
error-ended = See mäng on läbi.
error-archived = See mäng on arhiivis. Selle taastab { COMMAND("kingdomino history") } mängu kanalis.
error-not-archived = Selle mänguga pole vaja midagi teha: see jätkub. Nupud on uusimal sõnumil.
error-channel-taken =
    Selles kanalis on nüüd teine laud:
    { $link }
    Kui see on läbi, taastab selle mängu { COMMAND("kingdomino history") }.
error-notation-error = See pole käik. Vali loendist, mis avaneb kirjutades.
nothing-matches = Loendis pole midagi sellist. Kustuta tekst, et näha kõike, mis on võimalik.
error-no-threads = Siin ei saa lõime avada. Ava laud kanalis endas.
error-missing-permissions = { $count ->
    [1] Mul on siin puudu üks õigus: { $names }.
   *[other] Mul on siin puudu mõned õigused: { $names }.
} Selle saab anda keegi, kes seda serverit haldab; proovi siis uuesti.
error-forbidden = Mul on siin mõni õigus puudu. Laua jaoks kanalis vajan õigusi { permission-view-channel }, { permission-send-messages } ja { permission-attach-files }; lõimes õigust { permission-send-messages-in-threads } ja lõime avamiseks { permission-create-public-threads }.
error-message-gone = Seda sõnumit enam pole. { COMMAND("kingdomino games") } loetleb sinu lauad.
error-discord = Discord ei vasta mulle praegu. Sinu tehtu on alles; kui mõni sõnum on puudu, saadan selle minuti-paari jooksul. Kui midagi ei juhtu, proovi uuesti.
error-restarting = Mind taaskäivitatakse ja su soov jäi täitmata. Palun proovi minuti pärast uuesti.
error-interrupted = Mind taaskäivitati, enne kui jõudsin vastata. Palun vaata minuti pärast uuesti: võib-olla on su soov juba täidetud.
error-unexpected = Vabandust, minu poolel läks midagi valesti; kaduma ei läinud midagi. Kui see kordub, ütle selle boti pidajale: viga { $number }.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

illegal-game-over = See mäng on läbi.
illegal-chance-due = Järgmist rida alles jagatakse.
illegal-not-chance = Bot segab ja jagab ise.
illegal-not-in-variant = Selles mängus seda pole.
illegal-too-early = Aseta kõigepealt oma kivi; kõik muu tuleb pärast seda.
illegal-too-late = See osa sinu käigust on läbi; jätka järgmisega.
illegal-nothing-to-place = Sul pole veel kivi, mida asetada: vali enne.
illegal-other-domino = See pole kivi, millel su kuningas seisab.
illegal-spelling = Kahe võrdse poolega kivi kirjuta selle lõuna- või läänepoolsest ruudust alates.
illegal-occupied = Seal juba on midagi.
illegal-outgrows-grid = Seal kasvaks kuningriik ruudustikust välja.
illegal-no-connection = Kumbki pool ei puudutaks lossi ega omasugust maad.
illegal-can-be-placed = Kivi, mis kuhugi sobib, tuleb asetada.
illegal-not-in-line = Seda kivi pole järgmises reas.
illegal-last-round = See on viimane voor: kive enam ei valita.
illegal-taken = Sellel kivil seisab teine kuningas.
illegal-wrong-kings = Need pole selle mängu kuningad.
illegal-wrong-count = Kivide arv reas on vale.
illegal-wrong-box = Järgmine rida tuleb teisest karbist.
illegal-already-seen = See kivi on juba jagatud.
illegal-not-ascending = Rida on kasvavas järjekorras.
illegal-not-done = { $due ->
    [place] Aseta enne oma kivi.
   *[choose] Vali enne kivi.
}
