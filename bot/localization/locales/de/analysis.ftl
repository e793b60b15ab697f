button-analysis = Analyse
analysis-title = Analyse von Spiel { $id }
analysis-waiting = { $before ->
    [0] Das Spiel wird gerade analysiert. Das dauert eine bis fünf Minuten.
    [1] Erst wird ein anderes Spiel analysiert, dann dieses. Das dauert ein paar Minuten.
   *[other] Erst werden { $before } andere Spiele analysiert, dann dieses. Das dauert einige Minuten.
} Die Analyse erscheint hier, sobald sie fertig ist. Falls nichts kommt, tippe noch einmal auf **{ button-analysis }**.
analysis-progress = { $percent }{ "\u00A0" }% geschafft
analysis-best-turn = **Bester Zug**: { $turn } · Siegchance { $percent }{ "\u00A0" }%
analysis-costliest = **Teuerster Zug**: { $turn } · Siegchance { $percent }{ "\u00A0" }%
analysis-better = { $count ->
    [0] Bei keinem Zug hat sich etwas deutlich Besseres gefunden.
    [1] Bei einem Zug wäre etwas anderes deutlich besser gewesen.
   *[other] Bei { $count } Zügen wäre etwas anderes deutlich besser gewesen.
}
analysis-order = { $own ->
    [0] Die teuersten stehen zuerst.
   *[other] Deine stehen zuerst, angefangen mit dem teuersten.
}
analysis-placeholder = Einen Zug ansehen
analysis-turn = { $round ->
    [0] Erste Wahl · { $name }
   *[other] Runde { $round } · { $name }
}
analysis-gain = Besser: Punkte { $points }, Siegchance { $percent }{ "\u00A0" }%
analysis-gain-long = Geschätzter Gewinn: { $points } Punkte, plus oder minus { $error }, und { $percent }{ "\u00A0" }% Siegchance, plus oder minus { $chance }.
analysis-gain-rivals = Punkte der anderen im Durchschnitt: { $rivals }.
analysis-played = So wurde gespielt
analysis-other = Das wäre besser gewesen
analysis-choice = Das stand zur Wahl
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Zurück zur Analyse
error-too-many-analyses = Gerade warten zu viele Spiele auf ihre Analyse. Versuch es bitte in ein paar Minuten noch einmal.
error-analysis-failed = Die Analyse ist fehlgeschlagen. Versuch es bitte in einer Minute noch einmal.
