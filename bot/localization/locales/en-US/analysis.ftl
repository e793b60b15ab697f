# The analysis of a finished game: where the points came from, and which turns could have been better.

button-analysis = Analysis
analysis-title = Analysis of game { $id }
# $before is how many other games are analyzed first.
analysis-waiting = { $before ->
    [0] I'm analyzing this game. That takes one to five minutes.
    [1] One other game comes first, then this one. That takes a few minutes.
   *[other] { $before } other games come first, then this one. That takes several minutes.
} The analysis appears here once it's ready. If nothing comes, tap **{ button-analysis }** again.
# Below that, how much of the work is done.
analysis-progress = { $percent }% done
# $turn names a round, a player and what they did; $percent is such as "+17" and "−3".
analysis-best-turn = **Best turn**: { $turn } · chance to win { $percent }%
analysis-costliest = **The turn that cost the most**: { $turn } · chance to win { $percent }%
# The names are those of the rows in the picture; $error is a number of points.
analysis-how = Everyone starts the same (**{ part-usual }**), the draw gives or takes (**{ part-order }**, **{ part-luck }**), and turns do the rest (**{ part-own }**, where 0 already beats “{ level-strong }”, and **{ part-others }**). Chances take everyone as equally good, and it's all estimated, give or take { $error } or so.
analysis-better = { $count ->
    [0] I found no turn that could clearly have been better.
    [1] One turn could clearly have been better.
   *[other] { $count } turns could clearly have been better.
}
# How the list below is ordered; $own is how many of the turns are of whoever reads it.
analysis-order = { $own ->
    [0] The ones that cost the most come first.
   *[other] Yours come first, starting with the one that cost the most.
}
analysis-placeholder = Look at a turn
# A turn in the list; round 0 is the first choice.
analysis-turn = { $round ->
    [0] First choice · { $name }
   *[other] Round { $round } · { $name }
}
# What another turn would have gained: $points and $percent are such as "+17" and "−3".
analysis-gain = Better: { $points } points, chance to win { $percent }%
# Below that other turn; $error is a number of points, $chance one of percent.
analysis-gain-long = Estimated gain: { $points } points, give or take { $error }, and { $percent }% chance to win, give or take { $chance }.
# Behind it, if it changes for them.
analysis-gain-rivals = Points of the others on average: { $rivals }.
# Each is the $title of analysis-facts.
analysis-played = As it was played
analysis-other = What would have been better
# Above a picture of the dominoes, and in Queendomino of the builders' board as well.
analysis-choice = What there was to choose from
# What a turn did; $facts are such as "placed 12 · +3 → 41 · took 38".
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Back to the analysis
error-analysis-under-way = You're already waiting for the analysis of another game. Ask again once it's ready.
error-too-many-analyses = Too many games are waiting to be analyzed right now. Please ask again in a few minutes.
error-analysis-failed = Sorry, the analysis didn't work. Please ask again in a minute.
