list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }

picture-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

line-now = Добавить
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
deck-percent = { $percent }%

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
domino = { $number } { $first } и { $second }

alt-kingdom = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
alt-last = Последняя костяшка: { $squares }.
alt-hand = Добавить: { $domino }.
alt-ghost = Показано бледно: костяшка { $domino }, { $first } на { $at }, { $second } на { $beside }.
alt-spots = Возможные места: { $spots }.
alt-castle = Замок на { $square }.
alt-property = { $terrain } { $squares }: { $crowns ->
    [0] без корон
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
}, { $points }.
alt-rows = От { $square }: { $rows }.
alt-legend = (Ряды с севера: w пшеничное поле, f лес, l озеро, g луг, s болото, m горы, t город; цифра: короны; ## замок.)
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-deck-next = Квадраты и вероятность, что такие выйдут в следующей раздаче: { $rows }.
alt-deck-later = Квадраты и вероятность, что такие выйдут в раздаче после следующей: { $rows }.
alt-deck-left = Квадраты: { $rows }.
alt-deck-row = { $terrain } { $squares }, { $land }%
alt-deck-left-row = { $terrain } { $squares }
alt-claimed = { $domino }, { $name }
alt-turn = Ходит { $name }.
alt-round = { $round ->
    [0] Первый выбор.
   *[other] Раунд { $round } из { $rounds }.
}
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-land = { $name }. { $rows }
alt-part = { $part } { $points }
alt-breakdown = { $name }: { $parts }.
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
long-size = { $width } на { $height } квадратов, не больше { $grid } на { $grid }; замок на { $castle }.
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
} ({ $squares }), { $crowns ->
    [0] без корон
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; есть куда расти: { $growth }
long-property-closed = { $terrain }: { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
} ({ $squares }), { $crowns ->
    [0] без корон
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; больше некуда расти
long-property-brief = { $terrain }: { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
}, { $crowns ->
    [0] без корон
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
long-castle = у замка может лежать любой ландшафт: { $squares }
long-free = { $domino }, свободна
long-due = { $domino }, { $name }, добавить сейчас
long-highlights = Лучшее в партии
long-deck-next = { $terrain }: без корон { $none }, с одной { $one }, с двумя { $two }, с тремя { $three }; в следующей линии: { $land }%, с короной { $crown }%
long-deck-later = { $terrain }: без корон { $none }, с одной { $one }, с двумя { $two }, с тремя { $three }; в первой линии из этой коробки: { $land }%, с короной { $crown }%
long-deck-left = { $terrain }: без корон { $none }, с одной { $one }, с двумя { $two }, с тремя { $three }
