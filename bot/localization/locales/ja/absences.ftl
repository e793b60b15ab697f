# 不在、交代

quit-placeholder = 卓から抜ける…
end-called = お知らせ先：{ $people_names }

# ---- 交代

button-standins = 代打・交代（{ $name }）…
standins-about = **{ $name }**さんは不在です（戻る時：{ $until_time }）。卓の誰でも、この手番だけ、または{ $name }さんが戻るまで、コンピューターに任せられます。全員が同意すれば、ほかの人が席に着くこともできます。
button-findsubstitute = 代わりの人を探す
button-takeseat = { $name }の席に着く
seat-proposed = **{ $name }**さんの席に、ほかの人が着いて続けてもいいですか？ **{ $owner_name }**さんはいつでも戻れます。
seat-proposed-for-good = **{ $name }**さんの席に、ほかの人が着いて続けてもいいですか？
done-proposal-seat = 決まりました。このチャンネルの誰でも、席に着けます。
seat-offered = **{ $name }**さんの席が空いています！ ここから続けられます。**{ $owner_name }**さんはいつでも戻れます。結果は、最後に席にいる人のものです。
seat-offered-for-good = **{ $name }**さんの席が空いています！ ここから続けられます。結果は、最後に席にいる人のものです。
seat-offered-left = **{ $name }**さんはこのサーバーを離れました。席はコンピューターが預かっていて、誰でも着けます。結果は、最後に席にいる人のものです。
seat-offer-ended = この席はもう空いていません。
seat-taken = ここからは**{ $name }**さんが**{ $owner_name }**さんの代わりに遊びます。
seat-taken-for-good = ここからは**{ $name }**さんがこの席で遊びます。
seat-returned = **{ $name }**さんが戻りました。代わりに遊んでくれた方、ありがとうございました！
plays-for = { $name }さんが{ $owner_name }さんの代わりに遊んでいます。
done-seat-taken = 席に着きました。ここから続けてください。元の人はいつでも戻れます。結果は、最後に席にいる人のものです。
done-seat-taken-for-good = 席に着きました。ここから続けてください。結果は、最後に席にいる人のものです。

# ---- 不在

away-waiting = { $name }さんは不在です（戻る時：{ $until_time }）。
away-computer = { $name }さんは不在です（戻る時：{ $until_time }）。その間はコンピューターが遊びます。
nobody-present = 今はみんな不在なので、誰かが戻るまでゲームは待ちます。
away-day = { $days ->
    [1] 明日：{ DATETIME($day, dateStyle: "full") }
   *[other] { DATETIME($day, dateStyle: "full") }
}
away-hours = { $count }時間後
away-days = { $count }日後
away-weeks = { $count }週間後
away-confirmed = 不在にしました（戻る時：{ $until_time }）。それまでメンションしません。一緒に遊んでいる人には、いつまでかが見えます。いってらっしゃい！
away-moved-for = 参加中の{ $count }卓では、みんなで決めたとおり、これからコンピューターがあなたの代わりに遊びます。
away-waited-for = 参加中の{ $count }卓は、あなたを待ちます。ほかの人が代わりの人を見つけることもあります。
away-deserted = 参加中の卓のうち{ $count }卓は、誰かが戻るまで待ちます。
away-ends = 自分で手番を行うと、その卓に戻ったことになります。
button-comeback = ただいま
away-over = お帰りなさい！ メンションとリマインドを再開します。
away-not = 不在にはなっていません。お出かけの前に { COMMAND("kingdomino settings away:") } と日付を入力してください。
away-missed = { $turns ->
    [0] 不在の間、代打はありませんでした。
   *[other] 不在の間の代打：{ $turns }手番（{ $tables }卓）
}
away-your-turn = { $game } { $channel }：**あなたの手番**
away-substitute = { $game } { $channel }：代わりの人が遊んでいます。そこで { COMMAND("kingdomino board") } を使うと、その下のボタンで席に戻れます。
