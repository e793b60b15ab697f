# Partia dnia: dla wszystkich te same płytki.

daily-name = Partia dnia
daily-title = Kingdomino #{ $number } · { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [one] { $count } komputer
    [few] { $count } komputery
    [many] { $count } komputerów
   *[other] { $count } komputera
} (poziom: { $level })
daily-here = Na tym serwerze
daily-line = **{ $place }.** { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
daily-unlisted = { $count ->
    [one] i { $count } osoba spoza listy
    [few] i { $count } osoby spoza listy
    [many] i { $count } osób spoza listy
   *[other] i { $count } osoby spoza listy
}
daily-everywhere = { $count ->
    [one] Łącznie ukończyła ją { $count } osoba.
    [few] Łącznie ukończyły ją { $count } osoby.
    [many] Łącznie ukończyło ją { $count } osób.
   *[other] Łącznie ukończyło ją { $count } osoby.
}
daily-nobody = Nikt jej nie ukończył.
daily-own = To twoje { $place }. miejsce wśród wszystkich.
daily-erased = Twoja dzisiejsza próba jest już wykorzystana: usunięte są twoje dane, a z nimi partia. Nowa będzie jutro.
daily-next = Następna zaczyna się { $when }.
daily-streak = Partia dnia ukończona { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} z rzędu.
daily-shared = **{ $name }** kończy partię dnia.
daily-card-how = Skopiuj i pokaż, gdzie chcesz. Niczego nie zdradza:
daily-card = Kingdomino #{ $number } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $level }: { $par })
daily-card-words = Kingdomino #{ $number }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Gracz komputerowy ({ $level }) z tymi samymi płytkami zdobywa { $par }.
daily-card-way = { $link ->
    [none] Zagraj na Discordzie: { COMMAND("daily") }
   *[other] Zagraj przez { COMMAND("daily") }: { $link }
}
daily-copy = Tutaj nikt inny tego nie widzi. Skopiuj, by się tym podzielić:
daily-about = Wszyscy dostają te same płytki. Grasz raz.
button-daily-play = Graj
button-daily-go-on = Graj dalej
button-daily-look = Obejrzyj swoją partię
button-daily-todays = Zagraj w dzisiejszą
button-daily-before = Dzień wcześniej
button-daily-today = Dzisiaj
error-daily-begun = Twoja dzisiejsza partia już trwa: { COMMAND("daily") } wraca do niej.
help-daily-name = Partia dnia
help-daily = { COMMAND("daily") } to jedna partia dziennie, w której wszyscy dostają te same płytki i grają z tymi samymi komputerami. Zagraj raz, we własnym tempie, i porównaj swoje punkty z innymi. Nowa zaczyna się o północy UTC.
