variant-kd = Kingdomino
variant-unknown = Žaidimas, kurio nežinau
variant-kd7 = Kingdomino: Didžioji dvikova
variant-kd3n = Kingdomino trims, po 4 kauliukus eilėje
variant-kd-about = Dėk kauliukus, ir žemė su karūnomis duoda taškų
variant-kd7-about = Visi 48 kauliukai ir didesnės karalystės
variant-kd3n-about = Visi 48 kauliukai, iš kiekvienos eilės vienas lieka

option-dynasty = Dinastija
option-thread = Gijoje
option-thread-about = Partija persikelia į giją po stalo žinute, o kanalas lieka laisvas
suggestions-shown = rodomi
suggestions-hint = paprašius
suggestions-none = nėra
suggestions-shown-about = Kiekvienas skydelis prasideda ėjimu, kuris žada daugiausia
suggestions-hint-about = Vieną parodo „{ button-hint }“. Pabaigoje visi mato, kas apsiėjo be jų
suggestions-none-about = Tik taškai, o gerus ėjimus kiekvienas randa pats
setup-guided-placeholder = Patarimus rodyti tik… (neįskaitoma)
dynasty-game = Dinastija, { $number } partija iš { $games }

grid-5 = 5×5 karalystės
grid-7 = 7×7 karalystės
lobby-plays = { $size }, { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}

lobby-players = Žaidėjai: { $seated } iš { $count }
lobby-seat-host = šeimininkas
lobby-seat-computer = kompiuteris, { $level }
lobby-seat-invited = kvietimas
lobby-seat-free = laisva vieta
lobby-seats-kept = Kvietimai: { $people_names }. Jų vietos laukia iki: { $until_time }.
lobby-again = { $people_names }, dar viena partija?
invite-placeholder = Pakviesti žaisti
invited-to-play = { $person_name }, žaisi su mumis? { $game }, atsakyk per { time-span }.
invited-by =
    Žaidžia: { $names }.
    Vieta tau rezervuota iki: { $until_time }.
called-to-play = { $role }, kas žaidžia? { $game }
called-by = Prie stalo: { $names }, vietų: { $count } · { $pace }
call-ended = { $game }: { $state ->
    [full] prie šio stalo vietų nebėra.
    [begun] partija prasidėjo.
   *[closed] šis stalas uždarytas.
}
button-accept = Priimti
button-declineinvitation = Atsisakyti
lobby-wrong-number = Žaidėjų skaičius šiam žaidimui: { $allowed }. Gali prisijungti kiti, arba šeimininkas gali pridėti kompiuterinių žaidėjų.
lobby-missing = Pradėti bus galima, kai prisijungs dar { $missing ->
    [1] vienas žaidėjas
    [one] { $missing } žaidėjas
    [few] { $missing } žaidėjai
   *[other] { $missing } žaidėjų
}.
lobby-for-one =
    { $where ->
        [private] Laisvas vietas užims kompiuteriniai žaidėjai.
       *[server] Gali prisijungti kiti, o laisvas vietas užims kompiuteriniai žaidėjai.
    }
lobby-room = Šeimininkas jau gali pradėti, ir vietos dar yra.
lobby-ready = { $free_count ->
    [0] Viskas paruošta: spausk **{ button-start }**. Kam rinktis pirmiau, lemia burtai.
   *[other] Visi atsakė. Spausk **{ button-start }**, žaidėjų prie stalo: { $seated }, arba lauk daugiau.
}
lobby-begins = Visi žaidžia! Partija prasideda: { $when_span }.
lobby-in-line = Kita laisva vieta: { $names }
ready-all = { $person_name }, stalas paruoštas. Pradėsi?
ready-short = { $person_name }, ne visi gali žaisti. Pradėk be jų, pridėk kompiuterių arba palauk.
seats-sought = Ieškome, kas pavaduotų: { $names }
lobby-started = Partija prasidėjo.
lobby-in-thread = Partija prasidėjo čia: { $thread }
lobby-idle = Savaitę čia niekas nepasikeitė, tad šį stalą uždariau. Naują atidaryk komanda { COMMAND("kingdomino new") }.
lobby-cancelled = Stalas uždarytas dar neprasidėjus partijai.

team-placeholder = Pasirink komandą
team-option = Komanda { $team }
team-any = Bet kuri komanda
team-drawn = Jei komandos nepasirinksi, ją tau paskirs burtai.

setup-seats-placeholder = Žaidėjai
setup-pace = Laikas ėjimui: { $value }
setup-policy = Vėluojant: { $value }
setup-suggestions = Patarimai: { $value }
server-policy = Jei kas nors užtrunka ilgiau
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

turn-company = Prie stalo: { $people_names }

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
policy-wait = nieko nevyksta
policy-wait-about = Be priminimų, ir niekas už kitą neina
policy-remind = primenama
policy-remind-about = Vis retesni priminimai. Kiti gali leisti eiti kompiuteriui
policy-turn = eina kompiuteris
policy-turn-about = Laikui pasibaigus – priminimas, vėliau ėjimą atlieka kompiuteris
policy-seat = žaidžia kompiuteris
policy-seat-about = Laikui pasibaigus – priminimas, vėliau žaidžia kompiuteris, kol žaidėjas grįš

setup-options-placeholder = Papildomos taisyklės

button-join = Prisijungti
button-again = Žaidžiu
button-not-now = Ne dabar
button-leave = Išeiti
button-more = Daugiau
put-out-placeholder = Pašalinti ką nors
button-start = Pradėti
button-play-computers = Žaisti prieš kompiuterius
button-invite = Pakviesti
button-table-rules = Daugiau nustatymų
button-fill = Užpildyti kompiuteriais ({ $level })
button-close-table = Uždaryti stalą

level-beginner = naujokas
level-solid = pažengęs
level-strong = stiprus
level-master = meistras
add-placeholder = Pridėti kompiuterinį žaidėją
add-beginner = Naujokas
add-beginner-about = Klysta taip, kaip iš pradžių klydome visi
add-solid = Pažengęs
add-solid-about = Ima tai, kas dabar duoda daugiausia taškų, ir nepalieka spragų
add-strong = Stiprus
add-strong-about = Žaidžia gerai ir atsako iš karto
add-master = Meistras
add-master-about = Geriausias iš visų. Kiekvieną ėjimą galvoja apie penkias sekundes

computer-names = Baldvinas, Matilda, Osrikas, Izolda, Perkinas, Rozamunda, Vilfredas, Adelė, Godvinas

thread-name = { $game }: { $names }

half-told = { $terrain } { $crown_signs }
halves-told = { $first_half } / { $second_half }
points-now =
    { $points ->
        [0] dabar be taškų
        [one] **{ $gain }** taškas
        [few] **{ $gain }** taškai
       *[other] **{ $gain }** taškų
    }
contact-castle = { $terrain } prie pilies
contact-own = pratęsia žemę: { $terrain }

told-order = Tvarka: { $names }
told-resigned = **{ $name }** pasitraukia iš partijos, ir vietą perima kompiuteris.
told-substitute-resigned = Pavaduotojas (vieta: **{ $owner_name }**) pasitraukia iš partijos, ir vietą perima kompiuteris.
told-turn-back = **{ $name }** atšaukia savo ėjimą.
told-host = Šio stalo šeimininkas dabar – **{ $name }**.
told-locked = Gija užrakinta, tad partija ten laukia. Ją gali atrakinti tas, kas valdo šį serverį.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (pagal planą)
told-by-itself = **{ $name }** (vienintelis ėjimas)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (eina kompiuteris)
told-by-stand-in = **{ $name }** (pavadavo kompiuteris)
told-mate = { $name } (komanda: { $mate_name })
told-place = padeda{ "\u00A0" }{ $domino }
told-discard = atmeta { $domino }, nes niekur netinka
told-discard-again = atmeta { $domino }
told-pick = renkasi{ "\u00A0" }{ $domino }
told-pick-last = gauna{ "\u00A0" }{ $domino }

told-domino = { $number }{ "\u00A0" }({ $land })
told-land =
    { $crowns ->
        [0]
            { $count ->
                [1]
                    { $terrain_id ->
                        [wheat] dvigubi kviečiai
                        [forest] dvigubas miškas
                        [lake] dvigubas ežeras
                        [grassland] dviguba pieva
                        [swamp] dviguba pelkė
                        [mine] dvigubi kalnai
                        [town] dvigubas miestas
                       *[other] { $terrain } ×2
                    }
               *[other] { $both_lands }
            }
        [1] { $terrain } su karūna
        [2] { $terrain } su dviem karūnomis
       *[3] { $terrain } su trimis karūnomis
    }
told-goes-last = eina{ "\u00A0" }vėliausiai
told-leader = Po { $round } raundo rezultatu { $points }:{ $second_points } pirmauja **{ $name }**.

due-place = { $name }, tavo ėjimas: padėk { $domino }
due-rest = { $name }, tavo ėjimas
due-pick = { $name }, tavo ėjimas: rinkis kauliuką
due-begin = Jūsų partija prasidėjo. { $order ->
    [first] Pirmasis pasirinkimas: { $name }
   *[next] Dabar renkasi { $name }
}
due-pick-again = { $name } renkasi dar vieną kauliuką
time-span = { $unit ->
    [minutes] { $count ->
        [1] minutę
        [one] { $count } minutę
        [few] { $count } minutes
       *[other] { $count } minučių
    }
    [hours] { $count ->
        [1] valandą
        [one] { $count } valandą
        [few] { $count } valandas
       *[other] { $count } valandų
    }
   *[days] { $count ->
        [1] dieną
        [one] { $count } dieną
        [few] { $count } dienas
       *[other] { $count } dienų
    }
}
due-within = { $due }, turi { time-span }
time-turn = Priminimas: { $until_span }, o dar { time-span } palaukęs ėjimą atliks kompiuteris.
time-seat = Priminimas: { $until_span }, o dar { time-span } palaukęs vietą perims kompiuteris.
time-over-turn = Ėjimą atliks kompiuteris: { $at_span }.
time-over-seat = Vietą perims kompiuteris: { $at_span }.
pick-lost =
    { $count ->
        [1] { $dominoes } dabar niekur netinka.
       *[other] { $dominoes } dabar niekur netinka.
    }
button-place = Padėti { $domino }
button-open = Mano ėjimas
kingdom-placeholder = Rodyti karalystę padidintą…
button-table = Stalas
button-boards = Statytojų lenta
button-look = { EMOJI("look") } Žiūrėti karalystes
alt-board-text = Viskas žodžiais: { COMMAND("kingdomino board text:") }.
alt-text-mode = { setting-text-mode } ({ COMMAND("kingdomino settings") }) visa tai pasako žodžiais.

reminder-waiting = Stalas: { $channel }
reminder-last = Šis raundas laukia jau tik tavęs.
reminder-next = { $name } daro ėjimą, o po to – tavo eilė.
reminder-then-turn = Tavo laikas baigsis: { $at_time }. Tada šį ėjimą atliks kompiuteris.
reminder-then-seat = Tavo laikas baigsis: { $at_time }. Tada kompiuteris žais, kol grįši.
button-mute = Man nebepriminti
muted = Gerai, apie šį ėjimą daugiau nebepriminsiu.
muted-until = Gerai, apie šį ėjimą daugiau nebepriminsiu. Jei neisi anksčiau, jį atliks kompiuteris ({ $left_span }).
reminder-computermoves = Skubi? Bet kas prie stalo gali leisti kompiuteriui atlikti šį ėjimą.
reminder-computerkeeps = Skubi? Bet kas prie stalo gali leisti kompiuteriui atlikti šį ėjimą arba žaisti, kol tas žaidėjas grįš.
button-computermoves = Leisti eiti kompiuteriui
button-computerkeeps = Atiduoti vietą kompiuteriui

late-turns = Kompiuteris ėjo už: { $names }, kaip visi sutarėte. Ką sutarėte, parodo ir pakeičia **{ button-pace }**.
button-pace = Laikas ėjimui
seats-kept = Kompiuteris saugo vietas: { $names }
button-own-seat-back =
    { $count ->
        [1] { $name }: susigrąžinti mano vietą
       *[other] Susigrąžinti savo vietą
    }
button-goon = Žaisti toliau
table-paused = **Pauzė.** Niekam neprimenama. Partija tęsiasi ėjimu arba mygtuku **{ button-goon }**.

request-undo = { $people_names }, atšaukiame paskutinį ėjimą?
proposal-by = **{ $name }** tai siūlo. Turi sutikti visi.
undo-agreed = Visi sutiko atšaukti paskutinį ėjimą.
undo-refused = Paskutinis ėjimas lieka: { $name } nori žaisti toliau.
undo-late = Jau žaidžiama toliau, tad ėjimas lieka.
undo-stands = Paskutinis ėjimas lieka.
button-agree = Sutikti
button-rejectundo = Ne, žaisti toliau

pace-title = Laikas ėjimui prie šio stalo
pace-line = { $pace }. { $then }.
pace-hurry = Jei { $name } užtrunka per ilgai, gali leisti žaisti kompiuteriui: { $until_span }.
pace-consent = Galios, kai sutiks visi prie stalo.
pace-alone = Prie šio stalo esi tik tu, tad galioja iš karto.
button-propose = Siūlyti kitiems
button-change-pace = Pakeisti

request-pace = { $people_names }, keičiame laiką ėjimui?
request-pause = { $people_names }, darome prie šio stalo pauzę?
request-seat = { $people_names }, ieškome, kas užims vietą?
proposal-agreed = Visi sutiko. Galioja nuo šiol.
proposal-refused = Viskas lieka kaip buvo: { $name } nesutinka.
proposal-ended = Šis pasiūlymas baigėsi.
proposal-waiting = Kitų paklausiau. Tai laukia, kol apsispręs visi, o partija tuo metu tęsiasi.
done-proposal-pace = Padaryta! Galioja nuo šiol, o { COMMAND("kingdomino table") } tai vėl pakeičia.
pause-about = Per pauzę niekam neprimenama ir kompiuteris nieko neperima. Pauzę baigia ėjimas.
done-proposal-pause = Padaryta: prie stalo pauzė, kol kas nors eis arba paspaus **{ button-goon }**.
done-goon = Tęsiame!
button-pause = Daryti pauzę
button-decline = Geriau ne

end-won = Laimi { $names }!
end-won-on-seat = { EMOJI("computer") } Laimi kompiuteris (vieta: { $name })!
name-computer = { EMOJI("computer") } Kompiuteris
end-team-won = Laimi { $names }!
end-shared = Pergale dalijasi { $names }!
end-found = Be užuominos: { $shares }
end-found-share = { $name } ({ $found } iš { $turns })
end-dynasty-so-far = Po { $number ->
    [3] { $number }-ios
   *[other] { $number }-os
} partijos iš { $games }: { $sums }
end-dynasty-won = Dinastiją laimi { $names }!
end-dynasty-shared = { $names } dalijasi dinastijos pergale!
end-dynasty-sums = Visos partijos ({ $games }): { $sums }
end-sum = { $name } ({ $total })
end-turned = Viską nulėmė { $round } raundas: **{ $name }** gavo +{ $points } ({ $land }) ir laimėjo { $margin ->
    [one] { $margin } taško
    [few] { $margin } taškų
   *[other] { $margin } taškų
} persvara.
button-rematch = Revanšas
button-next-game = Pradėti { $number ->
    [3] { $number }-ią
   *[other] { $number }-ą
} partiją iš { $games }
game-cancelled = Ši partija baigėsi be rezultato.
closed-by = Uždarė moderatorius: { $name }
game-resigned =
    { $count ->
        [1] **{ $names }** pasitraukia iš partijos.
       *[other] Iš partijos pasitraukia **{ $names }**.
    } Liko tik kompiuteriniai žaidėjai, tad ji baigiasi be rezultato.

deal-shared = Bendras dalijimas
