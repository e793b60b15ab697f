solution-right = **Tieši tā!** Līdz beigām starpība ar nākamo labāko ({ $other }): { $worth }.
solution-wrong = **Ne gluži.** Vislabāk: { $best }. Līdz beigām starpība ar tavējo ({ $other }): { $worth }.
solution-better = **Labāk: { $best }.** Līdz beigām starpība ar tavējo ({ $other }): { $worth }.
solution-good = **Labi!** Cik redzu, tas ir tikpat labi kā { $best }.
solution-worth = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = { $spot }. vieta
solution-yours = Mēģināji
solution-played = Spēlēji
solution-best = Labākā
solution-next = Nākamā
solution-lead = Skaitļi ir tavs pārsvars pār labāko pretinieku beigās, kādu sagaidu.
solution-reason = Kāpēc: { $reason }.
solution-last-turn = Tavs pēdējais gājiens
