# What Queendomino adds: its games, knights, buildings, the dragon, and its rules.

variant-qd = Queendomino
variant-rw = The Royal Wedding
variant-rwt = The Royal Wedding in teams

court-treasury = 🪙 { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} · ⚔️ { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
} in reserve · 🏰 { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
button-tax = Knight to { $square }: +{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
court-offer = **{ $price }** 🪙 { $name }: { $effect }
court-build-placeholder = Build something
court-tile = { $name } · { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
}
court-site-placeholder = On which town square
court-site = On { $square }
button-build = Build the { $name } on { $square } { $price ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $price } coins
}
court-burn-placeholder = Pay the dragon 1 coin to burn a tile
court-burn = Burn the { $name }
court-slot = On the slot for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}

told-tax = taxed { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on { $square }
told-build = built the { $name } { $price ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $price } coins
}
told-queen = built the { $name } { $price ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $price } coins
} and welcomed the queen
told-queen-left = The queen has left **{ $name }**.
told-bribe = had the dragon burn the { $name }

illegal-not-just-placed = A knight may only go to the domino that has just been placed.
illegal-no-knights = You have no knight in reserve.
illegal-empty-slot = There is no tile on that slot now.
illegal-no-site = You have no town square free to build on.
illegal-too-dear = You cannot afford that.
illegal-dragon-awake = The dragon has burned a tile this round; it will be back in its cave in the next.
illegal-queen-here = The dragon keeps away while the queen is with you.
illegal-no-coins = You have no coin for the dragon.

# Remarks on placements.

reason-tax = a knight collects { $number } coins here
reason-sites = { $number ->
    [one] a square to build on
   *[other] { $number } squares to build on
}

# Slash commands.

command-tax = tax
command-tax-about = Queendomino: send a knight to the domino you have just placed
command-build = build
command-build-about = Queendomino: buy a building for a town square
command-dragon = dragon
command-dragon-about = Queendomino: pay the dragon to burn a building tile
option-knight-name = knight
option-knight-about = Which half of the domino; pick one of the list
option-tile-name = tile
option-tile-about = What to build where; pick one of the list
option-burn-name = burn
option-burn-about = Which tile; pick one of the list

# Rulebooks and their chapters.

book-queendomino = Queendomino
book-wedding = The Royal Wedding

rules-court-goal = **Goal.** The most points from land, buildings, towers, knights and coins, in a kingdom of 5×5 squares (7×7 with two players). You start with 7 coins and a knight.
rules-court-turn = **A turn.** Kings act in the order of the dominoes they stand on, the lowest number first: place that domino · send knights · build · bribe the dragon · move your king to a free domino of the next line. Placing and choosing are a must, the rest is up to you, in this order. A low number acts earlier in the next round; high numbers bring crowns. Where a line has more dominoes than kings, the rest is out of the game.
rules-knights = **Knights.** Send one to each half of the domino just placed, if you like: it pays at once as many coins as the property under it has squares, and stays there. A property is all connected squares of one kind.
rules-builders = **Buildings.** Buy at most one tile a turn and put it on a town square of yours without a building. The price belongs to its slot, 0 to 5; after a round the tiles move to the cheap end. Knights and towers come at once; those knights tax from your next turn on.
rules-queen = **The queen** visits whoever gains a tower and then has at least as many as everybody else. Her host builds for 1 coin less, and in the end she is one more crown on the host's largest property.
rules-dragon = **The dragon** burns a tile of the board for 1 coin, once a round, unless the queen is with you.
rules-court-scoring = **Scoring.** A point for 3 coins. Squares times crowns for each property; a town has crowns only from Queen's Towers. What your buildings say. A tie goes to the largest property.
rules-tiles = **Good to know.** The knights and towers of a few tiles are reconstructed, not verified; whoever hosts this bot can correct them in one file.
rules-wedding = **The Royal Wedding** joins both games: lines come in turn from the Queendomino box (numbers with a q) and the Kingdomino box. The goal is the most points from land, buildings, towers, knights and coins. 3 or 4 players build kingdoms of 7×7 in 24 rounds, 5 or 6 of 5×5 in 12.
rules-teams = **Teams.** In the Royal Wedding in teams, 6 or 8 players, two share a kingdom of 7×7 and all that it owns. Each has a king of their own, and whose king acts decides alone. All else is as in Queendomino:
