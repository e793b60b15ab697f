list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }
list-words-and = { " und " }

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

poster-won = { $name } gewinnt!
poster-team-won = { $name } gewinnen!
poster-shared = { $names } teilen sich den Sieg!
poster-shared-headline = Geteilter Sieg!
contest-shared-headline = Geteilter erster Platz
hero-placed = { $name } auf Platz { $place }
hero-shares = { $name } teilt sich Platz { $place }
hero-best = Bester Zug: +{ $points }
hero-decided = Runde { $round }: +{ $points }
hero-record = Neuer Rekord!
poster-by-largest-property = größeres Gebiet
poster-by-crowns = mehr Kronen
poster-largest = Größtes Gebiet: { $terrain }, { $size } Felder
story-decided = Runde { $number } hat entschieden!
story-shared = Völlig gleichauf!
story-tie-largest-property = Punktgleich, das größere Gebiet entscheidet!
story-tie-crowns = Punktgleich, mehr Kronen entscheiden!
story-one-point = Nur ein Punkt Vorsprung!
story-last-round = Sieg in der letzten Runde!
story-from-last = In Runde { $number } noch ganz hinten!
story-from-behind = { $number } Punkte aufgeholt!
story-narrow = Nur { $number } Punkte Vorsprung!
story-clear = { $number } Punkte Vorsprung!
story-never-behind = Nie zurückgelegen!
story-since = Vorn seit Runde { $number }!
title-shepherd = Goldenes Vlies
title-miller = Kornkammer
title-forester = Waldgeist
title-angler = Fischerglück
title-frog-friend = Froschchor
title-prospector = Bergglück

part-wheat = Weizenfelder
part-forest = Wälder
part-lake = Seen
part-grassland = Wiesen
part-swamp = Sümpfe
part-mine = Minen
part-town = Städte
part-middle-kingdom = Reich der Mitte
part-harmony = Harmonie


analysis-chances = Siegchancen
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
alt-land = Land: { $properties }.
alt-spots = Stellen: { $spots }.
alt-spot = { $spot } auf { $squares }
alt-hand = Anzulegen: { $domino }.
alt-ghost = Gezeigt: Dominostein { $domino }, { $placement }.
squares-range = { $first } bis { $last }
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = { $name } ist dran.
alt-lobby = { $title }. Am Tisch: { $people }.
alt-seat = { $name } ({ $facts })
alt-team = Team { $team }
alt-table = Alle Königreiche. Punkte: { $scores }.
alt-compared = Nebeneinander, mit dem Vorsprung am Ende: { $scores }.
alt-standing = { $place }. { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
alt-standing-tie = { $place }. { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $decided }.
alt-part = { $part } { $points }
alt-poster = Alle Königreiche am Ende.
alt-points = Punkte: { $parts }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Ein Film der Partie: { $turns ->
    [one] die Königreiche nach { $turns } Zug
   *[other] die Königreiche nach jedem von { $turns } Zügen
}, und am Ende, wer gewonnen hat.
film-turn = { $name }: { $placement }
film-long = Das Spiel hat zu viele Züge, um sie hier alle zu erzählen. Sie stehen im Rückblick.
alt-analysis = Wie sich die Siegchance verändert hat.
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
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
long-filled = { $covered ->
    [1] Bisher nur das Schloss.
   *[other] { $covered } von { $squares } Feldern belegt, { $width } breit und { $height } hoch.
}
long-room = Platz ist von { $first } bis { $last }.
long-left = { $count ->
    [one] Noch { $count } Dominostein.
   *[other] Noch { $count } Dominosteine.
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
long-no-crown = keine Krone
long-growing = { $property }, Platz auf { $growth }
long-closed = { $property }, kein Platz
long-land = { $terrain } ({ $squares })
long-barren = keine Krone, keine Punkte: { $properties }
long-dead = keine Krone, kein Platz: { $properties }
long-castle = Schloss auf { $castle }, Platz für jede Landschaft auf { $squares }
long-castle-closed = Schloss auf { $castle }
long-free = { $domino }, frei
long-due = { $domino }, { $name }, jetzt anzulegen
long-highlights = Höhepunkte
long-deck-left = { $terrain }: { $squares }
long-deck-squares = { $crowns ->
    [0] ohne Krone: { $count }
    [one] mit { $crowns } Krone: { $count }
   *[other] mit { $crowns } Kronen: { $count }
}
long-deck-none = { $terrain }: nichts
long-chance = { $name }: { $first } zu Beginn, am niedrigsten { $low } { $low_round ->
    [0] zu Beginn
   *[other] in Runde { $low_round }
}, am höchsten { $high } { $high_round ->
    [0] zu Beginn
   *[other] in Runde { $high_round }
}
