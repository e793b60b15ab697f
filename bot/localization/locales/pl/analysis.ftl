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
analysis-player-like = **{ $name }**: gra na poziomie **{ $level }**.
analysis-player-between = **{ $name }**: gra gdzieś między poziomami **{ $worse }** i **{ $better }**.
analysis-best-turn = **Najlepsza tura**: { $turn } · szansa na wygraną { $percent }%
analysis-costliest = **Najkosztowniejsza tura**: { $turn } · szansa na wygraną { $percent }%
analysis-sum = **{ part-usual }**: tyle średnio zdobywa ten stół. To wszystko szacunki, z dokładnością do { $error ->
    [one] { $error } punktu
    [few] { $error } punktów
    [many] { $error } punktów
   *[other] { $error } punktu
}.
analysis-better = { $count ->
    [0] Nie znaleziono tury, którą można było rozegrać wyraźnie lepiej.
    [1] Jedną turę można było rozegrać wyraźnie lepiej.
   *[other] Tury, które można było rozegrać wyraźnie lepiej: { $count }.
}
analysis-order = { $own ->
    [0] Najpierw te, które kosztowały najwięcej.
   *[other] Najpierw są twoje, zaczynając od tej, która kosztowała najwięcej.
}
analysis-placeholder = Obejrzyj turę
analysis-turn = { $round ->
    [0] Pierwszy wybór · { $name }
   *[other] Runda { $round } · { $name }
}
analysis-gain = { $points ->
    [none] Lepiej: szansa na wygraną { $percent }%
   *[other] Lepiej: szansa na wygraną { $percent }%, punkty { $points }
}
analysis-gain-long = Szacowany zysk na koniec: { $points ->
    [none] prawie żadnych punktów
   *[other] punkty { $points }, z dokładnością do { $error }
}, i szansa na wygraną { $percent }%, z dokładnością do { $chance }.
analysis-gain-rivals = Punkty pozostałych, średnio: { $rivals }.
analysis-played = Jak zagrano
analysis-other = Jak byłoby lepiej
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Wróć do analizy
button-play-on = Graj dalej stąd
button-play-on-again = Jeszcze raz stamtąd
played-on = { $id ->
    [none] Z zagadki, nie liczy się nigdzie
   *[other] Z partii { $id }, nie liczy się nigdzie
}
played-on-begun = Dalej wychodzą nowe płytki. Partia znika dzień po twoim ostatnim ruchu, a do tego czasu jest w { COMMAND("kingdomino games") }.
error-too-many-analyses = Zbyt wiele partii czeka teraz na analizę. Spróbuj ponownie za kilka minut.
error-analysis-failed = Analiza się nie udała. Spróbuj ponownie za minutę.
