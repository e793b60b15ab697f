variant-qd = Queendomino
variant-rw = Королевская свадьба
variant-rwt = Королевская свадьба в командах
variant-qd-about = Kingdomino с городами, рыцарями, зданиями, королевой и драконом
variant-rw-about = Queendomino с костяшками обеих игр
variant-rwt-about = Костяшки обеих игр, одно королевство на двоих

step-knights = Рыцари
step-build = Здание
step-dragon = Дракон
button-side-step-dragon = Сжечь тайл…
skipped-knights = Если продолжить, в этот ход рыцарей больше не отправить.
skipped-build = Если продолжить, в этот ход уже не построить.
plan-knights = Рыцарь: { $terrain }
plan-build = Построить: { $building } ({ $square })
plan-dragon = Дракон сжигает: { $building }
court-knights = Отправить рыцаря на новую костяшку?
court-knights-more = Отправить ещё одного рыцаря?
court-treasury = У вас: { $treasury }.
court-build = Построить что-нибудь на свободном городском квадрате? Ваши: { $squares }.
court-chosen = **{ $building }**: { $effect }
court-dragon = Заплатить дракону 1 монету, чтобы он сжёг тайл? Тогда его никто не построит.
button-tax = Рыцарь { $terrain_id ->
    [wheat] в поле
    [forest] в лес
    [lake] на озеро
    [grassland] на луг
    [swamp] на болото
    [mine] в горы
    [town] в город
   *[other] ({ $terrain })
}: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
button-tax-both = Оба рыцаря: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
court-gain = { $cost ->
    [0] очки: { $gain }
   *[other] очки: { $gain } за вычетом цены
}

court-build-placeholder = Выберите тайл
court-other-tile-placeholder = Другой тайл…
court-tile = { $building } · { $price ->
    [0] бесплатно
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
court-site-placeholder = На каком городском квадрате?
court-site = На { $square }
button-build = Построить: { $building } { $price ->
    [0] (бесплатно)
    [one] за { $price } монету
    [few] за { $price } монеты
    [many] за { $price } монет
   *[other] за { $price } монеты
}
button-ends-turn = { $action } · конец хода
suggested-tile-knights = Подсказка: { $building }. Чем больше рыцарей, тем больше монет вы соберёте в следующих ходах.
suggested-tile-taxes = Подсказка: { $building }. Тогда рыцари, отправленные позже, соберут больше монет.
suggested-tile-grows = Подсказка: { $building }. Очков ещё может прибавиться.
suggested-tile-towers = Подсказка: { $building }. Башни этого здания могут привести королеву.
suggested-tile-coins = Подсказка: { $building }. У вас останется на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} больше.
suggested-tile-queen = Подсказка: { $building }. Королева переедет к вам.
suggested-tile-effect = Подсказка: { $building } ({ $effect }).
suggested-no-tile = Подсказка: не строить. { $price ->
    [0] Городской квадрат позже может
   *[other] Монеты и городской квадрат позже могут
} принести больше.
court-burn-tile = { $building } · цена { $price }
court-burn-placeholder = Сжечь тайл за 1 монету
court-burn = Сжечь за 1 монету: { $building }
told-tax = { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}
told-left = { $coins ->
    [0] монет больше нет
    [one] остаётся { $coins } монета
    [few] остаются { $coins } монеты
    [many] остаётся { $coins } монет
   *[other] остаётся { $coins } монеты
}

told-build = строит: { $building } { $price ->
    [0] (бесплатно)
    [one] за { $price } монету
    [few] за { $price } монеты
    [many] за { $price } монет
   *[other] за { $price } монеты
}
told-queen = въезжает королева
told-queen-leaves = **{ $name }**: королева уходит, и с ней { points }.
told-bribe = дракон сжигает: { $building }
told-built = строит: { $buildings }
told-burned = дракон сжигает: { $buildings }

illegal-not-just-placed = Рыцаря можно отправить только на только что добавленную костяшку, по одному на каждую половину.
illegal-no-knights = У вас нет рыцарей в резерве.
illegal-empty-slot = В этой ячейке сейчас нет тайла.
illegal-board-empty = На планшете строителей сейчас нет ни одного тайла.
illegal-no-site = У вас нет свободного городского квадрата, строить негде.
illegal-not-a-site = Строить можно только на своём городском квадрате без здания.
illegal-too-dear = На это не хватает монет.
illegal-dragon-awake = В этом раунде дракон уже сжёг тайл, а больше одного он не сжигает.
illegal-queen-here = Королева живёт у вас, а дракон её сторонится. Пока ничего не сжечь.
illegal-no-coins = У вас нет монеты для дракона.

reason-tax = рыцарь соберёт здесь { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
reason-sites = { $count ->
    [one] { $count } место под застройку
    [few] { $count } места под застройку
    [many] { $count } мест под застройку
   *[other] { $count } места под застройку
}

command-queendomino-about = Queendomino: рыцари, здания и дракон
command-tax-about = Отправить рыцаря на только что добавленную костяшку
command-build-about = Купить здание для городского квадрата
command-dragon-about = Заплатить дракону, чтобы он сжёг тайл здания
command-done-about = Закончить ход в последнем раунде
option-knight-about = Область или её квадрат, например озеро или h7. Или выберите из списка
option-tile-about = Цена тайла и городской квадрат, например 4 g8. Или выберите из списка
option-burn-about = Цена тайла, например 3. Или выберите из списка

error-no-game-of-court = Это для игры Queendomino, а в этом канале в неё сейчас не играют.
