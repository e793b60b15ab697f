archive-offer = Od miesiąca nikt tu nie zagrał. Jeśli dalej nikt nie zagra, ta partia trafi do archiwum { $when }, a kanał będzie wolny dla innej. Możesz ją wznowić, kiedy chcesz.
archive-archived = Ta partia jest w archiwum ({ $when }), bo przez miesiąc nikt tu nie zagrał. Możesz grać dalej dokładnie tam, gdzie stanęła, o ile nie trwa tu inna.
archive-kept = **{ $name }** zostawia tę partię otwartą. Może poczekać jeszcze miesiąc.
archive-revived = **{ $name }** wznawia tę partię. Gramy dalej!
button-keepplaying = Gramy dalej
button-archive = Przenieś do archiwum
button-revive = Wznów tę partię

games-archived = Archiwum
games-archived-how = Partię wznowisz przez { COMMAND("kingdomino history") } na jej kanale.
games-archived-since = w archiwum: { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · w archiwum, można wznowić
