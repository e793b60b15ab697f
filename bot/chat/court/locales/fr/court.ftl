variant-qd = Queendomino
variant-rw = Le Mariage royal
variant-rwt = Le Mariage royal en équipes
variant-qd-about = Kingdomino avec villes, chevaliers, bâtiments, reine et dragon
variant-rw-about = Queendomino avec les dominos des deux jeux
variant-rwt-about = Les dominos des deux jeux. Un royaume pour deux

step-knights = Chevaliers
step-build = Bâtir
step-dragon = Dragon
button-side-step-dragon = Brûler une tuile…
skipped-knights = Si tu continues, tu n’enverras plus de chevalier ce tour-ci.
skipped-build = Si tu continues, tu ne pourras pas bâtir ce tour-ci.
plan-knights = Chevalier ({ $terrain })
plan-build = Bâtir : { $building } ({ $square })
plan-dragon = Faire brûler par le dragon : { $building }
court-knights = Envoyer un chevalier sur le nouveau domino ?
court-knights-more = Envoyer encore un chevalier ?
court-treasury = Tu as : { $treasury }.
court-build = Bâtir sur une case ville libre ? Les tiennes : { $squares }.
court-chosen = **{ $building }** : { $effect }
court-dragon = Payer 1 pièce au dragon pour brûler une tuile ? Plus personne ne pourra la bâtir.

button-tax = Taxer ({ $terrain }) : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
button-tax-both = Deux chevaliers : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
court-gain = { $cost ->
    [0] { $gain }
   *[other] { $gain }, prix déduit
}

court-build-placeholder = Choisis une tuile
court-other-tile-placeholder = Une autre tuile…
court-tile = { $building } · { $price ->
    [0] gratis
    [one] { $price } pièce
   *[other] { $price } pièces
}
court-site-placeholder = Sur quelle case ville ?
court-site = En { $square }
button-build = Bâtir : { $building } { $price ->
    [0] (gratis)
    [one] ({ $price } pièce)
   *[other] ({ $price } pièces)
}
button-ends-turn = { $action } · fin du tour
suggested-tile-knights = Suggestion : { $building }. Avec plus de chevaliers, tu pourras percevoir plus de pièces aux tours suivants.
suggested-tile-taxes = Suggestion : { $building }. Les chevaliers envoyés plus tard rapporteront plus de pièces.
suggested-tile-grows = Suggestion : { $building }. Ses points peuvent encore augmenter.
suggested-tile-towers = Suggestion : { $building }. Ses tours peuvent faire venir la reine.
suggested-tile-coins = Suggestion : { $building }. Il te reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de plus.
suggested-tile-queen = Suggestion : { $building }. La reine s’installe chez toi.
suggested-tile-effect = Suggestion : { $building } ({ $effect }).
suggested-no-tile = Suggestion : ne pas bâtir. { $price ->
    [0] La case ville peut
   *[other] Tes pièces et la case ville peuvent
} rapporter plus ensuite.
court-burn-tile = { $building } · prix { $price }
court-burn-placeholder = Brûler une tuile : 1 pièce
court-burn = Brûler pour 1 pièce : { $building }

told-tax = { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
told-left = { $coins ->
    [0] plus aucune pièce
    [one] il reste { $coins } pièce
   *[other] il reste { $coins } pièces
}

told-build = bâtit : { $building } { $price ->
    [0] (gratis)
    [one] ({ $price } pièce)
   *[other] ({ $price } pièces)
}
told-queen = la reine s’installe
told-queen-leaves = La reine quitte **{ $name }** et emporte { points }.
told-bribe = fait brûler : { $building }
told-built = bâtit : { $buildings }
told-burned = fait brûler : { $buildings }

illegal-not-just-placed = Un chevalier ne peut aller que sur le domino que tu viens de placer, un par moitié.
illegal-no-knights = Tu n’as pas de chevalier en réserve.
illegal-empty-slot = Il n’y a pas de tuile à cet emplacement en ce moment.
illegal-board-empty = Il n’y a aucune tuile sur le plateau des bâtisseurs en ce moment.
illegal-no-site = Tu n’as pas de case ville libre où bâtir.
illegal-not-a-site = Tu ne peux bâtir que sur une de tes cases ville sans bâtiment.
illegal-too-dear = Tu n’as pas assez de pièces pour ça.
illegal-dragon-awake = Le dragon a déjà brûlé une tuile à cette manche, et il s’en tient à une.
illegal-queen-here = La reine est chez toi, et le dragon se tient loin d’elle. Tu ne peux rien brûler pour l’instant.
illegal-no-coins = Tu n’as pas de pièce pour le dragon.

reason-tax = { $count ->
    [one] un chevalier perçoit { $count } pièce ici
   *[other] un chevalier perçoit { $count } pièces ici
}
reason-sites = { $count ->
    [1] une case où bâtir
   *[other] { $count } cases où bâtir
}

command-queendomino-about = Queendomino : les chevaliers, les bâtiments et le dragon
command-tax-about = Envoyer un chevalier sur le domino que tu viens de placer
command-build-about = Acheter un bâtiment pour une case ville
command-dragon-about = Payer le dragon pour brûler une tuile
command-done-about = Terminer ton tour à la dernière manche
option-knight-about = Le domaine ou une de ses cases, comme lac ou h7. Ou choisis dans la liste
option-tile-about = Le prix de la tuile et la case ville, comme 4 g8. Ou choisis dans la liste
option-burn-about = Le prix de la tuile, comme 3. Ou choisis dans la liste

error-no-game-of-court = C’est pour Queendomino, et personne n’y joue en ce moment dans ce salon.
