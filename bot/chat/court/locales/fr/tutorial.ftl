lesson-queendomino = Queendomino
lesson-queendomino-0-place = Un tour en pleine partie, en quatre étapes ; seules la première et la dernière sont obligatoires. **Place** ton domino là où sa forêt rejoint ton autre forêt : cela va rapporter des pièces.
lesson-queendomino-0-knights = Chaque moitié du domino que tu viens de placer peut recevoir un de tes deux **chevaliers**. Il touche une pièce par case de son domaine, et y reste pour de bon.
lesson-queendomino-0-build = Un **bâtiment** coûte ce que dit la pièce à côté et va sur une case ville. Chevaliers et tours sont à toi aussitôt ; les médailles comptent à la fin, et « par » veut dire : pour chaque.
lesson-queendomino-0-dragon = Pour une pièce, le **dragon** brûle une tuile que quelqu’un d’autre attend peut-être : une seule par manche pour tout le monde, et jamais pour qui accueille la **reine**, qui va là où il y a le plus de tours.
lesson-queendomino-0-choose = **Choisis** ton prochain domino, comme à Kingdomino : un petit numéro joue plus tôt, un grand apporte couronnes et villes. Cela termine ton tour.
lesson-queendomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** pour l’instant, comme détaillé ci-dessus : la reine est une couronne de plus sur ton plus grand domaine, et 3 pièces font un point. Les règles ont un chapitre sur tout cela. Touche Commencer à ta table, ou ouvres-en une avec `/kingdomino new`.

hint-knights = Astuce : un chevalier reste sur sa case pour de bon, alors mieux vaut attendre un grand domaine.
hint-build = Astuce : le prix est celui de l’emplacement. Une tuile que personne n’achète devient moins chère quand les autres avancent.
hint-dragon = Astuce : le dragon brûle une seule tuile par manche pour tout le monde. Tu peux très bien passer cette étape.
