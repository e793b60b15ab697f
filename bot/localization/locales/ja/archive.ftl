archive-offer = ここでは1か月動きがありません。このまま動きがなければ、ゲームを保管して、チャンネルを別のゲームのために空けます：{ $when }。いつでも再開できます。
archive-archived = 1か月動きがなかったので、ゲームを保管しました：{ $when }。ここで別のゲームをしていなければ、止まったところから続けられます。
archive-kept = **{ $name }**さんがゲームを残しました。あと1か月待ちます。
archive-revived = **{ $name }**さんがゲームを再開しました。さあ、続けましょう！
button-keepplaying = 続ける
button-archive = 今すぐ保管
button-revive = このゲームを再開

games-archived = 保管中
games-archived-how = そのチャンネルの { COMMAND("kingdomino history") } で再開できます。
games-archived-since = 保管：{ $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · 保管中（再開できます）
