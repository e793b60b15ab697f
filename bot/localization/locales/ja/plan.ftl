# 「plan」はすべて「予約」。

button-plan-ahead = 手番を予約
plan-title = { $round ->
    [0] 最初の選択の予約
   *[other] 第{ $round }ラウンドの予約
}
plan-empty = 予約なので、まだ何も動きません。
plan-not-kept = **{ button-plan-keep }**を押すと有効になります。
plan-kept-title = { $round ->
    [0] 最初の選択を予約しました
   *[other] 第{ $round }ラウンドを予約しました
}
plan-kept = 手番が来たら、上から順に代わりに進めます。できないことがあれば、そこからはお任せします。ほかの人には見えません。

plan-place = { $squares ->
    [none] どこにも置けない{ $domino }番を破棄
   *[other] { $domino }番を図のとおりに配置
}
plan-finish = 手番を終える
plan-wishes = { $count ->
    [1] 空いていれば{ $dominoes }番を選択
   *[other] 最初に空いているものを選択：{ $dominoes }
}
plan-wishes-two = 空いているものを優先順に2つ選択：{ $dominoes }
plan-asked-place = { $dominoes }番の置き場所は、その手番が来たら聞きますね。
plan-asked-choice = 優先順がないので、どのドミノにするかは聞きますね。
plan-asked-line = そのラインはまだ出ていないので、どのドミノにするかは聞きますね。

plan-place-title = { $domino }をどこに置きますか？
plan-only-place = 次のラウンドは、置き場所だけ予約できます。ほかはその手番が来たら聞きますね。
plan-rank = 欲しい順にドミノを押してください。最初に空いているものを取ります。
plan-rank-two = 欲しい順にドミノを押してください。2回の手番で、空いているものを先頭から2つ取ります。
plan-ranked = 第{ $rank }希望：{ $domino }
button-plan-place = この置き場所で予約
button-plan-next = { $domino }番も予約
button-plan-keep = この内容で予約
button-plan-anew = 最初から
button-plan-change = 変更
button-plan-drop = 予約を取り消す
button-plan-drop-kept = 前の予約を取り消す

plan-dropped = コンピューターが代打したので、予約は取り消しました。
plan-dropped-now = 予約を取り消しました。手番が来たら自分で遊べます。この内容のまま、もう一度予約もできます。
plan-still-kept = この手番には、もう別の予約があります。こちらに替えるか取り消すまでは、それが有効です。
plan-stopped-move = 予約はここまで進めましたが、次の手ができません。続きをどうぞ！
plan-stopped-wishes = 予約はここまで進めましたが、優先順に入れたドミノはどれも空いていません。続きをどうぞ！
plan-stopped-open = 予約はここまでです。続きをどうぞ！
plan-partly = できなくなった分を外しました。
plan-too-late = その手番は終わっています。これは次の手番の予約になります。
plan-turn-has-come = もう手番が来ているので、ここからは本番です。どの手もそのまま実行されます。
plan-no-turn-left = このゲームの手番はもうないので、予約することはありません。
