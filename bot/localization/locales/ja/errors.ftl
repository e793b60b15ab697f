error-channel-busy =
    このチャンネルにはすでに卓があります：
    { $link }
    { $where ->
        [private] その卓を最後まで遊ぶか、{ COMMAND("kingdomino table") } で終えてください。
       *[server] その卓を最後まで遊ぶか、ホストが { COMMAND("kingdomino table") } で終えてください。別のチャンネルやスレッドに立てることもできます。
    }
error-your-table-waits = あなたの卓はこちらです： { $link }
error-next-game-begun = 次のゲームはもう始まっています： { $link }
error-next-game-played = そのゲームはもう終わっています。この王朝のいちばん新しいゲームはこちらです： { $link }
error-host-has-too-many-tables = 進行中の卓のホストになれるのは、1人{ $limit }卓までです。どれかを最後まで遊ぶか、そのチャンネルで { COMMAND("kingdomino table") } を使って終えてください。一覧は { COMMAND("kingdomino games") } で見られます。
error-server-has-too-many-tables = 進行中の卓は、1つのサーバーにつき{ $limit }卓までです。どれかを最後まで遊ぶか、ホストかモデレーターがそのチャンネルで { COMMAND("kingdomino table") } を使って終えてください。
error-wrong-channel = このサーバーでは、卓は次のチャンネルに立てます：{ $channels }。サーバーを管理できる人は { COMMAND("kingdomino server") } で変更できます。
error-not-manager = 変更できるのは、サーバーを管理できる人だけです。今の設定は { COMMAND("kingdomino server") } で見られます。
error-no-server = ここはダイレクトメッセージなので、サーバーの設定はありません。サーバーのチャンネルで { COMMAND("kingdomino server") } と入力してください。
error-results-of-another = ダイレクトメッセージで見られるのは、自分の戦績だけです。ほかの人の戦績を見るには、サーバーのチャンネルで { COMMAND("kingdomino stats") } と入力してください。
error-unknown-time-zone = その名前のタイムゾーンはありません。近くの大きな都市を入力して一覧から選ぶか、{ COMMAND("kingdomino settings") } で今の時刻を選んでください。
error-old-button = このボタンはもう使えません。卓のいちばん新しいメッセージのボタンを使ってください。
error-team-full = そのチームは満員です。別のチームを選んでください。
error-game-full = この卓は満席です。
error-too-many-followers = この卓を観戦している人が{ $limit }人に達しているため、これ以上は観戦できません。{ COMMAND("board") } ならいつでも見られます。
error-follows-too-many = 観戦できるのは{ $limit }卓までで、すでに上限です。{ COMMAND("kingdomino games") } の一覧にあるボタンで観戦をやめられます。
error-not-offered = { $name }さんの席には、今は着けません。ほかの人が着いたか、本人が戻りました。
error-offered-already = { $name }さんの席は、すでに空いています。このチャンネルの誰でも、{ COMMAND("board") } のボタンからも着けます。
error-no-such-seat = その名前の人は、この卓にいません。入力中に出る一覧から選んでください。
error-substitute-for-computer = コンピューターに交代は必要ありません。いつでも席にいます。
error-no-such-date = 戻る日時として読み取れませんでした。`金曜日` や `2026-12-01` のような日、または `3日` のような数を入力し、一覧から選んでください。
error-already-seated = すでに席に着いています。
error-has-left = あなたはこのゲームから抜けました。自分の席が空けば戻れますが、ほかの席には着けません。
error-guest-seated = { $name }さんはすでに席に着いています。
error-already-invited = { $name }さんの席はすでに取ってあります。
error-no-seat-to-reserve = 空席はすべて、すでに誰かのために取ってあります。返事を待つか、席を増やしてください。
error-private-table = ダイレクトメッセージにはほかの人は入れません。サーバーのチャンネルで卓を立ててください。
error-bot-invited = { $name }はボットです。コンピューターは卓のメッセージで加えられます。
error-guest-outside = { $name }さんはこのチャンネルを見られないため、ここでは遊べません。
error-not-seated = この卓には参加していません。別のチャンネルで { COMMAND("kingdomino new") } を使うと、自分の卓を立てられます。
error-no-seat-yet = まだこの卓に参加していません。**{ button-join }**を押すと参加できます。
error-kept-by-computer = あなたの席は、コンピューターが代打中です。{ COMMAND("kingdomino seat") } で席に戻れます。
error-played-by-substitute = { $name }さんがあなたの代わりに遊んでいます。{ COMMAND("kingdomino seat") } で席に戻れます。
error-not-host = これができるのは、卓のホストかサーバーのモデレーターだけです。
error-host-starts = まだ空席があります。満席になるまで、開始できるのはホストの{ $host }さんだけです。卓の誰でも開始できる時刻：{ $until }
error-host-sets-up = この卓の設定は、ホストの{ $host }さんが行います。ここでは参加と退席ができます。
error-seats-reserved = 空席は、招待された人のために取ってあります。誰でも座れる時刻：{ $until }
error-too-many-seated = それだと{ $seats }人用の卓になりますが、今は{ $seated }人います。誰かが退席するか、コンピューターを外してから、もう一度選んでください。
error-series-goes-on = これは王朝の続きのゲームです。プレイヤーとオプションは1ゲーム目と同じです。ホストは開始か中止ができます。
error-lobby-changed = たった今、卓の内容が変わりました。メンバーとゲームを確認して、もう一度「{ button-start }」を押してください。
error-no-game-here = このチャンネルにはゲームがありません。{ COMMAND("kingdomino new") } で卓を立てるか、{ COMMAND("kingdomino history") } で保管中のゲームを再開してください。
error-nothing-played-here = このチャンネルにはゲームがありません。{ COMMAND("kingdomino new") } で卓を立ててください。
error-no-such-game = そのゲームはもうありません。
error-nothing-to-undo = { $why ->
    [no-move] この手番には取り消せるものがありません。破棄と、まだしていないことは取り消せません。
    [no-turn] まだ手番を終えていないので、取り消すものがありません。
    [dealt] その後に新しいドミノやタイルが出たため、手番は取り消せません。新しい情報が見えた後は戻せません。
    [own-move] すでに次の手番を始めているため、取り消せません。先にそちらを一手ずつ戻してから、もう一度どうぞ。
    [computer] コンピューターの{ $name }さんがその後に手番を行ったため、取り消せません。
    [over] ゲームは終わっていて、結果も決まっています。
    [no-choice] この手番には選ぶ余地がありませんでした。取り消しても同じ結果になります。
   *[moved] { $name }さんがその後に手番を行ったため、取り消せません。
}
error-reminders-of-another = これは{ $name }さんへのリマインドです。止められるのは本人だけです。
error-proposal-gone = その件はもう決まったか、別の提案に替わりました。
error-stale-game = このボタンができてから、卓が進みました。今の様子は、いちばん新しいメッセージで見られます。
error-not-your-turn = 今は{ $name }さんの手番です。順番が来たらメンションします。
error-too-early = { $name }さんにはまだ時間があります。{ $reminders }回目のリマインドの後でできるようになります。
error-no-reminders = この卓にはリマインドがなく、コンピューターに代打を任せることもできません。{ $name }さんは好きなだけ考えられます。全員（1週間手番が進まなければ、ほかの全員）が同意すれば、{ COMMAND("kingdomino pace") } で持ち時間を決めるか、{ COMMAND("kingdomino seat") } で席をほかの人に交代できます。
error-nobodys-turn = 今は誰も何もする必要がありません。
error-wrong-number = このゲームは{ $allowed }人用ですが、今は{ $seated }人です。参加者を待つか、ホストがコンピューターを加えるか、人数を変えてください。
error-wrong-players = { $variant }は{ $allowed }人用です。
error-wrong-options = { $variant }では、中央の王国とハーモニーは使えません。外してください。
error-not-started = ゲームはまだ始まっていません。ホストは**{ button-start }**を押せます。満席になれば、卓の誰でも押せます。
error-started = ゲームはもう始まっています。抜けるには { COMMAND("kingdomino seat") }、観戦するには { COMMAND("kingdomino follow") } を使ってください。
error-ended = このゲームは終わっています。
error-archived = このゲームは保管中です。そのチャンネルの { COMMAND("kingdomino history") } で再開できます。
error-not-archived = このゲームは続いているので、何もしなくて大丈夫です。ボタンはいちばん新しいメッセージにあります。
error-channel-taken =
    このチャンネルには今、別の卓があります：
    { $link }
    それが終われば、{ COMMAND("kingdomino history") } でこのゲームを再開できます。
error-notation-error = 手として読み取れませんでした。入力中に出る一覧から選んでください。
nothing-matches = 一覧に一致するものがありません。入力を消すと、選べるものがすべて出ます。
error-no-threads = ここではスレッドを作れません。チャンネルに直接、卓を立ててください。
error-missing-permissions = { $count ->
    [1] ここでは権限が足りません：{ $names }。
   *[other] ここでは次の権限が足りません：{ $names }。
}サーバーを管理できる人が権限を付けたら、もう一度試してください。
error-forbidden = ここでは権限が足りません。チャンネルの卓には{ permission-view-channel }、{ permission-send-messages }、{ permission-attach-files }が必要です。スレッドでは{ permission-send-messages-in-threads }、スレッドを作るには{ permission-create-public-threads }も必要です。
error-message-gone = そのメッセージはもうありません。{ COMMAND("kingdomino games") } で自分の卓を確認できます。
error-discord = 今、Discordが応答していません。操作は保存されています。足りないメッセージは1～2分のうちに送ります。何も起きなければ、もう一度試してください。
error-restarting = 再起動中のため、ご依頼の操作はまだ実行していません。1分ほどしてから、もう一度お願いします。
error-interrupted = 応答する前に再起動が始まりました。実行済みかもしれないので、1分ほどしてから確認してください。
error-unexpected = ごめんなさい、こちらで問題が起きました。失われたものはありません。また起きるようなら、このボットの運営者に伝えてください：エラー { $number }

# Discordの日本語版での表記
permission-view-channel = 「チャンネルを見る」
permission-send-messages = 「メッセージを送信」
permission-send-messages-in-threads = 「スレッドでメッセージを送信」
permission-attach-files = 「ファイルを添付」
permission-create-public-threads = 「公開スレッドの作成」

illegal-game-over = このゲームは終わっています。
illegal-chance-due = 次のラインを並べているところです。
illegal-not-chance = シャッフルや配布はボットが行います。
illegal-not-in-variant = このゲームにはありません。
illegal-too-early = 先にドミノを配置してください。ほかのことはその後です。
illegal-too-late = その段階はもう過ぎました。次に進んでください。
illegal-nothing-to-place = まだ置くドミノがありません。先に選んでください。
illegal-other-domino = 王様コマがいるのは、そのドミノではありません。
illegal-spelling = 両側が同じドミノは、南側か西側のマスから書いてください。
illegal-occupied = そこにはもう何かあります。
illegal-outgrows-grid = そこに置くと、王国がグリッドからはみ出します。
illegal-no-connection = どちらのマスも、城や同じ地形につながりません。
illegal-can-be-placed = 置ける場所があるドミノは、必ず配置します。
illegal-not-in-line = そのドミノは次のラインにありません。
illegal-last-round = 最後のラウンドなので、もうドミノは選びません。
illegal-taken = そのドミノには、ほかの王様コマがいます。
illegal-wrong-kings = このゲームの王様コマではありません。
illegal-wrong-count = ラインのドミノの枚数が違います。
illegal-wrong-box = 次のラインは、もう一方の箱から出します。
illegal-already-seen = そのドミノはもう出ています。
illegal-not-ascending = ラインは番号の小さい順に並べます。
illegal-not-done = { $due ->
    [place] 先にドミノを配置してください。
   *[choose] 先にドミノを選んでください。
}
