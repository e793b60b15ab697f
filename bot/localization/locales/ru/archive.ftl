archive-offer = Здесь уже месяц никто не ходит. Если так и останется, партия уйдёт в архив ({ $when }), а канал будет свободен для другой. Вернуть её можно когда угодно.
archive-archived = Эта партия в архиве ({ $when }): целый месяц никто не ходил. Её можно продолжить с того же места, если здесь не идёт другая.
archive-kept = **{ $name }** оставляет партию открытой. Она подождёт ещё месяц.
archive-revived = **{ $name }** возвращает эту партию. Играем дальше!
button-keepplaying = Играем дальше
button-archive = Сразу в архив
button-revive = Вернуть эту партию

games-archived = В архиве
games-archived-how = Вернуть её: { COMMAND("kingdomino history") } в её канале.
games-archived-since = в архиве: { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · в архиве, можно вернуть
