solution-right = **Genau!** Bis zum Ende { $worth } mehr als { $other }, die zweitbeste Antwort.
solution-wrong = **Nicht ganz.** Am besten ist { $best }: bis zum Ende { $worth } mehr als { $other }.
solution-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
solution-spot = Stelle { $spot }
solution-yours = Deines
solution-best = Das beste
solution-next = Das zweitbeste
solution-reason = Warum: { $reason }.
solution-last-turn = Dein letzter Zug
