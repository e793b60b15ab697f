panel-place = Добавьте костяшку { $domino }
panel-spot-words = Место { $spot } из { $count }: { $placement }; приносит { $gain }, всего { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}
reason-completes = заполняет королевство
reason-loses-centre = замок уже не в центре
reason-holes = оставляет { $number ->
    [1] дыру
    [one] { $number } дыру
    [few] { $number } дыры
    [many] { $number } дыр
   *[other] { $number } дыры
}
reason-joins = { $number ->
    [2] соединяет две области
    [3] соединяет три области
   *[other] соединяет несколько областей ({ $number })
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
reason-crowns = первая корона для { $number ->
    [one] { $number } квадрата
    [few] { $number } квадратов
    [many] { $number } квадратов
   *[other] { $number } квадрата
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
reason-open = { $terrain }: { $number ->
    [0] больше некуда расти
    [one] открыта { $number } сторона
    [few] открыты { $number } стороны
    [many] открыто { $number } сторон
   *[other] открыты { $number } стороны
}
reason-in-the-end = в итоге обещает больше
panel-mirrored = Из зеркальных мест показано только одно.
panel-discarded = Костяшке { $domino } в вашем королевстве нет места, поэтому она сброшена.
panel-auto-placed = Костяшке { $domino } подходит только одно место, и бот добавил её за вас. Выключить это: { COMMAND("kingdomino settings") }.

step-place = Костяшка
step-choose = Выбор
step-finish = Конец
panel-step = Шаг { $number } из { $count }: { $step }
button-suggested = { $action } · подсказка
button-skip = Пропустить
button-skip-to-choose = Сразу к выбору
button-skip-to-finish = Сразу к концу
button-step-back = Назад: { $step }
back-place = Отменить: костяшка

panel-pick = Выберите следующую костяшку.
panel-pick-first = Выберите костяшку для первого раунда.
panel-taken = Заняты: { $dominoes }.
suggested-denied = Подсказка: костяшка { $domino }. Сопернику она принесла бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
suggested-both = Подсказка: костяшка { $domino }. { $other } тоже достанется вам: больше никто не выбирает.
suggested-later = Подсказка: костяшка { $domino }. { $other } не принесёт очков соперникам и, скорее всего, останется вашему другому королю.
suggested-earlier = Подсказка: костяшка { $domino }. Сейчас она принесёт меньше, чем { $other }, но в следующем раунде вы ходите раньше.
suggested-in-the-end = Подсказка: костяшка { $domino } — в итоге она обещает больше.
choice-lost = некуда поставить
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · подсказка
button-take = Взять { $choice }
button-discard = Сбросить { $domino }: некуда поставить
button-place-only = Только добавить
panel-team = Сейчас действует король другого игрока: { $name }. Королевство у вас общее, и вы можете смотреть.
panel-moved-on = Эта кнопка устарела: партия ушла вперёд. Вот что на столе сейчас.

spot-placeholder = Выберите место

button-previous = ‹ Предыдущее
button-next = Следующее ›
button-rotate = Повернуть
button-play = Добавить сюда

turn-done-other = Ваш ход закончен.
turn-thinking = { $name } думает и сейчас сходит.

done-joined = Вы за столом. Партия начнётся, когда хозяин стола нажмёт **{ button-start }**; когда заняты все места, это может сделать любой.
done-left = Вы больше не за столом.
done-declined = Вы отказались; место снова свободно.
done-dropped = { $variant } — игра без { $count ->
    [1] этого правила: { $options }. Теперь оно выключено.
   *[other] этих правил: { $options }. Теперь они выключены.
}
done-started = Партия начинается.
done-cancelled = Стол закрыт.
done-resigned = Вы больше не в партии; за вас продолжает компьютерный игрок.
done-resigned-last = Вы больше не в партии. Она закончена: остались только компьютерные игроки.
done-nothing = Всё остаётся как было.
done-opened = Ваш стол открыт.
done-thread = Ваш стол открыт: { $link }
done-forgotten = Готово: ваше имя и данные удалены.
forgotten-name = Кто-то

button-undoturn = Отменить этот ход
undo-waiting = Остальные уже видят вашу просьбу. Если кто-то сходит раньше, чем согласятся все, ход остаётся.
undo-done = Ваш ход отменён.

done-computermoves = Готово: этот ход сделал компьютерный игрок.
done-computerkeeps = Готово: до возвращения игрока на его месте играет компьютер.
done-returntoseat = Место снова ваше: играйте дальше.
done-already-seated = Вы уже на своём месте: ничего не изменилось.

confirm-cancel = Закрыть эту партию для всех, без результата?
confirm-cancel-lobby = За этим столом есть и другие. Закрыть его для всех?
button-cancel-yes = Закрыть партию
button-cancel-no = Пусть продолжается
confirm-resign = Выйти из партии насовсем? Ваше место займёт компьютерный игрок, остальные будут играть дальше.
confirm-resign-last = Сдаться? Останутся только компьютерные игроки, и партия закончится насовсем, без результата.
confirm-leave = Кроме вас, за столом никого: если вы уйдёте, он закроется.
button-leave-yes = Уйти и закрыть стол
button-leave-no = Остаться
confirm-start = Не все приглашённые ответили. Начать без них?
button-start-yes = Начать без них
button-start-no = Подождать
button-resign-yes = Сдаться
button-resign-no = Играть дальше
button-done = Готово
