deal-daily = Партия дня
deal-channel = Испытание
deal-weekly = Испытание недели
deal-known = { button-beat }
button-beat = Побить результат
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
cards-title = Партия дня { $number }: уже сыграли
daily-opponents = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
    [many] { $count } компьютеров
   *[other] { $count } компьютера
} (уровень: { $level })
daily-begins = **Kingdomino #{ $number }**: все получают эти костяшки и играют один раз.
daily-here = На этом сервере
daily-line = **{ $place }.** { $name }: { points }
daily-unlisted = { $count ->
    [one] Ещё { $count } человека нет в списке.
    [few] Ещё { $count } человек нет в списке.
    [many] Ещё { $count } человек нет в списке.
   *[other] Ещё { $count } человека нет в списке.
}
daily-everywhere = { $count ->
    [one] Пока её закончил { $count } человек.
    [few] Пока её закончили { $count } человека.
    [many] Пока её закончили { $count } человек.
   *[other] Пока её закончили { $count } человека.
}
daily-nobody = Её никто не закончил.
daily-next = Следующая партия: { $when_time }.
daily-week = Дней с игрой на этой неделе: { $days }.
daily-shared = **{ $name }** заканчивает партию дня.
daily-card-how = Скопируйте и покажите где угодно, спойлеров нет:
daily-card = Kingdomino #{ $number } · { points } (сильный компьютер на этом месте: { $par })
daily-card-words = Kingdomino #{ $number }: { points }. Компьютерный игрок (уровень: { $level }) с теми же костяшками набирает { $par }.
daily-card-way = Сыграйте в Discord: { COMMAND($command) }
daily-copy = Здесь этого больше никто не видит. Скопируйте, чтобы поделиться:
daily-about = У всех одни и те же костяшки. Сыграть можно один раз.
button-daily-play = Играть
button-daily-go-on = Играть дальше
button-daily-look = Посмотреть мою партию
button-daily-todays = Сыграть сегодняшнюю
button-cards = Показать карточки
button-daily-today = Показать сегодняшнюю партию
help-daily-name = Партия дня
help-daily = { COMMAND("kingdomino daily") } — одна партия в день, в которой всем выпадают одни и те же костяшки, а соперники — одни и те же компьютеры. Сыграйте один раз, в своём темпе, и сравните очки с другими. Новая начинается в полночь по UTC.
challenge-invitation = { $kind }: { $facts }
challenge-opened = Ваше испытание открыто! Нажмите **{ button-daily-play }** под его сообщением и сыграйте тоже.
challenge-about = У всех одни и те же костяшки, каждый играет отдельно и когда захочет.
challenge-minutes = { $minutes ->
    [1] около минуты
   *[other] около { $minutes } мин.
}
challenge-question = **Открыть здесь испытание для всех?** { $game }, против компьютеров (уровень: { $level }). У всех одни и те же костяшки, на партию — один день.
challenge-closes = Открыто до: { $when_time }.
challenge-last-day = Последний день! Открыто до: { $when_time }.
challenge-closed = Закрылось: { $when_span }.
challenge-waits = Открыто, пока кто-нибудь не сыграет.
challenge-finished = { $count ->
    [0] До конца ещё никто не сыграл.
    [one] До конца сыграл { $count } человек.
    [few] До конца сыграли { $count } человека.
    [many] До конца сыграли { $count } человек.
   *[other] До конца сыграли { $count } человека.
}
challenge-done = Уже сыграли: { $names }.
names-more = { $names } и ещё { $more }
challenge-against = Соперники: { $facts }.
challenge-late = Ваша партия закончилась после срока и в список не войдёт. Результат: { points }.
challenge-erased = Попытка использована: ваши данные стёрты, и партия вместе с ними.
button-challenge-close = Закрыть сейчас
challenge-close-question = Результат сразу увидят все. Кто ещё играет, сможет закончить, но в результат не войдёт.
challenge-over = { $count ->
    [1] Побеждает { $names }: { points }.
   *[other] Победу разделяют { $names }, поровну: { points }.
}
challenge-over-one = До конца играет только { $name }, результат: { points }.
challenge-over-unlisted = Испытание закрыто.
challenge-par = Сильный компьютер здесь: { $par }
challenge-parted = { $round ->
    [0] Пути разошлись на первом выборе.
   *[other] Пути разошлись в раунде { $round }.
}
challenge-turn = **{ $name }**: { $turn }
challenge-beat-title = Побить результат: { $name }, { points }
challenge-beat-about = У вас то же место, те же костяшки и компьютеры. Одна попытка, и она не засчитывается.
challenge-beat-others = За остальных играют компьютеры.
challenge-beat-shared = С одними и теми же костяшками: **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-even = С одними и теми же костяшками у игроков **{ $first_name }** и **{ $second_name }** поровну: { points }.
error-challenges-of-person = Открытых испытаний у вас уже столько, сколько можно: { $limit }. Подождите, пока одно закроется, или закройте его.
error-challenges-on-server = Открытых испытаний на этом сервере уже столько, сколько можно: { $limit }. Подождите, пока одно закроется.
help-challenge-name = Испытания
help-challenge = { COMMAND("kingdomino challenge") } даёт всем в канале одни и те же костяшки, и каждый играет отдельно с одними и теми же компьютерами. Результаты видит только тот, кто доиграл, но кто смотрит на чужую игру, уже знает костяшки. В конце королевства встанут рядом. **{ button-beat }** на странице законченной партии даёт вам её место и костяшки. Это не засчитывается. **{ button-weekly }** даёт каналу новое каждую неделю.

play-daily = { COMMAND("kingdomino daily") } — одна партия в день против компьютеров, с одними и теми же костяшками для всех.
stored-challenges = Какие испытания и недели открыты вами, какие партии дня показаны и в какие недели был вопрос, играете ли вы ещё.
stored-tries = Если вы удаляете данные, пока партия дня или испытание не закрыты: что партия была начата, до их закрытия, кодом, который никого не называет.
error-challenge-private = Испытание — для всех в канале. Введите { COMMAND("kingdomino challenge") } в канале сервера.
command-challenge-about = Одни и те же костяшки для всех в этом канале, каждый играет не спеша
command-daily-about = Партия дня: всем одни и те же костяшки, каждому одна попытка
option-challenge-game-about = Какая игра. По умолчанию — Kingdomino
option-level-about = Насколько сильны компьютерные игроки. По умолчанию — крепкий
option-challenge-hours-about = Через сколько часов закроется, например 3
option-days-about = Через сколько дней закроется, например 2. Без часов и дней — через один день

button-weekly = Открывать каждую неделю
button-weekly-end = Не открывать испытание каждую неделю
weekly-question = **Открывать здесь испытание каждую неделю?** Игры чередуются, соперники — компьютеры (уровень: { $level }). Первое начнётся сейчас, следующее — вместе с результатом: { $opens_time } (часовой пояс: { $zone }).
weekly-clock = **Открывать здесь испытание каждую неделю?** Сначала скажите, который здесь час, чтобы никого не звать ночью.
weekly-begun = Начинаем! Каждую неделю здесь откроется новое.
weekly-end-question = Больше не открывать испытание каждую неделю: { $channels }? Открытое останется открытым.
weekly-ended = Готово: само следующее больше не откроется.
weekly-games = Игры следующих недель
weekly-games-all = Все игры по очереди
weekly-games-kingdomino = Все, кроме Queendomino, по очереди
career-days = Партии дня: { $days }
week-title = Неделя { $number }
week-result = { $state ->
    [alone] Неделю { $number } до конца играет только { $names }.
    [won] { $count ->
        [1] В неделе { $number } побеждает { $names }.
       *[other] Победу в неделе { $number } разделяют { $names }.
    }
   *[none] Неделя { $number } закончилась.
}
week-open = Неделя { $number } открыта.
button-week-play = Играть неделю { $number }
week-row = Недели подряд, которые сыграли хотя бы двое из вас: { $weeks }
week-season = Выигранные недели: { $people_names }
week-tally = { $name } ({ $wins } из { $games })
week-best = Лучший результат ({ $game }): { $names }, { $gain } (по сравнению с сильным компьютером)
week-before = Прошлая неделя. { $done_text }
season-won = { $count ->
    [1] В сезоне побеждает { $names }: { $wins } из { $weeks } недель.
   *[other] Победу в сезоне разделяют { $names }: по { $wins } из { $weeks } недель.
}
season-over = Сезон закончился.
button-season = Прошлый сезон
season-title = Прошлый сезон
season-line = **{ $place }.** { $name }: { $wins } из { $games }
button-week-want = Через неделю: { $game }
button-week-unwant = Отменить через неделю: { $game }
button-week-instead = Лучше сыграть: { $game }
week-next = { $state ->
    [none] Новая неделя здесь сама не откроется.
   *[next] На следующей неделе: { $game }.
}
week-missed = Ещё кто-то из вас, и недель подряд будет { $weeks }.
button-week-skip = Не на этой неделе
week-skipped = Хорошо. До следующей недели!
error-week-unfinished = Сначала доиграйте эту неделю. Потом можно сказать, что будет дальше.
career-weeks = Выигранные недели этого сезона: { $wins } из { $games }
weeks-of-season = Испытания недели, отдельный сезон (сыграно недель: { $weeks } из { $most })
error-weeks-off = На этом сервере нет испытаний недели. Кто управляет сервером, может их разрешить: { COMMAND("kingdomino server") }.
server-weeks = Испытания недели
server-weeks-is = Кто начинает испытания недели: **{ $value }**
server-weeks-openers = кто может открывать столы
server-weeks-managers = кто управляет сервером
server-weeks-nobody = никто
setting-closings-is = { $state ->
    [on] Испытания и недели: **зовут вас**
   *[off] Испытания и недели: **не зовут вас**
}
button-set-closings-on = Звать меня на испытания
button-set-closings-off = Не звать меня на испытания
