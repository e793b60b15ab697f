archive-quiet = уже месяц без ходов
archive-offer =
    Партию можно вернуть когда угодно.
    Если никто не сходит, она уйдёт в архив ({ $when_span }), а канал будет свободен для другой.
archive-gone = в архиве
archive-archived =
    Партию можно продолжить с того же места, если здесь не идёт другая.
    Ушла в архив: { $when_span }.
archive-kept = **{ $name }** оставляет партию открытой. Она подождёт ещё месяц.
archive-revived = **{ $name }** возвращает эту партию. Играем дальше!
button-keepplaying = Играем дальше
button-archive = Сразу в архив
button-revive = Вернуть эту партию

games-archived = В архиве
revive-placeholder = Вернуть партию
games-archived-how = Партия продолжится в своём канале или прямо здесь, если того канала больше нет.
games-archived-since = в архиве: { $since_span }
