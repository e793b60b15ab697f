solution-right = { $compared ->
    [played] **Tieši tā!** Tava izvēle spēlē: { $other_answer }. Starpība līdz beigām: { $worth }.
   *[next] **Tieši tā!** Nākamais labākais: { $other_answer }. Starpība līdz beigām: { $worth }.
}
solution-wrong = **Ne gluži.** Vislabāk: { $best_answer }. Tavējais: { $other_answer }. Starpība līdz beigām: { $worth }.
solution-better = **Labāk: { $best_answer }.** Tavējais: { $other_answer }. Starpība līdz beigām: { $worth }.
solution-good = **Labi!** Cik redzu, tas ir tikpat labi kā { $best_answer }.
solution-worth = { points }{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = { $spot }. vieta
solution-move = „{ $move }”
solution-yours = Mēģināji
solution-played = Spēlēji
solution-best = Labākā
solution-next = Nākamā
solution-lead = Skaitļi: tavs gaidāmais pārsvars pār labāko pretinieku.
solution-reason = Kāpēc: { $reason }.
solution-last-turn = Tavs pēdējais gājiens
