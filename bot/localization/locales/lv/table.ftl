variant-kd = Kingdomino
variant-unknown = Spēle, ko nezinu
variant-kd7 = Kingdomino: Lielais duelis
variant-kd3n = Kingdomino trim, rindā 4 kauliņi
variant-kd-about = Liec kauliņus, punktus dod zeme ar kroņiem
variant-kd7-about = Visi 48 kauliņi un lielākas karalistes
variant-kd3n-about = Visi 48 kauliņi, no katras rindas viens paliek pāri

option-dynasty = Dinastija
option-thread = Pavedienā
option-thread-about = Spēle pāriet uz pavedienu zem galda ziņas, un kanāls paliek brīvs
suggestions-shown = redzami
suggestions-hint = pēc lūguma
suggestions-none = nav
suggestions-shown-about = Katrs panelis sākas ar gājienu, kas sola visvairāk
suggestions-hint-about = Vienu parāda „{ button-hint }”. Beigās visi redz, kurš iztika bez tiem
suggestions-none-about = Tikai punkti, un labos gājienus katrs meklē pats
setup-guided-placeholder = Ieteikumi tikai… (neskaitās)
dynasty-game = Dinastija, { $number }. spēle no { $games }

grid-5 = karalistes 5×5
grid-7 = karalistes 7×7
lobby-plays = { $size }, { $rounds ->
    [zero] { $rounds } raundu
    [one] { $rounds } raunds
   *[other] { $rounds } raundi
}

lobby-players = Spēlētāji: { $seated } no { $count }
lobby-seat-host = saimnieks
lobby-seat-computer = dators, { $level }
lobby-seat-invited = uzaicinājums
lobby-seat-free = brīva vieta
lobby-seats-kept = Uzaicinājumi: { $people_names }. Šīs vietas gaida līdz: { $until_time }.
lobby-again = { $people_names }, vēl viena spēle?
invite-placeholder = Uzaicināt spēlētājus
invited-to-play = { $person_name }, vai spēlēsi? { $game }. Atbildi { time-span } laikā.
invited-by =
    Spēlē: { $names }.
    Vieta tev paturēta līdz: { $until_time }.
called-to-play = { $role }, kas spēlē? { $game }
called-by = Pie galda: { $names }, vietu skaits: { $count } · { $pace }
call-ended = { $game }: { $state ->
    [full] šis galds ir pilns.
    [begun] spēle ir sākusies.
   *[closed] šis galds ir slēgts.
}
button-accept = Pieņemt
button-declineinvitation = Atteikties
lobby-wrong-number = Spēlētāju skaits šai spēlei: { $allowed }. Var pievienoties citi, vai saimnieks var pievienot datora spēlētājus.
lobby-missing = Sākt varēs, kad pievienosies vēl { $missing ->
    [1] viens spēlētājs
    [zero] { $missing } spēlētāju
    [one] { $missing } spēlētājs
   *[other] { $missing } spēlētāji
}.
lobby-for-one =
    { $where ->
        [private] Brīvās vietas ieņems datora spēlētāji.
       *[server] Var pievienoties citi, bet brīvās vietas ieņems datora spēlētāji.
    }
lobby-room = Saimnieks jau var sākt, un vieta ir vēl citiem.
lobby-ready = { $free_count ->
    [0] Viss gatavs: spied **{ button-start }**. Kam izvēlēties vispirms, to nosaka izloze.
   *[other] Visi ir atbildējuši. Spied **{ button-start }**, pie galda spēlētāju: { $seated }, vai gaidi citus.
}
lobby-begins = Visi spēlē! Spēle sākas: { $when_span }.
lobby-in-line = Nākamā brīvā vieta: { $names }
ready-all = { $person_name }, galds ir gatavs. Sāksi?
ready-short = { $person_name }, ne visi var spēlēt. Sāc bez viņiem, pievieno datorus vai pagaidi.
seats-sought = Meklējam aizstājēju: { $names }
lobby-started = Spēle ir sākusies.
lobby-in-thread = Spēle ir sākusies te: { $thread }
lobby-idle = Nedēļu te nekas nav mainījies, tāpēc šo galdu slēdzu. Atver jaunu ar { COMMAND("kingdomino new") }.
lobby-cancelled = Šo galdu slēdza, pirms sākās spēle.

team-placeholder = Izvēlies komandu
team-option = Komanda { $team }
team-any = Jebkura komanda
team-drawn = Ja komandu neizvēlies, to tev izlozē.

setup-seats-placeholder = Spēlētāji
setup-pace = Laiks gājienam: { $value }
setup-policy = Kavējoties: { $value }
setup-suggestions = Ieteikumi: { $value }
server-policy = Ja kāds kavējas
setup-players-one = Spēlētāju skaits: { $most }
setup-players-two = Spēlētāju skaits: { $fewest } vai { $most }
setup-players-range = Spēlētāju skaits: no { $fewest } līdz { $most }
setup-seats = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
setup-teams = { $teams ->
    [zero] { $teams } komandu
    [one] { $teams } komanda
   *[other] { $teams } komandas
}, { $size }

turn-company = Pie galda: { $people_names }

turn-time-none = bez ierobežojuma
turn-time-minutes = { $count ->
    [zero] { $count } minūšu
    [one] { $count } minūte
   *[other] { $count } minūtes
}
turn-time-hours = { $count ->
    [1] stunda
    [zero] { $count } stundu
    [one] { $count } stunda
   *[other] { $count } stundas
}
turn-time-days = { $count ->
    [1] diena
    [zero] { $count } dienu
    [one] { $count } diena
   *[other] { $count } dienas
}
policy-wait = nekas nenotiek
policy-wait-about = Bez atgādinājumiem, un neviens nespēlē cita vietā
policy-remind = atgādinājumi
policy-remind-about = Arvien retāki atgādinājumi. Pārējie var ļaut spēlēt datoram
policy-turn = gājienu izdara dators
policy-turn-about = Kad laiks beidzas, atgādinājums, vēlāk gājienu izspēlē dators
policy-seat = tālāk spēlē dators
policy-seat-about = Kad laiks beidzas, atgādinājums, vēlāk spēlē dators, līdz spēlētājs ir atpakaļ

setup-options-placeholder = Papildinājumi

button-join = Pievienoties
button-again = Spēlēju
button-not-now = Ne tagad
button-leave = Iziet
button-more = Vairāk
put-out-placeholder = Izslēgt kādu
button-start = Sākt
button-play-computers = Spēlēt pret datoriem
button-invite = Uzaicināt
button-table-rules = Citi iestatījumi
button-fill = Aizpildīt ar datoriem ({ $level })
button-close-table = Slēgt galdu

level-beginner = iesācējs
level-solid = prasmīgs
level-strong = stiprs
level-master = meistars
add-placeholder = Pievienot datora spēlētāju
add-beginner = Iesācējs
add-beginner-about = Kļūdās tā, kā sākumā kļūdījāmies mēs visi
add-solid = Prasmīgs
add-solid-about = Uzreiz ņem, cik punktu vien var, un neatstāj caurumus
add-strong = Stiprs
add-strong-about = Spēlē labi un atbild uzreiz
add-master = Meistars
add-master-about = Labākais, kāds ir. Katrā gājienā domā ap piecām sekundēm

computer-names = Baldvins, Matilde, Osriks, Izolde, Perkins, Rozamunde, Vilfreds, Adele, Godvins

thread-name = { $game }: { $names }

half-told = { $terrain } { $crown_signs }
halves-told = { $first_half } / { $second_half }
points-now =
    { $points ->
        [0] tagad bez punktiem
        [zero] **{ $gain }** punktu
        [one] **{ $gain }** punkts
       *[other] **{ $gain }** punkti
    }
contact-castle = { $terrain } pie pils
contact-own =
    { $terrain_id ->
        [wheat] palielina tavus kviešus
        [forest] palielina tavu mežu
        [lake] palielina tavu ezeru
        [grassland] palielina tavu pļavu
        [swamp] palielina tavu purvu
        [mine] palielina tavus kalnus
        [town] palielina tavu pilsētu
       *[other] palielina tavu zemi: { $terrain }
    }

told-order = Secība: { $names }
told-resigned = **{ $name }** pamet spēli, un vietu pārņem dators.
told-substitute-resigned = Aizstājējs (vieta: **{ $owner_name }**) pamet spēli, un vietu pārņem dators.
told-turn-back = **{ $name }** atsauc savu gājienu.
told-host = **{ $name }** tagad ir šī galda saimnieks.
told-locked = Pavediens ir slēgts, tāpēc spēle tur gaida. To var atslēgt tas, kas pārvalda serveri.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (plānots)
told-by-itself = **{ $name }** (vienīgais gājiens)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (gājienu izdarīja dators)
told-by-stand-in = **{ $name }** (aizstāja dators)
told-mate = { $name } (kopā ar: { $mate_name })
told-place = noliek{ "\u00A0" }{ $domino }
told-discard = atmet { $domino }, jo tas nekur neder
told-discard-again = atmet{ "\u00A0" }{ $domino }
told-pick = izvēlas{ "\u00A0" }{ $domino }
told-pick-last = saņem{ "\u00A0" }{ $domino }

told-domino = { $number }{ "\u00A0" }({ $land })
told-land =
    { $crowns ->
        [0]
            { $count ->
                [1]
                    { $terrain_id ->
                        [wheat] dubulti kvieši
                        [forest] dubults mežs
                        [lake] dubults ezers
                        [grassland] dubulta pļava
                        [swamp] dubults purvs
                        [mine] dubulti kalni
                        [town] dubulta pilsēta
                       *[other] { $terrain } ×2
                    }
               *[other] { $both_lands }
            }
        [1] { $terrain } ar kroni
        [2] { $terrain } ar diviem kroņiem
       *[3] { $terrain } ar trim kroņiem
    }
told-goes-last = rīkojas{ "\u00A0" }visvēlāk
told-leader = Pēc { $round }. raunda ar rezultātu { $points }:{ $second_points } vadībā **{ $name }**.

due-place = { $name }, tavs gājiens: noliec { $domino }
due-rest = { $name }, tavs gājiens
due-pick = { $name }, tavs gājiens: izvēlies kauliņu
due-begin = Jūsu spēle ir sākusies. { $order ->
    [first] Pirmā izvēle: { $name }
   *[next] Tagad izvēlas { $name }
}
due-pick-again = { $name } izvēlas vēl vienu kauliņu
time-span = { $unit ->
    [minutes] { $count ->
        [1] minūtes
        [zero] { $count } minūšu
        [one] { $count } minūtes
       *[other] { $count } minūšu
    }
    [hours] { $count ->
        [1] stundas
        [zero] { $count } stundu
        [one] { $count } stundas
       *[other] { $count } stundu
    }
   *[days] { $count ->
        [1] dienas
        [zero] { $count } dienu
        [one] { $count } dienas
       *[other] { $count } dienu
    }
}
due-within = { $due } ({ time-span } laikā)
time-turn = Atgādinājums: { $until_span }. Ja { time-span } laikā pēc tā gājiena nebūs, to izspēlēs dators.
time-seat = Atgādinājums: { $until_span }. Ja { time-span } laikā pēc tā gājiena nebūs, vietu pārņems dators.
time-over-turn = Gājienu izspēlēs dators: { $at_span }.
time-over-seat = Vietu pārņems dators: { $at_span }.
pick-lost =
    { $count ->
        [1] { $dominoes } tagad nekur neder.
       *[other] { $dominoes } tagad nekur neder.
    }
button-place = Likt { $domino }
button-open = Mans gājiens
kingdom-placeholder = Rādīt karalisti lielā attēlā…
button-table = Galds
button-boards = Celtnieku planšete
button-look = { EMOJI("look") } Skatīt karalistes
alt-board-text = Viss vārdos: { COMMAND("kingdomino board text:") }.
alt-text-mode = { setting-text-mode } ({ COMMAND("kingdomino settings") }) to izsaka vārdos.

reminder-waiting = Galds: { $channel }
reminder-last = Šis raunds gaida vairs tikai tevi.
reminder-next = { $name } tagad izdara gājienu, pēc tam tava kārta.
reminder-then-turn = Tavs laiks beigsies: { $at_time }. Tad šo gājienu izspēlēs dators.
reminder-then-seat = Tavs laiks beigsies: { $at_time }. Tad dators spēlēs, līdz būsi atpakaļ.
button-mute = Vairs neatgādināt
muted = Labi, par šo gājienu vairs neatgādināšu.
muted-until = Labi, par šo gājienu vairs neatgādināšu. Ja neizdarīsi to pirms tam, to izspēlēs dators ({ $left_span }).
reminder-computermoves = Nav laika gaidīt? Jebkurš pie galda var ļaut datoram izspēlēt šo gājienu.
reminder-computerkeeps = Nav laika gaidīt? Jebkurš pie galda var ļaut datoram izspēlēt šo gājienu vai spēlēt tālāk, līdz šis spēlētājs ir atpakaļ.
button-computermoves = Ļaut gājienu izdarīt datoram
button-computerkeeps = Atdot vietu datoram

late-turns = Gājienu izdarīja dators, kā visi vienojāties. Tas spēlēja šo spēlētāju vietā: { $names }. Norunāto rāda un maina **{ button-pace }**.
button-pace = Laiks gājienam
seats-kept = Dators patur šo spēlētāju vietas: { $names }
button-own-seat-back =
    { $count ->
        [1] { $name }: atgūt manu vietu
       *[other] Atgūt manu vietu
    }
button-goon = Spēlēt tālāk
table-paused = **Pauze.** Nevienam neatgādina. Spēle turpinās ar gājienu vai **{ button-goon }**.

request-undo = { $people_names }, vai atsaucam pēdējo gājienu?
proposal-by = **{ $name }** to ierosina. Jāpiekrīt visiem.
undo-agreed = Visi piekrita atsaukt pēdējo gājienu.
undo-refused = Pēdējais gājiens paliek: { $name } grib spēlēt tālāk.
undo-late = Spēle ir turpinājusies, tāpēc gājiens paliek.
undo-stands = Pēdējais gājiens paliek.
button-agree = Piekrist
button-rejectundo = Nē, spēlēt tālāk

pace-title = Laiks gājienam pie šī galda
pace-line = { $pace }. { $then }.
pace-hurry = Ja { $name } vilcinās pārāk ilgi, vari ļaut spēlēt datoram: { $until_span }.
pace-consent = Tas ir spēkā, kad piekrituši visi pie galda.
pace-alone = Pie šī galda esi tikai tu, tāpēc tas ir spēkā uzreiz.
button-propose = Ierosināt pārējiem
button-change-pace = Mainīt

request-pace = { $people_names }, vai mainām laiku gājienam?
request-pause = { $people_names }, vai ieturam pauzi pie šī galda?
request-seat = { $people_names }, vai ļaujam kādu vietu ieņemt citam?
proposal-agreed = Visi piekrita. Tas ir spēkā no šī brīža.
proposal-refused = Viss paliek, kā bija: { $name } to nevēlas.
proposal-ended = Šis ierosinājums vairs nav spēkā.
proposal-waiting = Pārējiem pajautāju. Tas gaida, līdz visi izlems, un spēle tikmēr turpinās.
done-proposal-pace = Gatavs! Tas ir spēkā no šī brīža, un { COMMAND("kingdomino table") } to maina vēlreiz.
pause-about = Pauzē nevienam neatgādina, un dators neiejaucas. Pauzi beidz gājiens.
done-proposal-pause = Gatavs: galdam ir pauze, līdz kāds izdara gājienu vai nospiež **{ button-goon }**.
done-goon = Turpinām!
button-pause = Ieturēt pauzi
button-decline = Labāk ne

end-won = Uzvar { $names }!
end-won-on-seat = { EMOJI("computer") } Uzvar dators, vieta: { $name }!
name-computer = { EMOJI("computer") } Dators
end-team-won = Uzvar { $names }!
end-shared = Uzvaru dala { $names }!
end-found = Bez mājiena: { $shares }
end-found-share = { $name } ({ $found } no { $turns })
end-dynasty-so-far = Pēc { $number }. spēles no { $games }: { $sums }
end-dynasty-won = Dinastijā uzvar { $names }!
end-dynasty-shared = { $names } dala uzvaru dinastijā!
end-dynasty-sums = Visas { $games } spēles: { $sums }
end-sum = { $name } ({ $total })
end-turned = Visu izšķīra { $round }. raunds: **{ $name }** ieguva +{ $points } ({ $land }) un uzvarēja ar { $margin ->
    [zero] { $margin } punktu
    [one] { $margin } punkta
   *[other] { $margin } punktu
} pārsvaru.
button-rematch = Revanšs
button-next-game = Sākt { $number }. spēli no { $games }
game-cancelled = Šī spēle beigusies bez rezultāta.
closed-by = Slēdza moderators: { $name }
game-resigned =
    { $count ->
        [1] **{ $names }** pamet spēli.
       *[other] Spēli pamet **{ $names }**.
    } Palikuši tikai datora spēlētāji, tāpēc tā beidzas bez rezultāta.

deal-shared = Kopīgs dalījums
