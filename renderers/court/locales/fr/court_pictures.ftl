part-wealth = Richesse
poster-queen = Couronne de la reine : +{ $points }, { $terrain }

building-bakery = Boulangerie
building-sawmill = Scierie
building-fish-shop = Poissonnerie
building-weaver = Tisserand
building-merchant = Marchand
building-smithy = Forge
building-church = Église
building-vault-knights = Coffre des chevaliers
building-vault-towers = Coffre des tours
building-small-tavern = Petite taverne
building-big-tavern = Grande taverne
building-guard-tower = Corps de garde
building-fortified-castle = Château fort
building-travelling-castle = Château nomade
building-training-camp = Camp d’entraînement
building-statue = Statue
building-queens-tower = Tour de la reine

effect-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
effect-towers = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
effect-tax-per-knight = chaque chevalier envoyé rapporte 1 pièce de plus par chevalier que tu as
effect-tax-per-tower = chaque chevalier envoyé rapporte 1 pièce de plus pour chacune de tes tours
effect-crowns = 1 couronne pour la ville où est la tuile
effect-points = { $count } points
effect-per-property = 2 points par domaine de { $terrain }
effect-points-per-tower = 1 point pour chacune de tes tours
effect-points-per-knight = 1 point par chevalier, envoyé ou non

board-title = Plateau des bâtisseurs
board-empty = vide
board-left = { $count ->
    [0] épuisée
   *[other] reste { $count }
}
board-nobody = nulle part
board-asleep = endormi
board-burned = brûlée

box-q = Dominos de Queendomino
stack-unseen = { $tile_count ->
    [one] { $tile_count } bâtiment pas encore sorti
   *[other] { $tile_count } bâtiments pas encore sortis
}
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
sign-tax-per-knight = impôt/chevalier
sign-tax-per-tower = impôt/tour bâtie
sign-points = { $count ->
    [one] point
   *[other] points
}
sign-points-per-tower = par tour bâtie
sign-points-per-knight = par chevalier
sign-per-property = par domaine

legend-points = points à la fin
legend-dear = trop cher
legend-queen = 1 pièce de moins

alt-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
alt-knights-left = { $knights ->
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
} en réserve
alt-towers = { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
alt-owned = { $treasury }.
alt-queen = La reine est ici, en { $square }, où elle vaut une couronne de plus.
alt-building = { $building } en { $square }
alt-buildings = Bâtiments : { $buildings }.
alt-sites = Cases ville libres : { $squares }.
alt-knights = Chevaliers : { $squares }.
alt-plan = Montré : { $building } en { $square }.
alt-board = Plateau des bâtisseurs.
alt-buyer = { $name } : { $treasury }.
alt-left = { $count ->
    [0] La pile est épuisée.
    [one] Reste { $count } tuile.
   *[other] Restent { $count } tuiles.
}
alt-buying = Choix : { $building }.
alt-burning = À brûler : { $building }.
alt-cost = { $cost ->
    [0] gratis
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
alt-tiles = À acheter : { $buildings }.
alt-tile = { $building } ({ alt-cost })
alt-offer = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } au lieu de { $price }
} : { $effect }
alt-offer-dear = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } au lieu de { $price }
}, trop cher : { $effect }
alt-queen-at = La reine est chez { $name }.
alt-queen-nowhere = La reine n’est encore chez personne.
alt-dragon-asleep = Le dragon est dans sa grotte.
alt-dragon-burned = Le dragon est sorti. Tuile brûlée : { $building }.
long-empty = { $count ->
    [1] Emplacement vide : pour { $prices }.
   *[other] Emplacements vides : pour { $prices }.
}
