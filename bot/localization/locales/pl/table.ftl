variant-kd = Kingdomino
variant-unknown = Gra, której nie znam
variant-kd7 = Kingdomino: Pojedynek mistrzów
variant-kd3n = Kingdomino na 3 osoby, 4 płytki w kolumnie
variant-kd-about = Dokładaj płytki, a punkty dadzą tereny z koronami
variant-kd7-about = Wszystkie 48 płytek i większe królestwa
variant-kd3n-about = Wszystkie 48 płytek, a z każdej kolumny jedna zostaje

option-dynasty = Dynastia
option-thread = W wątku
option-thread-about = Partia przenosi się do wątku pod wiadomością ze stołem, a kanał zostaje wolny
suggestions-shown = widoczne
suggestions-hint = na żądanie
suggestions-none = brak
suggestions-shown-about = Każdy panel otwiera się z ruchem, który obiecuje najwięcej
suggestions-hint-about = Pokazuje je przycisk „{ button-hint }”. Na koniec wszyscy widzą, kto obył się bez nich
suggestions-none-about = Tylko punkty, a dobre ruchy każdy znajduje bez pomocy
setup-guided-placeholder = Podpowiedzi tylko dla… (nie liczy się)
dynasty-game = Dynastia, partia { $number } z { $games }

grid-5 = królestwa 5×5
grid-7 = królestwa 7×7
lobby-plays = { $size }, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}

# ---- lobby

lobby-players = Gracze: { $seated } z { $count }
lobby-seat-host = gospodarz
lobby-seat-computer = komputer, { $level }
lobby-seat-invited = zaproszenie
lobby-seat-free = wolne
lobby-seats-kept = Zaproszenia: { $people_names }. Miejsca czekają do: { $until_time }.
lobby-again = { $people_names }, jeszcze jedna partia?
invite-placeholder = Zaproś do gry
invited-to-play = { $person_name }, zagrasz z nami? { $game }. Na odpowiedź masz { time-span }.
invited-by =
    Przy stole: { $names }.
    Twoje miejsce czeka do: { $until_time }.
called-to-play = { $role }, kto zagra? { $game }
called-by = Przy stole: { $names }, miejsca: { $count } · { $pace }
call-ended = { $game }: { $state ->
    [full] przy tym stole jest komplet.
    [begun] partia trwa.
   *[closed] ten stół jest zamknięty.
}
button-accept = Przyjmij
button-declineinvitation = Odrzuć
lobby-wrong-number = Liczba graczy w tej grze: { $allowed }. Inni mogą dołączyć albo gospodarz może dodać komputery.
lobby-missing = Żeby zacząć, { $missing ->
    [1] potrzebna jest jeszcze jedna osoba.
    [few] potrzebne są jeszcze { $missing } osoby.
    [many] potrzeba jeszcze { $missing } osób.
   *[other] potrzeba jeszcze { $missing } osoby.
}
lobby-for-one = { $where ->
    [private] Wolne miejsca zajmą komputery.
   *[server] Inni mogą dołączyć, a wolne miejsca zajmą komputery.
}
lobby-room = Gospodarz może już zacząć, a miejsca są też dla innych.
lobby-ready = { $free_count ->
    [0] Gotowe: naciśnij **{ button-start }**. Kto wybiera pierwszy, decyduje los.
   *[other] Wszyscy już odpowiedzieli. Naciśnij **{ button-start }** (graczy przy stole: { $seated }) albo poczekaj na innych.
}
lobby-begins = Wszyscy grają! Początek partii: { $when_span }.
lobby-in-line = Następne wolne miejsce: { $names }
ready-all = { $person_name }, stół jest gotowy. Zaczynamy?
ready-short = { $person_name }, nie wszyscy mogą grać. Zacznij bez nich, dodaj komputery albo poczekaj.
seats-sought = Szukamy zastępstwa: { $names }
lobby-started = Partia trwa.
lobby-in-thread = Partia toczy się w wątku { $thread }
lobby-idle = Przez tydzień nic się tu nie zmieniło, więc zamykam ten stół. Otwórz nowy: { COMMAND("kingdomino new") }.
lobby-cancelled = Stół zamknięty przed początkiem partii.

team-placeholder = Wybierz drużynę
team-option = Drużyna { $team }
team-any = Dowolna drużyna
team-drawn = Jeśli nie wybierzesz drużyny, przydzieli ją los.

setup-seats-placeholder = Gracze
setup-pace = Czas na turę: { $value }
setup-policy = Po czasie: { $value }
setup-suggestions = Podpowiedzi: { $value }
server-policy = Gdy ktoś przekroczy czas
setup-players-one = Dla { $most } graczy
setup-players-two = Dla { $fewest } lub { $most } graczy
setup-players-range = Dla { $fewest }–{ $most } graczy
setup-seats = { $count } graczy
setup-teams = { $teams ->
    [one] { $teams } drużyna
    [few] { $teams } drużyny
    [many] { $teams } drużyn
   *[other] { $teams } drużyny
}, { $size }
turn-company = Przy stole: { $people_names }

turn-time-none = bez limitu
turn-time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
turn-time-hours = { $count ->
    [1] godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
turn-time-days = { $count ->
    [1] dzień
   *[other] { $count } dni
}
policy-wait = nic się nie dzieje
policy-wait-about = Bez przypomnień i nikt za nikogo nie gra
policy-remind = przypomnienia
policy-remind-about = Coraz rzadsze przypomnienia. Inni mogą oddać turę komputerowi
policy-turn = turę gra komputer
policy-turn-about = Przypomnienie po upływie czasu, a później turę gra komputer
policy-seat = dalej gra komputer
policy-seat-about = Przypomnienie po upływie czasu, a później komputer gra aż do powrotu

setup-options-placeholder = Warianty

button-join = Dołącz
button-again = Gram
button-not-now = Nie teraz
button-leave = Odejdź
button-more = Więcej
put-out-placeholder = Usuń kogoś
button-start = Start
button-play-computers = Graj z komputerami
button-invite = Zaproś
button-table-rules = Więcej ustawień
button-fill = Uzupełnij komputerami ({ $level })
button-close-table = Zamknij stół

level-beginner = początkujący
level-solid = solidny
level-strong = silny
level-master = mistrz
add-placeholder = Dodaj gracza komputerowego
add-beginner = Początkujący
add-beginner-about = Popełnia błędy, które na początku popełnia każdy
add-solid = Solidny
add-solid-about = Bierze od razu tyle punktów, ile się da, i nie zostawia dziur
add-strong = Silny
add-strong-about = Gra dobrze i odpowiada od razu
add-master = Mistrz
add-master-about = Najlepszy ze wszystkich. Myśli około pięciu sekund na turę

computer-names = Bolko, Matylda, Gniewko, Jagna, Mirosz, Dobrawa, Ziemko, Wanda, Leszko

thread-name = { $game }: { $names }

# ---- co się stało

half-told = { $terrain } { $crown_signs }
halves-told = { $first_half } / { $second_half }
points-now = { $points ->
    [0] na razie bez punktów
    [one] **{ $gain }** punkt
    [few] **{ $gain }** punkty
    [many] **{ $gain }** punktów
   *[other] **{ $gain }** punktu
}
contact-castle = { $terrain } przy zamku
contact-own = { $terrain_id ->
    [wheat] powiększa pszenicę
    [forest] powiększa las
    [lake] powiększa jezioro
    [grassland] powiększa łąkę
    [swamp] powiększa bagno
    [mine] powiększa góry
    [town] powiększa miasto
   *[other] powiększa teren: { $terrain }
}

told-order = Kolejność: { $names }
told-resigned = **{ $name }** opuszcza partię, a miejsce przejmuje komputer.
told-substitute-resigned = Zastępstwo (miejsce: **{ $owner_name }**) opuszcza partię, a miejsce przejmuje komputer.
told-turn-back = **{ $name }** cofa swoją turę.
told-host = Gospodarzem tego stołu jest teraz **{ $name }**.
told-locked = Wątek jest zablokowany, więc partia tam czeka. Odblokować go może ktoś, kto zarządza tym serwerem.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (z planu)
told-by-itself = **{ $name }** (jedyny ruch)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (gra komputer)
told-by-stand-in = **{ $name }** (komputer w zastępstwie)
told-mate = { $name } (drużyna: { $mate_name })
told-place = dokłada{ "\u00A0" }{ $domino }
told-discard = odrzuca { $domino }, bo nigdzie nie pasuje
told-discard-again = odrzuca{ "\u00A0" }{ $domino }
told-pick = wybiera{ "\u00A0" }{ $domino }
told-pick-last = dostaje{ "\u00A0" }{ $domino }
told-domino = { $number }{ "\u00A0" }({ $land })
told-land = { $crowns ->
    [0] { $count ->
        [1] { $terrain_id ->
            [wheat] podwójne pole pszenicy
            [forest] podwójny las
            [lake] podwójne jezioro
            [grassland] podwójna łąka
            [swamp] podwójne bagno
            [mine] podwójne góry
            [town] podwójne miasto
           *[other] podwójny teren: { $terrain }
        }
       *[other] { $both_lands }
    }
    [1] { $terrain } z koroną
    [2] { $terrain } z dwiema koronami
   *[3] { $terrain } z trzema koronami
}
told-goes-last = gra{ "\u00A0" }na{ "\u00A0" }końcu
told-leader = Runda { $round }: prowadzi **{ $name }**, { $points } do { $second_points }.

# ---- czyja tura

due-place = { $name }, twoja kolej: dołóż płytkę { $domino }
due-rest = { $name }, twoja kolej
due-pick = { $name }, twoja kolej: wybierz płytkę
due-begin = Wasza partia się zaczęła: { $order ->
    [first] pierwszy wybór ma { $name }
   *[next] teraz wybiera { $name }
}
due-pick-again = { $name } wybiera jeszcze jedną płytkę
time-span = { $unit ->
    [minutes] { $count ->
        [1] minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
    [hours] { $count ->
        [1] godzinę
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
   *[days] { $count ->
        [1] dzień
       *[other] { $count } dni
    }
}
due-within = { $due }, masz { time-span }
time-turn = Przypomnienie: { $until_span }, a { time-span } później turę zagra komputer.
time-seat = Przypomnienie: { $until_span }, a { time-span } później miejsce zajmie komputer.
time-over-turn = Komputer zagra tę turę: { $at_span }.
time-over-seat = Komputer zajmie miejsce: { $at_span }.
pick-lost = { $count ->
    [1] { $dominoes } nigdzie teraz nie pasuje.
   *[other] { $dominoes } nigdzie teraz nie pasują.
}
button-place = Dołóż { $domino }
button-open = Moja tura
kingdom-placeholder = Powiększ królestwo…
button-table = Stół
button-boards = Plansza budowniczych
button-look = { EMOJI("look") } Zobacz królestwa
alt-board-text = Wszystko słowami: { COMMAND("kingdomino board text:") }.
alt-text-mode = { setting-text-mode } w { COMMAND("kingdomino settings") } opowie to słowami.

# ---- przypomnienia, zastępstwa, cofanie

reminder-waiting = Stół: { $channel }
reminder-last = W tej rundzie wszyscy czekają już tylko na ciebie.
reminder-next = { $name } ma teraz turę, a potem twoja kolej.
reminder-then-turn = Twój czas mija: { $at_time }. Potem tę turę zagra komputer.
reminder-then-seat = Twój czas mija: { $at_time }. Potem komputer gra dalej aż do twojego powrotu.
button-mute = Nie przypominaj więcej
muted = W porządku, w tej turze nie będzie już przypomnień.
muted-until = W porządku, w tej turze nie będzie już przypomnień. Jeśli nie zagrasz wcześniej, komputer zrobi to za ciebie ({ $left_span }).
reminder-computermoves = Spieszy wam się? Każda osoba przy stole może oddać tę turę komputerowi.
reminder-computerkeeps = Spieszy wam się? Każda osoba przy stole może oddać komputerowi tę turę albo, do powrotu gracza, całe miejsce.
button-computermoves = Niech zagra komputer
button-computerkeeps = Oddaj miejsce komputerowi

late-turns = Tak jak ustaliliście, komputer gra za: { $names }. **{ button-pace }** pokazuje to ustalenie i je zmienia.
button-pace = Czas na turę
seats-kept = Komputer pilnuje miejsc: { $names }
button-own-seat-back = { $count ->
    [1] { $name }: wracam na swoje miejsce
   *[other] Wracam na swoje miejsce
}
button-goon = Gramy dalej
table-paused = **Przerwa.** Nikt nie dostaje przypomnień. Grę wznawia każdy ruch, a także **{ button-goon }**.

request-undo = { $people_names }, cofamy ostatnią turę?
proposal-by = **{ $name }** to proponuje. Wszyscy muszą się zgodzić.
undo-agreed = Wszyscy się zgadzają: ostatnia tura cofnięta.
undo-refused = Ostatnia tura zostaje: { $name } woli grać dalej.
undo-late = Gra toczy się już dalej, więc tura zostaje.
undo-stands = Ostatnia tura zostaje.
button-agree = Zgadzam się
button-rejectundo = Nie, gramy dalej

# ---- tempo gry i inne wspólne decyzje

pace-title = Czas na turę przy tym stole
pace-line = { $pace }. { $then }.
pace-hurry = Jeśli { $name } zwleka za długo, możesz pozwolić zagrać komputerowi: { $until_span }.
pace-consent = Zacznie obowiązywać, gdy zgodzą się wszyscy przy stole.
pace-alone = Przy tym stole jesteś tylko ty, więc działa od razu.
button-propose = Zaproponuj pozostałym
button-change-pace = Zmień

request-pace = { $people_names }, zmieniamy czas na turę?
request-pause = { $people_names }, robimy przerwę przy tym stole?
request-seat = { $people_names }, szukamy kogoś w zastępstwie?
proposal-agreed = Wszyscy się zgadzają. Działa od teraz.
proposal-refused = Wszystko zostaje po staremu: { $name } woli nie zmieniać.
proposal-ended = Ta propozycja jest już nieaktualna.
proposal-waiting = Pozostali dostali pytanie. Czeka, aż wszyscy zdecydują, a gra toczy się tymczasem dalej.
done-proposal-pace = Gotowe. Działa od teraz, a znowu zmieni to { COMMAND("kingdomino table") }.
pause-about = W czasie przerwy nikt nie dostaje przypomnień i żaden komputer nikogo nie zastępuje. Ruch kończy przerwę.
done-proposal-pause = Gotowe: przerwa trwa, aż ktoś zagra albo naciśnie **{ button-goon }**.
done-goon = Gramy dalej.
button-pause = Zrób przerwę
button-decline = Raczej nie

# ---- koniec

end-won = Wygrywa { $names }!
end-won-on-seat = { EMOJI("computer") } Wygrywa komputer na miejscu: { $name }!
name-computer = { EMOJI("computer") } Komputer
end-team-won = Wygrywają { $names }!
end-shared = Remis! Zwycięstwem dzielą się: { $names }
end-found = Bez podpowiedzi: { $shares }
end-found-share = { $name } ({ $found } z { $turns })
end-dynasty-so-far = Po { $number } z { $games } partii: { $sums }
end-dynasty-won = Dynastię wygrywa { $names }!
end-dynasty-shared = Zwycięstwem w dynastii dzielą się: { $names }!
end-dynasty-sums = Razem w { $games } partiach: { $sums }
end-sum = { $name } ({ $total })
end-turned = Przesądziła runda { $round }: **{ $name }** +{ $points } ({ $land }), wygrana o { $margin ->
    [one] { $margin } punkt
    [few] { $margin } punkty
    [many] { $margin } punktów
   *[other] { $margin } punktu
}.
button-rematch = Rewanż
button-next-game = Zacznij partię { $number } z { $games }
game-cancelled = Ta partia zakończyła się bez wyniku.
closed-by = Stół zamknęła moderacja: { $name }
game-resigned = { $count ->
    [1] **{ $names }** opuszcza partię.
   *[other] Z partii odchodzą: **{ $names }**.
} Zostały same komputery, więc kończy się bez wyniku.

deal-shared = Wspólne rozdanie
