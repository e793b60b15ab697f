button-analysis = Análisis
analysis-waiting = { $before ->
    [0] La partida se está analizando. Un primer vistazo lleva uno o dos minutos.
    [1] Primero se analiza otra partida y después esta. Lleva unos minutos.
   *[other] Primero se analizan otras { $before } partidas y después esta. Lleva varios minutos.
} El análisis aparecerá aquí en cuanto esté listo. Si no llega nada, pulsa otra vez **{ button-analysis }**: sigo donde lo dejé.
analysis-progress = { $percent } % hecho
button-play-on = Jugar desde aquí
button-play-on-again = Intentarlo otra vez desde ahí
played-on = { $id ->
    [none] De un acertijo, no cuenta en ningún lado
   *[other] De la partida { $id }, no cuenta en ningún lado
}
played-on-begun = Ahora salen fichas nuevas. La partida se guarda un día.
error-too-many-analyses = Ahora mismo hay demasiadas partidas a la espera de análisis. Prueba otra vez dentro de unos minutos.
error-analysis-failed = El análisis ha fallado. Prueba otra vez dentro de un minuto.
