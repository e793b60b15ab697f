deck-title = Что ещё не вышло
deck-over = Все костяшки этой партии уже вышли.
deck-removed = Никто не знает, какие костяшки убраны перед партией, поэтому и они считаются невышедшими.
deck-chances = В следующей раздаче
deck-chances-later = Через одну раздачу
deck-dominoes = Костяшки
deck-land = **{ $terrain }**: { $none ->
    [one] { $none } квадрат
    [few] { $none } квадрата
    [many] { $none } квадратов
   *[other] { $none } квадрата
} без корон, { $one } с одной, { $two } с двумя, { $three } с тремя
deck-chance-land = { $terrain }: **{ $land }%**, с короной { $crown }%
deck-chance-crown = костяшка с короной: **{ $percent }%**
deck-chance-crowns = костяшка с двумя коронами или больше: **{ $percent }%**
deck-need-land = костяшка, где есть { $terrain }: **{ $percent }%**
deck-need-lands = две такие или больше: **{ $percent }%**
deck-need-crown = { $terrain } с короной: **{ $percent }%**
deck-need-crowns = { $terrain } с двумя коронами или больше: **{ $percent }%**
deck-need-which = { $terrain } с коронами, ещё не вышли: { $dominoes }
deck-placeholder = Спросить о ландшафте
deck-any = Все ландшафты
button-deck = Что ещё не вышло
button-deck-text = Текстом
button-deck-pictures = Картинками
