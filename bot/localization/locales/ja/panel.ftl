panel-place = { $domino }を配置
panel-spot-words = 置き場所{ $spot }／{ $count }：{ $placement }；{ $gain }で{ $total }点
reason-completes = グリッドが完成
reason-loses-centre = 城が中央から外れる
reason-holes = 穴が{ $number }つできる
reason-joins = { $terrain }の領地{ $number }つがつながる
reason-crowns = { $terrain }{ $number }マスに最初の王冠
reason-keeps-centre = 城が中央のまま
reason-open = { $number ->
    [0] { $terrain }はもう広がらない
   *[other] { $terrain }の空いた辺が{ $number }つ残る
}
reason-in-the-end = 最終的な得点が期待できる
panel-mirrored = 鏡写しになる置き場所は、1つだけ示しています。
panel-discarded = { $domino }は置ける場所がないため、破棄しました。
panel-auto-placed = { $domino }は置ける場所が1つだけだったので、自動で配置しました。{ COMMAND("kingdomino settings") } でオフにできます。

# 手番の段階
step-place = 配置
step-choose = 選択
step-finish = 完了
panel-step = 手順 { $number }／{ $count }：{ $step }
button-suggested = { $action } · おすすめ
button-skip = スキップ
button-skip-to-choose = 選択までスキップ
button-skip-to-finish = 最後までスキップ
button-step-back = 戻る：{ $step }
back-place = 取り消す：配置

panel-pick = 次のドミノを選んでください。
panel-pick-first = 最初のラウンドのドミノを選んでください。
panel-taken = 選択済み：{ $dominoes }。
suggested-denied = おすすめは{ $domino }番：ライバルに渡ると{ $points }点になるドミノです。
suggested-both = おすすめは{ $domino }番：ほかに選ぶ人はもういないので、{ $other }番も取れます。
suggested-later = おすすめは{ $domino }番：{ $other }番はライバルの得点にならないので、もう1つの王様コマでまだ取れそうです。
suggested-earlier = おすすめは{ $domino }番：今は{ $other }番より点が少ないですが、次のラウンドで先に動けます。
suggested-in-the-end = おすすめは{ $domino }番：最終的な得点が期待できます。
choice-lost = 置けない
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · おすすめ
button-take = 選択：{ $choice }
button-discard = { $domino }番を破棄（置けません）
button-place-only = 配置だけ
panel-team = 今は{ $name }さんの王様の番です。王国は共有なので、ここで見守れます。
panel-moved-on = このボタンができてから、卓が進みました。今の様子はこのとおりです。

spot-placeholder = 置き場所を選択

button-previous = ‹ 前へ
button-next = 次へ ›
button-rotate = 回転
button-play = ここに配置

turn-done-other = 手番終了
turn-thinking = { $name }さんが考えています。少しお待ちください。

done-joined = 席に着きました。ホストが**{ button-start }**を押すと始まります。満席になれば、誰でも押せます。
done-left = 退席しました。
done-declined = 辞退しました。席はまた空きました。
done-dropped = { $variant }では使えないオプションを外しました：{ $options }
done-started = ゲームが始まりました。
done-cancelled = 卓を閉じました。
done-resigned = ゲームから抜けました。コンピューターが引き継ぎます。
done-resigned-last = ゲームから抜けました。コンピューターだけになったので、ゲームは終了しました。
done-nothing = 何も変わっていません。
done-opened = 卓を立てました。
done-thread = 卓を立てました： { $link }
done-forgotten = 消去しました。あなたの名前とデータはもう保存されていません。
forgotten-name = 元プレイヤー

button-undoturn = この手番を取り消す
undo-waiting = ほかの人に確認しています。全員が同意する前に誰かが手番を行うと、取り消せなくなります。
undo-done = 手番を取り消しました。

done-computermoves = この手番はコンピューターが代打しました。
done-computerkeeps = 本人が戻るまで、コンピューターが席を引き継ぎます。
done-returntoseat = 席に戻りました。ここから続けてください。
done-already-seated = もう自分の席に着いています。変更はありません。

confirm-cancel = 結果なしで、全員のゲームを終了しますか？
confirm-cancel-lobby = この卓にはほかの人もいます。全員の卓を閉じますか？
button-cancel-yes = ゲームを終了
button-cancel-no = 続行
confirm-resign = このゲームから完全に抜けますか？ 席はコンピューターが引き継ぎ、ゲームは続きます。
confirm-resign-last = 投了しますか？ 残るのはコンピューターだけなので、ゲームは結果なしで終了します。
confirm-leave = 人間のプレイヤーはほかにいません。退席すると卓が閉じます。
button-leave-yes = 退席して卓を閉じる
button-leave-no = 残る
confirm-start = 招待した人の返事がまだそろっていません。待たずに開始しますか？
button-start-yes = 待たずに開始
button-start-no = 待つ
button-resign-yes = 投了
button-resign-no = 続ける
button-done = 完了
