puzzle-title = Dienas uzdevums · { DATETIME($day, dateStyle: "long") }
button-puzzle = Dienas uzdevums
puzzle-place = Kur likt { $domino }? Viena no šīm vietām līdz beigām dod vismaz par { points.dative } vairāk nekā jebkura cita.
puzzle-choose = Kuru kauliņu izvēlēsies? Viens no tiem līdz beigām dod vismaz par { points.dative } vairāk nekā jebkurš cits.
puzzle-found = { $count ->
    [0] To neatrod neviena līmeņa datora spēlētājs.
    [1] No datora spēlētājiem to atrod tikai { $levels }.
    [4] To atrod visu līmeņu datora spēlētāji.
   *[other] No datora spēlētājiem to atrod { $levels }.
}
help-puzzles = Tad mainās arī **{ button-puzzle }**.
career-puzzles = Ar pirmo reizi atrisināti uzdevumi: { $found } no { $asked }
stored-puzzles = Tavas atbildes uz dienas uzdevumiem un vai pirmā bija pareiza.
