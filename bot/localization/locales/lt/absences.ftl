quit-placeholder = Palikti stalą…
end-called = Ir jums: { $people_names }

button-standins = Pavaduoti: { $name }…
standins-about = **{ $name }** daro pertrauką (grįš: { $until_time }). Bet kas prie stalo gali leisti kompiuteriui atlikti šį ėjimą arba žaisti, kol { $name } grįš. Jei visi sutinka, vietą gali užimti kas nors kitas.
button-findsubstitute = Ieškoti pavaduotojo
button-takeseat = Užimti vietą: { $name }
seat-proposed = Šioje vietoje (**{ $name }**) toliau galėtų žaisti kas nors kitas. **{ $owner_name }** gali bet kada grįžti.
seat-proposed-for-good = Šioje vietoje (**{ $name }**) toliau galėtų žaisti kas nors kitas.
done-proposal-seat = Padaryta! Dabar vietą gali užimti bet kas šiame kanale.
seat-offered = Laisva vieta: **{ $name }**! Užimk ją ir žaisk toliau. **{ $owner_name }** gali bet kada grįžti, o rezultatą gaus tas, kas ten sėdės pabaigoje.
seat-offered-for-good = Laisva vieta: **{ $name }**! Užimk ją ir žaisk toliau. Rezultatą gaus tas, kas ten sėdės pabaigoje.
seat-offered-left = **{ $name }** šiame serveryje jau nebėra. Vietą saugo kompiuteris, ir ją gali užimti bet kas. Rezultatą gaus tas, kas ten sėdės pabaigoje.
seat-offer-ended = Ši vieta nebelaisva.
seat-taken = **{ $name }** dabar žaidžia vietoj: **{ $owner_name }**.
seat-taken-for-good = **{ $name }** dabar žaidžia šioje vietoje.
seat-returned = **{ $name }** grįžo. Ačiū, kad pavadavai!
plays-for = { $name } žaidžia vietoj: { $owner_name }.
done-seat-taken = Vieta tavo, žaisk toliau. Ankstesnis žaidėjas gali bet kada grįžti, o rezultatą gaus tas, kas čia sėdės pabaigoje.
done-seat-taken-for-good = Vieta tavo, žaisk toliau. Rezultatą gaus tas, kas čia sėdės pabaigoje.

away-waiting = { $name } daro pertrauką. Grįš: { $until_time }.
away-computer = { $name } daro pertrauką. Grįš: { $until_time }. Kol kas eina kompiuteris.
nobody-present = Dabar visi išvykę, tad partija laukia, kol kas nors grįš.
away-day = { $days ->
    [1] rytoj, { DATETIME($day, dateStyle: "full") }
   *[other] { DATETIME($day, dateStyle: "full") }
}
away-hours = { $count ->
    [1] po valandos
    [one] po { $count } valandos
    [few] po { $count } valandų
   *[other] po { $count } valandų
}
away-days = { $count ->
    [1] po dienos
    [one] po { $count } dienos
    [few] po { $count } dienų
   *[other] po { $count } dienų
}
away-weeks = { $count ->
    [1] po savaitės
    [one] po { $count } savaitės
    [few] po { $count } savaičių
   *[other] po { $count } savaičių
}
away-confirmed = Tavęs nebus. Grįši: { $until_time }. Iki tol tavęs neminėsiu, o tie, su kuriais žaidi, mato šią datą. Gero laiko!
away-moved-for =
    { $count ->
        [1] Prie vieno iš tavo stalų nuo šiol už tave eina kompiuteris, kaip ten sutarta.
        [one] Prie { $count } tavo stalo nuo šiol už tave eina kompiuteris, kaip ten sutarta.
        [few] Prie { $count } tavo stalų nuo šiol už tave eina kompiuteris, kaip ten sutarta.
       *[other] Prie { $count } tavo stalų nuo šiol už tave eina kompiuteris, kaip ten sutarta.
    }
away-waited-for = { $count ->
    [1] Vienas iš tavo stalų lauks, nebent kiti ras, kas tave pavaduos.
    [one] { $count } tavo stalas lauks, nebent kiti ras, kas tave pavaduos.
    [few] { $count } tavo stalai lauks, nebent kiti ras, kas tave pavaduos.
   *[other] { $count } tavo stalų lauks, nebent kiti ras, kas tave pavaduos.
}
away-deserted = { $count ->
    [1] Vienas iš tavo stalų lauks, kol kas nors grįš.
    [one] { $count } tavo stalas lauks, kol kas nors grįš.
    [few] { $count } tavo stalai lauks, kol kas nors grįš.
   *[other] { $count } tavo stalų lauks, kol kas nors grįš.
}
away-ends = Jei atliksi ėjimą, prie to stalo pertrauka baigsis.
button-comeback = Aš jau čia
away-over = Smagu, kad grįžai! Vėl gausi paminėjimus ir priminimus.
away-not = Pertraukos dabar nedarai. Prieš išvykstant rašyk { COMMAND("kingdomino settings away:") } ir datą.
away-missed = { $turns ->
    [0] Kol tavęs nebuvo, niekam neteko eiti už tave.
    [1] Kol tavęs nebuvo, už tave atliktas vienas ėjimas.
    [one] Kol tavęs nebuvo, už tave atliktas { $turns } ėjimas { $tables ->
        [1] prie vieno stalo
        [one] prie { $tables } stalo
        [few] prie { $tables } stalų
       *[other] prie { $tables } stalų
    }.
    [few] Kol tavęs nebuvo, už tave atlikti { $turns } ėjimai { $tables ->
        [1] prie vieno stalo
        [one] prie { $tables } stalo
        [few] prie { $tables } stalų
       *[other] prie { $tables } stalų
    }.
   *[other] Kol tavęs nebuvo, už tave atlikta { $turns } ėjimų { $tables ->
        [1] prie vieno stalo
        [one] prie { $tables } stalo
        [few] prie { $tables } stalų
       *[other] prie { $tables } stalų
    }.
}
away-your-turn = { $game } { $channel }: **tavo ėjimas**
away-substitute = { $game } { $channel }: už tave žaidžia pavaduotojas. Vietą ten susigrąžinsi mygtuku po { COMMAND("kingdomino board") }.
