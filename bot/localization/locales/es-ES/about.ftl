greeting-title = Kingdomino y Queendomino
greeting =
    ¡Hola! Ya podéis jugar aquí a los dos, de una vez o a lo largo de varios días.
    - { COMMAND("kingdomino new") } abre una mesa en el canal donde lo escribes. Los sitios libres los pueden ocupar jugadores virtuales.
    - { COMMAND("kingdomino server") } fija en qué canales puede haber mesas y cómo empiezan las nuevas.

help-title = Cómo se juega
help-now =
    - { COMMAND("kingdomino new") }: una mesa en este canal, enseguida contra jugadores virtuales o con más gente.
help-add = { LINK($link, "Añádeme a un servidor") }
help-report = { $url ->
    [none] ¿Algo va mal? Cuéntaselo a quien lleva este bot.
   *[other] ¿Algo va mal? { LINK($url, "Informa de un problema") }
}
help-table-name = Una mesa nueva
help-table = { COMMAND("kingdomino new") } abre una en este canal. Quien la organiza pulsa **{ button-play-computers }** o **{ button-invite }**, y elige el juego y lo demás en **{ button-more }**. Los demás pulsan **{ button-join }**, y **{ button-start }** da comienzo a la partida.
help-turn-name = Tu turno
help-turn = Un mensaje te menciona. **Colocar** abre un panel que solo ves tú, con una buena posición ya marcada: **Elegir** con un número coloca ahí tu ficha y elige la de ese número, de un toque. O busca antes otra posición. En Queendomino el panel va paso a paso, y puedes saltarte los opcionales.
help-ahead-name = Un plan para tu próximo turno
help-ahead = **{ button-plan-ahead }** o { COMMAND("kingdomino plan") }: ordena las fichas de la línea siguiente y elige una posición, y en Queendomino también caballeros y edificios. Nadie más lo ve. Cuando te toca, lo juego hasta donde aún se pueda. Hasta entonces puedes cambiarlo o borrarlo.
help-writing-name = Jugadas con comandos
help-writing = Mientras escribes, { COMMAND("place") } y { COMMAND("draft") } muestran lo que puedes hacer. También puedes escribir tú la jugada: `12@g8e` pone la ficha 12 con la primera mitad en g8 y la segunda al este. Queendomino añade { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } y { COMMAND("queendomino done") }.
help-looking-name = Reinos, listas y resultados
help-looking =
    - **{ button-look }** muestra tu reino en grande, y { COMMAND("kingdomino board kingdom:") } otro.
    - { COMMAND("kingdomino board") } muestra otra vez la mesa. { COMMAND("kingdomino board ask:") } muestra qué fichas faltan por salir y si es probable la que necesitas.
    - { COMMAND("kingdomino games") } muestra tus partidas.
help-ear-name = Modo texto y lectores de pantalla
help-ear = Activa el modo texto en { COMMAND("kingdomino settings") }, y todo lo que solo ves tú llega en palabras, con títulos y listas. { COMMAND("kingdomino board text:") } lo hace una vez. { COMMAND("kingdomino board ask:") } responde preguntas sobre un reino, por ejemplo dónde pueden crecer sus lagos.
help-time-name = Tiempo y ausencias
help-time =
    - Una partida puede durar días sin que se pierda nada. { COMMAND("kingdomino table") } muestra y cambia lo que pasa si alguien tarda.
    - En { COMMAND("kingdomino settings") } hay horas de silencio, en las que no recibes menciones. Con { COMMAND("kingdomino settings away:") } dices hasta cuándo no puedes jugar.
    - **{ button-look }** deja que un jugador virtual juegue por quien tarda y te devuelve el sitio que te guarda el jugador virtual. { COMMAND("kingdomino table") } busca a alguien que siga por ti.
help-slips-name = Deshacer y abandonar
help-slips =
    - **Deshacer**, en el panel, anula lo que has hecho, mientras no termine tu turno.
    - { COMMAND("kingdomino table") } deshace tu último turno, si no ha pasado nada después y toda la mesa está de acuerdo. Si solo juegas contra jugadores virtuales, lo deshace siempre, pero entonces la partida no cuenta.
    - Ahí también puedes abandonar una partida definitivamente: un jugador virtual ocupa tu sitio. Quien organiza puede terminarla para toda la mesa.
help-fair-name = ¿Cómo sé que es justo?
help-fair = Todas las fichas salen de un secreto fijado antes de la partida, así que nadie las elige mientras juegas. Para comprobarlo, guarda la imagen de la mesa y apunta el último número del enlace del mensaje.
help-placeholder = Más sobre…
button-rules = Las reglas

setting-title = Tus ajustes
settings-placeholder = Cambiar…
settings-all = Todos los ajustes
setting-zone = Zona horaria
setting-advice = Sugerencias y entrenador
setting-notifications = Notificaciones
setting-look = Aspecto
setting-quiet = Horas de silencio
setting-quiet-is = Horas de silencio: { $state ->
    [none] **ninguna**
    [unknown] **de noche**
   *[set] **{ $start_clock }–{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] Sin ellas, puedes recibir menciones a cualquier hora.
    [unknown] Mientras no sepa tu hora, vale la del servidor: de noche no recibes menciones.
    [usual] En ellas no recibes menciones, salvo si has jugado en la última hora. Cuando terminan, te digo si te toca.
   *[set] En ellas no recibes menciones. Cuando terminan, te digo si te toca.
}
setting-zone-is = { $kind ->
    [unknown] Tu hora: **{ $clock }** ({ $offset }), aún sin ajustar
    [fixed] Tu hora: **{ $clock }** ({ $offset })
   *[place] Tu hora: **{ $clock }**, como en { $city } ({ $offset })
}
setting-zone-about = { $kind ->
    [unknown] Si no es correcta, dime qué hora tienes, o escribe { COMMAND("kingdomino settings zone:") } y una ciudad, por ejemplo { COMMAND("kingdomino settings zone:Madrid") }.
    [fixed] Es igual en verano y en invierno. Con una ciudad, escrita tras { COMMAND("kingdomino settings zone:") }, sigue la hora de allí.
   *[place] Sigue la hora de allí, en verano y en invierno.
}
setting-mentions-is = { $state ->
    [on] Menciones: **sí**
   *[off] Menciones: **no**
}
setting-mentions-about = { $state ->
    [on] Recibes un aviso cuando te toca.
   *[off] Sin avisos. { COMMAND("kingdomino games") } te muestra dónde te esperan.
}
setting-private = Mensajes directos
setting-private-is = Por mensaje directo: **{ $value }**
setting-private-about = Lo que te envío por mensaje directo, en lugar de mencionarte en el canal. Las horas de silencio también se aplican aquí.
setting-private-nothing = nada
setting-private-reminders = los recordatorios
setting-private-turns = los turnos y los recordatorios
setting-private-next = los turnos, los recordatorios y cuando se acerca tu turno
private-how = { COMMAND("kingdomino settings") } cambia lo que te envío aquí.
private-refused = Discord no me ha dejado enviarte un mensaje directo, así que te vuelvo a mencionar aquí.
setting-theme = Colores
setting-theme-is = Colores de las imágenes: **{ $value }**
setting-theme-about = Para todas las imágenes que solo ves tú, y para todo el mundo en las mesas que abres.
setting-theme-table = los de la mesa
theme-name = { $theme ->
    [distinct] para daltonismo
    [contrast] alto contraste
   *[storybook] libro ilustrado
}
setting-text-mode = Modo texto
setting-text-mode-is = { $state ->
    [on] Modo texto: **sí**
   *[off] Modo texto: **no**
}
setting-text-mode-about = { $state ->
    [on] Lo que solo ves tú llega en palabras, con títulos y listas, en vez de imágenes.
   *[off] Lo que solo ves tú llega con imágenes, cada una con una descripción breve para lectores de pantalla.
}
setting-suggestions = Sugerencias
setting-suggestions-is = Sugerencias: **{ $value }**
setting-suggestions-about = Para tus partidas solo contra jugadores virtuales, desde la próxima. En una mesa decide quien organiza, antes de empezar, pero «{ setting-suggestions-none }» vale en todas partes. Las partidas que las muestran en cada turno no cuentan.
setting-suggestions-shown = en cada turno
setting-suggestions-hint = cuando pido una pista
setting-suggestions-none = nunca
setting-coach-is = { $state ->
    [on] Entrenador: **sí**
   *[off] Entrenador: **no**
}
setting-coach-about = { $state ->
    [on] Cuando solo juegas contra jugadores virtuales, el panel dice si tu último turno costó puntos y, si lo pides, qué era mejor. No donde se ven sugerencias.
   *[off] Cuando solo juegas contra jugadores virtuales, puedo decir tras un turno lo que costó, salvo que vieras una sugerencia para él.
}
button-set-coach-on = Activar el entrenador
button-set-coach-off = Desactivar el entrenador
setting-away = Ausencia
setting-away-is = { $state ->
    [on] Fuera hasta: **{ $until_time }**
   *[off] Fuera: **no**
}
setting-away-about = Durante tu ausencia no recibes menciones, y tus mesas saben hasta cuándo.
away-placeholder = Fuera hasta…
setting-language = Idioma
setting-language-is = Idioma: **{ $value }**
setting-language-about = Para todo lo que solo ves tú. Lo que ve todo el mundo está en el idioma de la mesa.
setting-language-discord = como Discord
setting-language-feedback = ¿Algo suena mal? { LINK($url, "Cuéntanoslo") }
button-set-mentions-on = Activar menciones
button-set-mentions-off = Desactivar menciones
button-set-text-mode-on = Activar modo texto
button-set-text-mode-off = Desactivar modo texto
server-title = Ajustes de este servidor
server-note = Estos ajustes valen para las mesas que se abran desde ahora. Quien abre una puede elegir otro juego, otro tiempo por turno, y si lleva hilo o no.
server-note-readers = Solo puede cambiarlo quien gestiona el servidor.
tables-title = Mesas abiertas
tables-none = Aquí no hay ninguna mesa abierta.
tables-opened = abierta: { $since_span }
tables-placeholder = Terminar una mesa…
server-usual = { $value } (por defecto)
server-where = Dónde
server-time = Ritmo
server-game = Juego
server-game-is = Juego de una mesa nueva: **{ $value }**
server-pace = Tiempo por turno
server-pace-is = Tiempo por turno: **{ $value }**
server-policy-is = Si se tarda: **{ $value }**
server-threads-is = { $state ->
    [on] Partidas nuevas: **cada una en su propio hilo**
   *[off] Partidas nuevas: **directamente en el canal**
}
server-channels-is = { $count ->
    [0] Se pueden abrir mesas **en todos los canales**
   *[other] Se pueden abrir mesas **solo en { $channels }** y en sus hilos
}
server-channels-placeholder = Todos los canales
server-channels-lacking = ⚠️ Aún no puedo abrir una mesa en { $channels }. En los permisos de ese canal, concédeme: { $permissions }.
server-players = Participantes
server-players-is = { $state ->
    [on] Quién puede abrir mesas: **{ $role }**
   *[off] Quién puede abrir mesas: **cualquiera**
}
server-openers-placeholder = Cualquiera
server-language = Idioma
server-language-is = Idioma de las mesas nuevas: **{ $value }**
server-language-host = el de quien la abre
server-zone-is = { $kind ->
    [unknown] Hora de aquí: **aún sin ajustar**
    [fixed] Hora de aquí: **{ $clock }** ({ $offset })
   *[place] Hora de aquí: **{ $clock }**, como en { $city } ({ $offset })
}
server-zone-placeholder = ¿Qué hora es aquí ahora?
list-more = { $count ->
    [1] Otra persona comparte ese puesto.
   *[other] Otras { $count } personas comparten ese puesto.
}
button-set-threads-on = Jugar partidas nuevas en hilos
button-set-threads-off = Jugar partidas nuevas en el canal

quiet-from = Silencio desde las { $clock }
quiet-to = Silencio hasta las { $clock }
quiet-now = { $clock } ahora
quiet-from-placeholder = Silencio desde…
quiet-to-placeholder = Silencio hasta…
quiet-offset-placeholder = ¿Qué hora tienes ahora?
ask-clock = ¿Qué hora es donde estás? Así nadie te despierta de noche.
button-another-clock = Otra hora…
done-clock = { $city ->
    [none] Para ti son las { $clock }. De { $start_clock } a { $end_clock } nadie te llama. Lo cambias con { COMMAND("kingdomino settings") }.
   *[other] Para ti son las { $clock }, como en { $city }. De { $start_clock } a { $end_clock } nadie te llama. Lo cambias con { COMMAND("kingdomino settings") }.
}
night-waited = Esto ha esperado hasta la mañana para no despertarte.
button-call-at-night = Llámame también de noche
button-half-hour = Corregir media hora
button-no-quiet-hours = Quitar las horas de silencio
button-set-clock = Ajustar mi hora (ahora { $clock })

setting-privacy-about = Puedes recibirlo todo en un archivo o borrarlo: tus ajustes y tu id se eliminan al momento, un jugador virtual sigue por ti y en las partidas de los demás figuras como «{ forgotten-name }». Un número al azar ocupa el lugar de tu id, para que los demás conserven su valoración. { privacy-copies }
privacy-copies =
    { $days ->
        [0] Si hay copias anteriores de las partidas, en ellas sigues apareciendo.
        [1] De mi copia diaria de las partidas desapareces pasado un día.
       *[other] De mis copias diarias de las partidas desapareces pasados { $days } días.
    }
button-privacy-stored = Qué guardas
privacy-stored =
    ## Qué guardo sobre ti
    - De cada partida: quién ocupaba cada sitio o tenía invitación (tu id de Discord y el nombre que se ve), cada jugada, cuándo se hizo y el id de su clic (para que ningún clic cuente dos veces), en qué turnos pediste una pista y si se te mostraban sugerencias.
    - Las partidas que juegas desde otras terminadas, hasta un día después de tu última jugada. Al borrar tus datos se eliminan.
    - Tus ajustes, entre ellos tu zona horaria, tu idioma y cuándo estás fuera, y qué consejos has recibido.
    - De quién es el sitio que ocupa un suplente.
    - Lo que has planificado para un turno, hasta que llega, y qué jugadas estaban planificadas.
    - De un servidor, sus ajustes, hasta mi primer arranque después de salir de él, y que ya me he presentado allí.
    - Si quien lleva este bot te bloquea: tu id, la fecha y el motivo, también después de borrar tus datos.

    Nada más: ni mensajes ni otros miembros.
setting-privacy = Tus datos
setting-privacy-is = Tus datos: **guardados hasta que los borres**
button-export = Mostrar mis datos
button-forget = Borrar mis datos
confirm-forget = ## ¿Borrar todos tus datos?
    - { $playing ->
        [0] Ahora no juegas ninguna partida.
        [1] En la partida que juegas ahora, un jugador virtual ocupa tu sitio.
       *[other] En las { $playing } partidas que juegas ahora, un jugador virtual ocupa tu sitio.
    }
    - { $past ->
        [0] No hay partidas pasadas con tu nombre.
        [1] En una partida pasada, tu nombre se cambia por «{ forgotten-name }».
       *[other] En { $past } partidas pasadas, tu nombre se cambia por «{ forgotten-name }».
    }
    - Se eliminan tus estadísticas, tus ajustes y tu id de Discord.
    - Los mensajes ya publicados y los títulos de los hilos conservan tu nombre.

    Esto no se puede deshacer.
button-forget-yes = Borrarlo todo
button-forget-no = Cancelar
export = Todo lo que se guarda sobre ti, en un archivo que pueden leer otros programas:

games-title = Tus partidas
games-none = No estás en ninguna partida. Abre una mesa con { COMMAND("kingdomino new") }.
games-more = { $more ->
    [1] … y una partida más
   *[other] … y { $more } partidas más
}
games-lobby = faltan jugadores
games-full = lista para empezar
games-invited = **tienes una invitación**
games-your-turn = **te toca** · { $since_span }
games-their-turn = turno de { $name } · { $since_span }
games-alone = En solitario
games-played-on-line = { $number }. { $game } · { $id ->
    [none] de una posición dada
   *[other] de la partida { $id }
} · se borra: { $when_span }
button-play-on-number = Seguir con la { $number }
games-with = { $more ->
    [0] con { $names }
    [1] con { $names } y otra persona
   *[other] con { $names } y { $more } más
}

button-share = Mostrar a todo el mundo
button-earlier = Anterior
button-later = Siguiente
text-rest = El resto está en la página siguiente.
button-next-page = Página siguiente
button-first-page = Primera página
