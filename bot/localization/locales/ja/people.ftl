# 観戦、不在、交代

button-follow = 観戦
button-unfollow = 観戦をやめる
button-unfollow-number = { $number }の観戦をやめる
button-follow-mentioned = 終了時にメンション
button-follow-quietly = メンションなし
following-quietly = この卓を観戦中です。{ COMMAND("kingdomino games") } に表示され、メンションはありません。ゲームが終わると観戦も終わります。
following-mentioned = この卓を観戦中です。{ COMMAND("kingdomino games") } に表示され、終了時に一度だけメンションします。
unfollowed = この卓の観戦をやめました。
followed-title = 観戦中
followed-game = { $number } · { $game } { $channel }
end-followers = 観戦者：{ $people }

# ---- 交代

button-standins = 代打・交代（{ $name }）
standins-about = **{ $name }**さんは不在です（{ $until }まで）。卓の誰でも、この手番だけ、または本人が戻るまでの席を、コンピューターに任せられます。全員が同意すれば、ほかの人が席に着くこともできます。
button-findsubstitute = 交代する人を探す
button-takeseat = { $name }の席に着く
proposal-seat = **{ $name }**さんが、交代する人を探すことを提案しています：
proposal-ended-seat = この交代の募集は終わりました。
seat-proposed = **{ $name }**さんの席に、ほかの人が着いて続けられるようになります。**{ $owner }**さんはいつでも戻れます。
seat-proposed-for-good = **{ $name }**さんの席に、ほかの人が着いて続けられるようになります。
done-proposal-seat = このチャンネルの誰でも、席に着けるようになりました。
seat-offered = **{ $name }**さんの席が空いています。着いた人はここから続け、結果もその人のものになります。**{ $owner }**さんはいつでも戻れます。本人が手番を行うと、この募集は終わります。
seat-offered-for-good = **{ $name }**さんの席が空いています。着いた人はここから続け、結果もその人のものになります。
seat-offered-left = **{ $name }**さんはもうこのサーバーにいません。席はコンピューターが代打中で、誰でも着けます。
seat-offer-ended = この席の募集は終わりました。
seat-taken = ここからは**{ $name }**さんが**{ $owner }**さんの代わりに遊びます。
seat-taken-for-good = ここからは**{ $name }**さんがこの席で遊びます。
seat-returned = **{ $name }**さんが戻り、**{ $substitute }**さんは席を離れました。ありがとうございました！
plays-for = { $name }さんが{ $owner }さんの代わりに遊んでいます。
done-seat-taken = 席に着きました。ここから続けてください。元の人はいつでも戻れます。結果は、終了時に席にいる人のものになります。
done-seat-taken-for-good = 席に着きました。ここから続けてください。結果は、終了時に席にいる人のものになります。

# ---- 不在

away-waiting = { $name }さんは不在です（{ $until }まで）。
away-computer = { $name }さんは不在です（{ $until }まで）。その間はコンピューターが代打します。
nobody-present = 今は誰もいません。誰かが戻るまで、ゲームは待ちます。
away-day = { $days ->
    [1] 明日：{ DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
}
away-hours = { $count }時間後
away-days = { $count }日後
away-weeks = { $count }週間後
away-confirmed = 不在にしました（{ $until }まで）。リマインドもメンションもありません。一緒に遊んでいる人には、いつまでかが見えます。
away-moved-for = 参加中の卓のうち{ $count }卓では、取り決めどおりコンピューターがすぐに代打します。
away-waited-for = 参加中の卓のうち{ $count }卓は、戻るまで待ちます（ほかの人が代わりを見つけることもあります）。
away-deserted = 参加中の卓のうち{ $count }卓は、誰かが戻るまで待ちます。
away-ends = 自分で手番を行うと、その卓での不在は終わります。
button-comeback = ただいま
away-over = お帰りなさい。メンションとリマインドを再開します。
away-not = 不在にはなっていません。{ COMMAND("kingdomino away") } で不在にできます。
away-missed = { $turns ->
    [0] 不在の間、代打はありませんでした。
   *[other] 不在の間の代打：{ $turns }手番（{ $tables }卓）
}
away-your-turn = { $game } { $channel }：**あなたの手番**
away-substitute = { $game } { $channel }：代わりの人が遊んでいます。そこで { COMMAND("kingdomino seat") } を使うと席に戻れます。
