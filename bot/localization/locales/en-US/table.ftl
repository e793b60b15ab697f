# The lobby, the public message of a turn, reminders, taking back, and the end of a game.

variant-kd = Kingdomino
# A stored game that this version of the bot does not know.
variant-unknown = A game I don't know
variant-kd7 = Kingdomino: Mighty Duel
variant-kd3n = Kingdomino for three, 4 dominoes a line
# One line on each game, of at most 75 characters, behind the numbers of players.
variant-kd-about = Place dominoes: land with crowns scores points
variant-kd7-about = All 48 dominoes, and larger kingdoms
variant-kd3n-about = All 48 dominoes, and one of each line is left over

# Options, none of which is usual. In a list of at most 100 characters for each line, and as a line of the lobby.
option-dynasty = Dynasty
# The game is played in a thread; the line below explains it in at most 100 characters.
option-thread = In a thread
option-thread-about = The game moves into a thread below the lobby, and the channel stays free
# When players get suggestions, to choose from in the lobby; the lines below explain it in at most 100 characters.
suggestions-shown = shown
suggestions-hint = on demand
suggestions-none = none
suggestions-shown-about = Every panel opens with the move that promises most
suggestions-hint-about = “{ button-hint }” shows one. At the end everyone sees who did without
suggestions-none-about = Points only, and everyone finds the good moves alone
# A list of the people at the table, of whom the host can choose several.
setup-guided-placeholder = Show suggestions only to… (won't count)
dynasty-game = Dynasty, game { $number } of { $games }

grid-5 = kingdoms of 5×5
grid-7 = kingdoms of 7×7
# $size is one of the two above, where both depend on how many play.
lobby-plays = { $size } in { $rounds } rounds

# ---- the lobby

lobby-players = { $seated } of { $count } players
# Below the castles in the picture of the lobby, one or two words.
lobby-seat-host = host
# $level is one of those that begin with level-.
lobby-seat-computer = computer, { $level }
lobby-seat-invited = invited
lobby-seat-free = free
# $people_names are invited and have not answered; $until_time is a date.
lobby-seats-kept = Invited: { $people_names }. Seats kept until: { $until_time }.
# The first line of a rematch, which a lock screen shows; $people_names have played the game before and have not answered.
lobby-again = { $people_names }, another game?
# A list of the server's people, of whom the host can choose several.
invite-placeholder = Invite people
# The first line of a message, which a lock screen shows; $unit and $count are how long the seat is reserved.
invited-to-play = { $person_name }, will you play { $game }? Answer within { time-span }.
# The lines below it.
invited-by =
    With { $names }.
    Your seat is reserved until: { $until_time }.
# The first line of a message, which a lock screen shows; $role is a mention of everyone with a role of the server.
called-to-play = { $role }, who plays { $game }?
# The line below it; $pace is like “Time for a turn: a day”.
called-by = { $names } at the table, { $count } seats · { $pace }
# In place of that message, when nobody can join any longer.
call-ended = { $game }: { $state ->
    [full] this table is full.
    [begun] the game has begun.
   *[closed] this table is closed.
}
button-accept = Accept
button-declineinvitation = Decline
lobby-wrong-number = This game is for { $allowed } players. Others can join, or the host can add computer players.
# How many people are still missing before the game can begin.
lobby-missing = { $missing ->
    [1] The game can start with one more player.
   *[other] The game can start with { $missing } more players.
}
# $where is “private” in a private conversation, where nobody else can join.
lobby-for-one = { $where ->
    [private] Computer players take the free seats.
   *[server] Others can join, or computer players take the free seats.
}
lobby-room = The host can start now, and there's room for more.
# $seated are at the table, and $free_count seats are left.
lobby-ready = { $free_count ->
    [0] All set: press **{ button-start }**. Who chooses first is drawn at random.
   *[other] Everyone has answered. Press **{ button-start }** to play with { $seated }, or wait for more.
}
# In place of it; $when_span is like “in 3 minutes”.
lobby-begins = Everyone's in! The game begins: { $when_span }.
# $names get the next seats of a rematch, if somebody doesn't want to play.
lobby-in-line = Gets the next free seat: { $names }
# Messages that call the host of a lobby. All seats are taken, or everyone has answered.
ready-all = { $person_name }, your table is ready. Start the game?
# Somebody who was asked for a rematch can't play, or has left.
ready-short = { $person_name }, not everyone can play. Start without them, add computers or wait for someone.
# In a channel, above a link to the thread: a game there looks for substitutes for $names.
seats-sought = { $count ->
    [one] { $names }'s seat is free. Who plays on?
   *[other] The seats of { $names } are free. Who plays on?
}
lobby-started = The game has begun.
# The thread is a link.
lobby-in-thread = The game has begun in { $thread }
lobby-idle = Nothing has changed here for a week, so I closed this table. Open another one with { COMMAND("kingdomino new") }.
lobby-cancelled = This table was closed before the game began.

team-placeholder = Choose your team
team-option = Team { $team }
team-any = Any team
team-drawn = If you don't choose a team, you're drawn into one.

setup-seats-placeholder = Players
# $value is one of the lengths of time below.
setup-pace = Time for a turn: { $value }
setup-policy = If late: { $value }
setup-suggestions = Suggestions: { $value }
server-policy = If someone takes longer
setup-players-one = For { $most } players
setup-players-two = For { $fewest } or { $most } players
setup-players-range = For { $fewest } to { $most } players
setup-seats = { $count } players
setup-teams = { $teams } teams, { $size }

# The second line of the first turn in a thread: the people at the table besides the player of the turn.
turn-company = At the table: { $people_names }

# How long a turn may take.
turn-time-none = no limit
turn-time-minutes = { $count } minutes
turn-time-hours = { $count ->
    [1] an hour
   *[other] { $count } hours
}
turn-time-days = { $count ->
    [1] a day
   *[other] { $count } days
}
# What happens to somebody who takes longer. In a list of at most 100 characters for each line.
policy-wait = nothing happens
policy-wait-about = No reminders, and nobody plays for anyone else
policy-remind = reminders
policy-remind-about = Reminders that become rarer. The others can let the computer play
policy-turn = computer moves
policy-turn-about = First a reminder when time is up. Later the computer plays the turn
policy-seat = computer plays on
policy-seat-about = First a reminder when time is up. Later the computer plays until they return

setup-options-placeholder = Options

button-join = Join
# The answers to lobby-again.
button-again = I'm in
button-not-now = Not now
button-leave = Leave
# Opens what one may do at a table before its game: its settings for the host, Leave and the teams for the others.
button-more = More
# A list of computer players and people whom the host can remove from the table.
put-out-placeholder = Remove someone
button-start = Start
# The same for a host who is alone: computer players take the free seats, and the game begins.
button-play-computers = Play against computers
# Opens a list of people.
button-invite = Invite
# Opens the rest of the settings of a table: options, suggestions, and what happens if someone takes longer.
button-table-rules = More settings
# Gives all free seats to computer players of the level.
button-fill = Fill up with computers ({ $level })
button-close-table = Close the table

# How well a computer player plays: inside a sentence, and where one is chosen.
level-beginner = beginner
level-solid = solid
level-strong = strong
level-master = master
add-placeholder = Add a computer player
add-beginner = Beginner
add-beginner-about = Makes the mistakes we all made at first
add-solid = Solid
add-solid-about = Takes the most points there are now, and leaves no holes
add-strong = Strong
add-strong-about = Plays well and answers at once
add-master = Master
add-master-about = The best there is. Thinks ahead for about five seconds a turn

# Given to computer players in this order; more than there are seats.
computer-names = Baldwin, Mathilda, Osric, Ysolde, Perkin, Rosamund, Wilfred, Adela, Godwin

# The name of a thread on Discord; $names are the people who play there.
thread-name = { $game }: { $names }

# ---- what happened

# A half of a domino: $terrain is a terrain, $crown_signs are as many crowns as signs. Then both halves of one.
half-told = { $terrain } { $crown_signs }
halves-told = { $first_half } / { $second_half }
# What a move brings at once; $gain is { $points } with its sign.
points-now = { $points ->
    [0] no points now
    [one] **{ $gain }** point
   *[other] **{ $gain }** points
}
contact-castle = { $terrain } at the castle
# The same without the square: the domino continues land of its own kind.
contact-own = joins your { $terrain }

told-order = Order: { $names }
told-resigned = **{ $name }** leaves the game, and the computer takes the seat.
# $owner_name is the person whose seat it is; someone else has played on it.
told-substitute-resigned = The person playing for **{ $owner_name }** leaves the game, and the computer takes the seat.
told-turn-back = **{ $name }** undid the turn.
# $name is the person who opened the table, or the person who hosts it in their place.
told-host = **{ $name }** is the host of this table now.
# Stands in the channel of a game that is played in a thread, above a link to the thread.
told-locked = The thread is locked, so the game waits there. Someone who manages this server can unlock it.

# Turns are told as short facts in a line, like “Ola · +3 · took 12 · goes last”: who, what that brought, what else
# was done, which domino was taken. The sign marks a computer player who moved for a person.
told-by-person = **{ $name }**
told-by-plan = **{ $name }** (planned)
told-by-itself = **{ $name }** (the only move)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (the computer moved)
told-by-stand-in = **{ $name }** (the computer stood in)
# In a team.
told-mate = { $name } (with { $mate_name })
# No-break spaces, so that a line never ends within it.
told-place = placed{ "\u00A0" }{ $domino }
told-discard = discarded { $domino } (it fits nowhere)
# The same of the next one in the same message, where the reason has been told. $domino may be several dominoes.
told-discard-again = discarded{ "\u00A0" }{ $domino }
told-pick = chose{ "\u00A0" }{ $domino }
# Like told-pick, of a domino that nobody chose, because no other one was left.
told-pick-last = got{ "\u00A0" }{ $domino }

# In the channel: the number of the domino behind its picture, and what is on it (told-land).
told-domino = { $number }{ "\u00A0" }({ $land })
# The half with the most crowns of a domino, its terrain and $crowns; without crowns the terrain of both halves, or $both_lands terrains.
told-land = { $crowns ->
    [0] { $count ->
        [1] double { $terrain }
       *[other] { $both_lands }
    }
    [1] one-crown { $terrain }
    [2] two-crown { $terrain }
   *[3] three-crown { $terrain }
}
# The player took the highest number of a line, and has the last turn when it is placed.
told-goes-last = goes{ "\u00A0" }last
# A sentence of its own when the lead changes, late in a game.
told-leader = **{ $name }** leads after round { $round }, { $points } to { $second_points }.

# ---- whose turn

# $domino is a number.
due-place = { $name }, your turn: place { $domino }
due-rest = { $name }, it's your turn
due-pick = { $name }, your turn: choose a domino
# The first line of a game's first message, which everybody at the table reads on a lock screen.
due-begin = Your game has begun: { $name } chooses { $order ->
    [first] first
   *[next] next
}
# Their second choice in a row, without a call.
due-pick-again = { $name } chooses another domino
# A length of time inside the lines below. A language that needs other cases there writes the forms out in each of them.
time-span = { $unit ->
    [minutes] { $count ->
        [1] a minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [1] an hour
       *[other] { $count } hours
    }
   *[days] { $count ->
        [1] a day
       *[other] { $count } days
    }
}
# The first line of a message, which a lock screen shows. $due is one of the lines that begin with due-, or another one that
# says what somebody has to do; $unit and $count are how long they have for it: “within 2 hours”.
due-within = { $due }, within { time-span }
# $until_span and $at_span are dates with a time. $unit and $count are the time for a turn at this table, which passes once
# more after the reminder.
time-turn = Reminder: { $until_span }, and { time-span } later the computer plays the turn.
# As above; the computer plays on until the player is back.
time-seat = Reminder: { $until_span }, and { time-span } later the computer takes the seat.
time-over-turn = The computer plays the turn: { $at_span }.
time-over-seat = The computer takes the seat: { $at_span }.
pick-lost = { $count ->
    [1] { $dominoes } fits nowhere now.
   *[other] { $dominoes } fit nowhere now.
}
button-place = Place { $domino }
button-open = My turn
# The placeholder of a select of the kingdoms of a table.
kingdom-placeholder = Show one kingdom larger…
button-table = Table
# Shows the board of an extension large, such as the buildings on offer.
button-boards = Builders' board
# Shows the whole table, each kingdom large and the dominoes that are still to come.
button-look = { EMOJI("look") } See kingdoms
# In the alt text of the pictures of a game's first turns, which everybody gets.
alt-board-text = All in words: { COMMAND("kingdomino board text:") }.
# At the end of an alt text that only one person hears.
alt-text-mode = { setting-text-mode } in { COMMAND("kingdomino settings") } puts this into words.

# ---- reminders, substitutes, taking back

reminder-waiting = The table: { $channel }
reminder-last = You're the last one this round is waiting for.
# In a private message to the player after the player $name.
reminder-next = { $name } is up, and you're next.
reminder-then-turn = Your time ends: { $at_time }. Then the computer plays this turn.
reminder-then-seat = Your time ends: { $at_time }. Then the computer plays on until you're back.
button-mute = Stop reminding me
muted = OK, no more reminders for this turn.
# $left_span is like “in 2 hours”.
muted-until = OK, no more reminders for this turn. If you don't move first, the computer plays it ({ $left_span }).
reminder-computermoves = In a hurry? Anyone at the table can let the computer play this turn.
reminder-computerkeeps = In a hurry? Anyone at the table can let the computer play this turn, or play on until that player is back.
button-computermoves = Let the computer move
button-computerkeeps = Give the computer the seat

late-turns = The computer moved for { $names }, as you all agreed. **{ button-pace }** shows what you agreed, and changes it.
button-pace = Time for a turn
seats-kept = The computer is playing for { $names } until they're back.
# $name is whose seat somebody else plays; $count is how many such seats there are.
button-own-seat-back = { $count ->
    [1] { $name }: my seat back
   *[other] Take my seat back
}
# A button that ends the pause of a table.
button-goon = Play on
table-paused = **Paused.** No reminders for now. A move or **{ button-goon }** ends the pause.

# The first line of a request, which a lock screen shows. $people_names are those who are asked.
request-undo = { $people_names }, undo the last turn?
proposal-by = **{ $name }** proposes this. Everyone has to agree.
undo-agreed = Everyone agreed to undo the last turn.
undo-refused = The last turn stands: { $name } would rather play on.
undo-late = The game has gone on, so the turn stands.
undo-stands = The last turn stands.
button-agree = Agree
button-rejectundo = No, play on

# ---- the pace of a running table, and what else is put to it

pace-title = Time for a turn at this table
# $pace is one of the lengths of time, $then what happens to somebody who takes longer.
pace-line = { $pace }. { $then }.
# Somebody else's turn; $until_span is when others may do that, like “in 5 hours”.
pace-hurry = If { $name } takes too long, you can let the computer play: { $until_span }.
pace-consent = It counts once everyone at the table has agreed.
pace-alone = You're the only person at this table, so it counts right away.
button-propose = Propose it to the table
button-change-pace = Change it

# First lines of requests, as request-undo.
request-pace = { $people_names }, change the time for a turn?
request-pause = { $people_names }, pause this table?
request-seat = { $people_names }, let someone else take a seat?
proposal-agreed = Everyone agreed. It counts from now on.
proposal-refused = Everything stays as it was: { $name } would rather not.
proposal-ended = This proposal is over.
proposal-waiting = I've asked the others. This stays open until everyone has decided, and the game goes on meanwhile.
done-proposal-pace = Done. It counts from now on, and { COMMAND("kingdomino table") } changes it again.
pause-about = While it's paused, nobody gets reminders and no computer player steps in. A move ends the pause.
done-proposal-pause = Done: the table is paused until someone moves or presses **{ button-goon }**.
done-goon = On we go.
button-pause = Pause the table
button-decline = Rather not

# ---- the end

# $names is one winner here, the two of a team in end-team-won, and several players in end-shared.
end-won = { $names } wins!
# That person had left the game.
end-won-on-seat = { EMOJI("computer") } The computer wins on { $name }'s seat!
# In a list of names, in place of somebody who has left the game: the computer has played on.
name-computer = { EMOJI("computer") } Computer
end-team-won = { $names } win!
end-shared = { $names } share the victory!
# $shares are several of end-found-share.
end-found = Turns without a hint: { $shares }
end-found-share = { $name } ({ $found } of { $turns })
end-dynasty-so-far = After { $number } of { $games } games: { $sums }
end-dynasty-won = { $names } wins the dynasty!
end-dynasty-shared = { $names } share the dynasty's victory!
end-dynasty-sums = All { $games } games: { $sums }
# In a list: $total are points.
end-sum = { $name } ({ $total })
# $land is like told-land: the turn that raised the winner's chances most. Without the points of this turn, the winner would have no lead.
end-turned = Round { $round } decided it: **{ $name }** got +{ $points } with the { $land } and won by { $margin }.
button-rematch = Rematch
button-next-game = Start game { $number } of { $games }
game-cancelled = This game ended without a result.
# Below the line above, if a moderator has ended the table.
closed-by = Closed by a moderator: { $name }
game-resigned = { $count ->
    [1] **{ $names }** has left the game.
   *[other] **{ $names }** have left the game.
} Only computer players are left, so it ends without a result.

# A game that gives everybody the same dominoes.
deal-shared = Shared deal
