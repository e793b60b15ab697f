# The lesson about Kingdomino, and the ways to all lessons; other lessons are with their extensions.

tutorial-title = Tutorial: { $lesson }
tutorial-end = Well done, that's the tutorial!
# Below the end of a lesson, to somebody who has made no point.
tutorial-no-crowns = Land without crowns is worth nothing, however large it is. Look for crowns!
tutorial-property = { $terrain }: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
} = **{ $points }**
# A line of a sum: $part is like “Middle Kingdom”.
tutorial-part = { $part }: **{ $points }**
button-tutorial = Learn in two minutes
button-lesson-again = Play this lesson again
# Below the end of a lesson: starts the person's own table, or opens one.
button-start-own = Start my game

lesson-kingdomino-0-choose =
    First **choose a domino** for the kingdom around your castle. Only land with **crowns** scores.
    With a low number you go earlier next round. **+2** is 2 points as soon as you place it, and often more when that land grows.
lesson-kingdomino-1-place = Now **choose your next domino**. That also places this one at your castle, as shown.
lesson-kingdomino-1-choose = Placed, and you can still undo it. Now **choose** your next domino, ideally one that continues what you have.
lesson-kingdomino-2-place = Land scores **its squares times its crowns**. Place this, and **choose** your last domino.
lesson-kingdomino-2-choose = Placed. **Choose** your last domino. Its button says how many points it brings when you place it.
lesson-kingdomino-3-place = The last round! Just **place** your domino where it brings the most.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } point
   *[other] { $total } points
}** for you! A real game is just like this, with more rounds.

# A line of the first page of help, and one of the greeting of a server.
help-tutorial = **{ button-tutorial }**: the game in three turns. Only you see it.
greeting-tutorial = New to the game? **{ button-tutorial }**. Only you see it.
