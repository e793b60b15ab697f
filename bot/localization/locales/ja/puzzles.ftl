puzzle-title = 今日の問題 · { DATETIME($date, dateStyle: "long") }
button-puzzle = 今日の問題
puzzle-place = { $domino }はどこに置きますか？ 最後までの得点の見込みが、ほかのどこよりも{ $points }点以上高い場所が1つあります。
puzzle-choose = どのドミノを選びますか？ 最後までの得点の見込みが、ほかのどれよりも{ $points }点以上高いものが1枚あります。
puzzle-right = **正解！** 次に良い手（{ $other }）より、最後までに{ $worth }多く見込めます。
puzzle-wrong = **惜しい！** いちばん良い手は{ $best }で、あなたの手（{ $other }）より、最後までに{ $worth }多く見込めます。
puzzle-good = **いい手です！** 見たところ、{ $best }と同じくらい良い手です。
puzzle-worth = { $points }点{ $error ->
    [0] { "" }
   *[other] （±{ $error }）
}
puzzle-spot = 置き場所{ $spot }
puzzle-yours = 試した手
puzzle-played = 打った手
puzzle-best = 最善
puzzle-next = 次善
puzzle-lead = 数字は、最後にいちばん強い相手につける差の見込みです。
puzzle-reason = 理由：{ $reason }。
puzzle-found = { $count ->
    [0] コンピューターは、どの強さでもこれを見つけられません。
    [1] コンピューターでこれを見つけられるのは{ $names }だけです。
    [4] コンピューターは、どの強さでもこれを見つけます。
   *[other] コンピューターでこれを見つけるのは{ $names }です。
}
button-practice = 自分の手番
practice-title = 自分の手番 · ゲーム{ $id }
practice-place = { $domino }はどこに置きますか？ 実際の手よりおよそ{ $points }点良い場所が1つあります。
practice-choose = どのドミノを選びますか？ 実際の手よりおよそ{ $points }点良いものが1枚あります。
practice-as-played = それは実際の手です。
button-practice-next = 次の問題
practice-done = すべて見つけました。
practice-sum = **{ $turns }回の手番のうち{ $good }回は、これ以上ない手でした。**
practice-later = 今のところ、これで最後です。間違えた問題は、{ $when }にまた出ます。
practice-none = 打った手より明らかに良い手はありませんでした。
practice-last-turn = 前の手番
practice-no-games = 先にゲームを1つ終えましょう。明らかにもっと良い手があった手番を探して、問題にします。それまでは、毎日「今日の問題」があります。
