puzzle-title = Rätsel des Tages · { DATETIME($day, dateStyle: "long") }
button-puzzle = Rätsel des Tages
puzzle-place = Wohin mit { $domino }? Eine dieser Stellen ist bis zum Ende mindestens { $points } Punkte mehr wert als jede andere.
puzzle-choose = Welchen Dominostein wählst du? Einer ist bis zum Ende mindestens { $points } Punkte mehr wert als jeder andere.
puzzle-found = { $count ->
    [0] Das findet kein Computer, auch nicht der stärkste.
    [1] Von den Computern findet das nur: { $levels }.
    [4] Das finden die Computer aller Stufen.
   *[other] Von den Computern finden das: { $levels }.
}
help-puzzles = Auch das **{ button-puzzle }** ist dann neu.
career-puzzles = Rätsel auf Anhieb gelöst: { $found } von { $asked }
stored-puzzles = Welche Rätsel des Tages du beantwortet hast und ob deine erste Antwort stimmte.
