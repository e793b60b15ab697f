# Партия дня: всем одни и те же домино.

daily-name = Партия дня
daily-title = Партия дня: { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
    [many] { $count } компьютеров
   *[other] { $count } компьютера
} (уровень: { $level })
daily-here = На этом сервере
daily-line = **{ $place }.** { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
daily-unlisted = { $count ->
    [one] и ещё { $count } человек, которого нет в списке
    [few] и ещё { $count } человека, которых нет в списке
    [many] и ещё { $count } человек, которых нет в списке
   *[other] и ещё { $count } человека, которых нет в списке
}
daily-everywhere = { $count ->
    [0] Её ещё никто не закончил.
    [one] Всего её закончил { $count } человек.
    [few] Всего её закончили { $count } человека.
    [many] Всего её закончили { $count } человек.
   *[other] Всего её закончили { $count } человека.
}
daily-nobody = Её никто не закончил.
daily-own = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: это { $place }-е место среди всех.
daily-playing = Ваша партия идёт: { $game }
daily-over = Ваша партия: { $game }
daily-given-up = Вы сдались в этой партии.
daily-archived = Ваша партия в архиве; её возобновит { COMMAND("kingdomino history") } в её канале: { $game }
daily-cancelled = Ваша партия была прервана до конца: { $game }
daily-next = Следующая начнётся { $when }.
daily-streak = Партия дня закончена { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} подряд.
daily-shared = Партия дня, { DATETIME($date, dateStyle: "long") }: **{ $name }** — { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
daily-about = Все, кто в неё играет, получают одни и те же костяшки в одном и том же порядке, против одних и тех же компьютеров и без подсказок. Сыграть можно один раз, в своём темпе; считаются ваши очки.
button-daily-play = Играть
button-daily-before = Предыдущий день
button-daily-today = Сегодня
thread-name-daily = Партия дня { DATETIME($date, dateStyle: "medium") }: { $name }
error-deal-played = Вы уже начали эту партию: { $link }
error-daily-game-fixed = В партию дня играют в одиночку и без изменений: никто не может занять место, и время на ход задать нельзя.
help-daily-name = Партия дня
help-daily = { COMMAND("daily") } — одна партия в день, в которой всем выпадают одни и те же костяшки, а соперники — одни и те же компьютеры. Сыграйте один раз, в своём темпе, и сравните очки с другими; заканчивайте её каждый день, и ваша серия будет расти.
