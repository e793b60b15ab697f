button-turns = Meine Züge prüfen
turns-title = Deine Züge · { $when_date }
turns-place = Wohin mit { $domino }? Eine Stelle ist etwa { points } mehr wert als deine.
turns-choose = Welchen Dominostein wählen? Einer ist etwa { points } mehr wert als deiner.
turns-act = Was tun? Ein anderer Zug ist etwa { points } mehr wert als deiner.
turns-as-played = Das hast du gespielt.
button-turns-next = Nächste Frage
turns-done = Du hast alle gefunden.
turns-sum = **{ $good ->
    [0] { $turns ->
        [1] In deinem Zug ging es besser.
       *[other] In jedem deiner { $turns } Züge ging es besser.
    }
    [1] In einem deiner { $turns } Züge ging es nicht besser.
   *[other] In { $good } deiner { $turns } Züge ging es nicht besser.
}**
turns-sum-of-some = **Angesehen: { $studied } von { $turns } Zügen. { $good ->
    [0] In jedem davon ging es besser.
    [1] In einem davon ging es nicht besser.
   *[other] In { $good } davon ging es nicht besser.
}**
turns-little = { $count ->
    [1] In einem Zug ging es etwas besser.
   *[other] In { $count } Zügen ging es etwas besser.
}
turns-clear = { $count ->
    [1] In einem Zug ging es deutlich besser.
   *[other] In { $count } Zügen ging es deutlich besser.
}
turns-all-good = { $turns ->
    [1] **Besser als dein Zug ging es nicht.**
   *[other] **In keinem deiner { $turns } Züge ging es besser.**
}
turns-hints-wrong = { $count ->
    [1] In einem irrte auch mein Hinweis.
   *[other] In { $count } irrte auch mein Hinweis.
}
button-turns-little = Was wäre etwas besser gewesen?
turns-later = Das war’s fürs Erste. Was dir entgangen ist, kommt wieder: { $when_span }.
turns-no-games = Beende erst ein Spiel. Dann suche ich Züge, in denen etwas deutlich besser war, und du findest es.
button-analysis = Verlauf
chart-title = Siegchancen · { $when_date }
analysis-waiting = { $count ->
    [0] Ich sehe dieses Spiel durch.
    [1] Ich sehe erst ein anderes Spiel durch, dann dieses.
   *[other] Ich sehe erst { $count } andere Spiele durch, dann dieses.
} Falls nichts kommt, tippe noch einmal auf **{ button-turns }**.
analysis-progress = { $percent }{ "\u00A0" }% geschafft
error-too-many-analyses = Gerade warten zu viele Spiele. Versuch es bitte in ein paar Minuten noch einmal.
error-analysis-failed = Das hat leider nicht geklappt. Versuch es bitte in einer Minute noch einmal.
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) fragt dich nach eigenen Zügen, in denen anderes deutlich besser war.
stored-reviews = Deine letzte Antwort auf jede Frage von **{ button-turns }** und wann du sie gegeben hast.
