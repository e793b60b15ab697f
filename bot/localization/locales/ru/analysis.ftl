button-analysis = Анализ
analysis-title = Анализ партии { $id }
analysis-waiting = { $before ->
    [0] Партия анализируется. Это займёт от одной до пяти минут.
    [1] Сначала анализируется другая партия, потом эта. Это займёт несколько минут.
   *[other] Сначала анализируются другие партии ({ $before }), потом эта. Это займёт несколько минут.
} Когда анализ будет готов, он появится здесь. Если ничего не появится, нажмите «{ button-analysis }» ещё раз.
analysis-progress = Готово: { $percent }%
analysis-best-turn = **Лучший ход**: { $turn } · вероятность победы { $percent }%
analysis-costliest = **Самый дорогой промах**: { $turn } · вероятность победы { $percent }%
analysis-better = { $count ->
    [0] Явно лучших ходов не нашлось.
    [1] Вместо одного хода нашёлся явно лучший.
   *[other] Ходы, вместо которых нашлись явно лучшие: { $count }.
}
analysis-order = { $own ->
    [0] Сначала идут те, что обошлись дороже всего.
   *[other] Сначала ваши, начиная с того, что обошёлся дороже всего.
}
analysis-placeholder = Посмотреть ход
analysis-turn = { $round ->
    [0] Первый выбор · { $name }
   *[other] Раунд { $round } · { $name }
}
analysis-gain = Лучше: очки { $points }, вероятность победы { $percent }%
analysis-gain-long = Оценка выигрыша: очки { $points }, с точностью до { $error }, и вероятность победы { $percent }%, с точностью до { $chance }.
analysis-gain-rivals = Очки остальных в среднем: { $rivals }.
analysis-played = Как было сыграно
analysis-other = Как было бы лучше
analysis-choice = Что было на выбор
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Назад к анализу
error-too-many-analyses = Сейчас анализа ждёт слишком много партий. Попробуйте снова через несколько минут.
error-analysis-failed = Анализ не удался. Попробуйте снова через минуту.
