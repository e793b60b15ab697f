variant-qd = Queendomino
variant-rw = La Boda Real
variant-rwt = La Boda Real por equipos
variant-qd-about = Kingdomino con ciudades, caballeros, edificios, la reina y el dragón
variant-rw-about = Queendomino con las fichas de los dos juegos
variant-rwt-about = Las fichas de los dos juegos. Un reino para dos

step-knights = Caballeros
step-build = Construir
step-dragon = Dragón
button-side-step-dragon = Quemar una loseta…
skipped-knights = Si sigues, ya no podrás enviar caballeros en este turno.
skipped-build = Si sigues, ya no podrás construir en este turno.
plan-knights = Caballero ({ $terrain })
plan-build = Construir: { $building } ({ $square })
plan-dragon = El dragón quema: { $building }
court-knights = ¿Enviar un caballero a la nueva ficha?
court-knights-more = ¿Enviar otro caballero más?
court-treasury = Tienes: { $treasury }.
court-build = ¿Construir en una casilla de ciudad libre? Tuyas: { $squares }.
court-chosen = **{ $building }**: { $effect }
court-dragon = ¿Pagar 1 moneda al dragón para que queme una loseta? Después nadie podrá construirla.

button-tax = Cobrar { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}: { $terrain }
button-tax-both = Cobrar con los dos: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
court-gain = { $cost ->
    [0] { $gain }
   *[other] { $gain }, precio descontado
}

court-build-placeholder = Elige una loseta
court-other-tile-placeholder = Otra loseta…
court-tile = { $building } · { $price ->
    [0] gratis
    [one] { $price } moneda
   *[other] { $price } monedas
}
court-site-placeholder = ¿En qué casilla de ciudad?
court-site = En { $square }
button-build = Construir: { $building } { $price ->
    [0] gratis
    [one] por { $price } moneda
   *[other] por { $price } monedas
}
button-ends-turn = { $action } · fin del turno
suggested-tile-knights = Sugerencia: { $building }. Con más caballeros podrás cobrar más monedas en turnos posteriores.
suggested-tile-taxes = Sugerencia: { $building }. Los caballeros que envíes después cobrarán más monedas.
suggested-tile-grows = Sugerencia: { $building }. Sus puntos aún pueden crecer.
suggested-tile-towers = Sugerencia: { $building }. Sus torres pueden atraer a la reina.
suggested-tile-coins = Sugerencia: { $building }. Te { $coins ->
    [one] queda { $coins } moneda
   *[other] quedan { $coins } monedas
} más.
suggested-tile-queen = Sugerencia: { $building }. La reina se muda contigo.
suggested-tile-effect = Sugerencia: { $building } ({ $effect }).
suggested-no-tile = Sugerencia: no construir. { $price ->
    [0] La casilla de ciudad quizá dé
   *[other] Tus monedas y la casilla de ciudad quizá den
} más después.
court-burn-tile = { $building } · precio { $price }
court-burn-placeholder = Quemar una loseta por 1 moneda
court-burn = Quemar por 1 moneda: { $building }

told-tax = { $coins ->
    [one] +{ $coins } moneda
   *[other] +{ $coins } monedas
}
told-left = { $coins ->
    [0] sin monedas
    [one] queda { $coins } moneda
   *[other] quedan { $coins } monedas
}
told-build = construye: { $building } { $price ->
    [0] (gratis)
    [one] ({ $price } moneda)
   *[other] ({ $price } monedas)
}
told-queen = llega la reina
told-queen-leaves = La reina deja a **{ $name }** y se lleva { points }.
told-bribe = el dragón quema: { $building }
told-built = construye: { $buildings }
told-burned = el dragón quema: { $buildings }

illegal-not-just-placed = Un caballero solo puede ir a la ficha que acabas de colocar, uno en cada mitad.
illegal-no-knights = No tienes caballeros en reserva.
illegal-empty-slot = En ese espacio ahora no hay loseta.
illegal-board-empty = En el tablero de construcción ahora no hay ninguna loseta.
illegal-no-site = No tienes ninguna casilla de ciudad libre para construir.
illegal-not-a-site = Solo puedes construir en una casilla de ciudad tuya sin edificio.
illegal-too-dear = No te llegan las monedas.
illegal-dragon-awake = El dragón ya ha quemado una loseta en esta ronda, y con una le basta.
illegal-queen-here = La reina vive contigo, y el dragón no se le acerca. Por ahora no puedes quemar nada.
illegal-no-coins = No tienes monedas para el dragón.

reason-tax = un caballero cobra aquí { $count } monedas
reason-sites = { $count ->
    [1] una casilla para construir
   *[other] { $count } casillas para construir
}

command-queendomino-about = Queendomino: los caballeros, los edificios y el dragón
command-tax-about = Envía un caballero a la ficha que acabas de colocar
command-build-about = Compra un edificio para una casilla de ciudad
command-dragon-about = Paga al dragón para que queme una loseta
command-done-about = Termina tu turno en la última ronda
option-knight-about = El territorio o una de sus casillas, como lago o h7. O elige de la lista
option-tile-about = El precio de la loseta y la casilla de ciudad, como 4 g8. O elige de la lista
option-burn-about = El precio de la loseta, como 3. O elige de la lista

error-no-game-of-court = Eso es de Queendomino, y en este canal nadie lo está jugando ahora.
