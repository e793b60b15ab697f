# Kingdomino's rules, chapter by chapter. All numbers come from the engine. Other games use some of these chapters too.
# A chapter is at most 700 characters long, so that it fits a phone together with its picture.

rules-where = { $game } · { $players } players · chapter { $number } of { $chapters }
rules-chapter-placeholder = Chapters
rules-game-placeholder = The rules of another game
rules-game = { $game } · { $players } players
# The buttons for the chapters before and after this one, in text mode.
rules-back = Back to { $title }
rules-on = On to { $title }

rules-goal-title = What it is about
rules-goal =
    You build a kingdom of { $grid }×{ $grid } squares around your castle, with land that scores as much as possible.

    A **domino** is two squares side by side. Each shows a terrain: wheat, forest, lake, grassland, swamp or mine. Some squares have **crowns**, the gold signs in their upper corner. Land without a crown scores nothing.

    The game has { $rounds } rounds. In each of them you place { $kings ->
        [1] a domino and choose your next one
       *[other] two dominoes and choose your next two
    }. You get { $each } dominoes in all: just enough to fill the kingdom, if each of them fits.

rules-beginning-title = How it begins
rules-beginning =
    { $aside ->
        [0] All { $dominoes } dominoes are in the game.
       *[other] { $dominoes } of the { $box } dominoes are in the game, drawn at random; the other { $aside } stay in the box unseen.
    } { $team ->
        [1] Everybody starts with a castle and nothing around it.
       *[other] Every team starts with a castle and nothing around it.
    }

    A line of { $line } dominoes is laid out, in the order of their numbers. { $drawn ->
        [1] One king is drawn at random: its owner chooses a domino, then the other player chooses two, and the first player the last one.
       *[other] All { $drawn } kings are drawn at random, one after another; the owner of each chooses a free domino for it.
    }

    Nothing is placed yet. Once every king has its domino, the next line is laid out and round 1 begins.

    In the picture one king is still to come.

rules-turn-title = A turn
rules-turn =
    The kings act in the order of the numbers they stand on, the lowest first. On your turn:
    1. **Place** the domino of your king in your kingdom.
    2. **Choose**: move your king to a free domino of the next line.

    A low number acts earlier in the next round and has more to choose from; high numbers bring crowns. { $kings ->
        [1] When all kings have acted, the next round begins with a new line.
       *[other] You have two kings, and so two turns a round. When all kings have acted, the next round begins with a new line.
    }

    { $left ->
        [0] Every domino of a line is chosen; nothing is left over.
        [1] One domino of each line is left over. It leaves the game, and nobody has discarded it.
       *[other] { $left } dominoes of each line are left over. They leave the game, and nobody has discarded them.
    }

    In the last round, round { $rounds }, dominoes are only placed.

rules-placing-title = Placing
rules-placing =
    A domino covers two free squares. At least one half must touch your castle, or land of its own terrain that lies there already. The castle goes with every terrain.

    To touch is to share a side: corners do not count, and neither does the domino's own other half. The kingdom must fit in { $grid }×{ $grid } squares with the castle, which may end up anywhere in it.

    In the picture a domino of forest and wheat may go to **1**, where wheat touches wheat, and to **2**, where it touches the castle. It may not go to **3**, at the castle's corner.

    A domino that fits somewhere must be placed. One that fits nowhere is discarded automatically and scores nothing.
rules-placing-alt = A kingdom with the castle on g7, wheat on h7 and i7 and a lake on f8 and g8. A domino of forest and wheat may be placed on spot 1 (i6 and j6) and on spot 2 (g6 and h6), but not on spot 3 (e6 and f6).

rules-scoring-title = Scoring
rules-scoring =
    Squares of one terrain that touch each other are a **property**. It scores its squares times the crowns on it. Without a crown it scores nothing, however large it is. Two properties of one terrain count separately. The castle scores nothing and connects nothing.

    In the picture: 5 squares of wheat with 2 crowns score 5 × 2 = **10**. The upper forest scores 3 × 1 = **3**; the lower one has no crown and scores **0**, and so does the grassland. Total: **13**.

    The highest total wins. A tie goes to the largest single property, with crowns or without; then to the most crowns in the kingdom; then the victory is shared.

rules-options-title = Options
rules-options =
    The host may add these before the game, all at once if they like:
    - **Middle Kingdom**: { $middle } points if your castle ends up in the centre: the kingdom reaches as far to its left as to its right, and as far above it as below. The kingdom need not be complete: in the picture it counts.
    - **Harmony**: { $harmony } points if you did not have to discard a domino.
    - **Dynasty**: { $games } games in a row. The highest sum wins; equal sums share the victory.

    There is also the **Mighty Duel**, a game of its own for two: all { $dueldominoes } dominoes and kingdoms of { $duelgrid }×{ $duelgrid } squares.

rules-signs-title = Reading the pictures
rules-signs =
    - The **number** of a domino decides the order. The king on it, and the name beside it, show whose it is.
    - **Crowns** are in the upper corner of their square.
    - Your castle has your colour and your sign; so have your kings.
    - A **light rim** marks the domino that was placed last.
    - Your own panel numbers the **spots** where the domino may go, and shows a placement faintly: that is a suggestion.
    - Letters and numbers at the edge name the squares: g7 is the castle.
    - A line such as **placed 12 · +3 → 41** says what a turn has brought, and how many points that makes.

    The buttons with { EMOJI("look") } show a kingdom large. { COMMAND("board") } shows the table again, also in words.
