lesson-queendomino = Queendomino
lesson-queendomino-0-place = Un turno a mitad de partida, en cuatro pasos; solo el primero y el último son obligatorios. **Coloca** tu ficha donde su bosque se una a tu otro bosque: enseguida te dará monedas.
lesson-queendomino-0-knights = En cada mitad de esa ficha cabe uno de tus dos **caballeros**. Un caballero cobra una moneda por cada casilla de su territorio, y se queda ahí para siempre.
lesson-queendomino-0-build = Un **edificio** cuesta lo que dice la moneda que tiene al lado y va en una casilla de ciudad. Los caballeros y torres son tuyos al momento; las medallas cuentan al final, y «por» significa: por cada uno.
lesson-queendomino-0-dragon = Por una moneda, el **dragón** quema una loseta que otra persona quizá espera: una por ronda entre todos, y nunca para quien aloja a la **reina**, que va con quien tiene más torres.
lesson-queendomino-0-choose = **Elige** tu próxima ficha, como en Kingdomino: un número bajo actúa antes, uno alto trae coronas y ciudades. Con eso termina tu turno.
lesson-queendomino-end = **{ $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}** hasta ahora, como se ve arriba: la reina es una corona más en tu territorio más grande, y cada 3 monedas son un punto. Las reglas tienen un capítulo sobre cada cosa. Pulsa Empezar en tu mesa, o abre una con `/kingdomino new`.

hint-knights = Consejo: un caballero se queda en su casilla para siempre; vale la pena esperar a un territorio grande.
hint-build = Consejo: el precio es del espacio. Una loseta que nadie compra se abarata cuando las demás avanzan.
hint-dragon = Consejo: el dragón quema una loseta por ronda entre todos. Puedes saltártelo sin problema.
