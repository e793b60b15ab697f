lesson-queendomino-0-choose = D’abord, **choisis un domino**, comme à Kingdomino. Sur les **villes**, tu peux bâtir.
lesson-queendomino-1-place = Maintenant, **place** ton domino contre le château. Les deux étapes suivantes sont facultatives.
lesson-queendomino-1-knights = Envoyer un **chevalier** ? Il perçoit une pièce par case de son domaine, une seule fois. Si tu le gardes, tu peux l’envoyer plus tard.
lesson-queendomino-1-build = Bâtir ? **Chevaliers** et **tours** sont à toi aussitôt, une **médaille** vaut des points à la fin. Les tours attirent la **reine**.
lesson-queendomino-1-dragon = Le **dragon** brûle une tuile que quelqu’un veut peut-être, une fois par manche. Si la **reine** est chez toi, tu ne peux pas le soudoyer.
lesson-queendomino-1-choose = Maintenant, **choisis** ton prochain domino. Avec un petit numéro, tu joues plus tôt.
lesson-queendomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** pour l’instant ! 3 pièces font un point, et la reine ajoute une couronne au plus grand domaine du royaume où elle est.

hint-knights = Astuce : un chevalier perçoit une pièce pour chaque case du domaine où tu l’envoies.
hint-build = Astuce : le prix est celui de l’emplacement. Une tuile que personne n’achète va vers un emplacement moins cher quand il y a de la place.
hint-dragon = Astuce : le dragon brûle une tuile par manche, pour la première personne qui le demande. Tu peux souvent passer cette étape.
