# La partida del día: las mismas fichas para todo el mundo.

daily-name = Partida del día
daily-title = Kingdomino #{ $number } · { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [1] un jugador virtual
   *[other] { $count } jugadores virtuales
} (nivel: { $level })
daily-here = En este servidor
daily-line = **{ $place }.** { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
daily-unlisted = { $count ->
    [1] y una persona que no aparece en la lista
   *[other] y { $count } personas que no aparecen en la lista
}
daily-everywhere = { $count ->
    [1] La ha terminado una persona.
   *[other] En total la han terminado { $count } personas.
}
daily-nobody = Nadie la ha terminado.
daily-own = Vas en el puesto { $place } de la clasificación general.
daily-erased = Ya has tenido tu intento de hoy: has borrado tus datos, y tu partida con ellos. Mañana hay otra.
daily-next = La siguiente empieza { $when }.
daily-streak = Has terminado la partida del día { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}.
daily-shared = **{ $name }** ha terminado la partida del día.
daily-card-how = Cópialo para enseñarlo donde quieras. No revela nada:
daily-card = Kingdomino #{ $number } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $level }: { $par })
daily-card-words = Kingdomino #{ $number }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. { $level }, un jugador virtual, consiguió { $par } con las mismas fichas.
daily-card-way = { $link ->
    [none] Juégala en Discord con { COMMAND("daily") }
   *[other] Juégala con { COMMAND("daily") }: { $link }
}
daily-copy = Aquí no puede verlo nadie más. Cópialo para compartirlo:
daily-about = Todo el mundo recibe estas fichas. Un intento.
button-daily-play = Jugar
button-daily-go-on = Seguir jugando
button-daily-look = Ver tu partida
button-daily-todays = Jugar la de hoy
button-daily-before = Día anterior
button-daily-today = Hoy
error-daily-begun = Ya has empezado la partida de hoy: { COMMAND("daily") } la continúa.
help-daily-name = La partida del día
help-daily = { COMMAND("daily") } es una partida diaria en la que todo el mundo recibe las mismas fichas, contra los mismos jugadores virtuales. Juégala una vez, a tu ritmo, y compara tus puntos con los de los demás. A medianoche (UTC) empieza una nueva.
