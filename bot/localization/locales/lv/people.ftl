button-follow = Sekot
button-unfollow = Vairs nesekot
button-unfollow-number = Vairs nesekot: { $number }
button-follow-mentioned = Pieminēt beigās
button-follow-quietly = Nepieminēt
following-quietly = Tu seko šim galdam: tas ir sarakstā { COMMAND("kingdomino games") }, un neviens tevi nepiemin. Sekošana beidzas līdz ar spēli.
following-mentioned = Tu seko šim galdam: tas ir sarakstā { COMMAND("kingdomino games") }, un tevi pieminēs vienreiz, kad spēle beigsies.
unfollowed = Tu šim galdam vairs neseko.
followed-title = Tu seko
followed-game = { $number } · { $game } { $channel }
end-followers = Tiem, kas seko šim galdam: { $people }

button-standins = Aizstāt: { $name }
standins-about = **{ $name }** ir prom līdz { $until }. Jebkurš pie galda var ļaut datoram izdarīt šo gājienu vai pārņemt vietu, līdz tās spēlētājs būs atpakaļ. Ja visi piekrīt, vietu var ieņemt cits cilvēks.
button-findsubstitute = Meklēt aizstājēju
button-takeseat = Ieņemt vietu: { $name }
proposal-seat = **{ $name }** meklē aizstājēju:
proposal-ended-seat = Šī aizstājēja meklēšana ir beigusies.
seat-proposed = Šajā vietā (**{ $name }**) tālāk varēs spēlēt kāds cits. **{ $owner }** varēs atgriezties jebkurā laikā.
seat-proposed-for-good = Šajā vietā (**{ $name }**) tālāk varēs spēlēt kāds cits.
done-proposal-seat = Gatavs: tagad šo vietu var ieņemt jebkurš šajā kanālā.
seat-offered = Vieta ir brīva: **{ $name }**. Kas to ieņem, spēlē no šejienes tālāk, un rezultātu ieskaita tam. **{ $owner }** var atgriezties jebkurā laikā; līdz ar atgriešanos piedāvājums beidzas.
seat-offered-for-good = Vieta ir brīva: **{ $name }**. Kas to ieņem, spēlē no šejienes tālāk, un rezultātu ieskaita tam.
seat-offered-left = **{ $name }** vairs nav šajā serverī. Tagad tur spēlē dators, un vietu var ieņemt jebkurš.
seat-offer-ended = Šī vieta vairs nav brīva.
seat-taken = **{ $name }** turpmāk aizstāj: **{ $owner }**.
seat-taken-for-good = **{ $name }** turpmāk spēlē šajā vietā.
seat-returned = **{ $name }** ir atpakaļ; **{ $substitute }** atdod vietu. Paldies!
plays-for = { $name } aizstāj: { $owner }.
done-seat-taken = Vieta ir tava: spēlē no šejienes tālāk. Tās īpašnieks var atgriezties jebkurā laikā; rezultātu ieskaita tam, kam vieta ir spēles beigās.
done-seat-taken-for-good = Vieta ir tava: spēlē no šejienes tālāk. Rezultātu ieskaita tam, kam vieta ir spēles beigās.

away-waiting = { $name } ir prom līdz { $until }.
away-computer = { $name } ir prom līdz { $until }; pa to laiku spēlē dators.
nobody-present = Pašlaik te neviena nav: spēle gaida, līdz kāds būs atpakaļ.
away-day = { $days ->
    [1] rīt, { DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
}
away-hours = { $count ->
    [1] pēc stundas
    [zero] pēc { $count } stundām
    [one] pēc { $count } stundas
   *[other] pēc { $count } stundām
}
away-days = { $count ->
    [1] pēc dienas
    [zero] pēc { $count } dienām
    [one] pēc { $count } dienas
   *[other] pēc { $count } dienām
}
away-weeks = { $count ->
    [1] pēc nedēļas
    [zero] pēc { $count } nedēļām
    [one] pēc { $count } nedēļas
   *[other] pēc { $count } nedēļām
}
away-confirmed = Tu esi prom līdz { $until }: neviens tev neatgādina un tevi nepiemin. Tie, kas ar tevi spēlē, redz, līdz kuram brīdim.
away-moved-for = { $count ->
    [1] Pie viena no taviem galdiem dators uzreiz spēlē tavā vietā, kā tur norunāts.
    [zero] Pie { $count } taviem galdiem dators uzreiz spēlē tavā vietā, kā tur norunāts.
    [one] Pie { $count } tava galda dators uzreiz spēlē tavā vietā, kā tur norunāts.
   *[other] Pie { $count } taviem galdiem dators uzreiz spēlē tavā vietā, kā tur norunāts.
}
away-waited-for = { $count ->
    [1] Viens tavs galds gaida tevi, ja vien pārējie neatrod aizstājēju.
    [zero] { $count } tavu galdu gaida tevi, ja vien pārējie neatrod aizstājēju.
    [one] { $count } tavs galds gaida tevi, ja vien pārējie neatrod aizstājēju.
   *[other] { $count } tavi galdi gaida tevi, ja vien pārējie neatrod aizstājēju.
}
away-deserted = { $count ->
    [1] Viens tavs galds gaida, līdz kāds būs atpakaļ.
    [zero] { $count } tavu galdu gaida, līdz kāds būs atpakaļ.
    [one] { $count } tavs galds gaida, līdz kāds būs atpakaļ.
   *[other] { $count } tavi galdi gaida, līdz kāds būs atpakaļ.
}
away-ends = Ja pie kāda galda izdarīsi gājienu, tava prombūtne tur beigsies.
button-comeback = Esmu atpakaļ
away-over = Prieks, ka esi atpakaļ! Tevi atkal piemin, un tev atkal atgādina.
away-not = Tu neesi prom. Ja kādu laiku tevis nebūs, raksti { COMMAND("kingdomino away") }.
away-missed = { $turns ->
    [0] Kamēr tevis nebija, nevienam nevajadzēja spēlēt tavā vietā.
    [1] Kamēr tevis nebija, tavā vietā izdarīts viens gājiens.
    [zero] Kamēr tevis nebija, tavā vietā izdarīts { $turns } gājienu { $tables ->
        [1] pie viena galda
        [zero] pie { $tables } galdiem
        [one] pie { $tables } galda
       *[other] pie { $tables } galdiem
    }.
    [one] Kamēr tevis nebija, tavā vietā izdarīts { $turns } gājiens { $tables ->
        [1] pie viena galda
        [zero] pie { $tables } galdiem
        [one] pie { $tables } galda
       *[other] pie { $tables } galdiem
    }.
   *[other] Kamēr tevis nebija, tavā vietā izdarīti { $turns } gājieni { $tables ->
        [1] pie viena galda
        [zero] pie { $tables } galdiem
        [one] pie { $tables } galda
       *[other] pie { $tables } galdiem
    }.
}
away-your-turn = { $game } { $channel }: **tavs gājiens**
away-substitute = { $game } { $channel }: tavā vietā spēlē aizstājējs. Vietu atgūsi tur ar { COMMAND("kingdomino seat") }.
