# Above the games of daily games and challenges.
stats-challenges = Daily games and challenges
stats-title = { $name } on this server
stats-none = { $name } doesn't have a game that counts on this server yet.
stats-own-title = All your games
stats-own-none = You don't have a game that counts yet.
# Above the results of $name: the games of the reader and $name with each other. $count is how many the reader has won, $wins how many $name has.
stats-together = **You and { $name }** · together: { $games ->
    [1] one game
   *[other] { $games } games
} · won: you ({ $count }), { $name } ({ $wins }) · last: { $when_date }
stats-record = **{ $game }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [0] no wins
    [one] { $wins } win
   *[other] { $wins } wins
}
# The same for daily games and challenges, which nobody wins against computers.
stats-played = **{ $game }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $mean has a decimal, like 41.5.
stats-average = { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} on average, { $best_points } at best
button-ranking = Ranking of this server
button-results = My results
ranking-title = Ranking of this server: { $game }
# $rating is a measure of strength, like that of chess players: about 1500.
ranking-line = **{ $place }.** { $name }: rating { $rating } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [0] no wins
    [one] { $wins } win
   *[other] { $wins } wins
}
ranking-none = There's no ranking here yet. It begins with a finished game between people.
# Above a list of levels with the reader's games and wins.
ranking-computers = You against computers
ranking-empty = Nobody has finished enough games yet.
ranking-missing = You need { $missing ->
    [1] one more game
   *[other] { $missing } more games
} against other people to get on the list.
ranking-unlisted = You're not on the list: that's what you chose in { COMMAND("kingdomino settings") }.
ranking-about = Everyone with { $fewest } or more finished games against other people. You begin at { $start }, and beating someone stronger brings more. In { COMMAND("kingdomino settings") } you can stay off the list.
# Below the title.
ranking-season = This season, since { DATETIME($since_day, dateStyle: "long") }
ranking-past = The season from { DATETIME($since_day, dateStyle: "medium") } to { DATETIME($until_day, dateStyle: "medium") }
button-ranking-season = This season
button-ranking-before = Season before
button-ranking-always = All time
ranking-placeholder = Another game…
command-stats-about = How someone is doing on this server, and its ranking
option-player-about = Whose results. If you leave it out: yours
error-results-of-another = Here you can only see your own results. Type { COMMAND("kingdomino stats") } on a server to see how someone else is doing there.
# A sentence of help about lists.
help-ranking = { COMMAND("kingdomino stats") } has results and the server's ranking.
stored-ranking = Rankings come from the finished games whenever someone looks. In { COMMAND("kingdomino settings") } you choose whether you're in them.
setting-ranked-is = { $state ->
    [on] Rankings: **you're listed**
   *[off] Rankings: **you're not listed**
}
button-set-ranked-on = Put me in rankings
button-set-ranked-off = Leave me out of rankings
# Above the picture of a person's best kingdom; $when_date is a date.
stats-best = Best kingdom ({ $game }): { points } ({ $when_date })
button-best = Best kingdom
