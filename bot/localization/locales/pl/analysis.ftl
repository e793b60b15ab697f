button-analysis = Analiza
analysis-waiting = { $before ->
    [0] Trwa analiza tej partii. Pierwszy wynik będzie za minutę lub dwie.
    [1] Najpierw analizowana jest inna partia, potem ta. To potrwa kilka minut.
   *[other] Najpierw analizowane są inne partie ({ $before }), potem ta. To potrwa kilka minut.
} Analiza pojawi się tutaj, gdy będzie gotowa. Jeśli nic nie przyjdzie, naciśnij **{ button-analysis }** jeszcze raz: pójdzie dalej od tego samego miejsca.
analysis-progress = Gotowe: { $percent }%
button-play-on = Graj dalej stąd
button-play-on-again = Jeszcze raz stamtąd
played-on = { $id ->
    [none] Z zagadki, nie liczy się nigdzie
   *[other] Z partii { $id }, nie liczy się nigdzie
}
played-on-begun = Teraz wychodzą nowe płytki. Partia zostaje na jeden dzień.
error-too-many-analyses = Zbyt wiele partii czeka teraz na analizę. Spróbuj ponownie za kilka minut.
error-analysis-failed = Analiza się nie udała. Spróbuj ponownie za minutę.
