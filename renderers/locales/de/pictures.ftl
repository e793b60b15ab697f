list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }
list-words-and = { " und " }

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
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
deck-unseen = { $count ->
    [one] { $count } Dominostein ungesehen
   *[other] { $count } Dominosteine ungesehen
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
rank-first = { points }, als Erstes fertig
rank-placed = { points }, Platz { $place } von { $count }{ $state ->
    [open] { " " }bisher
   *[final] { "" }
}
rank-shares = { points }, geteilter Platz { $place } von { $count }{ $state ->
    [open] { " " }bisher
   *[final] { "" }
}
poster-game = Partie { $number }: { $result }
hero-placed = { $name } auf Platz { $place }
hero-shares = { $name } teilt sich Platz { $place }
hero-best = Bester Zug: +{ $points }
hero-decided = Runde { $round }: +{ $points }
hero-record = Neuer Rekord!
poster-by-largest-property = größeres Gebiet
poster-by-crowns = mehr Kronen
poster-largest = Größtes Gebiet: { $terrain }, { $count } Felder
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
title-told = { $title }: { $terrain_id ->
    [wheat] das größte Weizenfeld
    [forest] der größte Wald
    [lake] der größte See
    [swamp] der größte Sumpf
    [mine] die größte Mine
    [grassland] die größte Wiese
   *[other] { $terrain }
}

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
halves = { $first_half } und { $second_half }
domino = { $number } ({ $halves })
placement = { $first_half } auf { $at_square }, { $second_half } auf { $beside_square }
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }

alt-kingdom = Königreich von { $name }: { points }.
alt-last = Zuletzt angelegt: { $squares }.
alt-land = Land: { $lands }.
alt-spots = Stellen: { $spots }.
alt-spot = { $spot } auf { $squares }
alt-hand = Anzulegen: { $domino }.
alt-ghost = Gezeigt: Dominostein { $domino }, { $placement }.
squares-range = { $first_square } bis { $last_square }
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = { $name } ist dran.
alt-lobby = { $game }. Am Tisch: { $people_names }.
alt-seat = { $name } ({ $facts })
alt-laurel = { $count ->
    [1] { $names } hat die letzte Saison gewonnen.
   *[other] { $names } haben die letzte Saison gewonnen.
}
alt-team = Team { $team }
alt-table = Alle Königreiche. Punkte: { $sums }.
alt-compared = Nebeneinander, mit dem Vorsprung am Ende: { $sums }.
alt-standing = { $place }. { $name }, { points }.
alt-standing-tie = { $place }. { $name }, { points }, { $decided }.
alt-part = { $part } { $sum }
alt-poster = Alle Königreiche am Ende.
alt-points = Punkte: { $sums }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Ein Film der Partie: { $turns ->
    [one] die Königreiche nach { $turns } Zug
   *[other] die Königreiche nach jedem von { $turns } Zügen
}, und am Ende, wer gewonnen hat.
film-turn = { $name }: { $placement }
alt-analysis = Wie sich die Siegchance verändert hat.
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
alt-chance-highest = { $round ->
    [0] höchste Chance { $chance } zu Beginn
   *[other] höchste Chance { $chance } in Runde { $round }
}
alt-chance-lowest = { $round ->
    [0] geringste Chance { $chance } zu Beginn
   *[other] geringste Chance { $chance } in Runde { $round }
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { points }
long-filled = { $covered ->
    [1] Bisher nur das Schloss.
   *[other] { $covered } von { $count } Feldern belegt, { $width } breit und { $height } hoch.
}
long-room = Platz ist von { $first_square } bis { $last_square }.
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
long-property-brief = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { points }
long-no-crown = keine Krone
long-growing = { $property }, Platz auf { $growth_squares }
long-closed = { $property }, kein Platz
long-land = { $terrain } ({ $squares })
long-barren = keine Krone: { $lands }
long-dead = keine Krone, kein Platz: { $lands }
long-castle = Schloss auf { $castle_square }, Platz für jede Landschaft auf { $squares }
long-castle-closed = Schloss auf { $castle_square }
long-free = { $domino }, frei
long-due = { $domino }, { $name }, jetzt
long-highlights = Höhepunkte
long-terrain = { $terrain }: { $counts }
long-deck-squares = { $crowns ->
    [0] { $count } ohne Krone
    [one] { $count } mit { $crowns } Krone
   *[other] { $count } mit { $crowns } Kronen
}
long-deck-none = { $terrain }: nichts
long-chance = { $name }: { $first_chance } zu Beginn, am niedrigsten { $low_chance } { $low_round ->
    [0] zu Beginn
   *[other] in Runde { $low_round }
}, am höchsten { $high_chance } { $high_round ->
    [0] zu Beginn
   *[other] in Runde { $high_round }
}
