list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }

picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
percent = { $percent }{ "\u00A0" }%

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
deck-next = Nächstes Auslegen
deck-later = Auslegen danach

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

part-wheat = Weizenfelder
part-forest = Wälder
part-lake = Seen
part-grassland = Wiesen
part-swamp = Sümpfe
part-mine = Minen
part-town = Städte
part-middle-kingdom = Reich der Mitte
part-harmony = Harmonie
part-total = Summe

part-usual = Üblich
part-luck = Glück beim Auslegen
part-own = Eigene Entscheidungen
part-others = Entscheidungen anderer
part-result = Ergebnis

analysis-chances = Siegchancen
analysis-points = Punkte
chart-round = Runde

bonus-open = +{ $points } noch möglich
bonus-sure = erreicht, +{ $points } am Ende
bonus-lost = nicht mehr möglich
discarded = Abgeworfen (passte nirgends)

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
halves = { $first } und { $second }
domino = { $number } ({ $halves })
placement = { $first } auf { $at }, { $second } auf { $beside }
placement-brief = { $first } { $at }, { $second } { $beside }

alt-kingdom = Königreich von { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
alt-last = Zuletzt angelegt: { $squares }.
alt-hand = Anzulegen: { $domino }.
alt-ghost = Gezeigt: Dominostein { $domino }, { $placement }.
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = { $name } ist dran.
alt-table = Alle Königreiche. Punkte: { $scores }.
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-part = { $part } { $points }
alt-breakdown = Eine Tabelle aller Punkte.
alt-points = Punkte: { $parts }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Ein Film der Partie: { $turns ->
    [one] die Königreiche nach { $turns } Zug
   *[other] die Königreiche nach jedem von { $turns } Zügen
}, und am Ende, wer gewonnen hat.
alt-analysis = Wie sich die Siegchancen entwickelt haben, und die Punkte als Summe: { $parts }.
alt-analysed = { $place }. { $name } { $points } = { $sum }; { $chance }.
alt-chance-highest = { $round ->
    [0] höchste Chance { $percent } zu Beginn
   *[other] höchste Chance { $percent } in Runde { $round }
}
alt-chance-lowest = { $round ->
    [0] geringste Chance { $percent } zu Beginn
   *[other] geringste Chance { $percent } in Runde { $round }
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
long-holes = { $count ->
    [0] Keine Lücken.
    [1] Eine Lücke: { $squares }.
   *[other] { $count } Lücken: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} ({ $squares }), { $worth }
long-property-brief = { $terrain }: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
long-no-crown = keine Krone, 0 Punkte
long-growing = { $property }; kann wachsen auf { $growth }
long-closed = { $property }; kann nicht wachsen
long-land = { $terrain } { $squares }
long-barren = Felder ohne Krone und daher ohne Punkte: { $properties }
long-dead = ohne Krone, kann nicht wachsen: { $properties }
long-castle = Schloss auf { $castle }: daneben passt jede Landschaft auf { $squares }
long-castle-closed = Schloss auf { $castle }
long-free = { $domino }, frei
long-due = { $domino }, { $name }, jetzt anzulegen
long-highlights = Höhepunkte
long-deck-next = { $terrain }: { $squares }; Chance beim nächsten Auslegen: { $land }{ "\u00A0" }%{ $crown ->
    [0] { "" }
   *[other] , mit Krone { $crown }{ "\u00A0" }%
}
long-deck-later = { $terrain }: { $squares }; Chance beim Auslegen danach: { $land }{ "\u00A0" }%{ $crown ->
    [0] { "" }
   *[other] , mit Krone { $crown }{ "\u00A0" }%
}
long-deck-left = { $terrain }: { $squares }
long-deck-squares = { $crowns ->
    [0] { $count } ohne Krone
    [one] { $count } mit { $crowns } Krone
   *[other] { $count } mit { $crowns } Kronen
}
long-deck-none = { $terrain }: nichts
