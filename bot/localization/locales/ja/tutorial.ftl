tutorial-title = チュートリアル：{ $lesson }
tutorial-end = よくできました！ チュートリアルはここまでです。
tutorial-property = { $terrain }：{ $squares }マス × 王冠{ $crowns }個 = **{ $points }**
tutorial-part = { $part }：**{ $points }**
button-tutorial = チュートリアル
button-lesson = チュートリアル：{ $lesson }
button-lesson-again = もう一度
button-lesson-rules = ルール
button-open-table = 卓を立てる

lesson-kingdomino = キングドミノ
lesson-kingdomino-0-choose =
    まずは**ドミノを1枚選びましょう！** 城のまわりにドミノの王国を作ります。点になるのは**王冠**のある土地だけです。
    小さい番号は次のラウンドで先に動け、大きい番号にはよく王冠があります。ボタンの**+2**は、配置すると2点という意味です。
lesson-kingdomino-1-place =
    では、**次のドミノを選択**しましょう。図のとおりに置くところまで、ひと押しです。
    どちらかの半分を城につなげます。どの数字にも置けます。**{ button-next }**で白い場所を順に見られ、灰色はその鏡写しです。
lesson-kingdomino-1-choose = 配置しました。まだ取り消せます。次のドミノを**選択**しましょう。今ある土地につながるものがいちばんです。
lesson-kingdomino-2-place =
    よい場所に決まったら、**最後のドミノを選択**しましょう。
    つながった同じ地形が領地で、得点は**マスの数×王冠の数**です。新しい土地は、5×5マスの中で、同じ地形か城につなげます。
lesson-kingdomino-2-choose = 配置しました。最後のドミノを**選択**しましょう。ボタンの数字は、配置したときに増える点です。
lesson-kingdomino-3-place = 最終ラウンド！ いちばん点が増える場所に**配置**するだけです。
lesson-kingdomino-end = **{ $total }点**でした！ 本番も、ラウンドが増えるだけで同じです。卓で**{ button-start }**を押すか、{ COMMAND("kingdomino new") } で卓を立てましょう。空席にはコンピューターが座れます。
hint-spots = ワンポイント：どの数字にもドミノを置けます。灰色の数字は鏡写しです。**{ button-next }**で、置いた様子が見られます。
hint-take = ワンポイント：**選択**を押すと、図のとおりに置いて次のドミノを選ぶまで、ひと押しです。

# ---- ワンポイント（それぞれ一度だけ）

hint-back = ワンポイント：手番が終わるまでは、**取り消す**でやり直せます。
hint-nowhere = ワンポイント：ドミノには隣り合う空きマスが2つ必要です。どちらかの半分を、城か同じ地形につなげます。
hint-merits = ワンポイント：ボタンの点は、そのドミノを配置したときに増える点です。
hint-numbers = ワンポイント：小さい番号は次のラウンドで先に動け、大きい番号にはよく王冠があります。
hint-itself = ワンポイント：前の手番は、できることが1つだけだったので、代わりにやっておきました。{ COMMAND("kingdomino settings") } でオフにできます。
