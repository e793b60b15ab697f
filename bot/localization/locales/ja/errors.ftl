error-channel-busy =
    このチャンネルにはもう卓があります：
    { $link }
    { $where ->
        [private] 最後まで遊ぶか、{ COMMAND("kingdomino table") } で終えてください。
        [yours] 最後まで遊ぶか、{ COMMAND("kingdomino table") } で終えるか、次の卓を別のチャンネルやスレッドに立ててください。
        [hosted] 最後まで遊ぶか、ホストの{ $host_name }さんに { COMMAND("kingdomino table") } で終えてもらうか、別のチャンネルやスレッドに立ててください。
       *[server] 最後まで遊ぶか、ホストに { COMMAND("kingdomino table") } で終えてもらうか、別のチャンネルやスレッドに立ててください。
    }
error-your-table-waits = あなたの卓はこちらで待っています：{ $link }
error-next-game-begun = 次のゲームはもう始まっています：{ $link }
error-rematch-played = その後、また遊んでいますね。いちばん新しいゲームはこちらです：{ $link }
error-next-game-played = そのゲームはもう終わっています。この王朝のいちばん新しいゲームはこちらです：{ $link }
error-host-has-too-many-tables = もう{ $limit }卓のホストをしていて、これが上限です。どれかを最後まで遊ぶか、そのチャンネルで { COMMAND("kingdomino table") } を使って閉じてください。一覧は { COMMAND("kingdomino games") } で見られます。
error-server-has-too-many-tables = このサーバーにはもう{ $limit }卓あって、これが上限です。どれかを最後まで遊ぶか、ホストかモデレーターに、そのチャンネルで { COMMAND("kingdomino table") } を使って閉じてもらってください。
error-wrong-channel = このサーバーの卓は { $channels } に立てます。そちらでどうぞ。サーバーを管理できる人は { COMMAND("kingdomino server") } で変えられます。
error-not-opener = このサーバーで卓を立てられるのは{ $role }です。その人に頼むか、サーバーの管理者に聞いてみてください。{ COMMAND("kingdomino server") } で変えられます。
error-not-manager = 変えられるのは、サーバーを管理できる人だけです。今の設定は { COMMAND("kingdomino server") } で見られます。
error-no-server = ダイレクトメッセージにサーバーの設定はありません。サーバーのチャンネルで { COMMAND("kingdomino server") } と入力してください。
error-unknown-time-zone = そのタイムゾーンは知りません。近くの大きな都市を入力して一覧から選ぶか、{ COMMAND("kingdomino settings") } で今の時刻を教えてください。
error-old-button = このボタンはもう古くなりました。卓のいちばん新しいメッセージのボタンを使ってください。
error-team-full = そのチームは満員です。別のチームを選んでください。
error-game-full = この卓は満席です。
error-not-offered = { $name }さんの席は、今は空いていません。誰かが着いたか、{ $name }さんが戻ったようです。
error-offered-already = { $name }さんの席は、もう誰でも着けるようになっています。{ COMMAND("kingdomino board") } の下のボタンからも着けます。
error-no-such-seat = その名前の人はここにいません。入力中に出る一覧から選んでください。
error-substitute-for-computer = コンピューターに代わりはいりません。いつも席にいます。
error-no-such-date = その日付がわかりませんでした。`金曜日` や `2026-12-01` のような日、または `3日` のような数を入力して、一覧から選んでください。
error-already-seated = すでに席に着いています。
error-has-left = このゲームからは抜けています。自分の席が空けば戻れますが、ほかの席には着けません。
error-guest-seated = { $name }さんはすでに席に着いています。
error-already-invited = { $name }さんはもう招待済みで、席も取ってあります。
error-no-seat-to-reserve = { $name }さんに取っておける空席がもうありません。返事を待つか、卓の席を増やしてください。
error-private-table = ダイレクトメッセージにはほかの人が入れません。サーバーのチャンネルで卓を立ててください。
error-bot-invited = { $name }：これはボットです。コンピューターなら、卓の**{ button-more }**で加えられます。
error-guest-outside = { $name }さんにはこのチャンネルが見えないので、ここでは遊べません。
error-guest-blocked = { $name }さんは私と遊べないので、別の人を招待してください。
error-called-often = この1時間で、もう3回{ $name }さんを招待しました。次に招待できる時：{ $until_span }
error-called-many = この1時間で、もう{ $limit }人を招待しました。次に招待できる時：{ $until_span }
error-opened-many-tables = この1時間で、もう{ $limit }卓を立てました。次に立てられる時：{ $until_span }
error-not-seated = この卓には参加していません。別のチャンネルで { COMMAND("kingdomino new") } を使うと、自分の卓を立てられます。
error-no-seat-yet = まだこの卓に参加していません。**{ button-join }**を押すと参加できます。
error-kept-by-computer = あなたの席はコンピューターが預かっています。{ COMMAND("kingdomino board") } の下のボタンで戻れます。
error-played-by-substitute = { $name }さんがあなたの席で遊んでいます。{ COMMAND("kingdomino board") } の下のボタンで戻れます。
error-not-host = これができるのは、ホストの{ $host_name }さんかサーバーのモデレーターだけです。
error-host-starts = まだ空席があるので、開始できるのはホストの{ $host_name }さんだけです。卓の誰でも開始できるようになる時：{ $until_span }
error-host-sets-up = この卓の設定は、ホストの{ $host_name }さんが行います。参加と退席はできます。
error-seats-reserved = 空席は、招待された人のために取ってあります。誰でも座れるようになる時：{ $until_span }
error-put-out = { $host_name }さんが、あなたを卓から外しました。戻るには、招待してもらってください。
error-too-many-seated = もう{ $seated }人いるので、{ $seats }人の卓には多すぎます。誰かが退席するかコンピューターを外したら、もう一度選んでください。
error-series-goes-on = この王朝はもう始まっているので、メンバーとオプションは変わりません。ホストは、このゲームの開始か中止ができます。
error-no-game-here = このチャンネルにゲームはありません。{ COMMAND("kingdomino new") } で卓を立てるか、{ COMMAND("kingdomino games") } で保管中のゲームを再開しましょう。
error-played-in-threads = このチャンネルのゲームは、専用のスレッドで進行中です：{ $threads }
error-nothing-played-here = このチャンネルにゲームはありません。{ COMMAND("kingdomino new") } で卓を立てましょう。
error-unreadable-game = このゲームの手が読めなくなってしまったので、続けられません。ホストは中止、ほかの人は退席ができます。
error-no-such-game = そのゲームはもうありません。
error-nothing-to-undo = { $why ->
    [no-move] まだ何もしていないか、破棄しただけなので、取り消すものがありません。破棄は取り消せません。
    [no-turn] まだ手番を終えていないので、取り消すものがありません。
    [dealt] その後に新しいラインが出たので、手番はそのままです。見たものは、見なかったことにできません。
    [own-move] もう次の手番を始めているので、手番はそのままです。先にそちらを一手ずつ取り消してから、もう一度どうぞ。
    [computer] その後にコンピューターの{ $name }さんが動いたので、手番はそのままです。
    [over] ゲームは終わっていて、結果はそのままです。
    [no-choice] その手番には選ぶ余地がありませんでした。やり直しても同じ手になります。
   *[moved] その後に{ $name }さんが動いたので、手番はそのままです。
}
error-reminders-of-another = これは{ $name }さんへのリマインドなので、止められるのは{ $name }さんだけです。
error-paused-already = この卓はもう休憩中です。
error-proposal-gone = その件はもう決まったか、別の提案に替わりました。
error-stale-game = このボタンができてから、ゲームが進みました。いちばん新しいメッセージを見てください。
error-not-your-turn = 今は{ $name }さんの手番です。順番が来たらメンションしますね。
error-too-early = { $name }さんにはまだ時間があります。{ $reminders }回目のリマインドの後でできます（{ $until_span }）。
error-no-reminders = この卓は時間無制限なので、{ $name }さんは好きなだけ考えられます。早めたいときは、{ COMMAND("kingdomino table") } で持ち時間を決めるか、代わりの人を探しましょう。1週間動きがなければ、ほかの全員の同意だけで足ります。
error-nobodys-turn = 今ここですることはありません。
error-wrong-number = このゲームは{ $allowed }人用ですが、今は{ $seated }人です。ほかの人を待ちましょう。ホストはコンピューターを加えたり、人数を変えたりもできます。
error-wrong-players = { $game }は{ $allowed }人用です。
error-wrong-options = { $game }に中央の王国とハーモニーはありません。外してください。
error-not-started = ゲームはまだ始まっていません。ホストが**{ button-start }**を押せば始まります。満席になれば、卓の誰でも押せます。
error-started = ゲームはもう始まっています。抜けるには { COMMAND("kingdomino table") }、観戦なら誰でも { COMMAND("kingdomino board") } でどうぞ。
error-archived = このゲームは保管中です。そのチャンネルの { COMMAND("kingdomino games") } で再開できます。
error-channel-unsure = 今は、そのゲームのチャンネルが見つかりません。1分ほどしてから、もう一度試してください。
error-channel-lost = そのゲームのチャンネルはもうありません。同じサーバーの別のチャンネルで { COMMAND("kingdomino games") } を開けば、そこで再開できます。
error-not-archived = このゲームはまだ続いています。ボタンはいちばん新しいメッセージにあります。
error-channel-taken =
    このチャンネルには今、別の卓があります：
    { $link }
    それが終わったら、{ COMMAND("kingdomino games") } でこのゲームを再開できます。
error-notation-error = それは手ではないようです。入力中に出る一覧から選んでください。
error-command-outdated = この形のコマンドはわかりません。Discordが古いものを表示しているのかもしれません。Discordを再起動して、一覧から選んでください。
error-moved = これは今こちらにあります：{ COMMAND($command) }
error-no-such-choice = その選択肢はわかりません。入力中に出る一覧から選んでください。
error-several-choices =
    当てはまるものが{ $count }個あります。続きも入力して、1つに絞ってください：
    { $choices }
error-nearest-choices =
    それはわかりませんでした。もしかして、次のどれかですか？
    { $choices }
error-several-moves =
    当てはまる手が{ $count }通りあるので、まだ何もしていません。続きも入力して、1つに絞ってください：
    { $moves }
error-one-way = そこに置ける向きは1つだけです：{ $move }
seat-of-player = { $name }（席{ $count }）
nothing-matches = 一致するものがありません。入力を消すと、できることがすべて出ます。
error-no-threads = ここでは、ゲームをスレッドに移せません。スレッドなしで卓を立ててください。
error-missing-permissions = { $count ->
    [1] ここでは権限が足りません：{ $permissions }。
   *[other] ここではいくつか権限が足りません：{ $permissions }。
}サーバーを管理できる人に頼んで、もう一度試してください。
error-not-permitted = このサーバーでは、ここでそれをするのに権限が必要です：{ $permissions }。サーバーを管理できる人に頼むか、別のチャンネルで試してください。
error-thread-asleep = このスレッドは眠っています。何か書き込んで起こしてから、もう一度試してください。
error-thread-locked = このスレッドはロックされていて、書き込めません。サーバーを管理できる人に、ロックの解除を頼んでください。
error-channel-refuses = Discordがここへの書き込みを受け付けないので、操作への返事でゲームを続けます。Discordの理由：{ $discord_text }
error-forbidden = ここでは権限が足りません。チャンネルの卓には{ permission-view-channel }、{ permission-send-messages }、{ permission-attach-files }が必要です。スレッドでは{ permission-send-messages-in-threads }、スレッドを作るには{ permission-create-public-threads }も必要です。
error-timed-out = このサーバーでタイムアウト中なので、ここには書き込めません。自動で解除されます（{ $until_span }）。サーバーの管理者が早めに解除することもできます。
error-message-gone = 押したメッセージはもうありません。{ COMMAND("kingdomino games") } で自分の卓が見られます。
error-discord = 今、Discordが応えてくれません。操作は保存してあります。足りないものは数分のうちに送りますね。何も起きなければ、もう一度試してください。
error-discord-nothing = 今、Discordが応えてくれないので、何も始まらず、何も変わっていません。1分ほどしてから、もう一度試してください。
error-storage = 今はゲームを読み込めません。データは無事なので、1分ほどしてからもう一度試してください。
error-storage-broken = データベースが使えません。直せるのはこのボットの運営者だけです。それまでは何もできず、やり直しても変わりません。運営者に伝えてください。
error-erased-since = この操作の直後にあなたのデータが削除されたため、保存しませんでした。必要なら、もう一度操作してください。
error-restarting = ちょうど再起動中で、できませんでした。1分ほどしてから、もう一度お願いします。
error-blocked = このボットの運営者があなたの利用を止めているので、また遊びたいときは運営者に連絡してください。
error-interrupted = ちょうど再起動中で、返事が間に合いませんでした。もう済んでいるかもしれないので、1分ほどしてから見てください。
error-unexpected = ごめんなさい、こちらのミスです。データは無事です。また起きたら、このボットの運営者に伝えてください：エラー { $number }

# Discordの日本語版での表記
permission-view-channel = 「チャンネルを見る」
permission-send-messages = 「メッセージを送信」
permission-send-messages-in-threads = 「スレッドでメッセージを送信」
permission-attach-files = 「ファイルを添付」
permission-create-public-threads = 「公開スレッドの作成」

illegal-game-over = このゲームは終わっています。
illegal-chance-due = 次のラインを並べているところです。
illegal-not-chance = シャッフルして並べるのは、こちらの仕事です。
illegal-not-in-variant = それは、このゲームにはありません。
illegal-too-early = 先にドミノを配置してください。ほかのことはその後です。
illegal-too-late = その段階はもう過ぎました。次に進んでください。
illegal-nothing-to-place = まだ置くドミノがありません。先に選んでください。
illegal-other-domino = あなたの王様は、そのドミノにはいません。
illegal-spelling = 両方の半分が同じドミノは、南側か西側のマスから書いてください。
illegal-occupied = そこにはもう何かあります。
illegal-outgrows-grid = そこに置くと、王国が広がりすぎます。
illegal-no-connection = そこには置けません。どちらの半分も、城や同じ地形につながっていません。
illegal-can-be-placed = 置ける場所があるので、破棄できません。
illegal-not-in-line = そのドミノは次のラインにありません。
illegal-last-round = 最後のラウンドなので、もう選ぶドミノはありません。
illegal-taken = そのドミノには、もう王様がいます。
illegal-not-done = { $due ->
    [place] 先にドミノを配置してください。
   *[choose] 先にドミノを選んでください。
}
error-no-hint = ここではヒントは使えません。全員が同じドミノで遊び、得点を比べます。
error-switched-off = この機能はオフになっています。
error-deal-begun = このゲームはもう始めています。もう一度ボタンを押すと、続きを遊べます。
