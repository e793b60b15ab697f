option-ask-about = Una pregunta sobre un reino, con respuesta en palabras. Elígela de la lista

ask-not-known = No tengo respuesta para eso.
ask-unknown = Puedes preguntar:
ask-changed = ¿Qué ha cambiado?
ask-kingdom = ¿Qué hay en el reino?
ask-rivals = ¿Dónde pueden crecer los demás?
ask-rival = { $name }: { $lands }
ask-placeholder = Pregunta por la mesa…
ask-others = Otras preguntas…
ask-last = Última ficha colocada: { $domino } en { $squares }.
ask-grow = ¿Dónde puede crecer { $terrain_id ->
    [wheat] el trigo
    [forest] el bosque
    [lake] el lago
    [grassland] la pradera
    [swamp] el pantano
    [mine] la mina
    [town] la ciudad
   *[other] { $terrain }
}?
ask-none = { $terrain }: aún nada
ask-fits = ¿Dónde encaja { $domino }?
ask-fits-nowhere = No encaja en ningún lado.
ask-spot = { $gain }: { $placement }
ask-more = { $count ->
    [one] … y { $count } posición más
   *[other] … y { $count } posiciones más
}
ask-holes = ¿Qué tamaño tiene el reino y dónde están sus huecos?
ask-free = { $count ->
    [0] Ya no se puede cubrir ninguna casilla.
    [one] Aún se puede cubrir { $count } casilla: { $squares }
   *[other] Aún se pueden cubrir { $count } casillas: { $squares }
}
ask-free-among = { $count ->
    [one] Aún se puede cubrir { $count } casilla, una de estas: { $squares }
   *[other] Aún se pueden cubrir { $count } casillas, de entre estas: { $squares }
}
ask-row = ¿Qué hay en la fila { $row }?
ask-square = { $square }: { $land }
ask-castle = el castillo
ask-empty = vacía
