deck-over = Все костяшки этой партии уже вышли.
deck-removed = Костяшки, убранные перед партией, здесь тоже считаются.
deck-chances = В следующей раздаче
deck-chances-later = Через одну раздачу
deck-when = { $line ->
    [one] { $line } костяшка
    [few] { $line } костяшки
    [many] { $line } костяшек
   *[other] { $line } костяшки
}: выйдут, как только все выберут.
deck-unknown = Их пока никто не знает, даже компьютер.
deck-chance-crown = костяшка с короной: **{ $percent }%**
deck-chance-crowns = костяшка с двумя коронами или больше: **{ $percent }%**
deck-need-land = костяшка, где есть { $terrain }: **{ $percent }%**
deck-need-lands = две такие или больше: **{ $percent }%**
deck-need-crown = { $terrain } с короной: **{ $percent }%**
deck-need-crowns = { $terrain } с двумя коронами или больше: **{ $percent }%**
deck-need-which = Ещё не вышли, с коронами ({ $terrain }): { $dominoes }
deck-placeholder = Спросить о ландшафте
deck-any = Все ландшафты
button-deck = Что ещё выйдет
