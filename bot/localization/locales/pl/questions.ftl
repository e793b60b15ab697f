solution-right = **Zgadza się!** Na koniec to o { $worth } więcej niż następny najlepszy wybór: { $other }.
solution-wrong = **Nie całkiem.** Najlepszy wybór to { $best }: na koniec o { $worth } więcej niż twój ({ $other }).
solution-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = miejsce { $spot }
solution-yours = Twój wybór
solution-best = Najlepszy
solution-next = Następny
solution-reason = Dlaczego: { $reason }.
solution-last-turn = Twoja ostatnia tura
