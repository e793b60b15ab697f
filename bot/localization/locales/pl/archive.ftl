archive-offer = Od miesiąca nikt tu nie gra. Bez ruchu ta partia trafi do archiwum { $when }: kanał będzie wolny dla innej, a tę będzie można zawsze wznowić.
archive-archived = Ta partia jest w archiwum ({ $when }), bo przez miesiąc nikt nie grał. Można ją wznowić od tego samego miejsca, o ile nie ma tu innej.
archive-kept = **{ $name }** zostawia tę partię otwartą. Może czekać kolejny miesiąc.
archive-revived = **{ $name }** wznawia tę partię. Gra toczy się od miejsca, w którym stanęła.
button-keepplaying = Gramy dalej
button-archive = Do archiwum
button-revive = Wznów partię

games-archived = Archiwum
games-archived-how = Wznowisz je na ich kanale przez { COMMAND("kingdomino history") }.
games-archived-since = w archiwum: { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · w archiwum, do wznowienia
