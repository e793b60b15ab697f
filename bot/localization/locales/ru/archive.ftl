archive-offer = Здесь уже месяц никто не ходит. Если так и останется, партия уйдёт в архив ({ $when }): тогда канал свободен для другой, а эту можно возобновить когда угодно.
archive-archived = Партия в архиве ({ $when }): целый месяц никто не ходил. Её можно продолжить с того же места, если здесь не идёт другая.
archive-kept = **{ $name }** оставляет партию открытой. Она подождёт ещё месяц.
archive-revived = **{ $name }** возобновляет партию. Она продолжается с того же места.
button-keepplaying = Играем дальше
button-archive = Сразу в архив
button-revive = Возобновить партию

games-archived = В архиве
games-archived-how = Возобновить партию: { COMMAND("kingdomino history") } в её канале.
games-archived-since = в архиве: { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · в архиве, можно возобновить
