list-comma = { ", " }
list-semicolon = { " ; " }
list-sentences = { " " }

picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

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
deck-percent = { $percent } %

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
domino = { $number } { $first } et { $second }

alt-kingdom = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alt-last = Dernier placement : { $squares }.
alt-hand = À placer : { $domino }.
alt-ghost = En pâle : domino { $domino }, { $first } en { $at }, { $second } en { $beside }.
alt-spots = Positions possibles : { $spots }.
alt-castle = Château en { $square }.
alt-property = { $terrain } { $squares } : { $crowns ->
    [0] aucune couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $points }.
alt-rows = Depuis { $square } : { $rows }.
alt-legend = (Rangées depuis le nord : w blé, f forêt, l lac, g prairie, s marais, m mine, t ville ; chiffre : couronnes ; ## château.)
alt-line = { $heading } : { $dominoes }.
alt-sentence = { $text }.
alt-deck-next = Cases, et leurs chances de sortir au prochain tirage : { $rows }.
alt-deck-later = Cases, et leurs chances de sortir au tirage d’après : { $rows }.
alt-deck-left = Cases : { $rows }.
alt-deck-row = { $terrain } { $squares }, { $land } %
alt-deck-left-row = { $terrain } { $squares }
alt-claimed = { $domino }, { $name }
alt-turn = À { $name } de jouer.
alt-round = { $round ->
    [0] Premier choix.
   *[other] Manche { $round } sur { $rounds }.
}
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-land = { $name }. { $rows }
alt-part = { $part } { $points }
alt-breakdown = { $name } : { $parts }.
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
long-size = { $width } cases sur { $height }, au plus { $grid } sur { $grid } ; le château est en { $castle }.
long-holes = { $count ->
    [0] Aucun trou.
    [1] Un trou : { $squares }.
   *[other] { $count } trous : { $squares }.
}
long-property = { $terrain } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} ({ $squares }), { $crowns ->
    [0] aucune couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; peut s’étendre en { $growth }
long-property-closed = { $terrain } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} ({ $squares }), { $crowns ->
    [0] aucune couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; ne peut plus s’étendre
long-property-brief = { $terrain } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, { $crowns ->
    [0] aucune couronne
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
long-castle = à côté du château, tout terrain convient : { $squares }
long-free = { $domino }, libre
long-due = { $domino }, { $name }, à placer maintenant
long-highlights = Temps forts
long-deck-next = { $terrain } : { $none } sans couronne, { $one } avec une, { $two } avec deux, { $three } avec trois ; dans la ligne suivante : { $land } %, avec couronne { $crown } %
long-deck-later = { $terrain } : { $none } sans couronne, { $one } avec une, { $two } avec deux, { $three } avec trois ; dans la première ligne de cette boîte : { $land } %, avec couronne { $crown } %
long-deck-left = { $terrain } : { $none } sans couronne, { $one } avec une, { $two } avec deux, { $three } avec trois
