variant-kd = Kingdomino
variant-kd7 = Kingdomino: Didžioji dvikova
variant-kd3n = Kingdomino trims, po 4 kauliukus eilėje
variant-kd-about = Dėk kauliukus aplink pilį; taškų duoda žemė su karūnomis
variant-kd7-about = Visi 48 kauliukai ir didesnės karalystės
variant-kd3n-about = Naujas leidimas: visi 48 kauliukai, iš kiekvienos eilės vienas lieka

option-m = Vidurio karalystė
option-h = Harmonija
option-dynasty = Dinastija
dynasty-game = Dinastija, { $number } partija iš { $games }

grid-5 = 5×5 karalystės
grid-7 = 7×7 karalystės

lobby-players = Žaidėjai: { $seated } iš { $count }
lobby-person = **{ $name }**
lobby-host = **{ $name }** (stalo šeimininkas)
lobby-computer = **{ $name }** (kompiuteris, { $level })
invited-to-play =
    { $person }: tave kviečia žaisti. Žaidimas: { $game }; prie stalo: { $names }.
    Vieta tau rezervuota iki { $until }.
button-accept = Priimti
button-declineinvitation = Atsisakyti
invitation-accepted = **{ $name }** priima kvietimą ir sėda prie stalo.
invitation-ended = Šis kvietimas baigėsi.
lobby-in-team = { $player }, komanda { $team }
lobby-wrong-number = Šis žaidimas skirtas { $allowed } žaidėjams: gali prisijungti kiti arba šeimininkas gali pridėti kompiuterinių žaidėjų.
lobby-missing = { $missing ->
    [1] Trūksta dar vieno žaidėjo.
    [one] Trūksta dar { $missing } žaidėjo.
    [few] Trūksta dar { $missing } žaidėjų.
   *[other] Trūksta dar { $missing } žaidėjų.
}
lobby-missing-some = { $missing ->
    [1] Kad būtų galima pradėti, trūksta dar vieno žaidėjo.
    [one] Kad būtų galima pradėti, trūksta dar { $missing } žaidėjo.
    [few] Kad būtų galima pradėti, trūksta dar { $missing } žaidėjų.
   *[other] Kad būtų galima pradėti, trūksta dar { $missing } žaidėjų.
} Laisvų vietų: { $free }.
lobby-room = Šeimininkas jau gali pradėti (žaidėjų: { $count }, { $size }); vietos dar yra ir kitiems.
lobby-ready = Visi čia: spausk „{ button-start }“. Ėjimų tvarką lems burtai.
lobby-started = Partija prasidėjo.
lobby-idle = Stalas uždarytas: visą savaitę prie jo nieko nevyko. Naują atidarysi komanda { COMMAND("kingdomino new") }.
lobby-cancelled = Stalas uždarytas dar neprasidėjus partijai.

team-placeholder = Pasirink komandą
team-option = Komanda { $team }
team-any = Bet kuri komanda
team-drawn = Kas nepasirenka komandos, tam ją paskiria burtai.

setup-game-placeholder = Žaidimas
setup-seats-placeholder = Žaidėjai
setup-pace = Laikas ėjimui: { $value }
setup-pace-placeholder = Laikas ėjimui
setup-language = Kalba: { $value }
setup-language-placeholder = Šio stalo kalba
setup-theme = Spalvos: { $value }
setup-theme-placeholder = Visiems matomų paveikslėlių spalvos
setup-policy-placeholder = Jei kas nors užtrunka ilgiau
setup-players-one = Žaidėjų: { $most }
setup-players-two = Žaidėjų: { $fewest } arba { $most }
setup-players-range = Žaidėjų: nuo { $fewest } iki { $most }
setup-seats = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}
setup-teams = { $teams ->
    [one] { $teams } komanda
    [few] { $teams } komandos
   *[other] { $teams } komandų
}, { $size }

turn-time-none = be laiko ribos
turn-time-minutes = { $count ->
    [one] { $count } minutė
    [few] { $count } minutės
   *[other] { $count } minučių
}
turn-time-hours = { $count ->
    [1] valanda
    [one] { $count } valanda
    [few] { $count } valandos
   *[other] { $count } valandų
}
turn-time-days = { $count ->
    [1] diena
    [one] { $count } diena
    [few] { $count } dienos
   *[other] { $count } dienų
}
policy-wait = Vėluojant: nieko nevyksta
policy-wait-about = Niekam neprimenama ir niekas už nieką neina
policy-remind = Vėluojant: primenama
policy-remind-about = Primenama vis rečiau; kiti gali leisti ėjimą atlikti kompiuteriui
policy-turn = Vėluojant: eina kompiuteris
policy-turn-about = Vienas priminimas; dar po tiek pat laiko ėjimą atlieka kompiuteris
policy-seat = Vėluojant: žaidžia kompiuteris
policy-seat-about = Vienas priminimas; dar po tiek pat žaidžia kompiuteris, kol žaidėjas grįš

setup-options-placeholder = Papildomos taisyklės

button-join = Prisijungti
button-leave = Išeiti
button-start = Pradėti
button-fill = Užpildyti kompiuteriais ({ $level })
button-close-table = Uždaryti stalą

level-beginner = naujokas
level-solid = pažengęs
level-strong = stiprus
level-master = meistras
add-placeholder = Pridėti kompiuterinį žaidėją
add-beginner = Naujokas
add-beginner-about = Klysta kaip kiekvienas, kas dar tik mokosi žaisti
add-solid = Pažengęs
add-solid-about = Ima tai, kas dabar duoda daugiausia taškų, ir nepalieka skylių
add-strong = Stiprus
add-strong-about = Žaidžia gerai ir atsako iš karto
add-master = Meistras
add-master-about = Geriausias iš visų; kiekvieną ėjimą apie penkias sekundes galvoja į priekį

computer-names = Baldvinas, Matilda, Osrikas, Izolda, Perkinas, Rozamunda, Vilfredas, Adelė, Godvinas

thread-name = { $game }: { $name } ir kiti

domino-told = { $number } ({ $halves })
half-told = { $half } { $crowns }
halves-told = { $first } / { $second }
contact-castle = { $terrain } prie pilies
contact-land = { $terrain } ({ $square })

told-order = Renkasi tokia tvarka: { $names }
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = Komandos: { $teams }
told-resigned = **{ $name }** pasitraukia iš partijos; toliau žaidžia kompiuteris.
told-turn-back = **{ $name }** atšaukia savo ėjimą.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (pagal planą)
told-by-itself = **{ $name }** (vienintelis ėjimas)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (eina kompiuteris)
told-by-stand-in = **{ $name }** (pavaduoja kompiuteris)
told-mate = { $name } (komanda: { $mate })
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = padeda{ "\u00A0" }{ $domino }
told-discard = { $domino } atmestas: niekur netinka
told-pick = ima{ "\u00A0" }{ $domino }

told-turns = { $count ->
    [one] { $count } ėjimas
    [few] { $count } ėjimai
   *[other] { $count } ėjimų
}
told-earlier = Prieš tai – dar { $count ->
    [1] vienas ėjimas
    [one] { $count } ėjimas
    [few] { $count } ėjimai
   *[other] { $count } ėjimų
}.
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
told-choices = Pasirinkta: { $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

due-place = { $name }, padėk kauliuką { $domino }
due-rest = { $name }, tavo ėjimas
due-pick = { $name }, rinkis kauliuką
time-turn = Priminimas: { $until }; dar po tiek pat laiko ėjimą atlieka kompiuteris.
time-seat = Priminimas: { $until }; dar po tiek pat laiko vietą perima kompiuteris.
time-over-turn = Ėjimą atlieka kompiuteris: { $at }.
time-over-seat = Vietą perima kompiuteris: { $at }.
pick-lost = { $count ->
    [1] Kauliukui { $dominoes } šioje karalystėje dabar nėra vietos.
   *[other] Kauliukams { $dominoes } šioje karalystėje dabar nėra vietos.
}
button-place = Padėti { $domino }
button-open = Mano ėjimas
button-what-happened = Kas įvyko
button-kingdom = { EMOJI("look") } { $name }
button-kingdom-words = Karalystė: { $name }
button-table = Visas stalas
alt-text-mode = Teksto režimas ({ COMMAND("kingdomino settings") }) visa tai pasako žodžiais.
button-pick = { $number } · { $halves }

reminder-waiting = { LINK($link, "Stalas") } laukia tavęs. Paskutinis ėjimas: { $since }.
reminder-last = Šiame raunde laukiama tik tavęs.
reminder-then-turn = Jei tavo ėjimo nebus iki { $at } ({ $left }), jį atliks kompiuteris.
reminder-then-seat = Jei tavo ėjimo nebus iki { $at } ({ $left }), tavo vietą perims kompiuteris, kol grįši.
button-mute = Nebepriminti
muted = Apie šį ėjimą daugiau nebepriminsiu.
muted-until = Apie šį ėjimą daugiau nebepriminsiu. Jei jo iki tol nebus, už tave eis kompiuteris ({ $left }).
reminder-computermoves = Jei laukti negalima, bet kas prie stalo gali leisti ėjimą atlikti kompiuteriui.
reminder-computerkeeps = Jei laukti negalima, bet kas prie stalo gali perduoti kompiuteriui ėjimą arba vietą, kol žaidėjas grįš.
button-computermoves = Kompiuteris eina už: { $name }
button-computerkeeps = Kompiuteris vietoj: { $name }

late-turns = Kaip prie šio stalo sutarta, kompiuteris ėjo už: { $names }. Peržiūrėti ir pakeisti: **{ button-pace }**.
button-pace = Laikas ėjimui
seats-kept = Kompiuteris žaidžia vietoj: { $names }

undo-asked = **{ $name }** prašo atšaukti paskutinį ėjimą:
undo-needs-all = Turi sutikti visi.
undo-agreed = Visi sutiko atšaukti paskutinį ėjimą.
undo-refused = Paskutinis ėjimas lieka: { $name } nori žaisti toliau.
undo-late = Jau žaidžiama toliau, tad ėjimas lieka.
undo-stands = Paskutinis ėjimas lieka.
button-agree = Sutikti
button-rejectundo = Ne, žaisti toliau

pace-title = Šio stalo tempas
pace-line = { $time }. { $then }.
pace-consent = Įsigalios, kai sutiks visi prie stalo.
pace-alone = Prie stalo esi tik tu, tad įsigalios iš karto.
button-propose = Siūlyti kitiems
button-change-pace = Pakeisti

proposal-pace = **{ $name }** siūlo šiam stalui kitą tempą:
proposal-agreed = Visi sutiko: galioja nuo šiol.
proposal-refused = Lieka kaip buvo: { $name } nesutinka.
proposal-ended-pace = Šis siūlymas nebegalioja.
proposal-waiting = Kiti jau paklausti. Pasiūlymas lauks, kol apsispręs visi, o partija tuo metu tęsiasi.
done-proposal-pace = Atlikta: galioja nuo šiol. Vėl pakeisti: { COMMAND("kingdomino pace") }.
button-decline = Geriau ne

end-won = Laimi { $names }!
end-team-won = Laimi { $names }!
end-shared = Pergale dalijasi { $names }!
end-by-largest-property = Taškų po lygiai: lemia didžiausia valda.
end-by-crowns = Po lygiai ir taškų, ir didžiausių valdų: lemia karūnos.
end-dynasty-so-far = Dinastija po { $number ->
    [3] { $number }-ios
   *[other] { $number }-os
} partijos iš { $games }: { $sums }
end-dynasty-won = Dinastiją laimi { $names }!
end-dynasty-shared = Dinastijos pergale dalijasi { $names }!
end-dynasty-sums = Visos { $games } partijos: { $sums }
end-dynasty-game = { $number } partija: { $result }
end-sum = { $name } { $total }
button-rematch = Revanšas
button-next-game = Pradėti { $number ->
    [3] { $number }-ią
   *[other] { $number }-ą
} partiją iš { $games }
button-history = Istorija
game-cancelled = Ši partija nutraukta be rezultato.
game-resigned = { $count ->
    [1] **{ $names }** pasitraukia iš partijos.
   *[other] Iš partijos pasitraukė **{ $names }**.
} Liko tik kompiuteriniai žaidėjai, tad ji baigiama be rezultato.
