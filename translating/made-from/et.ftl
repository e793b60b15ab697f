### The English messages that translations were made from. `python -m translating --translated` writes this file.

analysis-waiting =
    { $before ->
        [0] I'm analyzing this game. That takes one to five minutes.
        [1] One other game comes first, then this one. That takes a few minutes.
       *[other] { $before } other games come first, then this one. That takes several minutes.
    } The analysis appears here once it's ready. If nothing comes, tap **{ button-analysis }** again.
button-history = History
button-play-turn = Play the suggested turn
button-set-threads-off = Open new tables in the channel
button-set-threads-on = Open new tables in threads
court-build = Build on a free town square? Yours: { $squares }.
court-dragon = Pay the dragon 1 coin to burn a tile? Then nobody can build it.
court-knights = Send a knight to your new land?
court-knights-more = Send another knight, too?
daily-about =
    Everyone who plays it gets the same dominoes in the same order, against the same { $count ->
        [1] computer player
       *[other] computer players
    }. You can play it once, at any pace. Your points count, and a hint is there if you want one.
daily-everywhere =
    { $count ->
        [0] Nobody has finished it yet.
        [1] One person has finished it.
       *[other] { $count } people everywhere have finished it.
    }
daily-shared = **{ $name }** has finished the daily game of { DATETIME($date, dateStyle: "long") }.
daily-title = Daily game: { DATETIME($date, dateStyle: "long") }
deck-unknown = Nobody knows them yet, not even me: they're drawn the moment they're dealt.
error-no-threads = I can't open a thread here. Open the table in the channel itself.
help-daily = { COMMAND("daily") } is one game a day that everyone plays with the same dominoes, against the same computer players. Play it once, at any pace, and compare your points with those of others. Finish it every day, and your streak grows.
help-looking =
    - **{ EMOJI("look") }** with a name shows that kingdom large. **{ button-what-happened }** tells you every turn since the last message.
    - { COMMAND("board") } shows the table again. { COMMAND("kingdomino deck") } shows which dominoes are still to come, and how likely the one you need is.
    - { COMMAND("kingdomino games") } lists your games. { COMMAND("kingdomino history") } lists those of this channel, each also as a film, a file or an analysis. { COMMAND("kingdomino stats") } has results and the server's ranking.
    - { COMMAND("kingdomino follow") } adds a table you only watch to your list of games.
help-slips =
    - **Undo** in the panel takes back what you've done, as long as your turn isn't over.
    - { COMMAND("kingdomino undo") } takes back your latest turn, if nothing has happened since and everyone agrees.
    - { COMMAND("kingdomino seat") } leaves a game for good, and the computer takes your seat. With { COMMAND("kingdomino table") } the host ends the game for everyone.
help-table = { COMMAND("kingdomino new") } opens one in this channel. The host chooses the game, the options and computer players under **{ button-more }**, and others press **{ button-join }**. { COMMAND("kingdomino invite") } invites someone. **{ button-start }** begins the game.
hint-itself = Tip: there was only one thing you could do in your last turn, so I did it for you. { COMMAND("kingdomino settings") } switches that off.
hint-spots = Tip: your domino fits on every number, and gray ones are mirror images. **{ button-next }** shows it there.
lesson-kingdomino-0-choose =
    Time to **choose a domino!** You'll build a kingdom around your castle, and land scores only where it has **crowns**.
    A low number goes first next round, a high one often has crowns. **+2** on a button is 2 points once placed.
lesson-kingdomino-1-place =
    Now **take your next domino**. That also places this one as shown, in one tap.
    One half must touch your castle. It fits on every number: **{ button-next }** shows the white spots, and gray ones are their mirror images.
lesson-kingdomino-2-place =
    Now **take your last domino**, once you like where this one lies.
    Land of one kind that touches is a property. It scores **its squares times its crowns**. New land must touch its own kind or the castle, within 5×5 squares.
lesson-kingdomino-end = **{ $total ->
        [one] { $total } point
       *[other] { $total } points
    }** for you! A real game is just like this, with more rounds. Press **{ button-start }** at your table, or open one with { COMMAND("kingdomino new") }. Computer players can fill it.
lesson-queendomino-0-choose = As in Kingdomino, a low number goes earlier next round, and a high one often has crowns or towns. Your choice ends the turn.
lesson-queendomino-end = **{ $total ->
        [one] { $total } point
       *[other] { $total } points
    }** so far! Every 3 coins are a point, and the queen is one more crown on the largest property where she lives. Press **{ button-start }** at your table, or open one with { COMMAND("kingdomino new") }.
option-suggestions-about = When players get suggestions. If you leave it out: on demand among people, else shown
option-thread-about = Play in a new thread? If you leave it out: the server's choice
panel-auto-placed = { $domino } fit on one spot only, so I put it there for you. { COMMAND("kingdomino settings") } switches that off.
panel-mirrored = Some spots mirror each other, so only one of them is shown.
panel-spot-most =
    { $count ->
        [1] The only spot · { $worth }, the most now
       *[other] Spot **{ $spot }** of { $count } · { $worth }, the most now
    }
panel-spot-other =
    { $count ->
        [1] The only spot · { $worth }
       *[other] Spot **{ $spot }** of { $count } · { $worth }
    }
panel-spot-suggested =
    { $count ->
        [1] The only spot, suggested this way around · { $worth }
       *[other] Suggested: spot **{ $spot }** of { $count } · { $worth }
    }
part-luck = Luck of the dominoes
privacy =
    ## What I store about you
    - For every game: who sat where or was invited (your Discord id and the name shown), every move, when it was made, the id of the click that made it, so that no click counts twice, and in which turns you asked for a hint.
    - Your settings, like your time zone, your language and when you're away, and which tips you've seen.
    - Which tables you follow, until they end.
    - Whose seat a substitute plays on.
    - Your plan for a turn, until it comes, and which moves were planned.
    - For a server, what was set with { COMMAND("kingdomino server") }, until I leave it, and that I've introduced myself there.
    - If you erase a daily game on its day: that it was begun, as a code without your name, until the day is over.
    
    That's all: no messages, and nothing about other members. Rankings come from the finished games whenever someone looks. In { COMMAND("kingdomino settings") } you choose whether you're in them.
    
    You can get all of it as a file. Or erase it: your seats stay in the games of others as “{ forgotten-name }”, a computer player takes over where you still play, and your settings and your id are deleted at once. A random number takes the place of your id, so the others keep their ratings.
proposal-ended-pause = This proposal is over.
reason-open =
    { $number ->
        [0] no room for more { $terrain }
        [1] { $terrain } keeps one open side
       *[other] { $terrain } keeps { $number } open sides
    }
server-threads-is =
    { $state ->
        [on] New tables: **each in a thread of its own**
       *[off] New tables: **in the channel itself**
    }
setting-theme-about = For all pictures only you see.
suggested-both = Domino { $domino } is suggested, and you get domino { $other } too: nobody else is left to choose.
suggested-later = Domino { $domino } is suggested: nobody else gains from domino { $other } now, so your other king can probably still take it.
