puzzle-title = Acertijo del día · { DATETIME($date, dateStyle: "long") }
button-puzzle = Acertijo del día
puzzle-place = ¿Dónde va { $domino }? Al final, una de estas posiciones vale al menos { $points } puntos más que cualquiera de las otras.
puzzle-choose = ¿Qué ficha eliges? Al final, una vale al menos { $points } puntos más que cualquiera de las otras.
puzzle-right = **¡Eso es!** Al final, { $worth } más que la segunda mejor respuesta: { $other }.
puzzle-wrong = **No del todo.** Lo mejor es { $best }: al final, { $worth } más que { $other }.
puzzle-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
puzzle-spot = la posición { $spot }
puzzle-yours = El tuyo
puzzle-best = El mejor
puzzle-next = El segundo mejor
puzzle-ends = Estos son los puntos hasta ahora. Al final espero unos { $best }{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
} para el mejor y { $other } para { $whose ->
    [next] el segundo mejor
   *[own] el tuyo
}.
puzzle-reason = Por qué: { $reason }.
puzzle-found = { $count ->
    [0] Ningún nivel de los jugadores virtuales lo encuentra.
    [1] Solo un nivel de los jugadores virtuales lo encuentra: { $names }.
    [4] Todos los niveles de los jugadores virtuales lo encuentran.
   *[other] Niveles de los jugadores virtuales que lo encuentran: { $names }.
}
button-practice = Encuéntralo
practice-title = Encuéntralo · Partida { $id }
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
practice-done = Esa era la última por ahora.
practice-later = Ahora mismo no hay nada que encontrar. Lo que se te escapó vuelve { $when }.
practice-none = En estos turnos no hay nada que encontrar: en ninguno había una única respuesta a la que ninguna otra se acercara, o ya la has encontrado. Vuelve después de tu próxima partida.
practice-no-games = Primero termina una partida. Luego busco turnos con una opción claramente mejor, y tú la encuentras. Mientras tanto, hay un acertijo cada día.
