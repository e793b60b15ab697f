tutorial-title = Tutoriel : { $lesson }
tutorial-end = Le tutoriel est terminé
tutorial-property = { $terrain } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} × { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
} = **{ $points }**
tutorial-part = { $part } : **{ $points }**
button-tutorial = Tutoriel
button-lesson = Tutoriel : { $lesson }
button-lesson-again = Encore une fois
button-lesson-rules = Les règles
button-open-table = Ouvrir une table

lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    Tu bâtis un royaume de dominos autour de ton château. Un terrain ne rapporte que s’il a des **couronnes**.
    D’abord, tout le monde choisit un domino : un petit numéro joue plus tôt à la manche suivante, un grand apporte souvent des couronnes. **Choisis-en un.**
lesson-kingdomino-1-place =
    Maintenant, place-le : une moitié doit toucher ton château. Chaque numéro est une position possible, et **{ button-next }** l’y montre.
    Puis **Prendre** : il est placé comme montré, et tu prends ton prochain domino, d’un seul geste.
lesson-kingdomino-1-choose = Placé ; tu peux encore revenir en arrière. Maintenant, **prends** ton prochain domino, de préférence pour agrandir ce que tu as.
lesson-kingdomino-2-place = Les terrains identiques qui se touchent forment un domaine, qui rapporte **ses cases fois ses couronnes**. Un nouveau terrain doit toucher un terrain identique, ou le château ; château compris, un royaume fait 5×5 cases, pas plus.
lesson-kingdomino-2-choose = Placé. **Prends** ton dernier domino. Son bouton dit combien de points il rapporte, une fois placé.
lesson-kingdomino-3-place = Dernière manche : il ne reste qu’à **placer** ton domino, là où il rapporte le plus. Sans place possible, il serait perdu.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** pour toi. Une vraie partie, c’est pareil, avec plus de manches. Appuie sur { button-start } à ta table, ou ouvres-en une avec { COMMAND("kingdomino new") } ; des ordinateurs peuvent la compléter.

hint-back = Astuce : tant que ton tour n’est pas fini, **Annuler** défait ce que tu y as fait.
hint-nowhere = Astuce : un domino ne va que sur deux cases libres côte à côte de la grille où une moitié touche le château ou un terrain identique.
hint-merits = Astuce : les points sur un bouton sont ceux que ce domino rapporte, une fois placé.
hint-numbers = Astuce : un petit numéro te fait jouer plus tôt à la manche suivante ; un grand apporte souvent des couronnes.
hint-itself = Astuce : à ton tour précédent, un seul coup était possible et il a été joué pour toi. { COMMAND("kingdomino settings") } permet de désactiver cela.
