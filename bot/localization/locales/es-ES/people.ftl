button-follow = Seguir
button-unfollow = Dejar de seguir
button-unfollow-number = Dejar de seguir { $number }
button-follow-mentioned = Avísame cuando termine
button-follow-quietly = Sin menciones
following-quietly = Sigues esta mesa: aparece en { COMMAND("kingdomino games") }, y nadie te menciona. Dejarás de seguirla cuando termine la partida.
following-mentioned = Sigues esta mesa: aparece en { COMMAND("kingdomino games") }, y recibirás una mención cuando termine.
unfollowed = Ya no sigues esta mesa.
followed-title = Sigues
followed-game = { $number } · { $game } { $channel }
end-followers = Para quienes siguen esta mesa: { $people }

button-standins = Relevar a { $name }
standins-about = **{ $name }** está fuera; vuelve: { $until }. Cualquiera de la mesa puede dejar al ordenador este turno, o el sitio hasta que vuelva su titular. Si hay acuerdo, otra persona puede ocupar el sitio.
button-findsubstitute = Buscar suplente
button-takeseat = Ocupar el sitio de { $name }
proposal-seat = **{ $name }** propone buscar suplente:
proposal-ended-seat = Esta búsqueda de suplente ha terminado.
seat-proposed = Otra persona puede ocupar el sitio de **{ $name }** y seguir; **{ $owner }** puede volver en cualquier momento.
seat-proposed-for-good = Otra persona puede ocupar el sitio de **{ $name }** y seguir.
done-proposal-seat = Hecho: ahora cualquiera de este canal puede ocupar el sitio.
seat-offered = El sitio de **{ $name }** queda libre: quien lo ocupe sigue desde aquí, y el resultado es suyo. **{ $owner }** puede volver en cualquier momento; si juega, la oferta termina.
seat-offered-for-good = El sitio de **{ $name }** queda libre: quien lo ocupe sigue desde aquí, y el resultado es suyo.
seat-offered-left = **{ $name }** ya no está en este servidor. El ordenador guarda el sitio, y cualquiera puede ocuparlo.
seat-offer-ended = Este sitio ya no está libre.
seat-taken = **{ $name }** juega desde ahora por **{ $owner }**.
seat-taken-for-good = **{ $name }** juega desde ahora en este sitio.
seat-returned = **{ $name }** vuelve; **{ $substitute }** deja el sitio. ¡Gracias!
plays-for = { $name } juega por { $owner }.
done-seat-taken = El sitio es tuyo: sigues desde aquí. Su titular puede volver en cualquier momento; el resultado es de quien tenga el sitio al final.
done-seat-taken-for-good = El sitio es tuyo: sigues desde aquí, y el resultado es de quien tenga el sitio al final.

away-waiting = { $name } está fuera; vuelve: { $until }.
away-computer = { $name } está fuera; vuelve: { $until }. Mientras tanto juega el ordenador.
nobody-present = Ahora mismo no hay nadie: la partida espera a que alguien vuelva.
away-day = { $days ->
    [1] mañana, { DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
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
away-confirmed = Estás fuera; vuelves: { $until }. Nadie te recuerda ni te menciona nada. Quienes juegan contigo ven esa fecha.
away-moved-for = { $count ->
    [1] En una de tus mesas, el ordenador juega por ti al momento, como ha acordado esa mesa.
   *[other] En { $count } de tus mesas, el ordenador juega por ti al momento, como han acordado esas mesas.
}
away-waited-for = { $count ->
    [1] Una de tus mesas te espera, salvo que el resto encuentre suplente.
   *[other] { $count } de tus mesas te esperan, salvo que el resto encuentre suplente.
}
away-deserted = { $count ->
    [1] Una de tus mesas espera a que alguien vuelva.
   *[other] { $count } de tus mesas esperan a que alguien vuelva.
}
away-ends = Si haces una jugada, tu ausencia termina en esa mesa.
button-comeback = He vuelto
away-over = ¡Hola de nuevo! Vuelves a recibir menciones y recordatorios.
away-not = No estás fuera. { COMMAND("kingdomino away") } avisa de que vas a estarlo.
away-missed = { $turns ->
    [0] En tu ausencia, nadie ha tenido que jugar por ti.
    [1] En tu ausencia, se ha jugado un turno por ti.
   *[other] En tu ausencia, se han jugado { $turns } turnos por ti en { $tables ->
        [1] una mesa
       *[other] { $tables } mesas
    }.
}
away-your-turn = { $game } { $channel }: **te toca**
away-substitute = { $game } { $channel }: un suplente juega por ti. { COMMAND("kingdomino seat") } allí recupera el sitio.
