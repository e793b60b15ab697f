list-comma = { ", " }
list-semicolon = { " ; " }
list-sentences = { " " }
list-and = { " & " }

picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
percent = { $percent } %

line-now = À placer
line-next = Ligne suivante
line-first = Première ligne

table-round = { $round ->
    [0] Premier choix
   *[other] Manche { $round } sur { $rounds }
}

box-k = Dominos de Kingdomino
deck-unseen = { $dominoes ->
    [one] { $dominoes } domino pas encore vu
   *[other] { $dominoes } dominos pas encore vus
}, { $lines ->
    [0] aucun ne viendra
    [one] encore { $lines } ligne de { $line }
   *[other] encore { $lines } lignes de { $line }
}
deck-squares = Cases
deck-next = Au prochain tirage
deck-later = Au tirage d’après

poster-won = Victoire : { $name } !
poster-team-won = Victoire : { $name } !
poster-shared = Victoire partagée : { $names } !
poster-shared-headline = Victoire partagée !
poster-by-largest-property = plus grand domaine
poster-by-crowns = plus de couronnes
poster-tie-largest-property = { $points } points partout : le plus grand domaine décide
poster-tie-crowns = { $points } points partout : les couronnes décident
poster-largest = Plus grand domaine : { $terrain }, { $size } cases
poster-best = Meilleur tour : +{ $points } avec le { $domino }

part-wheat = Champs
part-forest = Forêts
part-lake = Lacs
part-grassland = Prairies
part-swamp = Marais
part-mine = Mines
part-town = Villes
part-middle-kingdom = Empire du Milieu
part-harmony = Harmonie
part-total = Total

part-usual = Habituel
part-luck = Chance au tirage
part-own = Choix personnels
part-others = Choix des autres
part-result = Résultat

analysis-chances = Chances de victoire
analysis-points = Points
chart-round = Manche

bonus-open = +{ $points } encore possible
bonus-sure = acquis, +{ $points } à la fin
bonus-lost = plus possible
discarded = Défausse (aucune place possible)

terrain-wheat = blé
terrain-forest = forêt
terrain-lake = lac
terrain-grassland = prairie
terrain-swamp = marais
terrain-mine = mine
terrain-town = ville

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } avec une couronne
   *[other] { $terrain } avec { $crowns } couronnes
}
halves = { $first } et { $second }
domino = { $number } ({ $halves })
placement = { $first } en { $at }, { $second } en { $beside }
placement-brief = { $first } { $at }, { $second } { $beside }

alt-kingdom = Royaume : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alt-last = Dernier placement : { $squares }.
alt-hand = À placer : { $domino }.
alt-ghost = Montré : domino { $domino }, { $placement }.
alt-line = { $heading } : { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = À { $name } de jouer.
alt-table = Tous les royaumes. Points : { $scores }.
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-part = { $part } { $points }
alt-breakdown = Un tableau de tous les points.
alt-points = Points : { $parts }.
alt-bonus = { $bonus } : { $outlook }.
alt-film = Un film de la partie : { $turns ->
    [one] les royaumes après { $turns } tour
   *[other] les royaumes après chacun des { $turns } tours
}, et à la fin qui a gagné.
alt-analysis = Les chances de victoire au fil de la partie, et la somme qui donne les points : { $parts }.
alt-analysed = { $place }. { $name } { $points } = { $sum } ; { $chance }.
alt-chance-highest = { $round ->
    [0] chances au plus haut : { $percent } au début
   *[other] chances au plus haut : { $percent } à la manche { $round }
}
alt-chance-lowest = { $round ->
    [0] chances au plus bas : { $percent } au début
   *[other] chances au plus bas : { $percent } à la manche { $round }
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
long-holes = { $count ->
    [0] Aucun trou.
    [1] Un trou : { $squares }.
   *[other] { $count } trous : { $squares }.
}
long-property = { $terrain } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} ({ $squares }), { $worth }
long-property-brief = { $terrain } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
long-no-crown = aucune couronne, 0 point
long-growing = { $property } ; peut s’étendre en { $growth }
long-closed = { $property } ; ne peut plus s’étendre
long-land = { $terrain } { $squares }
long-barren = cases sans couronne, donc sans point : { $properties }
long-dead = sans couronne, ne peut plus s’étendre : { $properties }
long-castle = château en { $castle } : à côté, tout terrain convient en { $squares }
long-castle-closed = château en { $castle }
long-free = { $domino }, libre
long-due = { $domino }, { $name }, à placer maintenant
long-highlights = Temps forts
long-deck-next = { $terrain } : { $squares } ; chances au prochain tirage : { $land } %{ $crown ->
    [0] { "" }
   *[other] , avec couronne { $crown } %
}
long-deck-later = { $terrain } : { $squares } ; chances au tirage d’après : { $land } %{ $crown ->
    [0] { "" }
   *[other] , avec couronne { $crown } %
}
long-deck-left = { $terrain } : { $squares }
long-deck-squares = { $crowns ->
    [0] { $count } sans couronne
    [one] { $count } avec { $crowns } couronne
   *[other] { $count } avec { $crowns } couronnes
}
long-deck-none = { $terrain } : rien
