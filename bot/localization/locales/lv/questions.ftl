solution-right = **Tieši tā!** Starpība līdz beigām, ja salīdzina ar nākamo labāko ({ $other }): { $worth }.
solution-wrong = **Ne gluži.** Vislabāk: { $best }. Starpība līdz beigām, ja salīdzina ar tavējo ({ $other }): { $worth }.
solution-good = **Labi!** Cik redzu, tas ir tikpat labi kā { $best }.
solution-worth = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = { $spot }. vieta
solution-yours = Mēģināji
solution-played = Spēlēji
solution-best = Labākā
solution-next = Nākamā
solution-lead = Skaitļi ir tavs pārsvars pār labāko pretinieku beigās, kādu sagaidu.
solution-reason = Kāpēc: { $reason }.
solution-last-turn = Tavs pēdējais gājiens
