puzzle-title = Dienas uzdevums · { DATETIME($date, dateStyle: "long") }
button-puzzle = Dienas uzdevums
puzzle-place = Kur likt { $domino }? Viena no šīm vietām līdz beigām dod vismaz par { $points ->
    [zero] { $points } punktiem
    [one] { $points } punktu
   *[other] { $points } punktiem
} vairāk nekā jebkura cita.
puzzle-choose = Kuru kauliņu ņemsi? Viens no tiem līdz beigām dod vismaz par { $points ->
    [zero] { $points } punktiem
    [one] { $points } punktu
   *[other] { $points } punktiem
} vairāk nekā jebkurš cits.
puzzle-right = **Tieši tā!** Starpība līdz beigām, ja salīdzina ar nākamo labāko ({ $other }): { $worth }.
puzzle-wrong = **Ne gluži.** Vislabāk: { $best }. Starpība līdz beigām, ja salīdzina ar tavējo ({ $other }): { $worth }.
puzzle-good = **Labi!** Cik redzu, tas ir tikpat labi kā { $best }.
puzzle-worth = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
puzzle-spot = { $spot }. vieta
puzzle-yours = Mēģināji
puzzle-played = Spēlēji
puzzle-best = Labākā
puzzle-next = Nākamā
puzzle-lead = Skaitļi ir tavs pārsvars pār labāko pretinieku beigās, kādu sagaidu.
puzzle-reason = Kāpēc: { $reason }.
puzzle-found = { $count ->
    [0] To neatrod neviena līmeņa datora spēlētājs.
    [1] No datora spēlētājiem to atrod tikai { $names }.
    [4] To atrod visu līmeņu datora spēlētāji.
   *[other] No datora spēlētājiem to atrod { $names }.
}

button-practice = Tavi gājieni
practice-title = Tavi gājieni · Spēle { $id }
practice-place = Kur likt { $domino }? Viena vieta dotu apmēram par { $points ->
    [zero] { $points } punktiem
    [one] { $points } punktu
   *[other] { $points } punktiem
} vairāk nekā tava.
practice-choose = Kuru kauliņu ņemt? Viens dotu apmēram par { $points ->
    [zero] { $points } punktiem
    [one] { $points } punktu
   *[other] { $points } punktiem
} vairāk nekā tavs.
practice-as-played = Tieši tā tu spēlēji.
button-practice-next = Nākamais
practice-done = Tu atradi visus.
practice-sum = **Gājieni, par kuriem labāku nebija: { $good } no { $turns }.**
practice-later = Tas pagaidām bija pēdējais. Ko neatradi, to jautāšu vēlreiz { $when }.
practice-none = Nekas nebija nepārprotami labāks par to, ko tu spēlēji.
practice-last-turn = Tavs pēdējais gājiens
practice-no-games = Vispirms pabeidz kādu spēli. Tad sameklēšu gājienus, kuros kas cits bija nepārprotami labāks, un tu to atradīsi. Līdz tam katru dienu ir uzdevums.
