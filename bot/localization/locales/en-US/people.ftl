# Following a table, being away, and substitutes.

button-follow = Follow
button-unfollow = Stop following
button-unfollow-number = Stop following { $number }
button-follow-mentioned = Mention me when it ends
button-follow-quietly = No mention
following-quietly = You follow this table: it is listed in { COMMAND("kingdomino games") }, and nobody mentions you. That ends with the game.
following-mentioned = You follow this table: it is listed in { COMMAND("kingdomino games") }, and you are mentioned once, when it ends.
unfollowed = You do not follow this table any more.
followed-title = You follow
followed-game = { $number } · { $game } { $channel }
# The placeholder of a select that lists one's tables in every channel.
quit-placeholder = Leave a table …
# Below the end of a game in a thread. Discord archives a thread in which nobody writes.
thread-wake = A button does nothing? This thread has fallen asleep: write anything here to wake it.
end-followers = For those who follow this table: { $people }

# ---- substitutes

button-standins = Stand in for { $name }
standins-about = **{ $name }** is away until { $until }. Anybody at the table may let a computer player take this turn, or the seat until its player is back. If all agree, another person can take the seat.
button-findsubstitute = Find a substitute
button-takeseat = Take the seat of { $name }
proposal-seat = **{ $name }** would like to find a substitute:
proposal-ended-seat = This search for a substitute has ended.
seat-proposed = Somebody else may take the seat of **{ $name }** and play on; **{ $owner }** may come back at any time.
seat-proposed-for-good = Somebody else may take the seat of **{ $name }** and play on.
done-proposal-seat = Done: anybody in this channel can take the seat now.
seat-offered = The seat of **{ $name }** is free to take: whoever takes it plays on from here, and the result counts for them. **{ $owner }** may come back at any time; the offer ends as soon as they make a move.
seat-offered-for-good = The seat of **{ $name }** is free to take: whoever takes it plays on from here, and the result counts for them.
seat-offered-left = **{ $name }** is not on this server any more. A computer player keeps the seat, and anybody may take it.
seat-offer-ended = This seat is not free to take any more.
seat-taken = **{ $name }** plays for **{ $owner }** from now on.
seat-taken-for-good = **{ $name }** plays on this seat from now on.
seat-returned = **{ $name }** is back; **{ $substitute }** has left the seat. Thank you!
plays-for = { $name } plays for { $owner }.
done-seat-taken = The seat is yours: you play on from here. Its owner may come back at any time; the result counts for whoever has the seat at the end.
done-seat-taken-for-good = The seat is yours: you play on from here, and the result counts for whoever has the seat at the end.

# ---- away

away-waiting = { $name } is away until { $until }.
away-computer = { $name } is away until { $until }; a computer player moves meanwhile.
nobody-present = Nobody is here at the moment: the game waits until somebody is back.
# In a list of choices: when somebody will be back.
away-day = { $days ->
    [1] tomorrow, { DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
}
away-hours = { $count ->
    [1] in an hour
   *[other] in { $count } hours
}
away-days = { $count ->
    [1] in a day
   *[other] in { $count } days
}
away-weeks = { $count ->
    [1] in a week
   *[other] in { $count } weeks
}
away-confirmed = You are away until { $until }: nobody reminds or mentions you. The people you play with can see that date.
away-moved-for = { $count ->
    [1] At one of your tables a computer player moves for you at once, as that table has agreed.
   *[other] At { $count } of your tables computer players move for you at once, as those tables have agreed.
}
away-waited-for = { $count ->
    [1] One of your tables waits for you, unless the others find somebody to stand in.
   *[other] { $count } of your tables wait for you, unless the others find somebody to stand in.
}
away-deserted = { $count ->
    [1] One of your tables waits until somebody is back.
   *[other] { $count } of your tables wait until somebody is back.
}
away-ends = Making a move ends your absence at that table.
button-comeback = I am back
away-over = Welcome back. You are mentioned and reminded again.
away-not = You are not away. Type { COMMAND("kingdomino away") } and a date before you go.
away-missed = { $turns ->
    [0] While you were away, nobody had to move for you.
    [1] While you were away, others took one turn for you.
   *[other] While you were away, others took { $turns } turns for you at { $tables ->
        [1] one table
       *[other] { $tables } tables
    }.
}
away-your-turn = { $game } { $channel }: **your turn**
away-substitute = { $game } { $channel }: a substitute plays for you. { COMMAND("kingdomino seat") } there takes the seat back.
