tutorial-title = Tutorial: { $lesson }
tutorial-end = Aquí termina el tutorial
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
    Construyes un reino de fichas alrededor de tu castillo. Las tierras solo puntúan donde tienen **coronas**.
    Primero se elige una ficha: un número bajo actúa antes en la ronda siguiente, uno alto suele traer coronas. **Elige una.**
lesson-kingdomino-1-place =
    Ahora colócala: una mitad debe tocar tu castillo. Cada número es un lugar donde encaja, y **{ button-next }** la muestra allí.
    Después, **Elegir**: la coloca donde se ve y se queda con tu próxima ficha, de un toque.
lesson-kingdomino-1-choose = Colocada; aún puedes deshacerlo. Ahora **elige** tu próxima ficha, mejor una que continúe lo que ya tienes.
lesson-kingdomino-2-place = Las tierras iguales que se tocan forman un territorio, que vale **sus casillas por sus coronas**. Las tierras nuevas deben tocar otras iguales o el castillo; y con el castillo, un reino tiene 5×5 casillas, no más.
lesson-kingdomino-2-choose = Colocada. **Elige** tu última ficha. Su botón dice cuántos puntos te da al colocarla.
lesson-kingdomino-3-place = La última ronda: solo **coloca** tu ficha, donde más dé. Una que no encaja se pierde.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}** para ti. Una partida entera es igual, con más rondas. Pulsa { button-start } en tu mesa, o abre una con { COMMAND("kingdomino new") }; el ordenador puede llenarla.

hint-back = Consejo: mientras no termine tu turno, **Deshacer** anula lo que has hecho en él.
hint-nowhere = Consejo: una ficha solo encaja en dos casillas libres contiguas de la cuadrícula en las que una mitad toque el castillo o tierras de su mismo terreno.
hint-merits = Consejo: los puntos de cada botón son los que da esa ficha al colocarla.
hint-numbers = Consejo: con un número bajo actúas antes en la ronda siguiente; uno alto suele traer coronas.
hint-itself = Consejo: en tu turno anterior solo había una jugada posible y se hizo por ti. { COMMAND("kingdomino settings") } desactiva esto.
