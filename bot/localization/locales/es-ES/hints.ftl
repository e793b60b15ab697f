hint-first-game = Tu primera partida muestra sugerencias. Después las muestra **{ button-hint }**.

hint-spots = Consejo: elige una posición de la lista para verla.
hint-take = Consejo: **Elegir** también coloca tu ficha como se muestra.
hint-back = Consejo: ¿has cambiado de idea? **{ button-undo }** funciona hasta que acabe tu turno.
hint-nowhere = Consejo: una ficha necesita dos casillas libres juntas, y una mitad debe tocar tu castillo o tierras de su mismo terreno.
hint-merits = Consejo: **+3** significa que ahora mismo sumas 3 puntos.
hint-numbers = Consejo: con un número bajo juegas antes, y los altos dan coronas.
hint-itself = Consejo: solo tenías una jugada posible, así que la hice.
