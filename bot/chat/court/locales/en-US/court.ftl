# What Queendomino adds: its games, knights, buildings and the dragon.

variant-qd = Queendomino
variant-rw = The Royal Wedding
variant-rwt = The Royal Wedding in teams
variant-qd-about = Adds towns, knights, buildings, queen and dragon
variant-rw-about = Queendomino with the dominoes of both games
variant-rwt-about = Dominoes of both games, and two share a kingdom

# The steps of the panel: names, and what each is about.

step-knights = Knights
step-build = Build
step-dragon = Dragon
button-side-step-dragon = Burn a tile…
skipped-knights = If you go on, you can't send any more knights this turn.
skipped-build = If you go on, you can't build this turn.
# $terrain is the name of a terrain as it stands alone, here and below.
plan-knights = Knight on { $terrain }
plan-build = Build { $building } ({ $square })
plan-dragon = Let the dragon burn { $building }
court-knights = Send a knight to the new domino?
# After the first knight of the turn, where the player has another.
court-knights-more = Send another knight, too?
# What the player has, in text mode: coins, knights in reserve and towers.
court-treasury = You have { $treasury }.
# $squares: all of the player's that are free, as people type them: g8, h9.
court-build = Build on an empty town square? Yours: { $squares }.
# $effect is what the building brings.
court-chosen = **{ $building }**: { $effect }
court-dragon = Pay the dragon 1 coin to burn a tile? Then nobody can build it.

# $coins is the number of coins that a knight brings on that land; coins, not points.
button-tax = { $coins ->
    [one] +{ $coins } coin: { $terrain }
   *[other] +{ $coins } coins: { $terrain }
}
button-tax-both = Both knights: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
# In a list of tiles: the points that the tile brings at once, the coins for its price counted.
court-gain = { $cost ->
    [0] { $gain }
   *[other] { $gain } after its price
}
court-build-placeholder = Choose a tile
court-other-tile-placeholder = Another tile…
court-tile = { $building } · { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
court-site-placeholder = On which town square?
# $square is like g7.
court-site = On { $square }
button-build = Build { $building } { $price ->
    [0] (free)
    [one] for { $price } coin
   *[other] for { $price } coins
}
# On a button; $action is what it does.
button-ends-turn = { $action } · ends your turn
# Said in the panel where another tile brings more points at once, or where nothing is suggested.
suggested-tile-knights = Suggested: { $building }. With more knights you can collect more coins in later turns.
suggested-tile-taxes = Suggested: { $building }. With it, knights you send later bring more coins.
suggested-tile-grows = Suggested: { $building }. Its points can still grow.
suggested-tile-towers = Suggested: { $building }. Its towers can win the queen over.
suggested-tile-coins = Suggested: { $building }. It leaves you { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more.
suggested-tile-queen = Suggested: { $building }. The queen moves in with you.
# $effect is what the tile says, like “1 knight, 2 towers”.
suggested-tile-effect = Suggested: { $building } ({ $effect }).
# $price is what the tile costs that would bring most points at once.
suggested-no-tile = Suggested: don't build. { $price ->
    [0] The town square may bring
   *[other] Your coins and the town square may bring
} more later.
court-burn-tile = { $building } · price { $price }
court-burn-placeholder = Burn a tile for 1 coin
court-burn = Burn { $building } for 1 coin

# Parts of a turn, one after another in a line. The coins that knights collect; short, as four lines are on a phone.
told-tax = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
# What a player has left at the end of a turn.
told-left = { $coins ->
    [0] no coins left
    [one] { $coins } coin left
   *[other] { $coins } coins left
}
told-build = built { $building } { $price ->
    [0] (free)
    [one] for { $price } coin
   *[other] for { $price } coins
}
told-queen = the queen moves in
# A sentence of its own: the queen has moved from somebody to another player.
told-queen-leaves = The queen leaves **{ $name }** and takes { points } with her.
# In a list of facts behind a name; $building is the name of a building that nobody can buy any more.
told-bribe = the dragon burned { $building }
# The same in the channel, of one or several tiles.
told-built = built { $buildings }
told-burned = burned { $buildings }

illegal-not-just-placed = A knight can only go to the domino you just placed, one to each half.
illegal-no-knights = You have no knight in reserve.
illegal-empty-slot = There's no tile on that slot right now.
illegal-board-empty = There are no tiles on the builders' board right now.
illegal-no-site = You have no empty town square to build on.
illegal-not-a-site = You can only build on a town square of yours without a building.
illegal-too-dear = You can't afford that.
illegal-dragon-awake = The dragon has already burned a tile this round, and one is all it does.
illegal-queen-here = The queen lives with you, and the dragon keeps away from her. No burning for you right now.
illegal-no-coins = You have no coin for the dragon.

# Remarks on placements.

reason-tax = a knight collects { $count } coins here
reason-sites = { $count ->
    [1] a square to build on
   *[other] { $count } squares to build on
}

# Slash commands.

command-queendomino-about = Queendomino: the knights, the buildings and the dragon
command-tax-about = Send a knight to the domino you just placed
command-build-about = Buy a building for a town square
command-dragon-about = Pay the dragon to burn a tile
command-done-about = End your turn in the last round
option-knight-about = The property or one of its squares, like lake or h7. Or choose from the list
option-tile-about = The tile's price and the town square, like 4 g8. Or choose from the list
option-burn-about = The tile's price, like 3. Or choose from the list

# The command or its move belongs to Queendomino or the Royal Wedding.
error-no-game-of-court = That's for a game of Queendomino, and there's none in this channel right now.
