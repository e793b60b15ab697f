# リストの区切り。文の間には何も入れない。
list-comma = { "、" }
list-semicolon = { "；" }
list-sentences = { "" }
list-and = { "＆" }
list-words-and = { "と" }

points = { $points }点
percent = { $percent }%

line-now = 配置待ち
line-next = 次のライン
line-first = 最初のライン

table-round = { $round ->
    [0] 最初の選択
   *[other] 第{ $round }ラウンド（全{ $rounds }）
}

box-k = キングドミノのドミノ
deck-unseen = 残り{ $count }枚、{ $lines ->
    [0] もう出ません
   *[other] あと{ $line }枚×{ $lines }ライン
}
deck-squares = マス

poster-won = { $name }の勝利！
poster-team-won = { $name }の勝利！
poster-shared = 引き分け！ { $names }
poster-shared-headline = 引き分け！
rank-first = { points }、最初に終えました
rank-placed = { points }、{ $count }人中{ $place }位{ $state ->
    [open] （現在）
   *[final] { "" }
}
rank-shares = { points }、{ $count }人中同点{ $place }位{ $state ->
    [open] （現在）
   *[final] { "" }
}
poster-game = 第{ $number }回戦 · { $result }
hero-placed = { $name }は{ $place }位
hero-shares = { $name }は同点{ $place }位
hero-best = 最高の手番：+{ $points }
hero-decided = 第{ $round }ラウンド：+{ $points }
hero-record = 自己ベスト！
poster-by-largest-property = 領地が大きい
poster-by-crowns = 王冠が多い
poster-largest = 最大の領地：{ $terrain }{ $count }マス
story-decided = 第{ $number }ラウンドで決まった！
story-shared = まったくの互角！
story-tie-largest-property = 同点、最大の領地で決着！
story-tie-crowns = 同点、王冠の数で決着！
story-one-point = 1点差！
story-last-round = 最終ラウンドで逆転！
story-from-last = 第{ $number }ラウンドの最下位から逆転！
story-from-behind = { $number }点差を逆転！
story-narrow = { $number }点差！
story-clear = { $number }点差の圧勝！
story-never-behind = 一度も抜かれず！
story-since = 第{ $number }ラウンドから首位！
title-shepherd = 羊飼い
title-miller = 粉ひき名人
title-forester = 森の番人
title-angler = 釣り名人
title-frog-friend = カエルの友
title-prospector = 鉱山の達人
title-told = { $title }：最大の{ $terrain }

# 得点の内訳
part-wheat = 麦畑
part-forest = 森
part-lake = 湖
part-grassland = 草原
part-swamp = 沼
part-mine = 山
part-town = 街
part-middle-kingdom = 中央の王国
part-harmony = ハーモニー


analysis-chances = 勝率
chart-round = ラウンド

bonus-open = +{ $points }点の可能性あり
bonus-sure = 達成、終了時に+{ $points }点
bonus-lost = もう獲得できません
discarded = 破棄（置ける場所なし）

terrain-wheat = 麦畑
terrain-forest = 森
terrain-lake = 湖
terrain-grassland = 草原
terrain-swamp = 沼
terrain-mine = 山
terrain-town = 街

half = { $crowns ->
    [0] { $terrain }
   *[other] 王冠{ $crowns }個の{ $terrain }
}
halves = { $first_half }と{ $second_half }
domino = { $number }番（{ $halves }）
placement = { $at_square }に{ $first_half }、{ $beside_square }に{ $second_half }
placement-brief = { $at_square }に{ $first_half }、{ $beside_square }に{ $second_half }

# 画像の説明
alt-kingdom = { $name }の王国：{ $points }点。
alt-last = 最後の配置：{ $squares }。
alt-land = 土地：{ $lands }。
alt-spots = 置き場所：{ $spots }。
alt-spot = { $spot }は{ $squares }
alt-hand = 配置するドミノ：{ $domino }。
alt-ghost = 表示中：{ $domino }番（{ $placement }）。
squares-range = { $first_square }から{ $last_square }
alt-line = { $heading }：{ $dominoes }。
alt-sentence = { $text }。
alt-claimed = { $domino }、{ $name }
alt-turn = { $name }さんの手番です。
alt-lobby = { $game }。卓のメンバー：{ $people_names }。
alt-seat = { $name }（{ $facts }）
alt-laurel = { $count ->
    [1] 前のシーズンの優勝：{ $names }。
   *[other] 前のシーズンの優勝：{ $names }。
}
alt-team = チーム{ $team }
alt-table = すべての王国。得点：{ $sums }。
alt-compared = 並べた王国と、最後の差：{ $sums }。
alt-standing = { $place }位、{ $name }、{ $points }点。
alt-standing-tie = { $place }位、{ $name }、{ $points }点、{ $decided }。
alt-part = { $part } { $sum }
alt-poster = 終了時のすべての王国。
alt-points = 得点：{ $sums }。
alt-bonus = { $bonus }：{ $outlook }。
alt-film = ゲームの動画：{ $turns }手番それぞれの後の王国と、最後に勝者。
film-turn = { $name }：{ $placement }
alt-analysis = 勝率の推移。
alt-analysed = { $place }位、{ $name }：{ $points }、{ $chance }。
alt-chance-highest = { $round ->
    [0] 最高勝率は開始時の{ $chance }
   *[other] 最高勝率は第{ $round }ラウンドの{ $chance }
}
alt-chance-lowest = { $round ->
    [0] 最低勝率は開始時の{ $chance }
   *[other] 最低勝率は第{ $round }ラウンドの{ $chance }
}
alt-highlight = { $text }（{ $name }）。

# ---- 画像の代わりの文章

long-kingdom = { $name }：{ $points }点
long-filled = { $covered ->
    [1] まだ城だけです。
   *[other] { $count }マス中{ $covered }マスが埋まり、幅{ $width }、高さ{ $height }。
}
long-room = { $first_square }から{ $last_square }まで広げられます。
long-left = 残りのドミノは{ $count }枚。
long-holes = { $count ->
    [0] 穴はありません。
   *[other] 穴が{ $count }つ：{ $squares }。
}
long-property = { $terrain }：{ $count }マス（{ $squares }）、{ $worth }
long-property-brief = { $count }マス、{ $worth }
long-worth = 王冠{ $crowns }個、{ $points }点
long-no-crown = 王冠なし
long-growing = { $property }、広げられるマス：{ $growth_squares }
long-closed = { $property }、もう広がらない
long-land = { $terrain }（{ $squares }）
long-barren = 王冠なし：{ $lands }
long-dead = 王冠なし、もう広がらない：{ $lands }
long-castle = 城は{ $castle_square }、どの地形も置けるマス：{ $squares }
long-castle-closed = 城は{ $castle_square }
long-free = { $domino }、空き
long-due = { $domino }、{ $name }、今
long-highlights = 見どころ
long-terrain = { $terrain }：{ $counts }
long-deck-squares = { $crowns ->
    [0] 王冠なしが{ $count }マス
   *[other] 王冠{ $crowns }個が{ $count }マス
}
long-deck-none = { $terrain }：なし
long-chance = { $name }：開始時{ $first_chance }、最低{ $low_chance }（{ $low_round ->
    [0] 開始時
   *[other] 第{ $low_round }ラウンド
}）、最高{ $high_chance }（{ $high_round ->
    [0] 開始時
   *[other] 第{ $high_round }ラウンド
}）
