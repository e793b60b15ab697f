button-analysis = Analyse
analysis-waiting = { $before ->
    [0] Ich analysiere dieses Spiel. Ein erster Blick dauert ein bis zwei Minuten.
    [1] Erst wird ein anderes Spiel analysiert, dann dieses. Das dauert ein paar Minuten.
   *[other] Erst werden { $before } andere Spiele analysiert, dann dieses. Das dauert einige Minuten.
} Die Analyse erscheint hier, sobald sie fertig ist. Falls nichts kommt, tippe noch einmal auf **{ button-analysis }**: Ich mache da weiter, wo ich war.
analysis-progress = { $percent }{ "\u00A0" }% geschafft
button-play-on = Von hier weiterspielen
button-play-on-again = Noch einmal von dort
played-on = { $id ->
    [none] Aus einem Rätsel, zählt nirgends
   *[other] Aus Spiel { $id }, zählt nirgends
}
played-on-begun = Jetzt kommen neue Dominosteine. Das Spiel bleibt einen Tag.
error-too-many-analyses = Gerade warten zu viele Spiele auf ihre Analyse. Versuch es bitte in ein paar Minuten noch einmal.
error-analysis-failed = Die Analyse ist fehlgeschlagen. Versuch es bitte in einer Minute noch einmal.
