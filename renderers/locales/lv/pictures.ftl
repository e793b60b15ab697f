list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }

picture-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
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
deck-unseen = Vēl neredzētie kauliņi: { $dominoes }; { $lines ->
    [0] vairs neviens nenāks
    [zero] nāks { $lines } rindu pa { $line }
    [one] nāks { $lines } rinda pa { $line }
   *[other] nāks { $lines } rindas pa { $line }
}
deck-squares = Lauciņi
deck-next = Nākamajā izlikšanā
deck-later = Aiznākamajā

poster-won = Uzvar { $name }!
poster-team-won = Uzvar { $name }!
poster-shared = Uzvaru dala { $names }!
poster-shared-headline = Dalīta uzvara!
poster-by-largest-property = lielāks īpašums
poster-by-crowns = vairāk kroņu
poster-tie-largest-property = Punkti vienādi ({ $points }): izšķir lielākais īpašums
poster-tie-crowns = Punkti vienādi ({ $points }): izšķir kroņu skaits
poster-largest = Lielākais īpašums: { $terrain }, { $size ->
    [zero] { $size } lauciņu
    [one] { $size } lauciņš
   *[other] { $size } lauciņi
}
poster-best = Labākais gājiens: +{ $points } ar kauliņu { $domino }

part-wheat = Kvieši
part-forest = Meži
part-lake = Ezeri
part-grassland = Pļavas
part-swamp = Purvi
part-mine = Kalni
part-town = Pilsētas
part-middle-kingdom = Vidus karaliste
part-harmony = Harmonija
part-total = Kopā

part-usual = Parasti
part-luck = Veiksme ar kauliņiem
part-own = Savi lēmumi
part-others = Citu lēmumi
part-result = Rezultāts

analysis-chances = Uzvaras varbūtība
analysis-points = Punkti
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
halves = { $first } un { $second }
domino = { $number } ({ $halves })
placement = { $first } uz { $at }, { $second } uz { $beside }
placement-brief = { $first } { $at }, { $second } { $beside }

alt-kingdom = Karaliste: { $name }, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
alt-last = Pēdējais noliktais: { $squares }.
alt-hand = Jānoliek: { $domino }.
alt-ghost = Parādīts: kauliņš { $domino }, { $placement }.
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Spēlē { $name }.
alt-table = Visas karalistes. Punkti: { $scores }.
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-part = { $part } { $points }
alt-breakdown = Visu punktu tabula.
alt-points = Punkti: { $parts }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Spēles filma: { $turns ->
    [zero] karalistes pēc katra no { $turns } gājieniem
    [one] karalistes pēc katra no { $turns } gājiena
   *[other] karalistes pēc katra no { $turns } gājieniem
} un beigās – kas uzvarējis.
alt-analysis = Kā mainījās uzvaras varbūtība, un punkti kā summa: { $parts }.
alt-analysed = { $place }. { $name } { $points } = { $sum }; { $chance }.
alt-chance-highest = { $round ->
    [0] lielākā varbūtība { $percent } sākumā
   *[other] lielākā varbūtība { $percent } { $round }. raundā
}
alt-chance-lowest = { $round ->
    [0] mazākā varbūtība { $percent } sākumā
   *[other] mazākā varbūtība { $percent } { $round }. raundā
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
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
long-property-brief = { $terrain }: { $count ->
    [zero] { $count } lauciņu
    [one] { $count } lauciņš
   *[other] { $count } lauciņi
}, { $worth }
long-worth = { $crowns ->
    [zero] { $crowns } kroņu
    [one] { $crowns } kronis
   *[other] { $crowns } kroņi
}, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
long-no-crown = bez kroņiem, 0 punktu
long-growing = { $property }; var augt: { $growth }
long-closed = { $property }; augt vairs nevar
long-land = { $terrain } { $squares }
long-barren = lauciņi bez kroņiem, tātad bez punktiem: { $properties }
long-dead = bez kroņiem, augt vairs nevar: { $properties }
long-castle = pils uz { $castle }: blakus der jebkura ainava, uz { $squares }
long-castle-closed = pils uz { $castle }
long-free = { $domino }, brīvs
long-due = { $domino }, { $name }, jānoliek tagad
long-highlights = Spilgtākie brīži
long-deck-next = { $terrain }: { $squares }; varbūtība nākamajā izlikšanā: { $land }%{ $crown ->
    [0] { "" }
   *[other] , ar kroni { $crown }%
}
long-deck-later = { $terrain }: { $squares }; varbūtība aiznākamajā izlikšanā: { $land }%{ $crown ->
    [0] { "" }
   *[other] , ar kroni { $crown }%
}
long-deck-left = { $terrain }: { $squares }
long-deck-squares = { $crowns ->
    [0] bez kroņa { $count }
    [zero] ar { $crowns } kroņiem { $count }
    [one] ar { $crowns } kroni { $count }
   *[other] ar { $crowns } kroņiem { $count }
}
long-deck-none = { $terrain }: nav
