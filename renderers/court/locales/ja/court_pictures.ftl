# 得点の内訳
part-wealth = 財産
poster-queen = 女王の王冠：{ $terrain }に+{ $points }

# クイーンドミノの建物
building-bakery = パン屋
building-sawmill = 製材所
building-fish-shop = 魚屋
building-weaver = 機織り場
building-merchant = 商人
building-smithy = 鍛冶屋
building-church = 教会
building-vault-knights = 金庫（騎士）
building-vault-towers = 金庫（塔）
building-small-tavern = 小さな酒場
building-big-tavern = 大きな酒場
building-guard-tower = 衛兵所
building-fortified-castle = 要塞
building-travelling-castle = 旅する城
building-training-camp = 訓練場
building-statue = 彫像
building-queens-tower = 女王の塔

effect-knights = 騎士{ $count }人
effect-towers = 塔{ $count }つ
effect-tax-per-knight = 送る騎士それぞれが、手元と配置済みの騎士1人につき1コイン多く集める
effect-tax-per-tower = 送る騎士それぞれが、持っている塔1つにつき1コイン多く集める
effect-crowns = 建てた街に王冠1個
effect-points = { $count }点
effect-per-property = { $terrain }の領地1つにつき2点
effect-points-per-tower = 塔1つにつき1点
effect-points-per-knight = 手元と配置済みの騎士1人につき1点

# 建築士ボード
board-title = 建築士ボード
board-empty = 空き
board-left = { $count ->
    [0] 残りなし
   *[other] 残り{ $count }
}
board-nobody = まだ不在
board-asleep = お休み中
board-burned = 焼却済み

box-q = クイーンドミノのドミノ
stack-unseen = まだ出ていない建物{ $tile_count }枚
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = 王冠{ $count }個
sign-tax-per-knight = 税・騎士ごと
sign-tax-per-tower = 税・塔ごと
sign-points = 点
sign-points-per-tower = 塔ごと
sign-points-per-knight = 騎士ごと
sign-per-property = 領地ごと

legend-points = 終了時に得点
legend-dear = コイン不足
legend-queen = −1コイン

alt-coins = { $coins }コイン
alt-knights-left = 手元の騎士{ $knights }人
alt-towers = 塔{ $towers }つ
alt-owned = { $treasury }。
alt-queen = 女王は{ $square }にいて、王冠が1個増えます。
alt-building = { $square }の{ $building }
alt-buildings = 建物：{ $buildings }。
alt-sites = 空いている街マス：{ $squares }。
alt-knights = 騎士のいるマス：{ $squares }。
alt-plan = 表示中：{ $square }の{ $building }。
alt-board = 建築士ボード。
alt-buyer = { $name }：{ $treasury }。
alt-left = { $count ->
    [0] 山札は空です。
   *[other] 山札は残り{ $count }枚。
}
alt-buying = 選択中：{ $building }。
alt-burning = 焼き払うタイル：{ $building }。
alt-cost = { $cost ->
    [0] 無料
   *[other] { $cost }コイン
}
alt-tiles = 並んでいるタイル：{ $buildings }。
alt-tile = { $building }（{ alt-cost }）
alt-offer = { $building }、{ $saved ->
    [0] { alt-cost }
   *[other] { alt-cost }（元は{ $price }）
}：{ $effect }
alt-offer-dear = { $building }、{ $saved ->
    [0] { alt-cost }
   *[other] { alt-cost }（元は{ $price }）
}、コイン不足：{ $effect }
alt-queen-at = 女王は{ $name }さんの王国にいます。
alt-queen-nowhere = 女王はまだ誰の王国にもいません。
alt-dragon-asleep = ドラゴンは洞窟にいます。
alt-dragon-burned = ドラゴンは外出中。焼き払ったタイル：{ $building }。
long-empty = 空きスペースの費用：{ $prices }。
