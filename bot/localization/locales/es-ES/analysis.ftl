button-analysis = Análisis
analysis-title = Análisis de la partida { $id }
analysis-waiting = { $before ->
    [0] La partida se está analizando. Un primer vistazo lleva uno o dos minutos.
    [1] Primero se analiza otra partida y después esta. Lleva unos minutos.
   *[other] Primero se analizan otras { $before } partidas y después esta. Lleva varios minutos.
} El análisis aparecerá aquí en cuanto esté listo. Si no llega nada, pulsa otra vez **{ button-analysis }**: sigo donde lo dejé.
button-finer = Mirar más de cerca
analysis-progress = { $percent } % hecho
analysis-like = Has jugado a nivel **{ $level }**.
analysis-between = Has jugado a un nivel entre **{ $worse }** y **{ $better }**.
analysis-unsurpassed = { $count ->
    [1] Uno de tus turnos fue el mejor posible.
   *[other] { $count } de tus turnos fueron los mejores posibles.
}
analysis-player-like = **{ $name }**: { $level }
analysis-player-between = **{ $name }**: { $worse } a { $better }
analysis-best-turn = **Mejor turno**: { $turn } · probabilidad de ganar { $percent } %
analysis-none-better = Ningún turno podría haber sido claramente mejor.
button-improve = { $count ->
    [1] Mejorar uno de tus turnos
   *[other] Mejorar { $count } de tus turnos
}
button-better-turns = Ver turnos mejores
analysis-turn = { $round ->
    [0] Primera elección · { $name }
   *[other] Ronda { $round } · { $name }
}
analysis-gain-long = Ganancia estimada al final: { $points ->
    [none] casi ningún punto
   *[other] { $points } puntos, { $error } arriba o abajo,
} y { $percent } % de probabilidad de ganar, { $chance } arriba o abajo.
analysis-gain-rivals = Puntos de los demás, de media: { $rivals }.
analysis-played = Lo que se jugó
analysis-other = Lo que habría sido mejor
analysis-facts = **{ $title }**: { $facts }
button-play-on = Jugar desde aquí
button-play-on-again = Intentarlo otra vez desde ahí
played-on = { $id ->
    [none] De un acertijo, no cuenta en ningún lado
   *[other] De la partida { $id }, no cuenta en ningún lado
}
played-on-begun = Ahora salen fichas nuevas. La partida se guarda un día.
error-too-many-analyses = Ahora mismo hay demasiadas partidas a la espera de análisis. Prueba otra vez dentro de unos minutos.
error-analysis-failed = El análisis ha fallado. Prueba otra vez dentro de un minuto.
