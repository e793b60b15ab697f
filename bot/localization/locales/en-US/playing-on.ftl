# Games that go on from a position of another game.

# Begins a private game against computer players from a position of a finished game.
button-play-on = Play on from here
# At the end of such a game: begins another one from the same position.
button-play-on-again = Try again from there
# Marks such a game. $id is the number of the finished game, or “none” after a set position.
played-on = { $id ->
    [none] From a set position, doesn't count
   *[other] From game { $id }, doesn't count
}
# Once, at the top of the panel of such a game.
played-on-begun = New dominoes come after this line. This game is deleted a day after your last move.
