archive-offer = Te jau mēnesi neviens nav spēlējis. Ja tā paliks, spēle nonāks arhīvā { $when }, un kanāls būs brīvs citai. Atgriezt to vari jebkurā laikā.
archive-archived = Šī spēle nonāca arhīvā ({ $when }), jo mēnesi neviens nespēlēja. Vari turpināt turpat, kur tā apstājās, ja vien te nenotiek cita spēle.
archive-kept = **{ $name }** atstāj šo spēli atvērtu. Tā var gaidīt vēl mēnesi.
archive-revived = **{ $name }** atgriež šo spēli. Turpinām!
button-keepplaying = Spēlēt tālāk
button-archive = Arhivēt tagad
button-revive = Atgriezt šo spēli

games-archived = Arhīvā
games-archived-how = Atgriez kādu ar { COMMAND("kingdomino history") } tās kanālā.
games-archived-since = arhivēta: { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · arhīvā, var atgriezt
