# 「plan」はすべて「予約」。

button-plan-ahead = 手番を予約
plan-title = { $round ->
    [0] 最初の選択の予約
   *[other] 第{ $round }ラウンドの予約
}
plan-not-kept = まだ何も実行されず、ほかの人にも見えません。**{ button-plan-keep }**を押すと有効になります。
plan-kept-title = { $round ->
    [0] 最初の選択を予約しました
   *[other] 第{ $round }ラウンドを予約しました
}
plan-kept = まだ実行はされません。手番が来ると、上から順に実行されます。できないことがあればそこで止まり、いつもどおり自分で選べます。ほかの人には見えません。

plan-place = { $squares ->
    [none] 置けない{ $domino }番を破棄
   *[other] { $domino }番を{ $squares }に配置
}
plan-finish = 手番を終える
plan-wishes = { $count ->
    [1] { $dominoes }番が空いていれば選択
   *[other] 空いているものを優先順に選択：{ $dominoes }
}
plan-wishes-two = 空いているものを優先順に2つ選択：{ $dominoes }
plan-asked-place = { $dominoes }番の置き場所は、手番が来てから選びます。
plan-asked-choice = 優先順がないので、ドミノは手番が来てから選びます。
plan-asked-line = そのラインはまだ並んでいないので、ドミノは手番が来てから選びます。

plan-place-title = { $domino }の置き場所
plan-only-place = 次のラウンドについて予約できるのは配置だけです。ほかは手番が来てから選びます。
plan-rank = 欲しい順にドミノをタップしてください。もう一度タップすると外れます。どれも空いていなければ、そのときに選べます。
plan-rank-two = このラウンドでは手番が2回あり、それぞれ空いている中で最も優先順の高いものを選びます。2つ以上に順番を付けてください。
plan-ranked = 第{ $rank }希望：{ $choice }
button-plan-place = この置き場所で予約
button-plan-next = { $domino }番も予約
button-plan-keep = この内容で予約
button-plan-anew = 最初から
button-plan-change = 変更
button-plan-drop = 予約を取り消す
button-plan-drop-kept = 前の予約を取り消す

plan-dropped = コンピューターが代打したため、予約は取り消されました。
plan-dropped-now = 予約を取り消しました。手番が来たら自分で選べます。この内容でもう一度予約することもできます。
plan-still-kept = この手番には別の予約があります。この内容で予約し直すか、取り消すまで有効です。
plan-stopped-move = 予約はここまでです。次の手は実行できません。続きは自分で選んでください。
plan-stopped-wishes = 予約はここまでです。優先順に入れたドミノは、どれも空いていません。
plan-stopped-open = 予約はここまでです。続きは自分で選んでください。
plan-partly = 卓が進んだため、できなくなった分を外しました。**{ button-plan-keep }**を押すまで、予約は有効になりません。
plan-too-late = その予約の手番は終わっています。これは次の手番の予約です。
plan-turn-has-come = もう手番が来ているので、予約することはありません。これは本番のパネルで、操作はそのまま実行されます。
plan-no-turn-left = このゲームでの手番はもうないので、予約することはありません。
