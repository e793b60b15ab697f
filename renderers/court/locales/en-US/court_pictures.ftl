# What Queendomino's court adds to pictures and their alt texts.

# A part of the score.
part-wealth = Wealth
poster-queen = The queen's crown: +{ $points } on the { $terrain }

# Titles of players at the end, as in pictures.ftl.
title-miser = Miser
title-miser-why = { $number ->
    [one] { $number } coin in the chest
   *[other] { $number } coins in the chest
}
title-builder = Builder
title-builder-why = { $number ->
    [one] { $number } building
   *[other] { $number } buildings
}
title-tower-keeper = Tower keeper
title-tower-keeper-why = { $number ->
    [one] { $number } tower
   *[other] { $number } towers
}
title-royal-favorite = Royal favorite
title-royal-favorite-why = the queen moved in
title-dragon-tamer = Dragon tamer
title-dragon-tamer-why = sent the dragon out { $number ->
    [one] once
   *[other] { $number } times
}

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
    [one] { $count } knight
   *[other] { $count } knights
}
effect-towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
effect-tax-per-knight = each tax pays 1 more for every knight you have or have sent out
effect-tax-per-tower = each tax pays 1 more for every tower
effect-crowns = 1 crown for the town under it
effect-points = { $count } points
effect-per-property = 2 points for each { $terrain } property
effect-points-per-tower = 1 point for each tower
effect-points-per-knight = 1 point for each knight you have or have sent out

# The builders' board.
board-title = Builders' board
# A slot without a tile.
board-empty = empty
board-left = { $count ->
    [0] none left
   *[other] { $count } left
}
# Where the queen is as long as nobody hosts her.
board-nobody = no host yet
board-asleep = asleep
board-burned = burned

# What nobody has seen yet.
box-q = Queendomino's dominoes
stack-unseen = { $tiles ->
    [one] { $tiles } building not turned up yet
   *[other] { $tiles } buildings not turned up yet
}
stack-building = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}

# Short words beside the signs on a tile; there is room for about fifteen letters.
sign-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
sign-towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
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
legend-dear = too dear
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
alt-queen = Queen on { $square }, one more crown there.
# $name is the name of a building as it stands alone, here and everywhere; where another form of it is needed, choose it by
# $building_id, which is the part after “building-” of its message above.
alt-building = { $name } { $square }
alt-buildings = Buildings: { $buildings }.
alt-knights = Knights: { $squares }.
alt-plan = Shown: { $name } on { $square }.
alt-board = Builders' board.
alt-buyer = { $name } has { $treasury }.
alt-left = { $count ->
    [0] The stack is empty.
    [one] { $count } tile left.
   *[other] { $count } tiles left.
}
alt-buying = Chosen: { $name }.
alt-burning = To be burned: { $name }.
# $cost is what a tile costs today, $saved how much less that is than the $price of its slot.
alt-offer = { $saved ->
    [0] { $cost ->
        [0] For nothing: { $name } ({ $effect }).
        [one] For { $cost } coin: { $name } ({ $effect }).
       *[other] For { $cost } coins: { $name } ({ $effect }).
    }
   *[other] { $cost ->
        [0] For nothing instead of { $price }: { $name } ({ $effect }).
        [one] For { $cost } coin instead of { $price }: { $name } ({ $effect }).
       *[other] For { $cost } coins instead of { $price }: { $name } ({ $effect }).
    }
}
alt-offer-dear = { $saved ->
    [0] { $cost ->
        [one] Too dear at { $cost } coin: { $name } ({ $effect }).
       *[other] Too dear at { $cost } coins: { $name } ({ $effect }).
    }
   *[other] { $cost ->
        [one] Too dear at { $cost } coin instead of { $price }: { $name } ({ $effect }).
       *[other] Too dear at { $cost } coins instead of { $price }: { $name } ({ $effect }).
    }
}
alt-queen-at = The queen is with { $name }.
alt-queen-nowhere = The queen has no host yet.
alt-dragon-asleep = The dragon is in its cave.
alt-dragon-burned = The dragon is out. Burned: { $name }.
# The prices of the slots of the builders' board without a tile.
long-empty = { $count ->
    [1] Empty slot: for { $prices }.
   *[other] Empty slots: for { $prices }.
}
