puzzle-title = Zagadka dnia · { DATETIME($date, dateStyle: "long") }
button-puzzle = Zagadka dnia
puzzle-place = Gdzie dołożyć { $domino }? Jedno z tych miejsc jest na koniec warte co najmniej o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej niż każde inne.
puzzle-choose = Którą płytkę wziąć? Jedna jest na koniec warta co najmniej o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej niż każda inna.
puzzle-right = **Zgadza się!** Na koniec to o { $worth } więcej niż następny najlepszy wybór: { $other }.
puzzle-wrong = **Nie całkiem.** Najlepszy wybór to { $best }: na koniec o { $worth } więcej niż twój ({ $other }).
puzzle-good = **Dobrze!** O ile wiem, tak samo dobry wybór to { $best }.
puzzle-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
puzzle-spot = miejsce { $spot }
puzzle-yours = Próba
puzzle-played = Zagrane
puzzle-best = Najlepszy
puzzle-next = Następny
puzzle-lead = Liczby to twoja przewaga nad najlepszym rywalem na koniec, jakiej się spodziewam.
puzzle-reason = Dlaczego: { $reason }.
puzzle-found = { $count ->
    [0] Komputer nie znajduje tego na żadnym poziomie.
    [1] Z poziomów komputera znajduje to tylko: { $names }.
    [4] Komputer znajduje to na każdym poziomie.
   *[other] Z poziomów komputera znajdują to: { $names }.
}
button-practice = Twoje tury
practice-title = Twoje tury · Partia { $id }
practice-place = Gdzie dołożyć { $domino }? Jedno miejsce jest w przybliżeniu o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} lepsze od twojego.
practice-choose = Którą płytkę wziąć? Jedna jest w przybliżeniu o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} lepsza od twojej.
practice-as-played = Tak właśnie było zagrane.
button-practice-next = Następna
practice-done = Wszystkie znalezione.
practice-sum = **Tury, w których lepiej się nie dało: { $good } z { $turns }.**
practice-later = To na razie wszystko. To, co się nie udało, wróci { $when }.
practice-none = Nic nie było wyraźnie lepsze od twoich ruchów.
practice-last-turn = Twoja ostatnia tura
practice-no-games = Najpierw skończ jakąś partię. Potem poszukam tur, w których coś było wyraźnie lepsze, a ty to znajdziesz. Tymczasem codziennie czeka zagadka dnia.
