archive-offer = Te jau mēnesi neviens nav spēlējis. Ja tā paliks, šo spēli arhivēs: { $when }. Tad kanāls būs brīvs citai spēlei, un šo varēs atsākt, kad vien gribēsi.
archive-archived = Šī spēle ir arhivēta ({ $when }), jo mēnesi neviens nespēlēja. Tā var turpināties no turienes, kur apstājās, ja vien te nenotiek cita spēle.
archive-kept = **{ $name }** atstāj šo spēli atvērtu. Tā var gaidīt vēl mēnesi.
archive-revived = **{ $name }** atsāk šo spēli. Tā turpinās, kur apstājās.
button-keepplaying = Spēlēt tālāk
button-archive = Arhivēt tagad
button-revive = Atsākt šo spēli

games-archived = Arhīvā
games-archived-how = Atsāc spēli ar { COMMAND("kingdomino history") } tās kanālā.
games-archived-since = arhivēta: { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · arhīvā, var atsākt
