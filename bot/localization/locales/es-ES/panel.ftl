panel-place = Coloca { $domino }
panel-spot-words = Posición { $spot } de { $count }: { $placement }; aporta { $gain }, en total { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
reason-completes = completa la cuadrícula
reason-loses-centre = saca el castillo del centro
reason-holes = { $number ->
    [1] deja un hueco
   *[other] deja { $number } huecos
}
reason-joins = { $number ->
    [2] une dos territorios de { $terrain }
    [3] une tres territorios de { $terrain }
   *[other] une { $number } territorios de { $terrain }
}
reason-crowns = { $number ->
    [one] primera corona para { $number } casilla de { $terrain }
   *[other] primera corona para { $number } casillas de { $terrain }
}
reason-keeps-centre = mantiene el castillo en el centro
reason-open = { $number ->
    [0] { $terrain }: ya no puede crecer
    [1] { $terrain }: queda un lado libre
   *[other] { $terrain }: quedan { $number } lados libres
}
reason-in-the-end = promete más al final
panel-mirrored = De las posiciones simétricas se muestra solo una.
panel-discarded = La ficha { $domino } no encaja en tu reino y se ha descartado.
panel-auto-placed = La ficha { $domino } solo encajaba en un lugar y se ha colocado ahí. { COMMAND("kingdomino settings") } desactiva esto.

step-place = Colocar
step-choose = Elegir
step-finish = Fin
panel-step = Paso { $number } de { $count }: { $step }
button-suggested = { $action } · sugerencia
button-skip = Saltar
button-skip-to-choose = Saltar a la elección
button-skip-to-finish = Saltar al final
button-step-back = Volver a { $step }
back-place = Deshacer: colocación

panel-pick = Elige tu próxima ficha.
panel-pick-first = Elige tu ficha para la primera ronda.
panel-taken = Ya elegidas: { $dominoes }.
suggested-denied = { $points ->
    [one] Se sugiere { $domino }: a un rival le daría { $points } punto.
   *[other] Se sugiere { $domino }: a un rival le daría { $points } puntos.
}
suggested-both = Se sugiere { $domino }; también te llevas { $other }, porque ya no elige nadie más.
suggested-later = Se sugiere { $domino }: { $other } no da puntos a nadie más, así que quizá quede para tu otro rey.
suggested-earlier = Se sugiere { $domino }: ahora da menos que { $other }, pero juegas antes en la ronda siguiente.
suggested-in-the-end = Se sugiere { $domino }: promete más al final.
choice-lost = no encaja
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · sugerida
button-take = Elegir { $choice }
button-discard = Descartar { $domino }, no encaja
button-place-only = Solo colocar
panel-team = Actúa el rey de { $name }; compartís el reino y puedes mirar.
panel-moved-on = La mesa ha avanzado desde que salió ese botón; ahora está así.

spot-placeholder = Elige una posición

button-previous = ‹ Anterior
button-next = Siguiente ›
button-rotate = Girar
button-play = Colocar aquí

turn-done-other = Tu turno ha terminado.
turn-thinking = { $name } piensa y juega enseguida.

done-joined = Tienes un sitio. La partida empezará cuando quien organiza pulse **{ button-start }**, o cualquiera si la mesa está llena.
done-left = Has salido de la mesa.
done-declined = Has dicho que no; el sitio vuelve a estar libre.
done-dropped = { $variant } se juega sin { $options }: { $count ->
    [one] ya no está.
   *[other] ya no están.
}
done-started = La partida ha empezado.
done-cancelled = La mesa está cerrada.
done-resigned = Has abandonado la partida; el ordenador sigue por ti.
done-resigned-last = Has abandonado la partida. Ha terminado, porque solo quedaban ordenadores.
done-nothing = Todo sigue igual.
done-opened = Tu mesa está abierta.
done-thread = Tu mesa está abierta: { $link }
done-forgotten = Hecho: tu nombre y tus datos se han borrado.
forgotten-name = Alguien

button-undoturn = Deshacer este turno
undo-waiting = Se ha preguntado al resto. Si alguien juega antes de que haya acuerdo, el turno vale.
undo-done = Tu turno está deshecho.

done-computermoves = Hecho: el ordenador ha jugado este turno.
done-computerkeeps = Hecho: el ordenador guarda el sitio hasta que vuelva su titular.
done-returntoseat = El sitio es tuyo: sigues desde aquí.
done-already-seated = Ya estás en tu sitio: no ha cambiado nada.

confirm-cancel = ¿Cerrar esta partida para toda la mesa, sin resultado?
confirm-cancel-lobby = Hay más gente en esta mesa. ¿Cerrarla para todos?
button-cancel-yes = Cerrar la partida
button-cancel-no = Dejar que siga
confirm-resign = ¿Abandonar esta partida del todo? El ordenador ocupa tu sitio y la partida sigue.
confirm-resign-last = ¿Abandonar? Solo quedarían ordenadores: la partida termina del todo, sin resultado.
confirm-leave = No hay más personas en esta mesa: si sales, se cierra.
button-leave-yes = Salir y cerrar la mesa
button-leave-no = Quedarme
confirm-start = No todas las personas invitadas han respondido. ¿Empezar sin ellas?
button-start-yes = Empezar sin ellas
button-start-no = Esperar
button-resign-yes = Abandonar
button-resign-no = Seguir jugando
button-done = Terminar
