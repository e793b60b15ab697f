archive-offer = Hier hat seit einem Monat niemand gezogen. Bleibt es dabei, wird das Spiel { $when } archiviert: Dann ist der Kanal frei für ein anderes, und dieses lässt sich jederzeit fortsetzen.
archive-archived = Dieses Spiel ist archiviert ({ $when }), weil einen Monat lang niemand gezogen hat. Es kann weitergehen, wo es aufgehört hat, solange hier kein anderes läuft.
archive-kept = **{ $name }** lässt dieses Spiel offen. Es darf noch einen Monat warten.
archive-revived = **{ $name }** setzt dieses Spiel fort. Es geht weiter, wo es aufgehört hat.
button-keepplaying = Weiterspielen
button-archive = Jetzt archivieren
button-revive = Spiel fortsetzen

games-archived = Archiviert
games-archived-how = Mit { COMMAND("kingdomino history") } in seinem Kanal geht ein Spiel weiter.
games-archived-since = archiviert { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · archiviert, kann weitergehen
