button-play-on = Jugar desde aquí
button-play-on-again = Intentarlo otra vez desde ahí
played-on = { $id ->
    [none] De una posición dada, no cuenta
   *[other] De la partida { $id }, no cuenta
}
played-on-begun = Después de esta línea salen fichas nuevas. La partida se borra un día después de tu última jugada.
