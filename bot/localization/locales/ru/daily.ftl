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
button-daily-play = Играть
button-daily-before = Предыдущий день
button-daily-today = Сегодня
help-daily-name = Партия дня
help-daily = { COMMAND("daily") } — одна партия в день, в которой всем выпадают одни и те же костяшки, а соперники — одни и те же компьютеры. Сыграйте один раз, в своём темпе, и сравните очки с другими; заканчивайте её каждый день, и ваша серия будет расти.
