# The kinds of games that give everybody the same dominoes.
deal-daily = Daily game
deal-channel = Challenge
deal-weekly = Weekly challenge
deal-known = { button-beat }
# A button below a finished game.
button-beat = Beat this result
# $number counts the days since the first daily game.
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
# Above the names of people who show their results; $number is that of daily-title.
cards-title = Daily game { $number }: who has finished it
# $level is one of those that begin with level-.
daily-opponents = { $count ->
    [1] { $count } computer player
   *[other] { $count } computer players
} ({ $level })
# Above the first choice: what it is, in one line.
daily-begins = **Kingdomino #{ $number }**: everyone gets these dominoes, and plays once.
daily-here = On this server
daily-line = **{ $place }.** { $name }: { points }
# The last line of a list of scores: people who want to be in no ranking.
daily-unlisted = { $count ->
    [1] One person isn't listed.
   *[other] { $count } people aren't listed.
}
daily-everywhere = { $count ->
    [1] One person has finished it so far.
   *[other] { $count } people have finished it so far.
}
# The same of a past day.
daily-nobody = Nobody has finished it.
# $when_time is a date with a time.
daily-next = Next game: { $when_time }.
# Of the last seven days. A missed day is no matter.
daily-week = You've played { $days } days this week.
# Above the card of that person.
daily-shared = **{ $name }** has finished the daily game.
# Above a text to be copied, which gives nothing of the game away.
daily-card-how = Copy it to show it anywhere. It gives nothing away:
# The first line of that text, above squares of colors; a computer player of the level add-strong, $level, gets $par points
# in the same seat. Say what it is: “Strong: 52” means nothing to strangers.
daily-card = Kingdomino #{ $number } · { points } (a strong computer in this seat: { $par })
# The same as a sentence, for people who listen.
daily-card-words = Kingdomino #{ $number }: { points }. A computer player (level: { $level }) got { $par } with the same dominoes.
# The end of that text, which is read outside of Discord too.
daily-card-way = Play it on Discord with { COMMAND($command) }
# Above a text that is quoted, where Discord shows an answer to nobody else.
daily-copy = Nobody else can see this here. Copy it to share it:
daily-about = Everyone gets these dominoes. You play once.
button-daily-play = Play
button-daily-go-on = Play on
# Opens the finished game.
button-daily-look = Look at my game
# Below somebody's card.
button-daily-todays = Play today's
# Below the list of the people who show their results of the day.
button-cards = Show the cards
button-daily-today = Show today's daily game
help-daily-name = The daily game
help-daily = { COMMAND("kingdomino daily") } is one game a day that everyone plays with the same dominoes, against the same computer players. Play it once, at any pace, and compare your points with those of others. A new one begins at midnight UTC.
# The message in the channel; $kind is deal-channel or deal-weekly, $facts are the game and its options.
challenge-invitation = { $kind }: { $facts }
# Told to the person who opened the challenge.
challenge-opened = Your challenge is open! Press **{ button-daily-play }** in its message to play too.
challenge-about = Everyone plays the same dominoes, each alone and whenever they like.
# How long a game takes, in a line with the game and its options.
challenge-minutes = { $minutes ->
    [1] about a minute
   *[other] about { $minutes } minutes
}
# $game is the game with its options, $level one of those that begin with level-.
challenge-question = **A challenge for everyone here?** { $game }, against computers ({ $level }). Everyone gets the same dominoes and has a day to play.
# $when_time is a date with a time in the first line, and like “3 hours ago” in the second.
challenge-closes = Open until: { $when_time }.
# In place of challenge-closes, on the last day.
challenge-last-day = Last day! Open until: { $when_time }.
challenge-closed = Closed: { $when_span }.
# In place of the time of the end: nobody has finished it for two weeks.
challenge-waits = It stays open until someone plays.
challenge-finished = { $count ->
    [0] Nobody has finished it.
    [1] One person has finished it.
   *[other] { $count } people have finished it.
}
# The message of an open challenge names who has finished, without their points; $names may be names-more.
challenge-done = Finished: { $names }.
# A list of names that is cut; $names is the beginning.
names-more = { $more ->
    [1] { $names } and one more
   *[other] { $names } and { $more } more
}
# After the names of the people who have finished; $facts is daily-opponents.
challenge-against = Against { $facts }.
# Above the points of somebody who finished after the end.
challenge-late = You finished too late to be listed, with { points }.
# Why there is no button to play.
challenge-erased = You've had your try: you erased your data, and your game with it.
button-challenge-close = Close it now
challenge-close-question = The result comes at once, for everyone. People who are still playing can finish, but they aren't in it.
# After the name of the challenge, at its end.
challenge-over = { $count ->
    [1] { $names } wins with { points }.
   *[other] { $names } share the victory with { points }.
}
challenge-over-one = Only { $name } has finished it, with { points }.
# Everybody who has finished it wants to be in no ranking.
challenge-over-unlisted = It's closed.
# In the same seat, with the same dominoes.
challenge-par = A strong computer got { $par } on this seat
# Above the two turns; $round is 0 for the first choice.
challenge-parted = { $round ->
    [0] They chose differently from the start.
   *[other] They first chose differently in round { $round }.
}
challenge-turn = **{ $name }**: { $turn }
challenge-beat-title = Beat { $name }: { points }
challenge-beat-about = You get the same seat, dominoes and computers. One try, and it doesn't count.
# Added where other people played too.
challenge-beat-others = Computers play for the other people.
challenge-beat-shared = With the same dominoes: **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-even = With the same dominoes **{ $first_name }** and **{ $second_name }** both got { points }.
error-challenges-of-person = You already have { $limit } open challenges. Wait until one closes, or close one.
error-challenges-on-server = This server already has { $limit } open challenges. Wait until one closes.
help-challenge-name = Challenges
help-challenge = { COMMAND("kingdomino challenge") } gives everyone in a channel the same dominoes, each alone against the same computer players. Nobody sees results before they've finished. Someone who watches another person play knows the dominoes, though. At the end come the kingdoms, side by side. **{ button-beat }** on the page of a finished game gives you its seat and dominoes. That doesn't count. **{ button-weekly }** gives the channel a new one every week.

# In the list of things that people can play.
play-daily = { COMMAND("kingdomino daily") } is one game a day against computer players, with the same dominoes for everyone.
# Lines of the list of what is stored about a person.
stored-challenges = Which challenges and weeks you opened, which daily games you showed, and in which weeks I asked whether you still play.
stored-tries = If you erase your data while a daily game or a challenge is open: that it was begun, as a code without your name, until it closes.
error-challenge-private = A challenge is for everyone in a channel. Type { COMMAND("kingdomino challenge") } in a channel of a server.
command-challenge-about = The same dominoes for everyone in this channel, each at their own pace
command-daily-about = Today's game: same dominoes for everyone, one try each
option-challenge-game-about = Which game. If you leave it out: Kingdomino
option-level-about = How strong the computer players are. If you leave it out: solid
option-challenge-hours-about = In how many hours it closes, like 3
option-days-about = In how many days it closes, like 2. If you leave both out: in one day

# Below the result of a challenge: a question, whose answer is a weekly challenge.
button-weekly = Open one every week
button-weekly-end = Stop weekly challenges
# $level is one of those that begin with level-, $opens_time is a date with a time, $zone is like Europe/Warsaw.
weekly-question = **A challenge here every week?** The games take turns, against computers ({ $level }). The first one opens now, and the next one when its result comes: { $opens_time } (time zone: { $zone }).
# Asked before it, above a list of times of day.
weekly-clock = **A challenge here every week?** First tell me what time it is here, so that nobody is called at night.
weekly-begun = It's on! A new one opens here every week.
# $channels are links to channels.
weekly-end-question = No more weekly challenges in { $channels }? If one is open, it stays open.
weekly-ended = Done. No new ones open by themselves.
# Above a list of choices for a manager: the games of the weekly challenges.
weekly-games = Games of the next weeks
weekly-games-all = All games take turns
weekly-games-kingdomino = All but Queendomino take turns
# A line on a person's own page: how many they have played to the end.
career-days = Daily games: { $days }
# In place of deal-weekly: the weeks of a channel are counted.
week-title = Week { $number }
# The beginning of a message, which a lock screen shows; week-open follows. $names are those who were best.
week-result = { $state ->
    [alone] Only { $names } finished week { $number }.
    [won] { $count ->
        [1] { $names } wins week { $number }.
       *[other] { $names } share week { $number }.
    }
   *[none] Week { $number } is over.
}
week-open = Week { $number } is open.
button-week-play = Play week { $number }
# How many weeks in a row two people or more have finished.
week-row = { $weeks } weeks in a row that two or more of you finished
# $people_names are several of week-tally, or names-more.
week-season = Weeks won: { $people_names }
# How many weeks of the season the person has won and played.
week-tally = { $name } ({ $wins } of { $games })
# $game is the name of a game. $gain is like +12: the points of these people minus those of a strong computer in the same seat.
week-best = Best at { $game }: { $names }, { $gain } against a strong computer
# The people who finished the week before; $done_text is challenge-done.
week-before = Last week. { $done_text }
# The sentence at the end of a season of weeks; $wins of its $weeks weeks.
season-won = { $count ->
    [1] { $names } wins the season, with { $wins } of { $weeks } weeks.
   *[other] { $names } share the season, with { $wins } of { $weeks } weeks each.
}
# The same if those who were best have left.
season-over = The season is over.
# Leads to the table below.
button-season = Last season
season-title = Last season
season-line = **{ $place }.** { $name }: { $wins } of { $games }
# Below a result: a game that nobody here knows yet, for the next week. $game is its name.
button-week-want = Next week { $game }?
button-week-unwant = Not next week: { $game }
# In the week of that game, until somebody has begun it: another game.
button-week-instead = Play { $game } instead
# On the page of a week: the game of the next one. $state is “none” once the weeks have been ended.
week-next = { $state ->
    [none] No new week opens here by itself.
   *[next] Next week: { $game }.
}
# A private message to somebody who played last week.
week-missed = One more of you, and it's { $weeks } weeks in a row.
button-week-skip = Not this week
week-skipped = All right. See you next week!
error-week-unfinished = Finish this week first. Then you can say what comes next.
# The same for the weekly challenges of the season.
career-weeks = Weeks won this season: { $wins } of { $games }
# A heading above lines of the weekly challenges, below a ranking of another season.
weeks-of-season = Weekly challenges, a season of their own (weeks played: { $weeks } of { $most })
error-weeks-off = This server has no weekly challenges. Someone who manages it can allow them with { COMMAND("kingdomino server") }.
# On the page of a server's settings: who may begin weekly challenges.
server-weeks = Weekly challenges
# $value is one of the three below.
server-weeks-is = Who begins weekly challenges: **{ $value }**
server-weeks-openers = everyone who may open tables
server-weeks-managers = people who manage the server
server-weeks-nobody = nobody
# Results of challenges, and a private message on the last day of a week that lacks one person.
setting-closings-is = { $state ->
    [on] Challenges and weeks: **they call you**
   *[off] Challenges and weeks: **they don't call you**
}
button-set-closings-on = Call me for challenges
button-set-closings-off = Don't call me for challenges
