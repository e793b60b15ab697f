archive-quiet = mėnesį be ėjimų
archive-offer =
    Grąžinti partiją gali bet kada.
    Jei niekas neis, ji pateks į archyvą ({ $when_span }), ir kanalas bus laisvas kitai.
archive-gone = archyve
archive-archived =
    Gali žaisti šią partiją toliau nuo tos pačios vietos, jei čia nevyksta kita.
    Į archyvą ji pateko: { $when_span }.
archive-kept = **{ $name }** palieka šią partiją atvirą. Ji gali palaukti dar mėnesį.
archive-revived = **{ $name }** grąžino šią partiją. Tęsiame!
button-keepplaying = Palikti partiją atvirą
button-archive = Archyvuoti dabar
button-revive = Grąžinti partiją

games-archived = Archyve
revive-placeholder = Grąžinti partiją
games-archived-how = Partija tęsis savo kanale arba čia pat, jei to kanalo nebėra.
games-archived-since = archyve: { $since_span }
archive-due = Ėjimo eilė: { $name }.
back-goes-on = Vėl esu šiame serveryje, ir šis žaidimas tęsiasi.
back-rests = Vėl esu šiame serveryje. Šis žaidimas ilsisi, kol kas nors paspaus **{ button-goon }**.
news-channel-gone = Kanalo, kuriame žaidei, nebėra: { $games }. Su { COMMAND("kingdomino games") } gali žaisti toliau kitame.
