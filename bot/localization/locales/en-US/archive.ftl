# Games in which nobody has moved for a month.

# $when is a time like “in a week”.
archive-offer = Nobody has moved here for a month. This game will be archived { $when } if nobody moves: then the channel is free for another one, and this one can be revived whenever you like.
archive-archived = This game was archived { $when }, because nobody had moved for a month. It can go on where it stopped, as long as no other game is on here.
archive-kept = **{ $name }** keeps this game open. It may wait another month.
archive-revived = **{ $name }** has revived this game. It goes on where it stopped.
button-keepplaying = Keep playing
button-archive = Archive now
button-revive = Revive this game

games-archived = Archived
games-archived-how = Revive one with { COMMAND("kingdomino history") } in its channel.
games-archived-since = archived { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · archived, may be revived
