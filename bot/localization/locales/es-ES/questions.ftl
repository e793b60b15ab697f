solution-right = { $compared ->
    [played] **¡Eso es!** Al final, { $worth } más que tu elección en la partida: { $other_answer }.
   *[next] **¡Eso es!** Al final, { $worth } más que la segunda mejor respuesta: { $other_answer }.
}
solution-wrong = **No del todo.** Lo mejor es { $best_answer }. Al final, { $worth } más que la tuya: { $other_answer }.
solution-better = **Mejor: { $best_answer }.** Al final, { $worth } más que tu elección: { $other_answer }.
solution-good = **¡Bien!** Que yo sepa, es tan bueno como lo mejor, { $best_answer }.
solution-worth = { points }{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
solution-spot = la posición { $spot }
solution-move = «{ $move }»
solution-yours = Probado
solution-played = Jugado
solution-best = El mejor
solution-next = El siguiente
solution-lead = Números: tu ventaja prevista sobre el mejor rival.
solution-reason = Por qué: { $reason }.
solution-last-turn = Tu último turno
