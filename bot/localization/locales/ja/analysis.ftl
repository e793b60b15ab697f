button-analysis = 分析
analysis-title = ゲーム{ $id }の分析
analysis-waiting = { $before ->
    [0] このゲームを分析しています。最初の結果まで1～2分かかります。
    [1] 先にほかの1ゲームを分析してから、このゲームを分析します。数分かかります。
   *[other] 先にほかの{ $before }ゲームを分析してから、このゲームを分析します。しばらくかかります。
}分析は、できしだいここに出ます。何も出なければ、もう一度**{ button-analysis }**を押してください。続きから分析します。
button-finer = もっと詳しく
analysis-progress = { $percent }%完了
analysis-like = あなたの腕前は**{ $level }**でした。
analysis-between = あなたの腕前は**{ $worse }**と**{ $better }**の間でした。
analysis-unsurpassed = あなたの手番のうち{ $count }回は、いちばん良い手でした。
analysis-player-like = **{ $name }**さんの腕前は**{ $level }**でした。
analysis-player-between = **{ $name }**さんの腕前は**{ $worse }**と**{ $better }**の間でした。
analysis-best-turn = **最高の手番**：{ $turn } · 勝率{ $percent }%
analysis-costliest = **いちばん損した手番**：{ $turn } · 勝率{ $percent }%
analysis-sum = **{ part-usual }**は、この卓の平均的な得点です。すべて推定で、誤差は±{ $error }点です。
analysis-better = { $count ->
    [0] 明らかにもっと良い手があった手番は、見つかりませんでした。
    [1] 明らかにもっと良い手があった手番が1回あります。
   *[other] 明らかにもっと良い手があった手番が{ $count }回あります。
}
analysis-order = { $own ->
    [0] 損の大きい順に並んでいます。
   *[other] 自分の手番が先で、損の大きい順に並んでいます。
}
analysis-placeholder = 手番を見る
analysis-turn = { $round ->
    [0] 最初の選択 · { $name }
   *[other] 第{ $round }ラウンド · { $name }
}
analysis-gain = { $points ->
    [none] 改善：勝率{ $percent }%
   *[other] 改善：勝率{ $percent }%、得点{ $points }
}
analysis-gain-long = 最後までの改善（推定）：{ $points ->
    [none] 得点はほぼ同じ
   *[other] 得点{ $points }（±{ $error }）
}、勝率{ $percent }%（±{ $chance }）。
analysis-gain-rivals = ほかの人の得点（平均）：{ $rivals }。
analysis-played = 実際の手
analysis-other = もっと良かった手
analysis-facts = **{ $title }**：{ $facts }
button-back-to-analysis = 分析に戻る
button-play-on = ここから続ける
button-play-on-again = もう一度そこから
played-on = { $id ->
    [none] 問題から（戦績に入りません）
   *[other] ゲーム{ $id }から（戦績に入りません）
}
played-on-begun = ここからは新しいドミノが出ます。ゲームは最後の手から1日で消え、それまでは { COMMAND("kingdomino games") } にあります。
error-too-many-analyses = 今は分析を待っているゲームが多すぎます。数分してから、もう一度試してください。
error-analysis-failed = 分析できませんでした。1分ほどしてから、もう一度試してください。
