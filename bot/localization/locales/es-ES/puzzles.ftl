puzzle-title = Acertijo del día · { DATETIME($date, dateStyle: "long") }
button-puzzle = Acertijo del día
puzzle-place = ¿Dónde va { $domino }? Al final, una de estas posiciones vale al menos { $points } puntos más que cualquiera de las otras.
puzzle-choose = ¿Qué ficha eliges? Al final, una vale al menos { $points } puntos más que cualquiera de las otras.
puzzle-right = **¡Eso es!** Al final, { $worth } más que la segunda mejor respuesta: { $other }.
puzzle-wrong = **No del todo.** Lo mejor es { $best }: al final, { $worth } más que { $other }.
puzzle-good = **¡Bien!** Es igual de bueno, que yo sepa: { $best }.
puzzle-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
puzzle-spot = la posición { $spot }
puzzle-yours = Probado
puzzle-played = Jugado
puzzle-best = El mejor
puzzle-next = El siguiente
puzzle-lead = Los números son tu ventaja al final sobre el mejor rival, según preveo.
puzzle-reason = Por qué: { $reason }.
puzzle-found = { $count ->
    [0] Ningún nivel de los jugadores virtuales lo encuentra.
    [1] Solo un nivel de los jugadores virtuales lo encuentra: { $names }.
    [4] Todos los niveles de los jugadores virtuales lo encuentran.
   *[other] Niveles de los jugadores virtuales que lo encuentran: { $names }.
}
button-practice = Tus turnos
practice-title = Tus turnos · Partida { $id }
practice-place = ¿Dónde colocar { $domino }? Una posición vale alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más que la tuya.
practice-choose = ¿Qué ficha elegir? Una vale alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más que la tuya.
practice-as-played = Es lo que jugaste.
button-practice-next = Siguiente
practice-done = Los has encontrado todos.
practice-sum = **{ $good } de tus { $turns } turnos: no había nada mejor.**
practice-later = Esa era la última por ahora. Lo que se te escapó vuelve { $when }.
practice-none = Nada era claramente mejor que lo que jugaste.
practice-last-turn = Tu último turno
practice-no-games = Primero termina una partida. Luego busco turnos en los que algo era claramente mejor, y tú lo encuentras. Mientras tanto, hay un acertijo cada día.
