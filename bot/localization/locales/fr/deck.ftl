deck-over = Tous les dominos de cette partie sont sortis.
deck-removed = Les dominos écartés avant la partie comptent ici aussi.
deck-chances = Au prochain tirage
deck-chances-later = Au tirage d’après
deck-when = { $line } dominos, posés quand tout le monde aura choisi.
deck-unknown = Personne ne les connaît encore, pas même l’ordinateur.
deck-chance-crown = un domino avec une couronne : **{ $percent } %**
deck-chance-crowns = un domino avec deux couronnes ou plus : **{ $percent } %**
deck-need-land = un domino avec { $terrain_id ->
    [wheat] du blé
    [forest] de la forêt
    [lake] un lac
    [grassland] de la prairie
    [swamp] du marais
    [mine] une mine
    [town] une ville
   *[other] { $terrain }
} : **{ $percent } %**
deck-need-lands = au moins deux de ces dominos : **{ $percent } %**
deck-need-crown = une couronne sur { $terrain_id ->
    [wheat] du blé
    [forest] de la forêt
    [lake] un lac
    [grassland] de la prairie
    [swamp] du marais
    [mine] une mine
    [town] une ville
   *[other] { $terrain }
} : **{ $percent } %**
deck-need-crowns = au moins deux couronnes sur { $terrain_id ->
    [wheat] du blé
    [forest] de la forêt
    [lake] un lac
    [grassland] de la prairie
    [swamp] du marais
    [mine] une mine
    [town] une ville
   *[other] { $terrain }
} : **{ $percent } %**
deck-need-which = Pas encore vus, avec couronnes ({ $terrain }) : { $dominoes }
deck-placeholder = Chances d’un terrain
deck-any = Tous les terrains
button-deck = Dominos encore à venir
