part-wealth = Bogactwo
poster-queen = Korona królowej: +{ $points }, { $terrain }

building-bakery = Piekarnia
building-sawmill = Tartak
building-fish-shop = Sklep rybny
building-weaver = Tkalnia
building-merchant = Sprzedawca
building-smithy = Kuźnia
building-church = Kościół
building-vault-knights = Sejf (rycerze)
building-vault-towers = Sejf (wieże)
building-small-tavern = Mała tawerna
building-big-tavern = Wielka tawerna
building-guard-tower = Strażnica
building-fortified-castle = Wzmocniony zamek
building-travelling-castle = Podróżujący zamek
building-training-camp = Obóz treningowy
building-statue = Posąg
building-queens-tower = Wieża królowej

effect-knights = { $count ->
    [one] { $count } rycerz
    [few] { $count } rycerzy
    [many] { $count } rycerzy
   *[other] { $count } rycerza
}
effect-towers = { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
}
effect-tax-per-knight = każdy wysłany rycerz przynosi o 1 monetę więcej za każdego twojego rycerza
effect-tax-per-tower = każdy wysłany rycerz przynosi o 1 monetę więcej za każdą twoją wieżę
effect-crowns = 1 korona dla miasta, w którym stoi
effect-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
effect-per-property = 2{ "\u00A0" }punkty za każdą posiadłość { $terrain_id ->
    [wheat] pszenicy
    [forest] lasu
    [lake] jeziora
    [grassland] łąki
    [swamp] bagna
    [mine] gór
    [town] miasta
   *[other] ({ $terrain })
}
effect-points-per-tower = 1 punkt za każdą wieżę
effect-points-per-knight = 1 punkt za każdego rycerza, wysłanego czy nie

board-title = Plansza budowniczych
board-empty = puste
board-left = { $count ->
    [0] brak
    [one] { $count } kafel
    [few] { $count } kafle
    [many] { $count } kafli
   *[other] { $count } kafla
}
board-nobody = u nikogo
board-asleep = śpi
board-burned = spalony

box-q = Płytki Queendomino
stack-unseen = { $tile_count ->
    [one] { $tile_count } zakryty budynek
    [few] { $tile_count } zakryte budynki
    [many] { $tile_count } zakrytych budynków
   *[other] { $tile_count } zakrytego budynku
}
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = { $count ->
    [one] { $count } korona
    [few] { $count } korony
    [many] { $count } koron
   *[other] { $count } korony
}
sign-tax-per-knight = podatek/rycerz
sign-tax-per-tower = podatek/wieża
sign-points = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
sign-points-per-tower = za wieżę
sign-points-per-knight = za rycerza
sign-per-property = za posiadłość

legend-points = punkty na koniec
legend-dear = za drogi
legend-queen = 1 moneta mniej

alt-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
alt-knights-left = { $knights ->
    [one] { $knights } rycerz
    [few] { $knights } rycerzy
    [many] { $knights } rycerzy
   *[other] { $knights } rycerza
} w rezerwie
alt-towers = { $towers ->
    [one] { $towers } wieża
    [few] { $towers } wieże
    [many] { $towers } wież
   *[other] { $towers } wieży
}
alt-owned = { $treasury }.
alt-queen = Tu, na { $square }, mieszka królowa i daje jedną koronę więcej.
alt-building = { $building } na { $square }
alt-buildings = Budynki: { $buildings }.
alt-sites = Wolne pola miasta: { $squares }.
alt-knights = Rycerze: { $squares }.
alt-plan = Pokazane: { $building } na { $square }.
alt-board = Plansza budowniczych.
alt-buyer = { $name }: { $treasury }.
alt-left = { $count ->
    [0] Stos jest pusty.
    [one] Został { $count } kafel.
    [few] Zostały { $count } kafle.
    [many] Zostało { $count } kafli.
   *[other] Zostało { $count } kafla.
}
alt-buying = Wybrany kafel: { $building }.
alt-burning = Do spalenia: { $building }.
alt-cost = { $cost ->
    [0] za darmo
    [one] { $cost } moneta
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}
alt-tiles = Do kupienia: { $buildings }.
alt-tile = { $building } ({ alt-cost })
alt-offer = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } zamiast { $price }
}: { $effect }
alt-offer-dear = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } zamiast { $price }
}, za drogo: { $effect }
alt-queen-at = { $name } gości królową.
alt-queen-nowhere = Królowa jeszcze nigdzie nie mieszka.
alt-dragon-asleep = Smok jest w jaskini.
alt-dragon-burned = Smok jest poza jaskinią. Spalony kafel: { $building }.
long-empty = { $count ->
    [1] Puste miejsce, koszt: { $prices }.
   *[other] Puste miejsca, koszt: { $prices }.
}
