puzzle-title = Задача дня · { DATETIME($day, dateStyle: "long") }
button-puzzle = Задача дня
puzzle-place = Куда добавить { $domino }? Одно из этих мест в конце принесёт не менее чем на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} больше, чем любое другое.
puzzle-choose = Какую костяшку взять? Одна из них в конце принесёт не менее чем на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} больше, чем любая другая.
puzzle-found = { $count ->
    [0] Компьютер не находит этого ни на одном уровне.
    [1] Из уровней компьютера это находит только один: { $levels }.
    [4] Компьютер находит это на всех уровнях.
   *[other] Компьютер находит это на уровнях: { $levels }.
}
help-puzzles = Тогда же появляется **{ button-puzzle }**.
career-puzzles = Задачи, решённые с первого раза: { $found } из { $asked }
stored-puzzles = На какие задачи дня вы ответили и был ли верным первый ответ.
