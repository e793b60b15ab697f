list-comma = { ", " }
list-semicolon = { " ; " }
list-sentences = { " " }
list-and = { " et " }
list-words-and = { " et " }

points = { $points ->
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
deck-unseen = { $count ->
    [one] { $count } domino pas encore vu
   *[other] { $count } dominos pas encore vus
}, { $lines ->
    [0] aucun ne viendra
    [one] { $lines } ligne de { $line } à venir
   *[other] { $lines } lignes de { $line } à venir
}
deck-squares = Cases

poster-won = Victoire : { $name } !
poster-team-won = Victoire : { $name } !
poster-shared = Victoire partagée : { $names } !
poster-shared-headline = Victoire partagée !
rank-first = { points }, résultat le plus rapide
rank-placed = { points }, place { $place } sur { $count }{ $state ->
    [open] { " " }pour l’instant
   *[final] { "" }
}
rank-shares = { points }, place { $place } partagée sur { $count }{ $state ->
    [open] { " " }pour l’instant
   *[final] { "" }
}
poster-game = Partie { $number } · { $result }
hero-placed = { $name } { $place ->
    [1] finit en tête
    [2] finit deuxième
    [3] finit troisième
    [4] finit quatrième
    [5] finit cinquième
   *[other] ferme la marche
}
hero-shares = { $name } partage la { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} place
hero-best = Meilleur tour : +{ $points }
hero-decided = Manche { $round } : +{ $points }
hero-record = Nouveau record !
poster-by-largest-property = domaine + grand
poster-by-crowns = + de couronnes
poster-largest = Plus grand domaine : { $terrain }, { $count } cases
story-decided = La manche { $number } a tout décidé !

story-shared = Rien ne les sépare !
story-tie-largest-property = À égalité : le plus grand domaine décide !
story-tie-crowns = À égalité : les couronnes décident !
story-one-point = D’un seul point !
story-last-round = Tout s’est joué à la dernière manche !
story-from-last = Encore en queue à la manche { $number } !
story-from-behind = Après { $number } points de retard !
story-narrow = À { $number } points près !
story-clear = { $number } points d’avance !
story-never-behind = Jamais derrière !
story-since = En tête depuis la manche { $number } !

title-shepherd = Âme de berger
title-miller = Moulin à vent
title-forester = Cœur de chêne
title-angler = Belle pêche
title-frog-friend = Rainette d’or
title-prospector = Âme de mineur
title-told = { $title } : { $terrain_id ->
    [wheat] le plus grand champ de blé
    [forest] la plus grande forêt
    [lake] le plus grand lac
    [swamp] le plus grand marais
    [mine] la plus grande mine
    [grassland] la plus grande prairie
   *[other] { $terrain }
}

part-wheat = Champs
part-forest = Forêts
part-lake = Lacs
part-grassland = Prairies
part-swamp = Marais
part-mine = Mines
part-town = Villes
part-middle-kingdom = Empire du Milieu
part-harmony = Harmonie


analysis-chances = Chances de victoire
chart-round = Manche

bonus-open = +{ $points } encore possible
bonus-sure = acquis, +{ $points } à la fin
bonus-lost = n’est plus possible
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
halves = { $first_half } et { $second_half }
domino = { $number } ({ $halves })
placement = { $first_half } en { $at_square }, { $second_half } en { $beside_square }
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }

alt-kingdom = Royaume : { $name }, { points }.
alt-last = Dernier placement : { $squares }.
alt-land = Terrains : { $lands }.
alt-spots = Positions : { $spots }.
alt-spot = { $spot } en { $squares }
alt-hand = À placer : { $domino }.
alt-ghost = Montré : domino { $domino }, { $placement }.
squares-range = { $first_square } à { $last_square }
alt-line = { $heading } : { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = C’est à { $name } de jouer.
alt-lobby = { $game }. À table : { $people_names }.
alt-seat = { $name } ({ $facts })
alt-laurel = { $count ->
    [1] { $names } a gagné la saison précédente.
   *[other] { $names } ont gagné la saison précédente.
}
alt-team = équipe { $team }
alt-table = Tous les royaumes. Points : { $sums }.
alt-compared = Côte à côte, avec l’avance à la fin : { $sums }.
alt-standing = { $place }. { $name }, { points }.
alt-standing-tie = { $place }. { $name }, { points }, { $decided }.
alt-part = { $part } { $sum }
alt-poster = Tous les royaumes à la fin.
alt-points = Points : { $sums }.
alt-bonus = { $bonus } : { $outlook }.
alt-film = Un film de la partie : { $turns ->
    [one] les royaumes après { $turns } tour
   *[other] les royaumes après chacun des { $turns } tours
}, et à la fin qui a gagné.
film-turn = { $name } : { $placement }
alt-analysis = Comment les chances de victoire ont changé.
alt-analysed = { $place }. { $name } : { $points }, { $chance }.
alt-chance-highest = { $round ->
    [0] chances au plus haut, { $chance } au début
   *[other] chances au plus haut, { $chance } à la manche { $round }
}
alt-chance-lowest = { $round ->
    [0] chances au plus bas, { $chance } au début
   *[other] chances au plus bas, { $chance } à la manche { $round }
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name } : { points }
long-filled = { $covered ->
    [1] Seulement le château pour l’instant.
   *[other] { $covered } cases couvertes sur { $count }, { $width } de large et { $height } de haut.
}
long-room = Il y a de la place de { $first_square } à { $last_square }.
long-left = { $count ->
    [one] Encore { $count } domino à venir.
   *[other] Encore { $count } dominos à venir.
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
long-property-brief = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { points }
long-no-crown = sans couronne
long-growing = { $property }, de la place en { $growth_squares }
long-closed = { $property }, sans place
long-land = { $terrain } ({ $squares })
long-barren = sans couronne : { $lands }
long-dead = sans couronne, sans place : { $lands }
long-castle = château en { $castle_square }, place pour tout terrain en { $squares }
long-castle-closed = château en { $castle_square }
long-free = { $domino }, libre
long-due = { $domino }, { $name }, maintenant
long-highlights = Temps forts
long-terrain = { $terrain } : { $counts }
long-deck-squares = { $crowns ->
    [0] { $count } sans couronne
    [one] { $count } avec { $crowns } couronne
   *[other] { $count } avec { $crowns } couronnes
}
long-deck-none = { $terrain } : rien
long-chance = { $name } : { $first_chance } au début, au plus bas { $low_chance } { $low_round ->
    [0] au début
   *[other] à la manche { $low_round }
}, au plus haut { $high_chance } { $high_round ->
    [0] au début
   *[other] à la manche { $high_round }
}
