button-analysis = Wykres
chart-title = Szansa na wygraną · Partia { $id }
analysis-waiting = { $before ->
    [0] Przeglądam tę partię.
    [1] Najpierw przeglądam inną partię, potem tę.
   *[other] Najpierw przeglądam inne partie ({ $before }), potem tę.
} Jeśli nic nie przyjdzie, naciśnij **{ button-practice }** jeszcze raz.
analysis-progress = Gotowe: { $percent }%
button-play-on = Graj dalej stąd
button-play-on-again = Jeszcze raz stamtąd
played-on = { $id ->
    [none] Z zagadki, nie liczy się nigdzie
   *[other] Z partii { $id }, nie liczy się nigdzie
}
played-on-begun = Po tej kolumnie nowe płytki. Partia zostaje na dzień.
error-too-many-analyses = Zbyt wiele partii teraz czeka. Spróbuj ponownie za kilka minut.
error-analysis-failed = Niestety nie wyszło. Spróbuj ponownie za minutę.
