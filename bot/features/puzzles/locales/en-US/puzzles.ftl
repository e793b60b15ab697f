puzzle-title = Puzzle of the day · { DATETIME($day, dateStyle: "long") }
button-puzzle = Puzzle of the day
# The question, above the picture; $domino is the domino to be placed. One answer is worth at least $points more by the end.
puzzle-place = Where does { $domino } go? One of these spots is worth at least { $points } points more by the end than each of the others.
puzzle-choose = Which domino do you choose? One is worth at least { $points } points more by the end than each of the others.
# Which levels of computer players find the answer; $levels are several messages that begin with add-.
puzzle-found = { $count ->
    [0] No level of the computer players finds this.
    [1] Of the computer players, only { $levels } finds this.
    [4] All levels of the computer players find this.
   *[other] Of the computer players, { $levels } find this.
}
# A sentence of help about the daily game.
help-puzzles = The **{ button-puzzle }** is new then, too.
# A line on a person's own page.
career-puzzles = Puzzles found at the first try: { $found } of { $asked }
# A line of a list of what is stored about a person.
stored-puzzles = Which puzzles of the day you've answered, and whether your first answer was right.
