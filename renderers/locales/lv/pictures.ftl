list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " un " }
list-words-and = { " un " }

points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
    .dative = { $points ->
        [zero] { $points } punktiem
        [one] { $points } punktu
       *[other] { $points } punktiem
    }
percent = { $percent }%

line-now = Jānoliek
line-next = Nākamā rinda
line-first = Pirmā rinda

table-round = { $round ->
    [0] Pirmā izvēle
   *[other] { $round }. raunds no { $rounds }
}

box-k = Kingdomino kauliņi
deck-unseen = Vēl neredzētie kauliņi: { $count }, { $lines ->
    [0] vairs neviens nenāks
    [zero] nāks { $lines } rindu pa { $line }
    [one] nāks { $lines } rinda pa { $line }
   *[other] nāks { $lines } rindas pa { $line }
}
deck-squares = Lauciņi

poster-won = Uzvar { $name }!
poster-team-won = Uzvar { $name }!
poster-shared = Uzvaru dala { $names }!
poster-shared-headline = Dalīta uzvara!
rank-first = { points }, pabeigts pirms visiem
rank-placed = { points }, { $place }. vieta no { $count }{ $state ->
    [open] { " " }pagaidām
   *[final] { "" }
}
rank-shares = { points }, dalīta { $place }. vieta no { $count }{ $state ->
    [open] { " " }pagaidām
   *[final] { "" }
}
poster-game = { $number }. spēle. { $result }
hero-placed =
    { $name } ieņem { $place ->
        [1] pirmo
        [2] otro
        [3] trešo
        [4] ceturto
        [5] piekto
       *[other] pēdējo
    } vietu
hero-shares =
    { $name } dala { $place ->
        [1] pirmo
        [2] otro
        [3] trešo
        [4] ceturto
       *[other] piekto
    } vietu
hero-best = Labākais: +{ $points }
hero-decided = { $round }. raunds: +{ $points }
hero-record = Jauns rekords!
poster-by-largest-property = lielāks īpašums
poster-by-crowns = vairāk kroņu
poster-largest = Lielākais īpašums: { $terrain }, { $count ->
    [zero] { $count } lauciņu
    [one] { $count } lauciņš
   *[other] { $count } lauciņi
}
story-decided = Izšķīra { $number }. raunds!
story-shared = Pilnīgi vienādi!
story-tie-largest-property = Vienādi punkti: izšķir lielākais īpašums!
story-tie-crowns = Vienādi punkti: izšķir kroņu skaits!
story-one-point = Par vienu punktu!
story-last-round = Uzvara pēdējā raundā!
story-from-last = Pēdējā vieta vēl { $number }. raundā!
story-from-behind =
    { $number ->
        [zero] Atgūti { $number } punktu
        [one] Atgūts { $number } punkts
       *[other] Atgūti { $number } punkti
    }!
story-narrow = Par { $number } punktiem!
story-clear =
    { $number ->
        [zero] { $number } punktu
        [one] { $number } punkta
       *[other] { $number } punktu
    } pārsvars!
story-never-behind = Visu laiku priekšā!
story-since = Priekšā kopš { $number }. raunda!
title-shepherd = Ganu stabule
title-miller = Dzirnu spārni
title-forester = Meža atbalss
title-angler = Lielais loms
title-frog-friend = Varžu koris
title-prospector = Kalnu bagātības
title-told = { $title }: { $terrain_id ->
    [wheat] lielākais kviešu lauks
    [forest] lielākais mežs
    [lake] lielākais ezers
    [swamp] lielākais purvs
    [mine] lielākie kalni
    [grassland] lielākā pļava
   *[other] { $terrain }
}

part-wheat = Kvieši
part-forest = Meži
part-lake = Ezeri
part-grassland = Pļavas
part-swamp = Purvi
part-mine = Kalni
part-town = Pilsētas
part-middle-kingdom = Vidus karaliste
part-harmony = Harmonija


analysis-chances = Uzvaras varbūtība
chart-round = Raunds

bonus-open = +{ $points } vēl iespējams
bonus-sure = sasniegts, +{ $points } beigās
bonus-lost = vairs nav iespējams
discarded = Atmests (nekur nederēja)

terrain-wheat = kvieši
terrain-forest = mežs
terrain-lake = ezers
terrain-grassland = pļava
terrain-swamp = purvs
terrain-mine = kalni
terrain-town = pilsēta

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } ar kroni
   *[other] { $terrain } ar { $crowns } kroņiem
}
halves = { $first_half } un { $second_half }
domino = { $number } ({ $halves })
placement = { $first_half } uz { $at_square }, { $second_half } uz { $beside_square }
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }

alt-kingdom = Karaliste: { $name }, { points }.
alt-last = Pēdējais noliktais: { $squares }.
alt-land = Zeme: { $lands }.
alt-spots = Vietas: { $spots }.
alt-spot = { $spot } – { $squares }
alt-hand = Jānoliek: { $domino }.
alt-ghost = Parādīts: kauliņš { $domino }, { $placement }.
squares-range = no { $first_square } līdz { $last_square }
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Tagad spēlē { $name }.
alt-lobby = { $game }. Pie galda: { $people_names }.
alt-seat = { $name } ({ $facts })
alt-laurel = { $count ->
    [1] Iepriekšējā sezonā uzvarēja { $names }.
   *[other] Iepriekšējā sezonā uzvarēja { $names }.
}
alt-team = { $team }. komanda
alt-table = Visas karalistes. Punkti: { $sums }.
alt-compared = Blakus, ar pārsvaru beigās: { $sums }.
alt-standing =
    { $place }. { $name }: { points }.
alt-standing-tie =
    { $place }. { $name }: { points }, { $decided }.
alt-part = { $part } { $sum }
alt-poster = Visas karalistes beigās.
alt-points = Punkti: { $sums }.
alt-bonus = { $bonus }: { $outlook }.
alt-film =
    Spēles filma: karalistes pēc katra no { $turns ->
        [zero] { $turns } gājieniem
        [one] { $turns } gājiena
       *[other] { $turns } gājieniem
    } un beigās tas, kas uzvarējis.
film-turn = { $name }: { $placement }
alt-analysis = Kā mainījās uzvaras varbūtība.
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
alt-chance-highest = { $round ->
    [0] lielākā varbūtība { $chance } sākumā
   *[other] lielākā varbūtība { $chance } { $round }. raundā
}
alt-chance-lowest = { $round ->
    [0] mazākā varbūtība { $chance } sākumā
   *[other] mazākā varbūtība { $chance } { $round }. raundā
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { points }
long-filled =
    { $covered ->
        [1] Pagaidām tikai pils.
       *[other] Aizpildīts { $covered } no { $count } lauciņiem, platums { $width }, augstums { $height }.
    }
long-room = Vieta ir no { $first_square } līdz { $last_square }.
long-left =
    Vēl { $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }.
long-holes = { $count ->
    [0] Caurumu nav.
    [1] Viens caurums: { $squares }.
    [zero] { $count } caurumu: { $squares }.
    [one] { $count } caurums: { $squares }.
   *[other] { $count } caurumi: { $squares }.
}
long-property = { $terrain }: { $count ->
    [zero] { $count } lauciņu
    [one] { $count } lauciņš
   *[other] { $count } lauciņi
} ({ $squares }), { $worth }
long-property-brief = { $count ->
    [zero] { $count } lauciņu
    [one] { $count } lauciņš
   *[other] { $count } lauciņi
}, { $worth }
long-worth = { $crowns ->
    [zero] { $crowns } kroņu
    [one] { $crowns } kronis
   *[other] { $crowns } kroņi
}, { points }
long-no-crown = bez kroņiem
long-growing = { $property }, var augt: { $growth_squares }
long-closed = { $property }, augt nav kur
long-land = { $terrain } ({ $squares })
long-barren = bez kroņiem: { $lands }
long-dead = bez kroņiem, augt nav kur: { $lands }
long-castle = pils uz { $castle_square }, vieta jebkurai ainavai: { $squares }
long-castle-closed = pils uz { $castle_square }
long-free = { $domino }, brīvs
long-due = { $domino }, { $name }, tagad
long-highlights = Spilgtākie brīži
long-terrain = { $terrain }: { $counts }
long-deck-squares = { $crowns ->
    [0] { $count } bez kroņa
    [zero] { $count } ar { $crowns } kroņiem
    [one] { $count } ar { $crowns } kroni
   *[other] { $count } ar { $crowns } kroņiem
}
long-deck-none = { $terrain }: nav
long-chance =
    { $name }: sākumā { $first_chance }, zemākā { $low_chance } { $low_round ->
        [0] sākumā
       *[other] { $low_round }. raundā
    }, augstākā { $high_chance } { $high_round ->
        [0] sākumā
       *[other] { $high_round }. raundā
    }
