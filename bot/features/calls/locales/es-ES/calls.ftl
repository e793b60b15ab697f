called-role-is = Se avisa a { $role }
called-role-about = ¿A quién se avisa cuando faltan jugadores en una mesa? Quien la organiza puede hacerlo una vez, y entre todas las mesas dos veces por hora.
called-role-placeholder = A nadie
called-role-night = De 22:00 a 08:00 el aviso no suena. { $state ->
    [known] Aquí son las { $clock }.
   *[unknown] ¿Qué hora es aquí? Hasta que lo digas, cuento en UTC.
} Las horas de silencio de cada persona no valen para un rol.
called-role-clock = ¿Qué hora es aquí?
button-call = Avisar a jugadores
done-called = { $sound ->
    [off] { $role } puede ver que buscas gente. Aquí es de noche, así que no suena ningún móvil.
   *[on] { $role }: aviso enviado.
}
error-table-called = Esta mesa ya ha avisado una vez. Aún puedes invitar a gente.
error-server-called = Las mesas de aquí ya han avisado dos veces en una hora. Podrás hacerlo otra vez: { $until_span }.
error-call-in-thread = En un hilo no se puede avisar a un rol. Abre la mesa en un canal.
error-no-called-role = El rol al que avisar ya no existe. Quien gestiona el servidor puede elegir otro con { COMMAND("kingdomino server") }.
error-role-not-mentionable = Todavía no puedo avisar a { $role }. En los ajustes del servidor, en Roles, abre ese rol y permite que cualquiera lo @mencione.
help-calls = **{ button-call }**, en **{ button-more }** de tu mesa, avisa a quienes tienen el rol que el servidor ha elegido.
