# The panel that only the player sees, and short answers.

panel-place = Place { $domino }
panel-spots = { $count ->
    [one] One spot. Choose it below.
   *[other] { $count } spots. Choose one below.
}
panel-spot = Spot **{ $spot }** of { $count } · { $gain } → **{ $total }** { $total ->
    [one] point
   *[other] points
}
# For and against a spot; behind its points, where little room is.
reason-completes = completes the grid
reason-loses-centre = moves the castle out of the middle
reason-holes = { $number ->
    [one] leaves a hole
   *[other] leaves { $number } holes
}
reason-joins = joins { $number ->
    [2] two
    [3] three
   *[other] { $number }
} { $terrain } properties
reason-crowns = first crown for { $number } squares of { $terrain }
reason-keeps-centre = keeps the castle in the middle
reason-open = { $number ->
    [0] no room for more { $terrain }
    [one] { $terrain } keeps one open side
   *[other] { $terrain } keeps { $number } open sides
}
panel-pick = Choose your next domino
panel-team = { $name }'s king acts now; you share the kingdom and can watch.
panel-moved-on = The table has moved on since that button was made; this is how it stands now.

spot-placeholder = Choose a spot
spot-label = { $spot } · { $squares }
spot-more = More of the { $count } spots …

button-previous = ‹
button-next = ›
button-rotate = ⟳ Turn
button-play = ✓ Place here
button-back = Take back
button-suggestions-off = Hide suggestions
button-suggestions-on = Show suggestions

turn-done = Your turn is done. 👑
turn-thinking = { $name } is thinking and moves in a moment.

done-joined = You have a seat. The game begins when the host presses Start, or anybody once the table is full.
done-left = You have left the table.
done-added = A computer player has sat down.
done-removed = A computer player has left.
done-dropped = { $variant } is played without { $options }: { $count ->
    [one] that is off now.
   *[other] they are off now.
}
done-team = Your wish is noted.
done-started = The game has begun.
done-cancelled = The table is closed.
done-resigned = You have left the game; a computer player plays on for you.
done-resigned-last = You have left the game. It has ended, because only computer players were left.
done-thread = Your table is open: { $link }
done-forgotten = Done: nothing here bears your name any more.
forgotten-name = Somebody

button-takeback = Take this turn back
takeback-waiting = The others have been asked. If somebody moves before all have agreed, the turn stands.
takeback-done = Your turn is taken back.

done-standin = Done: a computer player has taken this turn.
done-handover = Done: a computer player keeps the seat until its player comes back.
done-comeback = The seat is yours: you play on from here.

confirm-cancel = End this game for everybody, without a result?
button-cancel-yes = End the game
confirm-resign = Leave this game for good? A computer player will take your seat.
button-resign-yes = Resign
button-done = Done
