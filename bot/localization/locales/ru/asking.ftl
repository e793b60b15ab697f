option-ask-about = Вопрос о королевстве, ответ словами. Выберите из списка

ask-not-known = На это у меня нет ответа.
ask-unknown = Можно спросить:
ask-changed = Что изменилось?
ask-kingdom = Что есть в королевстве?
ask-rivals = Где могут расти остальные?
ask-rival = { $name }: { $lands }
ask-placeholder = Спросить о столе…
ask-others = Другие вопросы…
ask-last = Последняя костяшка: { $domino } на { $squares }.
ask-grow = { $terrain_id ->
    [mine] Где могут расти горы?
   *[other] Где может расти { $terrain }?
}
ask-none = { $terrain }: пока нет
ask-fits = Куда подходит { $domino }?
ask-fits-nowhere = Никуда не подходит.
ask-spot = { $gain }: { $placement }
ask-more = …и ещё { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
ask-holes = Какого размера королевство и где в нём дыры?
ask-free = { $count ->
    [0] Больше нельзя занять ни одного квадрата.
    [one] Можно ещё занять { $count } квадрат: { $squares }
    [few] Можно ещё занять { $count } квадрата: { $squares }
    [many] Можно ещё занять { $count } квадратов: { $squares }
   *[other] Можно ещё занять { $count } квадрата: { $squares }
}
ask-free-among = { $count ->
    [one] Можно занять ещё { $count } квадрат из этих: { $squares }
    [few] Можно занять ещё { $count } квадрата из этих: { $squares }
    [many] Можно занять ещё { $count } квадратов из этих: { $squares }
   *[other] Можно занять ещё { $count } квадрата из этих: { $squares }
}
ask-row = Что в ряду { $row }?
ask-square = { $square }: { $land }
ask-castle = замок
ask-empty = пусто
