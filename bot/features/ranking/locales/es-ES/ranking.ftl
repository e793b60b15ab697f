stats-challenges = Partidas del día y retos

stats-title = { $name } en este servidor
stats-none = { $name } aún no tiene ninguna partida que cuente en este servidor.
stats-own-title = Todas tus partidas
stats-own-none = Aún no tienes ninguna partida que cuente.
stats-together = **{ $name } contigo** · partidas en común: { $games } · ganadas: tú ({ $count }), { $name } ({ $wins }) · última: { $when_date }
stats-record = **{ $game }**: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $wins ->
    [0] ninguna victoria
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
stats-played = **{ $game }**: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
stats-average = { $mean ->
    [one] { $mean } punto
   *[other] { $mean } puntos
} de media, { $best_points } como máximo
button-ranking = Clasificación del servidor
button-results = Mis resultados
ranking-title = Clasificación del servidor: { $game }
ranking-line = **{ $place }.** { $name }: valoración { $rating } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $wins ->
    [0] ninguna victoria
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
ranking-none = Aquí aún no hay clasificación. Empieza con una partida terminada entre personas.
ranking-computers = Tú contra jugadores virtuales
ranking-empty = Nadie ha terminado aún suficientes partidas.
ranking-missing = Para aparecer te { $missing ->
    [one] falta { $missing } partida
   *[other] faltan { $missing } partidas
} contra otras personas.
ranking-unlisted = No apareces: es lo que has elegido en { COMMAND("kingdomino settings") }.
ranking-about = Aparece quien ha terminado al menos { $fewest } partidas contra otras personas. Empiezas con { $start }, y ganar a alguien más fuerte da más. En { COMMAND("kingdomino settings") } puedes elegir no aparecer.
ranking-season = Esta temporada, desde el { DATETIME($since_day, dateStyle: "long") }
ranking-past = La temporada del { DATETIME($since_day, dateStyle: "medium") } al { DATETIME($until_day, dateStyle: "medium") }
button-ranking-season = Esta temporada
button-ranking-before = Temporada anterior
button-ranking-always = Desde siempre
ranking-placeholder = Otro juego…
command-stats-about = Cómo le va a alguien en este servidor, y su clasificación
option-player-about = Los resultados de quién. Si no lo pones: los tuyos
error-results-of-another = Aquí solo puedes ver tus propios resultados. Escribe { COMMAND("kingdomino stats") } en un servidor para ver cómo le va a otra persona allí.
help-ranking = { COMMAND("kingdomino stats") } muestra los resultados y la clasificación del servidor.
stored-ranking = Las clasificaciones se calculan cada vez a partir de las partidas terminadas. En { COMMAND("kingdomino settings") } eliges si apareces.
setting-ranked-is = { $state ->
    [on] Clasificaciones: **apareces**
   *[off] Clasificaciones: **no apareces**
}
button-set-ranked-on = Aparecer en clasificaciones
button-set-ranked-off = No aparecer en clasificaciones
stats-best = Mejor reino ({ $game }): { points } ({ $when_date })
button-best = Mejor reino
