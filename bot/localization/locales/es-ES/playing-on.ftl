button-play-on = Jugar desde aquí
button-play-on-again = Intentarlo otra vez desde ahí
played-on = { $id ->
    [none] De una posición dada, no cuenta
   *[other] De la partida { $id }, no cuenta
}
played-on-begun = Tras esta línea, fichas nuevas. Se guarda un día.
