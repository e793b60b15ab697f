button-analysis = Анализ
analysis-title = Анализ партии { $id }
analysis-waiting = { $before ->
    [0] Партия анализируется. Первый результат будет через минуту-две.
    [1] Сначала анализируется другая партия, потом эта. Это займёт несколько минут.
   *[other] Сначала анализируются другие партии ({ $before }), потом эта. Это займёт несколько минут.
} Когда анализ будет готов, он появится здесь. Если ничего не появится, нажмите **{ button-analysis }** ещё раз: анализ продолжится с того же места.
button-finer = Рассмотреть точнее
analysis-progress = Готово: { $percent }%
analysis-like = Вы сыграли на уровне **{ $level }**.
analysis-between = Вы сыграли где-то между уровнями **{ $worse }** и **{ $better }**.
analysis-unsurpassed = { $count ->
    [1] Один из ваших ходов нельзя было сыграть лучше.
   *[other] Ваши ходы, которые нельзя было сыграть лучше: { $count }.
}
analysis-player-like = **{ $name }**: { $level }
analysis-player-between = **{ $name }**: { $worse } – { $better }
analysis-best-turn = **Лучший ход**: { $turn } · вероятность победы { $percent }%
analysis-none-better = Явно лучших ходов не было.
button-improve = { $count ->
    [1] Улучшить один свой ход
   *[other] Улучшить свои ходы: { $count }
}
button-better-turns = Посмотреть ходы получше
analysis-turn = { $round ->
    [0] Первый выбор · { $name }
   *[other] Раунд { $round } · { $name }
}
analysis-gain-long = Оценка выигрыша к концу: { $points ->
    [none] очков почти столько же
   *[other] очки { $points }, с точностью до { $error }
}, и вероятность победы { $percent }%, с точностью до { $chance }.
analysis-gain-rivals = Очки остальных в среднем: { $rivals }.
analysis-played = Как было сыграно
analysis-other = Как было бы лучше
analysis-facts = **{ $title }**: { $facts }
button-play-on = Играть дальше отсюда
button-play-on-again = Ещё раз оттуда же
played-on = { $id ->
    [none] Из задачи, нигде не засчитывается
   *[other] Из партии { $id }, нигде не засчитывается
}
played-on-begun = Теперь костяшки новые. Партия хранится один день.
error-too-many-analyses = Сейчас анализа ждёт слишком много партий. Попробуйте снова через несколько минут.
error-analysis-failed = Анализ не удался. Попробуйте снова через минуту.
