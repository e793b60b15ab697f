panel-place = Костяшка { $domino }
panel-spots = { $count ->
    [1] Место одно. Выберите его ниже.
   *[other] Мест: { $count }. Выберите ниже.
}
panel-spot = Место **{ $spot }** из { $count } · { $gain } → **{ $total }** { $total ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
reason-completes = поле заполнено
reason-loses-centre = замок уже не в центре
reason-holes = оставляет { $number ->
    [one] { $number } дыру
    [few] { $number } дыры
    [many] { $number } дыр
   *[other] { $number } дыры
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
reason-crowns = первая корона: { $terrain }, { $number ->
    [one] { $number } квадрат
    [few] { $number } квадрата
    [many] { $number } квадратов
   *[other] { $number } квадрата
}
reason-keeps-centre = замок остаётся в центре
reason-open = { $terrain }: { $number ->
    [0] больше некуда расти
    [one] открыта { $number } сторона
    [few] открыты { $number } стороны
    [many] открыто { $number } сторон
   *[other] открыты { $number } стороны
}
panel-mirrored = Зеркальных мест здесь нет: они дают столько же.
panel-discarded = Костяшке { $domino } в вашем королевстве нет места, поэтому она сброшена: ни одна половинка не может коснуться в пределах поля ни замка, ни своего ландшафта.
panel-auto-placed = Костяшке { $domino } подходило только одно место, и бот добавил её за вас. Выключить это: `/settings`.

step-place = Костяшка
step-choose = Выбор
step-finish = Конец
button-skip = Пропустить
button-skip-to-choose = Сразу к выбору
button-skip-to-finish = Сразу к концу
button-step-back = Назад: { $step }
undo-place = Отменить: костяшка

panel-pick = Выберите следующую костяшку.
panel-pick-merits = Выберите следующую костяшку. На кнопке — сколько очков она даст, когда вы её добавите.
panel-take = **Взять** добавляет костяшку как показано и берёт выбранную.
panel-take-merits = **Взять** добавляет эту костяшку как показано и берёт следующую: на кнопке — сколько очков та даст, когда вы её добавите.
suggested-denied = Подсказка: { $domino }. Сопернику она дала бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
suggested-earlier = Подсказка: { $domino }. С ней вы раньше ходите в следующем раунде.
suggested-in-the-end = Подсказка: { $domino }. В итоге она обещает больше.
choice-lost = некуда поставить
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · подсказка
button-take = Взять { $choice }
button-discard = Сбросить { $domino }: некуда поставить
button-place-only = Только добавить
panel-team = Сейчас действует король другого игрока: { $name }. Королевство у вас общее, и вы можете смотреть.
panel-moved-on = С этой кнопки стол ушёл вперёд; вот что сейчас.

spot-placeholder = Выберите место
spot-label = { $spot } · { $squares }
spot-more = Ещё места (всего { $count }) …

button-previous = ‹ Назад
button-next = Дальше ›
button-rotate = Повернуть
button-play = Добавить сюда
button-suggestions-off = Скрыть подсказки
button-suggestions-on = Показать подсказки

turn-done-place-pick = Готово: костяшка { $placed } добавлена, { $taken } выбрана.
turn-done-discard-pick = Готово: костяшка { $placed } сброшена, ей некуда встать; { $taken } выбрана.
turn-done-place = Готово: костяшка { $placed } добавлена.
turn-done-discard = Готово: костяшка { $placed } сброшена, ей некуда встать.
turn-done-other = Ваш ход закончен.
turn-done-pick = Готово: костяшка { $taken } выбрана.
turn-thinking = { $name } думает и сейчас сходит.

done-joined = Место занято. Партия начнётся, когда хозяин стола нажмёт **{ button-start }**, а за полным столом — кто угодно.
done-left = Вы больше не за столом.
done-added = Компьютерный игрок садится за стол.
done-removed = Компьютерный игрок уходит.
done-dropped = { $variant } — без этого: { $options }. { $count ->
    [1] Теперь это выключено.
   *[other] Теперь всё это выключено.
}
done-team = { $team ->
    [0] Вы в любой команде.
   *[other] Вы в команде { $team }.
}
done-started = Партия начинается.
done-cancelled = Стол закрыт.
done-resigned = Вы больше не в партии; за вас продолжает компьютерный игрок.
done-resigned-last = Вы больше не в партии. Она закончена: остались только компьютерные игроки.
done-opened = Ваш стол открыт.
done-thread = Ваш стол открыт: { $link }
done-forgotten = Готово: вашего имени здесь больше нет.
forgotten-name = Кто-то

button-takeback = Отменить этот ход
takeback-waiting = Остальные уже видят вопрос. Если кто-то сходит раньше, чем согласятся все, ход остаётся.
takeback-done = Ваш ход отменён.

done-standin = Готово: этот ход делает компьютерный игрок.
done-handover = Готово: место занимает компьютерный игрок, пока хозяин места не вернётся.
done-comeback = Место снова ваше: играйте дальше.

confirm-cancel = Закрыть эту партию для всех, без результата?
button-cancel-yes = Закрыть партию
confirm-resign = Выйти из партии насовсем? Ваше место займёт компьютерный игрок.
confirm-leave = Кроме вас, за столом никого: если вы уйдёте, он закроется.
button-leave-yes = Уйти и закрыть стол
button-resign-yes = Сдаться
button-done = Готово
