puzzle-title = Rätsel des Tages · { DATETIME($date, dateStyle: "long") }
button-puzzle = Rätsel des Tages
puzzle-place = Wohin mit { $domino }? Eine dieser Stellen ist bis zum Ende mindestens { $points } Punkte mehr wert als jede andere.
puzzle-choose = Welchen Dominostein nimmst du? Einer ist bis zum Ende mindestens { $points } Punkte mehr wert als jeder andere.
puzzle-right = **Genau!** Bis zum Ende { $worth } mehr als { $other }, die zweitbeste Antwort.
puzzle-wrong = **Nicht ganz.** Am besten ist { $best }: bis zum Ende { $worth } mehr als { $other }.
puzzle-good = **Gut!** Das ist so gut wie { $best }, soweit ich sehe.
puzzle-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
puzzle-spot = Stelle { $spot }
puzzle-yours = Probiert
puzzle-played = Gespielt
puzzle-best = Das beste
puzzle-next = Zweitbeste
puzzle-lead = Die Zahlen sind dein Vorsprung vor dem besten Gegner am Ende, so wie ich ihn erwarte.
puzzle-reason = Warum: { $reason }.
puzzle-found = { $count ->
    [0] Das findet kein Computer, auch nicht der stärkste.
    [1] Von den Computern findet das nur: { $names }.
    [4] Das finden die Computer aller Stufen.
   *[other] Von den Computern finden das: { $names }.
}
button-practice = Deine Züge
practice-title = Deine Züge · Spiel { $id }
practice-place = Wohin mit { $domino }? Eine Stelle ist etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert als deine.
practice-choose = Welchen Dominostein nehmen? Einer ist etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert als deiner.
practice-as-played = Das hast du gespielt.
button-practice-next = Nächste Frage
practice-done = Du hast alle gefunden.
practice-sum = **{ $good } von { $turns } deiner Züge: besser ging es nicht.**
practice-later = Das war fürs Erste die letzte Frage. Was dir entgangen ist, kommt wieder { $when }.
practice-none = Nichts war deutlich besser als das, was du gespielt hast.
practice-last-turn = Dein letzter Zug
practice-no-games = Spiel erst ein Spiel zu Ende. Dann suche ich Züge, in denen etwas deutlich besser war, und du findest es. Bis dahin gibt es jeden Tag ein Rätsel.
