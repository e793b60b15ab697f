button-analysis = Gráfico
chart-title = Probabilidad de ganar · Partida { $id }
analysis-waiting = { $before ->
    [0] Estoy repasando esta partida.
    [1] Primero repaso otra partida y después esta.
   *[other] Primero repaso otras { $before } partidas y después esta.
} Si no llega nada, pulsa otra vez **{ button-practice }**.
analysis-progress = { $percent } % hecho
button-play-on = Jugar desde aquí
button-play-on-again = Intentarlo otra vez desde ahí
played-on = { $id ->
    [none] De un acertijo, no cuenta en ningún lado
   *[other] De la partida { $id }, no cuenta en ningún lado
}
played-on-begun = Tras esta línea, fichas nuevas. Se guarda un día.
error-too-many-analyses = Ahora mismo hay demasiadas partidas a la espera. Prueba otra vez dentro de unos minutos.
error-analysis-failed = Lo siento, no ha funcionado. Prueba otra vez dentro de un minuto.
