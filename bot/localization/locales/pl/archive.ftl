archive-quiet = od miesiąca bez ruchu
archive-offer =
    Możesz wznowić tę partię, kiedy chcesz.
    Jeśli nikt nie zagra, trafi ona do archiwum ({ $when_span }), a kanał będzie wolny dla innej.
archive-gone = w archiwum
archive-archived =
    Możesz grać dalej w tę partię dokładnie tam, gdzie stanęła, o ile nie trwa tu inna.
    Trafiła do archiwum: { $when_span }.
archive-kept = **{ $name }** zostawia tę partię otwartą. Może poczekać jeszcze miesiąc.
archive-revived = **{ $name }** wznawia tę partię. Gramy dalej!
button-keepplaying = Zostaw partię otwartą
button-archive = Przenieś do archiwum
button-revive = Wznów tę partię

games-archived = Archiwum
revive-placeholder = Wznów partię
games-archived-how = Partia trwa dalej na swoim kanale, a jeśli go już nie ma, to właśnie tutaj.
games-archived-since = w archiwum: { $since_span }
archive-due = Kolej na ruch: { $name }.
back-goes-on = Wracam na ten serwer, a ta partia toczy się dalej.
back-rests = Wracam na ten serwer. Ta partia czeka, aż ktoś naciśnie **{ button-goon }**.
news-channel-gone = Nie ma już kanału, na którym grasz: { $games }. { COMMAND("kingdomino games") } pozwala grać dalej na innym.
