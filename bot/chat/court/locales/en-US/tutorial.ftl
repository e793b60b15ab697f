# Queendomino's part of the tutorial, and the lines by which its steps explain themselves in a first game.

lesson-queendomino = Queendomino
lesson-queendomino-0-place = One turn in the middle of a game; only placing and choosing are compulsory. **Place** your domino where its forest joins your other forest: that brings coins in a moment.
lesson-queendomino-0-knights = A **knight** collects one coin for each square of the property under it; crowns do not matter. One that you keep can be sent in a later turn.
lesson-queendomino-0-build = The coin beside a tile is its price. **Knights** and **towers** are yours at once. A **medal** means points at the end; “per property” counts each connected area of that terrain, even the smallest.
lesson-queendomino-0-dragon = The **dragon** can burn a tile that a rival may want: one a round for all players together. It keeps away from the **queen**, who comes to whoever gains a tower and then has at least as many as anybody else.
lesson-queendomino-0-choose = As in Kingdomino, a low number acts earlier in the next round; a high one often brings crowns and towns. Your choice ends the turn.
lesson-queendomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** so far, as listed above. Every 3 coins are a point; the queen is one more crown on her host's largest property. The rules have a chapter on each. Press Start at your table, or open one with { COMMAND("kingdomino new") }.

# ---- hints, each given once

hint-knights = Tip: a knight collects a coin for each square of the property it is sent to.
hint-build = Tip: a price belongs to its slot. A tile that nobody buys moves to a cheaper slot when one before it is free.
hint-dragon = Tip: the dragon burns one tile a round for all players together. You may well skip this.
