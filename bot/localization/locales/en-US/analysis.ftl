# The analysis of a finished game: where the points came from, and which turns would have been better.

button-analysis = Analysis
analysis-title = Analysis of game { $id }
# $before is how many other games are analysed first.
analysis-waiting = { $before ->
    [0] The game is being analysed, which takes a minute or two.
    [1] The game is analysed after one other, which takes some minutes.
   *[other] The game is analysed after { $before } others, which takes some minutes.
} The analysis appears here once it is ready. Should nothing come, tap **{ button-analysis }** again.
# The names are those of the rows in the picture; $error is a number of points.
analysis-how = **{ part-usual }**: what everybody may expect at the beginning. **{ part-luck }**: what the lines brought. **{ part-own }**: 0 for somebody who plays like a computer player of the level “{ level-strong }”. **{ part-others }**: what their turns gave or took. Each number may be off by { $error } or so.
analysis-better = { $count ->
    [0] No turn is known that would clearly have been better otherwise.
    [1] One turn would clearly have been better otherwise.
   *[other] { $count } turns would clearly have been better otherwise: yours first, and the costliest first.
}
analysis-placeholder = Look at a turn
# A turn in the list; round 0 is the first choice.
analysis-turn = { $round ->
    [0] First choice · { $name }
   *[other] Round { $round } · { $name }
}
# What another turn would have gained: $points and $percent are such as "+17" and "−3".
analysis-gain = { $points } points, chance to win { $percent }%
analysis-gain-long = What that would have gained, if all had played on like computer players of the level “{ level-strong }”: { $points } points (± { $error }), chance to win { $percent }%.
analysis-played = As it was played
analysis-other = What would have been better
analysis-choice = The dominoes to choose from
# What a turn did; $facts are such as "placed 12 · +3 → 41 · took 38".
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Back to the analysis
error-analysis-under-way = You are waiting for the analysis of another game already. Ask again when it is there.
error-too-many-analyses = Many games wait to be analysed right now. Please ask again in some minutes.
error-analysis-failed = The analysis did not succeed. Please ask again in a minute.
