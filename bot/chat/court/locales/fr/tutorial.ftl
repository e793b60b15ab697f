lesson-queendomino = Queendomino
lesson-queendomino-0-place = **Place** ton domino là où sa forêt rejoint ton autre forêt. Dans un instant, cela rapportera des pièces. C’est un tour en pleine partie, et seuls le placement et le choix sont obligatoires.
lesson-queendomino-0-knights = Un **chevalier** perçoit une pièce par case du domaine où il est. Les couronnes ne comptent pas. Si tu le gardes, tu peux l’envoyer plus tard.
lesson-queendomino-0-build = Tu peux maintenant acheter un bâtiment. **Chevaliers** et **tours** sont à toi aussitôt, et les points (sur une **médaille**) comptent à la fin. « Par domaine » compte chaque morceau séparé de ce terrain, même le plus petit.
lesson-queendomino-0-dragon = Le **dragon** brûle une tuile que quelqu’un veut peut-être, une fois par manche. Il évite la **reine**, qui s’installe chez toi quand tu gagnes une tour et en as alors au moins autant que les autres.
lesson-queendomino-0-choose = Comme à Kingdomino, un petit numéro joue plus tôt à la manche suivante, et un grand a souvent des couronnes ou des villes. Ton choix termine le tour.
lesson-queendomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** pour l’instant ! 3 pièces font un point, et la reine est une couronne de plus sur le plus grand domaine du royaume où elle est. Appuie sur **{ button-start }** à ta table, ou ouvres-en une avec { COMMAND("kingdomino new") }.

hint-knights = Astuce : un chevalier perçoit une pièce pour chaque case du domaine où tu l’envoies.
hint-build = Astuce : le prix est celui de l’emplacement. Une tuile que personne n’achète va vers un emplacement moins cher quand il y a de la place.
hint-dragon = Astuce : le dragon brûle une tuile par manche, pour la première personne qui le demande. Tu peux souvent passer cette étape.
