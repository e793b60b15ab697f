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
practice-no-games = Spiel erst ein Spiel zu Ende. Dann suche ich Züge, in denen etwas deutlich besser war, und du findest es.
button-analysis = Verlauf
chart-title = Siegchancen · Spiel { $id }
analysis-waiting = { $before ->
    [0] Ich sehe dieses Spiel durch.
    [1] Ich sehe erst ein anderes Spiel durch, dann dieses.
   *[other] Ich sehe erst { $before } andere Spiele durch, dann dieses.
} Falls nichts kommt, tippe noch einmal auf **{ button-practice }**.
analysis-progress = { $percent }{ "\u00A0" }% geschafft
error-too-many-analyses = Gerade warten zu viele Spiele. Versuch es bitte in ein paar Minuten noch einmal.
error-analysis-failed = Das hat leider nicht geklappt. Versuch es bitte in einer Minute noch einmal.
command-practice-about = In Zügen deiner eigenen Spiele die bessere Wahl finden
help-reviews = { COMMAND("kingdomino practice") } fragt dich nach eigenen Zügen, in denen anderes deutlich besser war.
stored-reviews = Deine letzte Antwort auf jede Frage von { COMMAND("kingdomino practice") } und wann du sie gegeben hast.
