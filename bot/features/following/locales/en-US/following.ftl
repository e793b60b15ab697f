help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) adds a table you only watch to your list of games.
stored-following = Which tables you follow, until they end.

button-follow = Follow
button-unfollow = Stop following
# $number is the place of a table in the list above.
button-unfollow-number = Stop following { $number }
button-follow-mentioned = Mention me when it ends
button-follow-quietly = Don't mention me
following-quietly = You're following this table. It's in { COMMAND("kingdomino games") } until the game ends, and nobody mentions you.
following-mentioned = You're following this table. It's in { COMMAND("kingdomino games") }, and you get one mention when the game ends.
unfollowed = You've stopped following this table.
followed-title = You follow
error-too-many-followers = { $limit } people already follow this table, and that's the limit. You can look in with { COMMAND("kingdomino board") } any time.
error-follows-too-many = You already follow { $limit } tables, the most you can. { COMMAND("kingdomino games") } lists them and lets you stop.
