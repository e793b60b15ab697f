tutorial-title = Tutoriel : { $lesson }
tutorial-end = Bravo, c’est la fin du tutoriel !
tutorial-no-crowns = Un terrain sans couronne ne vaut rien, même très grand. Cherche les couronnes !
tutorial-property = { $terrain } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} × { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
} = **{ $points }**
tutorial-part = { $part } : **{ $points }**
button-tutorial = Apprendre en deux minutes
button-lesson-again = Rejouer
button-start-own = Lancer ma partie

lesson-kingdomino-0-choose =
    D’abord, **choisis un domino** pour le royaume autour de ton château. Seuls les terrains à **couronnes** rapportent.
    Avec un petit numéro, tu joues plus tôt à la manche suivante. **+2**, c’est 2 points dès que le domino est placé, et souvent plus quand ce terrain grandit.
lesson-kingdomino-1-place = Maintenant, **choisis ton prochain domino**. Celui-ci est alors placé contre ton château, comme indiqué.
lesson-kingdomino-1-choose = Placé, et tu peux encore l’annuler. Maintenant, **choisis** ton prochain domino, de préférence un qui prolonge ce que tu as.
lesson-kingdomino-2-place = Un terrain rapporte **ses cases fois ses couronnes**. Place ce domino, et **choisis** ton dernier.
lesson-kingdomino-2-choose = Placé. **Choisis** ton dernier domino. Son bouton dit combien de points il rapporte, une fois placé.
lesson-kingdomino-3-place = La dernière manche ! **Place** ton domino là où il rapporte le plus.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** pour toi ! Une vraie partie, c’est pareil, avec plus de manches.

help-tutorial = **{ button-tutorial }** : le jeu en trois tours. Personne d’autre ne le voit.
greeting-tutorial = Tu découvres le jeu ? **{ button-tutorial }**. Personne d’autre ne le voit.
