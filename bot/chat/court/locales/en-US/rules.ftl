# The rules of Queendomino and the Royal Wedding, chapter by chapter; the other chapters are Kingdomino's.
# A chapter is at most 700 characters long, so that it fits a phone together with its picture.

rules-court-goal-title = What it is about
rules-court-goal =
    You build a kingdom of { $grid }×{ $grid } squares from dominoes, as in Kingdomino, and put buildings on its towns. Points come from land with crowns, from buildings and from coins.

    A **domino** is two squares, each with a terrain: wheat, forest, lake, grassland, swamp, mine or town. The gold signs in the upper corner are **crowns**.

    The game has { $rounds } rounds. In each of them you place { $kings ->
        [1] a domino and choose your next one
       *[other] two dominoes and choose your next two
    }.

    { $team ->
        [one] You start with { $coins } coins and { $knights ->
            [1] one knight
           *[other] { $knights } knights
        }
       *[other] Every team starts with { $coins } coins and { $knights ->
            [1] one knight
           *[other] { $knights } knights
        } that its players share
    }. A knight that stands on no square is **in reserve**.

rules-court-turn-title = A turn
rules-court-turn =
    The kings act in the order of the numbers they stand on, the lowest first. A turn has five steps; you may skip those in italics, but not make up for one after a later step:
    1. **Place** your domino.
    2. *Send **knights** to it.*
    3. *Buy one **building**.*
    4. *Bribe the **dragon**.*
    5. **Choose** a free domino of the next line.

    A low number acts earlier in the next round; high numbers bring crowns and towns. { $kings ->
        [1] Each player has one king.
       *[other] You have two kings, and each has a whole turn. (Some read the rulebook differently: steps 2 to 4 only once a round.)
    } { $left ->
        [0] Every domino of a line is chosen.
        [1] The domino that is left over in a line leaves the game.
       *[other] The { $left } dominoes that are left over in a line leave the game.
    }

    The last round, round { $rounds }, has no step 5.

rules-knights-title = Knights and taxes
rules-knights =
    Right after placing you may put knights from your reserve on the domino just placed, one on each half. Each of them collects **as many coins as its property has squares**, at once. A property is all squares of one terrain that touch each other; crowns do not matter here.

    In the picture the wheat has 3 squares, so the knight has brought 3 coins.

    The knight stays on its square to the end. Another one may tax the same property again later, from a domino that makes it larger. New knights come with buildings. A knight is worth points only with a Training Camp.

    A domino that is discarded cannot be taxed.

rules-builders-title = The builders' board
rules-builders =
    Building tiles lie on the { $slots } **slots** of the builders' board. The price belongs to the slot: 0 to { $dearest } coins, on the coin beside the tile.

    In your turn you may buy one tile and put it on a **town square** of yours without a building, new or old; a knight there does not matter. Knights and towers that come with it are yours at once; those knights can be sent from your next turn on. A building never leaves.

    An empty slot stays empty until the round ends. Then the tiles move to the cheap end in their order, and new ones come from the stack. There are { $tiles } tiles. A long game uses up the stack: then slots stay empty.

rules-symbols-title = What the tiles say
rules-symbols =
    What a tile does stands beside it, from top to bottom:
    - **knights** and **towers** are yours at once;
    - a **crown** is one more crown for the town that the tile stands on;
    - a number on a **medal** means points at the end. Per property: for each property of the terrain shown, however small, with or without crowns. Per tower or per knight: for each that you have, knights on squares and in reserve;
    - **+1 tax** per tower or per knight, on the two vaults: each knight that you send collects a coin more for each tower or knight that you have.

    Below the slots you see how many tiles are left in the stack, where the queen is, and what the dragon does.

rules-queen-title = Towers and the queen
rules-queen =
    Some buildings come with **towers**, which stand on them. Whoever gains a tower and then has at least as many as every other { $team ->
        [one] player
       *[other] team
    } becomes the **queen**'s host. Drawing level is enough to win her over; before the first tower she has no host.

    While she is with you,
    - every building costs you 1 coin less, from your next purchase on, but never less than nothing;
    - the dragon keeps away: you cannot bribe it.

    At the end she is **one more crown on the largest property** of her host, town included: in the picture the wheat scores 4 × 2.

rules-dragon-title = The dragon
rules-dragon =
    For { $bribe ->
        [one] { $bribe } coin
       *[other] { $bribe } coins
    } the dragon burns a tile of the builders' board, so that nobody can buy it. The tile is out of the game, and its slot stays empty until the round ends.

    - It burns **one tile a round for all players together**. When it is out, you can see in the picture what it has burned. At the end of the round it goes back to its cave.
    - The host of the queen cannot bribe it.
    - It burns only tiles of the board, never a building that stands in a kingdom.

rules-court-scoring-title = Scoring
rules-court-scoring =
    At the end all of this is added up:
    - a point for every { $percoins } **coins**, rounded down;
    - each **property**: its squares times its crowns. Without a crown it scores nothing, and two properties of one terrain count separately;
    - **towns** are properties too, buildings or not, with crowns only from Queen's Towers;
    - the **queen**: one more crown on her host's largest property;
    - what each **building** says.

    The highest total wins. A tie goes to the largest property, with crowns or without; then the victory is shared.

    The picture is the rulebook's example: 71 points. The grassland alone scores 4 × (3 + 1 for the queen) = 16.

rules-wedding-title = Two boxes
rules-wedding =
    The Royal Wedding is Queendomino with the dominoes of both boxes.

    - The lines come in turn from the **Queendomino** box, whose numbers begin with a q, and from the **Kingdomino** box. A line never mixes them, so numbers always decide within one box.
    - A line has **{ $line } dominoes**. { $left ->
        [0] Every one of them is chosen.
        [1] One of them is left over in each round and leaves the game.
       *[other] { $left } of them are left over in each round and leave the game.
    }
    - There are { $rounds } rounds, and kingdoms of { $grid }×{ $grid } squares.
    - Kingdomino's dominoes have no towns. The builders' board is open in every round nevertheless.

rules-teams-title = Teams
rules-teams =
    { $players } players form { $kingdoms } teams of two. A team shares **one kingdom** and all that it owns: coins, knights, towers, buildings, the queen.

    Each player has a king in a colour of their own, so a team has two turns in a round. **Whose king acts decides alone**: where the domino goes, whether to tax, build or bribe, and which domino comes next. Talking is allowed, asking is not needed.

    The kingdoms are ranked, so partners win or lose together.

rules-court-house-title = House rules and readings
rules-court-house =
    Where the rulebook is silent or can be read in two ways, the game is played like this here:
    - **Dynasty**, { $games } games whose points are added up, is a house rule: the rulebook has it only for Kingdomino. Middle Kingdom and Harmony are not offered.
    - A **vault** pays for every knight that you send, not once a turn.
    - A **discarded** domino ends neither building nor the dragon; only taxes need a domino.
    - Knights, towers and coins never run out.
    - The knights and towers of many **tiles** are reconstructed, not verified. Whoever hosts this bot can correct them in one file.
