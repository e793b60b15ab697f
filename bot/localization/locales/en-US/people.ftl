# Following a table, being away, and substitutes.

button-follow = Follow
button-unfollow = Stop following
button-unfollow-number = Stop following { $number }
button-follow-mentioned = Mention me when it ends
button-follow-quietly = No mention
following-quietly = You follow this table: it stands in `/games`, and nobody mentions you. That ends with the game.
following-mentioned = You follow this table: it stands in `/games`, and you are mentioned once, when it ends.
unfollowed = You do not follow this table any more.
followed-title = You follow
followed-game = { $number } · { $game } { $channel }
end-followers = For those who follow this table: { $people }
