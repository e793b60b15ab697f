error-channel-busy =
    En este canal ya hay una mesa:
    { $link }
    { $where ->
        [private] Termínala, o ciérrala con { COMMAND("kingdomino table") }.
       *[server] Terminadla, que la cierre quien la organiza con { COMMAND("kingdomino table") }, o abre la tuya en otro canal o en un hilo.
    }
error-your-table-waits = Tu mesa te espera: { $link }
error-next-game-begun = La siguiente partida ya ha empezado: { $link }
error-next-game-played = Esa partida ya se ha jugado. La última de la dinastía: { $link }
error-host-has-too-many-tables = Nadie puede organizar más de { $limit ->
    [1] una mesa
   *[other] { $limit } mesas
} a la vez, y tú ya has llegado al límite. Termina una, o ciérrala con { COMMAND("kingdomino table") } en su canal: { COMMAND("kingdomino games") } las muestra.
error-server-has-too-many-tables = Un servidor no puede tener más de { $limit ->
    [1] una mesa
   *[other] { $limit } mesas
} a la vez, y este ya ha llegado al límite. Terminad una, o que quien la organiza o la moderación la cierre con { COMMAND("kingdomino table") } en su canal.
error-wrong-channel = En este servidor las mesas están en otros canales: { $channels }. Abre ahí la tuya. Quien gestiona el servidor puede cambiarlo con { COMMAND("kingdomino server") }.
error-not-manager = Solo puede cambiarlo quien gestiona el servidor. { COMMAND("kingdomino server") } muestra los ajustes.
error-no-server = Esto es una conversación privada, sin ajustes de servidor. Escribe { COMMAND("kingdomino server") } en un canal del servidor.
error-results-of-another = En una conversación privada solo ves tus propios resultados. Escribe { COMMAND("kingdomino stats") } en un servidor para ver los que otra persona tiene allí.
error-unknown-time-zone = No hay ninguna zona horaria con ese nombre. Escribe una ciudad grande cercana y elígela de la lista, o di qué hora tienes con { COMMAND("kingdomino settings") }.
error-old-button = Este botón ya no hace nada. Los que valen están en el último mensaje de la mesa.
error-team-full = Ese equipo está completo. Elige otro.
error-game-full = En esta mesa no quedan sitios.
error-too-many-followers = Esta mesa ya la siguen { $limit } personas, y no caben más. { COMMAND("board") } la muestra en cualquier momento.
error-follows-too-many = Ya sigues { $limit } mesas, y no se pueden seguir más. { COMMAND("kingdomino games") } las muestra, con un botón para dejar de seguirlas.
error-not-offered = El sitio de { $name } no está libre ahora: ya lo ocupa otra persona, o { $name } ha vuelto.
error-offered-already = El sitio de { $name } ya está libre: cualquiera en este canal puede ocuparlo, también con el botón de { COMMAND("board") }.
error-no-such-seat = Aquí no hay nadie con ese nombre. Elige uno de la lista que se abre al escribir.
error-substitute-for-computer = Un ordenador no necesita suplente: siempre está ahí.
error-no-such-date = No es un momento en el que puedas volver. Escribe un día como `viernes` o `2026-12-01`, o una cantidad como `3 días`, y elígelo de la lista.
error-already-seated = Ya tienes un sitio aquí.
error-has-left = Has abandonado esta partida. Puedes volver a ocupar tu propio sitio si queda libre, pero ningún otro.
error-guest-seated = { $name } ya tiene un sitio aquí.
error-already-invited = Ya hay un sitio reservado para { $name }.
error-no-seat-to-reserve = Todos los sitios libres ya están reservados. Espera una respuesta o pon más sitios en la mesa.
error-private-table = Nadie más puede entrar en una conversación privada. Abre una mesa en un canal de un servidor.
error-bot-invited = { $name } es un bot. Los ordenadores se añaden en el mensaje de la mesa.
error-guest-outside = { $name } no ve este canal, así que no podría jugar aquí.
error-not-seated = No tienes sitio en esta mesa. { COMMAND("kingdomino new") } en otro canal abre una tuya.
error-no-seat-yet = Aún no tienes sitio en esta mesa. Con **{ button-join }** ocupas uno.
error-kept-by-computer = El ordenador te guarda el sitio. Lo recuperas con { COMMAND("kingdomino seat") }.
error-played-by-substitute = { $name } juega por ti en tu sitio. Lo recuperas con { COMMAND("kingdomino seat") }.
error-not-host = Solo puede hacerlo quien organiza la mesa o la moderación del servidor.
error-host-starts = Quedan sitios libres: hasta que se llene la mesa, solo puede empezar quien la organiza: { $host }. El resto de la mesa puede hacerlo { $until }.
error-host-sets-up = Esta mesa la organiza y la prepara { $host }. Tú puedes ocupar un sitio o dejarlo.
error-seats-reserved = Los sitios libres están reservados para quienes tienen invitación. Cualquiera puede ocupar uno { $until }.
error-too-many-seated = Esa mesa sería para { $seats } personas, y aquí hay { $seated }. No se echa a nadie: que alguien salga, o quita un ordenador, y elige otra vez.
error-series-goes-on = Es una partida posterior de una dinastía: tiene los jugadores y las variantes de la primera. Quien organiza puede empezarla o cancelarla.
error-lobby-changed = La mesa acaba de cambiar. Mira quién está y a qué se juega, y pulsa otra vez { button-start }.
error-no-game-here = En este canal no hay ninguna partida. Abre una mesa con { COMMAND("kingdomino new") }, o recupera una archivada con { COMMAND("kingdomino history") }.
error-nothing-played-here = En este canal no hay ninguna partida. Abre una mesa con { COMMAND("kingdomino new") }.
error-no-such-game = Esa partida ya no existe.
error-nothing-to-undo = { $why ->
    [no-move] En este turno no hay nada que deshacer: ni un descarte ni lo que aún no has jugado.
    [no-turn] No hay nada que deshacer: aún no has terminado ningún turno.
    [dealt] Tu turno se queda como está, porque desde entonces ha salido algo nuevo. Cuando se ha visto algo nuevo, ya no se deshace.
    [own-move] Tu turno se queda como está, porque ya has empezado el siguiente. Deshaz ese primero, paso a paso, y vuelve a pedirlo.
    [computer] Tu turno se queda como está, porque { $name }, un ordenador, ya ha jugado después.
    [over] Esta partida ha terminado, y su resultado vale.
    [no-choice] En ese turno no podías elegir: al deshacerlo, se volvería a hacer igual.
   *[moved] Tu turno se queda como está, porque { $name } ya ha jugado después.
}
error-reminders-of-another = Estos recordatorios son para { $name }, y solo esa persona puede quitarlos.
error-proposal-gone = Eso ya se ha decidido, o desde entonces se ha propuesto otra cosa.
error-stale-game = La mesa ha avanzado desde que salió ese botón. El último mensaje muestra cómo está.
error-not-your-turn = Es el turno de { $name }. Recibirás una mención cuando te toque.
error-too-early = { $name } aún tiene tiempo: se puede después del { $reminders ->
    [1] primer
   *[other] segundo
} recordatorio.
error-no-reminders = En esta mesa no hay recordatorios: { $name } puede tardar lo que quiera, y el ordenador no puede jugar el turno. Si toda la mesa está de acuerdo, o el resto de la mesa tras una semana sin jugadas, { COMMAND("kingdomino pace") } fija un tiempo por turno y { COMMAND("kingdomino seat") } busca a otra persona para el sitio.
error-nobodys-turn = Ahora nadie tiene que hacer nada aquí.
error-wrong-number = { $seated ->
    [1] Este juego es para { $allowed } jugadores, y solo hay una persona.
   *[other] Este juego es para { $allowed } jugadores, y hay { $seated }.
} Espera a que se una más gente; quien organiza puede añadir ordenadores o cambiar el número de jugadores.
error-wrong-players = { $variant } es para { $allowed } jugadores.
error-wrong-options = { $variant } se juega sin Reino del Medio ni Armonía. Quítalas.
error-not-started = La partida aún no ha empezado: quien organiza puede pulsar **{ button-start }**, y cualquiera de la mesa cuando esté llena.
error-started = La partida ya ha empezado. Quien juega puede irse con { COMMAND("kingdomino seat") }; los demás pueden seguirla con { COMMAND("kingdomino follow") }.
error-ended = Esta partida ha terminado.
error-archived = Esta partida está archivada. { COMMAND("kingdomino history") } en su canal la recupera.
error-not-archived = No hay que hacer nada con esta partida: sigue en marcha. Su último mensaje tiene los botones.
error-channel-taken =
    Ahora hay otra mesa en este canal:
    { $link }
    Cuando termine, { COMMAND("kingdomino history") } recupera esta.
error-notation-error = Eso no es una jugada. Elige una de la lista que se abre al escribir.
nothing-matches = Nada de la lista coincide. Bórralo para ver todo lo posible.
error-no-threads = Aquí no puede haber hilos. Abre la mesa en el mismo canal.
error-missing-permissions = { $count ->
    [1] Aquí me falta un permiso: { $names }.
   *[other] Aquí me faltan permisos: { $names }.
} Quien gestiona el servidor me lo puede dar; después, prueba otra vez.
error-forbidden = Aquí me falta un permiso. Para una mesa en un canal necesito { permission-view-channel }, { permission-send-messages } y { permission-attach-files }; en un hilo, { permission-send-messages-in-threads }, y { permission-create-public-threads } para abrirlo.
error-message-gone = El mensaje que has tocado ya no existe. { COMMAND("kingdomino games") } muestra tus mesas.
error-discord = Discord no me responde ahora mismo. Lo que has hecho está guardado; si falta un mensaje, lo envío en un minuto o dos. Si no pasa nada, prueba otra vez.
error-restarting = Me estoy reiniciando y no he hecho lo que pedías. Prueba otra vez dentro de un minuto.
error-interrupted = Me estoy reiniciando y no he podido responder. Mira otra vez dentro de un minuto: puede que ya esté hecho.
error-unexpected = Perdona, algo ha fallado por mi parte; no se pierde nada. Si se repite, avisa a quien aloja este bot: error { $number }.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos

illegal-game-over = Esta partida ha terminado.
illegal-chance-due = Aún se está sacando la línea siguiente.
illegal-not-chance = El bot baraja y reparte por su cuenta.
illegal-not-in-variant = Eso no existe en este juego.
illegal-too-early = Primero coloca tu ficha; lo demás viene después.
illegal-too-late = Esa parte de tu turno ya ha pasado; sigue con lo que viene.
illegal-nothing-to-place = Aún no tienes ficha que colocar: elige una primero.
illegal-other-domino = Esa no es la ficha en la que está tu rey.
illegal-spelling = Si la ficha tiene dos mitades iguales, nómbrala desde su casilla sur u oeste.
illegal-occupied = Ahí ya hay algo.
illegal-outgrows-grid = Ahí el reino se saldría de su cuadrícula.
illegal-no-connection = Ninguna mitad tocaría el castillo ni tierras de su mismo terreno.
illegal-can-be-placed = Una ficha que encaja se tiene que colocar.
illegal-not-in-line = Esa ficha no está en la línea siguiente.
illegal-last-round = Es la última ronda: ya no se elige ninguna ficha.
illegal-taken = En esa ficha ya hay otro rey.
illegal-wrong-kings = Esos no son los reyes de esta partida.
illegal-wrong-count = Una línea tiene otro número de fichas.
illegal-wrong-box = La línea siguiente sale de la otra caja.
illegal-already-seen = Esa ficha ya ha salido.
illegal-not-ascending = Una línea va en orden ascendente.
illegal-not-done = { $due ->
    [place] Primero coloca tu ficha.
   *[choose] Primero elige una ficha.
}
