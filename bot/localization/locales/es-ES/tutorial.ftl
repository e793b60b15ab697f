tutorial-title = Tutorial: { $lesson }
tutorial-end = ¡Muy bien, aquí termina el tutorial!
tutorial-property = { $terrain }: { $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
} × { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } coronas
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Aprender en dos minutos
button-lesson-again = Otra vez
button-lesson-rules = Las reglas
button-start-own = Empezar mi partida

lesson-kingdomino-0-choose =
    Primero **elige una ficha** para el reino alrededor de tu castillo. Solo puntúan las tierras con **coronas**.
    Con un número bajo juegas antes en la ronda siguiente. **+2** son 2 puntos al colocarla, no al final.
lesson-kingdomino-1-place = Ahora **elige tu próxima ficha**. Así también colocas esta junto a tu castillo, como se muestra.
lesson-kingdomino-1-choose = Colocada, y aún puedes deshacerlo. Ahora **elige** tu próxima ficha, mejor una que continúe lo que ya tienes.
lesson-kingdomino-2-place = Las tierras valen **sus casillas por sus coronas**. Coloca esta ficha y **elige** tu última.
lesson-kingdomino-2-choose = Colocada. **Elige** tu última ficha. Su botón dice cuántos puntos te da al colocarla.
lesson-kingdomino-3-place = ¡La última ronda! Solo **coloca** tu ficha donde más dé.
lesson-kingdomino-end = ¡**{ $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}** para ti! Una partida de verdad es igual, con más rondas.
hint-first-game = Tu primera partida muestra sugerencias. Después las muestra **{ button-hint }**.

hint-spots = Consejo: elige una posición de la lista para verla.
hint-take = Consejo: **Elegir** también coloca tu ficha como se muestra.
hint-back = Consejo: ¿has cambiado de idea? **{ button-undo }** funciona hasta que acabe tu turno.
hint-nowhere = Consejo: una ficha necesita dos casillas libres juntas, y una mitad debe tocar tu castillo o tierras de su mismo terreno.
hint-merits = Consejo: **+3** son 3 puntos ahora, no al final.
hint-numbers = Consejo: con un número bajo juegas antes, y los altos dan coronas.
hint-itself = Consejo: solo tenías una jugada posible, así que la hice.
