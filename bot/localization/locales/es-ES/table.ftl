variant-kd = Kingdomino
variant-kd7 = Kingdomino: Gran Duelo
variant-kd3n = Kingdomino para tres, 4 fichas por línea
variant-kd-about = Coloca fichas alrededor de tu castillo; puntúa la tierra con coronas
variant-kd7-about = Con las 48 fichas: reinos más grandes
variant-kd3n-about = Nueva edición: las 48 fichas; de cada línea sobra una

option-m = Reino del Medio
option-h = Armonía
option-dynasty = Dinastía
dynasty-game = Dinastía, partida { $number } de { $games }

grid-5 = reinos de 5×5
grid-7 = reinos de 7×7

lobby-players = { $seated } de { $count } jugadores
lobby-person = **{ $name }**
lobby-host = **{ $name }** (organiza)
lobby-computer = **{ $name }** (ordenador, { $level })
invited-to-play =
    { $person }: tienes una invitación para jugar a { $game } con { $names }.
    Se te reserva un sitio hasta: { $until }.
button-accept = Aceptar
button-declineinvitation = Rechazar
invitation-accepted = **{ $name }** ha dicho que sí y tiene un sitio.
invitation-ended = Esta invitación ha terminado.
lobby-in-team = { $player }, equipo { $team }
lobby-wrong-number = Este juego es para { $allowed } jugadores: puede unirse más gente, o quien organiza añade ordenadores.
lobby-missing = { $missing ->
    [1] Falta un jugador.
   *[other] Faltan { $missing } jugadores.
}
lobby-missing-some = { $missing ->
    [1] Falta un jugador
   *[other] Faltan { $missing } jugadores
} para poder empezar. Sitios libres: { $free }.
lobby-room = Quien organiza ya puede empezar ({ $count } jugadores, { $size }); aún cabe más gente.
lobby-ready = Mesa completa: pulsa { button-start }. El orden se sortea.
lobby-started = La partida ha empezado.
lobby-idle = Esta mesa se ha cerrado porque llevaba una semana sin cambios. Abre otra con { COMMAND("kingdomino new") }.
lobby-cancelled = Esta mesa se ha cerrado antes de empezar la partida.

team-placeholder = Elige tu equipo
team-option = Equipo { $team }
team-any = Cualquier equipo
team-drawn = A quien no elige equipo le toca uno por sorteo.

setup-game-placeholder = Juego
setup-seats-placeholder = Jugadores
setup-pace = Tiempo por turno: { $value }
setup-pace-placeholder = Tiempo por turno
setup-language = Idioma: { $value }
setup-language-placeholder = Idioma de esta mesa
setup-theme = Colores: { $value }
setup-theme-placeholder = Colores de las imágenes que ven todos
setup-policy-placeholder = Si alguien tarda más
setup-players-one = Para { $most } jugadores
setup-players-two = Para { $fewest } o { $most } jugadores
setup-players-range = De { $fewest } a { $most } jugadores
setup-seats = { $count } jugadores
setup-teams = { $teams } equipos, { $size }

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
policy-wait = Si se tarda: no pasa nada
policy-wait-about = No hay recordatorios, y nadie juega por nadie
policy-remind = Si se tarda: recordatorios
policy-remind-about = Recordatorios, cada vez menos; los demás pueden dejar que juegue el ordenador
policy-turn = Si se tarda: juega el ordenador
policy-turn-about = Un recordatorio; si pasa otro tanto, el ordenador juega el turno
policy-seat = Si se tarda: sigue el ordenador
policy-seat-about = Un recordatorio; si pasa otro tanto, el ordenador juega hasta que vuelva

setup-options-placeholder = Variantes

button-join = Unirse
button-leave = Salir
button-start = Empezar
button-fill = Completar con ordenadores ({ $level })
button-close-table = Cerrar la mesa

level-beginner = principiante
level-solid = sólido
level-strong = fuerte
level-master = maestro
add-placeholder = Añadir un ordenador
add-beginner = Principiante
add-beginner-about = Comete los errores de quien acaba de aprender
add-solid = Sólido
add-solid-about = Toma los máximos puntos de cada momento y no deja huecos
add-strong = Fuerte
add-strong-about = Juega bien y responde al momento
add-master = Maestro
add-master-about = El mejor que hay; piensa unos cinco segundos por turno

computer-names = Balduino, Matilde, Fruela, Isolda, Parsifal, Rosamunda, Wifredo, Adela, Godofredo

thread-name = { $game } con { $name }

domino-told = { $number } ({ $halves })
half-told = { $half } { $crowns }
halves-told = { $first } / { $second }
contact-castle = { $terrain } junto al castillo
contact-land = { $terrain } en { $square }

told-order = Orden de elección: { $names }
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = Equipos: { $teams }
told-resigned = **{ $name }** abandona la partida; el ordenador ocupa su sitio.
told-turn-back = **{ $name }** deshace su turno.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (según su plan)
told-by-itself = **{ $name }** (la única jugada)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (fuera de tiempo: juega el ordenador)
told-by-stand-in = **{ $name }** (juega el ordenador en su lugar)
told-mate = { $name } (con { $mate })
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = coloca{ "\u00A0" }{ $domino }
told-discard = descarta { $domino }: no encaja
told-pick = elige{ "\u00A0" }{ $domino }

told-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
told-earlier = { $count ->
    [1] Aquí se omite un turno anterior.
   *[other] Aquí se omiten { $count } turnos anteriores.
}
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
told-choices = Elegidas: { $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

due-place = { $name }, coloca la ficha { $domino }
due-rest = { $name }, te toca
due-pick = { $name }, elige una ficha
time-turn = Recordatorio { $until }; si pasa otro tanto, el ordenador juega el turno.
time-seat = Recordatorio { $until }; si pasa otro tanto, sigue el ordenador.
time-over-turn = El ordenador juega el turno { $at }.
time-over-seat = El ordenador ocupa el sitio { $at }.
pick-lost = { $count ->
    [1] En este reino ya no hay lugar para la ficha { $dominoes }.
   *[other] En este reino ya no hay lugar para las fichas { $dominoes }.
}
button-place = Colocar { $domino }
button-open = Mi turno
button-what-happened = ¿Qué ha pasado?
button-kingdom = { EMOJI("look") } { $name }
button-kingdom-words = Reino: { $name }
button-table = Toda la mesa
alt-text-mode = El modo texto de { COMMAND("kingdomino settings") } lo pone en palabras.
button-pick = { $number } · { $halves }

reminder-waiting = { LINK($link, "La mesa") } te espera. Última jugada: { $since }.
reminder-last = Solo faltas tú para terminar la ronda.
reminder-then-turn = Tu tiempo acaba { $left } ({ $at }); entonces el ordenador juega este turno.
reminder-then-seat = Tu tiempo acaba { $left } ({ $at }); entonces el ordenador ocupa tu sitio y lo guarda hasta que vuelvas.
button-mute = No recordármelo más
muted = Ya no recibirás más recordatorios de este turno.
muted-until = Ya no recibirás más recordatorios de este turno. Si no juegas antes, el ordenador lo hace { $left }.
reminder-computermoves = Si no puede esperar, cualquiera de la mesa puede dejar el turno al ordenador.
reminder-computerkeeps = Si no puede esperar, cualquiera de la mesa puede dejar al ordenador el turno, o el sitio hasta que vuelva su titular.
button-computermoves = Que juegue el ordenador: { $name }
button-computerkeeps = Que siga el ordenador: { $name }

late-turns = El ordenador juega por { $names }, como ha acordado esta mesa. **{ button-pace }** lo muestra y lo cambia.
button-pace = Tiempo por turno
seats-kept = El ordenador guarda los sitios de: { $names }

undo-asked = **{ $name }** quiere deshacer el último turno:
undo-needs-all = Toda la mesa tiene que estar de acuerdo.
undo-agreed = Hay acuerdo: el último turno se deshace.
undo-refused = El último turno vale: { $name } prefiere seguir.
undo-late = La partida ha seguido, así que el turno vale.
undo-stands = El último turno vale.
button-agree = De acuerdo
button-rejectundo = No, seguir jugando

pace-title = El ritmo de esta mesa
pace-line = { $time }. { $then }.
pace-consent = Se aplicará cuando toda la mesa esté de acuerdo.
pace-alone = No hay más personas en esta mesa, así que se aplica al momento.
button-propose = Proponerlo a la mesa
button-change-pace = Cambiarlo

proposal-pace = **{ $name }** propone otro ritmo para esta mesa:
proposal-agreed = Hay acuerdo: se aplica desde ahora.
proposal-refused = Se queda como estaba: { $name } prefiere que no.
proposal-ended-pace = Esta propuesta ha terminado.
proposal-waiting = Se ha preguntado al resto. Queda pendiente hasta que decida toda la mesa; mientras tanto, la partida sigue.
done-proposal-pace = Hecho: se aplica desde ahora. { COMMAND("kingdomino pace") } lo cambia otra vez.
button-decline = Mejor no

end-won = ¡Gana { $names }!
end-team-won = ¡Ganan { $names }!
end-shared = ¡{ $names } comparten la victoria!
end-by-largest-property = Empate a puntos: decide el mayor territorio.
end-by-crowns = Empate a puntos y a tamaño de territorio: deciden las coronas.
end-dynasty-so-far = La dinastía tras { $number } de { $games } partidas: { $sums }
end-dynasty-won = ¡{ $names } gana la dinastía!
end-dynasty-shared = ¡{ $names } comparten la dinastía!
end-dynasty-sums = Las { $games } partidas: { $sums }
end-dynasty-game = Partida { $number }: { $result }
end-sum = { $name } { $total }
button-rematch = Revancha
button-next-game = Empezar partida { $number } de { $games }
button-history = Historial
game-cancelled = Esta partida se ha cerrado sin resultado.
game-resigned = { $count ->
    [1] **{ $names }** abandona la partida.
   *[other] **{ $names }** han abandonado la partida.
} Solo quedan ordenadores, así que termina sin resultado.
