button-analysis = 勝率グラフ
chart-title = 勝率 · ゲーム{ $id }
analysis-waiting = { $before ->
    [0] このゲームを見直しています。
    [1] 先にほかの1ゲームを見直してから、このゲームを見直します。
   *[other] 先にほかの{ $before }ゲームを見直してから、このゲームを見直します。
}何も出なければ、もう一度**{ button-practice }**を押してください。
analysis-progress = { $percent }%完了
button-play-on = ここから続ける
button-play-on-again = もう一度そこから
played-on = { $id ->
    [none] 問題から（戦績に入りません）
   *[other] ゲーム{ $id }から（戦績に入りません）
}
played-on-begun = このラインの次からは新しいドミノです。ゲームは1日残ります。
error-too-many-analyses = 今は待っているゲームが多すぎます。数分してから、もう一度試してください。
error-analysis-failed = うまくいきませんでした。1分ほどしてから、もう一度試してください。
