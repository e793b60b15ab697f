solution-right = **Верно!** В конце это на { $worth } больше, чем следующий по силе выбор: { $other }.
solution-wrong = **Не совсем.** Лучший выбор — { $best }: в конце на { $worth } больше, чем ваш ({ $other }).
solution-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = место { $spot }
solution-yours = Ваш выбор
solution-best = Лучший
solution-next = Следующий
solution-reason = Почему: { $reason }.
solution-last-turn = Ваш последний ход
