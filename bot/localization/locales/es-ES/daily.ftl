# La partida del día: las mismas fichas para todo el mundo.

daily-name = Partida del día
daily-title = Partida del día: { DATETIME($date, dateStyle: "long") }
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
    [0] Nadie la ha terminado aún.
    [1] La ha terminado una persona.
   *[other] En total la han terminado { $count } personas.
}
daily-nobody = Nadie la ha terminado.
daily-own = Es tu puesto { $place } entre todos.
daily-erased = Ya has tenido tu intento de hoy: has borrado tus datos, y tu partida con ellos. Mañana hay otra.
daily-next = La siguiente empieza { $when }.
daily-streak = Has terminado la partida del día { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}.
daily-shared = **{ $name }** ha terminado la partida del día, { DATETIME($date, dateStyle: "long") }.
daily-card-how = Cópialo para enseñarlo donde quieras. No revela nada:
daily-card-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · referencia { $par } (jugador virtual: { $level })
daily-par = La referencia es lo que consigue un jugador virtual (nivel: { $level }) en tu sitio con las mismas fichas.
daily-card-colors = Los colores son los puntos de cada territorio: { $colors }
daily-card-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
daily-copy = Aquí no puede verlo nadie más. Cópialo para compartirlo:
daily-about = Todo el mundo recibe las mismas fichas en el mismo orden, contra { $count ->
    [1] el mismo jugador virtual
   *[other] los mismos jugadores virtuales
}. Puedes jugarla una vez, a tu ritmo. Tus puntos cuentan, y hay una pista si la quieres.
button-daily-play = Jugar
button-daily-go-on = Seguir jugando
button-daily-look = Ver tu partida
button-daily-before = Día anterior
button-daily-today = Hoy
error-daily-begun = Ya has empezado la partida de hoy: { COMMAND("daily") } la continúa.
help-daily-name = La partida del día
help-daily = { COMMAND("daily") } es una partida diaria en la que todo el mundo recibe las mismas fichas, contra los mismos jugadores virtuales. Juégala una vez, a tu ritmo, y compara tus puntos con los de los demás. Si la terminas cada día, tu racha crece.
