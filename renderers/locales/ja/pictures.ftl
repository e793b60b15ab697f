# リストの区切り。文の間には何も入れない。
list-comma = { "、" }
list-semicolon = { "；" }
list-sentences = { "" }
list-and = { "＆" }

picture-points = { $points }点
percent = { $percent }%

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
deck-next = 次に出るドミノ
deck-later = その次のドミノ

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

part-usual = 標準
part-luck = ドミノの運
part-own = 自分の選択
part-others = ほかの人の選択
part-result = 結果

analysis-chances = 勝率
analysis-points = 得点
chart-round = ラウンド

bonus-open = ＋{ $points }点の可能性あり
bonus-sure = 達成、終了時に＋{ $points }点
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
halves = { $first }と{ $second }
domino = { $number }番（{ $halves }）
placement = { $at }に{ $first }、{ $beside }に{ $second }
placement-brief = { $at }に{ $first }、{ $beside }に{ $second }

# 画像の説明
alt-kingdom = { $name }の王国：{ $points }点。
alt-last = 最後の配置：{ $squares }。
alt-hand = 配置するドミノ：{ $domino }。
alt-ghost = 表示中：{ $domino }番（{ $placement }）。
alt-line = { $heading }：{ $dominoes }。
alt-sentence = { $text }。
alt-claimed = { $domino }、{ $name }
alt-turn = { $name }の手番。
alt-table = すべての王国。得点：{ $scores }。
alt-standing = { $place }位 { $name } { $points }点。
alt-standing-tie = { $place }位 { $name } { $points }点（{ $decided }）。
alt-part = { $part } { $points }
alt-breakdown = すべての得点の表。
alt-points = 得点：{ $parts }。
alt-bonus = { $bonus }：{ $outlook }。
alt-film = ゲームの動画：{ $turns }手番それぞれの後の王国と、最後に勝者。
alt-analysis = 勝率の推移と、得点の内訳（{ $parts }の順）。
alt-analysed = { $place }位 { $name } { $points }＝{ $sum }。{ $chance }。
alt-chance-highest = { $round ->
    [0] 最高勝率は開始時の{ $percent }
   *[other] 最高勝率はラウンド{ $round }の{ $percent }
}
alt-chance-lowest = { $round ->
    [0] 最低勝率は開始時の{ $percent }
   *[other] 最低勝率はラウンド{ $round }の{ $percent }
}
alt-highlight = { $text }（{ $name }）。

# ---- 画像の代わりの文章

long-kingdom = { $name }：{ $points }点
long-holes = { $count ->
    [0] 穴はありません。
   *[other] 穴が{ $count }つ：{ $squares }。
}
long-property = { $terrain }：{ $count }マス（{ $squares }）、{ $worth }
long-property-brief = { $terrain }：{ $count }マス、{ $worth }
long-worth = 王冠{ $crowns }個、{ $points }点
long-no-crown = 王冠なし、0点
long-growing = { $property }。{ $growth }に広げられます
long-closed = { $property }。もう広げられません
long-land = { $terrain } { $squares }
long-barren = 王冠がないため得点なし：{ $properties }
long-dead = 王冠なし、もう広げられません：{ $properties }
long-castle = 城は{ $castle }：隣の{ $squares }にはどの地形も置けます
long-castle-closed = 城は{ $castle }
long-free = { $domino }、空き
long-due = { $domino }、{ $name }、今から配置
long-highlights = 見どころ
long-deck-next = { $terrain }：{ $squares }。次に出る確率{ $land }%{ $crown ->
    [0] { "" }
   *[other] 、王冠つき{ $crown }%
}
long-deck-later = { $terrain }：{ $squares }。その次に出る確率{ $land }%{ $crown ->
    [0] { "" }
   *[other] 、王冠つき{ $crown }%
}
long-deck-left = { $terrain }：{ $squares }
long-deck-squares = { $crowns ->
    [0] 王冠なし{ $count }マス
   *[other] 王冠{ $crowns }個{ $count }マス
}
long-deck-none = { $terrain }：なし
