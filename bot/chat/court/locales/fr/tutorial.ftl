lesson-queendomino = Queendomino
lesson-queendomino-0-place = Un tour en pleine partie ; seuls le placement et le choix sont obligatoires. **Place** ton domino là où sa forêt rejoint ton autre forêt : cela va rapporter des pièces.
lesson-queendomino-0-knights = Un **chevalier** perçoit une pièce par case du domaine où il est ; les couronnes ne comptent pas. Celui que tu gardes peut partir à un autre tour.
lesson-queendomino-0-build = La pièce à côté d’une tuile est son prix. **Chevaliers** et **tours** sont à toi aussitôt. Une **médaille** : des points à la fin ; « par domaine » compte chaque zone d’un seul tenant de ce terrain, même la plus petite.
lesson-queendomino-0-dragon = Le **dragon** peut brûler une tuile que quelqu’un d’autre veut peut-être : une seule par manche pour tout le monde. Il se tient loin de la **reine**, qui va chez la personne qui gagne une tour et n’en a alors pas moins que les autres.
lesson-queendomino-0-choose = Comme à Kingdomino, un petit numéro joue plus tôt à la manche suivante ; un grand apporte souvent couronnes et villes. Ton choix termine le tour.
lesson-queendomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** pour l’instant, comme détaillé ci-dessus. 3 pièces font un point, et la reine est une couronne de plus sur le plus grand domaine de qui l’accueille. Les règles ont un chapitre sur tout cela. Appuie sur Commencer à ta table, ou ouvres-en une avec { COMMAND("kingdomino new") }.

hint-knights = Astuce : un chevalier perçoit une pièce pour chaque case du domaine où tu l’envoies.
hint-build = Astuce : le prix est celui de l’emplacement. Une tuile que personne n’achète devient moins chère quand les autres avancent.
hint-dragon = Astuce : le dragon brûle une seule tuile par manche pour tout le monde. Tu peux très bien passer cette étape.
