deal-daily = デイリーゲーム
deal-channel = チャレンジ
deal-weekly = ウィークリーチャレンジ
deal-known = { button-beat }
button-beat = この得点に挑戦
daily-title = キングドミノ #{ $number } · { DATETIME($day, dateStyle: "long") }
cards-title = デイリーゲーム{ $number }：終えた人
daily-opponents = コンピューター{ $count }人（{ $level }）
daily-begins = **キングドミノ #{ $number }**：全員が同じドミノで、1回だけ遊びます。
daily-here = このサーバー
daily-line = **{ $place }位** { $name }：{ $points }点
daily-unlisted = ほかに{ $count }人が、順位に載っていません。
daily-everywhere = これまでに{ $count }人が終えました。
daily-nobody = 終えた人はいません。
daily-next = 次のゲーム：{ $when_time }
daily-week = 今週は{ $days }日遊びました。
daily-shared = **{ $name }**さんがデイリーゲームを終えました。
daily-card-how = コピーすれば、どこにでも貼れます。ネタばれはありません：
daily-card = キングドミノ #{ $number } · { $points }点（同じ席の上級コンピューター：{ $par }点）
daily-card-words = キングドミノ #{ $number }：{ $points }点。同じドミノで、コンピューター（{ $level }）は{ $par }点でした。
daily-card-way = Discordの { COMMAND($command) } で遊べます
daily-copy = ここではほかの人に見えません。コピーして見せましょう：
daily-about = 全員に同じドミノが出ます。遊べるのは1回です。
button-daily-play = 遊ぶ
button-daily-go-on = 続きを遊ぶ
button-daily-look = 自分のゲームを見る
button-daily-todays = 今日のゲームを遊ぶ
button-cards = カードを見る
button-daily-today = 今日のゲームを見る
help-daily-name = デイリーゲーム
help-daily = { COMMAND("kingdomino daily") } は1日1回のゲームです。全員に同じドミノが配られ、同じコンピューターと対戦します。好きなペースで1回だけ遊び、得点をほかの人と比べましょう。新しいゲームは、協定世界時（UTC）の0時に始まります。
challenge-invitation = { $kind }：{ $facts }
challenge-opened = チャレンジを開きました！ メッセージの**{ button-daily-play }**から、自分も遊べます。
challenge-about = 全員が同じドミノで、1人ずつ好きなときに遊びます。
challenge-minutes = { $minutes }分ほど
challenge-question = **ここでチャレンジを開きますか？** { $game }、相手はコンピューター（{ $level }）。全員が同じドミノで、1日の間に遊べます。
challenge-closes = 締め切り：{ $when_time }。
challenge-last-day = 最終日です！ 締め切り：{ $when_time }。
challenge-closed = 締め切りました（{ $when_span }）。
challenge-waits = だれかが遊ぶまで開いています。
challenge-finished = { $count ->
    [0] 終えた人はいません。
   *[other] { $count }人が終えました。
}
challenge-done = 終えた人：{ $names }。
names-more = { $names }、ほか{ $more }人
challenge-against = 対戦相手：{ $facts }。
challenge-late = 締め切りの後に{ $points }点で終えたので、結果には載りません。
challenge-erased = 挑戦はもう終わりました。データを消去したので、ゲームも消えています。
button-challenge-close = 今すぐ締め切る
challenge-close-question = 結果がすぐに全員に出ます。まだ遊んでいる人は最後まで遊べますが、結果には入りません。
challenge-over = { $count ->
    [1] { $names }さんの勝利！ { $points }点です。
   *[other] 引き分け！ 勝者：{ $names }（{ $points }点）。
}
challenge-over-one = 終えたのは{ $name }さんだけで、{ $points }点です。
challenge-over-unlisted = 締め切りました。
challenge-par = 上級コンピューターなら：{ $par }点
challenge-parted = { $round ->
    [0] 分かれ道は、最初の選択でした。
   *[other] 分かれ道は、第{ $round }ラウンドでした。
}
challenge-turn = **{ $name }**：{ $turn }
challenge-beat-title = { $name }さんの{ $points }点に挑戦
challenge-beat-about = 同じ席、同じドミノ、同じコンピューターです。挑戦は1回で、戦績には入りません。
challenge-beat-others = ほかの人の代わりにコンピューターが遊びます。
challenge-beat-shared = 同じドミノで、**{ $first_name }**さんは{ $points }点、**{ $second_name }**さんは{ $other_points }点でした。
challenge-beat-even = 同じドミノで、**{ $first_name }**さんと**{ $second_name }**さんはどちらも{ $points }点でした。
error-challenges-of-person = もう{ $limit }つのチャレンジを開いていて、これが上限です。どれかの締め切りを待つか、今すぐ締め切ってください。
error-challenges-on-server = このサーバーではもう{ $limit }つのチャレンジが開かれていて、これが上限です。どれかの締め切りを待ってください。
help-challenge-name = チャレンジ
help-challenge = { COMMAND("kingdomino challenge") } では、チャンネルの全員に同じドミノが出て、1人ずつ同じコンピューターと対戦します。自分が終えるまで、結果は見えません。ただし、ほかの人のゲームを横で見ていると、ドミノがわかってしまいます。最後にみんなの王国が並びます。終わったゲームのページの**{ button-beat }**では、同じ席と同じドミノで遊べます（戦績には入りません）。**{ button-weekly }**を押すと、毎週新しいものが始まります。

play-daily = { COMMAND("kingdomino daily") } は1日1回、全員が同じドミノでコンピューターと対戦するゲームです。
stored-challenges = あなたが開いたチャレンジと週、みんなに見せたデイリーゲーム、参加するか尋ねた週。
stored-tries = デイリーゲームやチャレンジの終了前にデータを消去した場合：始めたという印だけを、その期間が終わるまで、名前のない符号で残します。
error-challenge-private = チャレンジは、チャンネルのみんなで遊ぶものです。サーバーのチャンネルで { COMMAND("kingdomino challenge") } と入力してください。
command-challenge-about = このチャンネルの全員が同じドミノで、それぞれ好きなときに遊びます
command-daily-about = 今日のゲーム。全員が同じドミノで、1人1回です
option-challenge-game-about = どのゲームで遊ぶか（省略時：キングドミノ）
option-level-about = コンピューターの強さ（省略時：中級）
option-challenge-hours-about = 何時間後に締め切るか（例：3）
option-days-about = 何日後に締め切るか（例：2。どちらも省略時：1日後）

button-weekly = 毎週開く
button-weekly-end = 毎週のチャレンジをやめる
weekly-question = **毎週ここでチャレンジを開きますか？** ゲームは週ごとに変わり、相手はコンピューター（{ $level }）です。最初の開始：今すぐ。次の開始（結果と一緒）：{ $opens_time }（タイムゾーン：{ $zone }）。
weekly-clock = **毎週ここでチャレンジを開きますか？** 夜中にだれも呼ばないように、まずここの時刻を教えてください。
weekly-begun = 始まりました！ 毎週ここで新しいものが始まります。
weekly-end-question = { $channels }での毎週のチャレンジをやめますか？ 開催中のものは最後まで続きます。
weekly-ended = もう自動では始まりません。
weekly-games = これからの週のゲーム
weekly-games-all = すべてのゲームを順番に
weekly-games-kingdomino = クイーンドミノ以外を順番に
career-days = デイリーゲーム：{ $days }回
week-title = 第{ $number }週
week-result = { $state ->
    [alone] 第{ $number }週を終えたのは{ $names }さんだけです。
    [won] { $count ->
        [1] 第{ $number }週は{ $names }さんの勝利です。
       *[other] 第{ $number }週は引き分け、勝者：{ $names }。
    }
   *[none] 第{ $number }週は終わりました。
}
week-open = 第{ $number }週が始まりました。
button-week-play = 第{ $number }週を遊ぶ
week-row = 2人以上が終えた週が{ $weeks }週連続
week-season = 勝った週：{ $people_names }
week-tally = { $name }（{ $wins }/{ $games }）
week-best = { $game }の最高記録：{ $names }（上級コンピューターと比べて{ $gain }点）
week-before = 先週。{ $done_text }
season-won = { $count ->
    [1] 今シーズンは{ $names }さんの優勝です（{ $weeks }週のうち{ $wins }週）。
   *[other] 今シーズンは同点優勝：{ $names }（{ $weeks }週のうち{ $wins }週ずつ）。
}
season-over = シーズンが終わりました。
button-season = 前のシーズン
season-title = 前のシーズン
season-line = **{ $place }.** { $name }：{ $wins }/{ $games }
button-week-want = 来週は{ $game }？
button-week-unwant = 来週は{ $game }にしない
button-week-instead = { $game }に変える
week-next = { $state ->
    [none] 新しい週は自動では始まりません。
   *[next] 来週：{ $game }。
}
week-missed = あと1人で、{ $weeks }週連続になります。
button-week-skip = 今週はやめる
week-skipped = わかりました。また来週！
error-week-unfinished = まず今週を終えてください。そのあとで次を選べます。
career-weeks = 今シーズンに勝った週：{ $wins }/{ $games }
weeks-of-season = ウィークリーチャレンジ（独自のシーズン：{ $most }週のうち{ $weeks }週）
error-weeks-off = このサーバーにはウィークリーチャレンジがありません。サーバーを管理できる人が { COMMAND("kingdomino server") } で許可できます。
server-weeks = ウィークリーチャレンジ
server-weeks-is = 毎週のチャレンジを始められる人：**{ $value }**
server-weeks-openers = 卓を立てられる人
server-weeks-managers = サーバーを管理できる人
server-weeks-nobody = なし
setting-closings-is = { $state ->
    [on] チャレンジと週：**呼びます**
   *[off] チャレンジと週：**呼びません**
}
button-set-closings-on = チャレンジで呼ぶ
button-set-closings-off = チャレンジで呼ばない
