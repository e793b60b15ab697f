solution-right = { $compared ->
    [played] **正解！** ゲームでのあなたの手の{ $other_answer }より、最後までに{ $worth }多く見込めます。
   *[next] **正解！** 次に良い手の{ $other_answer }より、最後までに{ $worth }多く見込めます。
}
solution-wrong = **惜しい！** いちばん良い手は{ $best_answer }です。あなたの手の{ $other_answer }より、最後までに{ $worth }多く見込めます。
solution-better = **{ $best_answer }の方が良い手でした。** あなたの手の{ $other_answer }より、最後までに{ $worth }多く見込めます。
solution-good = **いい手です！** 見たところ、{ $best_answer }と同じくらい良い手です。
solution-worth = { $points }点{ $error ->
    [0] { "" }
   *[other] （±{ $error }）
}
solution-spot = 置き場所{ $spot }
solution-move = 「{ $move }」
solution-yours = 試した手
solution-played = 選んだ手
solution-best = 最善
solution-next = 次善
solution-lead = 数字：いちばん強い相手につける差の見込み。
solution-reason = 理由：{ $reason }。
solution-last-turn = 前の手番
