quit-placeholder = Dejar una mesa…
end-called = También para { $people_names }

button-standins = Suplente de { $name }…
standins-about = **{ $name }** está fuera (vuelve: { $until_time }). Cualquiera de la mesa puede dejar que un jugador virtual juegue este turno, o siga hasta que vuelva { $name }. Si hay acuerdo, otra persona puede ocupar el sitio.
button-findsubstitute = Buscar suplente
button-takeseat = Ocupar el sitio de { $name }
seat-proposed = Otra persona podría ocupar el sitio de **{ $name }** y seguir. **{ $owner_name }** puede volver en cualquier momento.
seat-proposed-for-good = Otra persona podría ocupar el sitio de **{ $name }** y seguir.
done-proposal-seat = Hecho. Ahora cualquiera de este canal puede ocupar el sitio.
seat-offered = ¡El sitio de **{ $name }** está libre! Ocúpalo y sigue desde aquí. **{ $owner_name }** puede volver en cualquier momento, y el resultado es de quien esté ahí al final.
seat-offered-for-good = ¡El sitio de **{ $name }** está libre! Ocúpalo y sigue desde aquí. El resultado es de quien esté ahí al final.
seat-offered-left = **{ $name }** ya no está en este servidor. Un jugador virtual guarda el sitio, y cualquiera puede ocuparlo. El resultado es de quien esté ahí al final.
seat-offer-ended = Este sitio ya no está libre.
seat-taken = **{ $name }** juega ahora por **{ $owner_name }**.
seat-taken-for-good = **{ $name }** juega ahora en este sitio.
seat-returned = **{ $name }** ha vuelto. ¡Gracias por la suplencia!
plays-for = { $name } juega por { $owner_name }.
done-seat-taken = El sitio es tuyo, así que sigue desde aquí. Su titular puede volver en cualquier momento, y el resultado es de quien esté aquí al final.
done-seat-taken-for-good = El sitio es tuyo, así que sigue desde aquí. El resultado es de quien esté aquí al final.

away-waiting = { $name } está fuera. Vuelve: { $until_time }.
away-computer = { $name } está fuera. Vuelve: { $until_time }. Por ahora juega un jugador virtual.
nobody-present = Ahora mismo todo el mundo está fuera, así que la partida espera a que alguien vuelva.
away-day = { $days ->
    [1] mañana, { DATETIME($day, dateStyle: "full") }
   *[other] { DATETIME($day, dateStyle: "full") }
}
away-hours = { $count ->
    [1] dentro de una hora
   *[other] dentro de { $count } horas
}
away-days = { $count ->
    [1] dentro de un día
   *[other] dentro de { $count } días
}
away-weeks = { $count ->
    [1] dentro de una semana
   *[other] dentro de { $count } semanas
}
away-confirmed = Estás fuera. Vuelves: { $until_time }. Hasta entonces no recibes menciones. Quienes juegan contigo ven esa fecha. ¡Que lo pases bien!
away-moved-for = { $count ->
    [1] En una de tus mesas, un jugador virtual juega por ti desde ahora, como acordasteis allí.
   *[other] En { $count } de tus mesas, un jugador virtual juega por ti desde ahora, como acordasteis allí.
}
away-waited-for = { $count ->
    [1] Una de tus mesas te espera, salvo que el resto encuentre suplente.
   *[other] { $count } de tus mesas te esperan, salvo que el resto encuentre suplente.
}
away-deserted = { $count ->
    [1] Una de tus mesas espera a que alguien vuelva.
   *[other] { $count } de tus mesas esperan a que alguien vuelva.
}
away-ends = Si juegas en una mesa, vuelves a estar en ella.
button-comeback = He vuelto
away-over = ¡Hola de nuevo! Vuelves a recibir menciones y recordatorios.
away-not = No estás fuera. Antes de irte, escribe { COMMAND("kingdomino settings away:") } y una fecha.
away-missed = { $turns ->
    [0] En tu ausencia, nadie ha tenido que jugar por ti.
    [1] En tu ausencia, se ha jugado un turno por ti.
   *[other] En tu ausencia, se han jugado { $turns } turnos por ti en { $tables ->
        [1] una mesa
       *[other] { $tables } mesas
    }.
}
away-your-turn = { $game } { $channel }: **te toca**
away-substitute = { $game } { $channel }: un suplente juega por ti. Recupera allí tu sitio debajo de { COMMAND("kingdomino board") }.
