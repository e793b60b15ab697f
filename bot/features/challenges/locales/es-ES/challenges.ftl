deal-daily = Partida del día
deal-channel = Reto
deal-weekly = Reto semanal
deal-known = { button-beat }
button-beat = Superar este resultado
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
cards-title = Partida del día { $number }: ya la han terminado
daily-opponents = { $count ->
    [1] { $count } jugador virtual
   *[other] { $count } jugadores virtuales
} (nivel: { $level })
daily-begins = **Kingdomino #{ $number }**: todo el mundo recibe estas fichas y juega una vez.
daily-here = En este servidor
daily-line = **{ $place }.** { $name }: { points }
daily-unlisted = { $count ->
    [1] Una persona no aparece en la lista.
   *[other] { $count } personas no aparecen en la lista.
}
daily-everywhere = { $count ->
    [1] Hasta ahora la ha terminado una persona.
   *[other] Hasta ahora la han terminado { $count } personas.
}
daily-nobody = Nadie la ha terminado.
daily-next = Próxima partida: { $when_time }.
daily-week = Has jugado { $days } días esta semana.
daily-shared = **{ $name }** ha terminado la partida del día.
daily-card-how = Cópialo para enseñarlo donde quieras. No revela nada:
daily-card = Kingdomino #{ $number } · { points } (un jugador virtual fuerte en este sitio: { $par })
daily-card-words = Kingdomino #{ $number }: { points }. Un jugador virtual (nivel: { $level }) consiguió { $par } con las mismas fichas.
daily-card-way = Juégala en Discord con { COMMAND($command) }
daily-copy = Aquí no puede verlo nadie más. Cópialo para compartirlo:
daily-about = Todo el mundo recibe estas fichas. Un intento.
button-daily-play = Jugar
button-daily-go-on = Seguir jugando
button-daily-look = Ver mi partida
button-daily-todays = Jugar la de hoy
button-cards = Ver las tarjetas
button-daily-today = Ver la partida de hoy
help-daily-name = La partida del día
help-daily = { COMMAND("kingdomino daily") } es una partida al día que todo el mundo juega con las mismas fichas, contra los mismos jugadores virtuales. Se juega una vez, sin prisa, y comparas tus puntos con los de los demás. A medianoche UTC empieza otra.
challenge-invitation = { $kind }: { $facts }
challenge-opened = ¡Tu reto está abierto! Pulsa **{ button-daily-play }** en su mensaje para jugar tú también.
challenge-about = Todo el mundo juega las mismas fichas, cada cual por su cuenta y cuando quiera.
challenge-minutes = { $minutes ->
    [1] un minuto, más o menos
   *[other] unos { $minutes } minutos
}
challenge-question = **¿Un reto para todo el canal?** { $game }, contra jugadores virtuales (nivel: { $level }). Todo el mundo recibe las mismas fichas y tiene un día para jugar.
challenge-closes = Abierto hasta: { $when_time }.
challenge-last-day = ¡Último día! Abierto hasta: { $when_time }.
challenge-closed = Se cerró: { $when_span }.
challenge-waits = Sigue abierto hasta que alguien juegue.
challenge-finished = { $count ->
    [0] No lo ha terminado nadie.
    [1] Lo ha terminado una persona.
   *[other] Lo han terminado { $count } personas.
}
challenge-done = Ya lo han terminado: { $names }.
names-more = { $more ->
    [1] { $names } y alguien más
   *[other] { $names } y { $more } más
}
challenge-against = Contra { $facts }.
challenge-late = Has terminado demasiado tarde para salir en la lista, con { points }.
challenge-erased = Ya tuviste tu intento: borraste tus datos, y tu partida con ellos.
button-challenge-close = Cerrarlo ahora
challenge-close-question = El resultado sale al momento, para todo el mundo. Quien aún juega puede terminar, pero no aparece en él.
challenge-over = { $count ->
    [1] Gana { $names } con { points }.
   *[other] Comparten la victoria { $names }, con { points }.
}
challenge-over-one = Solo lo ha terminado { $name }, con { points }.
challenge-over-unlisted = Se ha cerrado.
challenge-par = Un jugador virtual fuerte aquí: { $par }
challenge-parted = { $round ->
    [0] En la primera elección se separan los caminos.
   *[other] En la ronda { $round } se separan los caminos.
}
challenge-turn = **{ $name }**: { $turn }
challenge-beat-title = Supera a { $name }: { points }
challenge-beat-about = Recibes el mismo sitio, las mismas fichas y los mismos jugadores virtuales. Un solo intento, y no cuenta.
challenge-beat-others = Por las demás personas juegan jugadores virtuales.
challenge-beat-shared = Con las mismas fichas: **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-even = Con las mismas fichas, empate de **{ $first_name }** con **{ $second_name }**: { points }.
error-challenges-of-person = Ya tienes { $limit } retos abiertos. Espera a que se cierre uno, o cierra uno.
error-challenges-on-server = Este servidor ya tiene { $limit } retos abiertos. Espera a que se cierre uno.
help-challenge-name = Retos
help-challenge = { COMMAND("kingdomino challenge") } da a todo un canal las mismas fichas, y cada cual juega por su cuenta contra los mismos jugadores virtuales. Nadie ve los resultados antes de terminar, pero quien mira jugar a otra persona conoce las fichas. Al final salen los reinos, uno al lado del otro. **{ button-beat }**, en la página de una partida terminada, te da su sitio y sus fichas. Eso no cuenta. **{ button-weekly }** da al canal uno nuevo cada semana.

play-daily = { COMMAND("kingdomino daily") } es una partida al día contra jugadores virtuales, con las mismas fichas para todo el mundo.
stored-challenges = Qué retos y semanas has abierto, qué partidas del día has mostrado y en qué semanas te pregunté si aún jugabas.
stored-tries = Si borras tus datos mientras una partida del día o un reto sigue abierto: que se había empezado, como un código sin tu nombre, hasta que se cierre.
error-challenge-private = Un reto es para todo el canal. Escribe { COMMAND("kingdomino challenge") } en un canal de un servidor.
command-challenge-about = Las mismas fichas para todo el canal, y cada cual a su ritmo
command-daily-about = La partida de hoy: las mismas fichas para todo el mundo, un solo intento
option-challenge-game-about = Qué juego. Si no lo pones: Kingdomino
option-level-about = La fuerza de los jugadores virtuales. Si no lo pones: sólido
option-challenge-hours-about = En cuántas horas se cierra, por ejemplo 3
option-days-about = En cuántos días se cierra, por ejemplo 2. Si no pones nada: en un día

button-weekly = Abrir uno cada semana
button-weekly-end = Dejar los retos semanales
weekly-question = **¿Un reto aquí cada semana?** Los juegos se turnan, contra jugadores virtuales (nivel: { $level }). El primero empieza ahora, y el siguiente con el resultado: { $opens_time } (zona horaria: { $zone }).
weekly-clock = **¿Un reto aquí cada semana?** Dime primero qué hora es aquí, para no llamar a nadie de noche.
weekly-begun = ¡En marcha! Cada semana se abre aquí uno nuevo.
weekly-end-question = ¿No más retos semanales en { $channels }? Si hay uno abierto, sigue abierto.
weekly-ended = Hecho: ya no se abrirá otro solo.
weekly-games = Juegos de las próximas semanas
weekly-games-all = Todos los juegos, por turnos
weekly-games-kingdomino = Todos menos Queendomino, por turnos
career-days = Partidas del día: { $days }
week-title = Semana { $number }
week-result = { $state ->
    [alone] Solo { $names } ha terminado la semana { $number }.
    [won] { $count ->
        [1] { $names } gana la semana { $number }.
       *[other] { $names } comparten la semana { $number }.
    }
   *[none] La semana { $number } ha terminado.
}
week-open = La semana { $number } está abierta.
button-week-play = Jugar la semana { $number }
week-row = { $weeks } semanas seguidas que habéis terminado al menos dos
week-season = Semanas ganadas: { $people_names }
week-tally = { $name } ({ $wins } de { $games })
week-best = Mejor resultado ({ $game }): { $names }, { $gain } frente a un jugador virtual fuerte
week-before = La semana pasada. { $done_text }
season-won = { $count ->
    [1] { $names } gana la temporada, con { $wins } de { $weeks } semanas.
   *[other] { $names } comparten la temporada, con { $wins } de { $weeks } semanas.
}
season-over = La temporada ha terminado.
button-season = Última temporada
season-title = Última temporada
season-line = **{ $place }.** { $name }: { $wins } de { $games }
button-week-want = La próxima: { $game }
button-week-unwant = La próxima semana no: { $game }
button-week-instead = Jugar mejor: { $game }
week-next = { $state ->
    [none] Aquí no se abre sola ninguna semana nueva.
   *[next] La semana que viene: { $game }.
}
week-missed = Con alguien más seréis { $weeks } semanas seguidas.
button-week-skip = Esta semana no
week-skipped = Vale. ¡Hasta la próxima semana!
error-week-unfinished = Termina primero esta semana. Después podrás decir qué viene luego.
career-weeks = Semanas ganadas esta temporada: { $wins } de { $games }
weeks-of-season = Retos semanales, con su propia temporada (semanas jugadas: { $weeks } de { $most })
error-weeks-off = Este servidor no tiene retos semanales. Quien lo gestiona puede permitirlos con { COMMAND("kingdomino server") }.
server-weeks = Retos semanales
server-weeks-is = Quién empieza retos semanales: **{ $value }**
server-weeks-openers = quien puede abrir mesas
server-weeks-managers = quien gestiona el servidor
server-weeks-nobody = nadie
setting-closings-is = { $state ->
    [on] Retos y semanas: **te llaman**
   *[off] Retos y semanas: **no te llaman**
}
button-set-closings-on = Llamarme para los retos
button-set-closings-off = No llamarme para los retos
