archive-offer = Siin pole kuu aega keegi käinud. Kui keegi ei käi, läheb see mäng arhiivi: { $when }. Siis on kanal vaba uue mängu jaoks. Mängu saab igal ajal tagasi tuua.
archive-archived = See mäng läks arhiivi ({ $when }), sest kuu aega ei käinud keegi. Saate jätkata täpselt sealt, kus pooleli jäi, kui siin teist mängu pole.
archive-kept = **{ $name }** hoiab selle mängu avatuna. See võib oodata veel kuu.
archive-revived = **{ $name }** tõi selle mängu tagasi. Lähme edasi!
button-keepplaying = Mängime edasi
button-archive = Vii kohe arhiivi
button-revive = Too see mäng tagasi

games-archived = Arhiivis
games-archived-how = Too mäng selle kanalis tagasi käsuga { COMMAND("kingdomino history") }.
games-archived-since = arhiivis { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · arhiivis, saab tagasi tuua
