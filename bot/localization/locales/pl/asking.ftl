option-ask-about = Pytanie o królestwo, odpowiedź słowami. Wybierz z listy

ask-not-known = Na to nie mam odpowiedzi.
ask-unknown = Możesz zapytać:
ask-changed = Co się zmieniło?
ask-kingdom = Co jest w królestwie?
ask-rivals = Gdzie mogą rosnąć pozostali?
ask-rival = { $name }: { $lands }
ask-placeholder = Zapytaj o stół…
ask-others = Inne pytania…
ask-last = Ostatnio dołożona: { $domino } na { $squares }.
ask-grow = { $terrain_id ->
    [mine] Gdzie mogą się powiększyć góry?
   *[other] Gdzie może się powiększyć { $terrain }?
}
ask-none = { $terrain }: jeszcze nie ma
ask-fits = Gdzie pasuje { $domino }?
ask-fits-nowhere = Nigdzie nie pasuje.
ask-spot = { $gain }: { $placement }
ask-more = { $count ->
    [one] …i jeszcze { $count } miejsce
    [few] …i jeszcze { $count } miejsca
    [many] …i jeszcze { $count } miejsc
   *[other] …i jeszcze { $count } miejsca
}
ask-holes = Jak duże jest królestwo i gdzie ma dziury?
ask-free = { $count ->
    [0] Żadnego pola nie da się już zakryć.
    [one] Da się jeszcze zakryć { $count } pole: { $squares }
    [few] Da się jeszcze zakryć { $count } pola: { $squares }
    [many] Da się jeszcze zakryć { $count } pól: { $squares }
   *[other] Da się jeszcze zakryć { $count } pola: { $squares }
}
ask-free-among = { $count ->
    [one] Da się jeszcze zakryć { $count } pole spośród tych: { $squares }
    [few] Da się jeszcze zakryć { $count } pola spośród tych: { $squares }
    [many] Da się jeszcze zakryć { $count } pól spośród tych: { $squares }
   *[other] Da się jeszcze zakryć { $count } pola spośród tych: { $squares }
}
ask-row = Co jest w rzędzie { $row }?
ask-square = { $square }: { $land }
ask-castle = zamek
ask-empty = puste
