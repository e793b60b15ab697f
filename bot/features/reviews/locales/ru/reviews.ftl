button-turns = Ваши ходы
turns-title = Ваши ходы · { $when_date }
turns-place = Куда добавить { $domino }? Одно место примерно на { points } лучше вашего.
turns-choose = Какую костяшку взять? Одна примерно на { points } лучше вашей.
turns-act = Что делать дальше? Один ход примерно на { points } лучше вашего.
turns-as-played = Так и было сыграно.
button-turns-next = Следующий
turns-done = Вы нашли всё.
turns-sum = **Ходы, лучше которых не было: { $good } из { $turns }.**
turns-sum-of-some = **Просмотрено ходов: { $studied } из { $turns }. Лучше не было: { $good }.**
turns-little = Чуть лучше было можно: { $count }.
turns-clear = Явно лучше было можно: { $count }.
turns-all-good = **Ни в одном из ваших ходов ({ $turns }) ничего лучше не было.**
turns-hints-wrong = Ходы, где ошиблась и моя подсказка: { $count }.
button-turns-little = Что было чуть лучше?
turns-later = Пока это всё. То, что не удалось, вернётся: { $when_span }.
turns-no-games = Сначала закончите партию. Потом я поищу ходы, где что-то было явно лучше, а вы это найдёте.
button-analysis = График
chart-title = Вероятность победы · { $when_date }
analysis-waiting = { $count ->
    [0] Просматриваю эту партию.
    [1] Сначала просматриваю другую партию, потом эту.
   *[other] Сначала просматриваю другие партии ({ $count }), потом эту.
} Если ничего не появится, нажмите **{ button-turns }** ещё раз.
analysis-progress = Готово: { $percent }%
error-too-many-analyses = Сейчас ждёт слишком много партий. Попробуйте снова через несколько минут.
error-analysis-failed = К сожалению, не получилось. Попробуйте снова через минуту.
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) спрашивает о ходах ваших партий, где другой выбор был явно лучше.
stored-reviews = Ваш последний ответ на каждый вопрос **{ button-turns }** и когда вы его дали.
