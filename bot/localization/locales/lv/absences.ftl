quit-placeholder = Atstāt galdu…
end-called = Arī jums: { $people_names }

button-standins = Aizstāt: { $name }…
standins-about = **{ $name }** ir prom (atgriezīsies: { $until_time }). Jebkurš pie galda var ļaut datoram izspēlēt šo gājienu vai spēlēt tālāk, līdz { $name } ir atpakaļ. Ja visi piekrīt, vietu var ieņemt kāds cits.
button-findsubstitute = Meklēt aizstājēju
button-takeseat = Ieņemt vietu: { $name }
seat-proposed = Šajā vietā (**{ $name }**) varētu tālāk spēlēt kāds cits. **{ $owner_name }** var atgriezties jebkurā laikā.
seat-proposed-for-good = Šajā vietā (**{ $name }**) varētu tālāk spēlēt kāds cits.
done-proposal-seat = Gatavs! Tagad šo vietu var ieņemt jebkurš šajā kanālā.
seat-offered = Brīva vieta: **{ $name }**! Ieņem to un spēlē no šejienes tālāk. **{ $owner_name }** var atgriezties jebkurā laikā, un rezultātu saņem tas, kurš tur sēž beigās.
seat-offered-for-good = Brīva vieta: **{ $name }**! Ieņem to un spēlē no šejienes tālāk. Rezultātu saņem tas, kurš tur sēž beigās.
seat-offered-left = **{ $name }** vairs nav šajā serverī. Vietu patur dators, un to var ieņemt jebkurš. Rezultātu saņem tas, kurš tur sēž beigās.
seat-offer-ended = Šī vieta vairs nav brīva.
seat-taken = **{ $name }** tagad aizstāj spēlētāju **{ $owner_name }**.
seat-taken-for-good = **{ $name }** tagad spēlē šajā vietā.
seat-returned = **{ $name }** ir atpakaļ. Paldies par aizstāšanu!
plays-for = { $name } aizstāj spēlētāju { $owner_name }.
done-seat-taken = Vieta ir tava, spēlē no šejienes tālāk. Tas, kurš tajā sēdēja, var atgriezties jebkurā laikā, un rezultātu saņem tas, kurš te sēž beigās.
done-seat-taken-for-good = Vieta ir tava, spēlē no šejienes tālāk. Rezultātu saņem tas, kurš te sēž beigās.

away-waiting = { $name } ir prom. Atgriezīsies: { $until_time }.
away-computer = { $name } ir prom. Atgriezīsies: { $until_time }. Tikmēr spēlē dators.
nobody-present = Pašlaik visi ir prom, tāpēc spēle gaida, līdz kāds būs atpakaļ.
away-day = { $days ->
    [1] rīt, { DATETIME($day, dateStyle: "full") }
   *[other] { DATETIME($day, dateStyle: "full") }
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
away-confirmed = Tu esi prom. Atgriezīsies: { $until_time }. Līdz tam tevi nepiemin, un tie, ar ko spēlē, redz šo datumu. Lai jauki!
away-moved-for =
    { $count ->
        [1] Pie viena no taviem galdiem no šī brīža tavā vietā spēlē dators, kā tur norunāts.
        [zero] Pie { $count } taviem galdiem no šī brīža tavā vietā spēlē dators, kā tur norunāts.
        [one] Pie { $count } tava galda no šī brīža tavā vietā spēlē dators, kā tur norunāts.
       *[other] Pie { $count } taviem galdiem no šī brīža tavā vietā spēlē dators, kā tur norunāts.
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
away-ends = Ja pie kāda galda izdari gājienu, tur esi atpakaļ.
button-comeback = Esmu atpakaļ
away-over = Prieks, ka esi atpakaļ! Atkal saņemsi pieminējumus un atgādinājumus.
away-not = Tu neesi prom. Pirms dodies prom, raksti { COMMAND("kingdomino settings away:") } un datumu.
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
away-substitute = { $game } { $channel }: tavā vietā spēlē aizstājējs. Tavu vietu tur atgūst poga zem { COMMAND("kingdomino board") }.
