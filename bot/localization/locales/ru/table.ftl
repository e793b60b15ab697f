variant-kd = Kingdomino
variant-unknown = Игра, которой я не знаю
variant-kd7 = Kingdomino: Большая дуэль
variant-kd3n = Kingdomino на троих, по 4 костяшки в линии
variant-kd-about = Земля с коронами даёт очки
variant-kd7-about = Все 48 костяшек, большие королевства
variant-kd3n-about = Все 48 костяшек, одна в линии лишняя

option-dynasty = Династия
option-thread = В ветке
option-thread-about = Партия переходит в ветку под сообщением стола, а канал остаётся свободным
suggestions-shown = видны
suggestions-hint = по просьбе
suggestions-none = нет
suggestions-shown-about = Каждая панель открывается ходом, который обещает больше всего
suggestions-hint-about = Их показывает кнопка «{ button-hint }». В конце все видят, кто обошёлся без неё
suggestions-none-about = Только очки, а хорошие ходы каждый находит без помощи
setup-guided-placeholder = Подсказки только для… (не засчитывается)
dynasty-game = Династия, партия { $number } из { $games }

grid-5 = королевства 5×5
grid-7 = королевства 7×7
lobby-plays = { $size }, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}

lobby-players = Игроки: { $seated } из { $count }
lobby-seat-host = хозяин стола
lobby-seat-computer = компьютер, { $level }
lobby-seat-invited = приглашение
lobby-seat-free = свободно
lobby-seats-kept = Приглашены: { $people_names }. Места ждут до: { $until_time }.
lobby-again = { $people_names }, ещё партию?
invite-placeholder = Пригласить в игру
invited-to-play = { $person_name }, сыграете с нами? { $game }, на ответ у вас { time-span }.
invited-by =
    С вами играют: { $names }.
    Ваше место ждёт до: { $until_time }.
called-to-play = { $role }, кто сыграет? { $game }
called-by = За столом: { $names }, мест: { $count } · { $pace }
call-ended = { $game }: { $state ->
    [full] за этим столом мест больше нет.
    [begun] партия началась.
   *[closed] этот стол закрыт.
}
button-accept = Принять
button-declineinvitation = Отклонить
lobby-wrong-number = Эта игра для { $allowed } игроков. Другие могут присоединиться, или хозяин стола добавит компьютерных игроков.
lobby-missing = Чтобы начать, { $missing ->
    [1] нужен ещё один игрок.
    [one] нужен ещё { $missing } игрок.
    [few] нужны ещё { $missing } игрока.
    [many] нужны ещё { $missing } игроков.
   *[other] нужны ещё { $missing } игрока.
}
lobby-for-one = { $where ->
    [private] Свободные места займут компьютерные игроки.
   *[server] Можно присоединиться, а свободные места займут компьютерные игроки.
}
lobby-room = Хозяин стола уже может начать, есть место и для других.
lobby-ready = { $free_count ->
    [0] Всё готово: нажмите **{ button-start }**. Кто выбирает первым, решит жребий.
   *[other] Все ответили. Нажмите **{ button-start }** (игроков за столом: { $seated }) или подождите других.
}
lobby-begins = Все играют! Начало партии: { $when_span }.
lobby-in-line = Следующее свободное место: { $names }
ready-all = { $person_name }, стол готов. Начинаем?
ready-short = { $person_name }, играть могут не все. Начните без них, добавьте компьютеры или подождите.
seats-sought = Ищем замену: { $names }
lobby-started = Партия началась.
lobby-in-thread = Партия идёт в ветке { $thread }
lobby-idle = Целую неделю здесь ничего не менялось, поэтому я закрываю этот стол. Открыть другой: { COMMAND("kingdomino new") }.
lobby-cancelled = Стол закрыт до начала партии.

team-placeholder = Выберите команду
team-option = Команда { $team }
team-any = Любая команда
team-drawn = Иначе команду определит жребий.

setup-seats-placeholder = Игроки
setup-pace = На ход: { $value }
setup-policy = Опоздание: { $value }
setup-suggestions = Подсказки: { $value }
server-policy = Если кто-то не успевает
setup-players-one = Для { $most } игроков
setup-players-two = Для { $fewest } или { $most } игроков
setup-players-range = От { $fewest } до { $most } игроков
setup-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
setup-teams = Команд: { $teams }, { $size }
turn-company = За столом: { $people_names }

turn-time-none = без ограничений
turn-time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
turn-time-hours = { $count ->
    [1] час
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
turn-time-days = { $count ->
    [1] день
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
policy-wait = просто ждём
policy-wait-about = Без напоминаний, и никто ни за кого не ходит
policy-remind = напоминания
policy-remind-about = Напоминания, всё реже и реже. Остальные могут поручить ход компьютеру
policy-turn = ходит компьютер
policy-turn-about = Напоминание, когда время выйдет, а позже ход делает компьютер
policy-seat = дальше играет компьютер
policy-seat-about = Напоминание, когда время выйдет, а позже играет компьютер, до возвращения игрока

setup-options-placeholder = Дополнительные правила

button-join = Присоединиться
button-again = Играю
button-not-now = Не сейчас
button-leave = Уйти
button-more = Ещё
put-out-placeholder = Убрать кого-нибудь
button-start = Начать
button-play-computers = Играть с компьютерами
button-invite = Пригласить
button-table-rules = Другие настройки
button-fill = Заполнить компьютерами ({ $level })
button-close-table = Закрыть стол

level-beginner = новичок
level-solid = крепкий
level-strong = сильный
level-master = мастер
add-placeholder = Добавить компьютерного игрока
add-beginner = Новичок
add-beginner-about = Ошибается, как новички
add-solid = Крепкий
add-solid-about = Берёт очки и не оставляет дыр
add-strong = Сильный
add-strong-about = Играет хорошо и быстро
add-master = Мастер
add-master-about = Лучший, думает секунд пять

computer-names = Болдуин, Матильда, Осрик, Изольда, Перкин, Розамунда, Уилфред, Адела, Годвин

thread-name = { $game }: { $names }

half-told = { $terrain } { $crown_signs }
halves-told = { $first_half } / { $second_half }
points-now = { $points ->
    [0] пока без очков
    [one] **{ $gain }** очко
    [few] **{ $gain }** очка
    [many] **{ $gain }** очков
   *[other] **{ $gain }** очка
}
contact-castle = { $terrain } у замка
contact-own = { $terrain_id ->
    [wheat] растёт пшеничное поле
    [forest] растёт лес
    [lake] растёт озеро
    [grassland] растёт луг
    [swamp] растёт болото
    [mine] растут горы
    [town] растёт город
   *[other] растёт: { $terrain }
}

told-order = Порядок: { $names }
told-resigned = **{ $name }** выходит из партии, и место занимает компьютер.
told-substitute-resigned = Замена игрока **{ $owner_name }** выходит из партии, и место занимает компьютер.
told-turn-back = **{ $name }** отменяет свой ход.
told-host = Теперь хозяин этого стола — **{ $name }**.
told-locked = Ветка закрыта, поэтому партия ждёт там. Открыть её может тот, кто управляет сервером.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (по плану)
told-by-itself = **{ $name }** (единственный ход)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (ходит компьютер)
told-by-stand-in = **{ $name }** (компьютер вместо игрока)
told-mate = { $name } (команда: { $mate_name })
told-place = добавляет{ "\u00A0" }{ $domino }
told-discard = сбрасывает { $domino } (некуда добавить)
told-discard-again = сбрасывает { $domino }
told-pick = выбирает{ "\u00A0" }{ $domino }
told-pick-last = получает{ "\u00A0" }{ $domino }
told-domino = { $number }{ "\u00A0" }({ $land })
told-land = { $crowns ->
    [0] { $count ->
        [1] { $terrain_id ->
            [wheat] двойное пшеничное поле
            [forest] двойной лес
            [lake] двойное озеро
            [grassland] двойной луг
            [swamp] двойное болото
            [mine] двойные горы
            [town] двойной город
           *[other] двойной ландшафт: { $terrain }
        }
       *[other] { $both_lands }
    }
    [1] { $terrain } с короной
    [2] { $terrain } с двумя коронами
   *[3] { $terrain } с тремя коронами
}
told-goes-last = ходит{ "\u00A0" }после{ "\u00A0" }всех
told-leader = Раунд{ "\u00A0" }{ $round }: впереди **{ $name }**, счёт { $points }:{ $second_points }.

due-place = { $name }, ваш ход: добавьте костяшку { $domino }
due-rest = { $name }, ваш ход
due-pick = { $name }, ваш ход: выберите костяшку
due-begin = Ваша партия началась. { $order ->
    [first] Первый выбор: { $name }
   *[next] Теперь выбирает { $name }
}
due-pick-again = { $name } выбирает ещё одну костяшку
time-span = { $unit ->
    [minutes] { $count ->
        [1] минута
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
    [hours] { $count ->
        [1] час
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
   *[days] { $count ->
        [1] день
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
}
due-within = { $due }, у вас { time-span }
time-turn = Напоминание: { $until_span }. Пройдёт ещё { time-span } — и ход сделает компьютер.
time-seat = Напоминание: { $until_span }. Пройдёт ещё { time-span } — и место займёт компьютер.
time-over-turn = Компьютер делает ход: { $at_span }.
time-over-seat = Компьютер занимает место: { $at_span }.
pick-lost = { $count ->
    [1] { $dominoes }: сейчас некуда добавить.
   *[other] { $dominoes }: сейчас некуда добавить.
}
button-place = Добавить { $domino }
button-open = Мой ход
kingdom-placeholder = Показать королевство крупно…
button-table = Стол
button-boards = Планшет строителей
button-look = { EMOJI("look") } Посмотреть королевства
alt-board-text = Всё словами: { COMMAND("kingdomino board text:") }.
alt-text-mode = { setting-text-mode } в { COMMAND("kingdomino settings") } расскажет это словами.

reminder-waiting = Стол: { $channel }
reminder-last = В этом раунде ждут только вас.
reminder-next = { $name } сейчас ходит, следующий ход ваш.
reminder-then-turn = Ваше время закончится: { $at_time }. Потом этот ход сделает компьютер.
reminder-then-seat = Ваше время закончится: { $at_time }. Потом компьютер играет дальше до вашего возвращения.
button-mute = Больше не напоминать
muted = Хорошо, об этом ходе больше не напоминаю.
muted-until = Хорошо, об этом ходе больше не напоминаю. Если вы не сходите раньше, это сделает компьютер ({ $left_span }).
reminder-computermoves = Спешите? Любой за столом может поручить этот ход компьютеру.
reminder-computerkeeps = Спешите? Любой за столом может поручить компьютеру этот ход или место, пока тот игрок не вернётся.
button-computermoves = Пусть сходит компьютер
button-computerkeeps = Отдать место компьютеру

late-turns = Как вы договорились, компьютер ходит за: { $names }. Посмотреть и изменить уговор: **{ button-pace }**.
button-pace = Время на ход
seats-kept = Компьютер пока играет за: { $names }
button-own-seat-back = { $count ->
    [1] { $name }: вернуть место
   *[other] Вернуть моё место
}
button-goon = Играть дальше
table-paused = **Перерыв.** Никому не напоминают. Партию продолжит любой ход или **{ button-goon }**.

request-undo = { $people_names }, отменяем последний ход?
proposal-by = **{ $name }** это предлагает. Нужно согласие всех.
undo-agreed = Все согласны отменить последний ход.
undo-refused = Последний ход остаётся: { $name } хочет играть дальше.
undo-late = Партия уже ушла вперёд, ход остаётся.
undo-stands = Последний ход остаётся.
button-agree = Согласиться
button-rejectundo = Нет, играем дальше

pace-title = Время на ход за этим столом
pace-line = { $pace }. { $then }.
pace-hurry = Если { $name } думает слишком долго, можно дать сыграть компьютеру: { $until_span }.
pace-consent = Начнёт действовать, когда согласятся все за столом.
pace-alone = За этим столом только вы, поэтому действует сразу.
button-propose = Предложить всем за столом
button-change-pace = Изменить

request-pace = { $people_names }, меняем время на ход?
request-pause = { $people_names }, делаем перерыв за этим столом?
request-seat = { $people_names }, ищем замену?
proposal-agreed = Все согласны. Действует с этой минуты.
proposal-refused = Всё остаётся как было: { $name } против.
proposal-ended = Это предложение больше не действует.
proposal-waiting = Остальные уже видят вопрос. Он ждёт, пока не решат все, а партия тем временем идёт.
done-proposal-pace = Готово. Действует с этой минуты, а изменить снова можно так: { COMMAND("kingdomino table") }.
pause-about = Во время перерыва никому не напоминают и компьютер никого не заменяет. Любой ход заканчивает перерыв.
done-proposal-pause = Готово: перерыв, пока кто-нибудь не сходит или не нажмёт **{ button-goon }**.
done-goon = Играем дальше.
button-pause = Сделать перерыв
button-decline = Лучше не надо

end-won = Побеждает { $names }!
end-won-on-seat = { EMOJI("computer") } Побеждает компьютер на месте игрока { $name }!
name-computer = { EMOJI("computer") } Компьютер
end-team-won = Побеждают { $names }!
end-shared = Ничья! Победу разделяют { $names }.
end-found = Без подсказки: { $shares }
end-found-share = { $name } ({ $found } из { $turns })
end-dynasty-so-far = После партии { $number } из { $games }: { $sums }
end-dynasty-won = Династию выигрывает { $names }!
end-dynasty-shared = { $names } разделяют победу в династии!
end-dynasty-sums = Все партии ({ $games }): { $sums }
end-sum = { $name } ({ $total })
end-turned = Всё решил раунд { $round }: **{ $name }** +{ $points } за { $land }, победа с перевесом в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
}.
button-rematch = Реванш
button-next-game = Начать партию { $number } из { $games }
game-cancelled = Эта партия закончилась без результата.
closed-by = Закрыто модератором: { $name }
game-resigned = { $count ->
    [1] **{ $names }** выходит из партии.
   *[other] Из партии выходят: **{ $names }**.
} Остались только компьютерные игроки, поэтому она заканчивается без результата.

deal-shared = Общая раздача
