# What nobody has seen yet, and how likely it comes.

deck-over = Every domino of this game has been dealt.
# Only where fewer dominoes come than are unseen.
deck-removed = Dominoes taken out before the game count here too.
deck-chances = In the next deal
deck-chances-later = In the deal after
# Below the heading deck-chances; $line is a number of dominoes, 3 to 8.
deck-when = { $line } dominoes, dealt once everyone has chosen.
# Said after deck-when where the dominoes are not known and nobody else draws the same ones.
deck-unknown = Nobody knows them yet, not even a computer.
# Lines of a list; $percent is a chance.
deck-chance-crown = a domino with a crown: **{ $percent }%**
deck-chance-crowns = a domino with two crowns or more: **{ $percent }%**
# How likely such a domino is to come next.
deck-need-land = a domino with { $terrain_id ->
    [lake] a lake
    [mine] a mine
    [swamp] a swamp
    [town] a town
   *[other] { $terrain }
}: **{ $percent }%**
deck-need-lands = two of them or more: **{ $percent }%**
deck-need-crown = a crown on { $terrain_id ->
    [lake] a lake
    [mine] a mine
    [swamp] a swamp
   *[other] { $terrain }
}: **{ $percent }%**
deck-need-crowns = two crowns or more on { $terrain_id ->
    [lake] a lake
    [mine] a mine
    [swamp] a swamp
   *[other] { $terrain }
}: **{ $percent }%**
deck-need-which = Not seen yet, with crowns ({ $terrain }): { $dominoes }
deck-placeholder = Ask about a terrain
deck-any = All terrains
button-deck = Dominoes still to come
