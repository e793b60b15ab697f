solution-right = { $compared ->
    [played] **Zgadza się!** Na koniec to o { $worth } więcej niż twój wybór w partii: { $other_answer }.
   *[next] **Zgadza się!** Na koniec to o { $worth } więcej niż następny najlepszy wybór: { $other_answer }.
}
solution-wrong = **Nie całkiem.** Najlepszy wybór to { $best_answer }. Na koniec o { $worth } więcej niż twój: { $other_answer }.
solution-better = **Lepszy wybór: { $best_answer }.** Na koniec o { $worth } więcej niż twój: { $other_answer }.
solution-good = **Dobrze!** O ile wiem, tak samo dobry wybór to { $best_answer }.
solution-worth = { points }{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = miejsce { $spot }
solution-move = „{ $move }”
solution-yours = Próba
solution-played = Zagrane
solution-best = Najlepszy
solution-next = Następny
solution-lead = Liczby: twoja spodziewana przewaga nad najlepszym rywalem.
solution-reason = Dlaczego: { $reason }.
solution-last-turn = Twoja ostatnia tura
