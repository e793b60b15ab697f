archive-quiet = seit einem Monat kein Zug
archive-offer =
    Ihr könnt dieses Spiel jederzeit zurückholen.
    Zieht niemand, kommt es ins Archiv ({ $when_span }), und der Kanal ist frei für ein anderes.
archive-gone = archiviert
archive-archived =
    Ihr könnt genau da weiterspielen, wo ihr aufgehört habt, solange hier kein anderes Spiel läuft.
    Ins Archiv kam dieses: { $when_span }.
archive-kept = **{ $name }** lässt dieses Spiel offen. Es kann noch einen Monat warten.
archive-revived = **{ $name }** hat dieses Spiel zurückgeholt. Weiter geht’s!
button-keepplaying = Dieses Spiel offen lassen
button-archive = Jetzt archivieren
button-revive = Dieses Spiel zurückholen

games-archived = Archiviert
revive-placeholder = Ein Spiel zurückholen
games-archived-how = Ein Spiel geht in seinem Kanal weiter, oder gleich hier, wenn es den nicht mehr gibt.
games-archived-since = im Archiv: { $since_span }
archive-due = { $name } war am Zug.
back-goes-on = Ich bin zurück auf diesem Server, und dieses Spiel geht weiter.
back-rests = Ich bin zurück auf diesem Server. Dieses Spiel ruht, bis jemand auf **{ button-goon }** drückt.
news-channel-gone = Der Kanal ist weg, in dem du gespielt hast: { $games }. Mit { COMMAND("kingdomino games") } geht es in einem anderen weiter.
