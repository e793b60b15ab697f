list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }

picture-points = { $points ->
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
deck-unseen = { $dominoes ->
    [one] { $dominoes } ficha sin ver
   *[other] { $dominoes } fichas sin ver
}, { $lines ->
    [0] no sale ninguna más
    [one] sale { $lines } línea de { $line }
   *[other] salen { $lines } líneas de { $line }
}
deck-squares = Casillas
deck-next = En el próximo reparto
deck-later = En el posterior

poster-won = ¡Gana { $name }!
poster-team-won = ¡Ganan { $name }!
poster-shared = ¡{ $names } comparten la victoria!
poster-shared-headline = ¡Victoria compartida!
poster-by-largest-property = por mayor territorio
poster-by-crowns = por más coronas
poster-tie-largest-property = Empate a { $points } puntos: decide el mayor territorio
poster-tie-crowns = Empate a { $points } puntos: deciden las coronas
poster-largest = Mayor territorio: { $terrain }, { $size } casillas
poster-best = Mejor turno: +{ $points } con la ficha { $domino }

part-wheat = Trigales
part-forest = Bosques
part-lake = Lagos
part-grassland = Praderas
part-swamp = Pantanos
part-mine = Minas
part-town = Ciudades
part-middle-kingdom = Reino del Medio
part-harmony = Armonía
part-total = Total

part-usual = Lo habitual
part-luck = Suerte con las fichas
part-own = Decisiones propias
part-others = Decisiones ajenas
part-result = Resultado

analysis-chances = Probabilidad de ganar
analysis-points = Puntos
chart-round = Ronda

bonus-open = +{ $points } aún posible
bonus-sure = conseguido, +{ $points } al final
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
halves = { $first } y { $second }
domino = { $number } ({ $halves })
placement = { $first } en { $at }, { $second } en { $beside }
placement-brief = { $first } { $at }, { $second } { $beside }

alt-kingdom = Reino de { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
alt-last = Última ficha: { $squares }.
alt-hand = Por colocar: { $domino }.
alt-ghost = Se muestra: ficha { $domino }, { $placement }.
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Turno de { $name }.
alt-table = Todos los reinos. Puntos: { $scores }.
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-part = { $part } { $points }
alt-breakdown = Una tabla con todos los puntos.
alt-points = Puntos: { $parts }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Una película de la partida: { $turns ->
    [one] los reinos tras { $turns } turno
   *[other] los reinos tras cada uno de los { $turns } turnos
} y, al final, quién ha ganado.
alt-analysis = Cómo cambió la probabilidad de ganar, y los puntos como suma: { $parts }.
alt-analysed = { $place }. { $name } { $points } = { $sum }; { $chance }.
alt-chance-highest = { $round ->
    [0] probabilidad máxima de { $percent } al principio
   *[other] probabilidad máxima de { $percent } en la ronda { $round }
}
alt-chance-lowest = { $round ->
    [0] probabilidad mínima de { $percent } al principio
   *[other] probabilidad mínima de { $percent } en la ronda { $round }
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
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
long-property-brief = { $terrain }: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } coronas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
long-no-crown = sin corona, 0 puntos
long-growing = { $property }; puede crecer en { $growth }
long-closed = { $property }; no puede crecer
long-land = { $terrain } { $squares }
long-barren = casillas sin corona y por eso sin puntos: { $properties }
long-dead = sin corona y sin poder crecer: { $properties }
long-castle = castillo en { $castle }: junto a él puede ir cualquier terreno, en { $squares }
long-castle-closed = castillo en { $castle }
long-free = { $domino }, libre
long-due = { $domino }, { $name }, se coloca ahora
long-highlights = Lo mejor de la partida
long-deck-next = { $terrain }: { $squares }; probabilidad en el próximo reparto: { $land } %{ $crown ->
    [0] { "" }
   *[other] , con corona { $crown } %
}
long-deck-later = { $terrain }: { $squares }; probabilidad en el reparto posterior: { $land } %{ $crown ->
    [0] { "" }
   *[other] , con corona { $crown } %
}
long-deck-left = { $terrain }: { $squares }
long-deck-squares = { $crowns ->
    [0] { $count } sin corona
    [one] { $count } con { $crowns } corona
   *[other] { $count } con { $crowns } coronas
}
long-deck-none = { $terrain }: nada
