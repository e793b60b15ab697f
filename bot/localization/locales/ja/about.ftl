greeting-title = キングドミノとクイーンドミノ
greeting =
    このサーバーでどちらも遊べるようになりました。一気に遊んでも、何日かけても構いません。
    - { COMMAND("kingdomino new") } で、入力したチャンネルに卓が立ちます。空席にはコンピューターが座れます。
    - { COMMAND("daily") } は1日1回、全員が同じドミノでコンピューターと対戦するゲームです。
    - **{ button-tutorial }**では、2分で遊び方がわかります。表示されるのは自分だけです。
    - { COMMAND("kingdomino server") } で、卓を立てられるチャンネルと最初の設定を決められます。

help-title = 遊び方
help-new-name = はじめに
help-new = { COMMAND("kingdomino tutorial") } では、3手番のゲームを2分で体験できます。{ COMMAND("kingdomino rules") } は各ゲームのルールを、図つきの短い章で説明します。
help-table-name = 新しい卓
help-table = { COMMAND("kingdomino new") } で、このチャンネルに卓を立てます。卓のメッセージでホストがゲーム、オプション、コンピューターを決め、ほかの人は**{ button-join }**を押します。{ COMMAND("kingdomino invite") } で誰かを招待することもできます。**{ button-start }**を押すとゲームが始まります。
help-turn-name = 手番
help-turn = 順番が来るとメンションします。**配置**を押すと自分だけのパネルが開き、よい置き場所が最初から表示されます。**選択**を押すと、配置と次のドミノの選択が一度に済みます。先に別の置き場所を選ぶことも、**{ button-place-only }**もできます。クイーンドミノでは順に案内が出て、**{ button-skip }**で飛ばせます。
help-ahead-name = 次の手番の予約
help-ahead = **{ button-plan-ahead }**か { COMMAND("plan") } で、次のラインのドミノの優先順と置き場所を決めておけます（クイーンドミノでは騎士や建物も。次のラウンドは置き場所だけ）。ほかの人には見えません。予約しておくと、手番が来たときに、できるところまで自動で実行されます。それまでは変更も取り消しもできます。
help-writing-name = コマンドでの操作
help-writing = { COMMAND("place") } と { COMMAND("draft") } では、入力中に、選べる手の一覧が出ます。手を直接書くこともできます。`12@g8e` は、12番のドミノの最初の半分をg8に、もう半分をその東に置く手です。クイーンドミノには { COMMAND("tax") }、{ COMMAND("build") }、{ COMMAND("dragon") }、{ COMMAND("done") } もあります。
help-looking-name = 王国・一覧・戦績
help-looking =
    - **{ EMOJI("look") }** と名前のボタンでその王国を大きく表示、**{ button-what-happened }**で前のメッセージからの手番を確認できます。
    - { COMMAND("board") } は卓をもう一度表示し、{ COMMAND("kingdomino deck") } はまだ出ていないドミノと、必要なものが次に出る確率を表示します。
    - { COMMAND("kingdomino games") } は参加中のゲーム、{ COMMAND("kingdomino history") } はこのチャンネルのゲーム（動画、棋譜ファイル、分析も）、{ COMMAND("kingdomino stats") } は戦績とサーバーのランキングです。
    - { COMMAND("kingdomino follow") } は、参加していない卓を一覧に加えます。
help-ear-name = テキストモードと読み上げ
help-ear = { COMMAND("kingdomino settings") } のテキストモードで、自分だけに見える表示が見出しと箇条書きの文章になります。{ COMMAND("board text:") } は一度だけ文章にし、{ COMMAND("board ask:") } は、湖をどこに広げられるかなど、王国についての質問に答えます。
help-time-name = 時間と不在
help-time =
    - 何日かけても大丈夫です。時間がかかったときにどうなるかは、{ COMMAND("kingdomino pace") } で確認・変更できます。
    - { COMMAND("kingdomino settings") } のおやすみ時間にはリマインドが届きません。しばらく遊べないときは { COMMAND("kingdomino away") } で期間を伝えます。
    - { COMMAND("kingdomino seat") } は遅れている人の代打をコンピューターに任せ、{ COMMAND("kingdomino seat") } は続きを遊んでくれる人を探します。
    - コンピューターに任せた席には、{ COMMAND("kingdomino seat") } で戻れます。
help-slips-name = 取り消しと退席
help-slips =
    - 手番が終わる前なら、パネルの**取り消す**でやり直せます。
    - { COMMAND("kingdomino undo") } は、その後に何も起きておらず、全員が同意した場合に、直前の自分の手番を取り消します。
    - { COMMAND("kingdomino seat") } でゲームから抜けると、席はコンピューターが引き継ぎます。ホストは { COMMAND("kingdomino table") } でゲームを終了できます。
help-placeholder = 項目を選ぶ…

setting-title = 個人設定
settings-placeholder = 変更する項目…
settings-all = すべての設定
setting-quiet = おやすみ時間
setting-quiet-is = おやすみ時間：{ $state ->
    [none] **なし**
   *[set] **{ $start }～{ $end }**
}
setting-quiet-about = { $state ->
    [none] 設定しなければ、リマインドはいつでも届きます。
   *[set] この間はリマインドしません。
}
setting-zone = タイムゾーン
setting-zone-is = { $kind ->
    [unknown] 今の時刻：**{ $time }**（{ $offset }）、未設定
    [fixed] 今の時刻：**{ $time }**（{ $offset }）
   *[place] 今の時刻：**{ $time }**、{ $place }（{ $offset }）
}
setting-zone-about = { $kind ->
    [unknown] 違っていたら、そちらの時刻を選ぶか、{ COMMAND("kingdomino settings zone:") } に続けて都市名を入力してください（例：{ COMMAND("kingdomino settings zone:Tokyo") }）。
    [fixed] 年中固定です。{ COMMAND("kingdomino settings zone:") } に続けて都市名を入力すると、夏時間にも対応します。
   *[place] その都市の夏時間にも対応します。
}
setting-away = 不在
setting-away-is = 不在：{ $state ->
    [away] **{ $until }まで**
   *[here] **いいえ**
}
setting-away-about = { $state ->
    [away] それまでメンションもリマインドもありません。
   *[here] 休みの前には { COMMAND("kingdomino away") } に続けて日付を入力してください。その間はメンションもリマインドもありません。
}
setting-mentions = メンション
setting-mentions-is = { $state ->
    [on] メンション：**オン**
   *[off] メンション：**オフ**
}
setting-mentions-about = { $state ->
    [on] 手番が来ると通知します。
   *[off] 通知はしません。手番の来ている卓は { COMMAND("kingdomino games") } で見られます。
}
setting-grace = メンションの待ち時間
setting-grace-is = メンションの待ち時間：**{ $value }**
setting-grace-about = 遊んでいる最中は、この時間がたってから手番を通知します。たいていはもう見ているからです。
setting-grace-option = { $seconds ->
    [0] なし
    [30] 30秒
    [90] 1分半
    [300] 5分
   *[other] 15分
}
setting-grace-placeholder = 待ち時間…
setting-theme = 配色
setting-theme-is = 画像の配色：**{ $value }**
setting-theme-about = 自分だけに見えるすべての画像の配色です。
setting-theme-table = 卓の配色
setting-theme-placeholder = 配色…
theme-name = { $theme ->
    [distinct] 色覚サポート
    [contrast] ハイコントラスト
   *[storybook] 絵本風
}
setting-text-mode = テキストモード
setting-text-mode-is = { $state ->
    [on] テキストモード：**オン**
   *[off] テキストモード：**オフ**
}
setting-text-mode-about = { $state ->
    [on] 自分だけに見える内容を、画像の代わりに見出しと箇条書きの文章で表示します。
   *[off] 自分だけに見える内容を画像で表示します。画像には読み上げ用の短い説明が付きます。
}
setting-ranked = ランキング
setting-ranked-is = { $state ->
    [on] ランキング：**載せる**
   *[off] ランキング：**載せない**
}
setting-ranked-about = { $state ->
    [on] サーバーで十分な数のゲームを終えると、そのランキング（{ COMMAND("kingdomino stats") }）に載ります。
   *[off] どのランキングにも載りません。一緒に遊んだ人の成績には引き続き数えられます。
}
setting-suggestions = おすすめ
setting-auto-place = 選ぶ余地のない手
setting-auto-place-is = 選ぶ余地のない手：{ $state ->
    [on] **自動**
   *[off] **自分で**
}
setting-auto-place-about = { $state ->
    [on] 可能な手が1つしかないとき、ボットが代わりに行います。
   *[off] 可能な手が1つしかないときも自分で行い、一手ずつ確認できます。置ける場所がないドミノの破棄だけは自動です。
}
setting-language = 言語
setting-language-is = 言語：**{ $value }**
setting-language-about = 自分だけに見える内容の言語です。全員に見える内容は卓の言語になります。
setting-language-discord = Discordの設定どおり
setting-language-placeholder = 言語…
button-set-mentions-on = メンションをオン
button-set-mentions-off = メンションをオフ
button-set-text-mode-on = テキストモードをオン
button-set-text-mode-off = テキストモードをオフ
button-set-ranked-on = ランキングに載せる
button-set-ranked-off = ランキングに載せない
button-set-auto-place-on = 選ぶ余地のない手を自動に
button-set-auto-place-off = 選ぶ余地のない手も自分で

# サーバーの設定

server-title = このサーバーの設定
server-note = これから立てる卓に適用されます。卓を立てる人は、別のゲームや持ち時間も選べます。
server-note-readers = 変更できるのは、サーバーを管理できる人だけです。
server-usual = { $value }（標準）
server-game = ゲーム
server-game-is = 新しい卓のゲーム：**{ $value }**
server-game-placeholder = ゲーム…
server-pace = 1手番の持ち時間
server-pace-is = 1手番の持ち時間：**{ $value }**
server-pace-placeholder = 1手番の持ち時間…
server-policy = 持ち時間を過ぎたら
server-policy-is = **{ $value }**
server-policy-placeholder = 持ち時間を過ぎたら…
server-threads = スレッド
server-threads-is = { $state ->
    [on] 新しい卓：**専用のスレッド**
   *[off] 新しい卓：**チャンネルに直接**
}
server-channels = チャンネル
server-channels-is = { $count ->
    [0] 卓を立てられる場所：**すべてのチャンネル**
   *[other] 卓を立てられる場所：**{ $channels }だけ**（そのスレッドを含む）
}
server-channels-placeholder = すべてのチャンネル
server-language = 言語
server-language-is = 新しい卓の言語：**{ $value }**
server-language-host = 立てた人の言語
server-language-placeholder = 言語…
server-theme = 配色
server-theme-is = 新しい卓で全員に見える画像の配色：**{ $value }**
server-theme-placeholder = 配色…
button-set-threads-on = 新しい卓をスレッドに
button-set-threads-off = 新しい卓をチャンネルに

quiet-from = { $time }から
quiet-to = { $time }まで
quiet-now = 今は{ $time }
quiet-from-placeholder = おやすみ時間の始まり…
quiet-to-placeholder = おやすみ時間の終わり…
quiet-offset-placeholder = そちらは今、何時ですか？
button-half-hour = 30分ずらす
button-no-quiet-hours = おやすみ時間をなしに
button-set-clock = 時計を合わせる（今は{ $time }）

privacy = ## 保存している情報
    - ゲームごと：誰がどの席にいたか、誰を招待したか（DiscordのIDと表示名）、すべての手とその時刻、二重に数えないための操作のID。
    - あなたの設定：タイムゾーン、言語、不在の期間など。
    - 表示済みのヒント。
    - 観戦中の卓（終了まで）。
    - 誰が誰の席を代わっているか。
    - 予約した手番（その手番が来るまで）と、どの手が予約だったか。
    - サーバー：{ COMMAND("kingdomino server") } での設定（ボットがサーバーを離れるまで）と、あいさつ済みであること。

    これ以外は、メッセージも、ほかのメンバーの情報も、何も保存しません。ランキングは終了したゲームからその都度計算します。載るかどうかは { COMMAND("kingdomino settings") } で選べます。

    すべてをファイルで受け取れます。自分の情報を消去することもできます。その場合、ほかの人のゲームでは席の名前が「{ forgotten-name }」になり、進行中のゲームはコンピューターが引き継ぎ、設定とIDはすぐに削除されます。
button-export = 自分の情報をすべて見る
button-forget = 自分の情報をすべて消去
confirm-forget = ## 自分の情報をすべて消去しますか？
    - { $playing ->
        [0] 進行中のゲームはありません。
       *[other] 進行中の{ $playing }ゲームでは、コンピューターが席を引き継ぎます。
    }
    - { $past ->
        [0] 名前の残っている過去のゲームはありません。
       *[other] 過去の{ $past }ゲームでは、名前が「{ forgotten-name }」になります。
    }
    - 戦績、設定、DiscordのIDは削除されます。
    - すでに投稿されたメッセージには、名前が残ります。

    この操作は取り消せません。
button-forget-yes = 消去する
button-forget-no = キャンセル
export = 保存されているあなたの情報のすべてです（プログラムで読めるファイル）：

games-title = 参加中のゲーム
games-none = 参加中のゲームはありません。{ COMMAND("kingdomino new") } で卓を立てられます。
games-more = … ほか{ $more }ゲーム
games-lobby = 参加者を募集中
games-full = 開始できます
games-invited = **招待されています**
games-your-turn = **あなたの手番** · { $since }
games-their-turn = { $name }さんの手番 · { $since }
games-with = { $more ->
    [0] メンバー：{ $names }
   *[other] メンバー：{ $names }、ほか{ $more }人
}

history-title = このチャンネルのゲーム
history-none = このチャンネルで遊んだゲームはまだありません。
history-how = ゲームを選ぶと、一手ずつ見返せます。
history-placeholder = ゲームを選択
history-round-placeholder = ラウンド…
history-game = ゲーム{ $id } · { $variant }
history-playing = { DATETIME($date, dateStyle: "medium") } · 進行中
history-over = { DATETIME($date, dateStyle: "medium") }
history-cancelled = { DATETIME($date, dateStyle: "medium") } · 結果なしで終了
history-step = ゲーム{ $id } · { $step }／{ $steps }手目
history-record = ゲーム{ $id }の棋譜です。全員に見えている手をすべて収めたテキストファイルです。
button-exportgame = 棋譜をファイルで
button-film = 動画
button-share = 全員に見せる
button-first = 最初
button-earlier = 前へ
button-later = 次へ
button-listgames = ゲーム一覧
button-older = 以前のゲーム
button-newest = 最新のゲーム
button-last = 最後

stats-title = このサーバーでの戦績：{ $name }
stats-none = { $name }さんがこのサーバーで終えたゲームはまだありません。
stats-own-title = これまでの戦績
stats-own-none = 終えたゲームはまだありません。
stats-record = **{ $variant }**：{ $games }ゲーム、{ $wins }勝
stats-points = { $points }点
stats-average = 平均{ $mean }点、最高{ $best }点
button-ranking = このサーバーのランキング
button-results = 自分の戦績
ranking-title = このサーバーのランキング：{ $game }
ranking-line = **{ $place }位** { $name }：レート{ $rating }、{ $games }ゲーム、{ $wins }勝
ranking-none = このサーバーで人どうしが終えたゲームはまだありません。
ranking-empty = 十分な数のゲームを終えた人はまだいません。
ranking-missing = 載るには、ほかの人とのゲームがあと{ $missing }回必要です。
ranking-unlisted = { COMMAND("kingdomino settings") } での設定により、あなたは載っていません。
ranking-about = ほかの人とのゲームを{ $fewest }回以上終えた人が載ります。最初は全員{ $start }で、強い相手に勝つほど大きく上がります。載るかどうかは { COMMAND("kingdomino settings") } で選べます。
ranking-placeholder = ほかのゲーム…

# ---- 王国についての質問

ask-title = { $question } · { $name }
ask-not-known = そのような質問はありません。
ask-unknown = 次のことを質問できます：
ask-changed = 何が変わった？
ask-last = 最後の配置：{ $squares }に{ $domino }
ask-grow = { $terrain }を広げられる場所は？
ask-none = { $terrain }：まだありません
ask-fits = { $domino }を置ける場所は？
ask-fits-nowhere = どこにも置けません。
ask-spot = { $gain }：{ $placement }
ask-more = … ほか{ $count }か所
ask-holes = 広さと穴は？
ask-free = { $count ->
    [0] もう置けるマスはありません。
   *[other] まだ置けるマスは{ $count }つ：{ $squares }
}
ask-free-among = あと{ $count }マス置けます。候補のマス：{ $squares }
ask-row = 「{ $row }」の行には何がある？
ask-square = { $square }：{ $land }
ask-castle = 城
ask-empty = 空き
