# Games in which nobody has moved for a month.

# The first words that people see, behind the name of the game.
archive-quiet = no move for a month
# Two lines; $when_span is a time like “in a week”.
archive-offer =
    You can bring it back any time.
    If nobody moves, this game goes to the archive ({ $when_span }), and the channel is free for another one.
# The first words that people see, behind the name of the game.
archive-gone = archived
# Two lines; $when_span is a time like “a week ago”.
archive-archived =
    You can play on right where it stopped, as long as no other game is on here.
    It went to the archive: { $when_span }.
archive-kept = **{ $name }** keeps this game open. It can wait another month.
archive-revived = **{ $name }** has brought this game back. On we go!
button-keepplaying = Keep this game open
button-archive = Archive now
button-revive = Bring this game back

games-archived = Archived
# The placeholder of the list of archived games.
revive-placeholder = Bring a game back
games-archived-how = It goes on in its own channel, or right here if that channel is gone.
games-archived-since = archived: { $since_span }

# A line below archive-quiet and archive-gone: for whom the game has waited.
archive-due = { $name } was to move.
# Below a game whose server had removed the bot and has invited it again; the bot speaks.
back-goes-on = I'm back on this server, and this game goes on.
# The same after more than a month.
back-rests = I'm back on this server. This game rests until someone presses **{ button-goon }**.
# Above somebody's own panel, once; $games are names of games, like “Kingdomino and Queendomino”.
news-channel-gone = The channel is gone where you played: { $games }. { COMMAND("kingdomino games") } lets you play on in another one.
