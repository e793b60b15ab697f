# Партия дня: всем одни и те же домино.

daily-name = Партия дня
daily-title = Kingdomino #{ $number } · { DATETIME($date, dateStyle: "long") }
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
daily-shared = **{ $name }** заканчивает партию дня.
daily-card-how = Скопируйте и покажите где угодно, спойлеров нет:
daily-card = Kingdomino #{ $number } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $level }: { $par })
daily-card-words = Kingdomino #{ $number }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Компьютерный игрок ({ $level }) с теми же костяшками набирает { $par }.
daily-card-way = { $link ->
    [none] Сыграйте в Discord: { COMMAND("daily") }
   *[other] Сыграйте через { COMMAND("daily") }: { $link }
}
daily-copy = Здесь этого больше никто не видит. Скопируйте, чтобы поделиться:
daily-about = У всех одни и те же костяшки. Играете один раз.
button-daily-play = Играть
button-daily-go-on = Играть дальше
button-daily-look = Посмотреть свою партию
button-daily-todays = Сыграть сегодняшнюю
button-daily-before = Предыдущий день
button-daily-today = Сегодня
error-daily-begun = Сегодняшняя партия у вас уже начата: { COMMAND("daily") } продолжит её.
help-daily-name = Партия дня
help-daily = { COMMAND("daily") } — одна партия в день, в которой всем выпадают одни и те же костяшки, а соперники — одни и те же компьютеры. Сыграйте один раз, в своём темпе, и сравните очки с другими. Новая начинается в полночь по UTC.
