# リストの区切り。文の間には何も入れない。
list-comma = { "、" }
list-semicolon = { "；" }
list-sentences = { "" }

picture-points = { $points }点

line-now = 配置待ち
line-next = 次のライン
line-first = 最初のライン

table-round = { $round ->
    [0] 最初の選択
   *[other] ラウンド{ $round }／{ $rounds }
}

box-k = キングドミノのドミノ
deck-unseen = 残り{ $dominoes }枚、{ $lines ->
    [0] もう出ません
   *[other] あと{ $line }枚×{ $lines }ライン
}
deck-squares = マス
deck-next = 次のライン
deck-later = その次
deck-percent = { $percent }%

poster-won = { $name }の勝利！
poster-team-won = { $name }の勝利！
poster-shared = 引き分け！ { $names }
poster-shared-headline = 引き分け！
poster-by-largest-property = 最大の領地の差
poster-by-crowns = 王冠の数の差
poster-tie-largest-property = { $points }点で同点：最大の領地で決着
poster-tie-crowns = { $points }点で同点：王冠の数で決着
poster-largest = 最大の領地：{ $terrain }{ $size }マス
poster-best = 最高の手番：{ $domino }番で+{ $points }

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
part-total = 合計

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
domino = { $number }番（{ $first }と{ $second }）

# 画像の説明
alt-kingdom = { $name }：{ $points }点。
alt-last = 最後の配置：{ $squares }。
alt-hand = 配置するドミノ：{ $domino }。
alt-ghost = 薄い表示：{ $domino }番（{ $at }に{ $first }、{ $beside }に{ $second }）。
alt-spots = 置ける場所：{ $spots }。
alt-castle = 城は{ $square }。
alt-property = { $terrain } { $squares }：王冠{ $crowns }個、{ $points }点。
alt-rows = { $square }から：{ $rows }。
alt-legend = （北から1行ずつ。w＝麦畑、f＝森、l＝湖、g＝草原、s＝沼、m＝山、t＝街、数字＝王冠、##＝城。）
alt-line = { $heading }：{ $dominoes }。
alt-sentence = { $text }。
alt-deck-next = マスの数と、次のラインに出る確率：{ $rows }。
alt-deck-later = マスの数と、その次のラインに出る確率：{ $rows }。
alt-deck-left = マスの数：{ $rows }。
alt-deck-row = { $terrain }{ $squares }、{ $land }%
alt-deck-left-row = { $terrain }{ $squares }
alt-claimed = { $domino }、{ $name }
alt-turn = { $name }の手番。
alt-round = { $round ->
    [0] 最初の選択。
   *[other] ラウンド{ $round }／{ $rounds }。
}
alt-standing = { $place }位 { $name } { $points }点。
alt-standing-tie = { $place }位 { $name } { $points }点（{ $decided }）。
alt-land = { $name }。{ $rows }
alt-part = { $part }{ $points }
alt-breakdown = { $name }：{ $parts }。
alt-highlight = { $text }（{ $name }）。

# ---- 画像の代わりの文章

long-kingdom = { $name }：{ $points }点
long-size = 横{ $width }×縦{ $height }マス（最大{ $grid }×{ $grid }）。城は{ $castle }。
long-holes = { $count ->
    [0] 穴はありません。
   *[other] 穴が{ $count }つ：{ $squares }。
}
long-property = { $terrain }：{ $count }マス（{ $squares }）、王冠{ $crowns }個、{ $points }点。{ $growth }に広げられます
long-property-closed = { $terrain }：{ $count }マス（{ $squares }）、王冠{ $crowns }個、{ $points }点。もう広げられません
long-property-brief = { $terrain }：{ $count }マス、王冠{ $crowns }個、{ $points }点
long-castle = 城の隣（どの地形も可）：{ $squares }
long-free = { $domino }、空き
long-due = { $domino }、{ $name }、今から配置
long-highlights = 見どころ
long-deck-next = { $terrain }：王冠なし{ $none }マス、王冠1個{ $one }マス、2個{ $two }マス、3個{ $three }マス。次のラインに出る確率{ $land }%、王冠つき{ $crown }%
long-deck-later = { $terrain }：王冠なし{ $none }マス、王冠1個{ $one }マス、2個{ $two }マス、3個{ $three }マス。その最初のラインに出る確率{ $land }%、王冠つき{ $crown }%
long-deck-left = { $terrain }：王冠なし{ $none }マス、王冠1個{ $one }マス、2個{ $two }マス、3個{ $three }マス
