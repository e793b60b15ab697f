button-turns = Repasar mis turnos
turns-title = Tus turnos · { $when_date }
turns-place = ¿Dónde colocar { $domino }? Una posición vale alrededor de { points } más que la tuya.
turns-choose = ¿Qué ficha elegir? Una vale alrededor de { points } más que la tuya.
turns-act = ¿Qué hacer ahora? Una jugada vale alrededor de { points } más que la tuya.
turns-as-played = Es lo que jugaste.
button-turns-next = Siguiente pregunta
turns-done = Has encontrado todas las mejoras.
turns-sum = **{ $good ->
    [0] { $turns ->
        [1] En tu turno había algo mejor.
       *[other] En cada uno de tus { $turns } turnos había algo mejor.
    }
    [1] En uno de tus { $turns } turnos no había nada mejor.
   *[other] En { $good } de tus { $turns } turnos no había nada mejor.
}**
turns-sum-of-some = **Turnos analizados: { $studied } de { $turns }. { $good ->
    [0] En todos había algo mejor.
    [1] En uno no había nada mejor.
   *[other] En { $good } no había nada mejor.
}**
turns-little = { $count ->
    [1] En un turno algo era un poco mejor.
   *[other] En { $count } turnos algo era un poco mejor.
}
turns-clear = { $count ->
    [1] En un turno algo era claramente mejor.
   *[other] En { $count } turnos algo era claramente mejor.
}
turns-all-good = { $turns ->
    [1] **Tu turno no se podía mejorar.**
   *[other] **No había nada mejor en ninguno de tus { $turns } turnos.**
}
turns-hints-wrong = { $count ->
    [1] En un turno, mi pista también se equivocó.
   *[other] En { $count } turnos, mi pista también se equivocó.
}
button-turns-little = ¿Qué era un poco mejor?
turns-later = Eso es todo por ahora. Lo que se te escapó vuelve: { $when_span }.
turns-no-games = Primero termina una partida. Luego busco turnos en los que algo era claramente mejor, y tú lo encuentras.
button-analysis = Gráfico
chart-title = Probabilidad de ganar · { $when_date }
analysis-waiting = { $count ->
    [0] Estoy repasando esta partida.
    [1] Primero repaso otra partida y después esta.
   *[other] Primero repaso otras { $count } partidas y después esta.
} Si no llega nada, pulsa otra vez **{ button-turns }**.
analysis-progress = { $percent } % hecho
error-too-many-analyses = Ahora mismo hay demasiadas partidas a la espera. Prueba otra vez dentro de unos minutos.
error-analysis-failed = Lo siento, no ha funcionado. Prueba otra vez dentro de un minuto.
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) te pregunta por turnos de tus propias partidas en los que otra opción era claramente mejor.
stored-reviews = Tu última respuesta a cada pregunta de **{ button-turns }**, y cuándo la diste.
