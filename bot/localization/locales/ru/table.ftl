variant-kd = Kingdomino
variant-kd7 = Kingdomino: Большая дуэль
variant-kd3n = Kingdomino на троих, по 4 костяшки в линии
variant-kd-about = Добавляйте костяшки вокруг замка; очки приносят земли с коронами
variant-kd7-about = Все 48 костяшек и более крупные королевства
variant-kd3n-about = Новое издание: все 48 костяшек, из каждой линии одна остаётся

option-m = Срединное королевство
option-h = Гармония
option-dynasty = Династия
dynasty-game = Династия, партия { $number } из { $games }

grid-5 = королевства 5×5
grid-7 = королевства 7×7

lobby-players = Игроки: { $seated } из { $count }
lobby-person = **{ $name }**
lobby-host = **{ $name }** (хозяин стола)
lobby-computer = **{ $name }** (компьютер, { $level })
invited-to-play =
    { $person }: вас приглашают сыграть. Игра: { $game }; за столом: { $names }.
    Место ждёт вас до { $until }.
button-accept = Принять
button-declineinvitation = Отклонить
invitation-accepted = **{ $name }** принимает приглашение и садится за стол.
invitation-ended = Это приглашение больше не действует.
lobby-in-team = { $player }, команда { $team }
lobby-wrong-number = Эта игра для { $allowed } игроков: подождите других, или пусть хозяин стола добавит компьютерных игроков.
lobby-missing = Не хватает ещё { $missing ->
    [1] одного игрока
    [one] { $missing } игрока
    [few] { $missing } игроков
    [many] { $missing } игроков
   *[other] { $missing } игрока
}.
lobby-missing-some = Чтобы начать, не хватает ещё { $missing ->
    [1] одного игрока
    [one] { $missing } игрока
    [few] { $missing } игроков
    [many] { $missing } игроков
   *[other] { $missing } игрока
}. Свободных мест: { $free }.
lobby-room = Хозяин стола уже может начать (игроков: { $count }, { $size }); есть место и для других.
lobby-ready = Все в сборе: нажмите «{ button-start }». Очерёдность определит жребий.
lobby-started = Партия началась.
lobby-idle = Стол закрыт: целую неделю здесь ничего не менялось. Открыть новый: { COMMAND("kingdomino new") }.
lobby-cancelled = Стол закрыт до начала партии.

team-placeholder = Выберите команду
team-option = Команда { $team }
team-any = Любая команда
team-drawn = Кто не выбрал команду, тому её определит жребий.

setup-game-placeholder = Игра
setup-seats-placeholder = Игроки
setup-pace = Время на ход: { $value }
setup-pace-placeholder = Время на ход
setup-language = Язык: { $value }
setup-language-placeholder = Язык этого стола
setup-theme = Цвета: { $value }
setup-theme-placeholder = Цвета картинок, которые видят все
setup-policy-placeholder = Если кто-то не успевает
setup-players-one = Для { $most } игроков
setup-players-two = Для { $fewest } или { $most } игроков
setup-players-range = От { $fewest } до { $most } игроков
setup-seats = Игроков: { $count }
setup-teams = Команд: { $teams }, { $size }

turn-time-none = без ограничений
turn-time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
turn-time-hours = { $count ->
    [1] час
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
turn-time-days = { $count ->
    [1] день
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
policy-wait = Опоздание: просто ждём
policy-wait-about = Без напоминаний, и никто ни за кого не ходит
policy-remind = Опоздание: напоминания
policy-remind-about = Напоминания, всё реже и реже; остальные могут поручить ход компьютеру
policy-turn = Опоздание: ходит компьютер
policy-turn-about = Одно напоминание; ещё через столько же ход делает компьютер
policy-seat = Опоздание: место у компьютера
policy-seat-about = Одно напоминание; ещё через столько же играет компьютер, до возвращения игрока

setup-options-placeholder = Дополнительные правила

button-join = Войти
button-leave = Уйти
button-start = Начать
button-fill = Заполнить компьютерами ({ $level })
button-close-table = Закрыть стол

level-beginner = новичок
level-solid = крепкий
level-strong = сильный
level-master = мастер
add-placeholder = Добавить компьютерного игрока
add-beginner = Новичок
add-beginner-about = Делает ошибки, как всякий, кто только начинает
add-solid = Крепкий
add-solid-about = Берёт как можно больше очков сейчас и не оставляет дыр
add-strong = Сильный
add-strong-about = Играет хорошо и отвечает сразу
add-master = Мастер
add-master-about = Лучший из всех, думает около пяти секунд на ход

computer-names = Болдуин, Матильда, Осрик, Изольда, Перкин, Розамунда, Уилфред, Адела, Годвин

thread-name = { $game }: { $name } и другие

domino-told = { $number } ({ $halves })
half-told = { $half } { $crowns }
halves-told = { $first } / { $second }
contact-castle = { $terrain } у замка
contact-land = { $terrain } у { $square }

told-order = Выбирают по очереди: { $names }
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = Команды: { $teams }
told-resigned = **{ $name }** выходит из партии; дальше играет компьютер.
told-turn-back = **{ $name }** отменяет свой ход.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (по плану)
told-by-itself = **{ $name }** (единственный ход)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (вместо игрока ходит компьютер)
told-by-stand-in = **{ $name }** (ход поручен компьютеру)
told-mate = { $name } (команда: { $mate })
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = добавляет { $domino }
told-discard = сбрасывает { $domino }: некуда поставить
told-pick = выбирает{ "\u00A0" }{ $domino }

told-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
told-earlier = До этого — ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}.
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
told-choices = Выбрано: { $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

due-place = { $name }, добавьте костяшку { $domino }
due-rest = { $name }, ваш ход
due-pick = { $name }, выберите костяшку
time-turn = Напоминание: { $until }; ещё через столько же ход делает компьютер.
time-seat = Напоминание: { $until }; ещё через столько же место занимает компьютер.
time-over-turn = Компьютер делает ход: { $at }.
time-over-seat = Компьютер занимает место: { $at }.
pick-lost = { $count ->
    [1] Костяшке { $dominoes } сейчас нет места в этом королевстве.
   *[other] Костяшкам { $dominoes } сейчас нет места в этом королевстве.
}
button-place = Добавить { $domino }
button-open = Мой ход
button-what-happened = Что произошло
button-kingdom = { EMOJI("look") } { $name }
button-kingdom-words = Королевство: { $name }
button-table = Весь стол
alt-text-mode = Текстовый режим в { COMMAND("kingdomino settings") } расскажет это словами.
button-pick = { $number } · { $halves }

reminder-waiting = Вас ждёт { LINK($link, "стол") }. Последний ход: { $since }.
reminder-last = В этом раунде ждут только вас.
reminder-then-turn = Если вы не сходите до { $at } ({ $left }), этот ход сделает компьютер.
reminder-then-seat = Если вы не сходите до { $at } ({ $left }), ваше место займёт компьютер — до вашего возвращения.
button-mute = Больше не напоминать
muted = Об этом ходе больше не будет напоминаний.
muted-until = Об этом ходе больше не будет напоминаний. Если вы не сходите сами, это сделает компьютер ({ $left }).
reminder-computermoves = Если ждать нельзя, любой за столом может поручить ход компьютеру.
reminder-computerkeeps = Если ждать нельзя, любой за столом может поручить компьютеру ход или место, пока игрок не вернётся.
button-computermoves = Ход компьютера за: { $name }
button-computerkeeps = Компьютер вместо: { $name }

late-turns = По уговору этого стола компьютер ходит за: { $names }. Посмотреть и изменить: **{ button-pace }**.
button-pace = Время на ход
seats-kept = Компьютер играет за: { $names }

undo-asked = **{ $name }** просит отменить последний ход:
undo-needs-all = Нужно согласие всех.
undo-agreed = Все согласны отменить последний ход.
undo-refused = Последний ход остаётся: { $name } хочет играть дальше.
undo-late = Партия уже ушла вперёд, ход остаётся.
undo-stands = Последний ход остаётся.
button-agree = Согласиться
button-rejectundo = Нет, играем дальше

pace-title = Темп этого стола
pace-line = { $time }. { $then }.
pace-consent = Начнёт действовать, когда согласятся все за столом.
pace-alone = Кроме вас, за столом никого нет, поэтому действует сразу.
button-propose = Предложить столу
button-change-pace = Изменить

proposal-pace = **{ $name }** предлагает этому столу другой темп:
proposal-agreed = Все согласны: действует с этой минуты.
proposal-refused = Всё остаётся как было: { $name } против.
proposal-ended-pace = Это предложение больше не действует.
proposal-waiting = Остальные уже видят ваше предложение. Оно ждёт, пока не решат все, а партия тем временем продолжается.
done-proposal-pace = Готово: действует с этой минуты. Изменить снова: { COMMAND("kingdomino pace") }.
button-decline = Лучше не надо

end-won = Побеждает { $names }!
end-team-won = Побеждают { $names }!
end-shared = Ничья! Победу разделяют { $names }.
end-by-largest-property = Очков поровну: решает самая большая область.
end-by-crowns = Очков поровну, и самые большие области равны: решают короны.
end-dynasty-so-far = Династия, сыграно партий: { $number } из { $games }. { $sums }
end-dynasty-won = Династию выигрывает { $names }!
end-dynasty-shared = Победу в династии разделяют { $names }!
end-dynasty-sums = Все партии ({ $games }): { $sums }
end-dynasty-game = Партия { $number }: { $result }
end-sum = { $name } { $total }
button-rematch = Реванш
button-next-game = Начать партию { $number } из { $games }
button-history = История
game-cancelled = Эта партия закрыта без результата.
game-resigned = { $count ->
    [1] **{ $names }** выходит из партии.
   *[other] Из партии вышли: **{ $names }**.
} Остались только компьютерные игроки, поэтому она закончена без результата.
