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
practice-no-games = Сначала закончите партию. Потом я поищу ходы, где что-то было явно лучше, а вы это найдёте.
button-analysis = График
chart-title = Вероятность победы · Партия { $id }
analysis-waiting = { $before ->
    [0] Просматриваю эту партию.
    [1] Сначала просматриваю другую партию, потом эту.
   *[other] Сначала просматриваю другие партии ({ $before }), потом эту.
} Если ничего не появится, нажмите **{ button-practice }** ещё раз.
analysis-progress = Готово: { $percent }%
error-too-many-analyses = Сейчас ждёт слишком много партий. Попробуйте снова через несколько минут.
error-analysis-failed = К сожалению, не получилось. Попробуйте снова через минуту.
command-practice-about = Найти лучший выбор в ходах своих партий
help-reviews = { COMMAND("kingdomino practice") } спрашивает о ходах ваших партий, где другой выбор был явно лучше.
stored-reviews = Ваш последний ответ на каждый вопрос { COMMAND("kingdomino practice") } и когда вы его дали.
