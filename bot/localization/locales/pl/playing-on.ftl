button-play-on = Graj dalej stąd
button-play-on-again = Jeszcze raz stamtąd
played-on = { $id ->
    [none] Z zadanej pozycji, nie liczy się
   *[other] Z partii { $id }, nie liczy się
}
played-on-begun = Po tej kolumnie wyjdą nowe płytki. Partia znika dzień po twoim ostatnim ruchu.
