# What cannot be done, and what to do instead.

error-channel-busy =
    There is a table in this channel already:
    { $link }
    { $where ->
        [private] Finish it, or end it with { COMMAND("kingdomino table") }.
       *[server] Finish it, let its host end it with { COMMAND("kingdomino table") }, or open yours in another channel or a thread.
    }
error-your-table-waits = Your table is waiting: { $link }
error-next-game-begun = The next game has begun already: { $link }
error-next-game-played = That game has been played already. The newest one of the dynasty: { $link }
error-host-has-too-many-tables = Nobody may host more than { $limit ->
    [1] one unfinished table
   *[other] { $limit } unfinished tables
} at a time, and you have reached that limit. Finish one, or end one with { COMMAND("kingdomino table") } in its channel: { COMMAND("kingdomino games") } lists them.
error-server-has-too-many-tables = No server may have more than { $limit ->
    [1] one unfinished table
   *[other] { $limit } unfinished tables
} at a time, and this one has reached that limit. Finish one, or let its host or a moderator end one with { COMMAND("kingdomino table") } in its channel.
error-wrong-channel = This server has its tables in other channels: { $channels }. Open yours there. Whoever may manage the server can change that with { COMMAND("kingdomino server") }.
error-not-manager = Only people who may manage the server can change this. { COMMAND("kingdomino server") } shows the present settings.
error-no-server = This is a private conversation, which has no server settings. Type { COMMAND("kingdomino server") } in a channel of the server.
error-results-of-another = A private conversation shows only your own results. Type { COMMAND("kingdomino stats") } on a server to see how somebody else has done there.
error-unknown-time-zone = There is no time zone with that name. Type a large city near you and pick it from the list, or choose what time it is for you with { COMMAND("kingdomino settings") }.
error-old-button = This button does not do anything any more. The newest message of the table has the ones that do.
error-team-full = That team is full. Choose another one.
error-game-full = Every seat at this table is taken.
error-too-many-followers = { $limit } people follow this table already, and no more can. { COMMAND("board") } shows it at any time.
error-follows-too-many = You follow { $limit } tables already, and nobody can follow more. { COMMAND("kingdomino games") } lists them, with a button to stop.
error-not-offered = The seat of { $name } is not free to take now: somebody has taken it, or its player is back.
error-offered-already = The seat of { $name } is free to take already: anybody in this channel can, also with the button below { COMMAND("board") }.
error-no-such-seat = Nobody here has that name. Pick one from the list that opens while you type.
error-substitute-for-computer = Computer players need no substitute: they are always there.
error-no-such-date = That is not a time at which you could be back. Write a day like `friday` or `2026-12-01`, or a number like `3 days`, and pick one from the list.
error-already-seated = You already have a seat here.
error-has-left = You have left this game. You can take your own seat again if it is offered, but no other.
error-guest-seated = { $name } already has a seat here.
error-already-invited = A seat is reserved for { $name } already.
error-no-seat-to-reserve = Every free seat is reserved for somebody already. Wait for an answer, or let the table have more seats.
error-private-table = Nobody else can come into a private conversation. Open a table in a channel of a server.
error-bot-invited = { $name } is a bot. Computer players are added in the message of the table.
error-guest-outside = { $name } cannot see this channel, and so could not play here.
error-called-often = You've called { $name } three times within the last hour. You can again { $until }.
error-called-many = You've called { $limit } people within the last hour. You can call more { $until }.
error-not-seated = You have no seat at this table. { COMMAND("kingdomino new") } in another channel opens one of your own.
error-no-seat-yet = You have no seat at this table yet. **{ button-join }** takes one.
error-kept-by-computer = A computer player keeps your seat for you. { COMMAND("kingdomino seat") } takes it back.
error-played-by-substitute = { $name } plays for you on your seat. { COMMAND("kingdomino seat") } takes it back.
error-not-host = Only the host of the table, or a moderator of the server, can do that.
error-host-starts = There are free seats: until the table is full only { $host }, the host, can start the game. Anybody at the table can { $until }.
error-host-sets-up = { $host } is the host and sets this table up. You can take or leave a seat here.
error-seats-reserved = The free seats are reserved for those who are invited. Anybody can take one { $until }.
error-too-many-seated = That would be a table for { $seats }, and { $seated } sit here. Nobody is sent away: let somebody leave, or remove a computer player, and choose again.
error-series-goes-on = This is a later game of a dynasty: it has the players and the options of the first one. The host can start it or cancel it.
error-lobby-changed = The table has changed just now. See who is here and what is played, then press **{ button-start }** again.
error-no-game-here = There is no game in this channel. Open a table with { COMMAND("kingdomino new") }, or revive an archived one with { COMMAND("kingdomino history") }.
error-nothing-played-here = There is no game in this channel. Open a table with { COMMAND("kingdomino new") }.
error-no-such-game = That game does not exist any more.
# $name is whose move came in between.
error-nothing-to-undo = { $why ->
    [no-move] There is nothing to undo in this turn: you have made no move in it yet, or only a discard, which cannot be undone.
    [no-turn] There is nothing to undo: you have not ended a turn yet.
    [dealt] Your turn stands, because something new has been dealt since. Once something new is known, a turn cannot be undone.
    [own-move] Your turn stands, because you have begun the next one. Undo that first, step by step; then ask again.
    [computer] Your turn stands, because { $name }, a computer player, has moved since.
    [over] This game is over, and its result stands.
    [no-choice] You had no choice in that turn; undone, it would be played the same way again.
   *[moved] Your turn stands, because { $name } has moved since.
}
error-reminders-of-another = These reminders are for { $name }, who alone can switch them off.
error-proposal-gone = That was decided already, or something else has been proposed since.
error-stale-game = The table has moved on since that button was made. The newest message shows how it stands.
error-not-your-turn = It is { $name }'s turn. You will be mentioned when it is yours.
error-too-early = { $name } still has time: that is possible after the { $reminders ->
    [1] first
   *[other] second
} reminder.
error-no-reminders = Nobody is reminded at this table: { $name } may take as long as they like, and a computer player cannot take the turn. Once everybody agrees (after a week without a move, everybody else is enough), { COMMAND("kingdomino pace") } sets a time for a turn, and { COMMAND("kingdomino seat") } finds somebody else for the seat.
error-nobodys-turn = Nobody has to do anything here now.
error-wrong-number = { $seated ->
    [1] This game is for { $allowed } players, and one is here.
   *[other] This game is for { $allowed } players, and { $seated } are here.
} Wait for others to join; the host can add computer players, or change the number of players.
error-wrong-players = { $variant } is for { $allowed } players.
error-wrong-options = { $variant } is played without Middle Kingdom and Harmony. Leave them out.
error-not-started = The game has not begun yet: the host can press **{ button-start }**, and anybody at the table once it is full.
error-started = The game has begun already. Players leave it with { COMMAND("kingdomino seat") }; others watch it with { COMMAND("kingdomino follow") }.
error-ended = This game is over.
error-archived = This game is archived. { COMMAND("kingdomino history") } in its channel revives it.
error-not-archived = Nothing has to be done about this game: it goes on. Its newest message has the buttons.
error-channel-taken =
    There is another table in this channel now:
    { $link }
    Once it is over, { COMMAND("kingdomino history") } revives this one.
error-notation-error = That is not a move. Pick one from the list that opens while you type.
# A choice of a player where two have the same name; $number counts the seats of the table from 1.
choice-seat = { $name } (seat { $number })
# An entry of the list that opens while a move is typed, of at most 100 characters.
nothing-matches = Nothing in the list matches that. Delete it to see all that is possible.
error-no-threads = A thread cannot be opened here. Open the table in the channel itself.
error-missing-permissions = { $count ->
    [1] I am missing a permission here: { $names }.
   *[other] I am missing some permissions here: { $names }.
} Ask somebody who manages this server for that; then try again.
# What Discord refuses in a thread. Only members of a sleeping thread can wake it by a tap; anybody can by writing.
error-thread-asleep = This thread is asleep. Write anything here to wake it, then try again.
error-thread-locked = This thread is locked, so I can't write here. Ask somebody who manages this server to unlock it.
error-thread-full = You're in the game, but this thread has as many members as Discord allows, so it won't show up in your list of channels.
# $reason: what Discord says, in English.
error-channel-refuses = Discord doesn't take my messages here, so I answer your taps instead, and your game goes on. Discord's reason: { $reason }
error-forbidden = I am missing a permission here. For a table in a channel I need { permission-view-channel }, { permission-send-messages } and { permission-attach-files }; in a thread { permission-send-messages-in-threads }, and { permission-create-public-threads } to open one.
error-message-gone = The message that you tapped is gone. { COMMAND("kingdomino games") } lists your tables.
error-discord = Discord is not listening to me right now. What you did is kept; where a message is missing, I send it within a minute or two. If nothing happens, try again.
error-restarting = I am being restarted, and have not done what you asked for. Please try again in a minute.
error-interrupted = I am being restarted before I could answer. Please look again in a minute: what you asked for may be done already.
error-unexpected = Sorry, that went wrong on my side; nothing is lost. If it happens again, tell the host of this bot: error { $number }.

# As Discord itself names them in this language.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

illegal-game-over = This game is over.
illegal-chance-due = The next line is still being dealt.
illegal-not-chance = The bot shuffles and deals by itself.
illegal-not-in-variant = That does not exist in this game.
illegal-too-early = Place your domino first; everything else comes after it.
illegal-too-late = That part of your turn is over; go on with what comes next.
illegal-nothing-to-place = You have no domino to place yet: choose one first.
illegal-other-domino = That is not the domino your king stands on.
illegal-spelling = Write a domino with two equal halves from its southern or western square.
illegal-occupied = Something lies there already.
illegal-outgrows-grid = There the kingdom would outgrow its grid.
illegal-no-connection = Neither half would touch the castle or land of its own kind.
illegal-can-be-placed = A domino that fits somewhere must be placed.
illegal-not-in-line = That domino is not in the next line.
illegal-last-round = This is the last round: no domino is chosen any more.
illegal-taken = Another king stands on that domino.
illegal-wrong-kings = Those are not the kings of this game.
illegal-wrong-count = A line has a different number of dominoes.
illegal-wrong-box = The next line comes from the other box.
illegal-already-seen = That domino has been dealt already.
illegal-not-ascending = A line lies in ascending order.
illegal-not-done = { $due ->
    [place] Place your domino first.
   *[choose] Choose a domino first.
}
