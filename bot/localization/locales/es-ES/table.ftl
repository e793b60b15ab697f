variant-kd = Kingdomino
variant-unknown = Un juego que no conozco
variant-kd7 = Kingdomino: Gran Duelo
variant-kd3n = Kingdomino para tres, 4 fichas por línea
variant-kd-about = Coloca fichas. Puntúa la tierra con coronas
variant-kd7-about = Con las 48 fichas: reinos más grandes
variant-kd3n-about = Las 48 fichas, y de cada línea sobra una

option-dynasty = Dinastía
option-thread = En un hilo
option-thread-about = La partida pasa a un hilo bajo el anuncio de la mesa, y el canal queda libre
suggestions-shown = a la vista
suggestions-hint = a petición
suggestions-none = ninguna
suggestions-shown-about = Cada panel se abre con la jugada que más promete
suggestions-hint-about = El botón «{ button-hint }» muestra una. Al final se ve quién jugó sin ellas
suggestions-none-about = Solo los puntos: cada cual busca las buenas jugadas
setup-guided-placeholder = Sugerencias solo para… (no contará)
dynasty-game = Dinastía, partida { $number } de { $games }

grid-5 = reinos de 5×5
grid-7 = reinos de 7×7
lobby-plays = { $size } en { $rounds } rondas

lobby-players = { $seated } de { $count } jugadores
lobby-seat-host = organiza
lobby-seat-computer = jugador virtual, { $level }
lobby-seat-invited = con invitación
lobby-seat-free = libre
lobby-seats-kept = Con invitación: { $people_names }. Sitio guardado hasta: { $until_time }.
lobby-again = { $people_names }, ¿otra partida?
invite-placeholder = Invitar a gente
invited-to-play = { $person_name }, ¿te apuntas? { $game }. Tienes { time-span } para responder.
invited-by =
    Con { $names }.
    Se te reserva un sitio hasta: { $until_time }.
called-to-play = { $role }, ¿quién juega? { $game }
called-by = En la mesa: { $names }, { $count } sitios · { $pace }
call-ended = { $game }: { $state ->
    [full] esta mesa está completa.
    [begun] la partida ha empezado.
   *[closed] esta mesa está cerrada.
}
button-accept = Aceptar
button-declineinvitation = Rechazar
lobby-wrong-number = Este juego es para { $allowed } jugadores. Puede unirse más gente, o quien organiza puede añadir jugadores virtuales.
lobby-missing = { $missing ->
    [1] Con una persona más se puede empezar.
   *[other] Con { $missing } personas más se puede empezar.
}
lobby-for-one = { $where ->
    [private] Los sitios libres los ocupan jugadores virtuales.
   *[server] Puede unirse más gente, o los sitios libres los ocupan jugadores virtuales.
}
lobby-room = Quien organiza ya puede empezar, y aún cabe más gente.
lobby-ready = { $free_count ->
    [0] ¡Todo listo! Pulsad **{ button-start }**. Se sortea quién elige primero.
   *[other] Han respondido todos. Pulsad **{ button-start }** para jugar con { $seated }, o esperad a más gente.
}
lobby-begins = ¡Todos se apuntan! La partida empieza: { $when_span }.
lobby-in-line = Siguiente en la lista: { $names }
ready-all = { $person_name }, tu mesa está lista. ¿Empezamos?
ready-short = { $person_name }, no todos pueden jugar. Empieza sin ellos, añade jugadores virtuales o espera a alguien.
seats-sought = { $count ->
    [one] Sitio libre: { $names }
   *[other] Sitios libres: { $names }
}
lobby-started = La partida ha empezado.
lobby-in-thread = La partida ha empezado en { $thread }
lobby-idle = Aquí no ha cambiado nada en una semana, así que he cerrado esta mesa. Abre otra con { COMMAND("kingdomino new") }.
lobby-cancelled = Esta mesa se ha cerrado antes de empezar la partida.

team-placeholder = Elige tu equipo
team-option = Equipo { $team }
team-any = Cualquier equipo
team-drawn = Si no eliges equipo, te toca uno por sorteo.

setup-seats-placeholder = Jugadores
setup-pace = Tiempo por turno: { $value }
setup-policy = Si se tarda: { $value }
setup-suggestions = Sugerencias: { $value }
server-policy = Si alguien tarda más
setup-players-one = Para { $most } jugadores
setup-players-two =
    Para { $fewest } { $most ->
        [8] u { $most }
       *[other] o { $most }
    } jugadores
setup-players-range = De { $fewest } a { $most } jugadores
setup-seats = { $count } jugadores
setup-teams = { $teams } equipos, { $size }

turn-company = En la mesa: { $people_names }

turn-time-none = sin límite
turn-time-minutes = { $count } minutos
turn-time-hours = { $count ->
    [1] una hora
   *[other] { $count } horas
}
turn-time-days = { $count ->
    [1] un día
   *[other] { $count } días
}
policy-wait = no pasa nada
policy-wait-about = No hay recordatorios, y nadie juega por otra persona
policy-remind = recordatorios
policy-remind-about = Recordatorios cada vez menos frecuentes. Los demás pueden dejar que juegue un jugador virtual
policy-turn = juega un jugador virtual
policy-turn-about = Un recordatorio al acabar el tiempo. Luego, un jugador virtual juega el turno
policy-seat = sigue un jugador virtual
policy-seat-about = Un recordatorio al acabar el tiempo. Luego, un jugador virtual juega hasta que esa persona vuelva

setup-options-placeholder = Variantes

button-join = Unirse
button-again = Me apunto
button-not-now = Ahora no
button-leave = Salir
button-more = Más
put-out-placeholder = Sacar a alguien
button-start = Empezar
button-play-computers = Jugar contra jugadores virtuales
button-invite = Invitar
button-table-rules = Más ajustes
button-fill = Completar la mesa ({ $level })
button-close-table = Cerrar la mesa

level-beginner = principiante
level-solid = sólido
level-strong = fuerte
level-master = maestro
add-placeholder = Añadir un jugador virtual
add-beginner = Principiante
add-beginner-about = Comete los errores de cuando se empieza
add-solid = Sólido
add-solid-about = Busca el máximo de puntos en cada momento y no deja huecos
add-strong = Fuerte
add-strong-about = Juega bien y responde al momento
add-master = Maestro
add-master-about = El mejor que hay. Piensa unos cinco segundos por turno

computer-names = Balduino, Matilde, Fruela, Isolda, Parsifal, Rosamunda, Wifredo, Adela, Godofredo

thread-name = { $game }: { $names }

half-told = { $terrain } { $crown_signs }
halves-told = { $first_half } / { $second_half }
points-now = { $points ->
    [0] sin puntos por ahora
    [one] **{ $gain }** punto
   *[other] **{ $gain }** puntos
}
contact-castle = { $terrain } junto al castillo
contact-own = se une a tu { $terrain }

told-order = Orden: { $names }
told-resigned = **{ $name }** abandona la partida, y un jugador virtual ocupa el sitio.
told-substitute-resigned = La persona que jugaba por **{ $owner_name }** abandona la partida, y un jugador virtual ocupa el sitio.
told-turn-back = **{ $name }** deshace su turno.
told-host = Ahora organiza esta mesa **{ $name }**.
told-locked = El hilo está bloqueado, así que la partida espera allí. Quien gestiona el servidor puede desbloquearlo.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (según su plan)
told-by-itself = **{ $name }** (la única jugada)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (por un jugador virtual)
told-by-stand-in = **{ $name }** (un jugador virtual en su lugar)
told-mate = { $name } (con { $mate_name })
told-place = coloca{ "\u00A0" }{ $domino }
told-discard = descarta { $domino } (no encaja)
told-discard-again = descarta { $domino }
told-pick = elige{ "\u00A0" }{ $domino }
told-pick-last = recibe{ "\u00A0" }{ $domino }

told-domino = { $number }{ "\u00A0" }({ $land })
told-land = { $crowns ->
    [0] { $count ->
        [1] { $terrain } doble
       *[other] { $both_lands }
    }
    [1] { $terrain } con una corona
    [2] { $terrain } con dos coronas
   *[3] { $terrain } con tres coronas
}
told-goes-last = jugará{ "\u00A0" }al{ "\u00A0" }final
told-leader = Tras la ronda { $round } va en cabeza **{ $name }**, { $points } a { $second_points }.

due-place = { $name }, te toca: coloca la ficha { $domino }
due-rest = { $name }, te toca
due-pick = { $name }, te toca: elige una ficha
due-begin = Vuestra partida ha empezado: { $name } elige { $order ->
    [first] primero
   *[next] ahora
}
due-pick-again = { $name } elige otra ficha
time-span = { $unit ->
    [minutes] { $count ->
        [1] un minuto
       *[other] { $count } minutos
    }
    [hours] { $count ->
        [1] una hora
       *[other] { $count } horas
    }
   *[days] { $count ->
        [1] un día
       *[other] { $count } días
    }
}
due-within = { $due }, tienes { time-span }
time-turn = Recordatorio: { $until_span }, y { time-span } después un jugador virtual juega el turno.
time-seat = Recordatorio: { $until_span }, y { time-span } después un jugador virtual ocupa el sitio.
time-over-turn = Un jugador virtual juega el turno: { $at_span }.
time-over-seat = Un jugador virtual ocupa el sitio: { $at_span }.
pick-lost = { $count ->
    [1] { $dominoes } ya no encaja en ningún sitio.
   *[other] { $dominoes } ya no encajan en ningún sitio.
}
button-place = Colocar { $domino }
button-open = Mi turno
kingdom-placeholder = Mostrar un reino en grande…
button-table = Mesa
button-boards = Tablero de construcción
button-look = { EMOJI("look") } Ver los reinos
alt-board-text = Todo en palabras: { COMMAND("kingdomino board text:") }.
alt-text-mode = El modo texto de { COMMAND("kingdomino settings") } lo pone en palabras.

reminder-waiting = La mesa: { $channel }
reminder-last = En esta ronda ya solo faltas tú.
reminder-next = { $name } tiene el turno, y después te toca.
reminder-then-turn = Tu tiempo termina: { $at_time }. Después un jugador virtual juega este turno.
reminder-then-seat = Tu tiempo termina: { $at_time }. Después un jugador virtual juega por ti, hasta que vuelvas.
button-mute = No recordármelo más
muted = De acuerdo, no más recordatorios para este turno.
muted-until = De acuerdo, no más recordatorios para este turno. Si no juegas antes, un jugador virtual lo juega ({ $left_span }).
reminder-computermoves = ¿Hay prisa? Cualquiera de la mesa puede dejar que un jugador virtual juegue este turno.
reminder-computerkeeps = ¿Hay prisa? Cualquiera de la mesa puede dejar que un jugador virtual juegue este turno, o siga hasta que esa persona vuelva.
button-computermoves = Que juegue un jugador virtual
button-computerkeeps = Dar el sitio a un jugador virtual

late-turns = Un jugador virtual ha jugado por { $names }, como acordasteis. **{ button-pace }** muestra lo acordado y lo cambia.
button-pace = Tiempo por turno
seats-kept = Un jugador virtual guarda los sitios de: { $names }
button-own-seat-back = { $count ->
    [1] { $name }: recuperar mi sitio
   *[other] Recuperar mi sitio
}
button-goon = Seguir jugando
table-paused = **En pausa.** Nadie recibe recordatorios. La termina una jugada, o **{ button-goon }**.

request-undo = { $people_names }, ¿deshacemos el último turno?
proposal-by = **{ $name }** lo propone. Toda la mesa tiene que estar de acuerdo.
undo-agreed = Toda la mesa está de acuerdo en deshacer el último turno.
undo-refused = El último turno vale: { $name } prefiere seguir.
undo-late = La partida ha seguido, así que el turno vale.
undo-stands = El último turno vale.
button-agree = De acuerdo
button-rejectundo = No, seguir jugando

pace-title = El tiempo por turno en esta mesa
pace-line = { $pace }. { $then }.
pace-hurry = Si { $name } tarda demasiado, puedes dejar que juegue un jugador virtual: { $until_span }.
pace-consent = Se aplica cuando toda la mesa esté de acuerdo.
pace-alone = No hay más personas en esta mesa, así que se aplica al momento.
button-propose = Proponerlo a la mesa
button-change-pace = Cambiarlo

request-pace = { $people_names }, ¿cambiamos el tiempo por turno?
request-pause = { $people_names }, ¿ponemos esta mesa en pausa?
request-seat = { $people_names }, ¿dejamos un sitio a otra persona?
proposal-agreed = Toda la mesa está de acuerdo. Se aplica desde ahora.
proposal-refused = Todo queda como estaba: { $name } prefiere que no.
proposal-ended = Esta propuesta ya está cerrada.
proposal-waiting = He preguntado al resto. Queda pendiente hasta que decida toda la mesa, y mientras tanto la partida sigue.
done-proposal-pace = Hecho. Se aplica desde ahora, y { COMMAND("kingdomino table") } lo cambia otra vez.
pause-about = Durante la pausa nadie recibe recordatorios y ningún jugador virtual releva a nadie. Una jugada termina la pausa.
done-proposal-pause = Hecho: la mesa está en pausa hasta que alguien juegue o pulse **{ button-goon }**.
done-goon = ¡Seguimos!
button-pause = Poner la mesa en pausa
button-decline = Mejor no

end-won = ¡Gana { $names }!
end-won-on-seat = { EMOJI("computer") } ¡Gana un jugador virtual en el sitio de { $name }!
name-computer = { EMOJI("computer") } Jugador virtual
end-team-won = ¡Ganan { $names }!
end-shared = ¡{ $names } comparten la victoria!
end-found = Sin pistas: { $shares }
end-found-share = { $name } ({ $found } de { $turns })
end-dynasty-so-far = Tras { $number } de { $games } partidas: { $sums }
end-dynasty-won = ¡{ $names } gana la dinastía!
end-dynasty-shared = ¡{ $names } comparten la victoria en la dinastía!
end-dynasty-sums = Las { $games } partidas: { $sums }
end-sum = { $name } ({ $total })
end-turned = La ronda { $round } lo decidió todo: **{ $name }** sacó +{ $points } ({ $land }) y ganó por { $margin } { $margin ->
    [one] punto
   *[other] puntos
}.
button-rematch = Jugar otra partida
button-next-game = Empezar la partida { $number } de { $games }
game-cancelled = Esta partida ha terminado sin resultado.
closed-by = Cerrada por la moderación: { $name }
game-resigned = { $count ->
    [1] **{ $names }** abandona la partida.
   *[other] **{ $names }** abandonan la partida.
} Solo quedan jugadores virtuales, así que termina sin resultado.

deal-shared = Las mismas fichas
