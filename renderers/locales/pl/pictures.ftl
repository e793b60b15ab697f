list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }

picture-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

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
deck-percent = { $percent }%

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
domino = { $number } { $first } i { $second }

alt-kingdom = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
alt-last = Ostatnio dołożona: { $squares }.
alt-hand = Do dołożenia: { $domino }.
alt-ghost = Blado: płytka { $domino }, { $first } na { $at }, { $second } na { $beside }.
alt-spots = Dozwolone miejsca: { $spots }.
alt-castle = Zamek na { $square }.
alt-property = { $terrain } { $squares }: { $crowns ->
    [0] bez korony
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
}, { $points }.
alt-rows = Od { $square }: { $rows }.
alt-legend = (Rzędy od północy: w pole pszenicy, f las, l jezioro, g łąka, s bagno, m góry, t miasto; cyfra: korony; ## zamek.)
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-deck-next = Pola i szanse na nie w następnym rozdaniu: { $rows }.
alt-deck-later = Pola i szanse na nie za dwa rozdania: { $rows }.
alt-deck-left = Pola: { $rows }.
alt-deck-row = { $terrain } { $squares }, { $land }%
alt-deck-left-row = { $terrain } { $squares }
alt-claimed = { $domino }, { $name }
alt-turn = Gra { $name }.
alt-round = { $round ->
    [0] Pierwszy wybór.
   *[other] Runda { $round } z { $rounds }.
}
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-land = { $name }. { $rows }
alt-part = { $part } { $points }
alt-breakdown = { $name }: { $parts }.
alt-highlight = { $text } ({ $name }).

# ---- opisy: nagłówki, zdania i listy zamiast obrazków

long-kingdom = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
long-size = Rozmiar: { $width } na { $height }, najwyżej { $grid } na { $grid }; zamek jest na { $castle }.
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
} ({ $squares }), { $crowns ->
    [0] bez korony
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; może rosnąć na { $growth }
long-property-closed = { $terrain }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
} ({ $squares }), { $crowns ->
    [0] bez korony
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; bez dalszego miejsca
long-property-brief = { $terrain }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}, { $crowns ->
    [0] bez korony
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
long-castle = przy zamku może leżeć każdy teren: { $squares }
long-free = { $domino }, wolna
long-due = { $domino }, { $name }, teraz do dołożenia
long-highlights = Warte uwagi
long-deck-next = { $terrain }: { $none } bez korony, { $one } z jedną, { $two } z dwiema, { $three } z trzema; w następnej kolumnie: { $land }%, z koroną { $crown }%
long-deck-later = { $terrain }: { $none } bez korony, { $one } z jedną, { $two } z dwiema, { $three } z trzema; w pierwszej kolumnie z tego pudełka: { $land }%, z koroną { $crown }%
long-deck-left = { $terrain }: { $none } bez korony, { $one } z jedną, { $two } z dwiema, { $three } z trzema
