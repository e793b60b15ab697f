archive-offer = Čia jau mėnesį niekas nėjo. Jei taip ir liks, partija pateks į archyvą { $when }, ir kanalas bus laisvas kitai. Grąžinti ją gali bet kada.
archive-archived = Ši partija pateko į archyvą ({ $when }), nes mėnesį niekas nėjo. Gali tęsti nuo tos pačios vietos, jei čia nevyksta kita partija.
archive-kept = **{ $name }** palieka šią partiją atvirą. Ji gali palaukti dar mėnesį.
archive-revived = **{ $name }** grąžino šią partiją. Tęsiame!
button-keepplaying = Žaisti toliau
button-archive = Archyvuoti dabar
button-revive = Grąžinti partiją

games-archived = Archyve
games-archived-how = Partiją grąžina { COMMAND("kingdomino history") } jos kanale.
games-archived-since = archyve: { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · archyve, galima grąžinti
