# Kingdomino's rules, chapter by chapter. All numbers come from the engine. Other games use some of these chapters too.
# A phone shows the picture of a chapter with the first paragraph, and the rest of at most 700 characters on a second page.

rules-chapter-placeholder = Chapters
rules-game-placeholder = The rules of another game
# Below the title of a chapter, and in the list of games.
rules-game = { $game } · { $players } players
# The buttons for the chapters before and after this one, in text mode.
rules-back = Back to { $title }
# $title is the title of the next chapter.
rules-on = On to { $title }

# Leads from the picture of a chapter to the rest of its text.
rules-read = Read on

rules-goal-title = What it's about
rules-goal =
    Build the richest kingdom around your castle, { $grid }×{ $grid } squares at most.

    You build with **dominoes**. A domino is two squares side by side, and each shows a terrain: wheat, forest, lake, grassland, swamp or mine. Some squares have **crowns**. You need them: land without a crown scores nothing.

    A game has { $rounds } rounds. In each you place { $kings ->
        [1] a domino and choose your next one
       *[other] two dominoes and choose your next two
    }. In the last round there's nothing left to choose.

    You get { $each } dominoes in all. If every one fits, your kingdom is full. If not, never mind: a hole itself costs nothing.

rules-beginning-title = How it begins
rules-beginning =
    { $aside ->
        [0] All { $domino_count } dominoes are in the game.
       *[other] { $domino_count } of the { $box } dominoes are in the game. The other { $aside } stay in the box, and nobody knows which.
    } { $team ->
        [1] Everyone starts with a castle and nothing around it.
       *[other] Every team starts with a castle and nothing around it.
    }

    First, { $line } dominoes are laid out in a line, from the lowest number to the highest. { $drawn ->
        [1] One king is drawn at random. Its owner chooses a domino, the other player chooses two, and the first player gets the last one.
       *[other] Then all { $drawn } kings are drawn at random, one after another. When yours is drawn, you choose a free domino for it.
    }

    You don't place anything yet. When every king has a domino, the next line is laid out and round 1 begins.

    In the example, one king still has to choose.

rules-turn-title = A turn
rules-turn =
    The king on the lowest number goes first, then the next, and so on. On your turn:
    1. **Place** the domino your king stands on.
    2. **Choose**: move your king to a free domino of the next line.

    That's the trick of the game: with a low number you go earlier next round and have more to choose from, but the high numbers have most of the crowns. { $kings ->
        [1] When every king has had its turn, the next round begins with a new line.
       *[other] You have two kings, so you get two turns a round. When every king has had its turn, the next round begins with a new line.
    }

    { $left ->
        [0] Every domino of a line gets chosen.
        [1] The one domino of a line that nobody chooses leaves the game.
       *[other] The { $left } dominoes of a line that nobody chooses leave the game.
    }

    In the last round, round { $rounds }, there's nothing left to choose.

rules-placing-title = Placing
rules-placing =
    A domino covers two free squares. One of its halves must touch your castle or land of the same terrain. The castle goes with everything.

    Touching means side by side. Corners don't count. The whole kingdom, castle included, must fit in { $grid }×{ $grid } squares. The castle doesn't have to be in the middle.

    In the example, a domino of forest and wheat can go to **1**, because wheat touches wheat, and to **2**, because it touches the castle. It can't go to **3**: that's only the castle's corner.

    If a domino fits somewhere, you have to place it, even where it hurts. If it fits nowhere, it's discarded for you.
rules-placing-alt = A kingdom with the castle on g7, wheat on h7 and i7 and a lake on f8 and g8. A domino of forest and wheat may be placed on spot 1 (i6 and j6) and on spot 2 (g6 and h6), but not on spot 3 (e6 and f6).

rules-scoring-title = Scoring
rules-scoring =
    Squares of one terrain that touch are a **property**. Count its squares, count its crowns, and multiply. No crown, no points, however large it is. Two properties of the same terrain that don't touch count separately, and the castle doesn't join them.

    In the example, the wheat has 5 squares and 2 crowns: 5 × 2 = **10**. The upper forest scores 3 × 1 = **3**. The lower forest and the grassland have no crown and score **0**. That makes **13**.

    The highest total wins. If it's a tie, the largest single property decides, with crowns or without. If that's a tie too, the most crowns decide. If even that's a tie, you share the victory.

rules-options-title = Options
rules-options =
    The host can add any of these before the game:
    - **{ part-middle-kingdom }**: { $middle } points if your castle ends up in the center. That means your kingdom reaches as far to its left as to its right, and as far above it as below. Holes don't matter: the kingdom of the example gets the points.
    - **{ part-harmony }**: { $harmony } points if you never had to discard a domino.
    - **{ option-dynasty }**: { $games } games in a row. The highest sum wins, and equal sums share the victory.

    For two players there's also the **Mighty Duel**: all { $dueldominoes } dominoes and kingdoms of { $duelgrid }×{ $duelgrid } squares.

# The chapter "Reading the pictures" for people in text mode, who get words instead. $sample is a line of a turn as messages tell it, here and below.
rules-signs-words =
    - Kingdoms are described by property, the most points first: its squares, crowns and points, and where it has room to grow.
    - Letters run from west to east and numbers from south to north. The castle is on g7.
    - On your turn, the **spots** where your domino fits have numbers. The list says where each is, what it brings and what it leaves.
    - A line like “{ $sample }” says who had a turn, what it brought at once, and which domino was chosen.

    { COMMAND("kingdomino board") } describes the whole table.
rules-signs-title = Reading the pictures
rules-signs =
    - The **number** of a domino decides who goes when. Its king and the name beside it show whose it is.
    - **Crowns** are in the upper corner of their square.
    - Your castle and your kings have your color and your sign.
    - The kingdom with the **golden plate** has the turn. A **light rim** marks who just moved, and the last domino.
    - On your turn, numbers mark the **spots** where your domino fits. One of them shows it faintly.
    - Letters and numbers at the edge name the squares. The castle is on g7.
    - “{ $sample }” says whose turn it was, what it brought, and which domino was chosen.

    Tap { EMOJI("look") } and a name to see that kingdom large. { COMMAND("kingdomino board") } shows the table.

rules-advice-title = Playing well
rules-advice =
    Both kingdoms here have the same 12 dominoes and the same 6 crowns. One scores **8** points, the other **57**. Here's how:
    - **Grow what you have.** A few large properties beat many small ones. That lake has 10 squares and 5 crowns: 10 × 5 = 50.
    - **Don't just chase crowns.** Alone, a crown brings 1 point. On land with 10 squares it brings 10.
    - **Leave no holes.** No domino fits on a single square, and you lose dominoes that fit nowhere.
    - **Keep the castle in the middle.** With Middle Kingdom that's { $middle } points.
rules-advice-alt = Two full kingdoms of the same dominoes. In the first, the lake lies in five pieces, and the largest has no crown: 8 points in all. In the second, the lake is one property of 10 squares with 5 crowns: 57 points in all.
