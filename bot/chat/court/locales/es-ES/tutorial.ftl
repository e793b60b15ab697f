lesson-queendomino = Queendomino
lesson-queendomino-0-place = Un turno a mitad de partida; solo colocar y elegir son obligatorios. **Coloca** tu ficha donde su bosque se una a tu otro bosque: enseguida te dará monedas.
lesson-queendomino-0-knights = Un **caballero** cobra una moneda por cada casilla del territorio en que está; las coronas no importan. Si te guardas uno, puedes enviarlo en otro turno.
lesson-queendomino-0-build = La moneda junto a una loseta es su precio. Los **caballeros** y **torres** son tuyos al momento. Una **medalla** son puntos al final; «por territorio» cuenta cada zona conectada de ese terreno, hasta la más pequeña.
lesson-queendomino-0-dragon = El **dragón** puede quemar una loseta que otra persona quizá quiera: una por ronda entre todos. No se acerca a la **reina**, que va con quien gana una torre y no tiene entonces menos que nadie.
lesson-queendomino-0-choose = Como en Kingdomino, un número bajo actúa antes en la ronda siguiente; uno alto suele traer coronas y ciudades. Con eso termina tu turno.
lesson-queendomino-end = **{ $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}** hasta ahora, como se ve arriba. Cada 3 monedas son un punto, y la reina es una corona más en el territorio más grande de quien la aloja. Las reglas tienen un capítulo sobre cada cosa. Pulsa Empezar en tu mesa, o abre una con { COMMAND("kingdomino new") }.

hint-knights = Consejo: un caballero cobra una moneda por cada casilla del territorio al que lo envías.
hint-build = Consejo: el precio es del espacio. Una loseta que nadie compra se abarata cuando las demás avanzan.
hint-dragon = Consejo: el dragón quema una loseta por ronda entre todos. Puedes saltártelo sin problema.
