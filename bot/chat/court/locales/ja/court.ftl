variant-qd = クイーンドミノ
variant-rw = ロイヤルウェディング
variant-rwt = ロイヤルウェディング（チーム戦）
variant-qd-about = 街、騎士、建物、女王、ドラゴンが加わったキングドミノ
variant-rw-about = 両方のゲームのドミノを使うクイーンドミノ
variant-rwt-about = 両方のゲームのドミノを使い、2人で1つの王国を作る

# 手番の段階

step-knights = 騎士
step-build = 建設
step-dragon = ドラゴン
button-side-step-dragon = タイルを焼き払う…
skipped-knights = 先に進むと、この手番ではもう騎士を送れません。
skipped-build = 先に進むと、この手番ではもう建設できません。
plan-dragon = ドラゴンを買収（{ $name }を焼却）
back-dragon = 取り消す：{ $name }の焼却
court-treasury = 手元：{ $treasury }。
court-chosen = **{ $name }**：{ $effect }
court-dragon = ドラゴンに1コイン払って、タイルを1枚焼き払いますか？ 誰も建設できなくなります。

court-build-placeholder = タイルを選択
court-other-tile-placeholder = ほかのタイル…
court-tile = { $name } · { $price ->
    [0] 無料
   *[other] { $price }コイン
}
court-site-placeholder = どの街マスに？
court-site = { $square }の街
button-ends-turn = { $action } · 手番終了
suggested-tile-knights = おすすめは{ $name }：新しい騎士が、後の手番でコインを集められます。
suggested-tile-taxes = おすすめは{ $name }：後で送る騎士が、もっと多くコインを集めます。
suggested-tile-grows = おすすめは{ $name }：点がこれから増えることがあります。
suggested-tile-towers = おすすめは{ $name }：塔が増えて、女王を呼べるかもしれません。
suggested-tile-coins = おすすめは{ $name }：手元に残るコインが{ $number }枚多くなります。
suggested-tile-in-the-end = おすすめは{ $name }：最終的な得点が期待できます。
suggested-no-tile = おすすめは「{ button-skip }」：{ $price ->
    [0] 街マスは
   *[other] コインと街マスは
}、後のほうが役立つかもしれません。
court-burn-tile = { $name } · 費用{ $price }
court-burn-placeholder = コイン1枚で焼き払うタイルを選択
court-burn = コイン1枚で焼却：{ $name }

told-build = { $name }を建設（{ $price ->
    [0] 無料
   *[other] { $price }コイン
}）
told-queen = 女王を迎える
told-queen-from = 女王を迎える（**{ $name }**さんから、{ $worth }）
told-bribe = ドラゴンが{ $name }を焼却
told-buildings = 建物{ $count }つ

illegal-not-just-placed = 騎士を送れるのは、今置いたドミノだけです。半分ごとに1人です。
illegal-no-knights = 手元に騎士がいません。
illegal-empty-slot = そのスペースには今、タイルがありません。
illegal-board-empty = 建築士ボードには今、タイルがありません。
illegal-no-site = 建設できる街マスがありません。
illegal-not-a-site = そこは、建物のない自分の街マスではありません。
illegal-too-dear = コインが足りません。
illegal-dragon-awake = ドラゴンは、このラウンドはもうタイルを焼き払いました。焼き払うのは1ラウンドに1枚だけです。
illegal-queen-here = 女王があなたの王国にいるので、今はタイルを焼き払えません。ドラゴンは女王に近づかないのです。
illegal-no-coins = ドラゴンに払うコインがありません。

reason-tax = 騎士が{ $number }コイン徴税できる
reason-sites = 建設できるマスが{ $number }つ

# コマンド

command-tax = tax
command-tax-about = クイーンドミノ：今置いたドミノに騎士を送ります
command-build = build
command-build-about = クイーンドミノ：街マスに建物を建設します
command-dragon = dragon
command-dragon-about = クイーンドミノ：ドラゴンを買収して、建物タイルを焼き払います
option-knight-name = knight
option-knight-about = ドミノのどちらのマスか。一覧から選択
option-tile-name = tile
option-tile-about = 何をどこに建設するか。一覧から選択
option-burn-name = burn
option-burn-about = どのタイルか。一覧から選択
