# The tutorial, and the lines by which the panel explains itself in a first game.

tutorial-title = Tutorial: { $lesson }
tutorial-end = That is the end of the tutorial
tutorial-property = { $terrain }: { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} × { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
} = **{ $points }**
button-tutorial = Tutorial
button-lesson = Tutorial: { $lesson }
button-lesson-again = Once more
button-lesson-rules = The rules

# A lesson; then what it says, by the number of the turn and the step of the panel.
lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    You build a kingdom around your castle, from dominoes of two squares. Each shows a terrain, and some have **crowns**: only they make land score.

    Before anything is placed, everybody chooses a first domino. A low number acts earlier in the next round, a high one brings crowns. **Take one of these three.**
lesson-kingdomino-1-place =
    Now place it. One half must touch your castle, which goes with everything, or later land of its own terrain. The picture numbers all places and shows one of them faintly. **‹ ›** and the list show others.

    Below is the line that you choose from next. **Take** does both at once: it places your domino as shown, and takes that one.
lesson-kingdomino-1-choose = Placed. You can still take it back. Now **take** your next domino, best one that continues what you have.
lesson-kingdomino-2-place = Squares of one terrain that touch are a property, and it scores **its squares times its crowns**. The points behind each place say what it would bring at once. Mind the size: with the castle, a kingdom has 5×5 squares and no more.
lesson-kingdomino-2-choose = Placed. **Take** your last domino: the points behind each say what it would bring in your kingdom as it is.
lesson-kingdomino-3-place = The last round: nothing is left to choose, so **place** your domino where it brings most. One that fits nowhere would be discarded.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** for you. A whole game is just like this, with more rounds. Open a table with `/kingdomino new`, and add computer players if nobody else is there.

# ---- hints, each given once

hint-spots = Tip: every number is a place where your domino fits. **‹ ›** and the list show it there.
hint-back = Tip: as long as your turn is not over, **Take back** undoes what you have done in it.
hint-numbers = Tip: a low number lets you act earlier in the next round; a high one brings crowns.
