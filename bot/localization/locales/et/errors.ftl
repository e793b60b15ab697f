error-channel-busy =
    Selles kanalis on juba laud:
    { $link }
    { $where ->
        [private] Mängi see lõpuni või lõpeta käsuga { COMMAND("kingdomino table") }.
        [yours] Mängi see lõpuni, lõpeta see käsuga { COMMAND("kingdomino table") } või ava järgmine laud teises kanalis või lõimes.
        [hosted] Mängi see lõpuni, palu korraldajal ({ $host_name }) see käsuga { COMMAND("kingdomino table") } lõpetada või ava oma laud teises kanalis või lõimes.
       *[server] Mängi see lõpuni, palu korraldajal see käsuga { COMMAND("kingdomino table") } lõpetada või ava oma laud teises kanalis või lõimes.
    }
error-your-table-waits = Sinu laud ootab sind: { $link }
error-next-game-begun = Järgmine mäng juba käib: { $link }
error-rematch-played = Oled vahepeal uuesti mänginud. Siin on su uusim mäng: { $link }
error-next-game-played = See mäng on juba läbi. Siin on dünastia uusim: { $link }
error-host-has-too-many-tables = Sa korraldad juba { $limit ->
    [1] üht lauda ja rohkem ei saa
   *[other] { $limit } lauda ja rohkem ei saa
}. Mängi mõni lõpuni või sulge mõni selle kanalis käsuga { COMMAND("kingdomino table") }. Neid näitab { COMMAND("kingdomino games") }.
error-server-has-too-many-tables = Selles serveris on juba { $limit ->
    [1] üks laud ja rohkem ei saa
   *[other] { $limit } lauda ja rohkem ei saa
}. Mängi mõni lõpuni või palu selle korraldajal või moderaatoril see oma kanalis käsuga { COMMAND("kingdomino table") } sulgeda.
error-wrong-channel = Selle serveri lauad on siin: { $channels }. Ava oma laud seal. Serveri haldajad saavad seda muuta: { COMMAND("kingdomino server") }.
error-not-opener = Selles serveris avab laudu { $role }. Palu mõnel neist laud avada või küsi serveri haldajalt: { COMMAND("kingdomino server") } saab seda muuta.
error-not-manager = Seda saavad muuta ainult need, kes serverit haldavad. Praegust seisu näitab { COMMAND("kingdomino server") }.
error-no-server = Privaatsõnumites pole serveri seadeid. Kirjuta { COMMAND("kingdomino server") } serveri kanalis.
error-unknown-time-zone = Seda ajavööndit ma ei tunne. Kirjuta mõni lähedal asuv suurlinn ja vali see loendist või ütle mulle oma kellaaeg käsuga { COMMAND("kingdomino settings") }.
error-old-button = See nupp on aegunud. Kasuta laua uusima sõnumi nuppe.
error-team-full = See võistkond on täis. Vali teine.
error-game-full = Kõik kohad selles lauas on võetud.
error-not-offered = See koht ({ $name }) pole praegu vaba: keegi on selle juba võtnud või mängija ise on tagasi.
error-offered-already = See koht ({ $name }) on juba pakkumisel. Igaüks siin võib selle võtta, ka { COMMAND("kingdomino board") } all oleva nupuga.
error-no-such-seat = Kellelgi siin pole sellist nime. Vali nimi loendist, mis avaneb kirjutades.
error-substitute-for-computer = Arvutimängijad asendajat ei vaja. Nad on alati kohal.
error-no-such-date = Sellest kuupäevast ma aru ei saa. Kirjuta päev nagu `reede` või `2026-12-01` või aeg nagu `3 päeva pärast` ja vali loendist.
error-already-seated = Sul on siin juba koht.
error-has-left = Sa lahkusid sellest mängust. Oma koha saad tagasi, kui see on pakkumisel, aga muud kohta mitte.
error-guest-seated = Siin on juba koht: { $name }.
error-already-invited = { $name } on juba kutsutud ja koht on broneeritud.
error-no-seat-to-reserve = Vaba kohta enam pole, kutsumata jäi { $name }. Oota vastust või lisa lauale kohti.
error-private-table = Privaatsõnumites ei saa keegi teine liituda. Ava laud serveri kanalis.
error-bot-invited = { $name } on bot. Arvutimängijaid saad lauda lisada siit: **{ button-more }**.
error-guest-outside = { $name } ei näe seda kanalit ega saaks siin mängida.
error-guest-blocked = { $name } ei saa minuga mängida, nii et kutsu keegi teine.
error-called-often = Kutsutud viimase tunni jooksul juba kolm korda: { $name }. Uuesti saad kutsuda: { $until_span }.
error-called-many = Oled viimase tunni jooksul kutsunud { $limit } inimest. Rohkem saad kutsuda: { $until_span }.
error-opened-many-tables = Oled viimase tunni jooksul avanud { $limit } lauda. Järgmise saad avada: { $until_span }.
error-not-seated = Sa ei mängi selles lauas. Ava oma laud teises kanalis käsuga { COMMAND("kingdomino new") }.
error-no-seat-yet = Sa pole veel selles lauas. Koha saad nupuga **{ button-join }**.
error-kept-by-computer = Arvuti hoiab sinu kohta. Selle saad tagasi { COMMAND("kingdomino board") } alt.
error-played-by-substitute = Sinu kohal mängib { $name }. Koha saad tagasi { COMMAND("kingdomino board") } alt.
error-not-host = Seda saab teha ainult korraldaja ({ $host_name }) või serveri moderaator.
error-host-starts = Kohti on veel vabu, nii et alustada saab ainult korraldaja, { $host_name }. Hiljem saab seda teha igaüks laua taga ({ $until_span }).
error-host-sets-up = { $host_name } on korraldaja ja seab laua valmis. Sina saad koha võtta või sellest loobuda.
error-seats-reserved = Vabad kohad on broneeritud kutsututele. Hiljem saab koha võtta igaüks ({ $until_span }).
error-put-out = { $host_name } eemaldas su sellest lauast. Kui tahad tagasi, palu kutset.
error-too-many-seated = Siin istub juba { $seated } mängijat, liiga palju lauale, kus on { $seats } kohta. Kui keegi lahkub või eemaldad arvutimängija, vali uuesti.
error-series-goes-on = See dünastia on juba alanud, nii et mängijad ja lisareeglid jäävad samaks. Korraldaja saab selle mängu alustada või tühistada.
error-no-game-here = Selles kanalis pole mängu. Ava laud käsuga { COMMAND("kingdomino new") } või too mõni arhiivist tagasi käsuga { COMMAND("kingdomino games") }.
error-played-in-threads = { $count ->
    [1] Selle kanali mäng käib omaette lõimes: { $threads }
   *[other] Selle kanali mängud käivad omaette lõimedes: { $threads }
}
error-nothing-played-here = Selles kanalis pole mängu. Ava laud käsuga { COMMAND("kingdomino new") }.
error-unreadable-game = Selle mängu käike ma enam lugeda ei oska, nii et see ei saa jätkuda. Korraldaja saab selle tühistada ja sina saad lahkuda.
error-no-such-game = Seda mängu enam ei ole.
error-nothing-to-undo = { $why ->
    [no-move] Selles käigus pole midagi tagasi võtta: sa pole veel käinud või viskasid ainult kivi ära, ja seda tagasi võtta ei saa.
    [no-turn] Midagi pole tagasi võtta: sa pole veel ühtki käiku lõpetanud.
    [dealt] Sinu käik jääb kehtima: vahepeal on jagatud uus rida ja nähtut olematuks ei tee.
    [own-move] Sinu käik jääb kehtima, sest oled alustanud järgmist. Võta enne see samm-sammult tagasi ja küsi siis uuesti.
    [computer] Sinu käik jääb kehtima, sest arvutimängija { $name } on vahepeal käinud.
    [over] See mäng on läbi ja tulemus jääb kehtima.
    [no-choice] Sul polnud selles käigus valikut. See tehtaks uuesti täpselt samamoodi.
   *[moved] Sinu käik jääb kehtima, sest { $name } on vahepeal käinud.
}
error-reminders-of-another = Need meeldetuletused on mängijale { $name } ja ainult tema saab need välja lülitada.
error-paused-already = See laud on juba pausil.
error-proposal-gone = See on juba otsustatud või on vahepeal tehtud uus ettepanek.
error-stale-game = Mäng on vahepeal edasi läinud ja see nupp on aegunud. Vaata laua uusimat sõnumit.
error-not-your-turn = Praegu käib { $name }. Kui on sinu käik, mainitakse sind.
error-too-early = { $name } võib veel mõelda. Seda saad teha pärast { $reminders ->
    [1] esimest
   *[other] teist
} meeldetuletust: { $until_span }.
error-no-reminders = Sellel laual pole käigu aega, nii et { $name } võib mõelda, kui kaua tahab. Kui soovite kiiremini, leppige aeg kokku või leidke asendaja, mõlemat käsuga { COMMAND("kingdomino table") }. Pärast nädalat ilma käiguta piisab, kui kõik teised on nõus.
error-nobodys-turn = Siin pole praegu midagi teha.
error-wrong-number = { $seated ->
    [1] See mäng on { $allowed } mängijale, aga siin on üks.
   *[other] See mäng on { $allowed } mängijale, aga siin on { $seated }.
} Oota, kuni teised liituvad. Korraldaja võib ka lisada arvutimängijaid või muuta mängijate arvu.
error-wrong-players = { $game } on { $allowed } mängijale.
error-wrong-options = { $game }: siin pole Keskriiki ega Harmooniat. Jäta need välja.
error-not-started = Mäng pole veel alanud. Korraldaja võib vajutada **{ button-start }**, täis laua korral igaüks laua taga.
error-started = Mäng on juba alanud. Mängijad saavad lahkuda käsuga { COMMAND("kingdomino table") } ja vaadata võib igaüks käsuga { COMMAND("kingdomino board") }.
error-archived = See mäng on arhiivis. Selle toob tagasi { COMMAND("kingdomino games") } mängu kanalis.
error-channel-unsure = Ma ei leia praegu selle mängu kanalit. Proovi minuti pärast uuesti.
error-channel-lost = Selle mängu kanalit enam pole. Ava { COMMAND("kingdomino games") } sama serveri mõnes teises kanalis ja too mäng seal tagasi.
error-not-archived = See mäng käib veel. Nupud on selle uusimal sõnumil.
error-channel-taken =
    Selles kanalis on nüüd teine laud:
    { $link }
    Kui see on läbi, toob selle mängu tagasi { COMMAND("kingdomino games") }.
error-notation-error = See pole käik. Vali loendist, mis avaneb kirjutades.
error-command-outdated = Sellisel kujul ma seda käsku ei tea: võib-olla näitab su Discord vana. Taaskäivita Discord ja vali käsk loendist.
error-moved = See on nüüd siin: { COMMAND($command) }
error-no-such-choice = Sellist valikut ma ei tea. Vali loendist, mis avaneb kirjutades.
error-several-choices =
    Sellele vastab { $count } valikut. Kirjuta soovitu pikemalt välja:
    { $choices }
error-nearest-choices =
    Seda ma ei tea. Kas mõtlesid midagi neist?
    { $choices }
error-several-moves =
    Sellele vastab { $count } käiku, nii et ma ei teinud neist ühtegi. Kirjuta soovitud käik pikemalt välja:
    { $moves }
error-one-way = Sinna sobib kivi ainult nii: { $move }
seat-of-player = { $name } (koht { $count })
nothing-matches = Midagi sellist pole. Kustuta tekst, et näha kõike, mida saad teha.
error-no-threads = Siin ei saa mäng lõime kolida. Ava laud ilma lõimeta.
error-missing-permissions = { $count ->
    [1] Mul on siin puudu üks õigus: { $permissions }.
   *[other] Mul on siin puudu mõned õigused: { $permissions }.
} Palu abi kelleltki, kes seda serverit haldab, ja proovi siis uuesti.
error-not-permitted = See server ei luba sul siin seda teha. Vaja on õigusi: { $permissions }. Palu abi kelleltki, kes serverit haldab, või proovi teises kanalis.
error-thread-asleep = See lõim magab. Kirjuta siia midagi, et see äratada, ja proovi siis uuesti.
error-thread-locked = See lõim on lukus, nii et ma ei saa siia kirjutada. Palu kellelgi, kes serverit haldab, see avada.
error-channel-refuses = Discord ei võta siin minu sõnumeid vastu, nii et vastan hoopis sinu puudutustele ja su mäng läheb edasi. Discordi põhjus: { $discord_text }
error-forbidden = Mul on siin mõni õigus puudu. Laua jaoks kanalis vajan õigusi { permission-view-channel }, { permission-send-messages } ja { permission-attach-files }. Lõimes vajan õigust { permission-send-messages-in-threads } ja lõime avamiseks { permission-create-public-threads }.
error-timed-out = Moderaator on mulle selles serveris ajapiirangu pannud, nii et ma ei saa siia kirjutada. See lõpeb ise ({ $until_span }) või varem, kui keegi serveri haldajatest selle lõpetab.
error-message-gone = Sõnumit, mida puudutasid, enam pole. { COMMAND("kingdomino games") } loetleb sinu lauad.
error-discord = Discord ei kuula mind praegu. Sinu tehtu on salvestatud ja mis puudu, selle saadan mõne minuti jooksul. Kui midagi ei juhtu, proovi uuesti.
error-discord-nothing = Discord ei kuula mind praegu, nii et midagi ei avatud ega muudetud. Palun proovi minuti pärast uuesti.
error-storage = Ma ei saa praegu mängudele ligi. Midagi pole kadunud, proovi lihtsalt minuti pärast uuesti.
error-storage-broken = Ma ei saa oma andmebaasi kasutada ja ainult selle boti pidaja saab selle korda teha. Seni ei saa ma midagi teha ja uuesti proovimine ei aita. Palun anna talle teada.
error-erased-since = Sinu andmed kustutati kohe pärast seda soovi, seega ma ei salvestanud seda. Kui sa seda ikka soovid, proovi uuesti.
error-restarting = Ma just taaskäivitun, nii et see jäi tegemata. Palun proovi minuti pärast uuesti.
error-blocked = Selle boti pidaja on su blokeerinud, nii et kirjuta talle, kui tahad jälle mängida.
error-interrupted = Ma just taaskäivitun ega jõudnud õigel ajal vastata. Palun vaata minuti pärast uuesti: võib-olla on see juba tehtud.
error-unexpected = Vabandust, see oli minu viga. Midagi pole kadunud. Kui see kordub, ütle selle boti pidajale: viga { $number }.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

illegal-game-over = See mäng on läbi.
illegal-chance-due = Järgmist rida alles jagatakse.
illegal-not-chance = Segamine ja jagamine on minu töö.
illegal-not-in-variant = Selles mängus seda pole.
illegal-too-early = Aseta kõigepealt oma kivi. Kõik muu tuleb pärast seda.
illegal-too-late = See osa sinu käigust on läbi. Jätka sellega, mis tuleb järgmisena.
illegal-nothing-to-place = Sul pole veel kivi, mida asetada. Vali enne üks.
illegal-other-domino = Sinu kuningas ei seisa sellel kivil.
illegal-spelling = Kui mõlemad pooled on samad, kirjuta kivi selle lõuna- või läänepoolsest ruudust alates.
illegal-occupied = Seal juba on midagi.
illegal-outgrows-grid = Seal läheks su kuningriik liiga laiaks või liiga kõrgeks.
illegal-no-connection = Sinna see ei sobi: kumbki pool ei puuduta sinu lossi ega omasugust maad.
illegal-can-be-placed = Ära visata sa seda ei saa: on koht, kuhu see sobib.
illegal-not-in-line = Seda kivi pole järgmises reas.
illegal-last-round = See on viimane voor, nii et järgmist kivi enam ei valita.
illegal-taken = Sellel kivil juba seisab kuningas.
illegal-not-done = { $due ->
    [place] Aseta enne oma kivi.
   *[choose] Vali enne kivi.
}
error-no-hint = Siin vihjeid pole: kõik mängivad nende kividega ja punkte võrreldakse.
error-switched-off = See on siin välja lülitatud.
error-deal-begun = Oled seda mängu juba alustanud. Vajuta nuppu uuesti, et edasi mängida.
