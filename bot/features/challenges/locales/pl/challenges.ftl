deal-daily = Partia dnia
deal-channel = Wyzwanie
deal-weekly = Wyzwanie tygodnia
deal-known = { button-beat }
button-beat = Pobij ten wynik
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
cards-title = Partia dnia { $number }: już po grze
daily-opponents = { $count ->
    [one] { $count } komputer
    [few] { $count } komputery
    [many] { $count } komputerów
   *[other] { $count } komputera
} (poziom: { $level })
daily-begins = **Kingdomino #{ $number }**: wszyscy dostają te płytki i grają raz.
daily-here = Na tym serwerze
daily-line = **{ $place }.** { $name }: { points }
daily-unlisted = { $count ->
    [one] Poza listą jest { $count } osoba.
    [few] Poza listą są { $count } osoby.
    [many] Poza listą jest { $count } osób.
   *[other] Poza listą jest { $count } osoby.
}
daily-everywhere = { $count ->
    [one] Na razie skończyła ją { $count } osoba.
    [few] Na razie skończyły ją { $count } osoby.
    [many] Na razie skończyło ją { $count } osób.
   *[other] Na razie skończyło ją { $count } osoby.
}
daily-nobody = Nikt jej nie skończył.
daily-next = Następna partia: { $when_time }.
daily-week = Dni z grą w tym tygodniu: { $days }.
daily-shared = **{ $name }** kończy partię dnia.
daily-card-how = Skopiuj i pokaż, gdzie chcesz. Niczego nie zdradza:
daily-card = Kingdomino #{ $number } · { points } (silny komputer na tym miejscu: { $par })
daily-card-words = Kingdomino #{ $number }: { points }. Gracz komputerowy (poziom: { $level }) z tymi samymi płytkami zdobywa { $par }.
daily-card-way = Zagraj na Discordzie: { COMMAND($command) }
daily-copy = Tutaj nikt inny tego nie widzi. Skopiuj, by się tym podzielić:
daily-about = Wszyscy dostają te same płytki. Grasz raz.
button-daily-play = Graj
button-daily-go-on = Graj dalej
button-daily-look = Obejrzyj moją partię
button-daily-todays = Zagraj w dzisiejszą
button-cards = Pokaż karty
button-daily-today = Pokaż dzisiejszą partię
help-daily-name = Partia dnia
help-daily = { COMMAND("kingdomino daily") } to jedna partia dziennie, w której wszyscy dostają te same płytki i grają z tymi samymi komputerami. Zagraj raz, we własnym tempie, i porównaj swoje punkty z innymi. Nowa zaczyna się o północy UTC.
challenge-invitation = { $kind }: { $facts }
challenge-opened = Twoje wyzwanie jest otwarte! Naciśnij **{ button-daily-play }** pod jego wiadomością i też zagraj.
challenge-about = Wszyscy grają tymi samymi płytkami, każdy osobno i kiedy chce.
challenge-minutes = { $minutes ->
    [1] około minuty
   *[other] około { $minutes } min
}
challenge-question = **Otworzyć tu wyzwanie dla wszystkich?** { $game }, z komputerami (poziom: { $level }). Wszyscy dostają te same płytki i mają na grę jeden dzień.
challenge-closes = Otwarte do: { $when_time }.
challenge-last-day = Ostatni dzień! Otwarte do: { $when_time }.
challenge-closed = Zamknięte: { $when_span }.
challenge-waits = Otwarte, dopóki ktoś nie zagra.
challenge-finished = { $count ->
    [0] Nikt jeszcze nie skończył.
    [one] Partię skończyła { $count } osoba.
    [few] Partię skończyły { $count } osoby.
    [many] Partię skończyło { $count } osób.
   *[other] Partię skończyło { $count } osoby.
}
challenge-done = Już po partii: { $names }.
names-more = { $names } i jeszcze { $more }
challenge-against = Przeciwnicy: { $facts }.
challenge-late = Koniec był po czasie, więc nie ma cię na liście. Wynik: { points }.
challenge-erased = Twoja próba jest już wykorzystana: usunięte są twoje dane, a z nimi partia.
button-challenge-close = Zamknij teraz
challenge-close-question = Wynik zobaczą od razu wszyscy. Kto jeszcze gra, może skończyć, ale w wyniku go nie będzie.
challenge-over = { $count ->
    [1] Wygrywa { $names }: { points }.
   *[other] Zwycięstwem dzielą się: { $names }. Każde królestwo ma { points }.
}
challenge-over-one = Tylko { $name } kończy partię, wynik: { points }.
challenge-over-unlisted = Wyzwanie jest zamknięte.
challenge-par = Silny komputer tutaj: { $par }
challenge-parted = { $round ->
    [0] Drogi rozchodzą się przy pierwszym wyborze.
   *[other] Drogi rozchodzą się w rundzie { $round }.
}
challenge-turn = **{ $name }**: { $turn }
challenge-beat-title = Wynik do pobicia: { $name }, { points }
challenge-beat-about = Dostajesz to samo miejsce, te same płytki i komputery. Jedna próba, która się nie liczy.
challenge-beat-others = Za pozostałe osoby grają komputery.
challenge-beat-shared = Z tymi samymi płytkami: **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-even = Z tymi samymi płytkami **{ $first_name }** i **{ $second_name }** mają po równo: { points }.
error-challenges-of-person = Twoje otwarte wyzwania: { $limit }. Więcej mieć nie można. Poczekaj, aż któreś się zamknie, albo zamknij je.
error-challenges-on-server = Otwarte wyzwania na tym serwerze: { $limit }. Więcej być nie może. Poczekaj, aż któreś się zamknie.
help-challenge-name = Wyzwania
help-challenge = { COMMAND("kingdomino challenge") } daje wszystkim na kanale te same płytki, a każdy gra osobno z tymi samymi komputerami. Nikt nie widzi wyników, zanim sam nie skończy, ale kto patrzy, jak gra ktoś inny, zna już płytki. Na koniec królestwa stają obok siebie. **{ button-beat }** na stronie skończonej partii daje ci jej miejsce i płytki, a to się nie liczy. **{ button-weekly }** daje kanałowi nowe co tydzień.

play-daily = { COMMAND("kingdomino daily") } to jedna partia dziennie przeciwko komputerom, z tymi samymi płytkami dla wszystkich.
stored-challenges = Które wyzwania i tygodnie są otwarte przez ciebie, które partie dnia pokazujesz i w których tygodniach padło pytanie, czy jeszcze grasz.
stored-tries = Jeśli usuniesz dane, gdy partia dnia albo wyzwanie jest otwarte: to, że partia była zaczęta, do czasu zamknięcia, jako kod, który nikogo nie wskazuje.
error-challenge-private = Wyzwanie jest dla całego kanału. Wpisz { COMMAND("kingdomino challenge") } na kanale serwera.
command-challenge-about = Te same płytki dla wszystkich na tym kanale, każdy gra we własnym tempie
command-daily-about = Partia dnia: te same płytki dla wszystkich, każdy ma jedną próbę
option-challenge-game-about = Która gra. Domyślnie Kingdomino
option-level-about = Jak silne są komputery. Domyślnie poziom solidny
option-challenge-hours-about = Za ile godzin wyzwanie się zamyka, na przykład 3
option-days-about = Za ile dni wyzwanie się zamyka, na przykład 2. Bez godzin i dni: za jeden dzień

button-weekly = Otwieraj co tydzień
button-weekly-end = Nie otwieraj wyzwań co tydzień
weekly-question = **Otwierać tu wyzwanie co tydzień?** Gry się zmieniają, przeciwnikami są komputery (poziom: { $level }). Pierwsze zaczyna się teraz, a następne razem z wynikiem: { $opens_time } (strefa czasowa: { $zone }).
weekly-clock = **Otwierać tu wyzwanie co tydzień?** Najpierw powiedz, która tu jest godzina, żeby nikogo nie wołać w nocy.
weekly-begun = Zaczyna się! Co tydzień otworzy się tu nowe.
weekly-end-question = Koniec cotygodniowych wyzwań na { $channels }? Jeśli jakieś jest otwarte, zostaje otwarte.
weekly-ended = Gotowe: następne samo się już nie pojawi.
weekly-games = Gry kolejnych tygodni
weekly-games-all = Wszystkie gry po kolei
weekly-games-kingdomino = Wszystkie oprócz Queendomino po kolei
career-days = Partie dnia: { $days }
week-title = Tydzień { $number }
week-result = { $state ->
    [alone] Tydzień { $number } kończy tylko { $names }.
    [won] { $count ->
        [1] Tydzień { $number } wygrywa { $names }.
       *[other] Tydzień { $number } wygrywają razem: { $names }.
    }
   *[none] Tydzień { $number } się skończył.
}
week-open = Tydzień { $number } jest otwarty.
button-week-play = Zagraj w tygodniu { $number }
week-row = Tygodnie z rzędu, w których grały co najmniej dwie osoby: { $weeks }
week-season = Wygrane tygodnie: { $people_names }
week-tally = { $name } ({ $wins } z { $games })
week-best = Najlepszy wynik ({ $game }): { $names }, { $gain } w porównaniu z silnym komputerem
week-before = Zeszły tydzień. { $done_text }
season-won = { $count ->
    [1] Sezon wygrywa { $names }: { $wins } z { $weeks } tygodni.
   *[other] Sezon wygrywają razem: { $names }, po { $wins } z { $weeks } tygodni.
}
season-over = Sezon się skończył.
button-season = Poprzedni sezon
season-title = Poprzedni sezon
season-line = **{ $place }.** { $name }: { $wins } z { $games }
button-week-want = Za tydzień: { $game }
button-week-unwant = Za tydzień nie: { $game }
button-week-instead = Wolę zagrać: { $game }
week-next = { $state ->
    [none] Nowy tydzień sam się tu nie otworzy.
   *[next] Za tydzień: { $game }.
}
week-missed = Jeszcze jedna osoba i tygodni z rzędu będzie { $weeks }.
button-week-skip = Nie w tym tygodniu
week-skipped = Jasne. Do następnego tygodnia!
error-week-unfinished = Najpierw dokończ ten tydzień. Potem powiesz, co będzie dalej.
career-weeks = Wygrane tygodnie tego sezonu: { $wins } z { $games }
weeks-of-season = Wyzwania tygodnia, osobny sezon (rozegrane tygodnie: { $weeks } z { $most })
error-weeks-off = Na tym serwerze nie ma wyzwań tygodnia. Kto zarządza serwerem, może na nie pozwolić: { COMMAND("kingdomino server") }.
server-weeks = Wyzwania tygodnia
server-weeks-is = Wyzwania tygodnia zaczyna: **{ $value }**
server-weeks-openers = kto może otwierać stoły
server-weeks-managers = kto zarządza serwerem
server-weeks-nobody = nikt
setting-closings-is = { $state ->
    [on] Wyzwania i tygodnie: **wołają cię**
   *[off] Wyzwania i tygodnie: **nie wołają cię**
}
button-set-closings-on = Wołaj mnie na wyzwania
button-set-closings-off = Nie wołaj mnie na wyzwania
