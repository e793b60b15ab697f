button-plan-ahead = Planificar
plan-title = { $round ->
    [0] Un plan para la primera elección
   *[other] Un plan para la ronda { $round }
}
plan-empty = Es solo un plan: en la mesa todavía no cambia nada.
plan-not-kept = Contará en cuanto pulses **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Tu plan para la primera elección está guardado
   *[other] Tu plan para la ronda { $round } está guardado
}
plan-kept = Cuando te toque, lo juego paso a paso. Si un paso ya no se puede hacer, sigues tú desde ahí. Solo lo ves tú.

plan-place = { $squares ->
    [none] Descartar { $domino } (no encaja)
   *[other] Colocar { $domino } como se muestra
}
plan-finish = Terminar el turno
plan-wishes = { $count ->
    [one] Elegir { $dominoes } si está libre
   *[other] Elegir la primera libre: { $dominoes }
}
plan-wishes-two = Elegir las dos primeras libres: { $dominoes }
plan-asked-place = Cuando llegue ese turno, te preguntaré dónde colocar { $dominoes }.
plan-asked-choice = Te preguntaré qué ficha eliges, porque no has ordenado ninguna.
plan-asked-line = Te preguntaré qué ficha eliges, porque esa línea aún no ha salido.

plan-place-title = ¿Dónde va { $domino }?
plan-only-place = Para la próxima ronda solo puedes planificar la colocación. Te preguntaré el resto cuando llegue ese turno.
plan-rank = Toca las fichas en el orden en que las quieres: te llevas la primera que esté libre.
plan-rank-two = Toca las fichas en el orden en que las quieres: en tus dos turnos te llevas las dos primeras que estén libres.
plan-ranked = { $rank }.ª: { $domino }
button-plan-place = Planificar así
button-plan-next = Planificar también { $domino }
button-plan-keep = Guardar este plan
button-plan-anew = Empezar de cero
button-plan-change = Cambiar
button-plan-drop = Borrar este plan
button-plan-drop-kept = Borrar el plan antiguo

plan-dropped = Tu plan se ha borrado, porque un jugador virtual ha jugado por ti.
plan-dropped-now = El plan está borrado, y tu turno te espera. Puedes volver a guardarlo tal como está aquí.
plan-still-kept = Ya tienes otro plan para este turno. Cuenta hasta que guardes este en su lugar, o lo borres.
plan-stopped-move = Hasta aquí llega tu plan: el paso siguiente no se puede hacer. ¡Te toca!
plan-stopped-wishes = Hasta aquí llega tu plan: no queda libre ninguna de las fichas que querías. ¡Te toca!
plan-stopped-open = Hasta aquí llega tu plan. ¡Te toca!
plan-partly = He quitado lo que ya no es posible.
plan-too-late = Ese turno ya ha pasado. Este sería un plan para el próximo.
plan-turn-has-come = Ya te toca, así que esto va en serio: cada jugada cuenta.
plan-no-turn-left = No te quedan turnos en esta partida, así que no hay nada que planificar.
