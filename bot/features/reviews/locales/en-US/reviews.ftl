# A question about a turn of the reader's own game. $points are what the best answer is worth more than their own.
button-turns = Review my turns
turns-title = Your turns · { $when_date }
turns-place = Where does { $domino } go? One spot is worth about { points } more than the one you chose.
turns-choose = Which domino do you choose? One is worth about { points } more than the one you chose.
# The same where building, knights or the dragon are among the answers, or ending the turn.
turns-act = What do you do now? One move is worth about { points } more than yours.
turns-as-played = That's what you played.
button-turns-next = Next question
# After the last question, if every answer was the best.
turns-done = You found them all.
# After the last question.
turns-sum = **{ $good ->
    [0] There was something better in { $turns ->
        [1] your turn
       *[other] each of your { $turns } turns
    }.
    [1] One of your { $turns } turns was as good as any.
   *[other] { $good } of your { $turns } turns were as good as any.
}**
# The same where I have looked at $studied of the reader's $turns turns only; the sentences behind it are about these.
turns-sum-of-some = **I looked at { $studied } of your { $turns } turns: { $good ->
    [0] none was as good as any.
    [1] one was as good as any.
   *[other] { $good } were as good as any.
}**
# Behind that, both with the number of turns.
turns-little = { $count ->
    [1] In one turn something was a little better.
   *[other] In { $count } turns something was a little better.
}
turns-clear = { $count ->
    [1] In one turn something was clearly better.
   *[other] In { $count } turns something was clearly better.
}
# The same where all turns were as good as any.
turns-all-good = { $turns ->
    [1] **Nothing was better than your turn.**
   *[other] **Nothing was better in any of your { $turns } turns.**
}
# Below that: in some of these turns the player did what my Hint said, and that was not the best.
turns-hints-wrong = { $count ->
    [1] In one turn my hint was wrong, too.
   *[other] In { $count } turns my hint was wrong, too.
}
# Shows the turns where something was a little better.
button-turns-little = What was a little better?
# What was answered wrong comes again; $when_span is like “in 3 days”.
turns-later = That's all for now. What you missed comes again: { $when_span }.
turns-no-games = Finish a game first. Then I look for turns where something was clearly better, and you find it.
# Shows everybody's chances to win as a picture.
button-analysis = Chart
chart-title = Chances to win · { $when_date }
# $count is how many other games come first.
analysis-waiting = { $count ->
    [0] I'm looking through this game.
    [1] I look through one other game first, then this one.
   *[other] I look through { $count } other games first, then this one.
} If nothing comes, tap **{ button-turns }** again.
# Below that, how much of the work is done.
analysis-progress = { $percent }% done
error-too-many-analyses = Too many games are waiting right now. Please ask again in a few minutes.
error-analysis-failed = Sorry, that didn't work. Please ask again in a minute.
# A sentence of help about lists.
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) asks you about turns of your own games where another choice was clearly better.
# A line of a list of what is stored about a person.
stored-reviews = Your latest answer to each question of **{ button-turns }**, and when you gave it.
