solution-right = { $compared ->
    [played] **Верно!** В конце это на { $worth } больше, чем ваш выбор в партии: { $other_answer }.
   *[next] **Верно!** В конце это на { $worth } больше, чем следующий по силе выбор: { $other_answer }.
}
solution-wrong = **Не совсем.** Лучший выбор: { $best_answer }. В конце на { $worth } больше, чем ваш: { $other_answer }.
solution-better = **Лучше было: { $best_answer }.** В конце на { $worth } больше, чем ваш выбор: { $other_answer }.
solution-good = **Хорошо!** Насколько я вижу, это не хуже, чем { $best_answer }.
solution-worth = { points }{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = место { $spot }
solution-move = «{ $move }»
solution-yours = Попытка
solution-played = Сыграно
solution-best = Лучший
solution-next = Следующий
solution-lead = Числа: ваш ожидаемый отрыв от лучшего соперника.
solution-reason = Почему: { $reason }.
solution-last-turn = Ваш последний ход
