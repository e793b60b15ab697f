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
plan-knights = { $terrain }に騎士
plan-build = { $building }（{ $square }）を建設
plan-dragon = ドラゴンを買収（{ $building }を焼却）
court-knights = 新しいドミノに騎士を送りますか？
court-knights-more = 騎士をもう1人送りますか？
court-treasury = 持ち物：{ $treasury }。
court-build = 空いている街マスに建設しますか？ あなたの街マス：{ $squares }。
court-chosen = **{ $building }**：{ $effect }
court-dragon = ドラゴンに1コイン払って、タイルを1枚焼き払いますか？ 誰も建設できなくなります。
button-tax = { $terrain }に騎士：{ $coins }コイン
button-tax-both = 騎士を2人とも：{ $coins }コイン
court-gain = { $cost ->
    [0] { $gain }点
   *[other] 費用を引いて{ $gain }点
}

court-build-placeholder = タイルを選択
court-other-tile-placeholder = ほかのタイル…
court-tile = { $building } · { $price ->
    [0] 無料
   *[other] { $price }コイン
}
court-site-placeholder = どの街マスに？
court-site = { $square }の街
button-build = { $building }を建設（{ $price ->
    [0] 無料
   *[other] { $price }コイン
}）
button-ends-turn = { $action } · 手番終了
suggested-tile-knights = おすすめ：{ $building }。騎士が増えると、後の手番でもっと多くのコインを集められます。
suggested-tile-taxes = おすすめ：{ $building }。後で送る騎士が、もっと多くのコインを持ってきます。
suggested-tile-grows = おすすめ：{ $building }。点がこれから増えることがあります。
suggested-tile-towers = おすすめ：{ $building }。塔が増えて、女王を呼べるかもしれません。
suggested-tile-coins = おすすめ：{ $building }。手元に残るコインが{ $coins }枚多くなります。
suggested-tile-queen = おすすめ：{ $building }。女王があなたの所に来ます。
suggested-tile-effect = おすすめ：{ $building }（{ $effect }）。
suggested-no-tile = おすすめ：建てない。{ $price ->
    [0] 街マスは
   *[other] コインと街マスは
}、後で使うほうが得かもしれません。
court-burn-tile = { $building } · 費用{ $price }
court-burn-placeholder = 1コインで焼き払うタイルを選択
court-burn = 1コインで焼却：{ $building }
told-tax = +{ $coins }コイン
told-left = { $coins ->
    [0] 残りコインなし
   *[other] 残り{ $coins }コイン
}

told-build = { $building }を建設（{ $price ->
    [0] 無料
   *[other] { $price }コイン
}）
told-queen = 女王がやって来る
told-queen-leaves = 女王が**{ $name }**さんの王国を去り、{ $points }点減りました。
told-bribe = ドラゴンが{ $building }を焼却
told-built = { $buildings }を建設
told-burned = { $buildings }を焼却

illegal-not-just-placed = 騎士を送れるのは今置いたドミノだけで、半分ごとに1人です。
illegal-no-knights = 手元に騎士がいません。
illegal-empty-slot = そのスペースには今、タイルがありません。
illegal-board-empty = 建築士ボードには今、タイルがありません。
illegal-no-site = 建設できる空いた街マスがありません。
illegal-not-a-site = 建設できるのは、建物のない自分の街マスだけです。
illegal-too-dear = コインが足りません。
illegal-dragon-awake = ドラゴンはこのラウンド、もうタイルを焼きました。1ラウンドに1枚だけです。
illegal-queen-here = 女王があなたの王国にいるので、ドラゴンは近づきません。今は焼き払えません。
illegal-no-coins = ドラゴンに払うコインがありません。

reason-tax = 騎士が{ $count }コイン徴税できる
reason-sites = 建設できるマスが{ $count }つ

# コマンド

command-queendomino-about = クイーンドミノ：騎士、建物、ドラゴン
command-tax-about = 今置いたドミノに騎士を送ります
command-build-about = 街マスに建物を建設します
command-dragon-about = ドラゴンを買収して、タイルを焼き払います
command-done-about = 最終ラウンドの手番を終えます
option-knight-about = 領地の名前かマス（例：湖、h7）。一覧からも選べます
option-tile-about = タイルの費用と街マス（例：4 g8）。一覧からも選べます
option-burn-about = タイルの費用（例：3）。一覧からも選べます

error-no-game-of-court = これはクイーンドミノ用のコマンドですが、このチャンネルでは今プレイされていません。
