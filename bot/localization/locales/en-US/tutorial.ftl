# The tutorial, and the lines by which the panel explains itself in a first game.

tutorial-title = Tutorial: { $lesson }
tutorial-end = That is the end of the tutorial
tutorial-property = { $terrain }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Tutorial
button-lesson = Tutorial: { $lesson }
button-lesson-again = Once more
button-lesson-rules = The rules
# Opens a table of the game of the lesson.
button-open-table = Open a table

# A lesson; then what it says, by the number of the turn and the step of the panel.
lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    You build a kingdom of dominoes around your castle. Land scores only where it has **crowns**.
    First everybody chooses a domino: a low number acts earlier in the next round, a high one often brings crowns. **Choose one.**
lesson-kingdomino-1-place =
    Now place it: one half must touch your castle. Every number is a spot where it fits, and **{ button-next }** shows it there.
    Then **Take**: that places it as shown and takes your next domino, in one tap.
lesson-kingdomino-1-choose = Placed; you can still undo it. Now **take** your next domino, ideally one that continues what you have.
lesson-kingdomino-2-place = Land of one kind that touches is a property and scores **its squares times its crowns**. New land must touch its own kind, or the castle; and with the castle a kingdom has 5×5 squares, no more.
lesson-kingdomino-2-choose = Placed. **Take** your last domino. Its button says how many points it brings when you place it.
lesson-kingdomino-3-place = The last round: only **place** your domino, where it brings most. One that fits nowhere would be lost.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** for you. A whole game is just like this, with more rounds. Press Start at your table, or open one with { COMMAND("kingdomino new") }; computer players can fill it.

# ---- hints, each given once

hint-spots = Tip: every number is a spot where your domino fits. **{ button-next }** and the list show it there. Pale numbers are mirror images.
hint-take = Tip: **Take** places your domino as shown and takes the next one in one tap.
hint-back = Tip: as long as your turn is not over, **Undo** takes back what you have done in it.
hint-nowhere = Tip: a domino fits only on two free squares side by side inside the grid where one half touches the castle or land of its own kind.
hint-merits = Tip: the points on a button are what that domino brings when you place it.
hint-numbers = Tip: a low number lets you act earlier in the next round; a high one often brings crowns.
hint-itself = Tip: your turn before this one had one possible move, which was made for you. { COMMAND("kingdomino settings") } switches that off.
