# What Queendomino's court adds to pictures and their alt texts.

# A part of the score.
part-wealth = Wealth
# Below the picture of the end, about 45 letters together with the name of a player.
poster-queen = The queen's crown: +{ $points } on the { $terrain }

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
building-travelling-castle = Traveling Castle
building-training-camp = Training Camp
building-statue = Statue
building-queens-tower = Queen's Tower

# What a building gives at once, and what it scores in the end.
effect-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
effect-towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
effect-tax-per-knight = each knight you send brings 1 more coin for every knight you have
effect-tax-per-tower = each knight you send brings 1 more coin for every tower you have
effect-crowns = 1 crown for the town under it
effect-points = { $count } points
effect-per-property = 2 points for each { $terrain } property
effect-points-per-tower = 1 point for each tower
effect-points-per-knight = 1 point for each knight, sent out or not

# The builders' board.
board-title = Builders' board
# A slot without a tile.
board-empty = empty
# Below the stack of tiles, in about 11 letters.
board-left = { $count ->
    [0] none left
   *[other] { $count } left
}
# Where the queen is as long as she lives with nobody.
board-nobody = no home yet
board-asleep = asleep
board-burned = burned

# What nobody has seen yet.
box-q = Queendomino's dominoes
stack-unseen = { $tile_count ->
    [one] { $tile_count } building unseen
   *[other] { $tile_count } buildings unseen
}
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
# The number of coins stands on the sign, as “+1”.
sign-tax-per-knight = tax per knight
sign-tax-per-tower = tax per tower
# The number of points stands on the sign.
sign-points = { $count ->
    [one] point
   *[other] points
}
sign-points-per-tower = per tower
sign-points-per-knight = per knight
sign-per-property = per property

# The legend below the board.
legend-points = points at the end
legend-dear = too expensive
legend-queen = 1 coin less

alt-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
alt-knights-left = { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
} in reserve
alt-towers = { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}
# $treasury is what there is of the three before.
alt-owned = { $treasury }.
alt-queen = The queen lives here, on { $square }, where she is one more crown.
# $building is the name of a building as it stands alone, here and everywhere; where another form of it is needed, choose it by
# $building_id, which is the part after “building-” of its message above.
alt-building = { $building } on { $square }
alt-buildings = Buildings: { $buildings }.
# Town squares without a building.
alt-sites = Empty town squares: { $squares }.
alt-knights = Knights: { $squares }.
alt-plan = Shown: { $building } on { $square }.
alt-board = Builders' board.
alt-buyer = { $name } has { $treasury }.
alt-left = { $count ->
    [0] The stack is empty.
    [one] { $count } tile left.
   *[other] { $count } tiles left.
}
alt-buying = Chosen: { $building }.
alt-burning = To be burned: { $building }.
alt-cost = { $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}
# What lies on the builders' board, each as in alt-tile.
alt-tiles = On offer: { $buildings }.
# $cost is what it costs the player to move.
alt-tile = { $building } ({ alt-cost })
# $cost is what a tile costs today, $saved how much less that is than the $price of its slot.
alt-offer = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } instead of { $price }
}: { $effect }
alt-offer-dear = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } instead of { $price }
}, too expensive: { $effect }
alt-queen-at = The queen lives with { $name }.
alt-queen-nowhere = The queen has no home yet.
alt-dragon-asleep = The dragon is in its cave.
alt-dragon-burned = The dragon is out. Burned: { $building }.
# The prices of the slots of the builders' board without a tile.
long-empty = { $count ->
    [1] Empty slot: for { $prices }.
   *[other] Empty slots: for { $prices }.
}
