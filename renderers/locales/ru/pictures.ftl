list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " и " }
list-words-and = { " и " }

points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
percent = { $percent }%

line-now = Текущая линия
line-next = Следующая линия
line-first = Первая линия

table-round = { $round ->
    [0] Первый выбор
   *[other] Раунд { $round } из { $rounds }
}

box-k = Костяшки Kingdomino
deck-unseen = { $count ->
    [one] Ещё не вышла { $count } костяшка
    [few] Ещё не вышло { $count } костяшки
    [many] Ещё не вышло { $count } костяшек
   *[other] Ещё не вышло { $count } костяшки
}, { $lines ->
    [0] и больше ни одна не выйдет
    [one] впереди { $lines } линия по { $line }
    [few] впереди { $lines } линии по { $line }
    [many] впереди { $lines } линий по { $line }
   *[other] впереди { $lines } линии по { $line }
}
deck-squares = Квадраты

poster-won = Побеждает { $name }!
poster-team-won = Побеждают { $name }!
poster-shared = Ничья! { $names }
poster-shared-headline = Общая победа!
rank-first = { points }, закончено раньше всех
rank-placed = { points }, место { $place } из { $count }{ $state ->
    [open] { " " }пока
   *[final] { "" }
}
rank-shares = { points }, общее место { $place } из { $count }{ $state ->
    [open] { " " }пока
   *[final] { "" }
}
poster-game = Партия { $number }. { $result }
hero-placed = { $name }: { $place ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
   *[other] последнее
} место
hero-shares = { $name }: общее { $place ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
   *[other] пятое
} место
hero-best = Лучший ход: +{ $points }
hero-decided = Раунд { $round }: +{ $points }
hero-record = Новый рекорд!
poster-by-largest-property = область больше
poster-by-crowns = больше корон
poster-largest = Самая большая область: { $terrain }, { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
}
story-decided = Всё решил раунд { $number }!
story-shared = Ноздря в ноздрю!
story-tie-largest-property = Поровну: решает самая большая область!
story-tie-crowns = Поровну: решает число корон!
story-one-point = Разница в одно очко!
story-last-round = Победа в последнем раунде!
story-from-last = С последнего места в раунде { $number }!
story-from-behind = Минус { $number } — и победа!
story-narrow = Разница в { $number } очка!
story-clear = С отрывом на { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}!
story-never-behind = Ни разу не отставая!
story-since = Впереди с раунда { $number }!
title-shepherd = Золотое руно
title-miller = Золотой колос
title-forester = Дух леса
title-angler = Большой улов
title-frog-friend = Лягушачий рай
title-prospector = Сокровища гор
title-told = { $title }: { $terrain_id ->
    [wheat] самое большое пшеничное поле
    [forest] самый большой лес
    [lake] самое большое озеро
    [swamp] самое большое болото
    [mine] самые большие горы
    [grassland] самый большой луг
   *[other] { $terrain }
}

part-wheat = Поля
part-forest = Леса
part-lake = Озёра
part-grassland = Луга
part-swamp = Болота
part-mine = Горы
part-town = Города
part-middle-kingdom = Срединное королевство
part-harmony = Гармония


analysis-chances = Вероятность победы
chart-round = Раунд

bonus-open = +{ $points } ещё возможно
bonus-sure = достигнуто, +{ $points } в конце
bonus-lost = уже невозможно
discarded = Сброшено (некуда добавить)

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
   *[other] { $terrain } с { $crowns } коронами
}
halves = { $first_half } и { $second_half }
domino = { $number } ({ $halves })
placement = { $first_half } на { $at_square }, { $second_half } на { $beside_square }
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }

alt-kingdom = Королевство: { $name }, { points }.
alt-last = Последняя костяшка: { $squares }.
alt-land = Земли: { $lands }.
alt-spots = Места: { $spots }.
alt-spot = { $spot } на { $squares }
alt-hand = Нужно добавить: { $domino }.
alt-ghost = Показано: костяшка { $domino }, { $placement }.
squares-range = { $first_square } до { $last_square }
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Сейчас ходит { $name }.
alt-lobby = { $game }. За столом: { $people_names }.
alt-seat = { $name } ({ $facts })
alt-laurel = { $count ->
    [1] В прошлом сезоне побеждает { $names }.
   *[other] Победу в прошлом сезоне разделяют { $names }.
}
alt-team = команда { $team }
alt-table = Все королевства. Очки: { $sums }.
alt-compared = Рядом, с отрывом в конце: { $sums }.
alt-standing = { $place }. { $name }, { points }.
alt-standing-tie = { $place }. { $name }, { points }, { $decided }.
alt-part = { $part } { $sum }
alt-poster = Все королевства в конце.
alt-points = Очки: { $sums }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Фильм о партии: { $turns ->
    [one] королевства после каждого из { $turns } хода
    [few] королевства после каждого из { $turns } ходов
    [many] королевства после каждого из { $turns } ходов
   *[other] королевства после каждого из { $turns } хода
}, а в конце — кто победил.
film-turn = { $name }: { $placement }
alt-analysis = Как менялась вероятность победы.
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
alt-chance-highest = { $round ->
    [0] наибольшая вероятность { $chance } в начале
   *[other] наибольшая вероятность { $chance } в раунде { $round }
}
alt-chance-lowest = { $round ->
    [0] наименьшая вероятность { $chance } в начале
   *[other] наименьшая вероятность { $chance } в раунде { $round }
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { points }
long-filled = { $covered ->
    [1] Пока только замок.
   *[other] Занято квадратов: { $covered } из { $count }, ширина { $width }, высота { $height }.
}
long-room = Место: от { $first_square } до { $last_square }.
long-left = { $count ->
    [one] Ещё { $count } костяшка.
    [few] Ещё { $count } костяшки.
    [many] Ещё { $count } костяшек.
   *[other] Ещё { $count } костяшки.
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
long-property-brief = { $count ->
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
}, { points }
long-no-crown = без корон
long-growing = { $property }, есть место на { $growth_squares }
long-closed = { $property }, места нет
long-land = { $terrain } ({ $squares })
long-barren = без корон: { $lands }
long-dead = без корон, места нет: { $lands }
long-castle = замок на { $castle_square }, место для любого ландшафта на { $squares }
long-castle-closed = замок на { $castle_square }
long-free = { $domino }, свободна
long-due = { $domino }, { $name }, сейчас
long-highlights = Лучшее в партии
long-terrain = { $terrain }: { $counts }
long-deck-squares = { $crowns ->
    [0] { $count } без корон
    [one] { $count } с { $crowns } короной
    [few] { $count } с { $crowns } коронами
    [many] { $count } с { $crowns } коронами
   *[other] { $count } с { $crowns } короны
}
long-deck-none = { $terrain }: нет
long-chance = { $name }: { $first_chance } в начале, меньше всего { $low_chance } { $low_round ->
    [0] в начале
   *[other] в раунде { $low_round }
}, больше всего { $high_chance } { $high_round ->
    [0] в начале
   *[other] в раунде { $high_round }
}
