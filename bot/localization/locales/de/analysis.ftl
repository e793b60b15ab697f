button-analysis = Verlauf
chart-title = Siegchancen · Spiel { $id }
analysis-waiting = { $before ->
    [0] Ich sehe dieses Spiel durch.
    [1] Ich sehe erst ein anderes Spiel durch, dann dieses.
   *[other] Ich sehe erst { $before } andere Spiele durch, dann dieses.
} Falls nichts kommt, tippe noch einmal auf **{ button-practice }**.
analysis-progress = { $percent }{ "\u00A0" }% geschafft
button-play-on = Von hier weiterspielen
button-play-on-again = Noch einmal von dort
played-on = { $id ->
    [none] Aus einem Rätsel, zählt nirgends
   *[other] Aus Spiel { $id }, zählt nirgends
}
played-on-begun = Danach neue Dominosteine. Das Spiel bleibt einen Tag.
error-too-many-analyses = Gerade warten zu viele Spiele. Versuch es bitte in ein paar Minuten noch einmal.
error-analysis-failed = Das hat leider nicht geklappt. Versuch es bitte in einer Minute noch einmal.
