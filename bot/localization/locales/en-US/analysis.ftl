# The analysis of a finished game: where the points came from, and which turns could have been better.

button-analysis = Analysis
analysis-title = Analysis of game { $id }
# $before is how many other games are analyzed first.
analysis-waiting = { $before ->
    [0] I'm analyzing this game. A first look takes a minute or two.
    [1] One other game comes first, then this one. That takes a few minutes.
   *[other] { $before } other games come first, then this one. That takes several minutes.
} The analysis appears here once it's ready. If nothing comes, tap **{ button-analysis }** again: I go on where I was.
# The button for a finer analysis.
button-finer = Look closer
# Below that, how much of the work is done.
analysis-progress = { $percent }% done
# How well the reader played, by levels such as "solid".
analysis-like = You played at the level **{ $level }**.
analysis-between = You played somewhere between the levels **{ $worse }** and **{ $better }**.
# The turns of the reader where the computer knows nothing better.
analysis-unsurpassed = { $count ->
    [1] One of your turns was the best there was.
   *[other] { $count } of your turns were the best there was.
}
# The same of each player, side by side in one line, for readers who did not play.
analysis-player-like = **{ $name }**: { $level }
analysis-player-between = **{ $name }**: { $worse } to { $better }
# $turn names a round and what was done, and the player too if it is of somebody else; $percent is such as "+17".
analysis-best-turn = **Best turn**: { $turn } · chance to win { $percent }%
analysis-none-better = No turn could clearly have been better.
# Leads to turns that could have been better, one turn a page: those of the reader first.
button-improve = { $count ->
    [1] Improve one of your turns
   *[other] Improve { $count } of your turns
}
# The same where none of these turns is of the reader.
button-better-turns = See better turns
# The title of such a page; round 0 is the first choice.
analysis-turn = { $round ->
    [0] First choice · { $name }
   *[other] Round { $round } · { $name }
}
# Below that other turn: $points and $percent are such as "+17" and "−3", $points is “none” below half a point; $error is
# a number of points, $chance one of percent. The pictures show the points so far.
analysis-gain-long = Estimated gain by the end: { $points ->
    [none] hardly any points
   *[other] { $points } points, give or take { $error }
}, and { $percent }% chance to win, give or take { $chance }.
# Behind it, if it changes for them.
analysis-gain-rivals = Points of the others on average: { $rivals }.
# Each is the $title of analysis-facts.
analysis-played = As it was played
analysis-other = What would have been better
# What a turn did; $facts are such as "placed 12 · +3 → 41 · took 38".
analysis-facts = **{ $title }**: { $facts }
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
played-on-begun = New dominoes now. The game is kept a day.
error-too-many-analyses = Too many games are waiting to be analyzed right now. Please ask again in a few minutes.
error-analysis-failed = Sorry, the analysis didn't work. Please ask again in a minute.
