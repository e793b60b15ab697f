# Questions about a position: the puzzle of the day, and turns of one's own games.

puzzle-title = Puzzle of the day · { DATETIME($date, dateStyle: "long") }
button-puzzle = Puzzle of the day
# The question, above the picture; $domino is the domino to be placed. One answer is worth at least $points more by the end.
puzzle-place = Where does { $domino } go? One of these spots is worth at least { $points } points more by the end than each of the others.
puzzle-choose = Which domino do you take? One is worth at least { $points } points more by the end than each of the others.
# After the answer; $best and $other are answers, like “41” or “spot 3”, and $worth is the message puzzle-worth.
puzzle-right = **That's it!** { $worth } more by the end than { $other }, the next best.
puzzle-wrong = **Not quite.** The best is { $best }: { $worth } more by the end than yours, { $other }.
# After an answer that is not the best by less than the error; $best is as above.
puzzle-good = **Good!** That's as good as { $best }, as far as I can tell.
# What is expected at the end, give or take $error.
puzzle-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
puzzle-spot = spot { $spot }
# The names of two kingdoms side by side.
puzzle-yours = You tried
puzzle-played = You played
puzzle-best = The best
puzzle-next = Next best
# Below the kingdoms, once: what the numbers like “+6” beside their names are.
puzzle-lead = The numbers are the lead over the best rival that I expect at the end.
# What speaks for the best answer; $reason is a message that begins with reason- or choice-.
puzzle-reason = Why: { $reason }.
# Which levels of computer players find the answer; $names are several of those that begin with add-.
puzzle-found = { $count ->
    [0] No level of the computer players finds this.
    [1] Of the computer players, only { $names } finds this.
    [4] All levels of the computer players find this.
   *[other] Of the computer players, { $names } find this.
}

# A question about a turn of the reader's own game. $points are what the best answer is worth more than their own.
button-practice = Your turns
practice-title = Your turns · Game { $id }
practice-place = Where does { $domino } go? One spot is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than the one you chose.
practice-choose = Which domino do you take? One is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than the one you took.
practice-as-played = That's what you played.
button-practice-next = Next one
# After the last question, if every answer was the best.
practice-done = You found them all.
# After the last question, as praise.
practice-sum = **{ $good } of your { $turns } turns: as good as any.**
# What was answered wrong comes again; $when is like “in 3 days”.
practice-later = That was the last one for now. What you missed comes again { $when }.
practice-none = Nothing was clearly better than what you played.
# The title above what was better than the reader's last turn.
practice-last-turn = Your last turn
practice-no-games = Finish a game first. Then I look for turns where something was clearly better, and you find it. Until then, there's a puzzle every day.
