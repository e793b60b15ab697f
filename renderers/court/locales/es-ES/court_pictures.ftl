part-wealth = Riqueza
poster-queen = La corona de la reina: +{ $points }, { $terrain }

building-bakery = Panadería
building-sawmill = Aserradero
building-fish-shop = Pescadería
building-weaver = Telar
building-merchant = Mercader
building-smithy = Herrería
building-church = Iglesia
building-vault-knights = Arca de caballeros
building-vault-towers = Arca de torres
building-small-tavern = Taberna pequeña
building-big-tavern = Taberna grande
building-guard-tower = Atalaya
building-fortified-castle = Castillo fortificado
building-travelling-castle = Castillo ambulante
building-training-camp = Campo de entrenamiento
building-statue = Estatua
building-queens-tower = Torre de la reina

effect-knights = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
effect-towers = { $count ->
    [one] { $count } torre
   *[other] { $count } torres
}
effect-tax-per-knight = cada caballero enviado trae 1 moneda más por cada caballero que tengas
effect-tax-per-tower = cada caballero enviado trae 1 moneda más por cada torre que tengas
effect-crowns = 1 corona para la ciudad en que está
effect-points = { $count } puntos
effect-per-property = 2 puntos por cada territorio de { $terrain }
effect-points-per-tower = 1 punto por cada torre
effect-points-per-knight = 1 punto por cada caballero, enviado o no

board-title = Tablero de construcción
board-empty = vacío
board-left = { $count ->
    [0] vacía
   *[other] aún { $count }
}
board-nobody = sin reino
board-asleep = duerme
board-burned = quemada

box-q = Fichas de Queendomino
stack-unseen = { $tile_count ->
    [one] { $tile_count } edificio aún sin salir
   *[other] { $tile_count } edificios aún sin salir
}
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = { $count ->
    [one] { $count } corona
   *[other] { $count } coronas
}
sign-tax-per-knight = cobro/caballero
sign-tax-per-tower = cobro/torre
sign-points = { $count ->
    [one] punto
   *[other] puntos
}
sign-points-per-tower = por torre
sign-points-per-knight = por caballero
sign-per-property = por territorio

legend-points = puntos al final
legend-dear = fuera de alcance
legend-queen = 1 moneda menos

alt-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
alt-knights-left = { $knights ->
    [one] { $knights } caballero
   *[other] { $knights } caballeros
} en reserva
alt-towers = { $towers ->
    [one] { $towers } torre
   *[other] { $towers } torres
}
alt-owned = { $treasury }.
alt-queen = La reina vive aquí, en { $square }, donde es una corona más.
alt-building = { $building } en { $square }
alt-buildings = Edificios: { $buildings }.
alt-sites = Casillas de ciudad libres: { $squares }.
alt-knights = Caballeros: { $squares }.
alt-plan = Se muestra: { $building } en { $square }.
alt-board = Tablero de construcción.
alt-buyer = { $name }: { $treasury }.
alt-left = { $count ->
    [0] La pila está vacía.
    [one] Queda { $count } loseta.
   *[other] Quedan { $count } losetas.
}
alt-buying = Elección: { $building }.
alt-burning = Se va a quemar: { $building }.
alt-cost = { $cost ->
    [0] gratis
    [one] { $cost } moneda
   *[other] { $cost } monedas
}
alt-tiles = En venta: { $buildings }.
alt-tile = { $building } ({ alt-cost })
alt-offer = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } en lugar de { $price }
}: { $effect }
alt-offer-dear = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } en lugar de { $price }
}, fuera de alcance: { $effect }
alt-queen-at = La reina vive con { $name }.
alt-queen-nowhere = La reina aún no vive con nadie.
alt-dragon-asleep = El dragón está en su cueva.
alt-dragon-burned = El dragón está fuera. Ha quemado: { $building }.
long-empty = { $count ->
    [1] Espacio vacío: por { $prices }.
   *[other] Espacios vacíos: por { $prices }.
}
