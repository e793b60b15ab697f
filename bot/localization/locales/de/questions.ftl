solution-right = { $compared ->
    [played] **Genau!** Bis zum Ende bringt das { $worth } mehr als deine Wahl im Spiel, { $other_answer }.
   *[next] **Genau!** Bis zum Ende bringt das { $worth } mehr als { $other_answer }, die zweitbeste Antwort.
}
solution-wrong = **Nicht ganz.** Am besten ist { $best_answer }. Bis zum Ende bringt das { $worth } mehr als deine Antwort, { $other_answer }.
solution-better = **Besser war { $best_answer }.** Bis zum Ende bringt das { $worth } mehr als deine Wahl, { $other_answer }.
solution-good = **Gut!** Das ist so gut wie { $best_answer }, soweit ich sehe.
solution-worth = { points }{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
solution-spot = Stelle { $spot }
solution-move = „{ $move }“
solution-yours = Probiert
solution-played = Gespielt
solution-best = Das Beste
solution-next = Das Zweitbeste
solution-lead = Zahlen: erwarteter Abstand zum besten Gegner.
solution-reason = Warum: { $reason }.
solution-last-turn = Dein letzter Zug
