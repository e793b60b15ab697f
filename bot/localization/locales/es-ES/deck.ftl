deck-title = Aún sin ver
deck-over = Ya han salido todas las fichas de esta partida.
deck-removed = Nadie sabe qué fichas se apartaron antes de la partida, así que aquí cuentan como no vistas.
deck-chances = En la próxima línea
deck-chances-later = En la línea posterior
deck-dominoes = Fichas
deck-land = **{ $terrain }**: { $none ->
    [one] { $none } casilla
   *[other] { $none } casillas
} sin corona, { $one } con 1, { $two } con 2, { $three } con 3
deck-chance-land = { $terrain }: **{ $land } %**, con corona { $crown } %
deck-chance-crown = una ficha con corona: **{ $percent } %**
deck-chance-crowns = una ficha con dos coronas o más: **{ $percent } %**
deck-need-land = una ficha con { $terrain }: **{ $percent } %**
deck-need-lands = dos o más: **{ $percent } %**
deck-need-crown = una corona en { $terrain }: **{ $percent } %**
deck-need-crowns = una ficha con dos coronas o más en { $terrain }: **{ $percent } %**
deck-need-which = Sin ver, con coronas en { $terrain }: { $dominoes }
deck-placeholder = Pregunta por un terreno
deck-any = Todos los terrenos
button-deck = Aún sin ver
button-deck-text = En texto
button-deck-pictures = En imágenes
