puzzle-title = Acertijo del día · { DATETIME($day, dateStyle: "long") }
button-puzzle = Acertijo del día
puzzle-place = ¿Dónde va { $domino }? Al final, una de estas posiciones vale al menos { $points } puntos más que cualquiera de las otras.
puzzle-choose = ¿Qué ficha eliges? Al final, una vale al menos { $points } puntos más que cualquiera de las otras.
puzzle-found = { $count ->
    [0] Ningún nivel de los jugadores virtuales lo encuentra.
    [1] Solo un nivel de los jugadores virtuales lo encuentra: { $levels }.
    [4] Todos los niveles de los jugadores virtuales lo encuentran.
   *[other] Niveles de los jugadores virtuales que lo encuentran: { $levels }.
}
help-puzzles = También hay entonces otro **{ button-puzzle }**.
career-puzzles = Acertijos acertados a la primera: { $found } de { $asked }
stored-puzzles = Qué acertijos del día has respondido y si acertaste a la primera.
