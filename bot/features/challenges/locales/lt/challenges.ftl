deal-daily = Dienos partija
deal-channel = Iššūkis
deal-weekly = Savaitės iššūkis
deal-known = { button-beat }
button-beat = Įveikti šį rezultatą
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
cards-title = Dienos partija { $number }: jau baigė
daily-opponents = { $count ->
    [one] { $count } kompiuteris
    [few] { $count } kompiuteriai
   *[other] { $count } kompiuterių
} (lygis: { $level })
daily-begins = **Kingdomino #{ $number }**: visi gauna šiuos kauliukus ir žaidžia kartą.
daily-here = Šiame serveryje
daily-line = **{ $place }.** { $name }: { points }
daily-unlisted = { $count ->
    [one] Sąraše nėra dar { $count } žmogaus.
    [few] Sąraše nėra dar { $count } žmonių.
   *[other] Sąraše nėra dar { $count } žmonių.
}
daily-everywhere = { $count ->
    [1] Kol kas ją baigė vienas žmogus.
    [one] Kol kas ją baigė { $count } žmogus.
    [few] Kol kas ją baigė { $count } žmonės.
   *[other] Kol kas ją baigė { $count } žmonių.
}
daily-nobody = Jos niekas nebaigė.
daily-next = Kita partija: { $when_time }.
daily-week = Šią savaitę žaistų dienų: { $days }.
daily-shared = **{ $name }** baigė dienos partiją.
daily-card-how = Nukopijuok ir rodyk, kur tik nori. Tai nieko neišduoda:
daily-card =
    Kingdomino #{ $number } · { points } (stiprus kompiuteris toje pačioje vietoje: { $par })
daily-card-words =
    Kingdomino #{ $number }: { points }. Kompiuteris, lygis „{ $level }“, su tais pačiais kauliukais surinko { $par }.
daily-card-way = Žaisk per Discord: { COMMAND($command) }
daily-copy = Čia to niekas kitas nemato. Nukopijuok ir pasidalyk:
daily-about = Visi gauna šiuos kauliukus. Žaidi vieną kartą.
button-daily-play = Žaisti
button-daily-go-on = Žaisti toliau
button-daily-look = Pažiūrėti mano partiją
button-daily-todays = Žaisti šiandienos partiją
button-cards = Rodyti korteles
button-daily-today = Rodyti šiandienos partiją
help-daily-name = Dienos partija
help-daily = { COMMAND("kingdomino daily") } – kasdienė partija, kurioje visi gauna tuos pačius kauliukus ir žaidžia prieš tuos pačius kompiuterius. Žaisk ją vieną kartą, savo tempu, ir palygink savo taškus su kitų. Nauja prasideda vidurnaktį UTC laiku.
challenge-invitation = { $kind }: { $facts }
challenge-opened = Tavo iššūkis atidarytas! Spausk **{ button-daily-play }** jo žinutėje ir žaisk kartu.
challenge-about = Visi gauna tuos pačius kauliukus ir žaidžia atskirai, kada kam patogu.
challenge-minutes = { $minutes ->
    [1] apie minutę
   *[other] apie { $minutes } min.
}
challenge-question = **Atidaryti čia iššūkį visiems?** { $game }, prieš kompiuterius (lygis: { $level }). Visi gauna tuos pačius kauliukus ir turi vieną dieną.
challenge-closes = Galima žaisti iki: { $when_time }.
challenge-last-day = Paskutinė diena! Galima žaisti iki: { $when_time }.
challenge-closed = Uždaryta: { $when_span }.
challenge-waits = Jis atidarytas, kol kas nors sužais.
challenge-finished = { $count ->
    [0] Iki galo nesužaidė niekas.
    [one] Iki galo sužaidė { $count } žmogus.
    [few] Iki galo sužaidė { $count } žmonės.
   *[other] Iki galo sužaidė { $count } žmonių.
}
challenge-done = Jau sužaidė: { $names }.
names-more = { $names } ir dar { $more }
challenge-against = Varžovai: { $facts }.
challenge-late = Baigei po uždarymo, tad sąraše tavęs nėra. Rezultatas: { points }.
challenge-erased = Savo bandymą jau išnaudojai: ištrynei savo duomenis, o kartu ir partiją.
button-challenge-close = Uždaryti dabar
challenge-close-question = Rezultatai bus rodomi iš karto ir visiems. Kas dar žaidžia, gali pabaigti, bet į juos nepateks.
challenge-over = { $count ->
    [1] Laimi { $names }: { points }.
   *[other] Pergale dalijasi { $names }: { points }.
}
challenge-over-one = Iki galo sužaidė tik { $name }: { points }.
challenge-over-unlisted = Iššūkis uždarytas.
challenge-par = Stiprus kompiuteris čia: { $par }
challenge-parted = { $round ->
    [0] Keliai išsiskyrė per pirmą pasirinkimą.
    [3] Keliai išsiskyrė { $round }-iame raunde.
   *[other] Keliai išsiskyrė { $round }-ame raunde.
}
challenge-turn = **{ $name }**: { $turn }
challenge-beat-title = Įveik: { $name }, { points }
challenge-beat-about = Gauni tą pačią vietą, tuos pačius kauliukus ir kompiuterius. Bandymas vienas, ir jis neįskaitomas.
challenge-beat-others = Už kitus žmones žaidžia kompiuteriai.
challenge-beat-shared = Su tais pačiais kauliukais: **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-even = Su tais pačiais kauliukais **{ $first_name }** ir **{ $second_name }** surinko po { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}.
error-challenges-of-person = Tavo atvirų iššūkių jau yra { $limit }. Palauk, kol kuris nors užsidarys, arba vieną uždaryk.
error-challenges-on-server = Šiame serveryje atvirų iššūkių jau yra { $limit }. Palauk, kol kuris nors užsidarys.
help-challenge-name = Iššūkiai
help-challenge = { COMMAND("kingdomino challenge") } visiems kanale duoda tuos pačius kauliukus, o kiekvienas žaidžia atskirai prieš tuos pačius kompiuterius. Rezultatų niekas nemato, kol nebaigia, bet kas žiūri, kaip žaidžia kitas, kauliukus jau žino. Pabaigoje visos karalystės rodomos greta. **{ button-beat }** baigtos partijos puslapyje duoda jos vietą ir kauliukus. Tokia partija neįskaitoma. **{ button-weekly }** duoda kanalui naują kas savaitę.

play-daily = { COMMAND("kingdomino daily") } – viena partija per dieną prieš kompiuterinius žaidėjus, visiems su tais pačiais kauliukais.
stored-challenges = Kuriuos iššūkius ir savaites atidarei, kurias dienos partijas parodei ir kuriomis savaitėmis klausiau, ar dar žaisi.
stored-tries = Jei ištrini savo duomenis, kol dienos partija ar iššūkis neuždaryti: žyma, kad pradėta, kaip kodas be tavo vardo, kol bus uždaryta.
error-challenge-private = Iššūkis skirtas visiems kanale. Rašyk { COMMAND("kingdomino challenge") } serverio kanale.
command-challenge-about = Visiems šiame kanale tie patys kauliukai, kiekvienas žaidžia savo tempu
command-daily-about = Šios dienos partija: visiems tie patys kauliukai, kiekvienam vienas bandymas
option-challenge-game-about = Koks žaidimas. Jei nenurodai: Kingdomino
option-level-about = Kokio stiprumo kompiuteriniai žaidėjai. Jei nenurodai: pažengę
option-challenge-hours-about = Po kiek valandų iššūkis užsidarys, pavyzdžiui, 3
option-days-about = Po kiek dienų iššūkis užsidarys, pavyzdžiui, 2. Jei nenurodai nieko: po dienos

button-weekly = Atidaryti kas savaitę
button-weekly-end = Nebeatidaryti iššūkio kas savaitę
weekly-question = **Kas savaitę čia atidaryti iššūkį?** Žaidimai keičiasi, prieš kompiuterius (lygis: { $level }). Pirmas prasideda dabar, kitas kartu su rezultatu: { $opens_time } (laiko juosta: { $zone }).
weekly-clock = **Kas savaitę čia atidaryti iššūkį?** Pirma pasakyk, kiek čia dabar valandų, kad niekas nebūtų kviečiamas naktį.
weekly-begun = Prasidėjo! Kas savaitę čia atsidarys naujas.
weekly-end-question = Nebebus iššūkio kas savaitę: { $channels }? Jei vienas atidarytas, jis liks atidarytas.
weekly-ended = Padaryta: savaime kitas neatsidarys.
weekly-games = Kitų savaičių žaidimai
weekly-games-all = Visi žaidimai paeiliui
weekly-games-kingdomino = Visi, išskyrus „Queendomino“, paeiliui
career-days = Dienos partijos: { $days }
week-title = { $number } savaitė
week-result = { $state ->
    [alone] { $number } savaitę iki galo sužaidė tik { $names }.
    [won] { $count ->
        [1] { $number } savaitę laimi { $names }.
       *[other] { $number } savaitės pergale dalijasi { $names }.
    }
   *[none] { $number } savaitė baigėsi.
}
week-open = { $number } savaitė prasidėjo.
button-week-play = Žaisti { $number } savaitę
week-row = Savaitės iš eilės, kurias sužaidė bent du iš jūsų: { $weeks }
week-season = Laimėtos savaitės: { $people_names }
week-tally = { $name } ({ $wins } iš { $games })
week-best = Geriausias rezultatas ({ $game }): { $names }, { $gain } palyginti su stipriu kompiuteriu
week-before = Praėjusi savaitė. { $done_text }
season-won = { $count ->
    [1] Sezoną laimi { $names }: { $wins } iš { $weeks } savaičių.
   *[other] Sezono pergale dalijasi { $names }: po { $wins } iš { $weeks } savaičių.
}
season-over = Sezonas baigėsi.
button-season = Ankstesnis sezonas
season-title = Ankstesnis sezonas
season-line = **{ $place }.** { $name }: { $wins } iš { $games }
button-week-want = Kitą savaitę: { $game }
button-week-unwant = Kitą savaitę ne: { $game }
button-week-instead = Geriau žaisti: { $game }
week-next = { $state ->
    [none] Nauja savaitė čia pati neatsidarys.
   *[next] Kitą savaitę: { $game }.
}
week-missed = Dar vienas iš jūsų, ir savaičių iš eilės bus { $weeks }.
button-week-skip = Ne šią savaitę
week-skipped = Gerai. Iki kitos savaitės!
error-week-unfinished = Pirma sužaisk šią savaitę. Tada galėsi pasakyti, kas bus toliau.
career-weeks = Šio sezono laimėtos savaitės: { $wins } iš { $games }
weeks-of-season = Savaitės iššūkiai, atskiras sezonas (sužaista savaičių: { $weeks } iš { $most })
error-weeks-off = Šiame serveryje savaitės iššūkių nėra. Serverio valdytojai gali juos leisti per { COMMAND("kingdomino server") }.
server-weeks = Savaitės iššūkiai
server-weeks-is = Savaitės iššūkius pradeda: **{ $value }**
server-weeks-openers = kas gali atidaryti stalus
server-weeks-managers = serverio valdytojai
server-weeks-nobody = niekas
setting-closings-is = { $state ->
    [on] Iššūkiai ir savaitės: **tave kviečia**
   *[off] Iššūkiai ir savaitės: **tavęs nekviečia**
}
button-set-closings-on = Kviesti mane į iššūkius
button-set-closings-off = Nekviesti manęs į iššūkius
