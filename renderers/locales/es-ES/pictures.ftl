list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " y " }
list-words-and = { " y " }

points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
percent = { $percent } %

line-now = Por colocar
line-next = Línea siguiente
line-first = Primera línea

table-round = { $round ->
    [0] Primera elección
   *[other] Ronda { $round } de { $rounds }
}

box-k = Fichas de Kingdomino
deck-unseen = { $count ->
    [one] { $count } ficha sin ver
   *[other] { $count } fichas sin ver
}, { $lines ->
    [0] no saldrá ninguna más
    [one] saldrá { $lines } línea de { $line }
   *[other] saldrán { $lines } líneas de { $line }
}
deck-squares = Casillas

poster-won = ¡Gana { $name }!
poster-team-won = ¡Ganan { $name }!
poster-shared = ¡{ $names } comparten la victoria!
poster-shared-headline = ¡Victoria compartida!
rank-first = { points }, terminada antes que las demás
rank-placed = { points }, puesto { $place } de { $count }{ $state ->
    [open] { " " }por ahora
   *[final] { "" }
}
rank-shares = { points }, puesto { $place } compartido de { $count }{ $state ->
    [open] { " " }por ahora
   *[final] { "" }
}
poster-game = Partida { $number }: { $result }
hero-placed = { $name } queda en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[other] último
} lugar
hero-shares = { $name } comparte el { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] quinto
} lugar
hero-best = Mejor turno: +{ $points }
hero-decided = Ronda { $round }: +{ $points }
hero-record = ¡Nuevo récord!
poster-by-largest-property = mayor territorio
poster-by-crowns = más coronas
poster-largest = Mayor territorio: { $terrain }, { $count } casillas
story-decided = ¡La ronda { $number } lo decidió!

story-shared = ¡Nada los separa!
story-tie-largest-property = ¡Empate: decide el mayor territorio!
story-tie-crowns = ¡Empate: deciden las coronas!
story-one-point = ¡Por un solo punto!
story-last-round = ¡Decidido en la última ronda!
story-from-last = ¡Desde el último puesto en la ronda { $number }!
story-from-behind = ¡Remontando { $number } puntos!
story-narrow = ¡Por { $number } puntos!
story-clear = ¡Con { $number } puntos de ventaja!
story-never-behind = ¡Nunca por detrás!
story-since = ¡En cabeza desde la ronda { $number }!

title-shepherd = Alma pastoril
title-miller = Buen molino
title-forester = Alma de roble
title-angler = Buena pesca
title-frog-friend = Fan de ranas
title-prospector = Alma minera
title-told = { $title }: { $terrain_id ->
    [wheat] el campo de trigo más grande
    [forest] el bosque más grande
    [lake] el lago más grande
    [swamp] el pantano más grande
    [mine] la mina más grande
    [grassland] la pradera más grande
   *[other] { $terrain }
}

part-wheat = Trigales
part-forest = Bosques
part-lake = Lagos
part-grassland = Praderas
part-swamp = Pantanos
part-mine = Minas
part-town = Ciudades
part-middle-kingdom = Reino del Medio
part-harmony = Armonía


analysis-chances = Probabilidad de ganar
chart-round = Ronda

bonus-open = +{ $points } aún posible
bonus-sure = ya se cumple, +{ $points } al final
bonus-lost = ya no es posible
discarded = Descartes (no encajaban)

terrain-wheat = trigo
terrain-forest = bosque
terrain-lake = lago
terrain-grassland = pradera
terrain-swamp = pantano
terrain-mine = mina
terrain-town = ciudad

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } con una corona
   *[other] { $terrain } con { $crowns } coronas
}
halves = { $first_half } y { $second_half }
domino = { $number } ({ $halves })
placement = { $first_half } en { $at_square }, { $second_half } en { $beside_square }
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }

alt-kingdom = Reino de { $name }: { points }.
alt-last = Última ficha: { $squares }.
alt-land = Tierras: { $lands }.
alt-spots = Posiciones: { $spots }.
alt-spot = { $spot } en { $squares }
alt-hand = Por colocar: { $domino }.
alt-ghost = Se muestra: ficha { $domino }, { $placement }.
squares-range = { $first_square } a { $last_square }
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Es el turno de { $name }.
alt-lobby = { $game }. En la mesa: { $people_names }.
alt-seat = { $name } ({ $facts })
alt-laurel = { $count ->
    [1] { $names } ganó la última temporada.
   *[other] { $names } ganaron la última temporada.
}
alt-team = equipo { $team }
alt-table = Todos los reinos. Puntos: { $sums }.
alt-compared = Uno junto a otro, con la ventaja al final: { $sums }.
alt-standing = { $place }. { $name }, { points }.
alt-standing-tie = { $place }. { $name }, { points }, { $decided }.
alt-part = { $part } { $sum }
alt-poster = Todos los reinos al final.
alt-points = Puntos: { $sums }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Una película de la partida: { $turns ->
    [one] los reinos tras { $turns } turno
   *[other] los reinos tras cada uno de los { $turns } turnos
} y, al final, quién ha ganado.
film-turn = { $name }: { $placement }
alt-analysis = Cómo cambió la probabilidad de ganar.
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
alt-chance-highest = { $round ->
    [0] probabilidad máxima del { $chance } al principio
   *[other] probabilidad máxima del { $chance } en la ronda { $round }
}
alt-chance-lowest = { $round ->
    [0] probabilidad mínima del { $chance } al principio
   *[other] probabilidad mínima del { $chance } en la ronda { $round }
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { points }
long-filled = { $covered ->
    [1] Por ahora solo el castillo.
   *[other] { $covered } de { $count } casillas cubiertas, { $width } de ancho y { $height } de alto.
}
long-room = Hay sitio de { $first_square } a { $last_square }.
long-left = { $count ->
    [one] Queda { $count } ficha por venir.
   *[other] Quedan { $count } fichas por venir.
}
long-holes = { $count ->
    [0] Sin huecos.
    [1] Un hueco: { $squares }.
   *[other] { $count } huecos: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} ({ $squares }), { $worth }
long-property-brief = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } coronas
}, { points }
long-no-crown = sin corona
long-growing = { $property }, sitio en { $growth_squares }
long-closed = { $property }, sin sitio
long-land = { $terrain } ({ $squares })
long-barren = sin corona: { $lands }
long-dead = sin corona, sin sitio: { $lands }
long-castle = castillo en { $castle_square }, sitio para cualquier terreno en { $squares }
long-castle-closed = castillo en { $castle_square }
long-free = { $domino }, libre
long-due = { $domino }, { $name }, ahora
long-highlights = Lo mejor de la partida
long-terrain = { $terrain }: { $counts }
long-deck-squares = { $crowns ->
    [0] { $count } sin corona
    [one] { $count } con { $crowns } corona
   *[other] { $count } con { $crowns } coronas
}
long-deck-none = { $terrain }: nada
long-chance = { $name }: { $first_chance } al principio, mínimo del { $low_chance } { $low_round ->
    [0] al principio
   *[other] en la ronda { $low_round }
}, máximo del { $high_chance } { $high_round ->
    [0] al principio
   *[other] en la ronda { $high_round }
}
