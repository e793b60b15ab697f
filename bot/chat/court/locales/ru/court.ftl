variant-qd = Queendomino
variant-rw = Королевская свадьба
variant-rwt = Королевская свадьба в командах
variant-qd-about = Kingdomino с городами, рыцарями, зданиями, королевой и драконом
variant-rw-about = Queendomino с костяшками обеих игр
variant-rwt-about = Костяшки обеих игр; одно королевство на двоих

step-knights = Рыцари
step-build = Здание
step-dragon = Дракон
button-side-step-dragon = Сжечь тайл…
skipped-knights = Если продолжить, в этот ход рыцарей больше не отправить.
skipped-build = Если продолжить, в этот ход уже не построить.
plan-dragon = Дракон сжигает: { $name }
back-dragon = Отменить: сгорает { $name }
court-treasury = У вас: { $treasury }.
court-chosen = **{ $name }**: { $effect }
court-dragon = Заплатить дракону 1 монету, чтобы он сжёг тайл? Тогда его никто не построит.

court-build-placeholder = Выберите тайл
court-other-tile-placeholder = Другой тайл…
court-tile = { $name } · { $price ->
    [0] бесплатно
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
court-site-placeholder = На каком городском квадрате
court-site = На { $square }
button-ends-turn = { $action } · конец хода
suggested-tile-knights = Подсказка: { $name }. Новые рыцари смогут собирать монеты в следующих ходах.
suggested-tile-taxes = Подсказка: { $name }. Рыцари, отправленные позже, соберут тогда больше монет.
suggested-tile-grows = Подсказка: { $name }. Очков ещё может прибавиться.
suggested-tile-towers = Подсказка: { $name }. Башни этого здания могут привести королеву.
suggested-tile-coins = Подсказка: { $name }. У вас останется на { $number ->
    [one] { $number } монету
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
} больше.
suggested-tile-in-the-end = Подсказка: { $name }. В итоге это обещает больше.
suggested-no-tile = Подсказка: «{ button-skip }». { $price ->
    [0] Городской квадрат позже может
   *[other] Монеты и городской квадрат позже могут
} принести больше.
court-burn-tile = { $name } · цена { $price }
court-burn-placeholder = Какой тайл сжечь за 1 монету
court-burn = Сжечь за 1 монету: { $name }

told-build = строит: { $name }, { $price ->
    [0] бесплатно
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
told-queen = приходит королева
told-queen-from = приходит королева; с ней прощается **{ $name }** ({ $worth })
told-bribe = дракон сжигает: { $name }
told-buildings = { $count ->
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
}

illegal-not-just-placed = Рыцаря можно отправить только на только что добавленную костяшку, по одному на каждую половину.
illegal-no-knights = У вас нет рыцарей в резерве.
illegal-empty-slot = В этой ячейке сейчас нет тайла.
illegal-board-empty = На планшете строителей сейчас нет ни одного тайла.
illegal-no-site = У вас нет свободного городского квадрата для здания.
illegal-not-a-site = Это не ваш городской квадрат без здания.
illegal-too-dear = На это не хватает монет.
illegal-dragon-awake = В этом раунде дракон уже сжёг тайл; больше одного он не сжигает.
illegal-queen-here = Сейчас нельзя сжечь тайл: королева у вас, а дракон её сторонится.
illegal-no-coins = У вас нет монеты для дракона.

reason-tax = рыцарь соберёт здесь { $number ->
    [one] { $number } монету
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
}
reason-sites = { $number ->
    [one] { $number } место под застройку
    [few] { $number } места под застройку
    [many] { $number } мест под застройку
   *[other] { $number } места под застройку
}

command-tax = tax
command-tax-about = Queendomino: отправить рыцаря на только что добавленную костяшку
command-build = build
command-build-about = Queendomino: купить здание для городского квадрата
command-dragon = dragon
command-dragon-about = Queendomino: заплатить дракону, чтобы он сжёг тайл здания
option-knight-name = knight
option-knight-about = На какую половинку костяшки: выберите из списка
option-tile-name = tile
option-tile-about = Что и где построить: выберите из списка
option-burn-name = burn
option-burn-about = Какой тайл: выберите из списка
