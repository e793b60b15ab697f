# Queendomino's part of the tutorial, and the lines by which its steps explain themselves in a first game.

lesson-queendomino = Queendomino
lesson-queendomino-0-place = One turn in the middle of a game, in four steps; only the first and the last are a must. **Place** your domino where its forest joins your other forest: that brings coins in a moment.
lesson-queendomino-0-knights = Each half of the domino just placed can take one of your two **knights**. A knight collects a coin for each square of its property, and stays there for good.
lesson-queendomino-0-build = A **building** costs what the coin beside it says and goes on a town square. Knights and towers are yours at once; medals count at the end, and “per” means: for each.
lesson-queendomino-0-dragon = For a coin the **dragon** burns a tile that somebody else may be waiting for: one a round for all players together, and never for the host of the **queen**, who comes with most towers.
lesson-queendomino-0-choose = **Choose** your next domino, as in Kingdomino: a low number acts earlier, a high one brings crowns and towns. That ends your turn.
lesson-queendomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** so far, as listed above: the queen is one more crown on your largest property, and 3 coins are a point. The rules have a chapter on each of these. Press Start at your table, or open one with `/kingdomino new`.

# ---- hints, each given once

hint-knights = Tip: a knight stays on its square for good, so it is worth waiting for a large property.
hint-build = Tip: a price belongs to its slot. A tile that nobody buys gets cheaper when others move up.
hint-dragon = Tip: the dragon burns one tile a round for all players together. You may well skip this.
