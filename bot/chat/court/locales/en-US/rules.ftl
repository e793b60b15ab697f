# The rules of Queendomino and the Royal Wedding, chapter by chapter; the other chapters are Kingdomino's.
# A chapter is at most 700 characters long, so that it fits a phone together with its picture.

rules-court-goal =
    Build a kingdom of { $grid }×{ $grid } squares from dominoes, as in Kingdomino. What's new: towns to build on, coins to spend, knights to collect them, and a queen to impress. You score for land with crowns, for buildings and for coins.

    A **domino** is two squares, and each shows a terrain: wheat, forest, lake, grassland, swamp, mine or town. Some squares have **crowns**.

    A game has { $rounds } rounds. In each you place { $kings ->
        [1] a domino and choose your next one
       *[other] two dominoes and choose your next two
    }. In the last round there's nothing left to choose.

    { $team ->
        [one] You start with { $coins } coins and { $knights ->
            [1] one knight
           *[other] { $knights } knights
        }
       *[other] Every team starts with { $coins } coins and { $knights ->
            [1] one knight
           *[other] { $knights } knights
        } that its players share
    }. A knight that isn't in your kingdom yet is **in reserve**.

rules-court-turn =
    The king on the lowest number goes first. A turn has five steps. The optional ones can be skipped, but once you go on you can't go back:
    1. **Place** your domino.
    2. Send **knights** to it (optional).
    3. Buy one **building** (optional).
    4. Bribe the **dragon** (optional).
    5. **Choose** a free domino of the next line.

    With a low number you go earlier next round. High numbers often have crowns or towns. { $kings ->
        [1] Each player has one king.
       *[other] You have two kings, and each has a whole turn. (Some read the rulebook differently: steps 2 to 4 only once a round.)
    } { $left ->
        [0] Every domino of a line gets chosen.
        [1] The domino of a line that nobody chooses leaves the game.
       *[other] The { $left } dominoes of a line that nobody chooses leave the game.
    }

    In the last round, round { $rounds }, there's no step 5.

rules-knights-title = Knights and taxes
rules-knights =
    Right after you place a domino, you can send knights from your reserve to it, one to each half. Each collects **one coin for every square of its property**, right away. A property is all the squares of one terrain that touch. Crowns don't matter here.

    In the example, the wheat has 3 squares, so the knight has brought 3 coins.

    If both halves belong to the same property, you can send a knight to each, and each collects for the whole property. A property can be taxed again whenever you make it larger.

    A knight stays where it is to the end. Buildings bring new ones. Only a Training Camp makes knights worth points.

    A discarded domino can't be taxed.

rules-builders-title = The builders' board
rules-builders =
    The builders' board has { $slots } **slots** with a building tile on each. The price belongs to the slot: from 0 to { $dearest } coins, on the coin beside the tile.

    On your turn you can buy one tile and put it on any **town square** of yours without a building. A knight there isn't in the way. The tile's knights and towers are yours right away, and the knights can be sent from your next turn on. A building stays forever.

    An empty slot stays empty until the round ends. Then the tiles slide to the cheap end, and new ones come in at the other. There are { $tile_count } tiles. When they run out, slots stay empty.

rules-symbols-title = What the tiles say
rules-symbols =
    What a tile does is written beside it:
    - **Knights** and **towers** are yours right away.
    - A **crown** is one more crown for the town the tile stands on.
    - A number on a **medal** means points at the end. **Per property**: that many for each property of that terrain, even the smallest, even without crowns. **Per tower** or **per knight**: that many for each one you have, knights in reserve included.
    - **+1 tax** per tower or per knight, on the two vaults: every knight you send brings one more coin for each tower or knight you have. The one you're sending counts.

    We couldn't check the knights and towers of { $unsure } of the { $tile_count } tiles against a printed game, so some may differ.

rules-queen-title = Towers and the queen
rules-queen =
    Some buildings come with **towers**, and the **queen** loves towers. When you gain one and then have at least as many as every other { $team ->
        [one] player
       *[other] team
    }, she moves to your kingdom. A tie is enough to win her over. Before the first tower she lives with nobody.

    While she lives with you:
    - Buildings cost you 1 coin less, starting with the next one you buy. Free stays free.
    - The dragon keeps away, so you can't bribe it.

    At the end she is **one more crown on your largest property**, towns included. If several are equally large, each of them brings the same points. In the example, that makes the wheat 4 × 2.

rules-dragon-title = The dragon
rules-dragon =
    For { $bribe ->
        [one] { $bribe } coin
       *[other] { $bribe } coins
    } the dragon burns a tile on the builders' board, so nobody can buy it. The tile is gone for good, and its slot stays empty until the round ends.

    - It burns **one tile a round**, for the first player who asks. Then it's out, you see what it burned, and it goes back to its cave when the round ends.
    - If the queen lives with you, you can't bribe it.
    - It never burns a building that already stands in a kingdom.

rules-court-scoring =
    At the end, add up:
    - 1 point for every { $percoins } **coins**, rounded down.
    - Every **property**: its squares times its crowns. No crown, no points.
    - **Towns** are properties too, built on or not. Their crowns come only from Queen's Towers.
    - The **queen**: one more crown on the largest property of the kingdom she lives in.
    - What each **building** says.

    The highest total wins. If it's a tie, the largest property decides, with crowns or without. If even that's a tie, you share the victory.

    This is the rulebook's own example: 71 points. The grassland alone scores 4 × 4 = 16: three crowns of its own, and the queen's.

rules-wedding-title = Two boxes
rules-wedding =
    The Royal Wedding is Queendomino with the dominoes of both boxes.

    - Lines come from the **Queendomino** box first, then from the **Kingdomino** box, and so on in turn. Queendomino's numbers begin with a q. A line never mixes the two.
    - A line has **{ $line } dominoes**. { $left ->
        [0] Every one gets chosen.
        [1] The one nobody chooses leaves the game.
       *[other] The { $left } that nobody chooses leave the game.
    }
    - There are { $rounds } rounds, and kingdoms of { $grid }×{ $grid } squares.
    - Kingdomino's dominoes have no towns, but the builders' board is open in every round.

rules-teams-title = Teams
rules-teams =
    { $players } players form { $kingdoms } teams of two. A team shares **one kingdom** and everything in it: coins, knights, towers, buildings, the queen.

    Each player has a king in a color of their own, so a team gets two turns a round. **Talk it over with your partner.** If you can't agree, the player whose king it is decides: where the domino goes, whether to tax, build or bribe, and which domino comes next.

    The kingdoms are ranked, so partners win or lose together.

rules-court-house-title = House rules and readings
rules-court-house =
    Where the rulebook doesn't say, or can be read two ways, this is how it's played here:
    - **Dynasty**, { $games } games added up, is a house rule: the rulebook has it only for Kingdomino. There's no Middle Kingdom and no Harmony.
    - A **vault** pays for every knight you send, not once a turn. In the example, each knight brought 3 + 1 coins.
    - After a **discard** you can still build and bribe the dragon. Only taxes need a domino.
    - Knights, towers and coins never run out.
