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
analysis-player-like = **{ $name }**さん：{ $level }
analysis-player-between = **{ $name }**さん：{ $worse }～{ $better }
analysis-best-turn = **最高の手番**：{ $turn } · 勝率{ $percent }%
analysis-none-better = 明らかにもっと良い手があった手番は、ありませんでした。
button-improve = 自分の手番を改善（{ $count }）
button-better-turns = もっと良い手を見る
analysis-turn = { $round ->
    [0] 最初の選択 · { $name }
   *[other] 第{ $round }ラウンド · { $name }
}
analysis-gain-long = 最後までの改善（推定）：{ $points ->
    [none] 得点はほぼ同じ
   *[other] 得点{ $points }（±{ $error }）
}、勝率{ $percent }%（±{ $chance }）。
analysis-gain-rivals = ほかの人の得点（平均）：{ $rivals }。
analysis-played = 実際の手
analysis-other = もっと良かった手
analysis-facts = **{ $title }**：{ $facts }
button-play-on = ここから続ける
button-play-on-again = もう一度そこから
played-on = { $id ->
    [none] 問題から（戦績に入りません）
   *[other] ゲーム{ $id }から（戦績に入りません）
}
played-on-begun = ここからは新しいドミノです。ゲームは1日残ります。
error-too-many-analyses = 今は分析を待っているゲームが多すぎます。数分してから、もう一度試してください。
error-analysis-failed = 分析できませんでした。1分ほどしてから、もう一度試してください。
