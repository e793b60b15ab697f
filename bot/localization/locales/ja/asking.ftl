option-ask-about = 王国についての質問に、文章で答えます。一覧から選びます

ask-not-known = その質問には答えられません。
ask-unknown = 次のことを質問できます：
ask-changed = 何が変わった？
ask-kingdom = 王国には何がある？
ask-rivals = ほかの人が広げられる場所は？
ask-rival = { $name }：{ $lands }
ask-placeholder = 卓について質問…
ask-others = ほかの質問…
ask-last = 最後の配置：{ $squares }に{ $domino }
ask-grow = { $terrain }を広げられる場所は？
ask-none = { $terrain }：まだありません
ask-fits = { $domino }を置ける場所は？
ask-fits-nowhere = どこにも置けません。
ask-spot = { $gain }：{ $placement }
ask-more = … ほか{ $count }か所
ask-holes = 王国の広さと穴は？
ask-free = { $count ->
    [0] もう置けるマスはありません。
   *[other] まだ置けるマスは{ $count }つ：{ $squares }
}
ask-free-among = あと{ $count }マス置けます。候補のマス：{ $squares }
ask-row = 「{ $row }」の行には何がある？
ask-square = { $square }：{ $land }
ask-castle = 城
ask-empty = 空き
