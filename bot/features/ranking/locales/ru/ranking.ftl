stats-challenges = Партии дня и испытания

stats-title = { $name } на этом сервере
stats-none = { $name }: на этом сервере ещё нет засчитанных партий.
stats-own-title = Все ваши партии
stats-own-none = У вас ещё нет засчитанных партий.
stats-together = **Вы и { $name }** · партий вместе: { $games } · побед: вы ({ $count }), { $name } ({ $wins }) · последняя: { $when_date }
stats-record = **{ $game }**: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $wins ->
    [0] ни одной победы
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
stats-played = **{ $game }**: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
stats-average = в среднем { $mean ->
    [one] { $mean } очко
    [few] { $mean } очка
    [many] { $mean } очков
   *[other] { $mean } очка
}, лучший результат: { $best_points }
button-ranking = Рейтинг этого сервера
button-results = Мои результаты
ranking-title = Рейтинг этого сервера: { $game }
ranking-line = **{ $place }.** { $name }: рейтинг { $rating } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $wins ->
    [0] ни одной победы
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
ranking-none = Здесь пока нет рейтинга. Он начнётся с законченной партии между людьми.
ranking-computers = Вы против компьютеров
ranking-empty = Ещё никто не закончил достаточно партий.
ranking-missing = Чтобы попасть в список, { $missing ->
    [1] нужна ещё одна партия
    [one] нужна ещё { $missing } партия
    [few] нужны ещё { $missing } партии
    [many] нужно ещё { $missing } партий
   *[other] нужно ещё { $missing } партии
} с другими людьми.
ranking-unlisted = Вас нет в списке: так вы выбрали в { COMMAND("kingdomino settings") }.
ranking-about = В списке — все, кто закончил не меньше { $fewest ->
    [one] { $fewest } партии
    [few] { $fewest } партий
    [many] { $fewest } партий
   *[other] { $fewest } партии
} с другими людьми. Вы начинаете с { $start }, а победа над более сильным даёт больше. Убрать себя из списка можно в { COMMAND("kingdomino settings") }.
ranking-season = Этот сезон, с { DATETIME($since_day, dateStyle: "long") }
ranking-past = Сезон с { DATETIME($since_day, dateStyle: "medium") } по { DATETIME($until_day, dateStyle: "medium") }
button-ranking-season = Этот сезон
button-ranking-before = Прошлый сезон
button-ranking-always = За всё время
ranking-placeholder = Другая игра…
command-stats-about = Результаты игрока на этом сервере и рейтинг сервера
option-player-about = Чьи результаты. По умолчанию — ваши
error-results-of-another = Здесь видны только ваши результаты. Введите { COMMAND("kingdomino stats") } на сервере, чтобы узнать, как там дела у других.
help-ranking = { COMMAND("kingdomino stats") } — результаты и рейтинг сервера.
stored-ranking = Рейтинги считаются заново по законченным партиям каждый раз, когда на них смотрят. Быть ли в них, вы выбираете в { COMMAND("kingdomino settings") }.
setting-ranked-is = { $state ->
    [on] Рейтинги: **вы в них есть**
   *[off] Рейтинги: **вас в них нет**
}
button-set-ranked-on = Я хочу быть в рейтингах
button-set-ranked-off = Не хочу быть в рейтингах
stats-best = Лучшее королевство ({ $game }): { points } ({ $when_date })
button-best = Лучшее королевство
