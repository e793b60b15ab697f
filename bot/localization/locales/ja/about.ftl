greeting-title = キングドミノとクイーンドミノ
greeting =
    こんにちは！ このサーバーでどちらも遊べるようになりました。一気に遊んでも、何日かけても大丈夫です。
    - { COMMAND("kingdomino new") } で、入力したチャンネルに卓が立ちます。空席にはコンピューターが座れます。
    - { COMMAND("kingdomino server") } で、卓を立てられるチャンネルと、新しい卓の最初の設定を決められます。

help-title = 遊び方
help-now =
    - { COMMAND("kingdomino new") }：このチャンネルに卓を立てて、すぐにコンピューターと、またはほかの人と遊びます。
help-add = { LINK($link, "サーバーにこのボットを追加") }
help-report = { $url ->
    [none] おかしな点は、このボットの運営者にお知らせください。
   *[other] おかしな点がありましたか？ { LINK($url, "問題を報告") }
}
help-table-name = 新しい卓
help-table = { COMMAND("kingdomino new") } で、このチャンネルに卓を立てます。ホストは**{ button-play-computers }**か**{ button-invite }**を押し、ゲームやその他の設定は**{ button-more }**で選びます。ほかの人は**{ button-join }**を押し、**{ button-start }**でゲームが始まります。
help-turn-name = 手番
help-turn = 順番が来るとメンションします。**配置**を押すと自分だけのパネルが開き、よい置き場所が最初から見えています。番号の付いた**選択**なら、そこに置いてその番号のドミノを選ぶまで、ひと押しです。先に別の置き場所を選んでもかまいません。クイーンドミノでは順に案内が出て、任意の手順は飛ばせます。
help-ahead-name = 次の手番の予約
help-ahead = **{ button-plan-ahead }**か { COMMAND("kingdomino plan") } で、次のラインのドミノの優先順を決め、置き場所を選んでおけます。クイーンドミノでは騎士や建物も。ほかの人には見えません。手番が来たら、できるところまで代わりに進めます。それまでは変更も取り消しもできます。
help-writing-name = コマンドでの操作
help-writing = { COMMAND("place") } と { COMMAND("draft") } では、入力中に、選べる手の一覧が出ます。手を直接書くこともできます。`12@g8e` は、12番のドミノの最初の半分をg8に、もう半分をその東に置く手です。クイーンドミノには { COMMAND("queendomino tax") }、{ COMMAND("queendomino build") }、{ COMMAND("queendomino dragon") }、{ COMMAND("queendomino done") } もあります。
help-looking-name = 王国・一覧・戦績
help-looking =
    - **{ button-look }**で自分の王国を、{ COMMAND("kingdomino board kingdom:") } でほかの王国を大きく見られます。
    - { COMMAND("kingdomino board") } は卓をもう一度表示します。{ COMMAND("kingdomino board ask:") } では、まだ出ていないドミノと、欲しいものが出る確率がわかります。
    - { COMMAND("kingdomino games") } は自分のゲームの一覧です。
help-ear-name = テキストモードと読み上げ
help-ear = { COMMAND("kingdomino settings") } でテキストモードをオンにすると、自分だけに見えるものがすべて、見出しと箇条書きの文章になります。{ COMMAND("kingdomino board text:") } なら一度だけ。{ COMMAND("kingdomino board ask:") } は、湖をどこに広げられるかなど、王国についての質問に答えます。
help-time-name = 時間と不在
help-time =
    - ゲームは何日かけても大丈夫、途中で失われることはありません。時間がかかったときにどうなるかは、{ COMMAND("kingdomino table") } で確認・変更できます。
    - { COMMAND("kingdomino settings") } のおやすみ時間には、メンションしません。しばらく遊べないときは { COMMAND("kingdomino settings away:") } でいつまでかを伝えてください。
    - **{ button-look }**から、遅れている人の代打をコンピューターに任せたり、コンピューターに任せた自分の席に戻ったりできます。{ COMMAND("kingdomino table") } は、自分の代わりに続けてくれる人を探します。
help-slips-name = 取り消しと退席
help-slips =
    - 手番が終わる前なら、パネルの**取り消す**でやり直せます。
    - { COMMAND("kingdomino table") } は直前の自分の手番を取り消します。その後に何も起きておらず、全員が同意すれば大丈夫です。相手がコンピューターだけなら必ず取り消せますが、そのゲームは戦績に入りません。
    - 同じコマンドで、ゲームから完全に抜けることもできます。席はコンピューターが引き継ぎます。ホストは、全員のゲームを終わらせることもできます。
help-fair-name = 公平かどうかは、どうやってわかる？
help-fair = ドミノはすべて、ゲームの前に決まった秘密の値から出てくるので、途中で誰かが選ぶことはありません。確かめるには、卓の画像を保存し、メッセージのリンクの最後の数字を控えておきます。
help-placeholder = もっと詳しく…
button-rules = ルール

setting-title = 個人設定
settings-placeholder = 変更する項目…
settings-all = すべての設定
setting-zone = タイムゾーン
setting-advice = おすすめとコーチ
setting-notifications = 通知
setting-look = 見た目
setting-quiet = おやすみ時間
setting-quiet-is = おやすみ時間：{ $state ->
    [none] **なし**
    [unknown] **夜間**
   *[set] **{ $start_clock }～{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] 設定しなければ、いつでもメンションします。
    [unknown] 時刻が分かるまではサーバーの時刻に合わせ、夜はメンションしません。
    [usual] 1時間以内に遊んでいなければ、この間はメンションしません。手番は、時間が明けてからお知らせします。
   *[set] この間はメンションしません。手番は、時間が明けてからお知らせします。
}
setting-zone-is = { $kind ->
    [unknown] 今の時刻：**{ $clock }**（{ $offset }）、未設定
    [fixed] 今の時刻：**{ $clock }**（{ $offset }）
   *[place] 今の時刻：**{ $clock }**、{ $city }（{ $offset }）
}
setting-zone-about = { $kind ->
    [unknown] 違っていたら、そちらの時刻を教えてください。{ COMMAND("kingdomino settings zone:") } に続けて都市名を入力しても大丈夫です（例：{ COMMAND("kingdomino settings zone:東京") }）。
    [fixed] 夏も冬も同じです。{ COMMAND("kingdomino settings zone:") } に続けて都市名を入力すると、その都市の時計に合わせます。
   *[place] 夏も冬も、その都市の時計に合わせます。
}
setting-mentions-is = { $state ->
    [on] メンション：**オン**
   *[off] メンション：**オフ**
}
setting-mentions-about = { $state ->
    [on] 手番が来るとお知らせします。
   *[off] お知らせはしません。誰が待っているかは { COMMAND("kingdomino games") } でわかります。
}
setting-private = ダイレクトメッセージ
setting-private-is = ダイレクトメッセージで：**{ $value }**
setting-private-about = 選んだものはチャンネルでメンションせず、ダイレクトメッセージで送ります。おやすみ時間は、ここでも有効です。
setting-private-nothing = 送らない
setting-private-reminders = リマインド
setting-private-turns = 手番とリマインド
setting-private-next = 手番とリマインド、次の順番のお知らせ
private-how = ここに届くものは { COMMAND("kingdomino settings") } で変えられます。
private-refused = Discordがダイレクトメッセージを通してくれなかったので、またこちらでメンションしますね。
setting-theme = 配色
setting-theme-is = 画像の配色：**{ $value }**
setting-theme-about = 自分だけに見えるすべての画像と、自分が立てた卓で全員に見える画像に使います。
setting-theme-table = 卓の配色
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
setting-suggestions = おすすめ
setting-suggestions-is = おすすめ：**{ $value }**
setting-suggestions-about = 相手がコンピューターだけのゲームで、次のゲームから使います。ほかの卓では開始前の設定に従いますが、「{ setting-suggestions-none }」はどこでも有効です。毎手番表示するゲームは戦績に入りません。
setting-suggestions-shown = すべての手番で表示
setting-suggestions-hint = ヒントを頼んだとき
setting-suggestions-none = なし
setting-coach-is = { $state ->
    [on] コーチ：**オン**
   *[off] コーチ：**オフ**
}
setting-coach-about = { $state ->
    [on] 相手がコンピューターだけのとき、前の手番で損をしていたらパネルで伝えます。もっと良かった手も聞けます。おすすめの出ているゲームでは出ません。
   *[off] 相手がコンピューターだけのとき、手番の後で、損をしていたら伝えられます。おすすめを見た手番では出ません。
}
button-set-coach-on = コーチをオン
button-set-coach-off = コーチをオフ
setting-away = 不在
setting-away-is = { $state ->
    [on] 不在の終わり：**{ $until_time }**
   *[off] 不在：**なし**
}
setting-away-about = 不在の間はメンションされず、いつまで不在かが卓に表示されます。
away-placeholder = いつまで不在…
setting-language = 言語
setting-language-is = 言語：**{ $value }**
setting-language-about = 自分だけに見えるものの言語です。全員に見えるものは卓の言語になります。
setting-language-discord = Discordと同じ
setting-language-feedback = 変な言葉を見つけましたか？ { LINK($url, "教えてください") }
button-set-mentions-on = メンションをオン
button-set-mentions-off = メンションをオフ
button-set-text-mode-on = テキストモードをオン
button-set-text-mode-off = テキストモードをオフ
# サーバーの設定

server-title = このサーバーの設定
server-note = これから立てる卓の設定です。卓を立てる人は、別のゲームや持ち時間、スレッドの有無を選べます。
server-note-readers = 変えられるのは、サーバーを管理できる人だけです。
tables-title = 開いている卓
tables-none = ここに開いている卓はありません。
tables-opened = 開始：{ $since_span }
tables-placeholder = 卓を終える…
server-usual = { $value }（標準）
server-where = 場所
server-time = ペース
server-game = ゲーム
server-game-is = 新しい卓のゲーム：**{ $value }**
server-pace = 1手番の持ち時間
server-pace-is = 1手番の持ち時間：**{ $value }**
server-policy-is = 時間超過：**{ $value }**
server-threads-is = { $state ->
    [on] 新しいゲーム：**専用のスレッド**
   *[off] 新しいゲーム：**チャンネルに直接**
}
server-channels-is = { $count ->
    [0] 卓を立てられる場所：**すべてのチャンネル**
   *[other] 卓を立てられる場所：**{ $channels }だけ**（そのスレッドを含む）
}
server-channels-placeholder = すべてのチャンネル
server-channels-lacking = ⚠️ { $channels }では、まだ卓を進められません。そのチャンネルの権限で許可してください：{ $permissions }
server-players = 参加者
server-players-is = { $state ->
    [on] 卓を立てられる人：**{ $role }**
   *[off] 卓を立てられる人：**全員**
}
server-openers-placeholder = 全員
server-language = 言語
server-language-is = 新しい卓の言語：**{ $value }**
server-language-host = 立てた人の言語
server-zone-is = { $kind ->
    [unknown] ここの時刻：未設定
    [fixed] ここの時刻：**{ $clock }**（{ $offset }）
   *[place] ここの時刻：**{ $clock }**、{ $city }（{ $offset }）
}
server-zone-placeholder = ここは今、何時ですか？
list-more = { $count ->
    [1] ほか1人も同じ順位です。
   *[other] ほか{ $count }人も同じ順位です。
}
button-set-threads-on = 新しいゲームをスレッドで
button-set-threads-off = 新しいゲームをチャンネルで

quiet-from = { $clock }から
quiet-to = { $clock }まで
quiet-now = 今は{ $clock }
quiet-from-placeholder = おやすみ時間の始まり…
quiet-to-placeholder = おやすみ時間の終わり…
quiet-offset-placeholder = そちらは今、何時ですか？
ask-clock = そちらは今、何時ですか？ 夜は起こさないようにします。
button-another-clock = ほかの時刻…
done-clock = { $city ->
    [none] 今は{ $clock }ですね。{ $start_clock }～{ $end_clock }は呼びません。変更は{ COMMAND("kingdomino settings") }で。
   *[other] 今は{ $clock }ですね（{ $city }と同じ）。{ $start_clock }～{ $end_clock }は呼びません。変更は{ COMMAND("kingdomino settings") }で。
}
night-waited = 起こさないよう、朝まで待ちました。
button-call-at-night = 夜も呼んでほしい
button-half-hour = 30分ずらす
button-no-quiet-hours = おやすみ時間をなしに
button-set-clock = 時計を合わせる（今は{ $clock }）

setting-privacy-about = すべてをファイルで受け取ることも、消去することもできます。消去すると、設定とIDはすぐに消え、進行中のゲームはコンピューターが引き継ぎ、ほかの人のゲームには「{ forgotten-name }」として残ります。IDの代わりに乱数が残るので、ほかの人のレートは変わりません。{ privacy-copies }
privacy-copies =
    { $days ->
        [0] 以前のゲームのコピーがあれば、そこにはあなたのデータが残ります。
       *[other] 毎日取るゲームのコピーからも、{ $days }日後には消えます。
    }
button-privacy-stored = 保存している情報
privacy-stored =
    ## 保存している情報
    - ゲームごと：誰がどの席にいたか、誰が招待されたか（DiscordのIDと表示名）、すべての手とその時刻、操作のID（二重に数えないため）、ヒントを頼んだ手番、おすすめが表示されていたか。
    - 終わったゲームの途中から続けているゲーム（最後の手から1日後まで）。消去すると、これも消えます。
    - あなたの設定（タイムゾーン、言語、不在の期間など）と、表示済みのワンポイント。
    - 誰の席に代わりの人がいるか。
    - これからの手番の予約（その手番が来るまで）と、どの手が予約だったか。
    - サーバー：その設定（ボットがサーバーを離れた後、次に起動するまで）と、あいさつ済みであること。
    - ボットの運営者があなたの利用を止めた場合：あなたのID、日付、理由（消去した後も残ります）。

    これ以外は、メッセージも、ほかのメンバーの情報も、何も保存しません。
setting-privacy = あなたのデータ
setting-privacy-is = あなたのデータ：**消去するまで保存**
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
    - すでに投稿されたメッセージとスレッドのタイトルには、名前が残ります。

    この操作は取り消せません。
button-forget-yes = 消去する
button-forget-no = キャンセル
export = 保存されているあなたの情報のすべてです（プログラムで読めるファイル）：

games-title = 参加中のゲーム
games-none = 今はどのゲームにも参加していません。{ COMMAND("kingdomino new") } で卓を立てましょう。
games-more = … ほか{ $more }ゲーム
games-lobby = 参加者を募集中
games-full = 開始できます
games-invited = **招待されています**
games-your-turn = **あなたの手番** · { $since_span }
games-their-turn = { $name }さんの手番 · { $since_span }
games-alone = ひとりで遊んでいるゲーム
games-played-on-line = { $number }. { $game } · { $id ->
    [none] 決まった局面から
   *[other] ゲーム{ $id }から
} · 消去：{ $when_span }
button-play-on-number = { $number }の続きを遊ぶ
games-with = { $more ->
    [0] メンバー：{ $names }
   *[other] メンバー：{ $names }、ほか{ $more }人
}

button-share = 全員に見せる
button-earlier = 前へ
button-later = 次へ
text-rest = 続きは次のページにあります。
button-next-page = 次のページ
button-first-page = 最初のページ
# ---- 王国についての質問
