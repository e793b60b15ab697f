tutorial-title = Tutorial: { $lesson }
tutorial-end = ¡Muy bien, aquí termina el tutorial!
tutorial-no-crowns = La tierra sin coronas no vale nada, por grande que sea. ¡Busca coronas!
tutorial-property = { $terrain }: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} × { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } coronas
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Aprender en dos minutos
button-lesson-again = Jugarla otra vez
button-start-own = Empezar mi partida

lesson-kingdomino-0-choose =
    Primero **elige una ficha** para el reino alrededor de tu castillo. Solo puntúan las tierras con **coronas**.
    Con un número bajo juegas antes en la ronda siguiente. **+2** son 2 puntos en cuanto la colocas, y a menudo más si esa tierra crece.
lesson-kingdomino-1-place = Ahora **elige tu próxima ficha**. Así también colocas esta junto a tu castillo, como se muestra.
lesson-kingdomino-1-choose = Colocada, y aún puedes deshacerlo. Ahora **elige** tu próxima ficha, mejor una que continúe lo que ya tienes.
lesson-kingdomino-2-place = Las tierras valen **sus casillas por sus coronas**. Coloca esta ficha y **elige** tu última.
lesson-kingdomino-2-choose = Colocada. **Elige** tu última ficha. Su botón dice cuántos puntos te da al colocarla.
lesson-kingdomino-3-place = ¡La última ronda! Solo **coloca** tu ficha donde más dé.
lesson-kingdomino-end = ¡**{ $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}** para ti! Una partida de verdad es igual, con más rondas.

help-tutorial = **{ button-tutorial }**: el juego en tres turnos. Solo lo ves tú.
greeting-tutorial = ¿Es tu primera vez? **{ button-tutorial }**. Solo lo ves tú.
