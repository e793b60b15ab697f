solution-right = **Tieši tā!** Starpība līdz beigām, ja salīdzina ar nākamo labāko ({ $other }): { $worth }.
solution-wrong = **Ne gluži.** Vislabāk: { $best }. Starpība līdz beigām, ja salīdzina ar tavējo ({ $other }): { $worth }.
solution-worth = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = { $spot }. vieta
solution-yours = Tava
solution-best = Labākā
solution-next = Nākamā labākā
solution-reason = Kāpēc: { $reason }.
solution-last-turn = Tavs pēdējais gājiens
