list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }

picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

line-now = Anzulegen
line-next = Nächste Reihe
line-first = Erste Reihe

table-round = { $round ->
    [0] Erste Wahl
   *[other] Runde { $round } von { $rounds }
}

box-k = Dominosteine von Kingdomino
deck-unseen = { $dominoes ->
    [one] { $dominoes } Dominostein ungesehen
   *[other] { $dominoes } Dominosteine ungesehen
}, { $lines ->
    [0] keiner kommt mehr
    [one] noch { $lines } Reihe zu { $line }
   *[other] noch { $lines } Reihen zu { $line }
}
deck-squares = Felder
deck-next = In der nächsten Reihe
deck-later = In der Reihe danach
deck-percent = { $percent }{ "\u00A0" }%

poster-won = { $name } gewinnt!
poster-team-won = { $name } gewinnen!
poster-shared = { $names } teilen sich den Sieg!
poster-shared-headline = Geteilter Sieg!
poster-by-largest-property = größtes Gebiet
poster-by-crowns = meiste Kronen
poster-tie-largest-property = Je { $points } Punkte: Das größte Gebiet entscheidet
poster-tie-crowns = Je { $points } Punkte: Die meisten Kronen entscheiden
poster-largest = Größtes Gebiet: { $terrain }, { $size } Felder
poster-best = Bester Zug: +{ $points } mit Dominostein { $domino }

part-wheat = Weizen
part-forest = Wald
part-lake = Seen
part-grassland = Wiesen
part-swamp = Sümpfe
part-mine = Minen
part-town = Städte
part-middle-kingdom = Reich der Mitte
part-harmony = Harmonie
part-total = Summe

terrain-wheat = Weizen
terrain-forest = Wald
terrain-lake = See
terrain-grassland = Wiese
terrain-swamp = Sumpf
terrain-mine = Mine
terrain-town = Stadt

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } mit einer Krone
   *[other] { $terrain } mit { $crowns } Kronen
}
domino = { $number } { $first } und { $second }

alt-kingdom = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
alt-last = Zuletzt angelegt: { $squares }.
alt-hand = Anzulegen: { $domino }.
alt-ghost = Blass gezeigt: Dominostein { $domino }, { $first } auf { $at }, { $second } auf { $beside }.
alt-spots = Erlaubte Stellen: { $spots }.
alt-castle = Schloss auf { $square }.
alt-property = { $terrain } { $squares }: { $crowns ->
    [0] keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { $points }.
alt-rows = Ab { $square }: { $rows }.
alt-legend = (Zeilen von Norden: w Weizen, f Wald, l See, g Wiese, s Sumpf, m Mine, t Stadt; Ziffer: Kronen; ## Schloss.)
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-deck-next = Felder, und wie wahrscheinlich welche in der nächsten Reihe sind: { $rows }.
alt-deck-later = Felder, und wie wahrscheinlich welche in der übernächsten Reihe sind: { $rows }.
alt-deck-left = Felder: { $rows }.
alt-deck-row = { $terrain } { $squares }, { $land }{ "\u00A0" }%
alt-deck-left-row = { $terrain } { $squares }
alt-claimed = { $domino }, { $name }
alt-turn = { $name } ist dran.
alt-round = { $round ->
    [0] Erste Wahl.
   *[other] Runde { $round } von { $rounds }.
}
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-land = { $name }. { $rows }
alt-part = { $part } { $points }
alt-breakdown = { $name }: { $parts }.
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
long-size = { $width } mal { $height } Felder, höchstens { $grid } mal { $grid }; das Schloss liegt auf { $castle }.
long-holes = { $count ->
    [0] Keine Lücken.
    [1] Eine Lücke: { $squares }.
   *[other] { $count } Lücken: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} ({ $squares }), { $crowns ->
    [0] keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; kann wachsen auf { $growth }
long-property-closed = { $terrain }: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} ({ $squares }), { $crowns ->
    [0] keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; kann nicht wachsen
long-property-brief = { $terrain }: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}, { $crowns ->
    [0] keine Krone
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
long-castle = neben dem Schloss passt jede Landschaft: { $squares }
long-free = { $domino }, frei
long-due = { $domino }, { $name }, jetzt anzulegen
long-highlights = Höhepunkte
long-deck-next = { $terrain }: { $none } ohne Krone, { $one } mit einer, { $two } mit zwei, { $three } mit drei; in der nächsten Reihe: { $land }{ "\u00A0" }%, mit Krone { $crown }{ "\u00A0" }%
long-deck-later = { $terrain }: { $none } ohne Krone, { $one } mit einer, { $two } mit zwei, { $three } mit drei; in ihrer ersten Reihe: { $land }{ "\u00A0" }%, mit Krone { $crown }{ "\u00A0" }%
long-deck-left = { $terrain }: { $none } ohne Krone, { $one } mit einer, { $two } mit zwei, { $three } mit drei
