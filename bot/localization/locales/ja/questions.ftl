solution-right = **正解！** 次に良い手（{ $other }）より、最後までに{ $worth }多く見込めます。
solution-wrong = **惜しい！** いちばん良い手は{ $best }で、あなたの手（{ $other }）より、最後までに{ $worth }多く見込めます。
solution-worth = { $points }点{ $error ->
    [0] { "" }
   *[other] （±{ $error }）
}
solution-spot = 置き場所{ $spot }
solution-yours = あなたの答え
solution-best = いちばん良い手
solution-next = 次に良い手
solution-reason = 理由：{ $reason }。
solution-last-turn = 前の手番
