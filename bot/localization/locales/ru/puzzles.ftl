puzzle-title = Задача дня · { DATETIME($date, dateStyle: "long") }
button-puzzle = Задача дня
puzzle-place = Куда добавить { $domino }? Одно из этих мест в конце принесёт не менее чем на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} больше, чем любое другое.
puzzle-choose = Какую костяшку взять? Одна из них в конце принесёт не менее чем на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} больше, чем любая другая.
puzzle-right = **Верно!** В конце это на { $worth } больше, чем следующий по силе выбор: { $other }.
puzzle-wrong = **Не совсем.** Лучший выбор — { $best }: в конце на { $worth } больше, чем ваш ({ $other }).
puzzle-good = **Хорошо!** Насколько я вижу, это не хуже, чем { $best }.
puzzle-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
puzzle-spot = место { $spot }
puzzle-yours = Попытка
puzzle-played = Сыграно
puzzle-best = Лучший
puzzle-next = Следующий
puzzle-lead = Числа показывают, какого отрыва от лучшего соперника я жду к концу.
puzzle-reason = Почему: { $reason }.
puzzle-found = { $count ->
    [0] Компьютер не находит этого ни на одном уровне.
    [1] Из уровней компьютера это находит только один: { $names }.
    [4] Компьютер находит это на всех уровнях.
   *[other] Компьютер находит это на уровнях: { $names }.
}
button-practice = Ваши ходы
practice-title = Ваши ходы · Партия { $id }
practice-place = Куда добавить { $domino }? Одно место примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} лучше вашего.
practice-choose = Какую костяшку взять? Одна примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} лучше вашей.
practice-as-played = Так и было сыграно.
button-practice-next = Следующий
practice-done = Вы нашли всё.
practice-sum = **Ходы, лучше которых не было: { $good } из { $turns }.**
practice-later = Пока это всё. То, что не удалось, вернётся { $when }.
practice-none = Ничего явно лучше ваших ходов не было.
practice-last-turn = Ваш последний ход
practice-no-games = Сначала закончите партию. Потом я поищу ходы, где что-то было явно лучше, а вы это найдёте. А пока каждый день есть задача дня.
