puzzle-title = 今日の問題 · { DATETIME($day, dateStyle: "long") }
button-puzzle = 今日の問題
puzzle-place = { $domino }はどこに置きますか？ 最後までの得点の見込みが、ほかのどこよりも{ $points }点以上高い場所が1つあります。
puzzle-choose = どのドミノを選びますか？ 最後までの得点の見込みが、ほかのどれよりも{ $points }点以上高いものが1枚あります。
puzzle-found = { $count ->
    [0] コンピューターは、どの強さでもこれを見つけられません。
    [1] コンピューターでこれを見つけられるのは{ $levels }だけです。
    [4] コンピューターは、どの強さでもこれを見つけます。
   *[other] コンピューターでこれを見つけるのは{ $levels }です。
}
help-puzzles = **{ button-puzzle }**も同じです。
career-puzzles = 1回で解けた問題：{ $asked }問中{ $found }問
stored-puzzles = 答えた今日の問題と、最初の答えが正解だったかどうか。
