archive-quiet = mēnesi bez gājiena
archive-offer =
    Šo spēli vari atgriezt jebkurā laikā.
    Ja neviens neizdarīs gājienu, tā nonāks arhīvā ({ $when_span }), un kanāls būs brīvs citai.
archive-gone = arhīvā
archive-archived =
    Vari spēlēt tālāk turpat, kur spēle apstājās, ja vien te nenotiek cita.
    Tā nonāca arhīvā: { $when_span }.
archive-kept = **{ $name }** atstāj šo spēli atvērtu. Tā var gaidīt vēl mēnesi.
archive-revived = **{ $name }** atgriež šo spēli. Turpinām!
button-keepplaying = Atstāt spēli atvērtu
button-archive = Arhivēt tagad
button-revive = Atgriezt šo spēli

games-archived = Arhīvā
revive-placeholder = Atgriezt kādu spēli
games-archived-how = Spēle turpināsies savā kanālā vai tepat, ja tā kanāla vairs nav.
games-archived-since = arhivēta: { $since_span }
archive-due = Gājiena kārta: { $name }.
back-goes-on = Esmu atpakaļ šajā serverī, un šī spēle turpinās.
back-rests = Esmu atpakaļ šajā serverī. Šī spēle atpūšas, līdz kāds nospiedīs **{ button-goon }**.
news-channel-gone = Kanāla, kurā spēlēji, vairs nav: { $games }. Ar { COMMAND("kingdomino games") } vari spēlēt tālāk citā.
