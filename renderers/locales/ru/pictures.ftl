list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }

picture-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
percent = { $percent }%

line-now = К добавлению
line-next = Следующая линия
line-first = Первая линия

table-round = { $round ->
    [0] Первый выбор
   *[other] Раунд { $round } из { $rounds }
}

box-k = Костяшки Kingdomino
deck-unseen = { $dominoes ->
    [one] Ещё не вышла { $dominoes } костяшка
    [few] Ещё не вышло { $dominoes } костяшки
    [many] Ещё не вышло { $dominoes } костяшек
   *[other] Ещё не вышло { $dominoes } костяшки
}, { $lines ->
    [0] и больше ни одна не выйдет
    [one] впереди { $lines } линия по { $line }
    [few] впереди { $lines } линии по { $line }
    [many] впереди { $lines } линий по { $line }
   *[other] впереди { $lines } линии по { $line }
}
deck-squares = Квадраты
deck-next = Следующая раздача
deck-later = Через раздачу

poster-won = Побеждает { $name }!
poster-team-won = Побеждают { $name }!
poster-shared = Ничья! { $names }
poster-shared-headline = Общая победа!
poster-by-largest-property = по размеру области
poster-by-crowns = по числу корон
poster-tie-largest-property = По { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: решает самая большая область
poster-tie-crowns = По { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: решает число корон
poster-largest = Самая большая область: { $terrain }, { $size ->
    [one] { $size } квадрат
    [few] { $size } квадрата
    [many] { $size } квадратов
   *[other] { $size } квадрата
}
poster-best = Лучший ход: +{ $points }, костяшка { $domino }

part-wheat = Поля
part-forest = Леса
part-lake = Озёра
part-grassland = Луга
part-swamp = Болота
part-mine = Горы
part-town = Города
part-middle-kingdom = Срединное королевство
part-harmony = Гармония
part-total = Итог

part-usual = Обычно
part-luck = Везение с костяшками
part-own = Свои решения
part-others = Решения других
part-result = Результат

analysis-chances = Вероятность победы
analysis-points = Очки
chart-round = Раунд

bonus-open = +{ $points } ещё возможно
bonus-sure = достигнуто, +{ $points } в конце
bonus-lost = уже невозможно
discarded = Сброшено (некуда поставить)

terrain-wheat = пшеничное поле
terrain-forest = лес
terrain-lake = озеро
terrain-grassland = луг
terrain-swamp = болото
terrain-mine = горы
terrain-town = город

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } с короной
   *[other] { $terrain } с { $crowns } коронами
}
halves = { $first } и { $second }
domino = { $number } ({ $halves })
placement = { $first } на { $at }, { $second } на { $beside }
placement-brief = { $first } { $at }, { $second } { $beside }

alt-kingdom = Королевство: { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
alt-last = Последняя костяшка: { $squares }.
alt-hand = Нужно добавить: { $domino }.
alt-ghost = Показано: костяшка { $domino }, { $placement }.
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Ходит { $name }.
alt-table = Все королевства. Очки: { $scores }.
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-part = { $part } { $points }
alt-breakdown = Таблица всех очков.
alt-points = Очки: { $parts }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Фильм о партии: { $turns ->
    [one] королевства после каждого из { $turns } хода
    [few] королевства после каждого из { $turns } ходов
    [many] королевства после каждого из { $turns } ходов
   *[other] королевства после каждого из { $turns } хода
}, а в конце — кто победил.
alt-analysis = Как менялась вероятность победы, и очки как сумма: { $parts }.
alt-analysed = { $place }. { $name } { $points } = { $sum }; { $chance }.
alt-chance-highest = { $round ->
    [0] наибольшая вероятность { $percent } в начале
   *[other] наибольшая вероятность { $percent } в раунде { $round }
}
alt-chance-lowest = { $round ->
    [0] наименьшая вероятность { $percent } в начале
   *[other] наименьшая вероятность { $percent } в раунде { $round }
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
long-holes = { $count ->
    [0] Дыр нет.
    [1] Одна дыра: { $squares }.
    [one] { $count } дыра: { $squares }.
    [few] { $count } дыры: { $squares }.
    [many] { $count } дыр: { $squares }.
   *[other] { $count } дыры: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
} ({ $squares }), { $worth }
long-property-brief = { $terrain }: { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
long-no-crown = без корон, 0 очков
long-growing = { $property }; есть куда расти: { $growth }
long-closed = { $property }; больше некуда расти
long-land = { $terrain } { $squares }
long-barren = квадраты без корон, поэтому без очков: { $properties }
long-dead = без корон, больше некуда расти: { $properties }
long-castle = замок на { $castle }: рядом может лежать любой ландшафт, на { $squares }
long-castle-closed = замок на { $castle }
long-free = { $domino }, свободна
long-due = { $domino }, { $name }, добавить сейчас
long-highlights = Лучшее в партии
long-deck-next = { $terrain }: { $squares }; вероятность в следующей раздаче: { $land }%{ $crown ->
    [0] { "" }
   *[other] , с короной { $crown }%
}
long-deck-later = { $terrain }: { $squares }; вероятность через одну раздачу: { $land }%{ $crown ->
    [0] { "" }
   *[other] , с короной { $crown }%
}
long-deck-left = { $terrain }: { $squares }
long-deck-squares = { $crowns ->
    [0] без корон { $count }
    [one] с { $crowns } короной { $count }
    [few] с { $crowns } коронами { $count }
    [many] с { $crowns } коронами { $count }
   *[other] с { $crowns } короны { $count }
}
long-deck-none = { $terrain }: нет
