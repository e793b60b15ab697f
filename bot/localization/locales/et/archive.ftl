archive-offer = Siin pole kuu aega ühtki käiku tehtud. Kui keegi ei käi, läheb mäng arhiivi: { $when }. Siis on kanal vaba uue mängu jaoks ja selle mängu saab taastada, millal soovid.
archive-archived = See mäng läks arhiivi ({ $when }), sest kuu aega ei tehtud ühtki käiku. See saab jätkuda sealt, kus pooleli jäi, kui siin teist mängu pole.
archive-kept = **{ $name }** hoiab selle mängu avatuna. See võib oodata veel kuu.
archive-revived = **{ $name }** taastas selle mängu. See jätkub sealt, kus pooleli jäi.
button-keepplaying = Mängime edasi
button-archive = Arhiivi kohe
button-revive = Taasta see mäng

games-archived = Arhiivis
games-archived-how = Taasta mäng selle kanalis: { COMMAND("kingdomino history") }.
games-archived-since = arhiivis { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · arhiivis, taastatav
