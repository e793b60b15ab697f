archive-quiet = уже месяц без ходов
archive-offer =
    Партию можно вернуть когда угодно.
    Если никто не сходит, она уйдёт в архив ({ $when_span }), а канал будет свободен для другой.
archive-gone = в архиве
archive-archived =
    Играть дальше можно с того же места, если здесь не идёт другая.
    Ушла в архив: { $when_span }.
archive-kept = **{ $name }** оставляет партию открытой. Она подождёт ещё месяц.
archive-revived = **{ $name }** возвращает эту партию. Играем дальше!
button-keepplaying = Оставить партию открытой
button-archive = Сразу в архив
button-revive = Вернуть эту партию

games-archived = В архиве
revive-placeholder = Вернуть партию
games-archived-how = Партия продолжится в своём канале или прямо здесь, если того канала больше нет.
games-archived-since = в архиве: { $since_span }
archive-due = Чей был ход: { $name }.
back-goes-on = Я снова на этом сервере, и эта партия продолжается.
back-rests = Я снова на этом сервере. Эта партия ждёт, пока кто-нибудь не нажмёт **{ button-goon }**.
news-channel-gone = Канала, где шла игра, больше нет: { $games }. { COMMAND("kingdomino games") } поможет играть дальше в другом.
