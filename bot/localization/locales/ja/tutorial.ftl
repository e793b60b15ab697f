tutorial-title = チュートリアル：{ $lesson }
tutorial-end = よくできました！ チュートリアルはここまでです。
tutorial-property = { $terrain }：{ $squares }マス × 王冠{ $crowns }個 = **{ $points }**
tutorial-part = { $part }：**{ $points }**
button-tutorial = 2分で遊び方を学ぶ
button-lesson-again = もう一度
button-lesson-rules = ルール
button-start-own = 自分のゲームを始める

lesson-kingdomino-0-choose =
    まずは、城のまわりの王国に置く**ドミノを1枚選びましょう**。点になるのは**王冠**のある土地だけです。
    小さい番号は、次のラウンドの順番が早くなります。**+2**は配置したときの2点で、最後の得点ではありません。
lesson-kingdomino-1-place = では、**次のドミノを選択**しましょう。同時に、今のドミノが城の横に、示したとおりに置かれます。
lesson-kingdomino-1-choose = 配置しました。まだ取り消せます。次のドミノを**選択**しましょう。今ある土地につながるものがいちばんです。
lesson-kingdomino-2-place = 土地の得点は**マスの数×王冠の数**です。これを配置して、最後のドミノを**選択**しましょう。
lesson-kingdomino-2-choose = 配置しました。最後のドミノを**選択**しましょう。ボタンの数字は、配置したときに増える点です。
lesson-kingdomino-3-place = 最終ラウンド！ いちばん点が増える場所に**配置**するだけです。
lesson-kingdomino-end = **{ $total }点**でした！ 本番も、ラウンドが増えるだけで同じです。
hint-first-game = 最初のゲームではおすすめが出ます。その後は**{ button-hint }**で見られます。

# ---- ワンポイント（それぞれ一度だけ）

hint-spots = ワンポイント：一覧から選ぶと、その場所が見られます。
hint-take = ワンポイント：**選択**を押すと、ドミノも示したとおりに置かれます。
hint-back = ワンポイント：気が変わったら、手番が終わるまでは**{ button-undo }**でやり直せます。
hint-nowhere = ワンポイント：ドミノには隣り合う空きマスが2つ必要です。どちらかの半分を、城か同じ地形につなげます。
hint-merits = ワンポイント：**+3**は今の3点で、最後の得点ではありません。
hint-numbers = ワンポイント：小さい番号は順番が早く、大きい番号には王冠。
hint-itself = ワンポイント：前の手番は手が1つだけだったので、代わりにやっておきました。
