# What is written on pictures and in their alt texts.

picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

line-now = To be placed
line-next = Next line
line-free = Free to choose

# $name is the player whose turn it is.
table-turn = { $name } to move
table-round = { $round ->
    [0] First choice
   *[other] Round { $round } of { $rounds }
}

poster-won = { $name } wins!
# $name is that of a team: its players joined with “&”.
poster-team-won = { $name } win!
# $names are joined with “&”.
poster-shared = { $names } share the victory!
poster-by-largest-property = by largest property
poster-by-crowns = by most crowns
poster-largest = Largest property: { $terrain }, { $size } squares ({ $name })
poster-queen = The queen's crown: +{ $points } on the { $terrain } ({ $name })
poster-best = Best turn: +{ $points } with domino { $domino } ({ $name })

# Parts of a score.
part-wheat = Wheat
part-forest = Forest
part-lake = Lakes
part-grassland = Grassland
part-swamp = Swamps
part-mine = Mines
part-town = Towns
part-middle-kingdom = Middle Kingdom
part-harmony = Harmony
part-total = Total
part-wealth = Wealth

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-grassland = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town

# A half of a domino.
half = { $terrain }{ $crowns ->
    [0] {""}
    [one] {" "}with a crown
   *[other] {" "}with { $crowns } crowns
}
domino = { $number } { $first } and { $second }

# Alt texts: whole sentences, as short as they can be.
alt-kingdom = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alt-last = Placed last: { $squares }.
alt-hand = To be placed: { $domino }.
alt-ghost = Shown faintly: domino { $domino }, { $first } on { $at }, { $second } on { $beside }.
alt-spots = Legal spots: { $spots }.
alt-castle = Castle on { $square }.
alt-property = { $terrain } { $squares }: { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
}, { $points }.
# $rows are the rows of a kingdom text, north first, beginning at $square.
alt-rows = From { $square }: { $rows }.
alt-legend = (Rows from the north; letter: wheat, forest, lake, grassland, swamp, mine, town; digit: crowns; ## castle.)
alt-line = { $heading }: { $dominoes }.
alt-claimed = { $domino }, { $name }
alt-standing = { $place }. { $name } { $points }

# Buildings of Queendomino.
building-bakery = Bakery
building-sawmill = Sawmill
building-fish-shop = Fish Shop
building-weaver = Weaving Mill
building-merchant = Merchant
building-smithy = Smithy
building-church = Church
building-vault-knights = Knights' Vault
building-vault-towers = Tower Vault
building-small-tavern = Small Tavern
building-big-tavern = Big Tavern
building-guard-tower = Guard Tower
building-fortified-castle = Fortified Castle
building-travelling-castle = Travelling Castle
building-training-camp = Training Camp
building-statue = Statue
building-queens-tower = Queen's Tower

# What a building gives at once, and what it scores in the end.
effect-knights = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
effect-towers = { $count ->
    [one] 1 tower
   *[other] { $count } towers
}
effect-tax-per-knight = each tax pays 1 more for every knight you have or have sent out
effect-tax-per-tower = each tax pays 1 more for every tower
effect-crowns = 1 crown
effect-points = { $count } points
effect-per-property = 2 points for each { $terrain } property
effect-points-per-tower = 1 point for each tower
effect-points-per-knight = 1 point for each knight you have or have sent out

# The builders' board.
board-title = Builders' board
board-left = { $count ->
    [0] stack empty
    [one] 1 tile left
   *[other] { $count } tiles left
}
# Where the queen is as long as nobody hosts her.
board-nobody = with nobody
board-asleep = asleep
board-burned = burned

alt-treasury = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
} in reserve, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
alt-queen = Queen on { $square }, a crown more there.
alt-buildings = Buildings: { $buildings }.
alt-knights = Knights: { $squares }.
alt-plan = Shown faintly: { $name } on { $square }.
alt-sites = Free town squares: { $sites }.
alt-buyer = { $name } has { $treasury }.
# $cost is what a tile costs today, $saved how much less that is than the $price of its slot.
alt-offer = { $cost ->
    [0] For nothing
    [one] For 1 coin
   *[other] For { $cost } coins
}{ $saved ->
    [0] {""}
   *[other] {" "}instead of { $price }
}: { $name } ({ $effect }).
alt-offer-dear = Too dear at { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}{ $saved ->
    [0] {""}
   *[other] {" "}instead of { $price }
}: { $name } ({ $effect }).
alt-queen-at = The queen is with { $name }.
alt-queen-nowhere = The queen is with nobody yet.
alt-dragon-asleep = The dragon is in its cave.
alt-dragon-burned = The dragon is out: it has burned the { $name }.
