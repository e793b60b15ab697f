button-analysis = Analiza
analysis-title = Analiza partii { $id }
analysis-waiting = { $before ->
    [0] Trwa analiza tej partii. Pierwszy wynik będzie za minutę lub dwie.
    [1] Najpierw analizowana jest inna partia, potem ta. To potrwa kilka minut.
   *[other] Najpierw analizowane są inne partie ({ $before }), potem ta. To potrwa kilka minut.
} Analiza pojawi się tutaj, gdy będzie gotowa. Jeśli nic nie przyjdzie, naciśnij **{ button-analysis }** jeszcze raz: pójdzie dalej od tego samego miejsca.
button-finer = Przyjrzyj się dokładniej
analysis-progress = Gotowe: { $percent }%
analysis-like = Twoja gra była na poziomie **{ $level }**.
analysis-between = Twoja gra była gdzieś między poziomami **{ $worse }** i **{ $better }**.
analysis-unsurpassed = { $count ->
    [1] Jednej z twoich tur nie dało się zagrać lepiej.
   *[other] Twoje tury, których nie dało się zagrać lepiej: { $count }.
}
analysis-player-like = **{ $name }**: { $level }
analysis-player-between = **{ $name }**: { $worse } – { $better }
analysis-best-turn = **Najlepsza tura**: { $turn } · szansa na wygraną { $percent }%
analysis-none-better = Żadnej tury nie dało się rozegrać wyraźnie lepiej.
button-improve = { $count ->
    [1] Popraw jedną swoją turę
   *[other] Popraw swoje tury: { $count }
}
button-better-turns = Zobacz lepsze tury
analysis-turn = { $round ->
    [0] Pierwszy wybór · { $name }
   *[other] Runda { $round } · { $name }
}
analysis-gain-long = Szacowany zysk na koniec: { $points ->
    [none] prawie żadnych punktów
   *[other] punkty { $points }, z dokładnością do { $error }
}, i szansa na wygraną { $percent }%, z dokładnością do { $chance }.
analysis-gain-rivals = Punkty pozostałych, średnio: { $rivals }.
analysis-played = Jak zagrano
analysis-other = Jak byłoby lepiej
analysis-facts = **{ $title }**: { $facts }
button-play-on = Graj dalej stąd
button-play-on-again = Jeszcze raz stamtąd
played-on = { $id ->
    [none] Z zagadki, nie liczy się nigdzie
   *[other] Z partii { $id }, nie liczy się nigdzie
}
played-on-begun = Teraz wychodzą nowe płytki. Partia zostaje na jeden dzień.
error-too-many-analyses = Zbyt wiele partii czeka teraz na analizę. Spróbuj ponownie za kilka minut.
error-analysis-failed = Analiza się nie udała. Spróbuj ponownie za minutę.
