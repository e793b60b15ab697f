error-channel-busy =
    En este canal ya hay una mesa:
    { $link }
    { $where ->
        [private] Termínala, o ciérrala con { COMMAND("kingdomino table") }.
        [yours] Termínala, ciérrala con { COMMAND("kingdomino table") }, o abre la siguiente en otro canal o en un hilo.
        [hosted] Termínala, pide a { $host_name }, que la organiza, que la cierre con { COMMAND("kingdomino table") }, o abre la tuya en otro canal o en un hilo.
       *[server] Termínala, pide a quien la organiza que la cierre con { COMMAND("kingdomino table") }, o abre la tuya en otro canal o en un hilo.
    }
error-your-table-waits = Tu mesa te espera: { $link }
error-next-game-begun = La siguiente partida ya ha empezado: { $link }
error-rematch-played = Desde entonces habéis vuelto a jugar. Esta es vuestra última partida: { $link }
error-next-game-played = Esa partida ya ha terminado. Esta es la más reciente de la dinastía: { $link }
error-host-has-too-many-tables = Ya organizas { $limit ->
    [1] una mesa, y no puedes tener más de una
   *[other] { $limit } mesas, y no puedes tener más
}. Termina una, o cierra una con { COMMAND("kingdomino table") } en su canal. { COMMAND("kingdomino games") } las muestra.
error-server-has-too-many-tables = Este servidor ya tiene { $limit ->
    [1] una mesa, y no puede tener más de una
   *[other] { $limit } mesas, y no puede tener más
}. Termina una, o pide a quien la organiza o a la moderación que cierre una con { COMMAND("kingdomino table") } en su canal.
error-wrong-channel = En este servidor se juega en { $channels }. Abre ahí tu mesa. Quien gestiona el servidor puede cambiarlo con { COMMAND("kingdomino server") }.
error-not-opener = En este servidor las mesas las abre { $role }. Pídeselo a alguien de ese rol o a quien gestiona el servidor: { COMMAND("kingdomino server") } puede cambiarlo.
error-not-manager = Solo puede cambiarlo quien gestiona el servidor. { COMMAND("kingdomino server") } muestra cómo está.
error-no-server = Los mensajes directos no tienen ajustes de servidor. Escribe { COMMAND("kingdomino server") } en un canal del servidor.
error-unknown-time-zone = No conozco esa zona horaria. Escribe una ciudad grande cercana y elígela de la lista, o dime qué hora tienes con { COMMAND("kingdomino settings") }.
error-old-button = Este botón ya no vale. Usa los del último mensaje de la mesa.
error-team-full = Ese equipo está completo. Elige otro.
error-game-full = En esta mesa no quedan sitios.
error-not-offered = El sitio de { $name } no está libre ahora: alguien lo ha ocupado, si es que { $name } no ha vuelto.
error-offered-already = El sitio de { $name } ya está libre. Cualquiera aquí puede ocuparlo, también con el botón de { COMMAND("kingdomino board") }.
error-no-such-seat = Aquí nadie se llama así. Elige un nombre de la lista que se abre al escribir.
error-substitute-for-computer = Un jugador virtual no necesita suplente. Siempre está aquí.
error-no-such-date = No entiendo esa fecha. Escribe un día como `viernes` o `2026-12-01`, o una cantidad como `3 días`, y elígela de la lista.
error-already-seated = Ya tienes un sitio aquí.
error-has-left = Has abandonado esta partida. Puedes recuperar tu propio sitio si se ofrece, pero ningún otro.
error-guest-seated = { $name } ya tiene un sitio aquí.
error-already-invited = { $name } ya tiene invitación, con un sitio reservado.
error-no-seat-to-reserve = No queda ningún sitio libre para { $name }. Espera una respuesta o añade sitios a la mesa.
error-private-table = Nadie más puede entrar en mensajes directos. Abre una mesa en un canal de un servidor.
error-bot-invited = { $name } es un bot. Puedes añadir jugadores virtuales a la mesa en **{ button-more }**.
error-guest-outside = { $name } no ve este canal, así que no podría jugar aquí.
error-guest-blocked = { $name } no puede jugar conmigo, así que invita a otra persona.
error-called-often = Ya has invitado a { $name } tres veces en una hora. Podrás hacerlo otra vez: { $until_span }.
error-called-many = Ya has invitado a { $limit } personas en una hora. Podrás invitar a más: { $until_span }.
error-opened-many-tables = Ya has abierto { $limit } mesas en una hora. Podrás abrir la siguiente: { $until_span }.
error-not-seated = No juegas en esta mesa. Abre la tuya con { COMMAND("kingdomino new") } en otro canal.
error-no-seat-yet = Aún no estás en esta mesa. Pulsa **{ button-join }** para ocupar un sitio.
error-kept-by-computer = Un jugador virtual te guarda el sitio. Recupéralo debajo de { COMMAND("kingdomino board") }.
error-played-by-substitute = { $name } juega en tu sitio. Recupéralo debajo de { COMMAND("kingdomino board") }.
error-not-host = Solo puede hacerlo quien organiza la mesa, { $host_name }, o la moderación del servidor.
error-host-starts = Aún quedan sitios libres, así que solo puede empezar quien organiza, { $host_name }. Más tarde podrá hacerlo cualquiera de la mesa ({ $until_span }).
error-host-sets-up = { $host_name } organiza y prepara esta mesa. Tú puedes ocupar un sitio o dejarlo.
error-seats-reserved = Los sitios libres están reservados para las personas invitadas. Más tarde cualquiera podrá ocupar uno ({ $until_span }).
error-put-out = { $host_name } te ha sacado de esta mesa. Para volver, pide una invitación.
error-too-many-seated = Ya sois { $seated }, demasiados para una mesa de { $seats }. Cuando alguien salga, o quites un jugador virtual, elige otra vez.
error-series-goes-on = Esta dinastía ya ha empezado, así que sus jugadores y variantes ya no cambian. Quien organiza puede empezar esta partida o cancelarla.
error-no-game-here = En este canal no hay ninguna partida. Abre una mesa con { COMMAND("kingdomino new") }, o recupera una archivada con { COMMAND("kingdomino games") }.
error-played-in-threads = { $count ->
    [1] La partida de este canal se juega en su propio hilo: { $threads }
   *[other] Las partidas de este canal se juegan en sus propios hilos: { $threads }
}
error-nothing-played-here = En este canal no hay ninguna partida. Abre una mesa con { COMMAND("kingdomino new") }.
error-unreadable-game = Ya no puedo leer las jugadas de esta partida, así que no puede seguir. Quien la organiza puede cancelarla, y tú puedes abandonarla.
error-no-such-game = Esa partida ya no existe.
error-nothing-to-undo = { $why ->
    [no-move] En este turno no hay nada que deshacer: aún no has jugado, o solo has descartado, y un descarte no se deshace.
    [no-turn] No hay nada que deshacer: aún no has terminado ningún turno.
    [dealt] Tu turno se queda como está: desde entonces ha salido una línea nueva, y lo visto, visto está.
    [own-move] Tu turno se queda como está, porque ya has empezado el siguiente. Deshaz ese primero, paso a paso, y vuelve a pedirlo.
    [computer] Tu turno se queda como está, porque el jugador virtual { $name } ya ha jugado después.
    [over] Esta partida ha terminado, y su resultado vale.
    [no-choice] En ese turno no podías elegir. Se volvería a jugar igual.
   *[moved] Tu turno se queda como está, porque { $name } ya ha jugado después.
}
error-reminders-of-another = Estos recordatorios son para { $name }, y solo esa persona puede quitarlos.
error-paused-already = Esta mesa ya está en pausa.
error-proposal-gone = Eso ya se ha decidido, o desde entonces se ha propuesto otra cosa.
error-stale-game = La mesa ha avanzado desde que salió ese botón. Mira su último mensaje.
error-not-your-turn = Es el turno de { $name }. Recibirás una mención cuando te toque.
error-too-early = { $name } aún tiene tiempo. Podrás hacerlo después del { $reminders ->
    [1] primer
   *[other] segundo
} recordatorio: { $until_span }.
error-no-reminders = Esta mesa no tiene límite de tiempo, así que { $name } puede tardar lo que quiera. Para ir más rápido, acordad uno o buscad suplente, todo con { COMMAND("kingdomino table") }. Tras una semana sin jugadas, basta con que estén de acuerdo los demás.
error-nobodys-turn = Ahora mismo no hay nada que hacer aquí.
error-wrong-number = { $seated ->
    [1] Este juego es para { $allowed } jugadores, y solo hay una persona.
   *[other] Este juego es para { $allowed } jugadores, y hay { $seated }.
} Espera a que se una más gente. Quien organiza también puede añadir jugadores virtuales o cambiar el número de jugadores.
error-wrong-players = { $game } es para { $allowed } jugadores.
error-wrong-options = { $game } no tiene Reino del Medio ni Armonía. Quítalas.
error-not-started = La partida no ha empezado. Quien organiza puede pulsar **{ button-start }**, y cualquiera de la mesa cuando esté llena.
error-started = La partida ya ha empezado. Quien juega puede irse con { COMMAND("kingdomino table") }, y cualquiera puede mirarla con { COMMAND("kingdomino board") }.
error-archived = Esta partida está archivada. { COMMAND("kingdomino games") } en su canal la recupera.
error-channel-unsure = Ahora mismo no encuentro el canal de esa partida. Prueba otra vez dentro de un minuto.
error-channel-lost = El canal de esa partida ya no existe. Abre { COMMAND("kingdomino games") } en otro canal de su servidor y recupera allí la partida.
error-not-archived = Esta partida sigue en marcha. Su último mensaje tiene los botones.
error-channel-taken =
    Ahora hay otra mesa en este canal:
    { $link }
    Cuando termine, { COMMAND("kingdomino games") } recupera esta.
error-notation-error = Eso no es una jugada. Elige una de la lista que se abre al escribir.
error-command-outdated = No conozco ese comando así: quizá tu Discord muestra uno antiguo. Reinicia Discord y elígelo de la lista.
error-moved = Eso está ahora aquí: { COMMAND($command) }
error-no-such-choice = No conozco esa opción. Elige una de la lista que se abre al escribir.
error-several-choices =
    Eso encaja con { $count } opciones. Escribe más de la que quieres:
    { $choices }
error-nearest-choices =
    Eso no lo conozco. ¿Querías decir algo de esto?
    { $choices }
error-several-moves =
    Eso encaja con { $count } jugadas, así que no he hecho ninguna. Escribe más de la que quieres:
    { $moves }
error-one-way = Ahí solo encaja así: { $move }
seat-of-player = { $name } (sitio { $count })
nothing-matches = Nada coincide con eso. Bórralo para ver todo lo que puedes hacer.
error-no-threads = Aquí una partida no puede pasar a un hilo. Abre la mesa sin esa opción.
error-missing-permissions = { $count ->
    [1] Aquí me falta un permiso: { $permissions }.
   *[other] Aquí me faltan permisos: { $permissions }.
} Pídeselo a quien gestiona el servidor y prueba otra vez.
error-not-permitted = Este servidor no te deja hacer eso aquí: necesitarías { $permissions }. Pídeselo a quien lo gestiona, o prueba en otro canal.
error-thread-asleep = Este hilo está dormido. Escribe aquí cualquier cosa para despertarlo y prueba otra vez.
error-thread-locked = Este hilo está bloqueado, así que no puedo escribir aquí. Pide a quien gestiona el servidor que lo desbloquee.
error-channel-refuses = Discord no acepta aquí mis mensajes, así que respondo a lo que tocas, y tu partida sigue. El motivo según Discord: { $discord_text }
error-forbidden = Aquí me falta un permiso. Para una mesa en un canal necesito { permission-view-channel }, { permission-send-messages } y { permission-attach-files }. En un hilo necesito { permission-send-messages-in-threads }, y { permission-create-public-threads } para abrirlo.
error-timed-out = La moderación me ha aislado temporalmente en este servidor, así que no puedo escribir aquí. El aislamiento termina solo ({ $until_span }), o antes si alguien que gestiona el servidor lo quita.
error-message-gone = El mensaje que has tocado ya no existe. { COMMAND("kingdomino games") } muestra tus mesas.
error-discord = Discord no me escucha ahora mismo. Lo que has hecho está guardado, y en unos minutos envío lo que falte. Si no pasa nada, prueba otra vez.
error-discord-nothing = Discord no me escucha ahora mismo, así que no se ha abierto ni cambiado nada. Prueba otra vez dentro de un minuto.
error-storage = Ahora mismo no consigo leer las partidas. No se pierde nada: prueba otra vez dentro de un minuto.
error-storage-broken = No puedo usar mi base de datos, y solo quien lleva este bot puede arreglarlo. Hasta entonces no puedo hacer nada, y volver a intentarlo no sirve. Avísale, por favor.
error-erased-since = Tus datos se borraron justo después de pedirlo, así que no lo he guardado. Pídelo otra vez si aún lo quieres.
error-restarting = Me estoy reiniciando y no he podido hacerlo. Prueba otra vez dentro de un minuto.
error-blocked = Quien lleva este bot te ha bloqueado, así que escríbele si quieres volver a jugar.
error-interrupted = Me estoy reiniciando y no he podido responder a tiempo. Mira otra vez dentro de un minuto: puede que ya esté hecho.
error-unexpected = Perdona, ha sido culpa mía. No se pierde nada. Si se repite, avisa a quien lleva este bot: error { $number }.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos

illegal-game-over = Esta partida ha terminado.
illegal-chance-due = Aún se está sacando la línea siguiente.
illegal-not-chance = Barajar y repartir es cosa mía.
illegal-not-in-variant = Eso no existe en este juego.
illegal-too-early = Primero coloca tu ficha. Todo lo demás viene después.
illegal-too-late = Esa parte de tu turno ya ha pasado. Sigue con lo que viene.
illegal-nothing-to-place = Aún no tienes ficha que colocar. Elige una primero.
illegal-other-domino = Tu rey no está en esa ficha.
illegal-spelling = Si las dos mitades son iguales, escribe la ficha desde su casilla sur u oeste.
illegal-occupied = Ahí ya hay algo.
illegal-outgrows-grid = Ahí tu reino sería demasiado ancho o demasiado alto.
illegal-no-connection = Ahí no encaja: ninguna mitad toca tu castillo ni tierras de su mismo terreno.
illegal-can-be-placed = No puedes descartarla: hay una posición donde encaja.
illegal-not-in-line = Esa ficha no está en la línea siguiente.
illegal-last-round = Es la última ronda, así que no hay más fichas que elegir.
illegal-taken = En esa ficha ya hay un rey.
illegal-not-done = { $due ->
    [place] Primero coloca tu ficha.
   *[choose] Primero elige una ficha.
}
error-no-hint = Aquí no hay pistas: todo el mundo juega con estas fichas, y se comparan los puntos.
error-switched-off = Esto está desactivado aquí.
error-deal-begun = Ya has empezado esta partida. Pulsa otra vez el botón para seguir jugando.
