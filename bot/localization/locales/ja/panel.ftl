panel-place = { $domino }を配置
panel-spot-other = { $domino }：{ $count ->
    [1] 置き場所はここだけ · { $worth }
   *[other] 置き場所**{ $spot }** · { $worth }
}
panel-spot-most = { $domino }：{ $count ->
    [1] 置き場所はここだけ · { $worth }、今いちばん多い
   *[other] 置き場所**{ $spot }** · { $worth }、今いちばん多い
}
panel-spot-bonus = { $domino }：置き場所**{ $spot }** · { $worth }、ボーナスが残る中でいちばん多い
panel-spot-words = 置き場所{ $spot }（全{ $count }か所）：{ $placement }。{ $points ->
    [0] 今は点なし
   *[other] { $gain }点
}、合計{ $total }点
reason-completes = グリッドが完成
reason-loses-centre = 城が中央から外れる
reason-holes = 穴が{ $count }つできる
reason-joins = { $terrain }の領地{ $count }つがつながる
reason-crowns = { $terrain }{ $count }マスに最初の王冠
reason-keeps-centre = 城が中央のまま
reason-open = { $count ->
    [0] { $terrain }はもう広がらない
   *[other] { $terrain }を広げる余地が{ $count }マス残る
}
reason-more-room = { $terrain }を広げる余地が{ $other_answer }より{ $count }マス多い
reason-fewer-holes = { $count ->
    [0] 穴が残らない
   *[other] 穴が減る
}
reason-most = 今いちばん多い
reason-then = 次に{ $domino }番で{ $count }点が見込める
panel-discarded = { $domino }は置ける場所がないため、破棄しました。
panel-auto-placed = { $domino }は置ける場所が1つだけだったので、代わりに置きました。

# 手番の段階
step-place = 配置
step-choose = 選択
step-finish = 完了
panel-step = { $count }手順中{ $number }番目：{ $step }
button-suggested = { $action } · おすすめ
button-skip-step = { $step }へスキップ
button-step-back = 戻る：{ $step }
button-undo = 取り消す

panel-pick = 次のドミノを選んでください。
panel-pick-first = 最初のラウンドのドミノを選んでください。
panel-taken = 選択済み：{ $dominoes }。
suggested-because = おすすめ：{ $domino }番。{ $choice }。
suggested-plain = おすすめ：{ $domino }番。
suggested-turn = { $domino ->
    [none] おすすめ：置き場所**{ $spot }**
   *[other] おすすめ：置き場所**{ $spot }**、次に{ $domino }番
}
suggested-unlike = { $reason }（置き場所{ $spot }との違い）
choice-only = ほかは置けません
choice-most = 今いちばん点になります
choice-rival = 選ばないと、{ $name }さんが選んで{ $count }点になります
choice-both = ほかに選ぶ人はもういないので、{ $other_domino }番も取れます
choice-later = 今{ $other_domino }番で得をする人はほかにいないので、もう1つの王様で選べそうです
choice-first = 次のラウンドで最初に動けます
choice-crowns = 王冠が{ $count }個あります
choice-grows = { $count }マスの{ $terrain }を広げられます
choice-before = 次のラウンドで、{ $other_domino }番より早く動けます
domino-fits-nowhere = 置けない
button-take = 選択：{ $domino }
button-discard = { $domino }番を破棄（置けません）
panel-team = 今は{ $name }さんの王様の番です。王国は共有なので、ここで見守れます。
panel-type-again = この手では手順を1つ飛ばします。それでよければ、もう一度入力してください。
panel-moved-on = ゲームが進みました。今はこうなっています。
panel-time-up = 期限が過ぎました。続けないと閉じます：{ $when_span }

spot-placeholder = 置き場所を選択
spots-more = ほかの置き場所
spot-most = { $worth }、今いちばん多い

button-rotate = 回転
button-play = ここに配置
button-see-turn = おすすめの手を見る
button-play-turn = このとおりに進める
button-turn-back = ほかの手を選ぶ
panel-turn = おすすめ：{ $deeds }
button-hint = ヒント
button-compare = ドミノを比べる
turn-done = 手番終了。**{ $name }**さん：{ $deeds }。

turn-done-other = 手番は終わりました。
turn-thinking = { $name }さんが考えています。少し待ってくださいね。

done-in-line = 次の順番です。席が空いたらお知らせします。
done-joined = 席に着きました！ ホストが**{ button-start }**を押すと始まります。満席になれば、誰でも押せます。
done-invitation-sent = **{ $name }**さんを招待し、席を{ $count }つ取りました。招待は**{ button-more }**で取り消せます。
done-left = 卓から退席しました。
done-declined = わかりました。席はまた空きました。
done-dropped = { $game }では使えないので、外しました：{ $options }
done-computers-left = 席が減ったので抜けました：{ $names }
done-cancelled = 卓を閉じました。
done-resigned = ゲームから抜けました。続きはコンピューターが遊びます。
done-resigned-last = ゲームから抜けました。残りはコンピューターだけなので、ゲームは終わりです。
ask-findsubstitute = **{ $name }**さんの席をほかの人に任せてよいか、卓の全員に聞きますか？
ask-undoturn = 直前の手番を取り消してよいか、ほかの人に聞きますか？
ask-pause = この卓の休憩を、ほかの人に提案しますか？
ask-putout = **{ $name }**さんを卓から外しますか？ 本人に知らせます。戻るには招待が必要です。
button-yes = はい
button-no = いいえ
done-nothing = 何も変わっていません。
done-opened = 卓を立てました！
done-forgotten = 完了しました。あなたの名前とデータを消去しました。{ privacy-copies }
forgotten-name = 元プレイヤー

button-undoturn = この手番を取り消す
undo-waiting = ほかの人に聞いています。全員が同意する前に誰かが動いたら、手番はそのままです。
undo-done = 手番を取り消しました。
button-undo-alone = 手番を取り消す
undo-price = { $count ->
    [0] あなたの最後の手番を取り消すと、このゲームは戦績に入りません。取り消しますか？
   *[other] あなたの最後の手番と、その後の手番（{ $names }）を取り消すと、このゲームは戦績に入りません。取り消しますか？
}
undo-alone-done = 手番を取り消しました。出るドミノは同じです。このゲームは戦績に入りません。

done-computermoves = この手番はコンピューターが代打しました。
done-computerkeeps = 本人が戻るまで、コンピューターが続けます。
done-returntoseat = 席に戻りました。ここから続けてください！
done-already-seated = もう自分の席にいるので、何も変わりません。

confirm-cancel = このゲームを結果なしで終えますか？ 全員のゲームが終わります。
confirm-cancel-lobby = この卓にはほかの人もいます。それでも閉じますか？
button-cancel-yes = ゲームを終了
button-cancel-no = 続ける
confirm-resign = このゲームから完全に抜けますか？ 席はコンピューターが引き継ぎ、ほかの人は続けます。
confirm-resign-last = 投了しますか？ 残りはコンピューターだけになるので、ゲームは結果なしで終わります。
confirm-leave = この卓の人間はあなただけなので、退席すると卓が閉じます。
button-leave-yes = 退席して卓を閉じる
button-leave-no = 残る
confirm-join = あなたを入れて{ $count }人になります。今：{ $before_plays }。参加後：{ $after_plays }。参加しますか？
confirm-start = 招待した人の返事がまだそろっていません。待たずに開始しますか？
button-start-yes = 待たずに開始
button-start-no = 待つ
button-resign-yes = 投了
button-resign-no = 続ける
button-done = 完了
coach-cost = 前の手番：およそ{ $points }点の損
button-why-not = なぜ{ $domino }番ではない？
button-why = もっと良かった手は？

panel-bonuses = まだ可能：{ $bonuses }
panel-bonuses-sure = 確定：{ $bonuses }
