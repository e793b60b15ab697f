archive-offer = ここでは1か月動きがありません。このまま動きがなければ、ゲームを保管します：{ $when }。保管すると、このチャンネルで別の卓を立てられます。再開はいつでもできます。
archive-archived = 1か月動きがなかったため、ゲームを保管しました：{ $when }。ここで別のゲームをしていなければ、続きから再開できます。
archive-kept = **{ $name }**さんがゲームを続けることにしました。あと1か月待ちます。
archive-revived = **{ $name }**さんがゲームを再開しました。続きから始まります。
button-keepplaying = 続ける
button-archive = 今すぐ保管
button-revive = ゲームを再開

games-archived = 保管中
games-archived-how = そのチャンネルの { COMMAND("kingdomino history") } で再開できます。
games-archived-since = 保管：{ $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · 保管中（再開できます）
