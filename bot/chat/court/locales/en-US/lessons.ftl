# Queendomino's lesson, and what its steps explain in a first game.

lesson-queendomino-0-choose = First **choose a domino**, as in Kingdomino. On **towns** you can build.
lesson-queendomino-1-place = Now **place** your domino at the castle. You can skip the two steps after this one.
lesson-queendomino-1-knights = Send a **knight**? It collects a coin for each square of its property, once. If you keep it, you can send it later.
lesson-queendomino-1-build = Build? **Knights** and **towers** are yours at once, a **medal** is points at the end. Towers win the **queen**.
lesson-queendomino-1-dragon = The **dragon** burns a tile someone else may want, once a round. If the **queen** lives with you, you can't bribe it.
lesson-queendomino-1-choose = Now **choose** your next domino. With a low number you go earlier.
lesson-queendomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** so far! 3 coins make a point, and the queen adds a crown to the largest property of the kingdom where she lives.

# ---- hints, each given once

hint-knights = Tip: a knight collects one coin for each square of the property you send it to.
hint-build = Tip: the price belongs to the slot. Tiles nobody buys move to cheaper slots when there's room.
hint-dragon = Tip: the dragon burns one tile a round, for the first player who asks. You'll often skip this.
