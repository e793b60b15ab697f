# After the answer; $best_answer and $other_answer are answers, like “41” or “spot 3”, and $worth is the message solution-worth.
solution-right = { $compared ->
    [played] **That's it!** By the end it brings { $worth } more than your choice in the game, { $other_answer }.
   *[next] **That's it!** By the end it brings { $worth } more than { $other_answer }, the next best.
}
solution-wrong = **Not quite.** The best is { $best_answer }. By the end it brings { $worth } more than your choice, { $other_answer }.
# The same where nobody was asked, after a turn that was played.
solution-better = **Better: { $best_answer }.** By the end it brings { $worth } more than your choice, { $other_answer }.
# After an answer that is not the best by less than the error; $best_answer is as above.
solution-good = **Good!** That's as good as { $best_answer }, as far as I can tell.
# What is expected at the end, give or take $error.
solution-worth = { points }{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = spot { $spot }
# An answer that is the label of a button, like “Build Bakery”, inside the sentences above.
solution-move = “{ $move }”
# The names of two kingdoms side by side.
solution-yours = You tried
solution-played = You played
solution-best = The best
solution-next = Next best
# Below the kingdoms, once: what the numbers like “+6” beside their names are.
solution-lead = Numbers: your expected lead over the best rival.
# What speaks for the best answer; $reason is a message that begins with reason- or choice-.
solution-reason = Why: { $reason }.
# The title above what was better than the reader's last turn.
solution-last-turn = Your last turn
