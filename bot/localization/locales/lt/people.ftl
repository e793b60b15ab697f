button-follow = Stebėti
button-unfollow = Nebestebėti
button-unfollow-number = Nebestebėti { $number }
button-follow-mentioned = Paminėti pabaigoje
button-follow-quietly = Neminėti
following-quietly = Stebi šį stalą: jis yra { COMMAND("kingdomino games") } sąraše, ir niekas tavęs neminės. Partijai pasibaigus, nebestebėsi.
following-mentioned = Stebi šį stalą: jis yra { COMMAND("kingdomino games") } sąraše, o pabaigoje tave kartą paminėsiu.
unfollowed = Šio stalo nebestebi.
followed-title = Tavo stebimi stalai
followed-game = { $number } · { $game } { $channel }
end-followers = Stebintiems šį stalą: { $people }

button-standins = Pavaduoti: { $name }
standins-about = **{ $name }** daro pertrauką iki { $until }. Bet kas prie stalo gali perduoti kompiuteriui šį ėjimą arba vietą, kol žaidėjas grįš. Jei visi sutinka, vietą gali užimti kitas žmogus.
button-findsubstitute = Ieškoti pavaduotojo
button-takeseat = Užimti vietą: { $name }
proposal-seat = **{ $name }** siūlo ieškoti pavaduotojo:
proposal-ended-seat = Ši pavaduotojo paieška baigėsi.
seat-proposed = Šioje vietoje (**{ $name }**) toliau galėtų žaisti kas nors kitas; **{ $owner }** gali bet kada grįžti.
seat-proposed-for-good = Šioje vietoje (**{ $name }**) toliau galėtų žaisti kas nors kitas.
done-proposal-seat = Atlikta: dabar vietą gali užimti bet kas šiame kanale.
seat-offered = Vieta laisva: **{ $name }**. Kas ją užims, žais toliau ir gaus rezultatą. **{ $owner }** gali bet kada grįžti; kai vėl eina, pasiūlymas baigiasi.
seat-offered-for-good = Vieta laisva: **{ $name }**. Kas ją užims, žais toliau ir gaus rezultatą.
seat-offered-left = **{ $name }** šiame serveryje jau nebėra. Vietą saugo kompiuteris, ir ją gali užimti bet kas.
seat-offer-ended = Ši vieta nebelaisva.
seat-taken = **{ $name }** nuo šiol žaidžia vietoj: **{ $owner }**.
seat-taken-for-good = **{ $name }** nuo šiol žaidžia šioje vietoje.
seat-returned = **{ $name }** grįžo; **{ $substitute }** užleidžia vietą. Ačiū!
plays-for = { $name } žaidžia vietoj: { $owner }.
done-seat-taken = Vieta tavo: žaisk toliau. Jos žaidėjas gali bet kada grįžti; rezultatą gaus tas, kas žais pabaigoje.
done-seat-taken-for-good = Vieta tavo: žaisk toliau. Rezultatą gaus tas, kas žais pabaigoje.

away-waiting = { $name } daro pertrauką iki { $until }.
away-computer = { $name } daro pertrauką iki { $until }; tuo metu eina kompiuteris.
nobody-present = Dabar nieko nėra: partija laukia, kol kas nors grįš.
away-day = { $days ->
    [1] rytoj, { DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
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
away-confirmed = Tavo pertrauka – iki { $until }: niekas tau neprimins ir tavęs neminės. Kiti žaidėjai mato, iki kada.
away-moved-for = { $count ->
    [1] Prie vieno iš tavo stalų už tave iš karto eina kompiuteris, kaip ten sutarta.
    [one] Prie { $count } tavo stalo už tave iš karto eina kompiuteris, kaip ten sutarta.
    [few] Prie { $count } tavo stalų už tave iš karto eina kompiuteris, kaip ten sutarta.
   *[other] Prie { $count } tavo stalų už tave iš karto eina kompiuteris, kaip ten sutarta.
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
away-ends = Vos atliksi ėjimą prie kurio nors stalo, pertrauka ten baigsis.
button-comeback = Aš jau čia
away-over = Smagu, kad grįžai! Vėl tave minėsiu ir tau priminsiu.
away-not = Pertraukos dabar nedarai. Pranešti apie ją: { COMMAND("kingdomino away") }.
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
away-substitute = { $game } { $channel }: už tave žaidžia pavaduotojas. Vietą ten susigrąžinsi komanda { COMMAND("kingdomino seat") }.
