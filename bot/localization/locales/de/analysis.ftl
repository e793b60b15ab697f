button-analysis = Analyse
analysis-title = Analyse von Spiel { $id }
analysis-waiting = { $before ->
    [0] Ich analysiere dieses Spiel. Ein erster Blick dauert ein bis zwei Minuten.
    [1] Erst wird ein anderes Spiel analysiert, dann dieses. Das dauert ein paar Minuten.
   *[other] Erst werden { $before } andere Spiele analysiert, dann dieses. Das dauert einige Minuten.
} Die Analyse erscheint hier, sobald sie fertig ist. Falls nichts kommt, tippe noch einmal auf **{ button-analysis }**: Ich mache da weiter, wo ich war.
button-finer = Genauer hinsehen
analysis-progress = { $percent }{ "\u00A0" }% geschafft
analysis-like = Du hast auf der Stufe **{ $level }** gespielt.
analysis-between = Dein Spiel lag irgendwo zwischen **{ $worse }** und **{ $better }**.
analysis-unsurpassed = { $count ->
    [1] Einer deiner Züge hätte nicht besser sein können.
   *[other] { $count } deiner Züge hätten nicht besser sein können.
}
analysis-player-like = **{ $name }**: { $level }
analysis-player-between = **{ $name }**: { $worse } bis { $better }
analysis-best-turn = **Bester Zug**: { $turn } · Siegchance { $percent }{ "\u00A0" }%
analysis-none-better = Kein Zug hätte deutlich besser sein können.
button-improve = { $count ->
    [1] Einen deiner Züge verbessern
   *[other] { $count } deiner Züge verbessern
}
button-better-turns = Bessere Züge ansehen
analysis-turn = { $round ->
    [0] Erste Wahl · { $name }
   *[other] Runde { $round } · { $name }
}
analysis-gain-long = Geschätzter Gewinn bis zum Ende: { $points ->
    [none] kaum Punkte
   *[other] { $points } Punkte, plus oder minus { $error },
} und { $percent }{ "\u00A0" }% Siegchance, plus oder minus { $chance }.
analysis-gain-rivals = Punkte der anderen im Durchschnitt: { $rivals }.
analysis-played = So wurde gespielt
analysis-other = Das wäre besser gewesen
analysis-facts = **{ $title }**: { $facts }
button-play-on = Von hier weiterspielen
button-play-on-again = Noch einmal von dort
played-on = { $id ->
    [none] Aus einem Rätsel, zählt nirgends
   *[other] Aus Spiel { $id }, zählt nirgends
}
played-on-begun = Jetzt kommen neue Dominosteine. Das Spiel bleibt einen Tag.
error-too-many-analyses = Gerade warten zu viele Spiele auf ihre Analyse. Versuch es bitte in ein paar Minuten noch einmal.
error-analysis-failed = Die Analyse ist fehlgeschlagen. Versuch es bitte in einer Minute noch einmal.
