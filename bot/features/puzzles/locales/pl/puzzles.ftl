puzzle-title = Zagadka dnia · { DATETIME($day, dateStyle: "long") }
button-puzzle = Zagadka dnia
puzzle-place = Gdzie dołożyć { $domino }? Jedno z tych miejsc jest na koniec warte co najmniej o { points } więcej niż każde inne.
puzzle-choose = Którą płytkę wybrać? Jedna jest na koniec warta co najmniej o { points } więcej niż każda inna.
puzzle-found = { $count ->
    [0] Komputer nie znajduje tego na żadnym poziomie.
    [1] Z poziomów komputera znajduje to tylko: { $levels }.
    [4] Komputer znajduje to na każdym poziomie.
   *[other] Z poziomów komputera znajdują to: { $levels }.
}
help-puzzles = Razem z nią przychodzi **{ button-puzzle }**.
career-puzzles = Zagadki odgadnięte za pierwszym razem: { $found } z { $asked }
stored-puzzles = Na które zagadki dnia padła twoja odpowiedź i czy pierwsza była trafna.
