part-wealth = Богатство
poster-queen = Корона королевы: +{ $points }, { $terrain }

building-bakery = Пекарня
building-sawmill = Лесопилка
building-fish-shop = Рыбная лавка
building-weaver = Ткацкая
building-merchant = Торговец
building-smithy = Кузница
building-church = Церковь
building-vault-knights = Казна (рыцари)
building-vault-towers = Казна (башни)
building-small-tavern = Малая таверна
building-big-tavern = Большая таверна
building-guard-tower = Караульня
building-fortified-castle = Крепость
building-travelling-castle = Бродячий замок
building-training-camp = Учебный лагерь
building-statue = Статуя
building-queens-tower = Башня королевы

effect-knights = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
    [many] { $count } рыцарей
   *[other] { $count } рыцаря
}
effect-towers = { $count ->
    [one] { $count } башня
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
}
effect-tax-per-knight = каждый отправленный рыцарь приносит на 1 монету больше за каждого вашего рыцаря
effect-tax-per-tower = каждый отправленный рыцарь приносит на 1 монету больше за каждую вашу башню
effect-crowns = 1 корона городу, где стоит
effect-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
effect-per-property = 2{ "\u00A0" }очка за каждую область { $terrain_id ->
    [wheat] пшеничного поля
    [forest] леса
    [lake] озера
    [grassland] луга
    [swamp] болота
    [mine] гор
    [town] города
   *[other] ({ $terrain })
}
effect-points-per-tower = 1 очко за каждую башню
effect-points-per-knight = 1 очко за каждого рыцаря, отправленного или нет

board-title = Планшет строителей
board-empty = пусто
board-left = { $count ->
    [0] пусто
   *[other] ещё { $count }
}
board-nobody = ни у кого
board-asleep = спит
board-burned = сожжено

box-q = Костяшки Queendomino
stack-unseen = { $tile_count ->
    [one] Ещё не вышло { $tile_count } здание
    [few] Ещё не вышло { $tile_count } здания
    [many] Ещё не вышло { $tile_count } зданий
   *[other] Ещё не вышло { $tile_count } здания
}
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = { $count ->
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
}
sign-tax-per-knight = налог за рыцаря
sign-tax-per-tower = налог за башню
sign-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
sign-points-per-tower = за башню
sign-points-per-knight = за рыцаря
sign-per-property = за область

legend-points = очки в конце
legend-dear = не по карману
legend-queen = на 1 дешевле

alt-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
alt-knights-left = { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
    [many] { $knights } рыцарей
   *[other] { $knights } рыцаря
} в резерве
alt-towers = { $towers ->
    [one] { $towers } башня
    [few] { $towers } башни
    [many] { $towers } башен
   *[other] { $towers } башни
}
alt-owned = { $treasury }.
alt-queen = Королева живёт на { $square }: ещё одна корона.
alt-building = { $building } на { $square }
alt-buildings = Здания: { $buildings }.
alt-sites = Свободные городские квадраты: { $squares }.
alt-knights = Рыцари: { $squares }.
alt-plan = Показано: { $building } на { $square }.
alt-board = Планшет строителей.
alt-buyer = { $name }: { $treasury }.
alt-left = { $count ->
    [0] Стопка пуста.
    [one] Ещё { $count } тайл.
    [few] Ещё { $count } тайла.
    [many] Ещё { $count } тайлов.
   *[other] Ещё { $count } тайла.
}
alt-buying = Выбор: { $building }.
alt-burning = Сгорит: { $building }.
alt-cost = { $cost ->
    [0] бесплатно
    [one] { $cost } монета
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}
alt-tiles = Можно купить: { $buildings }.
alt-tile = { $building } ({ alt-cost })
alt-offer = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } вместо { $price }
}: { $effect }
alt-offer-dear = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } вместо { $price }
}, не по карману: { $effect }
alt-queen-at = Королева живёт у игрока { $name }.
alt-queen-nowhere = Королева пока нигде не живёт.
alt-dragon-asleep = Дракон в пещере.
alt-dragon-burned = Дракона нет в пещере. Сожжённый тайл: { $building }.
long-empty = { $count ->
    [1] Пустая ячейка, цена: { $prices }.
   *[other] Пустые ячейки, цены: { $prices }.
}
