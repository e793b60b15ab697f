panel-place = Coloca { $domino }
panel-spot-other = { $domino } { $count ->
    [1] en su única posición · { $worth }
   *[other] en la posición **{ $spot }** · { $worth }
}
panel-spot-most = { $domino } { $count ->
    [1] en su única posición · { $worth }, lo máximo ahora
   *[other] en la posición **{ $spot }** · { $worth }, lo máximo ahora
}
panel-spot-bonus = { $domino } en la posición **{ $spot }** · { $worth }, lo máximo sin perder tu bonificación
panel-spot-words = Posición { $spot } de { $count }: { $placement }. { $points ->
    [0] Sin puntos por ahora
   *[other] Aporta { $gain }
}, en total { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
reason-completes = completa la cuadrícula
reason-loses-centre = saca el castillo del centro
reason-holes = { $count ->
    [1] deja un hueco
   *[other] deja { $count } huecos
}
reason-joins = { $count ->
    [2] une dos territorios de { $terrain }
    [3] une tres territorios de { $terrain }
   *[other] une { $count } territorios de { $terrain }
}
reason-crowns = { $count ->
    [one] primera corona para { $count } casilla de { $terrain }
   *[other] primera corona para { $count } casillas de { $terrain }
}
reason-keeps-centre = mantiene el castillo en el centro
reason-open = { $count ->
    [0] ya no cabe más { $terrain }
    [one] aún cabe { $count } casilla más de { $terrain }
   *[other] aún caben { $count } casillas más de { $terrain }
}
reason-more-room = { $count ->
    [one] cabe { $count } casilla de { $terrain } más que en { $other_answer }
   *[other] caben { $count } casillas de { $terrain } más que en { $other_answer }
}
reason-fewer-holes = { $count ->
    [0] no deja huecos
   *[other] deja menos huecos
}
reason-most = lo máximo ahora
reason-then = luego { $domino } puede dar { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
panel-discarded = La ficha { $domino } no encaja en tu reino y se ha descartado.
panel-auto-placed = La ficha { $domino } solo encajaba en una posición, así que la he puesto ahí por ti.

step-place = Colocar
step-choose = Elegir
step-finish = Fin
panel-step = Paso { $number } de { $count }: { $step }
button-suggested = { $action } · sugerido
button-skip-step = Saltar a { $step }
button-step-back = Volver a { $step }
button-undo = Deshacer

panel-pick = Elige tu próxima ficha.
panel-pick-first = Elige tu ficha para la primera ronda.
panel-taken = Ya elegidas: { $dominoes }.
suggested-because = Sugerencia: la ficha { $domino }, { $choice }.
suggested-plain = Sugerencia: la ficha { $domino }.
suggested-turn = { $domino ->
    [none] Sugerencia: la posición **{ $spot }**
   *[other] Sugerencia: la posición **{ $spot }** y después la ficha { $domino }
}
suggested-unlike = { $reason }, a diferencia de la posición { $spot }
choice-only = las demás no encajan
choice-most = es la que más puntos da ahora
choice-rival = si no, { $name } la elige por { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
choice-both = también te llevas la { $other_domino }, porque ya no elige nadie más
choice-later = la { $other_domino } no aporta nada a nadie más por ahora, así que seguramente quede para tu otro rey
choice-first = empiezas tú la ronda siguiente
choice-crowns = tiene { $count ->
    [1] una corona
   *[other] { $count } coronas
}
choice-grows = puede unirse a tu { $terrain } de { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
choice-before = juegas antes en la ronda siguiente que con la { $other_domino }
domino-fits-nowhere = no encaja
button-take = Elegir { $domino }
button-discard = Descartar { $domino } (no encaja)
panel-team = Es el rey de { $name }. Compartís el reino, así que puedes mirar.
panel-type-again = Así te saltarías un paso. Si es lo que quieres, escríbelo otra vez.
panel-moved-on = La mesa ha avanzado. Ahora está así.
panel-time-up = Se acabó su tiempo. Si no sigues jugando, se cierra: { $when_span }.

spot-placeholder = Elige una posición
spots-more = Más posiciones
spot-most = { $worth }, lo máximo ahora

button-rotate = Girar
button-play = Colocar aquí
button-see-turn = Ver el turno sugerido
button-play-turn = Jugar este turno
button-turn-back = Elegir otra cosa
panel-turn = Sugerencia · { $deeds }
button-hint = Pista
button-compare = Comparar fichas

turn-done = Hecho. **{ $name }** { $deeds }.
turn-done-other = Tu turno ha terminado.
turn-thinking = { $name } está pensando y juega enseguida.

done-in-line = Te toca el próximo sitio: si queda uno libre, te llamo.
done-joined = ¡Tienes sitio! La partida empieza cuando quien organiza pulse **{ button-start }**, o cualquiera si la mesa está llena.
done-invitation-sent = He invitado a **{ $name }** y he guardado { $count ->
    [1] un sitio
   *[other] { $count } sitios
}. **{ button-more }** permite retirar la invitación.
done-left = Has salido de la mesa.
done-declined = De acuerdo, has dicho que no, y el sitio vuelve a estar libre.
done-dropped = { $game } se juega sin { $options }: { $count ->
    [one] ya no está.
   *[other] ya no están.
}
done-computers-left = { $names } { $count ->
    [one] se ha ido
   *[other] se han ido
}: ahora hay menos sitios.
done-cancelled = La mesa está cerrada.
done-resigned = Has abandonado la partida, y un jugador virtual sigue por ti.
done-resigned-last = Has abandonado la partida. Solo quedaban jugadores virtuales, así que ha terminado.
ask-findsubstitute = ¿Preguntar a la mesa si otra persona puede jugar en el sitio de **{ $name }**?
ask-undoturn = ¿Preguntar al resto si puedes deshacer el último turno?
ask-pause = ¿Pedir al resto que se pause esta mesa?
ask-putout = ¿Sacar a **{ $name }** de la mesa? Se lo diré, y solo podrá volver con una invitación.
button-yes = Sí
button-no = No
done-nothing = Todo sigue igual.
done-opened = ¡Tu mesa está abierta!
done-forgotten = Hecho. Tu nombre y tus datos se han borrado. { privacy-copies }
forgotten-name = Alguien

button-undoturn = Deshacer este turno
undo-waiting = He preguntado al resto. Si alguien juega antes de que haya acuerdo, el turno vale.
undo-done = Tu turno está deshecho.
button-undo-alone = Deshacer el turno
undo-price = { $count ->
    [0] Se deshace tu último turno y la partida no cuenta. ¿Deshacerlo?
   *[other] Se deshace tu último turno, con lo que vino después ({ $names }), y la partida no cuenta. ¿Deshacerlo?
}
undo-alone-done = Tu turno está deshecho, y vuelven a salir las mismas fichas. Esta partida no contará en tus estadísticas.

done-computermoves = Hecho: un jugador virtual ha jugado este turno.
done-computerkeeps = Hecho: un jugador virtual juega hasta que esa persona vuelva.
done-returntoseat = El sitio vuelve a ser tuyo. ¡Sigue desde aquí!
done-already-seated = Ya estás en tu sitio, así que no ha cambiado nada.

confirm-cancel = ¿Terminar esta partida para toda la mesa, sin resultado?
confirm-cancel-lobby = Hay más gente en esta mesa. ¿Cerrarla para todo el mundo?
button-cancel-yes = Cerrar la partida
button-cancel-no = Seguir jugando
confirm-resign = ¿Abandonar esta partida definitivamente? Un jugador virtual ocupa tu sitio, y los demás siguen.
confirm-resign-last = ¿Abandonar? Solo quedarían jugadores virtuales, así que la partida terminaría sin resultado.
confirm-leave = No hay más personas en esta mesa, así que se cierra si sales.
button-leave-yes = Salir y cerrar la mesa
button-leave-no = Quedarme
confirm-join = Contigo juegan { $count }. Ahora: { $before_plays }. Después: { $after_plays }. ¿Te unes?
confirm-start = No todas las personas invitadas han respondido. ¿Empezar sin ellas?
button-start-yes = Empezar sin ellas
button-start-no = Esperar
button-resign-yes = Abandonar
button-resign-no = Seguir jugando
button-done = Terminar
coach-cost = { $points ->
    [1] Tu último turno costó un punto, más o menos
   *[other] Tu último turno costó unos { $points } puntos
}
button-why-not = ¿Por qué no { $domino }?
button-why = ¿Qué era mejor?

panel-bonuses = Aún posible: { $bonuses }
panel-bonuses-sure = Ya seguro: { $bonuses }
