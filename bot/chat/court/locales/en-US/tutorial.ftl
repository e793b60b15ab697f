# Queendomino's part of the tutorial, and the lines by which its steps explain themselves in a first game.

lesson-queendomino = Queendomino
lesson-queendomino-0-place = One turn in the middle of a game. It has five steps, named in the line below; you may **skip** all but the first and the last. **Place** your domino of town and forest so that the forest joins your other forest: that will bring more coins in a moment.
lesson-queendomino-0-knights = You have two **knights**. Each half of the domino just placed can take one, and it collects as many coins as its property has squares. It then stays there for good, so a large property is worth waiting for.
lesson-queendomino-0-build = **Building tiles** cost what the coin beside them says. Knights and towers are yours at once, the number on a medal counts at the end, and “per” means: for each. Choose a tile, then the town square that it goes on. One tile a turn.
lesson-queendomino-0-dragon = For a coin the **dragon** burns a tile of the board, best one that somebody else is waiting for. It does so once a round for all players together, and not for the host of the **queen**, whom most towers bring.
lesson-queendomino-0-choose = **Choose** your next domino, as in Kingdomino: a low number acts earlier, a high one brings crowns and towns. That ends your turn.
lesson-queendomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** so far: the properties above, your buildings, and a point for every 3 coins. The rules have a chapter on each of these. Open a table with `/kingdomino new`.

# ---- hints, each given once

hint-knights = Tip: a knight stays on its square for good, so it is worth waiting for a large property.
hint-build = Tip: a price belongs to its slot. A tile that nobody buys gets cheaper when others move up.
hint-dragon = Tip: the dragon burns one tile a round for all players together. You may well skip this.
