# Plans for a turn that has not come.

button-plan-ahead = Plan ahead
plan-title = { $round ->
    [0] A plan for the first choice
   *[other] A plan for round { $round }
}
plan-not-kept = Nothing is played yet, and nobody else sees this. It counts once you press **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Your plan for the first choice is kept
   *[other] Your plan for round { $round } is kept
}
plan-kept = No move yet: it is carried out step by step when your turn comes. It ends at the first step that is not possible by then, and you are asked as usual. Nobody else can see it.

# The steps of a plan, each in a line.
plan-place = { $squares ->
    [none] Discard { $domino }, which fits nowhere
   *[other] Place { $domino } as shown
}
plan-finish = End the turn
plan-wishes = { $count ->
    [one] Take { $dominoes } if it is free
   *[other] Take the first that is free: { $dominoes }
}
plan-wishes-two = Take the first two that are free: { $dominoes }
# What it leaves open.
plan-asked-place = You are asked where { $dominoes } goes when that turn comes.
plan-asked-choice = You are asked which domino to take, as you have not ranked any.
plan-asked-line = You are asked which domino to take: that line is not dealt yet.

plan-place-title = Where { $domino } is to go
plan-only-place = For the next round only the placement can be planned; you are asked about all the rest when that turn comes.
plan-rank = Tap the dominoes in the order in which you want them; tap one again to leave it out. If none of them is free by then, you are asked.
plan-rank-two = You have two turns in this round, and each takes the first of them that is free: rank at least two.
# On a button, as the wish of that rank.
plan-ranked = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}: { $choice }
button-plan-place = Plan this placement
button-plan-next = Plan { $domino } as well
button-plan-keep = Keep this plan
button-plan-anew = Start over
button-plan-change = Change
button-plan-drop = Drop this plan
button-plan-drop-kept = Drop the kept plan

# What has become of a plan.
plan-dropped = Your plan was dropped, because a computer player moved for you.
plan-dropped-now = The plan is dropped: your turn waits for you. You can keep it again as it stands here.
plan-still-kept = Another plan for this turn is kept. It applies until you keep this one in its place, or drop it.
plan-stopped-move = Your plan has come this far: its next step is not possible. The plan ends once you move yourself.
plan-stopped-wishes = Your plan has come this far: none of the dominoes that you ranked is free.
plan-stopped-open = Your plan has come this far: it leaves the rest to you.
plan-partly = The table has moved on: what is not possible any more is left out. Nothing is kept before you press **{ button-plan-keep }**.
plan-too-late = The turn of that plan is over. This would be one for your next turn.
plan-turn-has-come = It is your turn now, so there is nothing to plan: this is the real panel, and every move counts.
plan-no-turn-left = You have no turn left in this game, so there is nothing to plan.
