called-role-is = 呼ぶロール：{ $role }
called-role-about = 卓が参加者を探すとき、誰を呼びますか？ ホストは1回、サーバー全体では1時間に2回まで呼べます。
called-role-placeholder = 誰も呼ばない
called-role-night = 22:00から08:00までは音が鳴りません。{ $state ->
    [known] ここは今{ $clock }です。
   *[unknown] ここは今何時ですか？ 選ぶまではUTCで数えます。
}ロールには、一人ひとりのおやすみ時間は効きません。
called-role-clock = ここは今何時ですか？
button-call = 参加者を呼ぶ
done-called = { $sound ->
    [off] { $role }に参加者募集を知らせました。夜なので音は鳴りません。
   *[on] { $role }を呼びました。
}
error-table-called = この卓からはもう呼びました。あとは一人ずつ招待できます。
error-server-called = このサーバーの卓は、この1時間にもう2回呼びました。次に呼べる時：{ $until_span }
error-call-in-thread = スレッドではロールを呼べません。チャンネルで卓を立ててください。
error-no-called-role = 呼ぶロールがなくなっています。サーバーの管理者は { COMMAND("kingdomino server") } で選び直せます。
error-role-not-mentionable = まだ{ $role }を呼べません。サーバー設定の「ロール」でそのロールを開き、誰でも@メンションできるようにしてください。
help-calls = 卓の**{ button-more }**にある**{ button-call }**は、サーバーが選んだロールの全員を呼びます。
