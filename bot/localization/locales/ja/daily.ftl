# デイリーゲーム：全員が同じドミノで遊ぶ

daily-name = デイリーゲーム
daily-title = デイリーゲーム：{ DATETIME($date, dateStyle: "long") }
daily-opponents = CPU{ $count }人（{ $level }）
daily-here = このサーバー
daily-line = **{ $place }位** { $name }：{ $points }点
daily-unlisted = ほかに、順位に載らない人が{ $count }人
daily-everywhere = { $count ->
    [0] まだ誰も終えていません。
   *[other] 全体で{ $count }人が終えました。
}
daily-nobody = 終えた人はいません。
daily-own = あなたは{ $points }点で、全体の{ $place }位です。
daily-next = 次のゲームは{ $when }に始まります。
daily-streak = { $days }日続けてデイリーゲームを終えています。
daily-shared = **{ $name }**さんは{ DATETIME($date, dateStyle: "long") }のデイリーゲームで{ $points }点を取りました。
button-daily-play = 遊ぶ
button-daily-before = 前の日
button-daily-today = 今日
help-daily-name = デイリーゲーム
help-daily = { COMMAND("daily") } は1日1回のゲームです。全員に同じドミノが配られ、同じCPUと対戦します。好きなペースで1回だけ遊び、得点をほかの人と比べましょう。毎日続けると連続記録が伸びます。
