list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }

picture-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

line-now = Por colocar
line-next = Línea siguiente
line-first = Primera línea

table-round = { $round ->
    [0] Primera elección
   *[other] Ronda { $round } de { $rounds }
}

box-k = Fichas de Kingdomino
deck-unseen = { $dominoes ->
    [one] { $dominoes } ficha sin ver
   *[other] { $dominoes } fichas sin ver
}, { $lines ->
    [0] no sale ninguna más
    [one] sale { $lines } línea de { $line }
   *[other] salen { $lines } líneas de { $line }
}
deck-squares = Casillas
deck-next = En la próxima línea
deck-later = En la posterior
deck-percent = { $percent } %

poster-won = ¡Gana { $name }!
poster-team-won = ¡Ganan { $name }!
poster-shared = ¡Victoria compartida: { $names }!
poster-shared-headline = ¡Victoria compartida!
poster-by-largest-property = por mayor territorio
poster-by-crowns = por más coronas
poster-tie-largest-property = Empate a { $points } puntos: decide el mayor territorio
poster-tie-crowns = Empate a { $points } puntos: deciden las coronas
poster-largest = Mayor territorio: { $terrain }, { $size } casillas
poster-best = Mejor turno: +{ $points } con la ficha { $domino }

part-wheat = Trigo
part-forest = Bosques
part-lake = Lagos
part-grassland = Praderas
part-swamp = Pantanos
part-mine = Minas
part-town = Ciudades
part-middle-kingdom = Reino del Medio
part-harmony = Armonía
part-total = Total

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
domino = { $number } { $first } y { $second }

alt-kingdom = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
alt-last = Última ficha: { $squares }.
alt-hand = Por colocar: { $domino }.
alt-ghost = Atenuada: ficha { $domino }, { $first } en { $at }, { $second } en { $beside }.
alt-spots = Posiciones posibles: { $spots }.
alt-castle = Castillo en { $square }.
alt-property = { $terrain } { $squares }: { $crowns ->
    [0] sin corona
    [one] { $crowns } corona
   *[other] { $crowns } coronas
}, { $points }.
alt-rows = Desde { $square }: { $rows }.
alt-legend = (Filas desde el norte: w trigo, f bosque, l lago, g pradera, s pantano, m mina, t ciudad; cifra: coronas; ## castillo.)
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-deck-next = Casillas, y la probabilidad de que salga alguna en la próxima línea: { $rows }.
alt-deck-later = Casillas, y la probabilidad de que salga alguna en la línea posterior: { $rows }.
alt-deck-left = Casillas: { $rows }.
alt-deck-row = { $terrain } { $squares }, { $land } %
alt-deck-left-row = { $terrain } { $squares }
alt-claimed = { $domino }, { $name }
alt-turn = Turno de { $name }.
alt-round = { $round ->
    [0] Primera elección.
   *[other] Ronda { $round } de { $rounds }.
}
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-land = { $name }. { $rows }
alt-part = { $part } { $points }
alt-breakdown = { $name }: { $parts }.
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
long-size = { $width } por { $height } casillas, como máximo { $grid } por { $grid }; el castillo está en { $castle }.
long-holes = { $count ->
    [0] Sin huecos.
    [1] Un hueco: { $squares }.
   *[other] { $count } huecos: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} ({ $squares }), { $crowns ->
    [0] sin corona
    [one] { $crowns } corona
   *[other] { $crowns } coronas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; puede crecer en { $growth }
long-property-closed = { $terrain }: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} ({ $squares }), { $crowns ->
    [0] sin corona
    [one] { $crowns } corona
   *[other] { $crowns } coronas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; no puede crecer
long-property-brief = { $terrain }: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}, { $crowns ->
    [0] sin corona
    [one] { $crowns } corona
   *[other] { $crowns } coronas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
long-castle = junto al castillo puede ir cualquier terreno: { $squares }
long-free = { $domino }, libre
long-due = { $domino }, { $name }, se coloca ahora
long-highlights = Lo mejor de la partida
long-deck-next = { $terrain }: { $none } sin corona, { $one } con una, { $two } con dos, { $three } con tres; en la próxima línea: { $land } %, con corona { $crown } %
long-deck-later = { $terrain }: { $none } sin corona, { $one } con una, { $two } con dos, { $three } con tres; en su primera línea: { $land } %, con corona { $crown } %
long-deck-left = { $terrain }: { $none } sin corona, { $one } con una, { $two } con dos, { $three } con tres
