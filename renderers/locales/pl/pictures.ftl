list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }

picture-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
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
deck-unseen = { $dominoes ->
    [one] { $dominoes } zakryta płytka
    [few] { $dominoes } zakryte płytki
    [many] { $dominoes } zakrytych płytek
   *[other] { $dominoes } zakrytej płytki
}, { $lines ->
    [0] żadna już nie wyjdzie
    [one] wyjdzie { $lines } kolumna po { $line }
    [few] wyjdą { $lines } kolumny po { $line }
    [many] wyjdzie { $lines } kolumn po { $line }
   *[other] wyjdzie { $lines } kolumny po { $line }
}
deck-squares = Pola
deck-next = W następnym rozdaniu
deck-later = Za dwa rozdania

poster-won = Wygrywa { $name }!
poster-team-won = Wygrywają { $name }!
poster-shared = Remis! { $names }
poster-shared-headline = Wspólne zwycięstwo!
poster-by-largest-property = większa posiadłość
poster-by-crowns = więcej koron
poster-tie-largest-property = Po { $points } pkt: decyduje największa posiadłość
poster-tie-crowns = Po { $points } pkt: decyduje liczba koron
poster-largest = { $size ->
    [one] Największa posiadłość: { $terrain }, { $size } pole
    [few] Największa posiadłość: { $terrain }, { $size } pola
    [many] Największa posiadłość: { $terrain }, { $size } pól
   *[other] Największa posiadłość: { $terrain }, { $size } pola
}
poster-best = Najlepsza tura: +{ $points } (płytka { $domino })

part-wheat = Pola pszenicy
part-forest = Lasy
part-lake = Jeziora
part-grassland = Łąki
part-swamp = Bagna
part-mine = Góry
part-town = Miasta
part-middle-kingdom = Królestwo Środka
part-harmony = Harmonia
part-total = Suma

part-usual = Zwykle
part-luck = Szczęście do płytek
part-own = Własne decyzje
part-others = Decyzje innych
part-result = Wynik

analysis-chances = Szansa na wygraną
analysis-points = Punkty
chart-round = Runda

bonus-open = +{ $points } wciąż możliwe
bonus-sure = osiągnięte, +{ $points } na koniec
bonus-lost = już niemożliwe
discarded = Odrzucone (nie było miejsca)

terrain-wheat = pole pszenicy
terrain-forest = las
terrain-lake = jezioro
terrain-grassland = łąka
terrain-swamp = bagno
terrain-mine = góry
terrain-town = miasto

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } z koroną
   *[other] { $terrain } z { $crowns } koronami
}
halves = { $first } i { $second }
domino = { $number } ({ $halves })
placement = { $first } na { $at }, { $second } na { $beside }
placement-brief = { $first } { $at }, { $second } { $beside }

alt-kingdom = Królestwo: { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
alt-last = Ostatnio dołożona: { $squares }.
alt-hand = Do dołożenia: { $domino }.
alt-ghost = Pokazane: płytka { $domino }, { $placement }.
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Gra { $name }.
alt-table = Wszystkie królestwa. Punkty: { $scores }.
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-part = { $part } { $points }
alt-breakdown = Tabela wszystkich punktów.
alt-points = Punkty: { $parts }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Film z partii: { $turns ->
    [one] królestwa po { $turns } turze
    [few] królestwa po każdej z { $turns } tur
    [many] królestwa po każdej z { $turns } tur
   *[other] królestwa po każdej z { $turns } tury
}, a na końcu zwycięzca.
alt-analysis = Jak zmieniała się szansa na wygraną oraz punkty jako suma: { $parts }.
alt-analysed = { $place }. { $name } { $points } = { $sum }; { $chance }.
alt-chance-highest = { $round ->
    [0] największa szansa { $percent } na początku
   *[other] największa szansa { $percent } w rundzie { $round }
}
alt-chance-lowest = { $round ->
    [0] najmniejsza szansa { $percent } na początku
   *[other] najmniejsza szansa { $percent } w rundzie { $round }
}
alt-highlight = { $text } ({ $name }).

# ---- opisy: nagłówki, zdania i listy zamiast obrazków

long-kingdom = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
long-holes = { $count ->
    [0] Bez dziur.
    [1] Jedna dziura: { $squares }.
   *[other] Dziury ({ $count }): { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
} ({ $squares }), { $worth }
long-property-brief = { $terrain }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
long-no-crown = bez korony, 0 punktów
long-growing = { $property }; może rosnąć na { $growth }
long-closed = { $property }; bez dalszego miejsca
long-land = { $terrain } { $squares }
long-barren = pola bez korony, więc bez punktów: { $properties }
long-dead = bez korony i bez dalszego miejsca: { $properties }
long-castle = zamek na { $castle }: obok niego może leżeć każdy teren, na { $squares }
long-castle-closed = zamek na { $castle }
long-free = { $domino }, wolna
long-due = { $domino }, { $name }, teraz do dołożenia
long-highlights = Warte uwagi
long-deck-next = { $terrain }: { $squares }; szansa w następnym rozdaniu: { $land }%{ $crown ->
    [0] { "" }
   *[other] , z koroną { $crown }%
}
long-deck-later = { $terrain }: { $squares }; szansa za dwa rozdania: { $land }%{ $crown ->
    [0] { "" }
   *[other] , z koroną { $crown }%
}
long-deck-left = { $terrain }: { $squares }
long-deck-squares = { $crowns ->
    [0] { $count } bez korony
    [one] { $count } z { $crowns } koroną
    [few] { $count } z { $crowns } koronami
    [many] { $count } z { $crowns } koronami
   *[other] { $count } z { $crowns } korony
}
long-deck-none = { $terrain }: brak
