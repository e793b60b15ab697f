archive-quiet = 1か月動きなし
archive-offer =
    いつでも再開できます。
    このまま動きがなければ、ゲームを保管して、チャンネルを別のゲームのために空けます：{ $when_span }
archive-gone = 保管中
archive-archived =
    ここで別のゲームをしていなければ、止まったところから続けられます。
    保管：{ $when_span }
archive-kept = **{ $name }**さんがゲームを残しました。あと1か月待ちます。
archive-revived = **{ $name }**さんがゲームを再開しました。さあ、続けましょう！
button-keepplaying = ゲームを残す
button-archive = 今すぐ保管
button-revive = このゲームを再開

games-archived = 保管中
revive-placeholder = 再開するゲームを選択
games-archived-how = 元のチャンネルで続きます。そのチャンネルがもうなければ、ここで続きます。
games-archived-since = 保管：{ $since_span }
archive-due = 手番：{ $name }
back-goes-on = このサーバーに戻りました。このゲームは続きます。
back-rests = このサーバーに戻りました。このゲームは、誰かが**{ button-goon }**を押すまでお休みです。
news-channel-gone = プレイしていたチャンネルがなくなりました：{ $games }。{ COMMAND("kingdomino games") }で別のチャンネルで続けられます。
