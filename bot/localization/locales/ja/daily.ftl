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
daily-own = あなたは全体の{ $place }位です。
daily-erased = 今日の挑戦はもう終わりました。データを消去したので、今日のゲームも消えています。新しいゲームは明日です。
daily-next = 次のゲームは{ $when }に始まります。
daily-streak = { $days }日続けてデイリーゲームを終えています。
daily-shared = **{ $name }**さんが{ DATETIME($date, dateStyle: "long") }のデイリーゲームを終えました。
daily-card-how = コピーすれば、どこにでも貼れます。ネタばれはありません：
daily-card-points = { $points }点・目安{ $par }点（CPU：{ $level }）
daily-par = 目安は、CPU（{ $level }）があなたの席で同じドミノを使って取った点です。
daily-card-colors = 色は領地の点数です：{ $colors }
daily-card-streak = { $days }日連続
daily-copy = ここではほかの人に見えません。コピーして見せましょう：
daily-about = 遊ぶ人全員に、同じドミノが同じ順番で出て、同じコンピューターが相手です。遊べるのは1回、ペースは自由です。点はそのまま記録されます。ヒントが欲しければ、いつでもどうぞ。
button-daily-play = 遊ぶ
button-daily-go-on = 続きを遊ぶ
button-daily-look = 自分のゲームを見る
button-daily-before = 前の日
button-daily-today = 今日
error-daily-begun = 今日のゲームはもう始めています。続きは { COMMAND("daily") } でどうぞ。
help-daily-name = デイリーゲーム
help-daily = { COMMAND("daily") } は1日1回のゲームです。全員に同じドミノが配られ、同じコンピューターと対戦します。好きなペースで1回だけ遊び、得点をほかの人と比べましょう。毎日続けると連続記録が伸びます。
