# The review of a finished game, and games that go on from one of its positions.

# Shows everybody's chances to win as a picture.
button-analysis = Chart
chart-title = Chances to win · Game { $id }
# $before is how many other games come first.
analysis-waiting = { $before ->
    [0] I'm looking through this game.
    [1] I look through one other game first, then this one.
   *[other] I look through { $before } other games first, then this one.
} If nothing comes, tap **{ button-practice }** again.
# Below that, how much of the work is done.
analysis-progress = { $percent }% done
# Begins a private game against computer players from a position of a finished game.
button-play-on = Play on from here
# At the end of such a game: begins another one from the same position.
button-play-on-again = Try again from there
# Marks such a game. $id is the number of the finished game, or “none” after a puzzle.
played-on = { $id ->
    [none] From a puzzle, counts nowhere
   *[other] From game { $id }, counts nowhere
}
# Once, at the top of the panel of such a game.
played-on-begun = New dominoes after this line. The game is kept a day.
error-too-many-analyses = Too many games are waiting right now. Please ask again in a few minutes.
error-analysis-failed = Sorry, that didn't work. Please ask again in a minute.
