# Being away, and substitutes.

# The placeholder of a select that lists one's tables in every channel.
quit-placeholder = Leave a table…
# A small line below the end of a game; $people_names are mentioned.
end-called = Also mentioned: { $people_names }

# ---- substitutes

# Opens the ways to replace $name, who is away or late.
button-standins = Substitute for { $name }…
standins-about = **{ $name }** is away (back: { $until_time }). Anyone at the table can let the computer play this turn, or play on until { $name } is back. If everyone agrees, someone else can take the seat.
button-findsubstitute = Find a substitute
button-takeseat = Take { $name }'s seat
# $name sits there now, $owner_name has the right to come back.
seat-proposed = Someone else could take **{ $name }**'s seat and play on. **{ $owner_name }** can come back any time.
seat-proposed-for-good = Someone else could take **{ $name }**'s seat and play on.
done-proposal-seat = Done. Anyone in this channel can take the seat now.
seat-offered = **{ $name }**'s seat is free! Take it and play on from here. **{ $owner_name }** can come back any time. The result goes to the person on the seat at the end.
seat-offered-for-good = **{ $name }**'s seat is free! Take it and play on from here. The result goes to the person on the seat at the end.
seat-offered-left = **{ $name }** has left this server. The computer is keeping the seat, and anyone can take it. The result goes to the person on the seat at the end.
seat-offer-ended = This seat isn't free anymore.
# $owner_name is the person whose seat it is.
seat-taken = **{ $name }** now plays for **{ $owner_name }**.
seat-taken-for-good = **{ $name }** now plays on this seat.
seat-returned = **{ $name }** is back. Thanks for being the substitute!
plays-for = { $name } plays for { $owner_name }.
done-seat-taken = The seat is yours, so play on from here. Its owner can come back any time. The result goes to the person on the seat at the end.
done-seat-taken-for-good = The seat is yours, so play on from here. The result goes to the person on the seat at the end.

# ---- away

away-waiting = { $name } is away. Back: { $until_time }.
away-computer = { $name } is away. Back: { $until_time }. The computer plays for now.
nobody-present = Everyone's away right now, so the game waits until someone is back.
# In a list of choices: when somebody will be back.
away-day = { $days ->
    [1] tomorrow, { DATETIME($day, dateStyle: "full") }
   *[other] { DATETIME($day, dateStyle: "full") }
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
# $until_time is a day and a time of day, which Discord writes, here and below.
away-confirmed = You're away. Back: { $until_time }. You won't be mentioned until then, and the people you play with can see the date. Have a good time!
away-moved-for = { $count ->
    [1] At one of your tables the computer plays for you from now on, as you all agreed there.
   *[other] At { $count } of your tables the computer plays for you from now on, as you all agreed there.
}
away-waited-for = { $count ->
    [1] One of your tables waits for you, unless the others find a substitute.
   *[other] { $count } of your tables wait for you, unless the others find a substitute.
}
away-deserted = { $count ->
    [1] One of your tables waits until someone is back.
   *[other] { $count } of your tables wait until someone is back.
}
away-ends = If you make a move, you're back at that table.
button-comeback = I'm back
away-over = Welcome back! You get mentions and reminders again.
away-not = You're not away. Before you go, type { COMMAND("kingdomino settings away:") } and a date.
away-missed = { $turns ->
    [0] While you were away, nobody had to move for you.
    [1] While you were away, others took one turn for you.
   *[other] While you were away, others took { $turns } turns for you at { $tables ->
        [1] one table
       *[other] { $tables } tables
    }.
}
away-your-turn = { $game } { $channel }: **your turn**
away-substitute = { $game } { $channel }: a substitute is playing for you. Take your seat back below { COMMAND("kingdomino board") } there.
