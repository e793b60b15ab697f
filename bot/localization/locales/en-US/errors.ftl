# What cannot be done, and what to do instead.

# $link is the name of a game as a link, here and below.
error-channel-busy =
    There's already a table in this channel:
    { $link }
    { $where ->
        [private] Finish it, or end it with { COMMAND("kingdomino table") }.
        [yours] Finish it, end it with { COMMAND("kingdomino table") }, or open the next one in another channel or a thread.
        [hosted] Finish it, ask { $host_name }, its host, to end it with { COMMAND("kingdomino table") }, or open yours in another channel or a thread.
       *[server] Finish it, ask its host to end it with { COMMAND("kingdomino table") }, or open yours in another channel or a thread.
    }
error-your-table-waits = Your table is waiting for you: { $link }
error-next-game-begun = The next game is already on: { $link }
# A rematch was asked for below an old game.
error-rematch-played = You've played again since then. Here's your latest game: { $link }
error-next-game-played = That game is already over. Here's the latest of the dynasty: { $link }
error-host-has-too-many-tables = You're already hosting { $limit ->
    [1] a table, and one is the most you can have
   *[other] { $limit } tables, the most you can have
}. Finish one, or close one with { COMMAND("kingdomino table") } in its channel. { COMMAND("kingdomino games") } lists them.
error-server-has-too-many-tables = This server already has { $limit ->
    [1] a table, and one is the most it can have
   *[other] { $limit } tables, the most it can have
}. Finish one, or ask its host or a moderator to close one with { COMMAND("kingdomino table") } in its channel.
# $channels are links to channels.
error-wrong-channel = Tables on this server go in { $channels }. Open yours there. Someone who manages the server can change that with { COMMAND("kingdomino server") }.
# $role is a link to a role of the server.
error-not-opener = On this server { $role } opens the tables. Ask one of them, or someone who manages the server: { COMMAND("kingdomino server") } can change that.
error-not-manager = Only people who manage the server can change this. { COMMAND("kingdomino server") } shows how it's set.
error-no-server = Direct messages have no server settings. Type { COMMAND("kingdomino server") } in a channel of the server.
error-unknown-time-zone = I don't know that time zone. Type a large city near you and choose it from the list, or tell me what time it is for you with { COMMAND("kingdomino settings") }.
error-old-button = This button is out of date. Use the ones on the table's newest message.
error-team-full = That team is full. Choose another one.
error-game-full = Every seat at this table is taken.
error-not-offered = { $name }'s seat isn't free right now: someone has taken it, or { $name } is back.
error-offered-already = { $name }'s seat is already up for grabs. Anyone here can take it, also with the button below { COMMAND("kingdomino board") }.
error-no-such-seat = Nobody here has that name. Choose one from the list that opens while you type.
error-substitute-for-computer = Computer players don't need a substitute. They're always here.
error-no-such-date = I don't understand that date. Type a day like `friday` or `2026-12-01`, or a number like `3 days`, and choose one from the list.
error-already-seated = You already have a seat here.
error-has-left = You left this game. You can have your own seat back if it's offered, but no other.
error-guest-seated = { $name } already has a seat here.
error-already-invited = { $name } is already invited, with a seat reserved.
error-no-seat-to-reserve = There's no free seat left for { $name }. Wait for an answer, or add seats to the table.
error-private-table = Nobody else can join direct messages. Open a table in a channel of a server.
error-bot-invited = { $name } is a bot. You can add computer players under **{ button-more }** at the table.
# $name is the person whom somebody wants to invite.
error-guest-outside = { $name } can't see this channel, so they couldn't play here.
# The operator of the bot has blocked this person, which the inviter need not know.
error-guest-blocked = { $name } can't play with me, so please invite someone else.
# $until_span is like “in 20 minutes”, here and below.
error-called-often = You've invited { $name } three times within the last hour. You can invite them again: { $until_span }.
error-called-many = You've invited { $limit } people within the last hour. You can invite more: { $until_span }.
error-opened-many-tables = You've opened { $limit } tables within the last hour. You can open the next one: { $until_span }.
error-not-seated = You're not playing at this table. Open one of your own with { COMMAND("kingdomino new") } in another channel.
error-no-seat-yet = You're not at this table yet. Press **{ button-join }** to take a seat.
error-kept-by-computer = The computer is keeping your seat for you. Take it back below { COMMAND("kingdomino board") }.
error-played-by-substitute = { $name } is playing on your seat. Take it back below { COMMAND("kingdomino board") }.
error-not-host = Only the host, { $host_name }, or a moderator of the server can do that.
error-host-starts = There are still free seats, so only the host, { $host_name }, can start. Later anyone at the table can ({ $until_span }).
error-host-sets-up = { $host_name } is the host and sets up this table. You can take a seat or leave it.
error-seats-reserved = The free seats are reserved for people who are invited. Later anyone can take one ({ $until_span }).
# $host_name is the host of the table, who has removed this person from it.
error-put-out = { $host_name } removed you from this table. To come back, ask for an invitation.
error-too-many-seated = { $seated } are already seated, too many for a table of { $seats }. When someone leaves, or you remove a computer player, choose again.
error-series-goes-on = This dynasty has already begun, so its players and options stay. The host can start this game or cancel it.
error-no-game-here = There's no game in this channel. Open a table with { COMMAND("kingdomino new") }, or bring an archived one back with { COMMAND("kingdomino games") }.
# The games of the channel are played in threads: links to the threads.
error-played-in-threads = { $count ->
    [1] The game of this channel is played in its own thread: { $threads }
   *[other] The games of this channel are played in their own threads: { $threads }
}
error-nothing-played-here = There's no game in this channel. Open a table with { COMMAND("kingdomino new") }.
# The moves of the game do not fit the rules of this version of the bot.
error-unreadable-game = I can't read the moves of this game anymore, so it can't go on. Its host can cancel it, and you can leave it.
error-no-such-game = That game doesn't exist anymore.
# $name is whose move came in between.
error-nothing-to-undo = { $why ->
    [no-move] There's nothing to undo in this turn: you haven't moved yet, or only discarded, and a discard can't be undone.
    [no-turn] There's nothing to undo: you haven't finished a turn yet.
    [dealt] Your turn stands: a new line has been dealt since, and you can't unsee it.
    [own-move] Your turn stands, because you've begun the next one. Undo that first, step by step, then ask again.
    [computer] Your turn stands, because the computer player { $name } has moved since.
    [over] This game is over, and its result stands.
    [no-choice] You had no choice in that turn. It would be played the same way again.
   *[moved] Your turn stands, because { $name } has moved since.
}
error-reminders-of-another = These reminders are for { $name }, and only { $name } can switch them off.
error-paused-already = This table is paused already.
error-proposal-gone = That's already decided, or something else has been proposed since.
error-stale-game = The table has moved on since you got that button. See its newest message.
error-not-your-turn = It's { $name }'s turn. You'll be mentioned when it's yours.
# $reminders is 1 or 2: the reminder that has to come before others may do this.
error-too-early = { $name } still has time. You can do that after the { $reminders ->
    [1] first
   *[other] second
} reminder: { $until_span }.
error-no-reminders = This table has no time limit, so { $name } can take as long as they like. To speed it up, agree on one or find a substitute, both with { COMMAND("kingdomino table") }. After a week without a move, it's enough if everyone else agrees.
error-nobodys-turn = There's nothing to do here right now.
# $allowed is like “2, 3, or 4”; $seated is how many sit at the table.
error-wrong-number = { $seated ->
    [1] This game is for { $allowed } players, and one is here.
   *[other] This game is for { $allowed } players, and { $seated } are here.
} Wait for others to join. The host can also add computer players, or change the number of players.
error-wrong-players = { $game } is for { $allowed } players.
error-wrong-options = { $game } doesn't have Middle Kingdom and Harmony. Leave them out.
error-not-started = The game hasn't begun. The host can press **{ button-start }**, and so can anyone at the table once it's full.
error-started = The game has already begun. Players can leave it with { COMMAND("kingdomino table") }, and anyone can watch with { COMMAND("kingdomino board") }.
error-archived = This game is archived. { COMMAND("kingdomino games") } in its channel brings it back.
# What somebody is told who wants to bring a game back.
error-channel-unsure = I can't find the channel of that game right now. Try again in a minute.
error-channel-lost = The channel of that game is gone. Open { COMMAND("kingdomino games") } in another channel of its server, and bring the game back there.
error-not-archived = This game is still going. Its newest message has the buttons.
error-channel-taken =
    There's another table in this channel now:
    { $link }
    Once that's over, { COMMAND("kingdomino games") } brings this one back.
error-notation-error = That's not a move. Choose one from the list that opens while you type.
# The options of a typed command are not those that the bot offers.
error-command-outdated = I don't know that command in this form: your Discord may show an old one. Restart Discord and choose it from the list.
# Answers an old button or command; $command is the command where it is now.
error-moved = That's here now: { COMMAND($command) }
error-no-such-choice = I don't know that choice. Choose one from the list that opens while you type.
# Something typed in an option that fits several things; $choices has one of them in each line, here and below.
error-several-choices =
    That fits { $count } choices. Type more of the one you mean:
    { $choices }
error-nearest-choices =
    I don't know that. Maybe you meant one of these?
    { $choices }
# A typed move that fits several; $moves has one of them in each line.
error-several-moves = That fits { $count } moves, so I made none of them. Type more of the one you mean:
    { $moves }
# Somebody typed the number of a spot with an "r" for the other way around; $move is a line such as "1 · +2 · lake e6, e5".
error-one-way = It fits there one way only: { $move }
# A choice of a player where two have the same name; $count counts the seats of the table from 1.
seat-of-player = { $name } (seat { $count })
# An entry of the list that opens while a move is typed, of at most 100 characters.
nothing-matches = Nothing matches that. Delete it to see everything you can do.
error-no-threads = A game here can't move into a thread. Open the table without one.
error-missing-permissions = { $count ->
    [1] I'm missing a permission here: { $permissions }.
   *[other] I'm missing some permissions here: { $permissions }.
} Ask someone who manages this server, then try again.
# $permissions are the permissions that the person lacks, such as “Send Messages”.
error-not-permitted = This server doesn't let you do that here: you'd need { $permissions }. Ask someone who manages it, or try another channel.
# What Discord refuses in a thread. Only members of a sleeping thread can wake it by a tap; anybody can by writing.
error-thread-asleep = This thread is asleep. Write anything here to wake it, then try again.
error-thread-locked = This thread is locked, so I can't write here. Ask someone who manages this server to unlock it.
# $discord_text: what Discord says, in English.
error-channel-refuses = Discord doesn't take my messages here, so I answer your taps instead, and your game goes on. Discord's reason: { $discord_text }
error-forbidden = I'm missing a permission here. For a table in a channel I need { permission-view-channel }, { permission-send-messages } and { permission-attach-files }. In a thread I need { permission-send-messages-in-threads }, and { permission-create-public-threads } to open one.
# Discord calls this a time-out: a moderator lets the bot write nothing for a while.
error-timed-out = A moderator has put me in time-out on this server, so I can't write here. It ends by itself ({ $until_span }), or sooner if someone who manages this server ends it.
error-message-gone = The message you tapped is gone. { COMMAND("kingdomino games") } lists your tables.
error-discord = Discord isn't listening to me right now. What you did is saved, and I'll send what's missing within a few minutes. If nothing happens, try again.
# The same, before anything was stored: no table is open, no move is made.
error-discord-nothing = Discord isn't listening to me right now, so nothing was opened or changed. Please try again in a minute.
# The database does not answer.
error-storage = I can't reach the games right now. Nothing is lost, so just try again in a minute.
# The database is damaged or read-only, or its disk is full. Only the operator can mend it.
error-storage-broken = I can't use my database, and only the person who runs this bot can mend that. Until then I can't do anything, and trying again won't help. Please tell them.
# The person has deleted what is stored about them while something else of theirs was under way.
error-erased-since = Your data was deleted just after you asked for that, so I haven't saved it. Ask again if you still want it.
error-restarting = I'm just restarting, so I couldn't do that. Please try again in a minute.
# The only text for a person whom the operator of the bot has blocked, after each tap and command.
error-blocked = The person who runs this bot has blocked you, so ask them if you'd like to play again.
error-interrupted = I'm just restarting and couldn't answer in time. Please look again in a minute: it may already be done.
error-unexpected = Sorry, that was my mistake. Nothing is lost. If it happens again, tell the person who runs this bot: error { $number }.

# As Discord itself names them in this language.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

illegal-game-over = This game is over.
illegal-chance-due = The next line is still being dealt.
illegal-not-chance = Shuffling and dealing is my job.
illegal-not-in-variant = That doesn't exist in this game.
illegal-too-early = Place your domino first. Everything else comes after.
illegal-too-late = That part of your turn is over. Go on with what comes next.
illegal-nothing-to-place = You don't have a domino to place yet. Choose one first.
illegal-other-domino = Your king isn't on that domino.
illegal-spelling = When both halves are the same, write the domino from its southern or western square.
illegal-occupied = There's already something there.
illegal-outgrows-grid = Your kingdom would get too wide or too tall there.
illegal-no-connection = It doesn't fit there: neither half touches your castle or land of the same terrain.
illegal-can-be-placed = You can't discard it: there's a spot where it fits.
illegal-not-in-line = That domino isn't in the next line.
illegal-last-round = This is the last round, so there's no next domino to choose.
illegal-taken = There's already a king on that domino.
illegal-not-done = { $due ->
    [place] Place your domino first.
   *[choose] Choose a domino first.
}
# A button from before daily games and challenges had no hints.
error-no-hint = There are no hints here: everyone plays these dominoes, and points are compared.
# A button of something that the operator of the bot has switched off.
error-switched-off = This is switched off here.
error-deal-begun = You've already begun this game. Press the button again to play on.
