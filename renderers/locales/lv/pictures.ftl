list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }

picture-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}

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
deck-next = Nākamajā rindā
deck-later = Aiznākamajā rindā
deck-percent = { $percent }%

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
domino = { $number } { $first } un { $second }

alt-kingdom = { $name }: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
alt-last = Pēdējais noliktais: { $squares }.
alt-hand = Jānoliek: { $domino }.
alt-ghost = Bāli parādīts: kauliņš { $domino }, { $first } uz { $at }, { $second } uz { $beside }.
alt-spots = Atļautās vietas: { $spots }.
alt-castle = Pils uz { $square }.
alt-property = { $terrain } { $squares }: { $crowns ->
    [0] bez kroņiem
    [zero] { $crowns } kroņu
    [one] { $crowns } kronis
   *[other] { $crowns } kroņi
}, { $points }.
alt-rows = No { $square }: { $rows }.
alt-legend = (Rindas no ziemeļiem: w kvieši, f mežs, l ezers, g pļava, s purvs, m kalni, t pilsēta; cipars: kroņi; ## pils.)
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-deck-next = Lauciņi un varbūtība, ka tādi būs nākamajā rindā: { $rows }.
alt-deck-later = Lauciņi un varbūtība, ka tādi būs aiznākamajā rindā: { $rows }.
alt-deck-left = Lauciņi: { $rows }.
alt-deck-row = { $terrain } { $squares }, { $land }%
alt-deck-left-row = { $terrain } { $squares }
alt-claimed = { $domino }, { $name }
alt-turn = Spēlē { $name }.
alt-round = { $round ->
    [0] Pirmā izvēle.
   *[other] { $round }. raunds no { $rounds }.
}
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-land = { $name }. { $rows }
alt-part = { $part } { $points }
alt-breakdown = { $name }: { $parts }.
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
long-size = Izmērs { $width }×{ $height }, lielākais iespējamais { $grid }×{ $grid }; pils ir uz { $castle }.
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
} ({ $squares }), { $crowns ->
    [0] bez kroņiem
    [zero] { $crowns } kroņu
    [one] { $crowns } kronis
   *[other] { $crowns } kroņi
}, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}; var augt: { $growth }
long-property-closed = { $terrain }: { $count ->
    [zero] { $count } lauciņu
    [one] { $count } lauciņš
   *[other] { $count } lauciņi
} ({ $squares }), { $crowns ->
    [0] bez kroņiem
    [zero] { $crowns } kroņu
    [one] { $crowns } kronis
   *[other] { $crowns } kroņi
}, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}; augt vairs nevar
long-property-brief = { $terrain }: { $count ->
    [zero] { $count } lauciņu
    [one] { $count } lauciņš
   *[other] { $count } lauciņi
}, { $crowns ->
    [0] bez kroņiem
    [zero] { $crowns } kroņu
    [one] { $crowns } kronis
   *[other] { $crowns } kroņi
}, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
long-castle = pie pils der jebkura ainava: { $squares }
long-free = { $domino }, brīvs
long-due = { $domino }, { $name }, jānoliek tagad
long-highlights = Spilgtākie brīži
long-deck-next = { $terrain }: bez kroņa { $none }, ar vienu { $one }, ar diviem { $two }, ar trim { $three }; nākamajā rindā: { $land }%, ar kroni { $crown }%
long-deck-later = { $terrain }: bez kroņa { $none }, ar vienu { $one }, ar diviem { $two }, ar trim { $three }; šīs kastes pirmajā rindā: { $land }%, ar kroni { $crown }%
long-deck-left = { $terrain }: bez kroņa { $none }, ar vienu { $one }, ar diviem { $two }, ar trim { $three }
