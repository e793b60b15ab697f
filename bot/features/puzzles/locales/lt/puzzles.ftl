puzzle-title = Dienos galvosūkis · { DATETIME($day, dateStyle: "long") }
button-puzzle = Dienos galvosūkis
puzzle-place = Kur dėti { $domino }? Viena iš šių vietų iki pabaigos duos bent { points.instrumental } daugiau nei bet kuri kita.
puzzle-choose = Kurį kauliuką renkiesi? Vienas iš jų iki pabaigos duos bent { points.instrumental } daugiau nei bet kuris kitas.
puzzle-found = { $count ->
    [0] To neranda nė vieno lygio kompiuterinis žaidėjas.
    [1] Iš kompiuterinių žaidėjų tai randa tik { $levels }.
    [4] Tai randa visų lygių kompiuteriniai žaidėjai.
   *[other] Iš kompiuterinių žaidėjų tai randa { $levels }.
}
help-puzzles = Tada pasikeičia ir **{ button-puzzle }**.
career-puzzles = Galvosūkiai, įveikti iš pirmo karto: { $found } iš { $asked }
stored-puzzles = Į kuriuos dienos galvosūkius atsakei ir ar pirmas atsakymas buvo teisingas.
