button-analysis = 分析
analysis-waiting = { $before ->
    [0] このゲームを分析しています。最初の結果まで1～2分かかります。
    [1] 先にほかの1ゲームを分析してから、このゲームを分析します。数分かかります。
   *[other] 先にほかの{ $before }ゲームを分析してから、このゲームを分析します。しばらくかかります。
}分析は、できしだいここに出ます。何も出なければ、もう一度**{ button-analysis }**を押してください。続きから分析します。
analysis-progress = { $percent }%完了
button-play-on = ここから続ける
button-play-on-again = もう一度そこから
played-on = { $id ->
    [none] 問題から（戦績に入りません）
   *[other] ゲーム{ $id }から（戦績に入りません）
}
played-on-begun = ここからは新しいドミノです。ゲームは1日残ります。
error-too-many-analyses = 今は分析を待っているゲームが多すぎます。数分してから、もう一度試してください。
error-analysis-failed = 分析できませんでした。1分ほどしてから、もう一度試してください。
