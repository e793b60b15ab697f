hint-first-game = Ta première partie montre les suggestions. Plus tard, c’est **{ button-hint }** qui les montre.

hint-spots = Astuce : choisis une position dans la liste pour la voir.
hint-take = Astuce : **Choisir** place aussi ton domino, comme indiqué.

hint-back = Astuce : tu as changé d’avis ? **{ button-undo }** marche jusqu’à la fin de ton tour.
hint-nowhere = Astuce : il faut à un domino deux cases libres côte à côte, et une moitié doit toucher ton château ou un terrain identique.
hint-merits = Astuce : **+3**, c’est 3 points de plus tout de suite.
hint-numbers = Astuce : avec un petit numéro, tu joues plus tôt, et les grands ont des couronnes.
hint-itself = Astuce : tu n’avais qu’un coup possible, alors je l’ai joué.
