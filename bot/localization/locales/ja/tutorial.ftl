tutorial-title = チュートリアル：{ $lesson }
tutorial-end = チュートリアルはここまでです
tutorial-property = { $terrain }：{ $squares }マス × 王冠{ $crowns }個 = **{ $points }**
tutorial-part = { $part }：**{ $points }**
button-tutorial = チュートリアル
button-lesson = チュートリアル：{ $lesson }
button-lesson-again = もう一度
button-lesson-rules = ルール
button-open-table = 卓を立てる

lesson-kingdomino = キングドミノ
lesson-kingdomino-0-choose =
    城のまわりにドミノを並べて、王国を作ります。**王冠**のある土地だけが得点になります。
    まずは全員がドミノを選びます。小さい番号は次のラウンドで先に動け、大きい番号にはよく王冠があります。**1枚選びましょう**。
lesson-kingdomino-1-place =
    選んだドミノを配置します。どちらか片方のマスが城につながるように置きます。数字は置ける場所で、**{ button-next }** を押すと置いた様子が見られます。
    決まったら**選択**を押します。図のとおりに配置し、次のドミノの選択まで一度にできます。
lesson-kingdomino-1-choose = 配置しました。まだ取り消せます。次のドミノを**選択**しましょう。今ある土地につながるものがおすすめです。
lesson-kingdomino-2-place = つながった同じ地形が「領地」で、得点は**マスの数×王冠の数**です。新しい土地は同じ地形か城につなげます。王国は城を含めて5×5マスまでです。
lesson-kingdomino-2-choose = 配置しました。最後のドミノを**選択**しましょう。ボタンの数字は、配置したときに増える点です。
lesson-kingdomino-3-place = 最終ラウンドは**配置**だけです。いちばん点が増える場所に置きましょう。どこにも置けないドミノは破棄されます。
lesson-kingdomino-end = **{ $total }点**でした！ 実際のゲームも、ラウンドが増えるだけで同じです。卓で「{ button-start }」を押すか、{ COMMAND("kingdomino new") } で卓を立てましょう。空席にはコンピューターを入れられます。

# ---- ヒント（それぞれ一度だけ）

hint-back = ヒント：手番が終わるまでは、**取り消す**でやり直せます。
hint-nowhere = ヒント：ドミノを置けるのは、グリッドの中の隣り合う2つの空きマスで、どちらかのマスが城や同じ地形につながる場所だけです。
hint-merits = ヒント：ボタンの点は、そのドミノを配置したときに増える点です。
hint-numbers = ヒント：小さい番号は次のラウンドで先に動け、大きい番号にはよく王冠があります。
hint-itself = ヒント：前の手番は可能な手が1つだけだったので、自動で行いました。{ COMMAND("kingdomino settings") } でオフにできます。
