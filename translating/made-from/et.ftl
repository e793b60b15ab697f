### The English messages that translations were made from. `python -m translating --translated` writes this file.

alt-breakdown = A table of all points.
alt-part = { $part } { $points }
analysis-gain = Better: { $points } points, chance to win { $percent }%
ask-putout = Take **{ $name }**'s seat away? I'll tell them, and only an invitation brings them back.
away-confirmed = You're away until { $until }, so nobody calls you. The people you play with can see the date. Have a good time!
away-over = Welcome back! You get calls and reminders again.
button-compare = Compare them
button-standins = Stand in for { $name }
button-tax = Tax { $terrain }: +{ $coins }
button-undo-alone = Undo my last turn
daily-everywhere =
    { $count ->
        [1] One person has finished it.
       *[other] { $count } people everywhere have finished it.
    }
daily-unlisted =
    { $count ->
        [1] and one person who isn't listed
       *[other] and { $count } people who aren't listed
    }
done-computerkeeps = Done, the computer plays on until its player is back.
effect-tax-per-knight = each tax pays 1 more for every knight, sent out or not
effect-tax-per-tower = each tax pays 1 more for every tower
error-called-many = You've called { $limit } people within the last hour. You can call more { $until }.
error-called-often = You've called { $name } three times within the last hour. You can call them again { $until }.
error-daily-begun = You've already begun today's game. { COMMAND("daily") } goes on with it.
error-follows-too-many = You already follow { $limit } tables, the most you can. { COMMAND("kingdomino games") } lists them, with a button to stop.
error-no-server = A private conversation has no server settings. Type { COMMAND("kingdomino server") } in a channel of the server.
error-private-table = Nobody else can join a private conversation. Open a table in a channel of a server.
error-put-out = { $host } has taken your seat away. To come back, ask for an invitation.
help-challenge = { COMMAND("kingdomino challenge") } gives everyone in a channel the same dominoes, each alone against the same computer players. Nobody sees results before they've finished; someone who watches another person play knows the dominoes, though. At the end come the kingdoms, side by side. **Beat this** below a finished game gives you its seat and dominoes; that counts nowhere. { COMMAND("kingdomino server") } can open a challenge every week.
help-daily = { COMMAND("daily") } is one game a day that everyone plays with the same dominoes, against the same computer players. Play it once, at any pace, and compare your points with those of others. A new one begins at midnight UTC.
help-looking =
    - **{ EMOJI("look") }** with a name shows that kingdom large.
    - { COMMAND("board") } shows the table again. { COMMAND("kingdomino deck") } shows which dominoes are still to come, and how likely the one you need is.
    - { COMMAND("kingdomino games") } lists your games. { COMMAND("kingdomino history") } lists those of this channel: step by step, with points, film, analysis and files. { COMMAND("kingdomino stats") } has results and the server's ranking.
    - { COMMAND("kingdomino follow") } adds a table you only watch to your list of games.
help-time =
    - A game can take days, and nothing gets lost. { COMMAND("kingdomino pace") } shows and changes what happens when someone takes long.
    - { COMMAND("kingdomino settings") } has quiet hours: nothing calls you then. With { COMMAND("kingdomino away") } you say until when you can't play.
    - { COMMAND("kingdomino seat") } lets the computer play for someone who's late, finds someone to play on for you, and gives you your seat back when the computer has kept it.
help-turn = A message mentions you. **Place** opens a panel that only you see, with a good spot already shown: **Take** places your domino there and takes the next one, in one tap. Or choose another spot first, or **{ button-place-only }**. In Queendomino the panel leads from step to step, and **{ button-skip }** passes one over.
hint-spots = Tip: each number is a spot where your domino fits. Pick one from the list to see it there.
hint-take = Tip: **Take** places your domino as shown and takes the next one in one tap.
lesson-kingdomino-0-choose =
    First **choose a domino** for the kingdom around your castle. Only land with **crowns** scores.
    A low number goes first next round. **+2** on a button is 2 points once placed.
lesson-kingdomino-1-place = Now **take your next domino**. That also places this one at your castle, on the gold number.
lesson-queendomino-end = **{ $total ->
        [one] { $total } point
       *[other] { $total } points
    }** so far! Every 3 coins are a point, and the queen is one more crown on the largest property where she lives.
lobby-idle = Nobody changed anything here for a week, so I closed this table. Open another one with { COMMAND("kingdomino new") }.
lobby-ready = Everyone's here: press **{ button-start }**. The order of play is drawn at random.
long-deck-squares =
    { $crowns ->
        [0] { $count } without a crown
        [one] { $count } with { $crowns } crown
       *[other] { $count } with { $crowns } crowns
    }
long-filled =
    { $covered ->
        [1] Only the castle so far.
       *[other] { $covered } of { $squares } squares filled, { $width } by { $height }.
    }
panel-mirrored = Mirror images of these spots are left out.
policy-seat-about = One reminder. After that time again, the computer plays until they return
policy-turn-about = One reminder. After that time again, the computer plays the turn
privacy =
    ## What I store about you
    You can get all of it as a file. Or erase it: your seats stay in the games of others as “{ forgotten-name }”, a computer player takes over where you still play, and your settings and your id are deleted at once. A random number takes the place of your id, so the others keep their ratings.
privacy-stored =
    - For every game: who sat where or was invited (your Discord id and the name shown), every move, when it was made, in which turns you asked for a hint, and the id of the click, so that no click counts twice.
    - Your settings, like your time zone, your language and when you're away, and which tips you've seen.
    - Which tables you follow, until they end.
    - Whose seat a substitute plays on.
    - Your plan for a turn, until it comes, and which moves were planned.
    - For a server, what was set with { COMMAND("kingdomino server") }, until I leave it, and that I've introduced myself there.
    - If you erase a daily game on its day: that it was begun, as a code without your name, until the day is over.
    
    That's all: no messages, and nothing about other members. Rankings come from the finished games whenever someone looks. In { COMMAND("kingdomino settings") } you choose whether you're in them.
private-refused = Discord didn't let me send you a private message, so I call you here again.
put-out-placeholder = Take someone's seat away
reminder-computerkeeps = In a hurry? Anyone at the table can let the computer play this turn, or play on until its player is back.
rules-advice =
    Both kingdoms in the picture have the same 12 dominoes and the same 6 crowns. One scores **8** points, the other **57**. Here's how:
    - **Grow what you have.** A few large properties beat many small ones. That lake has 10 squares and 5 crowns: 10 × 5 = 50.
    - **Don't just chase crowns.** Alone, a crown brings 1 point. On land with 10 squares it brings 10.
    - **Leave no gaps.** No domino fits on a single square, and you lose dominoes that fit nowhere.
    - **Keep the castle in the middle.** With Middle Kingdom that's { $middle } points.
    
    Master, the strongest computer player, wins just like that: with fewer and larger properties than the others, and hardly a gap.
rules-court-turn =
    The king on the lowest number goes first. A turn has five steps. Those in italics are optional, but once you go on you can't go back:
    1. **Place** your domino.
    2. *Send **knights** to it.*
    3. *Buy one **building**.*
    4. *Bribe the **dragon**.*
    5. **Choose** a free domino of the next line.
    
    A low number goes first next round. High numbers often have crowns or towns. { $kings ->
        [1] Each player has one king.
       *[other] You have two kings, and each has a whole turn. (Some read the rulebook differently: steps 2 to 4 only once a round.)
    } { $left ->
        [0] Every domino of a line gets chosen.
        [1] The domino of a line that nobody chooses leaves the game.
       *[other] The { $left } dominoes of a line that nobody chooses leave the game.
    }
    
    In the last round, round { $rounds }, there's no step 5.
rules-goal =
    Build the richest kingdom around your castle, { $grid }×{ $grid } squares at most.
    
    You build with **dominoes**. A domino is two squares side by side, and each shows a terrain: wheat, forest, lake, grassland, swamp or mine. Some squares have **crowns**, the gold signs in the upper corner. You need them: land without a crown scores nothing.
    
    A game has { $rounds } rounds. In each you place { $kings ->
        [1] a domino and choose your next one
       *[other] two dominoes and choose your next two
    }. In the last you only place.
    
    You get { $each } dominoes in all. If every one fits, your kingdom is full. If not, never mind: gaps cost no points.
rules-signs =
    - The **number** of a domino decides who goes when. The king on it and the name beside it show whose it is.
    - **Crowns** are in the upper corner of their square.
    - Your castle and your kings have your color and your sign.
    - The **large kingdom** has the turn. A **light rim** marks who has just moved, and the domino placed last.
    - On your turn, numbers mark the **spots** where your domino fits, and one of them shows how it would look.
    - Letters and numbers at the edge name the squares. The castle is on g7.
    - A line like **placed 12 · +3, now 41** means: that turn brought 3 points, which makes 41.
    
    Tap { EMOJI("look") } and a name to see that kingdom large. { COMMAND("board") } shows the table again, in words too.
rules-symbols =
    What a tile does stands beside it:
    - **Knights** and **towers** are yours right away.
    - A **crown** is one more crown for the town the tile stands on.
    - A number on a **medal** means points at the end. Per property: for each property of that terrain, even the smallest, even without crowns. Per tower or per knight: for each one you have, knights in reserve included.
    - **+1 tax** per tower or per knight, on the two vaults: every knight you send brings one more coin for each tower or knight you have. The one you're sending counts.
    
    Below the slots you see how many tiles are left, where the queen is, and what the dragon is up to.
rules-turn =
    The king on the lowest number goes first, then the next, and so on. On your turn:
    1. **Place** the domino your king stands on.
    2. **Choose**: move your king to a free domino of the next line.
    
    That's the trick of the game: a low number goes first next round and has the most to choose from, but the high numbers have most of the crowns. { $kings ->
        [1] When every king has had its turn, the next round begins with a new line.
       *[other] You have two kings, so you get two turns a round. When every king has had its turn, the next round begins with a new line.
    }
    
    { $left ->
        [0] Every domino of a line gets chosen.
        [1] The one domino of a line that nobody chooses leaves the game.
       *[other] The { $left } dominoes of a line that nobody chooses leave the game.
    }
    
    In the last round, round { $rounds }, there's nothing left to choose: you only place.
setting-away-about =
    { $state ->
        [away] Nobody calls you until then.
       *[here] Going away? Type { COMMAND("kingdomino away") } and a date, and nobody calls you until then.
    }
setting-private = Private messages
setting-private-about = What I send you by private message instead of mentioning you in the channel. Quiet hours and the mention delay still count.
setting-private-is = By private message: **{ $value }**
setting-private-placeholder = By private message…
setting-quiet-about =
    { $state ->
        [none] Without them, you can be called any time.
       *[set] Nothing calls you then. You hear about your turn when they end.
    }
setting-suggestions-about = The panel can show you the move that promises most in the end. A table may allow less than you choose here, but never more. You always see the points of every move.
setting-suggestions-hint = only when I ask for a hint
setting-suggestions-shown = as the table has them
suggestions-hint-about = “{ button-hint }” shows them. The end counts everyone's turns without one
thread-wake = A button does nothing? This thread has fallen asleep. Write anything here to wake it.
told-turn-back = **{ $name }** takes the turn back.
