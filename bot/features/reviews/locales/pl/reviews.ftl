button-turns = Przejrzyj moje tury
turns-title = Twoje tury · { $when_date }
turns-place = Gdzie dołożyć { $domino }? Jedno miejsce jest w przybliżeniu o { points } lepsze od twojego.
turns-choose = Którą płytkę wybrać? Jedna jest w przybliżeniu o { points } lepsza od twojej.
turns-act = Co teraz zrobić? Jeden ruch jest w przybliżeniu o { points } lepszy od twojego.
turns-as-played = Tak właśnie było w partii.
button-turns-next = Następne pytanie
turns-done = Wszystkie znalezione.
turns-sum = **{ $good ->
    [0] { $turns ->
        [1] W twojej turze dało się lepiej.
       *[other] W każdej twojej turze ({ $turns }) dało się lepiej.
    }
    [1] W jednej turze (z { $turns }) lepiej się nie dało.
   *[other] Tury, w których lepiej się nie dało: { $good } z { $turns }.
}**
turns-sum-of-some = **Sprawdzone tury: { $studied } z { $turns }. { $good ->
    [0] W każdej dało się lepiej.
    [1] W jednej lepiej się nie dało.
   *[other] Lepiej się nie dało: { $good }.
}**
turns-little = { $count ->
    [1] W jednej turze dało się trochę lepiej.
   *[other] W { $count } turach dało się trochę lepiej.
}
turns-clear = { $count ->
    [1] W jednej turze dało się wyraźnie lepiej.
   *[other] W { $count } turach dało się wyraźnie lepiej.
}
turns-all-good = { $turns ->
    [1] **W twojej turze lepiej się nie dało.**
   *[other] **We wszystkich turach ({ $turns }) lepiej się nie dało.**
}
turns-hints-wrong = Tury, w których myliła się też moja podpowiedź: { $count }.
button-turns-little = Co było trochę lepsze?
turns-later = To na razie wszystko. To, co się nie udało, wróci: { $when_span }.
turns-no-games = Najpierw skończ jakąś partię. Potem poszukam tur, w których coś było wyraźnie lepsze, a ty to znajdziesz.
button-analysis = Wykres
chart-title = Szansa na wygraną · { $when_date }
analysis-waiting = { $count ->
    [0] Przeglądam tę partię.
    [1] Najpierw przeglądam inną partię, potem tę.
   *[other] Najpierw przeglądam inne partie ({ $count }), potem tę.
} Jeśli nic nie przyjdzie, naciśnij **{ button-turns }** jeszcze raz.
analysis-progress = Gotowe: { $percent }%
error-too-many-analyses = Zbyt wiele partii teraz czeka. Spróbuj ponownie za kilka minut.
error-analysis-failed = Niestety nie wyszło. Spróbuj ponownie za minutę.
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) pyta o tury z twoich partii, w których inny wybór był wyraźnie lepszy.
stored-reviews = Twoja ostatnia odpowiedź na każde pytanie **{ button-turns }** i jej czas.
