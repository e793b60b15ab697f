tutorial-title = チュートリアル：{ $lesson }
tutorial-end = よくできました！ チュートリアルはここまでです。
tutorial-no-crowns = 王冠のない土地は、どんなに広くても0点です。王冠を探しましょう！
tutorial-property = { $terrain }：{ $count }マス × 王冠{ $crowns }個 = **{ $points }**
tutorial-part = { $part }：**{ $points }**
button-tutorial = 2分で遊び方を学ぶ
button-lesson-again = もう一度遊ぶ
button-start-own = 自分のゲームを始める

lesson-kingdomino-0-choose =
    まずは、城のまわりの王国に置く**ドミノを1枚選びましょう**。点になるのは**王冠**のある土地だけです。
    小さい番号は、次のラウンドの順番が早くなります。**+2**は置いたときに入る2点です。その土地が広がれば、点はさらに増えます。
lesson-kingdomino-1-place = では、**次のドミノを選択**しましょう。同時に、今のドミノが城の横に、示したとおりに置かれます。
lesson-kingdomino-1-choose = 配置しました。まだ取り消せます。次のドミノを**選択**しましょう。今ある土地につながるものがいちばんです。
lesson-kingdomino-2-place = 土地の得点は**マスの数×王冠の数**です。これを配置して、最後のドミノを**選択**しましょう。
lesson-kingdomino-2-choose = 配置しました。最後のドミノを**選択**しましょう。ボタンの数字は、配置したときに増える点です。
lesson-kingdomino-3-place = 最終ラウンド！ いちばん点が増える場所に**配置**するだけです。
lesson-kingdomino-end = **{ $total }点**でした！ 本番も、ラウンドが増えるだけで同じです。

help-tutorial = **{ button-tutorial }**：3手番で遊び方がわかります。自分だけに見えます。
greeting-tutorial = 初めてですか？ **{ button-tutorial }**。見えるのは自分だけです。
