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
button-tutorial = Tutorial
button-lesson = Tutorial: { $lesson }
button-lesson-again = Otra vez
button-lesson-rules = Las reglas
button-open-table = Abrir una mesa

lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    ¡Hora de **elegir una ficha**! Vas a construir un reino de fichas alrededor de tu castillo, y la tierra solo puntúa donde tiene **coronas**.
    Un número bajo actúa antes en la ronda siguiente, uno alto suele tener coronas. **+2** en un botón son 2 puntos al colocarla.
lesson-kingdomino-1-place =
    Ahora **elige tu próxima ficha**. Así también colocas esta como se ve, de un toque.
    Una mitad debe tocar tu castillo. Encaja en cada número: **{ button-next }** muestra las posiciones blancas, y las grises son sus simétricas.
lesson-kingdomino-1-choose = Colocada, y aún puedes deshacerlo. Ahora **elige** tu próxima ficha, mejor una que continúe lo que ya tienes.
lesson-kingdomino-2-place =
    Ahora **elige tu última ficha**, cuando esta quede bien puesta.
    Las tierras iguales que se tocan son un territorio. Vale **sus casillas por sus coronas**. Las nuevas deben tocar otras iguales o el castillo, en 5×5 casillas.
lesson-kingdomino-2-choose = Colocada. **Elige** tu última ficha. Su botón dice cuántos puntos te da al colocarla.
lesson-kingdomino-3-place = ¡La última ronda! Solo **coloca** tu ficha donde más dé.
lesson-kingdomino-end = ¡**{ $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}** para ti! Una partida de verdad es igual, con más rondas. Pulsa **{ button-start }** en tu mesa, o abre una con { COMMAND("kingdomino new") }. Los jugadores virtuales pueden ocupar los sitios libres.

hint-spots = Consejo: tu ficha encaja en cada número, y los grises son simétricos. **{ button-next }** la muestra allí.
hint-take = Consejo: **Elegir** coloca tu ficha como se ve y se queda con la siguiente, de un toque.
hint-back = Consejo: mientras no termine tu turno, **Deshacer** anula lo que has hecho en él.
hint-nowhere = Consejo: una ficha necesita dos casillas libres juntas, y una mitad debe tocar tu castillo o tierras de su mismo terreno.
hint-merits = Consejo: los puntos de cada botón son los que da esa ficha al colocarla.
hint-numbers = Consejo: con un número bajo actúas antes en la ronda siguiente. Uno alto suele tener coronas.
hint-itself = Consejo: en tu turno anterior solo podías hacer una cosa, así que la hice por ti. { COMMAND("kingdomino settings") } desactiva esto.
