button-plan-ahead = Planificar
plan-title = { $round ->
    [0] Un plan para la primera elección
   *[other] Un plan para la ronda { $round }
}
plan-not-kept = Aún no se juega nada, y nadie más ve esto. Cuenta cuando pulses **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Tu plan para la primera elección está guardado
   *[other] Tu plan para la ronda { $round } está guardado
}
plan-kept = Aún no es una jugada: se hace paso a paso cuando te toque. Termina en el primer paso que ya no se pueda hacer, y desde ahí decides como siempre. Nadie más puede verlo.

plan-place = { $squares ->
    [none] Descartar { $domino }, que no encaja
   *[other] Colocar { $domino } en { $squares }
}
plan-finish = Terminar el turno
plan-wishes = { $count ->
    [one] Elegir { $dominoes } si está libre
   *[other] Elegir la primera libre: { $dominoes }
}
plan-wishes-two = Elegir las dos primeras libres: { $dominoes }
plan-asked-place = Cuando llegue ese turno, decides dónde va { $dominoes }.
plan-asked-choice = Tú decides qué ficha eliges, porque no has ordenado ninguna.
plan-asked-line = Tú decides qué ficha eliges: esa línea aún no ha salido.

plan-place-title = Dónde va { $domino }
plan-only-place = Para la próxima ronda solo se puede planificar la colocación; lo demás lo decides cuando te toque.
plan-rank = Toca las fichas en el orden en que las quieres; otra vez, para quitar una. Si al final ninguna está libre, decides tú.
plan-rank-two = Tienes dos turnos en esta ronda, y en cada uno eliges la primera libre: ordena al menos dos.
plan-ranked = { $rank }.ª: { $choice }
button-plan-place = Planificar así
button-plan-next = Planificar también { $domino }
button-plan-keep = Guardar este plan
button-plan-anew = Empezar de cero
button-plan-change = Cambiar
button-plan-drop = Borrar este plan
button-plan-drop-kept = Borrar el plan guardado

plan-dropped = Tu plan se ha borrado, porque el ordenador ha jugado por ti.
plan-dropped-now = El plan está borrado: tu turno te espera. Puedes volver a guardarlo tal como está aquí.
plan-still-kept = Hay otro plan guardado para este turno. Vale hasta que guardes este en su lugar o lo borres.
plan-stopped-move = Hasta aquí llega tu plan: el paso siguiente no se puede hacer. El plan termina cuando juegues.
plan-stopped-wishes = Hasta aquí llega tu plan: no queda libre ninguna de las fichas que querías.
plan-stopped-open = Hasta aquí llega tu plan: el resto lo decides tú.
plan-partly = La mesa ha avanzado: lo que ya no es posible se ha quitado. No se guarda nada hasta que pulses **{ button-plan-keep }**.
plan-too-late = El turno de ese plan ya ha pasado. Este sería para tu próximo turno.
plan-turn-has-come = Ya te toca, así que no hay nada que planificar: este es el panel de verdad y cada jugada cuenta.
plan-no-turn-left = No te quedan turnos en esta partida, así que no hay nada que planificar.
