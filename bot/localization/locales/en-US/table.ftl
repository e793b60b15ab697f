# The lobby, the public message of a turn, reminders, taking back, and the end of a game.

variant-kd = Kingdomino
# A stored game that this version of the bot does not know.
variant-unknown = A game I don't know
variant-kd7 = Kingdomino: Mighty Duel
variant-kd3n = Kingdomino for three, 4 dominoes a line
# One line on each game, of at most 75 characters, behind the numbers of players.
variant-kd-about = Lay dominoes; land with crowns scores
variant-kd7-about = All 48 dominoes, and larger kingdoms
variant-kd3n-about = All 48 dominoes; one of each line is left over

# Options, none of which is usual. In a list of at most 100 characters for each line, and as a line of the lobby.
option-m = Middle Kingdom
option-h = Harmony
option-dynasty = Dynasty
# When players get suggestions, to choose from in the lobby; the lines below explain it in at most 100 characters.
suggestions-shown = Suggestions: shown
suggestions-hint = Suggestions: on demand
suggestions-none = Suggestions: none
suggestions-shown-about = Every panel opens with the move that promises most
suggestions-hint-about = A Hint button shows them; the end says who found how many turns without
suggestions-none-about = Points only; everybody finds the good moves without help
setup-suggestions-placeholder = Suggestions
dynasty-game = Dynasty, game { $number } of { $games }

grid-5 = kingdoms of 5×5
grid-7 = kingdoms of 7×7

# ---- the lobby

lobby-players = { $seated } of { $count } players
lobby-person = **{ $name }**
# Below the castles in the picture of the lobby, one or two words.
lobby-seat-host = host
# $level is one of those that begin with level-.
lobby-seat-computer = computer, { $level }
lobby-seat-invited = invited
lobby-seat-free = free
lobby-host = **{ $name }** (host)
lobby-computer = **{ $name }** (computer, { $level })
# $people are invited and have not answered; $until is a date.
lobby-seats-kept = Invited: { $people }. Their seats wait until { $until }.
lobby-invite = Invite somebody with { COMMAND("kingdomino invite") }.
invited-to-play =
    { $person }: you are invited to play { $game } with { $names }.
    A seat is reserved for you until { $until }.
button-accept = Accept
button-declineinvitation = Decline
invitation-accepted = **{ $name }** has said yes and has a seat.
invitation-ended = This invitation has ended.
# $player is one of the lines above.
lobby-in-team = { $player }, team { $team }
lobby-wrong-number = This game is for { $allowed } players: others can join, or the host adds computer players.
lobby-missing = { $missing ->
    [1] Waiting for one more player.
   *[other] Waiting for { $missing } more players.
}
lobby-missing-some = { $missing ->
    [1] One more player is needed
   *[other] { $missing } more players are needed
} before the host can start. Free seats: { $free }.
lobby-room = The host can start now ({ $count } players, { $size }); there is room for more.
lobby-ready = Everybody is here: press **{ button-start }**. The order of play is drawn at random.
lobby-started = The game has begun.
lobby-idle = This table was closed because nobody had changed anything for a week. Open another one with { COMMAND("kingdomino new") }.
lobby-cancelled = This table was closed before the game began.

team-placeholder = Choose your team
team-option = Team { $team }
team-any = Any team
team-drawn = Whoever chooses no team is drawn into one.

setup-game-placeholder = Game
setup-seats-placeholder = Players
setup-pace = Time for a turn: { $value }
setup-pace-placeholder = Time for a turn
setup-language = Language: { $value }
setup-language-placeholder = Language of this table
setup-theme = Colours: { $value }
setup-theme-placeholder = Colours of public pictures
setup-policy-placeholder = If somebody takes longer
setup-players-one = For { $most } players
setup-players-two = For { $fewest } or { $most } players
setup-players-range = For { $fewest } to { $most } players
setup-seats = { $count } players
setup-teams = { $teams } teams, { $size }

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
policy-wait = If late: nothing happens
policy-wait-about = Nobody is reminded, and nobody moves for anybody else
policy-remind = If late: reminders
policy-remind-about = Reminders, less and less often; the others may let a computer player move
policy-turn = If late: computer moves
policy-turn-about = One reminder; after the same time again a computer player takes the turn
policy-seat = If late: computer plays on
policy-seat-about = One reminder; after the same time again a computer plays until they return

setup-options-placeholder = Options

button-join = Join
button-leave = Leave
# Opens what one may do at a table before its game: its settings for the host, Leave and the teams for the others.
button-more = More
# A list of computer players and people whom the host can remove from the table.
put-out-placeholder = Take somebody's seat away
button-start = Start
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
add-beginner-about = Makes the mistakes of somebody new to the game
add-solid = Solid
add-solid-about = Takes the most points there are now, and leaves no holes
add-strong = Strong
add-strong-about = Plays well and answers at once
add-master = Master
add-master-about = The best there is; thinks ahead for about five seconds each turn

# Given to computer players in this order; more than there are seats.
computer-names = Baldwin, Mathilda, Osric, Ysolde, Perkin, Rosamund, Wilfred, Adela, Godwin

thread-name = { $game } with { $name }

# ---- what happened

domino-told = { $number } ({ $halves })
# A half of a domino: $half is a terrain, $crowns are as many crowns as signs. Then both halves of one.
half-told = { $half } { $crowns }
halves-told = { $first } / { $second }
# What a move brings at once; $gain is { $points } with its sign.
points-now = { $points ->
    [0] no points now
    [one] **{ $gain }** point
   *[other] **{ $gain }** points
}
contact-castle = { $terrain } at the castle
contact-land = { $terrain } on { $square }
# The same without the square: the domino continues land of its own kind.
contact-own = joins your { $terrain }

told-order = Choosing in this order: { $names }
# A player whose kings choose one after the other.
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = Teams: { $teams }
told-resigned = **{ $name }** leaves the game; a computer player takes the seat.
told-turn-back = **{ $name }** undoes the turn.

# A turn is told as short facts in a line, like “Ola · placed 12 · +3 → 41 · took 38”: who, which domino was placed and what
# else was done, what all that brought and what the kingdom is worth now, which domino was taken. The sign marks computer
# players.
told-by-person = **{ $name }**
told-by-plan = **{ $name }** (planned)
told-by-itself = **{ $name }** (the only move)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (a computer player moved instead)
told-by-stand-in = **{ $name }** (a computer player stood in)
# In a team.
told-mate = { $name } (with { $mate })
# No-break spaces, so that a line never ends within it.
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = placed{ "\u00A0" }{ $domino }
told-discard = { $domino } discarded: it fits nowhere
told-pick = took{ "\u00A0" }{ $domino }

# More turns than a message tells one by one.
told-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
told-earlier = { $count ->
    [1] One turn before these is left out here.
   *[other] { $count } turns before these are left out here.
}
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
# First choices; each of the choices is like told-choice.
told-choices = Chosen: { $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

# ---- whose turn

due-place = { $name }, your turn: place { $domino }
due-rest = { $name }, it's your turn
due-pick = { $name }, your turn: choose a domino
# $until and $at are like “in 3 hours”.
time-turn = Reminder { $until }; after the same time again a computer player takes the turn.
time-seat = Reminder { $until }; after the same time again a computer player takes the seat.
time-over-turn = A computer player takes the turn { $at }.
time-over-seat = A computer player takes the seat { $at }.
pick-lost = { $count ->
    [1] { $dominoes } fits nowhere now.
   *[other] { $dominoes } fit nowhere now.
}
button-place = Place { $domino }
button-open = My turn
button-what-happened = What happened
# Shows a kingdom large. The sign is read aloud as “magnifying glass”.
button-kingdom = { EMOJI("look") } { $name }
# The same in text mode.
button-kingdom-words = Kingdom: { $name }
button-table = Whole table
# Shows the whole table, each kingdom large and the dominoes that are still to come.
button-look = { EMOJI("look") } See kingdoms
# At the end of an alt text that only one person hears.
alt-text-mode = Text mode in { COMMAND("kingdomino settings") } puts this into words.
button-pick = { $number } · { $halves }

# ---- reminders, substitutes, taking back

reminder-waiting = { LINK($link, "The table") } is waiting for you. Last move: { $since }.
reminder-last = You are the last one this round waits for.
reminder-then-turn = If you have not moved by { $at } ({ $left }), a computer player takes this turn.
reminder-then-seat = If you have not moved by { $at } ({ $left }), a computer player takes your seat and keeps it until you are back.
button-mute = Stop reminding me
muted = You will not be reminded of this turn again.
muted-until = You will not be reminded of this turn again. Unless you move first, a computer player moves for you { $left }.
reminder-computermoves = If this cannot wait, anybody at the table may let a computer player take the turn.
reminder-computerkeeps = If this cannot wait, anybody at the table may let a computer player take the turn, or the seat until its player is back.
button-computermoves = Let the computer move
button-computerkeeps = Give the computer the seat

late-turns = A computer player moved for { $names }, as this table has agreed. **{ button-pace }** shows what was agreed, and changes it.
button-pace = Time for a turn
seats-kept = Computer players keep the seats of: { $names }
button-returntoseat = Take my seat back

undo-asked = **{ $name }** would like to undo the last turn:
undo-needs-all = It needs everybody's consent.
undo-agreed = Everybody agreed to undo the last turn.
undo-refused = The last turn stands: { $name } would rather play on.
undo-late = The game has gone on, so the turn stands.
undo-stands = The last turn stands.
button-agree = Agree
button-rejectundo = No, play on

# ---- the pace of a running table, and what else is put to it

pace-title = The pace of this table
pace-line = { $time }. { $then }.
pace-consent = It takes effect once everybody at the table has agreed.
pace-alone = You are the only person at this table, so it takes effect at once.
button-propose = Propose it to the table
button-change-pace = Change it

proposal-pace = **{ $name }** would like to change the pace of this table:
proposal-agreed = Everybody agreed: it applies from now on.
proposal-refused = It stays as it was: { $name } would rather not.
proposal-ended-pace = This proposal has ended.
proposal-waiting = The others have been asked. This stays open until all have decided, and the game goes on meanwhile.
done-proposal-pace = Done: it applies from now on. { COMMAND("kingdomino pace") } changes it again.
button-decline = Rather not

# ---- the end

end-won = { $names } wins!
end-team-won = { $names } win!
end-shared = { $names } share the victory!
# $shares are several of end-found-share.
end-found = Turns found without a hint: { $shares }
end-found-share = { $name } { $found } of { $turns }
end-by-largest-property = Equal points: the largest property decides.
end-by-crowns = Equal points and equally large properties: the crowns decide.
end-dynasty-so-far = The dynasty after { $number } of { $games } games: { $sums }
end-dynasty-won = { $names } wins the dynasty!
end-dynasty-shared = { $names } share the dynasty!
end-dynasty-sums = All { $games } games: { $sums }
end-dynasty-game = Game { $number }: { $result }
end-sum = { $name } { $total }
button-rematch = Rematch
# The same between two people.
button-revenge = Revenge
button-next-game = Start game { $number } of { $games }
button-history = History
# Shows where the points of a finished game came from.
button-points = Points
game-cancelled = This game was ended without a result.
game-resigned = { $count ->
    [1] **{ $names }** has left the game.
   *[other] **{ $names }** have left the game.
} Only computer players are left, so it ends without a result.
