# デイリーゲーム：全員が同じドミノで遊ぶ

daily-name = デイリーゲーム
daily-title = キングドミノ #{ $number } · { DATETIME($date, dateStyle: "long") }
daily-opponents = CPU{ $count }人（{ $level }）
daily-here = このサーバー
daily-line = **{ $place }位** { $name }：{ $points }点
daily-unlisted = ほかに、順位に載らない人が{ $count }人
daily-everywhere = 全体で{ $count }人が終えました。
daily-nobody = 終えた人はいません。
daily-own = あなたは全体の{ $place }位です。
daily-erased = 今日の挑戦はもう終わりました。データを消去したので、今日のゲームも消えています。新しいゲームは明日です。
daily-next = 次のゲームは{ $when }に始まります。
daily-streak = { $days }日続けてデイリーゲームを終えています。
daily-shared = **{ $name }**さんがデイリーゲームを終えました。
daily-card-how = コピーすれば、どこにでも貼れます。ネタばれはありません：
daily-card = キングドミノ #{ $number } · { $points }点（{ $level }：{ $par }点）
daily-card-words = キングドミノ #{ $number }：{ $points }点。同じドミノで、コンピューター（{ $level }）は{ $par }点でした。
daily-card-way = { $link ->
    [none] Discordの { COMMAND("daily") } で遊べます
   *[other] { COMMAND("daily") } で遊べます：{ $link }
}
daily-copy = ここではほかの人に見えません。コピーして見せましょう：
daily-about = 全員に同じドミノが出ます。遊べるのは1回です。
button-daily-play = 遊ぶ
button-daily-go-on = 続きを遊ぶ
button-daily-look = 自分のゲームを見る
button-daily-todays = 今日のゲームを遊ぶ
button-daily-before = 前の日
button-daily-today = 今日
error-daily-begun = 今日のゲームはもう始めています。続きは { COMMAND("daily") } でどうぞ。
help-daily-name = デイリーゲーム
help-daily = { COMMAND("daily") } は1日1回のゲームです。全員に同じドミノが配られ、同じコンピューターと対戦します。好きなペースで1回だけ遊び、得点をほかの人と比べましょう。新しいゲームは、協定世界時（UTC）の0時に始まります。
