archive-offer = Hier hat seit einem Monat niemand gezogen. Bleibt es so, kommt dieses Spiel { $when } ins Archiv, und der Kanal ist frei für ein anderes. Zurückholen könnt ihr es jederzeit.
archive-archived = Dieses Spiel kam { $when } ins Archiv, weil einen Monat lang niemand gezogen hat. Ihr könnt genau da weiterspielen, wo es aufgehört hat, solange hier kein anderes läuft.
archive-kept = **{ $name }** lässt dieses Spiel offen. Es kann noch einen Monat warten.
archive-revived = **{ $name }** hat dieses Spiel zurückgeholt. Weiter geht’s!
button-keepplaying = Weiterspielen
button-archive = Jetzt archivieren
button-revive = Dieses Spiel zurückholen

games-archived = Archiviert
games-archived-how = { COMMAND("kingdomino history") } im Kanal eines Spiels holt es zurück.
games-archived-since = archiviert { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · im Archiv, lässt sich zurückholen
