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
daily-own = Ваше место среди всех: { $place }-е.
daily-erased = Сегодняшняя попытка использована: ваши данные стёрты, и партия вместе с ними. Новая будет завтра.
daily-next = Следующая начнётся { $when }.
daily-streak = Вы доиграли партию дня { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} подряд.
daily-shared = **{ $name }** заканчивает партию дня, { DATETIME($date, dateStyle: "long") }.
daily-card-how = Скопируйте и покажите где угодно, спойлеров нет:
daily-card-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} · ориентир { $par } (компьютер: { $level })
daily-par = Ориентир — это сколько набирает на вашем месте с теми же костяшками компьютер (уровень: { $level }).
daily-card-colors = Цвета — это очки областей: { $colors }
daily-card-streak = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} подряд
daily-copy = Здесь этого больше никто не видит. Скопируйте, чтобы поделиться:
daily-about = У всех одни и те же костяшки в одном порядке и { $count ->
    [1] один и тот же компьютерный соперник
   *[other] одни и те же компьютерные соперники
}. Сыграть можно один раз, в своём темпе. Очки засчитываются, а если нужно, есть подсказка.
button-daily-play = Играть
button-daily-go-on = Играть дальше
button-daily-look = Посмотреть свою партию
button-daily-before = Предыдущий день
button-daily-today = Сегодня
error-daily-begun = Сегодняшняя партия у вас уже начата: { COMMAND("daily") } продолжит её.
help-daily-name = Партия дня
help-daily = { COMMAND("daily") } — одна партия в день, в которой всем выпадают одни и те же костяшки, а соперники — одни и те же компьютеры. Сыграйте один раз, в своём темпе, и сравните очки с другими. Доигрывайте её каждый день, и ваша серия будет расти.
