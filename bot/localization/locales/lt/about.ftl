greeting-title = Kingdomino ir Queendomino
greeting =
    Dabar čia galima žaisti abu žaidimus – vienu prisėdimu arba kelias dienas.
    - { COMMAND("kingdomino new") } atidaro stalą kanale, kuriame komanda įrašoma; laisvas vietas gali užimti kompiuteriai.
    - { COMMAND("daily") } – kasdienė partija prieš kompiuterius, kurioje visi gauna tuos pačius kauliukus.
    - **{ button-tutorial }** per dvi minutes išmoko žaisti, ir tai matai tik tu.
    - { COMMAND("kingdomino server") } nustato, kuriuose kanaluose gali būti stalai ir nuo ko jie prasideda.

help-title = Kaip žaisti
help-new-name = Pirmieji žingsniai
help-new = { COMMAND("kingdomino tutorial") } išmokys per dvi minutes: partija iš trijų ėjimų. { COMMAND("kingdomino rules") } kiekvieną žaidimą paaiškina trumpais skyriais su paveikslėliais.
help-table-name = Naujas stalas
help-table = { COMMAND("kingdomino new") } atidaro jį šiame kanale. Stalo žinutėje jo šeimininkas pasirenka žaidimą, taisykles ir kompiuterinius žaidėjus, o kiti spaudžia **{ button-join }**; ką nors pakviesti galima komanda { COMMAND("kingdomino invite") }. Partija prasideda paspaudus **{ button-start }**.
help-turn-name = Tavo ėjimas
help-turn = Kai jis ateina, tave paminiu. **Padėti** atveria skydelį, kurį matai tik tu; gera vieta jau parodyta. **Imti** vienu paspaudimu ten padeda kauliuką ir paima kitą. Gali pirma pasirinkti kitą vietą arba **{ button-place-only }**. Queendomino skydelis veda per žingsnius; nereikalingą praleisi mygtuku **{ button-skip }**.
help-ahead-name = Kito ėjimo planas
help-ahead = **{ button-plan-ahead }** arba { COMMAND("plan") }: surikiuok kitos eilės kauliukus ir numatyk vietą, o Queendomino – ir riterius bei pastatą; kitam raundui – tik vietą. Niekas kitas to nemato. Išsaugotas planas, kai ateina tavo ėjimas, įvykdomas savaime tiek, kiek tada įmanoma; iki tol gali jį keisti arba jo atsisakyti.
help-writing-name = Ėjimai komandomis
help-writing = { COMMAND("place") } ir { COMMAND("draft") } rašant parodo, kas galima. Ėjimą galima ir užrašyti: `12@g8e` deda 12 kauliuką pirmąja puse ant g8, o antrąja – į rytus nuo jo. Queendomino dar turi { COMMAND("tax") }, { COMMAND("build") }, { COMMAND("dragon") } ir { COMMAND("done") }.
help-looking-name = Karalystės, sąrašai ir rezultatai
help-looking =
    - **{ EMOJI("look") }** su vardu parodo padidintą tą karalystę, **{ button-what-happened }** – visus ėjimus nuo paskutinės žinutės.
    - { COMMAND("board") } dar kartą parodo stalą, { COMMAND("kingdomino deck") } – kurių kauliukų dar niekas nematė ir kokia tikimybė, kad ateis tai, ko tau reikia.
    - { COMMAND("kingdomino games") } išvardija tavo partijas, { COMMAND("kingdomino history") } – šio kanalo partijas, taip pat kaip filmą, failą ar analizę, { COMMAND("kingdomino stats") } – rezultatus ir serverio reitingą.
    - { COMMAND("kingdomino follow") } į tavo partijų sąrašą įtraukia stalą, prie kurio nežaidi.
help-ear-name = Teksto režimas ir ekrano skaitytuvai
help-ear = Teksto režimas ({ COMMAND("kingdomino settings") }) viską, ką matai tik tu, pasako žodžiais, su antraštėmis ir sąrašais. { COMMAND("board text:") } tai padaro vieną kartą, o { COMMAND("board ask:") } atsako į klausimus apie karalystę, pavyzdžiui, kur gali plėstis ežeras.
help-time-name = Laikas ir pertraukos
help-time =
    - Partija gali trukti kelias dienas, ir niekas nedingsta. Kas nutinka, kai kas nors užtrunka, parodo ir pakeičia { COMMAND("kingdomino pace") }.
    - Skiltyje { COMMAND("kingdomino settings") } yra tylos valandos be priminimų. { COMMAND("kingdomino away") } praneša, iki kada negali žaisti.
    - { COMMAND("kingdomino seat") } leidžia kompiuteriui atlikti vėluojančiojo ėjimą; { COMMAND("kingdomino seat") } padeda rasti, kas žais už tave toliau.
    - { COMMAND("kingdomino seat") } grąžina vietą, kurią tau saugojo kompiuteris.
help-slips-name = Atšaukimas ir pasitraukimas
help-slips =
    - Kol ėjimas nebaigtas, jo žingsnius skydelyje atšauki mygtuku **Atšaukti**.
    - { COMMAND("kingdomino undo") } atšaukia paskutinį tavo ėjimą, jei po jo nieko neįvyko ir visi sutinka.
    - { COMMAND("kingdomino seat") } – visam laikui pasitraukti iš partijos; tavo vietą perima kompiuteris. Su { COMMAND("kingdomino table") } šeimininkas partiją nutraukia visiems.
help-placeholder = Plačiau apie …

setting-title = Tavo nustatymai
settings-placeholder = Keisti …
settings-all = Visi nustatymai
setting-quiet = Tylos valandos
setting-quiet-is = Tylos valandos: { $state ->
    [none] **nėra**
   *[set] **{ $start }–{ $end }**
}
setting-quiet-about = { $state ->
    [none] Be jų apie ėjimą gali būti priminta bet kada.
   *[set] Tuo metu apie ėjimą neprimenama.
}
setting-zone = Laiko juosta
setting-zone-is = { $kind ->
    [unknown] Tavo laikrodis: **{ $time }** ({ $offset }), dar nenustatytas
    [fixed] Tavo laikrodis: **{ $time }** ({ $offset })
   *[place] Tavo laikrodis: **{ $time }**, laiko juosta { $place } ({ $offset })
}
setting-zone-about = { $kind ->
    [unknown] Jei jis netikslus, nurodyk, kiek dabar valandų, arba rašyk { COMMAND("kingdomino settings zone:") } ir miestą, pavyzdžiui, { COMMAND("kingdomino settings zone:Vilnius") }.
    [fixed] Vasarą ir žiemą jis rodo vienodai. Su miestu, įrašytu po { COMMAND("kingdomino settings zone:") }, jis keistųsi kaip ten.
   *[place] Vasarą ir žiemą jis keičiasi kaip ten.
}
setting-away = Pertrauka
setting-away-is = Pertrauka: { $state ->
    [away] **iki { $until }**
   *[here] **ne**
}
setting-away-about = { $state ->
    [away] Iki tol niekas tavęs nemini ir tau neprimena.
   *[here] Prieš atostogas rašyk { COMMAND("kingdomino away") } ir datą. Tuomet niekas tavęs nemini ir tau neprimena.
}
setting-mentions = Paminėjimai
setting-mentions-is = { $state ->
    [on] Paminėjimai: **įjungti**
   *[off] Paminėjimai: **išjungti**
}
setting-mentions-about = { $state ->
    [on] Apie tavo ėjimą ateina pranešimas.
   *[off] Pranešimų nėra; kur tavęs laukiama, rodo { COMMAND("kingdomino games") }.
}
setting-grace = Paminėjimų delsa
setting-grace-is = Paminėjimų delsa: **{ $value }**
setting-grace-about = Kol žaidi, apie ėjimą pranešama tik po šio laiko: dažniausiai jį ir taip matai.
setting-grace-option = { $seconds ->
    [0] nėra
    [30] 30 sekundžių
    [90] pusantros minutės
    [300] 5 minutės
   *[other] 15 minučių
}
setting-grace-placeholder = Delsa …
setting-theme = Spalvos
setting-theme-is = Paveikslėlių spalvos: **{ $value }**
setting-theme-about = Jos skirtos visiems paveikslėliams, kuriuos matai tik tu.
setting-theme-table = stalo spalvos
setting-theme-placeholder = Spalvos …
theme-name = { $theme ->
    [distinct] daltonikams
    [contrast] didelis kontrastas
   *[storybook] pasakų knyga
}
setting-text-mode = Teksto režimas
setting-text-mode-is = { $state ->
    [on] Teksto režimas: **įjungtas**
   *[off] Teksto režimas: **išjungtas**
}
setting-text-mode-about = { $state ->
    [on] Kas rodoma tik tau, pateikiama žodžiais, su antraštėmis ir sąrašais, o ne paveikslėliais.
   *[off] Kas rodoma tik tau, pateikiama paveikslėliais su trumpu aprašymu ekrano skaitytuvams.
}
setting-ranked = Reitingai
setting-ranked-is = { $state ->
    [on] Reitingai: **esi juose**
   *[off] Reitingai: **tavęs juose nėra**
}
setting-ranked-about = { $state ->
    [on] Kai serveryje baigi pakankamai partijų, atsiduri jo reitinge ({ COMMAND("kingdomino stats") }).
   *[off] Nė viename reitinge tavęs nėra. Kitiems jūsų partijos vis tiek skaičiuojamos.
}
setting-suggestions = Patarimai
setting-auto-place = Ėjimai be pasirinkimo
setting-auto-place-is = Ėjimai be pasirinkimo: { $state ->
    [on] **atliekami už tave**
   *[off] **paliekami tau**
}
setting-auto-place-about = { $state ->
    [on] Kai galimas tik vienas ėjimas, botas jį atlieka už tave.
   *[off] Net kai galimas tik vienas ėjimas, jį atlieki tu, kad matytum kiekvieną; už tave tik atmetama, kas niekur netinka.
}
setting-language = Kalba
setting-language-is = Kalba: **{ $value }**
setting-language-about = Ji skirta viskam, ką matai tik tu. Tai, ką mato visi, rašoma stalo kalba.
setting-language-discord = kaip Discord
setting-language-placeholder = Kalba …
button-set-mentions-on = Įjungti paminėjimus
button-set-mentions-off = Išjungti paminėjimus
button-set-text-mode-on = Įjungti teksto režimą
button-set-text-mode-off = Išjungti teksto režimą
button-set-ranked-on = Rodyti mane reitinguose
button-set-ranked-off = Nerodyti manęs reitinguose
button-set-auto-place-on = Atlikti už mane
button-set-auto-place-off = Palikti man

server-title = Šio serverio nustatymai
server-note = Nustatymai galioja nuo šiol atidaromiems stalams. Atidarant stalą galima rinktis kitą žaidimą ir kitą laiką ėjimui.
server-note-readers = Tai keisti gali tik serverio valdytojai.
server-usual = { $value }, kaip įprasta
server-game = Žaidimas
server-game-is = Naujo stalo žaidimas: **{ $value }**
server-game-placeholder = Žaidimas …
server-pace = Laikas ėjimui
server-pace-is = Laikas ėjimui: **{ $value }**
server-pace-placeholder = Laikas ėjimui …
server-policy = Jei kas nors užtrunka ilgiau
server-policy-is = **{ $value }**
server-policy-placeholder = Jei kas nors užtrunka ilgiau …
server-threads = Gijos
server-threads-is = { $state ->
    [on] Nauji stalai: **kiekvienas savo gijoje**
   *[off] Nauji stalai: **pačiame kanale**
}
server-channels = Kanalai
server-channels-is = { $count ->
    [0] Stalus galima atidaryti **visuose kanaluose**
   *[other] Stalus galima atidaryti **tik čia: { $channels }** – ir ten esančiose gijose
}
server-channels-placeholder = Visi kanalai
server-language = Kalba
server-language-is = Naujų stalų kalba: **{ $value }**
server-language-host = stalą atidarančiojo kalba
server-language-placeholder = Kalba …
server-theme = Spalvos
server-theme-is = Visiems matomų paveikslėlių spalvos prie naujų stalų: **{ $value }**
server-theme-placeholder = Spalvos …
button-set-threads-on = Nauji stalai – gijose
button-set-threads-off = Nauji stalai – kanale

quiet-from = Tyla nuo { $time }
quiet-to = Tyla iki { $time }
quiet-now = Dabar { $time }
quiet-from-placeholder = Tyla nuo …
quiet-to-placeholder = Tyla iki …
quiet-offset-placeholder = Kiek dabar valandų?
button-half-hour = Paslinkti pusvalandžiu
button-no-quiet-hours = Be tylos valandų
button-set-clock = Nustatyti laikrodį (dabar { $time })

privacy = ## Kas saugoma
    - Apie kiekvieną partiją: kas kur sėdėjo arba buvo pakviestas (tavo Discord ID ir rodomas vardas), kiekvienas ėjimas, kada jis atliktas, ir paspaudimo ID, kad nė vienas nebūtų įskaitytas du kartus.
    - Tavo nustatymai, tarp jų laiko juosta, kalba ir pertraukos laikas, ir kurios užuominos tau jau rodytos.
    - Kuriuos stalus stebi – kol jie baigsis.
    - Kieno vietoje žaidžia pavaduotojas.
    - Ką suplanavai būsimam ėjimui – kol jis ateis, ir kurie ėjimai buvo suplanuoti.
    - Apie serverį – kas nustatyta komanda { COMMAND("kingdomino server") }, kol botas iš jo išeis, ir tai, kad botas ten jau prisistatė.

    Daugiau nieko: jokių žinučių, jokių kitų narių. Reitingai kaskart iš naujo apskaičiuojami iš baigtų partijų; ar juose būti, pasirenki per { COMMAND("kingdomino settings") }.

    Visa tai gali gauti failu. Arba ištrinti savo duomenis: kitų partijose tavo vietose liks „{ forgotten-name }“, kur dar žaidi, tęs kompiuteris, o nustatymai ir ID ištrinami iš karto.
button-export = Rodyti viską apie mane
button-forget = Ištrinti viską apie mane
confirm-forget = ## Ištrinti viską apie tave?
    - { $playing ->
        [0] Dabar nežaidi jokios partijos.
        [1] Partijoje, kurią dabar žaidi, tavo vietą perims kompiuteris.
       *[other] Partijose, kurias dabar žaidi ({ $playing }), tavo vietas perims kompiuteriai.
    }
    - { $past ->
        [0] Baigtų partijų su tavo vardu nėra.
        [1] Vienoje baigtoje partijoje vietoj tavo vardo bus „{ forgotten-name }“.
       *[other] Baigtose partijose ({ $past }) vietoj tavo vardo bus „{ forgotten-name }“.
    }
    - Tavo statistika, nustatymai ir Discord ID bus ištrinti.
    - Jau paskelbtose žinutėse tavo vardas lieka.

    Vėliau nieko susigrąžinti nebus galima.
button-forget-yes = Ištrinti mane
button-forget-no = Atšaukti
export = Viskas, kas apie tave saugoma, programoms skaitomame faile:

games-title = Tavo partijos
games-none = Dabar nežaidi jokios partijos. Atidaryk stalą komanda { COMMAND("kingdomino new") }.
games-more = … ir dar { $more ->
    [1] viena partija
    [one] { $more } partija
    [few] { $more } partijos
   *[other] { $more } partijų
}
games-lobby = laukiama žaidėjų
games-full = galima pradėti
games-invited = **tave kviečia**
games-your-turn = **tavo ėjimas** · { $since }
games-their-turn = eina { $name } · { $since }
games-with = { $more ->
    [0] kartu žaidžia: { $names }
   *[other] kartu žaidžia: { $names } ir dar { $more }
}

history-title = Šio kanalo partijos
history-none = Šiame kanale dar nežaista nė viena partija.
history-how = Rinkis partiją ir peržiūrėk ją žingsnis po žingsnio.
history-placeholder = Rinkis partiją
history-round-placeholder = Raundas …
history-game = Partija { $id } · { $variant }
history-playing = { DATETIME($date, dateStyle: "medium") } · dar vyksta
history-over = { DATETIME($date, dateStyle: "medium") }
history-cancelled = { DATETIME($date, dateStyle: "medium") } · nutraukta be rezultato
history-step = Partija { $id } · { $step } žingsnis iš { $steps }
history-record = Partijos { $id } užrašas: tekstinis failas su visais ėjimais, kuriuos matė visi.
button-exportgame = Užrašas failu
button-film = Filmas
button-share = Rodyti visiems
button-first = Pradžia
button-earlier = Atgal
button-later = Pirmyn
button-listgames = Visos partijos
button-older = Senesnės partijos
button-newest = Naujausios partijos
button-last = Pabaiga

stats-title = { $name } šiame serveryje
stats-none = { $name } šiame serveryje dar nebaigė nė vienos partijos.
stats-own-title = Visos tavo partijos
stats-own-none = Dar nebaigei nė vienos partijos.
stats-record = **{ $variant }**: { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}, { $wins ->
    [0] pergalių nėra
    [one] { $wins } pergalė
    [few] { $wins } pergalės
   *[other] { $wins } pergalių
}
stats-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
stats-average = taškų vidurkis: { $mean }; geriausias rezultatas: { $best }
button-ranking = Šio serverio reitingas
button-results = Mano rezultatai
ranking-title = Šio serverio reitingas: { $game }
ranking-line = **{ $place }.** { $name }: reitingas { $rating } · { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}, { $wins ->
    [0] pergalių nėra
    [one] { $wins } pergalė
    [few] { $wins } pergalės
   *[other] { $wins } pergalių
}
ranking-none = Šiame serveryje dar niekas nebaigė partijos su kitais žmonėmis.
ranking-empty = Dar niekas nebaigė pakankamai partijų.
ranking-missing = Kad būtum sąraše, dar trūksta { $missing ->
    [one] { $missing } partijos
    [few] { $missing } partijų
   *[other] { $missing } partijų
} su kitais žmonėmis.
ranking-unlisted = Tavęs sąraše nėra – taip pasirinkta per { COMMAND("kingdomino settings") }.
ranking-about = Sąraše – baigusieji bent { $fewest } partijas su kitais žmonėmis. Visi pradeda nuo { $start }, o pergalė prieš stipresnį duoda daugiau. Ar būti sąraše, pasirenki per { COMMAND("kingdomino settings") }.
ranking-placeholder = Kitas žaidimas …

ask-title = { $question } · { $name }
ask-not-known = Tokio klausimo nėra.
ask-unknown = Galima klausti:
ask-changed = Kas pasikeitė?
ask-last = Paskutinis padėtas: { $domino }, { $squares }.
ask-grow = Kur gali plėstis { $terrain }?
ask-none = { $terrain }: dar nėra
ask-fits = Kur tinka { $domino }?
ask-fits-nowhere = Niekur netinka.
ask-spot = { $gain }: { $placement }
ask-more = … ir dar { $count ->
    [one] { $count } vieta
    [few] { $count } vietos
   *[other] { $count } vietų
}
ask-holes = Kokio ji dydžio ir kur skylės?
ask-free = { $count ->
    [0] Uždengti nebegalima nė vieno langelio.
    [one] Dar galima uždengti { $count } langelį: { $squares }
    [few] Dar galima uždengti { $count } langelius: { $squares }
   *[other] Dar galima uždengti { $count } langelių: { $squares }
}
ask-free-among = { $count ->
    [one] Dar galima uždengti { $count } langelį iš šių: { $squares }
    [few] Dar galima uždengti { $count } langelius iš šių: { $squares }
   *[other] Dar galima uždengti { $count } langelių iš šių: { $squares }
}
ask-row = Kas yra { $row } eilutėje?
ask-square = { $square }: { $land }
ask-castle = pilis
ask-empty = tuščia
