list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " ir " }
list-words-and = { " ir " }

points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
    .instrumental = { $points ->
        [one] { $points } tašku
        [few] { $points } taškais
       *[other] { $points } taškų
    }
percent = { $percent }{ "\u00A0" }%

line-now = Dabar dedama
line-next = Kita eilė
line-first = Pirma eilė

table-round = { $round ->
    [0] Pirmas pasirinkimas
   *[other] { $round } raundas iš { $rounds }
}

box-k = Kingdomino kauliukai
deck-unseen = { $count ->
    [one] Dar nematytas { $count } kauliukas
    [few] Dar nematyti { $count } kauliukai
   *[other] Dar nematyta { $count } kauliukų
}, { $lines ->
    [0] nė vienas nebeateis
    [one] ateis { $lines } eilė po { $line }
    [few] ateis { $lines } eilės po { $line }
   *[other] ateis { $lines } eilių po { $line }
}
deck-squares = Langeliai

poster-won = Laimi { $name }!
poster-team-won = Laimi { $name }!
poster-shared = Pergale dalijasi { $names }!
poster-shared-headline = Bendra pergalė!
rank-first = { points }, baigta pirmiau už visus
rank-placed = { points }, { $place } vieta iš { $count }{ $state ->
    [open] { " " }kol kas
   *[final] { "" }
}
rank-shares = { points }, bendra { $place } vieta iš { $count }{ $state ->
    [open] { " " }kol kas
   *[final] { "" }
}
poster-game = { $number } partija. { $result }
hero-placed =
    { $name } užima { $place ->
        [1] pirmą
        [2] antrą
        [3] trečią
        [4] ketvirtą
        [5] penktą
       *[other] paskutinę
    } vietą
hero-shares =
    { $name } dalijasi { $place ->
        [1] pirma
        [2] antra
        [3] trečia
        [4] ketvirta
       *[other] penkta
    } vieta
hero-best = Geriausia: +{ $points }
hero-decided = { $round } raundas: +{ $points }
hero-record = Naujas rekordas!
poster-by-largest-property = didesnė valda
poster-by-crowns = daugiau karūnų
poster-largest = Didžiausia valda: { $terrain }, { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
}
story-decided = Nulėmė { $number } raundas!
story-shared = Visiškai po lygiai!
story-tie-largest-property = Lygiosios: lemia didžiausia valda!
story-tie-crowns = Lygiosios: lemia karūnų skaičius!
story-one-point = Vienu tašku!
story-last-round = Pergalė paskutiniame raunde!
story-from-last = Dar { $number } raunde – paskutinė vieta!
story-from-behind =
    Įveiktas { $number ->
        [one] { $number } taško
        [few] { $number } taškų
       *[other] { $number } taškų
    } atsilikimas!
story-narrow = { $number } taškais!
story-clear =
    { $number ->
        [one] { $number } taško
        [few] { $number } taškų
       *[other] { $number } taškų
    } persvara!
story-never-behind = Visą laiką priekyje!
story-since = Priekyje nuo { $number } raundo!
title-shepherd = Piemens lazda
title-miller = Malūno girnos
title-forester = Girios aidas
title-angler = Didelis laimikis
title-frog-friend = Varlių choras
title-prospector = Kalnų lobiai
title-told = { $title }: { $terrain_id ->
    [wheat] didžiausias kviečių laukas
    [forest] didžiausias miškas
    [lake] didžiausias ežeras
    [swamp] didžiausia pelkė
    [mine] didžiausi kalnai
    [grassland] didžiausia pieva
   *[other] { $terrain }
}

part-wheat = Kviečiai
part-forest = Miškai
part-lake = Ežerai
part-grassland = Pievos
part-swamp = Pelkės
part-mine = Kalnai
part-town = Miestai
part-middle-kingdom = Vidurio karalystė
part-harmony = Harmonija


analysis-chances = Tikimybė laimėti
chart-round = Raundas

bonus-open = +{ $points } dar įmanoma
bonus-sure = pasiekta, +{ $points } pabaigoje
bonus-lost = nebeįmanoma
discarded = Atmesta (niekur netiko)

terrain-wheat = kviečiai
terrain-forest = miškas
terrain-lake = ežeras
terrain-grassland = pieva
terrain-swamp = pelkė
terrain-mine = kalnai
terrain-town = miestas

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } su karūna
   *[other] { $terrain } su { $crowns } karūnomis
}
halves = { $first_half } ir { $second_half }
domino = { $number } ({ $halves })
placement = { $first_half } langelyje { $at_square }, { $second_half } langelyje { $beside_square }
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }

alt-kingdom = Karalystė: { $name }, { points }.
alt-last = Paskutinis padėtas: { $squares }.
alt-land = Žemė: { $lands }.
alt-spots = Vietos: { $spots }.
alt-spot = { $spot } – { $squares }
alt-hand = Dabar dedama: { $domino }.
alt-ghost = Parodyta: kauliukas { $domino }, { $placement }.
squares-range = nuo { $first_square } iki { $last_square }
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Dabar eina { $name }.
alt-lobby = { $game }. Prie stalo: { $people_names }.
alt-seat = { $name } ({ $facts })
alt-laurel = { $count ->
    [1] Praėjusį sezoną laimėjo { $names }.
   *[other] Praėjusį sezoną laimėjo { $names }.
}
alt-team = { $team } komanda
alt-table = Visos karalystės. Taškai: { $sums }.
alt-compared = Greta, su persvara pabaigoje: { $sums }.
alt-standing =
    { $place }. { $name }: { points }.
alt-standing-tie =
    { $place }. { $name }: { points }, { $decided }.
alt-part = { $part } { $sum }
alt-poster = Visos karalystės pabaigoje.
alt-points = Taškai: { $sums }.
alt-bonus = { $bonus }: { $outlook }.
alt-film =
    Partijos filmas: karalystės po kiekvieno iš { $turns ->
        [one] { $turns } ėjimo
        [few] { $turns } ėjimų
       *[other] { $turns } ėjimų
    }, o pabaigoje – kas laimėjo.
film-turn = { $name }: { $placement }
alt-analysis = Kaip keitėsi tikimybė laimėti.
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
alt-chance-highest = { $round ->
    [0] didžiausia tikimybė { $chance } pradžioje
   *[other] didžiausia tikimybė { $chance } { $round } raunde
}
alt-chance-lowest = { $round ->
    [0] mažiausia tikimybė { $chance } pradžioje
   *[other] mažiausia tikimybė { $chance } { $round } raunde
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { points }
long-filled =
    { $covered ->
        [1] Kol kas tik pilis.
       *[other] Užpildyta { $covered } iš { $count } langelių, plotis { $width }, aukštis { $height }.
    }
long-room = Vietos yra nuo { $first_square } iki { $last_square }.
long-left =
    Dar { $count ->
        [one] { $count } kauliukas
        [few] { $count } kauliukai
       *[other] { $count } kauliukų
    }.
long-holes = { $count ->
    [0] Spragų nėra.
    [1] Viena spraga: { $squares }.
    [one] { $count } spraga: { $squares }.
    [few] { $count } spragos: { $squares }.
   *[other] { $count } spragų: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
} ({ $squares }), { $worth }
long-property-brief = { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } karūna
    [few] { $crowns } karūnos
   *[other] { $crowns } karūnų
}, { points }
long-no-crown = be karūnų
long-growing = { $property }, gali plėstis: { $growth_squares }
long-closed = { $property }, plėstis nėra kur
long-land = { $terrain } ({ $squares })
long-barren = be karūnų: { $lands }
long-dead = be karūnų, plėstis nėra kur: { $lands }
long-castle = pilis { $castle_square }, vieta bet kokiam kraštovaizdžiui: { $squares }
long-castle-closed = pilis langelyje { $castle_square }
long-free = { $domino }, laisvas
long-due = { $domino }, { $name }, dabar
long-highlights = Geriausi partijos momentai
long-terrain = { $terrain }: { $counts }
long-deck-squares = { $crowns ->
    [0] { $count } be karūnų
    [one] { $count } su { $crowns } karūna
    [few] { $count } su { $crowns } karūnomis
   *[other] { $count } su { $crowns } karūnų
}
long-deck-none = { $terrain }: nėra
long-chance =
    { $name }: pradžioje { $first_chance }, mažiausia { $low_chance } { $low_round ->
        [0] tada
       *[other] { $low_round } raunde
    }, didžiausia { $high_chance } { $high_round ->
        [0] tada
       *[other] { $high_round } raunde
    }
