deal-daily = Партия дня
deal-channel = Испытание
deal-weekly = Испытание недели
deal-known = { button-beat }
button-beat = Побить этот результат
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
daily-opponents = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
    [many] { $count } компьютеров
   *[other] { $count } компьютера
} (уровень: { $level })
daily-begins = **Kingdomino #{ $number }**: все получают эти костяшки и играют один раз.
daily-better = Лучше, чем { $beaten } из { $others } здесь
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
daily-erased = Сегодняшняя попытка использована: ваши данные стёрты, и партия вместе с ними. Новая будет завтра.
daily-next = Следующая партия: { $when_time }.
daily-week = Дней с игрой на этой неделе: { $days }.
daily-shared = **{ $name }** заканчивает партию дня.
daily-card-how = Скопируйте и покажите где угодно, спойлеров нет:
daily-card = Kingdomino #{ $number } · { points } (сильный компьютер на этом месте: { $par })
daily-card-words = Kingdomino #{ $number }: { points }. Компьютерный игрок ({ $level }) с теми же костяшками набирает { $par }.
daily-card-way = Сыграйте в Discord: { COMMAND($command) }
daily-copy = Здесь этого больше никто не видит. Скопируйте, чтобы поделиться:
daily-about = У всех одни и те же костяшки. Сыграть можно один раз.
button-daily-play = Играть
button-daily-go-on = Играть дальше
button-daily-look = Посмотреть свою партию
button-daily-todays = Сыграть сегодняшнюю
button-daily-today = Сегодня
help-daily-name = Партия дня
help-daily = { COMMAND("kingdomino daily") } — одна партия в день, в которой всем выпадают одни и те же костяшки, а соперники — одни и те же компьютеры. Сыграйте один раз, в своём темпе, и сравните очки с другими. Новая начинается в полночь по UTC.
challenge-invitation = { $kind }: { $facts }
challenge-opened = Ваше испытание открыто! Нажмите **{ button-daily-play }** под его сообщением и сыграйте тоже.
challenge-about = У всех одни и те же костяшки, каждый играет отдельно и когда захочет. Это минут восемь.
challenge-closes = Открыто до: { $when_time }. Потом все королевства встанут рядом.
challenge-closed = Закрылось: { $when_span }.
challenge-finished = { $count ->
    [0] До конца ещё никто не сыграл.
    [one] До конца сыграл { $count } человек.
    [few] До конца сыграли { $count } человека.
    [many] До конца сыграли { $count } человек.
   *[other] До конца сыграли { $count } человека.
}
challenge-done = { $more ->
    [0] Уже сыграли: { $names }.
   *[other] Уже сыграли: { $names } и ещё { $more }.
}
challenge-last-week = Лучшие на прошлой неделе: { $names }.
challenge-late = Ваша партия закончилась после срока и в список не войдёт. Результат: { points }.
challenge-erased = Попытка использована: ваши данные стёрты, и партия вместе с ними.
button-challenge-close = Закрыть сейчас
challenge-close-question = Результат сразу увидят все. Кто ещё играет, сможет закончить, но в результат не войдёт.
challenge-over = { $count ->
    [1] Побеждает { $names }: { points }.
   *[other] Победу разделяют { $names }, поровну: { points }.
}
challenge-over-first = { $count ->
    [1] Первое место — { $names }: { points }.
   *[other] Первое место делят { $names }, поровну: { points }.
}
challenge-over-one = До конца играет только { $name }, результат: { points }.
challenge-over-nobody = Испытание закрыто, и до конца никто не сыграл.
challenge-over-unlisted = Испытание закрыто.
challenge-parted = { $round ->
    [0] Пути игроков { $first_name } и { $second_name } разошлись на первом выборе:
   *[other] Пути игроков { $first_name } и { $second_name } разошлись в раунде { $round }:
}
challenge-turn = **{ $name }**: { $turn }
challenge-beat-title = Побить результат: { $name }, { points }
challenge-beat-about = У вас то же место, те же костяшки и компьютеры. Одна попытка, и она не засчитывается.
challenge-beat-others = За остальных играют компьютеры.
challenge-beat-shared = С одними и теми же костяшками: **{ $first_name }** { points }, **{ $second_name }** { $other_points }.
challenge-beat-even = С одними и теми же костяшками у игроков **{ $first_name }** и **{ $second_name }** поровну: { points }.
error-challenges-of-person = Открытых испытаний у вас уже столько, сколько можно: { $limit }. Подождите, пока одно закроется, или закройте его.
error-challenges-on-server = Открытых испытаний на этом сервере уже столько, сколько можно: { $limit }. Подождите, пока одно закроется.
help-challenge-name = Испытания
help-challenge = { COMMAND("kingdomino challenge") } даёт всем в канале одни и те же костяшки, и каждый играет отдельно с одними и теми же компьютерами. Результаты видит только тот, кто доиграл, но кто смотрит на чужую игру, уже знает костяшки. В конце королевства встанут рядом. **{ button-beat }** под законченной партией даёт вам её место и костяшки. Это не засчитывается. **{ button-weekly }** даёт каналу новое каждую неделю.

play-daily = { COMMAND("kingdomino daily") } — одна партия в день против компьютеров, с одними и теми же костяшками для всех.
stored-challenges = Какие испытания открыты вами.
stored-tries = Если вы удаляете данные, пока партия дня или испытание не закрыты: что партия была начата, до их закрытия, не дольше двух недель, кодом, который никого не называет.
error-challenge-private = Испытание — для всех в канале. Введите { COMMAND("kingdomino challenge") } в канале сервера.
command-challenge-about = Одни и те же костяшки для всех в этом канале, каждый играет не спеша
command-daily-about = Партия дня: всем одни и те же костяшки, каждому одна попытка
option-challenge-game-about = Какая игра. По умолчанию — Kingdomino
option-level-about = Насколько сильны компьютерные игроки. По умолчанию — крепкий
option-challenge-hours-about = Через сколько часов закроется, например 3
option-days-about = Через сколько дней закроется, например 2. Без часов и дней — через один день

button-weekly = Открывать испытание каждую неделю
button-weekly-end = Не открывать испытание каждую неделю
weekly-question = **Открывать здесь испытание каждую неделю?** { $facts }. Первое начнётся сейчас и продлится шесть дней. Следующее: { $opens_time } (часовой пояс: { $zone }).
weekly-begun = Открыто! Следующее появится само через неделю.
weekly-end-question = Больше не открывать здесь испытание каждую неделю? Открытое останется открытым.
weekly-ended = Готово: само следующее больше не откроется.
weekly-idle = Три недели никто не играл до конца, поэтому само следующее не появится.
career-days = Партии дня: { $days } · испытания недели: { $weeks }
