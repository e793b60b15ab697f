list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " i " }
list-words-and = { " i " }

points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
percent = { $percent }%

line-now = Do dołożenia
line-next = Następne płytki
line-first = Pierwsze płytki

table-round = { $round ->
    [0] Pierwszy wybór
   *[other] Runda { $round } z { $rounds }
}

box-k = Płytki Kingdomino
deck-unseen = { $count ->
    [one] { $count } zakryta płytka
    [few] { $count } zakryte płytki
    [many] { $count } zakrytych płytek
   *[other] { $count } zakrytej płytki
}, { $lines ->
    [0] żadna już nie wyjdzie
    [one] wyjdzie { $lines } kolumna po { $line }
    [few] wyjdą { $lines } kolumny po { $line }
    [many] wyjdzie { $lines } kolumn po { $line }
   *[other] wyjdzie { $lines } kolumny po { $line }
}
deck-squares = Pola

poster-won = Wygrywa { $name }!
poster-team-won = Wygrywają { $name }!
poster-shared = Remis! { $names }
poster-shared-headline = Wspólne zwycięstwo!
rank-first = { points }, ukończone przed innymi
rank-placed = { points }, miejsce { $place } z { $count }{ $state ->
    [open] { " " }na razie
   *[final] { "" }
}
rank-shares = { points }, wspólne miejsce { $place } z { $count }{ $state ->
    [open] { " " }na razie
   *[final] { "" }
}
poster-game = Partia { $number }. { $result }
hero-placed = { $name }: { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
   *[other] ostatnie
} miejsce
hero-shares = { $name }: wspólne { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
   *[other] piąte
} miejsce
hero-best = Najlepsza tura: +{ $points }
hero-decided = Runda { $round }: +{ $points }
hero-record = Nowy rekord!
poster-by-largest-property = większa posiadłość
poster-by-crowns = więcej koron
poster-largest = { $count ->
    [one] Największa posiadłość: { $terrain }, { $count } pole
    [few] Największa posiadłość: { $terrain }, { $count } pola
    [many] Największa posiadłość: { $terrain }, { $count } pól
   *[other] Największa posiadłość: { $terrain }, { $count } pola
}
story-decided = Runda { $number } rozstrzygnęła!
story-shared = Łeb w łeb!
story-tie-largest-property = Remis: decyduje największa posiadłość!
story-tie-crowns = Remis: decyduje liczba koron!
story-one-point = Jednym punktem!
story-last-round = Wygrana w ostatniej rundzie!
story-from-last = Z ostatniego miejsca w rundzie { $number }!
story-from-behind = Strata { $number } punktów odrobiona!
story-narrow = O { $number } punkty!
story-clear = Przewaga { $number } punktów!
story-never-behind = Ani razu z tyłu!
story-since = Na czele od rundy { $number }!
title-shepherd = Złote runo
title-miller = Złoty kłos
title-forester = Duch lasu
title-angler = Gruba ryba
title-frog-friend = Żabi raj
title-prospector = Skarby gór
title-told = { $title }: { $terrain_id ->
    [wheat] największe pole pszenicy
    [forest] największy las
    [lake] największe jezioro
    [swamp] największe bagno
    [mine] największe góry
    [grassland] największa łąka
   *[other] { $terrain }
}

part-wheat = Pola pszenicy
part-forest = Lasy
part-lake = Jeziora
part-grassland = Łąki
part-swamp = Bagna
part-mine = Góry
part-town = Miasta
part-middle-kingdom = Królestwo Środka
part-harmony = Harmonia


analysis-chances = Szansa na wygraną
chart-round = Runda

bonus-open = +{ $points } wciąż możliwe
bonus-sure = osiągnięte, +{ $points } na koniec
bonus-lost = już niemożliwe
discarded = Odrzucone (nie było miejsca)

terrain-wheat = pszenica
terrain-forest = las
terrain-lake = jezioro
terrain-grassland = łąka
terrain-swamp = bagno
terrain-mine = góry
terrain-town = miasto

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } z koroną
   *[other] { $terrain } z { $crowns } koronami
}
halves = { $first_half } i { $second_half }
domino = { $number } ({ $halves })
placement = { $first_half } na { $at_square }, { $second_half } na { $beside_square }
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }

alt-kingdom = Królestwo: { $name }, { points }.
alt-last = Ostatnio dołożona: { $squares }.
alt-land = Tereny: { $lands }.
alt-spots = Miejsca: { $spots }.
alt-spot = { $spot } na { $squares }
alt-hand = Do dołożenia: { $domino }.
alt-ghost = Pokazane: płytka { $domino }, { $placement }.
squares-range = { $first_square } do { $last_square }
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Teraz gra { $name }.
alt-lobby = { $game }. Przy stole: { $people_names }.
alt-seat = { $name } ({ $facts })
alt-laurel = { $count ->
    [1] Poprzedni sezon wygrywa { $names }.
   *[other] Poprzedni sezon wygrywają razem: { $names }.
}
alt-team = drużyna { $team }
alt-table = Wszystkie królestwa. Punkty: { $sums }.
alt-compared = Obok siebie, z przewagą na koniec: { $sums }.
alt-standing = { $place }. { $name }, { points }.
alt-standing-tie = { $place }. { $name }, { points }, { $decided }.
alt-part = { $part } { $sum }
alt-poster = Wszystkie królestwa na koniec.
alt-points = Punkty: { $sums }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Film z partii: { $turns ->
    [one] królestwa po { $turns } turze
    [few] królestwa po każdej z { $turns } tur
    [many] królestwa po każdej z { $turns } tur
   *[other] królestwa po każdej z { $turns } tury
}, a na końcu, kto wygrał.
film-turn = { $name }: { $placement }
alt-analysis = Jak zmieniała się szansa na wygraną.
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
alt-chance-highest = { $round ->
    [0] największa szansa { $chance } na początku
   *[other] największa szansa { $chance } w rundzie { $round }
}
alt-chance-lowest = { $round ->
    [0] najmniejsza szansa { $chance } na początku
   *[other] najmniejsza szansa { $chance } w rundzie { $round }
}
alt-highlight = { $text } ({ $name }).

# ---- opisy: nagłówki, zdania i listy zamiast obrazków

long-kingdom = { $name }: { points }
long-filled = { $covered ->
    [1] Na razie tylko zamek.
   *[other] Zajęte pola: { $covered } z { $count }, szerokość { $width }, wysokość { $height }.
}
long-room = Miejsce jest od { $first_square } do { $last_square }.
long-left = { $count ->
    [one] Jeszcze { $count } płytka.
    [few] Jeszcze { $count } płytki.
    [many] Jeszcze { $count } płytek.
   *[other] Jeszcze { $count } płytki.
}
long-holes = { $count ->
    [0] Bez dziur.
    [1] Jedna dziura: { $squares }.
   *[other] Dziury ({ $count }): { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
} ({ $squares }), { $worth }
long-property-brief = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
}, { points }
long-no-crown = bez korony
long-growing = { $property }, może rosnąć na { $growth_squares }
long-closed = { $property }, bez miejsca
long-land = { $terrain } ({ $squares })
long-barren = bez korony: { $lands }
long-dead = bez korony, bez miejsca: { $lands }
long-castle = zamek na { $castle_square }, miejsce na dowolny teren na { $squares }
long-castle-closed = zamek na { $castle_square }
long-free = { $domino }, wolna
long-due = { $domino }, { $name }, teraz
long-highlights = Warte uwagi
long-terrain = { $terrain }: { $counts }
long-deck-squares = { $crowns ->
    [0] { $count } bez korony
    [one] { $count } z { $crowns } koroną
    [few] { $count } z { $crowns } koronami
    [many] { $count } z { $crowns } koronami
   *[other] { $count } z { $crowns } korony
}
long-deck-none = { $terrain }: brak
long-chance = { $name }: { $first_chance } na początku, najmniej { $low_chance } { $low_round ->
    [0] na początku
   *[other] w rundzie { $low_round }
}, najwięcej { $high_chance } { $high_round ->
    [0] na początku
   *[other] w rundzie { $high_round }
}
