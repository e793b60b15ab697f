lesson-queendomino-0-choose = Primero **elige una ficha**, como en Kingdomino. En las **ciudades** puedes construir.
lesson-queendomino-1-place = Ahora **coloca** tu ficha junto al castillo. Los dos pasos siguientes son opcionales.
lesson-queendomino-1-knights = ¿Enviar un **caballero**? Cobra una moneda por cada casilla de su territorio, una sola vez. Si te lo guardas, puedes enviarlo más tarde.
lesson-queendomino-1-build = ¿Construir? Los **caballeros** y las **torres** son tuyos al momento, y una **medalla** son puntos al final. Las torres atraen a la **reina**.
lesson-queendomino-1-dragon = El **dragón** quema una loseta que otra persona quizá quiera, una vez por ronda. Si la **reina** vive contigo, no puedes sobornarlo.
lesson-queendomino-1-choose = Ahora **elige** tu próxima ficha. Con un número bajo juegas antes.
lesson-queendomino-end = ¡**{ $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}** hasta ahora! 3 monedas son un punto, y la reina añade una corona al mayor territorio del reino donde vive.

hint-knights = Consejo: un caballero cobra una moneda por cada casilla del territorio al que lo envías.
hint-build = Consejo: el precio es del espacio. Las losetas que nadie compra pasan a espacios más baratos cuando alguno queda libre.
hint-dragon = Consejo: el dragón quema una loseta por ronda, para quien lo pida primero. A menudo te saltarás este paso.
