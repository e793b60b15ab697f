variant-kd = Kingdomino
variant-kd7 = Kingdomino: Pojedynek mistrzów
variant-kd3n = Kingdomino na 3 osoby, 4 płytki w kolumnie
variant-kd-about = Dokładaj płytki wokół zamku; punkty dają tereny z koronami
variant-kd7-about = Wszystkie 48 płytek i większe królestwa
variant-kd3n-about = Nowa edycja: wszystkie 48 płytek, z każdej kolumny jedna zostaje

option-m = Królestwo Środka
option-h = Harmonia
option-dynasty = Dynastia
dynasty-game = Dynastia, partia { $number } z { $games }

grid-5 = królestwa 5×5
grid-7 = królestwa 7×7

# ---- lobby

lobby-players = Gracze: { $seated } z { $count }
lobby-person = **{ $name }**
lobby-host = **{ $name }** (gospodarz)
lobby-computer = **{ $name }** (komputer, { $level })
invited-to-play =
    { $person }: masz zaproszenie do gry { $game }. Przy stole: { $names }.
    Miejsce czeka do: { $until }.
button-accept = Przyjmij
button-declineinvitation = Odrzuć
invitation-accepted = **{ $name }** przyjmuje zaproszenie i siada przy stole.
invitation-ended = To zaproszenie już się skończyło.
lobby-in-team = { $player }, drużyna { $team }
lobby-wrong-number = Liczba graczy w tej grze: { $allowed }. Inni mogą dołączyć, a gospodarz może dodać komputery.
lobby-missing = { $missing ->
    [1] Brakuje jeszcze jednej osoby.
   *[other] Brakuje jeszcze { $missing } osób.
}
lobby-missing-some = { $missing ->
    [1] Do rozpoczęcia brakuje jeszcze jednej osoby.
   *[other] Do rozpoczęcia brakuje jeszcze { $missing } osób.
} Wolne miejsca: { $free }.
lobby-room = Gospodarz może już zacząć (gracze: { $count }, { $size }); są jeszcze wolne miejsca.
lobby-ready = Są już wszyscy: naciśnij „{ button-start }”. O kolejności gry decyduje los.
lobby-started = Partia trwa.
lobby-idle = Stół zamknięty, bo przez tydzień nic się tu nie zmieniło. Otwórz nowy: { COMMAND("kingdomino new") }.
lobby-cancelled = Stół zamknięty przed początkiem partii.

team-placeholder = Wybierz drużynę
team-option = Drużyna { $team }
team-any = Dowolna drużyna
team-drawn = Kto nie wybierze drużyny, temu przydzieli ją los.

setup-game-placeholder = Gra
setup-seats-placeholder = Gracze
setup-pace = Czas na turę: { $value }
setup-pace-placeholder = Czas na turę
setup-language = Język: { $value }
setup-language-placeholder = Język tego stołu
setup-theme = Kolory: { $value }
setup-theme-placeholder = Kolory obrazków, które widzą wszyscy
setup-policy-placeholder = Gdy ktoś przekroczy czas
setup-players-one = Dla { $most } graczy
setup-players-two = Dla { $fewest } lub { $most } graczy
setup-players-range = Dla { $fewest }–{ $most } graczy
setup-seats = Gracze: { $count }
setup-teams = { $teams ->
    [one] { $teams } drużyna
    [few] { $teams } drużyny
    [many] { $teams } drużyn
   *[other] { $teams } drużyny
}, { $size }

turn-time-none = bez limitu
turn-time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
turn-time-hours = { $count ->
    [1] godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
turn-time-days = { $count ->
    [1] dzień
   *[other] { $count } dni
}
policy-wait = Po czasie: nic się nie dzieje
policy-wait-about = Nikt nie dostaje przypomnień i nikt za nikogo nie gra
policy-remind = Po czasie: przypomnienia
policy-remind-about = Przypomnienia, coraz rzadsze; inni mogą oddać turę komputerowi
policy-turn = Po czasie: turę gra komputer
policy-turn-about = Jedno przypomnienie; gdy minie drugie tyle czasu, turę rozgrywa komputer
policy-seat = Po czasie: dalej gra komputer
policy-seat-about = Jedno przypomnienie; gdy minie drugie tyle czasu, komputer gra aż do powrotu

setup-options-placeholder = Warianty

button-join = Dołącz
button-leave = Odejdź
button-start = Start
button-fill = Uzupełnij komputerami ({ $level })
button-close-table = Zamknij stół

level-beginner = początkujący
level-solid = solidny
level-strong = silny
level-master = mistrz
add-placeholder = Dodaj gracza komputerowego
add-beginner = Początkujący
add-beginner-about = Popełnia błędy kogoś, kto dopiero poznaje grę
add-solid = Solidny
add-solid-about = Bierze od razu tyle punktów, ile się da, i nie zostawia dziur
add-strong = Silny
add-strong-about = Gra dobrze i odpowiada od razu
add-master = Mistrz
add-master-about = Najsilniejszy ze wszystkich, myśli około pięciu sekund na turę

computer-names = Bolko, Matylda, Gniewko, Jagna, Mirosz, Dobrawa, Ziemko, Wanda, Leszko

thread-name = { $game }: { $name }

# ---- co się stało

domino-told = { $number } ({ $halves })
half-told = { $half } { $crowns }
halves-told = { $first } / { $second }
contact-castle = { $terrain } przy zamku
contact-land = { $terrain } przy { $square }

told-order = Kolejność wyboru: { $names }
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = Drużyny: { $teams }
told-resigned = **{ $name }** opuszcza partię; dalej gra komputer.
told-turn-back = **{ $name }** cofa swoją turę.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (z planu)
told-by-itself = **{ $name }** (jedyny ruch)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (gra komputer)
told-by-stand-in = **{ $name }** (komputer w zastępstwie)
told-mate = { $name } (drużyna: { $mate })
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = dokłada{ "\u00A0" }{ $domino }
told-discard = odrzuca { $domino }: nigdzie nie pasuje
told-pick = wybiera{ "\u00A0" }{ $domino }

told-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
told-earlier = { $count ->
    [1] Pominięto tu jedną wcześniejszą turę.
    [few] Pominięto tu { $count } wcześniejsze tury.
    [many] Pominięto tu { $count } wcześniejszych tur.
   *[other] Pominięto tu { $count } wcześniejszej tury.
}
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
told-choices = Wybrane: { $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

# ---- czyja tura

due-place = { $name }, dołóż płytkę { $domino }
due-rest = { $name }, twoja kolej
due-pick = { $name }, wybierz płytkę
time-turn = Przypomnienie { $until }; gdy minie drugie tyle czasu, turę rozegra komputer.
time-seat = Przypomnienie { $until }; gdy minie drugie tyle czasu, miejsce zajmie komputer.
time-over-turn = Komputer rozegra turę { $at }.
time-over-seat = Komputer zajmie miejsce { $at }.
pick-lost = { $count ->
    [1] W tym królestwie nie ma już miejsca na płytkę { $dominoes }.
   *[other] W tym królestwie nie ma już miejsca na płytki { $dominoes }.
}
button-place = Dołóż { $domino }
button-open = Moja tura
button-what-happened = Co się wydarzyło
button-kingdom = { EMOJI("look") } { $name }
button-kingdom-words = Królestwo: { $name }
button-table = Cały stół
alt-text-mode = Tryb tekstowy w { COMMAND("kingdomino settings") } opowie to słowami.
button-pick = { $number } · { $halves }

# ---- przypomnienia, zastępstwa, cofanie

reminder-waiting = { LINK($link, "Stół") } czeka na ciebie. Ostatni ruch: { $since }.
reminder-last = W tej rundzie wszyscy czekają już tylko na ciebie.
reminder-then-turn = Twój czas: do { $at } ({ $left }). Potem turę rozegra komputer.
reminder-then-seat = Twój czas: do { $at } ({ $left }). Potem twoje miejsce zajmie komputer i będzie grać aż do twojego powrotu.
button-mute = Nie przypominaj więcej
muted = W tej turze nie będzie już przypomnień.
muted-until = W tej turze nie będzie już przypomnień. Jeśli nie zagrasz, komputer zrobi to { $left }.
reminder-computermoves = Jeśli to nie może czekać, każda osoba przy stole może pozwolić, by tę turę rozegrał komputer.
reminder-computerkeeps = Jeśli to nie może czekać, każda osoba przy stole może pozwolić, by komputer rozegrał tę turę albo grał aż do powrotu.
button-computermoves = Niech zagra komputer za: { $name }
button-computerkeeps = Komputer gra dalej za: { $name }

late-turns = Jak ustalono przy tym stole, komputer gra za: { $names }. **{ button-pace }** pokazuje to ustalenie i pozwala je zmienić.
button-pace = Czas na turę
seats-kept = Komputery grają za: { $names }

undo-asked = **{ $name }** prosi o cofnięcie ostatniej tury:
undo-needs-all = Potrzebna jest zgoda wszystkich.
undo-agreed = Wszyscy się zgadzają: ostatnia tura cofnięta.
undo-refused = Ostatnia tura zostaje: { $name } woli grać dalej.
undo-late = Gra toczy się już dalej, więc tura zostaje.
undo-stands = Ostatnia tura zostaje.
button-agree = Zgoda
button-rejectundo = Nie, gramy dalej

# ---- tempo gry i inne wspólne decyzje

pace-title = W jakim tempie gra ten stół
pace-line = { $time }. { $then }.
pace-consent = Zmiana zacznie działać, gdy zgodzą się wszyscy przy stole.
pace-alone = Przy tym stole nie ma innych osób, więc zmiana działa od razu.
button-propose = Zaproponuj pozostałym
button-change-pace = Zmień

proposal-pace = **{ $name }** proponuje inne tempo gry przy tym stole:
proposal-agreed = Wszyscy się zgadzają: od teraz to obowiązuje.
proposal-refused = Zostaje po staremu: { $name } nie chce zmiany.
proposal-ended-pace = Ta propozycja jest już nieaktualna.
proposal-waiting = Pozostali dostali pytanie. Czeka ono, aż zdecydują wszyscy, a gra toczy się tymczasem dalej.
done-proposal-pace = Gotowe: od teraz to obowiązuje. Zmienisz to przez { COMMAND("kingdomino pace") }.
button-decline = Raczej nie

# ---- koniec

end-won = Wygrywa { $names }!
end-team-won = Wygrywają { $names }!
end-shared = Remis! Zwycięstwem dzielą się: { $names }
end-by-largest-property = Remis w punktach: decyduje największa posiadłość.
end-by-crowns = Remis w punktach i w wielkości posiadłości: decydują korony.
end-dynasty-so-far = Dynastia po { $number } z { $games } partii: { $sums }
end-dynasty-won = Dynastię wygrywa { $names }!
end-dynasty-shared = Dynastia na remis! Zwycięstwem dzielą się: { $names }
end-dynasty-sums = Razem w { $games } partiach: { $sums }
end-dynasty-game = Partia { $number }: { $result }
end-sum = { $name } { $total }
button-rematch = Rewanż
button-next-game = Zacznij partię { $number } z { $games }
button-history = Historia
game-cancelled = Partia zakończona bez wyniku.
game-resigned = { $count ->
    [1] **{ $names }** opuszcza partię.
   *[other] Z partii odchodzą: **{ $names }**.
} Zostały same komputery, więc kończy się ona bez wyniku.
