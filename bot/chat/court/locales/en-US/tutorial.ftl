# Queendomino's part of the tutorial, and the lines by which its steps explain themselves in a first game.

lesson-queendomino = Queendomino
lesson-queendomino-0-place = **Place** your domino where its forest joins your other forest. That brings coins in a moment. This is one turn from the middle of a game, and only placing and choosing are a must.
lesson-queendomino-0-knights = A **knight** collects one coin for each square of the property it stands on. Crowns don't matter. If you keep it, you can send it later.
lesson-queendomino-0-build = Now you can buy a building. **Knights** and **towers** are yours right away, and points (on a **medal**) count at the end. “Per property” counts every separate piece of that terrain, even the smallest.
lesson-queendomino-0-dragon = The **dragon** burns a tile someone else may want, once a round. It avoids the **queen**, who moves in with you when you gain a tower and then have at least as many as anyone else.
lesson-queendomino-0-choose = As in Kingdomino, a low number goes earlier next round, and a high one often has crowns or towns. Your choice ends the turn.
lesson-queendomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** so far! Every 3 coins are a point, and the queen is one more crown on the largest property where she lives.

# ---- hints, each given once

hint-knights = Tip: a knight collects one coin for each square of the property you send it to.
hint-build = Tip: the price belongs to the slot. Tiles nobody buys move to cheaper slots when there's room.
hint-dragon = Tip: the dragon burns one tile a round, whoever asks first. You'll often skip this.
