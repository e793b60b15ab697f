stats-challenges = Partie dnia i wyzwania

stats-title = { $name } na tym serwerze
stats-none = { $name } nie ma jeszcze na tym serwerze partii, która się liczy.
stats-own-title = Wszystkie twoje partie
stats-own-none = Nie masz jeszcze partii, która się liczy.
stats-together = **Ty i { $name }** · wspólne partie: { $games } · wygrane: ty ({ $count }), { $name } ({ $wins }) · ostatnia: { $when_date }
stats-record = **{ $game }**: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $wins ->
    [0] bez wygranej
    [one] { $wins } wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
}
stats-played = **{ $game }**: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
stats-average = średnio { $mean ->
    [one] { $mean } punkt
    [few] { $mean } punkty
    [many] { $mean } punktów
   *[other] { $mean } punktu
}, najwyżej { $best_points }
button-ranking = Ranking tego serwera
button-results = Moje wyniki
ranking-title = Ranking tego serwera: { $game }
ranking-line = **{ $place }.** { $name }: ranking { $rating } · { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $wins ->
    [0] bez wygranej
    [one] { $wins } wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
}
ranking-none = Nie ma tu jeszcze rankingu. Zaczyna się od skończonej partii między ludźmi.
ranking-computers = Ty kontra komputery
ranking-empty = Nikt nie ma jeszcze dość skończonych partii.
ranking-missing = Do miejsca na liście { $missing ->
    [1] brakuje ci jeszcze jednej partii
   *[other] brakuje ci jeszcze { $missing } partii
} z innymi ludźmi.
ranking-unlisted = Nie ma cię na liście, zgodnie z twoim wyborem w { COMMAND("kingdomino settings") }.
ranking-about = Na liście są wszyscy, którzy mają co najmniej { $fewest ->
    [one] { $fewest } skończoną partię
    [few] { $fewest } skończone partie
    [many] { $fewest } skończonych partii
   *[other] { $fewest } skończonej partii
} z innymi ludźmi. Zaczynasz od { $start }, a zwycięstwo nad kimś silniejszym daje więcej. W { COMMAND("kingdomino settings") } możesz zniknąć z listy.
ranking-season = Ten sezon, od { DATETIME($since_day, dateStyle: "long") }
ranking-past = Sezon od { DATETIME($since_day, dateStyle: "medium") } do { DATETIME($until_day, dateStyle: "medium") }
button-ranking-season = Ten sezon
button-ranking-before = Poprzedni sezon
button-ranking-always = Wszystkie czasy
ranking-placeholder = Inna gra…
command-stats-about = Jak komuś idzie na tym serwerze i jaki jest ranking serwera
option-player-about = Czyje wyniki. Domyślnie twoje
error-results-of-another = Tu widać tylko twoje wyniki. Wpisz { COMMAND("kingdomino stats") } na serwerze, a zobaczysz, jak idzie tam komuś innemu.
help-ranking = { COMMAND("kingdomino stats") } pokazuje wyniki i ranking serwera.
stored-ranking = Rankingi są liczone od nowa ze skończonych partii, ilekroć ktoś je ogląda. W { COMMAND("kingdomino settings") } wybierasz, czy w nich jesteś.
setting-ranked-is = { $state ->
    [on] Rankingi: **jesteś w nich**
   *[off] Rankingi: **nie ma cię w nich**
}
button-set-ranked-on = Chcę być w rankingach
button-set-ranked-off = Nie chcę być w rankingach
stats-best = Najlepsze królestwo ({ $game }): { points } ({ $when_date })
button-best = Najlepsze królestwo
