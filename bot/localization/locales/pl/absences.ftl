quit-placeholder = Odejdź od stołu…
end-called = Także dla: { $people_names }

# ---- zastępstwa

button-standins = Zastąp: { $name }…
standins-about = **{ $name }** – nieobecność (powrót: { $until_time }). Każda osoba przy stole może oddać komputerowi tę turę albo całe miejsce, aż { $name } wróci. Jeśli wszyscy się zgodzą, miejsce może zająć ktoś inny.
button-findsubstitute = Szukaj zastępstwa
button-takeseat = Zajmij miejsce: { $name }
seat-proposed = Miejsce: **{ $name }**. Ktoś inny może je zająć i grać dalej. **{ $owner_name }** może wrócić w każdej chwili.
seat-proposed-for-good = Miejsce: **{ $name }**. Ktoś inny może je zająć i grać dalej.
done-proposal-seat = Gotowe. Każdy na tym kanale może teraz zająć to miejsce.
seat-offered = Wolne miejsce: **{ $name }**! Zajmij je i graj dalej. **{ $owner_name }** może wrócić w każdej chwili, a wynik dostaje ten, kto siedzi tam na końcu.
seat-offered-for-good = Wolne miejsce: **{ $name }**! Zajmij je i graj dalej. Wynik dostaje ten, kto siedzi tam na końcu.
seat-offered-left = Na tym serwerze nie ma już tej osoby: **{ $name }**. Miejsca pilnuje komputer, a zająć je może każdy. Wynik dostaje ten, kto siedzi tam na końcu.
seat-offer-ended = To miejsce nie jest już wolne.
seat-taken = **{ $name }** gra teraz za: **{ $owner_name }**.
seat-taken-for-good = **{ $name }** gra teraz na tym miejscu.
seat-returned = **{ $name }** wraca. Dzięki za zastępstwo!
plays-for = { $name } gra za: { $owner_name }.
done-seat-taken = Miejsce jest twoje, więc graj dalej. Osoba, która tu siedziała, może wrócić w każdej chwili, a wynik dostaje ten, kto siedzi tu na końcu.
done-seat-taken-for-good = Miejsce jest twoje, więc graj dalej. Wynik dostaje ten, kto siedzi tu na końcu.

# ---- nieobecność

away-waiting = { $name }: nieobecność. Powrót: { $until_time }.
away-computer = { $name }: nieobecność. Powrót: { $until_time }. Na razie gra komputer.
nobody-present = Nikogo teraz nie ma, więc partia czeka, aż ktoś wróci.
away-day = { $days ->
    [1] jutro, { DATETIME($day, dateStyle: "full") }
   *[other] { DATETIME($day, dateStyle: "full") }
}
away-hours = { $count ->
    [1] za godzinę
    [few] za { $count } godziny
    [many] za { $count } godzin
   *[other] za { $count } godziny
}
away-days = { $count ->
    [1] za dzień
   *[other] za { $count } dni
}
away-weeks = { $count ->
    [1] za tydzień
    [few] za { $count } tygodnie
    [many] za { $count } tygodni
   *[other] za { $count } tygodnia
}
away-confirmed = Masz teraz wolne. Powrót: { $until_time }. Do tego czasu nie dostajesz wzmianek, a osoby, z którymi grasz, widzą datę. Miłego odpoczynku!
away-moved-for = { $count ->
    [1] Przy jednym z twoich stołów gra za ciebie od teraz komputer, tak jak tam ustaliliście.
   *[other] Przy { $count } twoich stołach gra za ciebie od teraz komputer, tak jak tam ustaliliście.
}
away-waited-for = { $count ->
    [1] Jeden z twoich stołów czeka na ciebie, chyba że inni znajdą zastępstwo.
    [few] { $count } twoje stoły czekają na ciebie, chyba że inni znajdą zastępstwo.
    [many] { $count } twoich stołów czeka na ciebie, chyba że inni znajdą zastępstwo.
   *[other] { $count } twojego stołu czeka na ciebie, chyba że inni znajdą zastępstwo.
}
away-deserted = { $count ->
    [1] Jeden z twoich stołów czeka, aż ktoś wróci.
    [few] { $count } twoje stoły czekają, aż ktoś wróci.
    [many] { $count } twoich stołów czeka, aż ktoś wróci.
   *[other] { $count } twojego stołu czeka, aż ktoś wróci.
}
away-ends = Gdy przy którymś stole zagrasz, wracasz tam do gry.
button-comeback = Już jestem
away-over = Witaj z powrotem! Znów dostajesz wzmianki i przypomnienia.
away-not = Nie masz zgłoszonej nieobecności. Przed wyjazdem wpisz { COMMAND("kingdomino settings away:") } i datę.
away-missed = { $turns ->
    [0] Pod twoją nieobecność nikt nie musiał grać za ciebie.
    [1] Pod twoją nieobecność inni rozegrali za ciebie jedną turę.
    [few] Pod twoją nieobecność inni rozegrali za ciebie { $turns } tury przy { $tables ->
        [1] jednym stole
       *[other] { $tables } stołach
    }.
    [many] Pod twoją nieobecność inni rozegrali za ciebie { $turns } tur przy { $tables ->
        [1] jednym stole
       *[other] { $tables } stołach
    }.
   *[other] Pod twoją nieobecność inni rozegrali za ciebie { $turns } tury przy { $tables ->
        [1] jednym stole
       *[other] { $tables } stołach
    }.
}
away-your-turn = { $game } { $channel }: **twoja kolej**
away-substitute = { $game } { $channel }: gra za ciebie zastępstwo. Miejsce zwraca ci przycisk pod { COMMAND("kingdomino board") } na tym kanale.
