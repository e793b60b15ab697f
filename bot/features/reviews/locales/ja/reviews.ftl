button-turns = 自分の手を見直す
turns-title = 自分の手番 · { $when_date }
turns-place = { $domino }はどこに置きますか？ 実際の手よりおよそ{ $points }点良い場所が1つあります。
turns-choose = どのドミノを選びますか？ 実際の手よりおよそ{ $points }点良いものが1枚あります。
turns-act = ここで何をしますか？ 実際の手よりおよそ{ $points }点良い手が1つあります。
turns-as-played = それは実際の手です。
button-turns-next = 次の問題
turns-done = すべて見つけました。
turns-sum = **{ $good ->
    [0] { $turns ->
        [1] あなたの手より良い手がありました。
       *[other] { $turns }回の手番すべてに、もっと良い手がありました。
    }
   *[other] { $turns }回の手番のうち{ $good }回は、これ以上ない手でした。
}**
turns-sum-of-some = **{ $turns }回の手番のうち{ $studied }回を調べました。{ $good ->
    [0] どれにも、もっと良い手がありました。
   *[other] { $good }回は、これ以上ない手でした。
}**
turns-little = 少し良い手があったのは{ $count }回です。
turns-clear = 明らかに良い手があったのは{ $count }回です。
turns-all-good = { $turns ->
    [1] **これ以上ない手でした。**
   *[other] **{ $turns }回の手番すべてが、これ以上ない手でした。**
}
turns-hints-wrong = { $count }回は、ヒントも間違っていました。
button-turns-little = 少し良い手を見る
turns-later = 今のところ、これで全部です。間違えた問題がまた出る時：{ $when_span }
turns-no-games = 先にゲームを1つ終えましょう。明らかにもっと良い手があった手番を探して、問題にします。
button-analysis = 勝率グラフ
chart-title = 勝率 · { $when_date }
analysis-waiting = { $count ->
    [0] このゲームを見直しています。
    [1] 先にほかの1ゲームを見直してから、このゲームを見直します。
   *[other] 先にほかの{ $count }ゲームを見直してから、このゲームを見直します。
}何も出なければ、もう一度**{ button-turns }**を押してください。
analysis-progress = { $percent }%完了
error-too-many-analyses = 今は待っているゲームが多すぎます。数分してから、もう一度試してください。
error-analysis-failed = うまくいきませんでした。1分ほどしてから、もう一度試してください。
help-reviews = **{ button-turns }**（{ COMMAND("kingdomino games") }）は、自分のゲームで明らかにもっと良い手があった手番を問題にします。
stored-reviews = **{ button-turns }**の問題ごとの、最後の答えとその時刻。
