# Plans for a turn that has not come.

button-plan-ahead = Plan ahead
plan-title = { $round ->
    [0] A plan for the first choice
   *[other] A plan for round { $round }
}
# While nothing is planned yet and there is no button to keep it.
plan-empty = It's only a plan, so nothing moves yet.
plan-not-kept = It counts once you press **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Your plan for the first choice is set
   *[other] Your plan for round { $round } is set
}
plan-kept = When your turn comes, I play it step by step. If a step isn't possible by then, you take over from there. Only you can see it.

# The steps of a plan, each in a line.
plan-place = { $squares ->
    [none] Discard { $domino }, which fits nowhere
   *[other] Place { $domino } as shown
}
plan-finish = End the turn
# $dominoes are numbers in the order of the person's wishes.
plan-wishes = { $count ->
    [one] Choose { $dominoes } if it's free
   *[other] Choose the first that's free: { $dominoes }
}
plan-wishes-two = Choose the first two that are free: { $dominoes }
# What it leaves open.
plan-asked-place = I'll ask you where to place { $dominoes } when that turn comes.
plan-asked-choice = I'll ask you which domino to choose, because you haven't ranked any.
plan-asked-line = I'll ask you which domino to choose, because that line isn't dealt yet.

plan-place-title = Where should { $domino } go?
plan-only-place = For the next round you can only plan where to place. I'll ask you about the rest when that turn comes.
plan-rank = Tap the dominoes in the order you want: you get the first that's free.
plan-rank-two = Tap the dominoes in the order you want: your two turns get the first two that are free.
# On a button, as the wish of that rank.
plan-ranked = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}: { $domino }
button-plan-place = Plan this placement
button-plan-next = Plan { $domino } too
button-plan-keep = Keep plan
button-plan-anew = Start over
button-plan-change = Change
button-plan-drop = Drop this plan
button-plan-drop-kept = Drop the old plan

# What has become of a plan.
plan-dropped = Your plan was dropped, because the computer played for you.
plan-dropped-now = The plan is dropped, and your turn waits for you. You can set it again just as it is here.
plan-still-kept = You already have another plan for this turn. It counts until you set this one instead, or drop it.
plan-stopped-move = Your plan got this far, but its next step isn't possible. Over to you!
plan-stopped-wishes = Your plan got this far, but none of the dominoes you ranked is free. Over to you!
plan-stopped-open = Your plan got this far. Over to you!
plan-partly = I left out what isn't possible anymore.
plan-too-late = That turn is over. This would be a plan for your next one.
plan-turn-has-come = It's your turn now, so this is for real: every move counts.
plan-no-turn-left = You have no turn left in this game, so there's nothing to plan.
