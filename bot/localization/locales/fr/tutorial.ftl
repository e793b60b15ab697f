tutorial-title = Tutoriel : { $lesson }
tutorial-end = Bravo, c’est la fin du tutoriel !
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
    C’est le moment de **choisir un domino !** Tu vas bâtir un royaume de dominos autour de ton château, et un terrain ne rapporte que s’il a des **couronnes**.
    Un petit numéro joue plus tôt à la manche suivante, un grand a souvent des couronnes. **+2** sur un bouton : 2 points une fois placé.
lesson-kingdomino-1-place =
    Maintenant, **prends ton prochain domino**. Celui-ci est alors placé comme indiqué, d’un seul geste.
    Une moitié doit toucher ton château. Il va sur chaque numéro : **{ button-next }** montre les positions blanches, les grises sont leurs reflets.
lesson-kingdomino-1-choose = Placé, et tu peux encore l’annuler. Maintenant, **prends** ton prochain domino, de préférence un qui prolonge ce que tu as.
lesson-kingdomino-2-place =
    Maintenant, **prends ton dernier domino**, une fois celui-ci bien posé.
    Les cases d’un même terrain qui se touchent sont un domaine. Il rapporte **ses cases fois ses couronnes**. Chaque nouveau terrain doit toucher le même terrain ou le château, et tout doit tenir dans 5×5 cases.
lesson-kingdomino-2-choose = Placé. **Prends** ton dernier domino. Son bouton dit combien de points il rapporte, une fois placé.
lesson-kingdomino-3-place = La dernière manche ! **Place** ton domino là où il rapporte le plus.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** pour toi ! Une vraie partie, c’est pareil, avec plus de manches. Appuie sur **{ button-start }** à ta table, ou ouvres-en une avec { COMMAND("kingdomino new") }. Des joueurs virtuels peuvent la compléter.

hint-spots = Astuce : ton domino va sur chaque numéro, les gris sont en miroir. **{ button-next }** l’y montre.
hint-take = Astuce : **Prendre** place ton domino comme indiqué et prend le suivant, d’un seul geste.

hint-back = Astuce : tant que ton tour n’est pas fini, **Annuler** défait ce que tu y as fait.
hint-nowhere = Astuce : il faut à un domino deux cases libres côte à côte, et une moitié doit toucher ton château ou un terrain identique.
hint-merits = Astuce : les points sur un bouton sont ceux que ce domino rapporte, une fois placé.
hint-numbers = Astuce : un petit numéro te fait jouer plus tôt à la manche suivante. Un grand a souvent des couronnes.
hint-itself = Astuce : à ton tour précédent, il n’y avait qu’une chose à faire, alors je l’ai faite pour toi. { COMMAND("kingdomino settings") } permet de désactiver cela.
