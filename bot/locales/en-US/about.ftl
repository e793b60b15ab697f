# Help, rules, settings, privacy, and the lists of games.

help = ## How to play
    `/kingdomino new` opens a table in this channel. Others press **Join**; computer players fill the seats that stay
    empty; then **Start**.

    When it is your turn you are mentioned. Press **Place**: a panel opens that only you see, with the best spot already
    shown. Press **✓ Place here**, or first another spot, **⟳ Turn** or **‹ ›**. Then choose your next domino. That is all.

    Everything can be typed as well: `/place` and `/draft` list what is allowed.
    `/board` shows the table again · `/games` all your games · `/history` past games · `/rules` the rules ·
    `/settings` suggestions and quiet hours · `/kingdomino resign` leaves a game.

    A game may take days: nothing is lost when the bot restarts. Who is waited for is reminded, and may be stood in for.
    A slip? `/kingdomino takeback`. Away for a while, and a computer player kept your seat? `/kingdomino back`.

rules-title = Kingdomino in a minute
rules-goal = **Goal.** Build the most valuable kingdom of 5×5 squares (7×7 in the Mighty Duel) around your castle.
rules-turn = **A turn.** Kings act in the order of the dominoes they stand on, the lowest number first. Place that domino in your kingdom, then move your king to a free domino of the next line: low numbers go first, high numbers bring crowns. With two players each has two kings.
rules-placing = **Placing.** At least one half must touch your castle, or land of the same kind. The whole kingdom must fit in its grid; the castle may end up anywhere in it. A domino that fits must be placed; one that fits nowhere is lost.
rules-scoring = **Scoring.** Connected squares of one kind are a property. It scores its squares times its crowns; without a crown it scores nothing. A tie goes to the largest property, then to the most crowns.
rules-variants = **Options.** *Middle Kingdom*: 10 points if the castle is in the middle. *Harmony*: 5 points if you discarded nothing. *Dynasty*: three games, the sum wins. *Mighty Duel*: two players, all 48 dominoes, 7×7.

settings-title = Your settings
setting-suggestions = Suggestions: **{ $state }**. The panel shows the placement that scores most now, and sorts by points.
setting-auto-place = Moves without a choice: **{ $state }**. When only one move is allowed it is made for you.
setting-on = on
setting-off = off
button-toggle-suggestions = Suggestions on or off
button-toggle-auto-place = Moves without a choice on or off

quiet-none = Quiet hours: **none**. You may be reminded of a turn at any time.
quiet-hours = Quiet hours: **{ $start }–{ $end }**. You are never reminded of a turn then.
quiet-clock = Your clock: **{ $time }** ({ $offset }).
quiet-clock-unknown = If that is wrong, say below what time it is for you.
quiet-from = Quiet from { $time }
quiet-to = Quiet until { $time }
quiet-now = It is { $time } now
quiet-from-placeholder = Quiet from …
quiet-to-placeholder = Quiet until …
quiet-offset-placeholder = What time is it for you now?
button-half-hour = My clock is half an hour off
button-no-quiet-hours = No quiet hours

privacy = ## What is kept
    For every game: who sat where (your Discord id and the name shown), every move, when it was made, and the id of the
    click that made it, so that no click counts twice. Your settings. Nothing else: no messages, no other members.

    Press the button to erase yourself: your seats stay in the games of others as “Somebody”, a computer player takes over
    where you still play, and your settings and your id are deleted at once.
button-forget = Erase everything about me

games-title = Your games
games-none = You are in no game. Open a table with `/kingdomino new`.
games-more = … and { $more ->
    [one] one more game
   *[other] { $more } more games
}
games-lobby = waiting for players
games-your-turn = **your turn**, since { $since }
games-their-turn = { $name }'s turn, since { $since }

history-title = Games in this channel
history-none = No game has been played in this channel yet.
history-how = Choose one to step through it.
history-placeholder = Choose a game
history-game = Game { $id } · { $variant }
history-step = Game { $id } · step { $step } of { $steps }
button-first = ⏮
button-earlier = ◀
button-later = ▶
button-last = ⏭

stats-title = { $name } on this server
stats-none = { $name } has not finished a game on this server yet.
stats-line = **{ $variant }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}, { $mean } points on average, best { $best }

text-kingdom = **{ $name }**: { $total } points
text-line = **To be placed**
    { $dominoes }
text-next-line = **Next line**
    { $dominoes }
text-claimed = { $domino }: { $name }
text-legend = -# Rows from north to south; w wheat, f forest, l lake, g grassland, s swamp, m mine, t town, with crowns; ## is the castle.
