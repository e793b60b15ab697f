puzzle-title = Énigme du jour · { DATETIME($day, dateStyle: "long") }
button-puzzle = Énigme du jour
puzzle-place = Où va le { $domino } ? À la fin, une de ces positions vaut au moins { $points } points de plus que chacune des autres.
puzzle-choose = Quel domino choisis-tu ? À la fin, un seul vaut au moins { $points } points de plus que chacun des autres.
puzzle-found = { $count ->
    [0] Aucun niveau de l’ordinateur ne le trouve.
    [1] Un seul niveau de l’ordinateur le trouve : { $levels }.
    [4] Tous les niveaux de l’ordinateur le trouvent.
   *[other] Les niveaux de l’ordinateur qui le trouvent : { $levels }.
}
help-puzzles = Il y a alors aussi une nouvelle **{ button-puzzle }**.
career-puzzles = Énigmes trouvées du premier coup : { $found } sur { $asked }
stored-puzzles = Les énigmes du jour auxquelles tu as répondu, et si ta première réponse était la bonne.
