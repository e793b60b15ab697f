solution-right = { $compared ->
    [played] **Taip!** Tavo pasirinkimas partijoje: { $other_answer }. Persvara pabaigoje: { $worth }.
   *[next] **Taip!** Antras geriausias: { $other_answer }. Persvara pabaigoje: { $worth }.
}
solution-wrong = **Ne visai.** Geriausia: { $best_answer }. Tavo: { $other_answer }. Skirtumas pabaigoje: { $worth }.
solution-better = **Geriau: { $best_answer }.** Tavo: { $other_answer }. Skirtumas pabaigoje: { $worth }.
solution-good = **Gerai!** Kiek matau, tai taip pat gerai kaip { $best_answer }.
solution-worth = { points }{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
solution-spot = vieta { $spot }
solution-move = „{ $move }“
solution-yours = Bandei
solution-played = Žaidei
solution-best = Geriausia
solution-next = Antra
solution-lead = Skaičiai: tavo numatoma persvara prieš geriausią varžovą.
solution-reason = Kodėl: { $reason }.
solution-last-turn = Tavo paskutinis ėjimas
