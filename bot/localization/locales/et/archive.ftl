archive-quiet = kuu aega käiguta
archive-offer =
    Mängu saab igal ajal tagasi tuua.
    Kui keegi ei käi, läheb see arhiivi ({ $when_span }) ja kanal on vaba uue mängu jaoks.
archive-gone = arhiivis
archive-archived =
    Saate edasi mängida täpselt sealt, kus pooleli jäi, kui siin teist mängu pole.
    See mäng läks arhiivi: { $when_span }.
archive-kept = **{ $name }** hoiab selle mängu avatuna. See võib oodata veel kuu.
archive-revived = **{ $name }** tõi selle mängu tagasi. Lähme edasi!
button-keepplaying = Jäta mäng avatuks
button-archive = Vii kohe arhiivi
button-revive = Too see mäng tagasi

games-archived = Arhiivis
revive-placeholder = Too mõni mäng tagasi
games-archived-how = Mäng läheb edasi oma kanalis või, kui seda kanalit enam pole, kohe siin.
games-archived-since = arhiivis: { $since_span }
archive-due = Käigu järg: { $name }.
back-goes-on = Olen selles serveris tagasi ja see mäng läheb edasi.
back-rests = Olen selles serveris tagasi. See mäng puhkab, kuni keegi vajutab **{ button-goon }**.
news-channel-gone = Kanal, kus sa mängisid, on kadunud: { $games }. Käsuga { COMMAND("kingdomino games") } saad mujal edasi mängida.
