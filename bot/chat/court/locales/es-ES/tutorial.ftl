lesson-queendomino = Queendomino
lesson-queendomino-0-place = **Coloca** tu ficha donde su bosque se una a tu otro bosque. Enseguida te dará monedas. Es un turno a mitad de partida, y solo colocar y elegir son obligatorios.
lesson-queendomino-0-knights = Un **caballero** cobra una moneda por cada casilla del territorio en que está. Las coronas no importan. Si te lo guardas, puedes enviarlo más tarde.
lesson-queendomino-0-build = Ahora puedes comprar un edificio. Los **caballeros** y **torres** son tuyos al momento, y los puntos (en una **medalla**) cuentan al final. «Por territorio» cuenta cada trozo separado de ese terreno, hasta el más pequeño.
lesson-queendomino-0-dragon = El **dragón** quema una loseta que otra persona quizá quiera, una vez por ronda. Evita a la **reina**, que se muda contigo cuando ganas una torre y tienes entonces al menos tantas como cualquier otro.
lesson-queendomino-0-choose = Como en Kingdomino, un número bajo actúa antes en la ronda siguiente, y uno alto suele tener coronas o ciudades. Con tu elección termina el turno.
lesson-queendomino-end = ¡**{ $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}** hasta ahora! Cada 3 monedas son un punto, y la reina es una corona más en el mayor territorio del reino donde vive. Pulsa **{ button-start }** en tu mesa, o abre una con { COMMAND("kingdomino new") }.

hint-knights = Consejo: un caballero cobra una moneda por cada casilla del territorio al que lo envías.
hint-build = Consejo: el precio es del espacio. Las losetas que nadie compra pasan a espacios más baratos cuando alguno queda libre.
hint-dragon = Consejo: el dragón quema una loseta por ronda, para quien lo pida primero. A menudo te saltarás este paso.
