button-follow = Obserwuj
button-unfollow = Nie obserwuj
button-unfollow-number = Nie obserwuj { $number }
button-follow-mentioned = Daj znać na koniec
button-follow-quietly = Bez wzmianki
following-quietly = Obserwujesz ten stół: znajdziesz go w { COMMAND("kingdomino games") }, bez żadnych wzmianek. Obserwowanie kończy się razem z partią.
following-mentioned = Obserwujesz ten stół: znajdziesz go w { COMMAND("kingdomino games") }, a na koniec będzie jedna wzmianka.
unfollowed = Nie obserwujesz już tego stołu.
followed-title = Obserwujesz
followed-game = { $number } · { $game } { $channel }
end-followers = Dla obserwujących ten stół: { $people }

# ---- zastępstwa

button-standins = Zastąp: { $name }
standins-about = **{ $name }** – nieobecność do: { $until }. Każda osoba przy stole może pozwolić, by komputer rozegrał tę turę albo grał aż do powrotu. Jeśli zgodzą się wszyscy, miejsce może zająć inna osoba.
button-findsubstitute = Szukaj zastępstwa
button-takeseat = Zajmij miejsce: { $name }
proposal-seat = **{ $name }** szuka zastępstwa:
proposal-ended-seat = To poszukiwanie zastępstwa się skończyło.
seat-proposed = Chodzi o miejsce: **{ $name }**. Ktoś inny może je zająć i grać dalej, a **{ $owner }** może wrócić w każdej chwili.
seat-proposed-for-good = Chodzi o miejsce: **{ $name }**. Ktoś inny może je zająć i grać dalej.
done-proposal-seat = Gotowe: każda osoba na tym kanale może teraz zająć to miejsce.
seat-offered = Miejsce do zajęcia: **{ $name }**. Kto je zajmie, gra dalej na własne konto. **{ $owner }** może wrócić w każdej chwili; własny ruch kończy ofertę.
seat-offered-for-good = Miejsce do zajęcia: **{ $name }**. Kto je zajmie, gra dalej na własne konto.
seat-offered-left = **{ $name }** – tej osoby nie ma już na serwerze. Gra za nią komputer, a miejsce może zająć każdy.
seat-offer-ended = To miejsce nie jest już wolne.
seat-taken = **{ $name }** gra od teraz za: **{ $owner }**.
seat-taken-for-good = **{ $name }** gra od teraz na tym miejscu.
seat-returned = **{ $name }** wraca; **{ $substitute }** oddaje miejsce. Dziękujemy!
plays-for = { $name } gra za: { $owner }.
done-seat-taken = Miejsce jest twoje: grasz dalej. Właściciel może wrócić w każdej chwili; wynik liczy się osobie, która siedzi tu na końcu.
done-seat-taken-for-good = Miejsce jest twoje: grasz dalej. Wynik liczy się osobie, która siedzi tu na końcu.

# ---- nieobecność

away-waiting = { $name }: nieobecność do { $until }.
away-computer = { $name }: nieobecność do { $until }; w tym czasie gra komputer.
nobody-present = Nikogo teraz nie ma: partia czeka, aż ktoś wróci.
away-day = { $days ->
    [1] jutro, { DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
}
away-hours = { $count ->
    [1] za godzinę
    [few] za { $count } godziny
    [many] za { $count } godzin
   *[other] za { $count } godziny
}
away-days = { $count ->
    [1] za dzień
   *[other] za { $count } dni
}
away-weeks = { $count ->
    [1] za tydzień
    [few] za { $count } tygodnie
    [many] za { $count } tygodni
   *[other] za { $count } tygodnia
}
away-confirmed = Twoja nieobecność trwa do { $until }: bez przypomnień i wzmianek. Współgracze widzą, do kiedy.
away-moved-for = { $count ->
    [1] Przy jednym z twoich stołów od razu gra za ciebie komputer, bo tak tam ustalono.
   *[other] Przy { $count } twoich stołach od razu gra za ciebie komputer, bo tak tam ustalono.
}
away-waited-for = { $count ->
    [1] Jeden z twoich stołów czeka na ciebie, chyba że inni znajdą zastępstwo.
    [few] { $count } twoje stoły czekają na ciebie, chyba że inni znajdą zastępstwo.
    [many] { $count } twoich stołów czeka na ciebie, chyba że inni znajdą zastępstwo.
   *[other] { $count } twojego stołu czeka na ciebie, chyba że inni znajdą zastępstwo.
}
away-deserted = { $count ->
    [1] Jeden z twoich stołów czeka, aż ktoś wróci.
    [few] { $count } twoje stoły czekają, aż ktoś wróci.
    [many] { $count } twoich stołów czeka, aż ktoś wróci.
   *[other] { $count } twojego stołu czeka, aż ktoś wróci.
}
away-ends = Gdy przy którymś zagrasz, twoja nieobecność tam się kończy.
button-comeback = Już jestem
away-over = Witaj z powrotem. Znów dostajesz wzmianki i przypomnienia.
away-not = Nie masz zgłoszonej nieobecności. Zgłosisz ją przez { COMMAND("kingdomino away") }.
away-missed = { $turns ->
    [0] Pod twoją nieobecność nie było żadnej twojej tury.
    [1] Pod twoją nieobecność inni rozegrali za ciebie jedną turę.
    [few] Pod twoją nieobecność inni rozegrali za ciebie { $turns } tury przy { $tables ->
        [1] jednym stole
       *[other] { $tables } stołach
    }.
    [many] Pod twoją nieobecność inni rozegrali za ciebie { $turns } tur przy { $tables ->
        [1] jednym stole
       *[other] { $tables } stołach
    }.
   *[other] Pod twoją nieobecność inni rozegrali za ciebie { $turns } tury przy { $tables ->
        [1] jednym stole
       *[other] { $tables } stołach
    }.
}
away-your-turn = { $game } { $channel }: **twoja kolej**
away-substitute = { $game } { $channel }: gra za ciebie zastępstwo. { COMMAND("kingdomino seat") } na tym kanale zwraca ci miejsce.
