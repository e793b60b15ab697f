panel-place = Добавьте костяшку { $domino }
panel-spot-other = { $domino } { $count ->
    [1] на единственном месте · { $worth }
   *[other] на месте **{ $spot }** · { $worth }
}
panel-spot-most = { $domino } { $count ->
    [1] на единственном месте · { $worth }, больше сейчас не получить
   *[other] на месте **{ $spot }** · { $worth }, больше сейчас не получить
}
panel-spot-bonus = { $domino } на месте **{ $spot }** · { $worth }, больше всего без потери бонуса
panel-spot-words = Место { $spot } из { $count }: { $placement }. { $points ->
    [0] Пока без очков
   *[other] Приносит { $gain }
}, всего { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}
reason-completes = заполняет королевство
reason-loses-centre = замок уже не в центре
reason-holes = оставляет { $count ->
    [1] дыру
    [one] { $count } дыру
    [few] { $count } дыры
    [many] { $count } дыр
   *[other] { $count } дыры
}
reason-joins = { $count ->
    [2] соединяет две области
    [3] соединяет три области
   *[other] соединяет несколько областей ({ $count })
} { $terrain_id ->
    [wheat] пшеничных полей
    [forest] леса
    [lake] озера
    [grassland] луга
    [swamp] болота
    [mine] гор
    [town] города
   *[other] ({ $terrain })
}
reason-crowns = первая корона для { $count ->
    [one] { $count } квадрата
    [few] { $count } квадратов
    [many] { $count } квадратов
   *[other] { $count } квадрата
} { $terrain_id ->
    [wheat] пшеничного поля
    [forest] леса
    [lake] озера
    [grassland] луга
    [swamp] болота
    [mine] гор
    [town] города
   *[other] ({ $terrain })
}
reason-keeps-centre = замок остаётся в центре
reason-open = { $count ->
    [0] больше некуда расти ({ $terrain })
    [one] место для { $count } квадрата ({ $terrain })
    [few] место для { $count } квадратов ({ $terrain })
    [many] место для { $count } квадратов ({ $terrain })
   *[other] место для { $count } квадрата ({ $terrain })
}
reason-more-room = места больше на { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
} ({ $terrain }), чем даёт { $other_answer }
reason-fewer-holes = { $count ->
    [0] не оставляет дыр
   *[other] оставляет меньше дыр
}
reason-most = сейчас больше всего
reason-then = потом костяшка { $domino } может принести { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
panel-discarded = Костяшке { $domino } в вашем королевстве нет места, поэтому она сброшена.
panel-auto-placed = Костяшка { $domino } подходит только на одно место, и я кладу её туда за вас.

step-place = Добавление
step-choose = Выбор
step-finish = Конец
panel-step = Шаг { $number } из { $count }: { $step }
button-suggested = { $action } · подсказка
button-skip-step = Сразу к шагу: { $step }
button-step-back = Назад: { $step }
button-undo = Отменить

panel-pick = Выберите следующую костяшку.
panel-pick-first = Выберите костяшку для первого раунда.
panel-taken = Выбраны: { $dominoes }.
suggested-because = Подсказка: костяшка { $domino }, { $choice }.
suggested-plain = Подсказка: костяшка { $domino }.
suggested-turn = { $domino ->
    [none] Подсказка: место **{ $spot }**
   *[other] Подсказка: место **{ $spot }**, затем { $domino }
}
suggested-unlike = { $reason }, в отличие от места { $spot }
choice-only = остальные некуда добавить
choice-most = сейчас больше всего очков
choice-rival = иначе её выберет { $name } и получит { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
choice-both = и { $other_domino } тоже достанется вам, ведь больше никто не выбирает
choice-later = { $other_domino } не принесёт очков соперникам и, скорее всего, останется вашему другому королю
choice-first = следующий раунд начинаете вы
choice-crowns = на ней { $count ->
    [1] корона
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
}
choice-grows = её можно присоединить к { $terrain_id ->
    [wheat] вашему пшеничному полю
    [forest] вашему лесу
    [lake] вашему озеру
    [grassland] вашему лугу
    [swamp] вашему болоту
    [mine] вашим горам
    [town] вашему городу
   *[other] вашей области ({ $terrain })
} из { $count ->
    [one] { $count } квадрата
    [few] { $count } квадратов
    [many] { $count } квадратов
   *[other] { $count } квадрата
}
choice-before = в следующем раунде вы ходите раньше, чем с костяшкой { $other_domino }
domino-fits-nowhere = некуда
button-take = Выбрать { $domino }
button-discard = Сбросить { $domino }: некуда добавить
panel-team = Сейчас ходит король игрока { $name }. Королевство у вас общее, так что вы можете наблюдать.
panel-type-again = Так вы пропустите шаг. Если вы этого хотите, введите команду ещё раз.
panel-moved-on = Партия ушла вперёд. Вот что на столе сейчас.
panel-time-up = Время вышло. Если не играть дальше, партия закроется: { $when_span }.

spot-placeholder = Выберите место
spots-more = Ещё места
spot-most = { $worth }, максимум

button-rotate = Повернуть
button-play = Добавить сюда
button-see-turn = Посмотреть ход по подсказке
button-play-turn = Сыграть этот ход
button-turn-back = Выбрать другое
panel-turn = Подсказка · { $deeds }
button-hint = Подсказка
button-compare = Сравнить костяшки
turn-done = Готово. **{ $name }** { $deeds }.

turn-done-other = Ваш ход закончен.
turn-thinking = { $name } думает и сейчас сходит.

done-in-line = Следующее свободное место ваше: я вас позову.
done-joined = Вы с нами! Партия начнётся, когда хозяин стола нажмёт **{ button-start }**, а за полным столом — любой.
done-invitation-sent = Приглашаю в игру: **{ $name }**. { $count ->
    [1] Место оставлено
    [one] Оставлено { $count } место
    [few] Оставлено { $count } места
    [many] Оставлено { $count } мест
   *[other] Оставлено { $count } места
}. **{ button-more }** отзывает приглашение.
done-left = Вы больше не за столом.
done-declined = Хорошо, вы отказались, и место снова свободно.
done-dropped = { $game } — игра без { $count ->
    [1] этого правила: { $options }. Теперь оно выключено.
   *[other] этих правил: { $options }. Теперь они выключены.
}
done-computers-left = { $count ->
    [one] Уходит
    [few] Уходят
    [many] Уходят
   *[other] Уходят
} { $names }: мест теперь меньше.
done-cancelled = Стол закрыт.
done-resigned = Вы вышли из партии, и за вас играет компьютер.
done-resigned-last = Вы вышли из партии. Остались только компьютерные игроки, поэтому она закончена.
ask-findsubstitute = Спросить стол, можно ли кому-то другому играть дальше на месте игрока **{ $name }**?
ask-undoturn = Спросить остальных, можно ли вам отменить последний ход?
ask-pause = Попросить остальных о перерыве за этим столом?
ask-putout = Убрать игрока **{ $name }** из-за стола? Игрок узнает об этом и сможет вернуться только по приглашению.
button-yes = Да
button-no = Нет
done-nothing = Всё остаётся как было.
done-opened = Ваш стол открыт!
done-forgotten = Готово. Ваше имя и ваши данные стёрты. { privacy-copies }
forgotten-name = Кто-то

button-undoturn = Отменить этот ход
undo-waiting = Остальные уже видят вопрос. Если кто-то сходит раньше, чем согласятся все, ход остаётся.
undo-done = Ваш ход отменён.
button-undo-alone = Отменить ход
undo-price = { $count ->
    [0] Ваш последний ход будет отменён, и партия не будет засчитана. Отменить?
   *[other] Ваш последний ход будет отменён вместе с тем, что было потом ({ $names }), и партия не будет засчитана. Отменить?
}
undo-alone-done = Ваш ход отменён, и выходят те же костяшки. Эта партия уже не войдёт в вашу статистику.

done-computermoves = Готово, этот ход сделал компьютер.
done-computerkeeps = Готово, компьютер играет дальше, пока этот игрок не вернётся.
done-returntoseat = Место снова ваше. Играйте дальше!
done-already-seated = Вы уже на своём месте, так что ничего не изменилось.

confirm-cancel = Закрыть эту партию для всех, без результата?
confirm-cancel-lobby = За этим столом есть и другие. Закрыть его для всех?
button-cancel-yes = Закрыть партию
button-cancel-no = Играем дальше
confirm-resign = Выйти из партии насовсем? Ваше место займёт компьютер, а остальные будут играть дальше.
confirm-resign-last = Сдаться? Останутся только компьютерные игроки, и партия закончится без результата.
confirm-leave = За этим столом только вы: если вы уйдёте, он закроется.
button-leave-yes = Уйти и закрыть стол
button-leave-no = Остаться
confirm-join = С вами играют { $count }. Сейчас: { $before_plays }. Потом: { $after_plays }. Присоединиться?
confirm-start = Не все приглашённые ответили. Начать без них?
button-start-yes = Начать без них
button-start-no = Подождать
button-resign-yes = Сдаться
button-resign-no = Играть дальше
button-done = Готово
coach-cost = { $points ->
    [1] Ваш последний ход стоил около очка
    [one] Ваш последний ход стоил около { $points } очка
    [few] Ваш последний ход стоил около { $points } очков
    [many] Ваш последний ход стоил около { $points } очков
   *[other] Ваш последний ход стоил около { $points } очка
}
button-why-not = Почему не { $domino }?
button-why = Что было лучше?
panel-bonuses = Ещё возможно: { $bonuses }
panel-bonuses-sure = Уже за вами: { $bonuses }
