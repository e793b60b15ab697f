archive-offer = Čia jau mėnesį niekas nėjo. Jei taip ir liks, partija bus archyvuota { $when }: tada kanalas laisvas kitai partijai, o šią galima atgaivinti kada panorėjus.
archive-archived = Ši partija archyve ({ $when }): mėnesį niekas nėjo. Ją galima tęsti nuo tos pačios vietos, jei čia nevyksta kita partija.
archive-kept = **{ $name }** palieka šią partiją atvirą. Ji gali palaukti dar mėnesį.
archive-revived = **{ $name }** atgaivino šią partiją. Ji tęsiasi nuo tos pačios vietos.
button-keepplaying = Žaisti toliau
button-archive = Archyvuoti dabar
button-revive = Atgaivinti partiją

games-archived = Archyve
games-archived-how = Atgaivinti partiją: { COMMAND("kingdomino history") } jos kanale.
games-archived-since = archyve: { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · archyve, galima atgaivinti
