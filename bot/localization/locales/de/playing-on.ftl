button-play-on = Von hier weiterspielen
button-play-on-again = Noch einmal von dort
played-on = { $id ->
    [none] Aus einer vorgegebenen Stellung, zählt nicht
   *[other] Aus Spiel { $id }, zählt nicht
}
played-on-begun = Nach der Reihe kommen neue Dominosteine. Einen Tag nach deinem letzten Zug verfällt das Spiel.
