# The panel that only the player sees, and short answers.

panel-place = Place { $domino }
# Below the picture: $domino on the spot that is shown; $worth is what it brings, like “4 points”. Then one with the most
# points at once of all; one where others bring more, but would make Middle Kingdom or Harmony impossible; and the
# suggested one, with a reason behind it.
panel-spot-other = { $domino } { $count ->
    [1] on its only spot · { $worth }
   *[other] on spot **{ $spot }** · { $worth }
}
panel-spot-most = { $domino } { $count ->
    [1] on its only spot · { $worth }, the most now
   *[other] on spot **{ $spot }** · { $worth }, the most now
}
panel-spot-bonus = { $domino } on spot **{ $spot }** · { $worth }, the most that keeps your bonus
# The same in text mode; $placement says which half lies where.
panel-spot-words = Spot { $spot } of { $count }: { $placement }. { $points ->
    [0] No points now
   *[other] Brings { $gain }
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
} in all
# For and against a spot: behind its points, where little room is, behind “Why:”, and before “, unlike spot 5”. So it has no
# capital, colon, full stop or “because” of its own. $terrain is the name of a terrain as it stands alone;
# where another form of it is needed, choose it by $terrain_id: wheat, forest, lake, grassland, swamp, mine, town.
reason-completes = completes the grid
reason-loses-centre = moves the castle out of the center
reason-holes = { $count ->
    [1] leaves a hole
   *[other] leaves { $count } holes
}
reason-joins = { $count ->
    [2] joins two { $terrain } properties
    [3] joins three { $terrain } properties
   *[other] joins { $count } { $terrain } properties
}
reason-crowns = { $count ->
    [one] first crown for { $count } square of { $terrain }
   *[other] first crown for { $count } squares of { $terrain }
}
reason-keeps-centre = keeps the castle in the center
# The land beside the property that is free, and dominoes of its terrain may still come.
reason-open = { $count ->
    [0] no room for more { $terrain }
    [one] keeps room for { $count } more { $terrain } square
   *[other] keeps room for { $count } more { $terrain } squares
}
# Beside another answer, $other_answer, like “spot 5”.
reason-more-room = { $count ->
    [one] room for { $count } more { $terrain } square than on { $other_answer }
   *[other] room for { $count } more { $terrain } squares than on { $other_answer }
}
reason-fewer-holes = { $count ->
    [0] leaves no hole
   *[other] leaves fewer holes
}
reason-most = the most now
# $domino could be placed next, and bring $count points.
reason-then = then { $domino } can bring { $count ->
    [one] { $count } point
   *[other] { $count } points
}
panel-discarded = { $domino } fits nowhere in your kingdom, so it was discarded.
# Said after a move that the bot has made, as it was the only one.
panel-auto-placed = { $domino } fit on one spot only, so I put it there for you.

# The steps of a turn, as one line.
step-place = Place
step-choose = Choose
step-finish = Done
# The present step, for people who read the panel in words.
panel-step = Step { $number } of { $count }: { $step }
# What the player might do best; $action is what a button or an option does.
button-suggested = { $action } · suggested
# $step is one of the steps of a turn, like step-choose: a later one, and an earlier one.
button-skip-step = Skip to { $step }
button-step-back = Back to { $step }
# Undoes the latest move of the turn under way.
button-undo = Undo

# The choice of the next domino; a merit is the points that it would bring, or that it fits nowhere.
panel-pick = Choose your next domino.
panel-pick-first = Choose your domino for the first round.
# In text mode: the dominoes of the line that are not free, each with the name of who has it.
panel-taken = Chosen: { $dominoes }.
# Above the dominoes to choose from: the suggested one. $choice is a message that begins with choice-.
suggested-because = Suggested: { $domino }, because { $choice }.
suggested-plain = Suggested: { $domino }.
# The suggested turn; $domino is the domino to take after the placement, or “none”.
suggested-turn = { $domino ->
    [none] Suggested: spot **{ $spot }**
   *[other] Suggested: spot **{ $spot }**, then { $domino }
}
# Behind that; $reason is a message that begins with reason-, and $spot the spot of which it isn't true.
suggested-unlike = { $reason }, unlike spot { $spot }
# What speaks for a domino, behind “Suggested: 12,” and behind “Why:”; written as above. $other_domino has more points now.
choice-only = the others fit nowhere
choice-most = it brings the most points now
choice-rival = { $name } would choose it for { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# The player has two kings and takes two dominoes one after the other.
choice-both = you get { $other_domino } too, as nobody else is left to choose
choice-later = nobody else gains from { $other_domino } now, so your other king can probably choose it
choice-first = you go first next round
choice-crowns = it has { $count ->
    [1] a crown
   *[other] { $count } crowns
}
choice-grows = it can join your { $terrain } of { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
# $other_domino brings as many points or more, and has a higher number.
choice-before = you go earlier next round than with { $other_domino }
domino-fits-nowhere = fits nowhere
# $domino is the number of a domino.
button-take = Choose { $domino }
button-discard = Discard { $domino } (it fits nowhere)
# For the partner in a team of two who share a kingdom.
panel-team = It's { $name }'s king. You share the kingdom, so you can watch.
# Above the choice of a domino, after a typed command that would skip a step; that step is named below.
panel-type-again = That would skip a step. If you mean it, type it again.
panel-moved-on = The table moved on. Here it is now.
# Above a daily or weekly game that somebody has left; $when_span is like “in 5 hours”.
panel-time-up = Its time is up. If you don't play on, it closes: { $when_span }.

spot-placeholder = Choose a spot
# An option below the spots in the picture; it shows the next ones.
spots-more = More spots
# By ear, in the list of spots: $worth is like "+3 points".
spot-most = { $worth }, the most now

# Turns the domino the other way around on the same two squares.
button-rotate = Rotate
button-play = Place here
# Shows all that is suggested for the rest of the turn, and then plays it; $deeds are its moves, like “Knight on lake ·
# Choose 41”.
button-see-turn = See the suggested turn
button-play-turn = Play this turn
button-turn-back = Choose something else
panel-turn = Suggested: { $deeds }
# Shows suggestions for this turn.
button-hint = Hint
# Shows what each domino would bring, before the first choice.
button-compare = Compare dominoes

# What a turn that is over has done, such as “placed 12, +3 points, took 38”.
turn-done = Done. **{ $name }** { $deeds }.
turn-done-other = Your turn is over.
# $name is a computer player.
turn-thinking = { $name } is thinking and plays in a moment.

# The answer to somebody who wants to join a rematch whose seats are kept for others.
done-in-line = You get the next free seat! I'll call you when there is one.
done-joined = You're in! The game begins when the host presses **{ button-start }**, or anyone once the table is full.
# $name is the person who is invited, or several like “Ola and Kenji”; $count is how many.
done-invitation-sent = I've asked **{ $name }** to play, and kept { $count ->
    [1] a seat
   *[other] { $count } seats
} free. **{ button-more }** takes the invitation back.
done-left = You've left the table.
done-declined = OK, you've said no, and the seat is free again.
# $options are options like Harmony that the newly chosen game lacks; $count is how many.
done-dropped = { $game } is played without { $options }: { $count ->
    [one] that's off now.
   *[other] they're off now.
}
# $names are computer players for whom the newly chosen game has no seats; $count is how many.
done-computers-left = { $names } { $count ->
    [one] has
   *[other] have
} left: there are fewer seats now.
done-cancelled = The table is closed.
done-resigned = You've left the game, and the computer plays on for you.
done-resigned-last = You've left the game. Only computer players were left, so it's over.
# Questions to whoever has typed a command, before others are asked or a seat changes; button-yes does it. $name is whose
# seat or turn it is.
ask-findsubstitute = Ask the table whether someone else may play on **{ $name }**'s seat?
ask-undoturn = Ask the others whether to undo the last turn?
ask-pause = Ask the others to pause this table?
ask-putout = Remove **{ $name }** from the table? I'll tell them, and only an invitation brings them back.
button-yes = Yes
button-no = No
# The answer to the button that calls off what was to be confirmed.
done-nothing = Everything stays as it was.
done-opened = Your table is open!
done-forgotten = Done. Your name and your data are erased. { privacy-copies }
forgotten-name = Somebody

button-undoturn = Undo this turn
# “Stands” means: it is not undone.
undo-waiting = I've asked the others. If someone moves before everyone has agreed, the turn stands.
undo-done = Your turn is undone.
# On the panel of somebody who plays alone against computers: back to the turn before.
button-undo-alone = Undo turn
# Asked before that; $names are the $count others whose turns since then are taken back too.
undo-price = { $count ->
    [0] This undoes your last turn, and the game won't count. Undo it?
   *[other] This undoes your last turn and what { $names } did since, and the game won't count. Undo it?
}
undo-alone-done = Your turn is undone, and the same dominoes come again. This game won't count in your statistics.

done-computermoves = Done, the computer has played this turn.
done-computerkeeps = Done, the computer plays on until that player is back.
done-returntoseat = The seat is yours again. Play on from here!
done-already-seated = You're already in your seat, so nothing has changed.

confirm-cancel = End this game for everyone, without a result?
confirm-cancel-lobby = There are others at this table. Close it for everyone?
button-cancel-yes = End the game
button-cancel-no = Play on
confirm-resign = Leave this game for good? The computer takes your seat, and the others play on.
# The same for the last person at the table.
confirm-resign-last = Resign? Only computer players would be left, so the game would end without a result.
confirm-leave = You're the only person at this table, so it closes when you leave.
button-leave-yes = Leave and close the table
button-leave-no = Stay
# Asked before somebody joins; $before_plays and $after_plays are like “kingdoms of 7×7 in 24 rounds”.
confirm-join = With you, { $count } play. Now: { $before_plays }. Then: { $after_plays }. Join?
confirm-start = Not everyone you invited has answered. Start without them?
button-start-yes = Start without them
button-start-no = Wait for them
button-resign-yes = Resign
button-resign-no = Play on
button-done = Done

# What the coach says of the reader's previous turn, in small print: how much better another turn would have been.
coach-cost = { $points ->
    [1] Your last turn cost about a point
   *[other] Your last turn cost about { $points } points
}
# Opens what would have been better. $domino is a number, of a domino that the reader did not take.
button-why-not = Why not { $domino }?
button-why = What was better?

# $bonuses are like “Middle Kingdom +10 · Harmony +5”: points at the end that a player still has, and can still lose.
panel-bonuses = Still possible: { $bonuses }
# The same for points that the player can no longer lose.
panel-bonuses-sure = Already yours: { $bonuses }
