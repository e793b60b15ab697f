archive-quiet = un mes sin jugadas
archive-offer =
    Podéis recuperar esta partida cuando queráis.
    Si nadie juega, pasa al archivo ({ $when_span }), y el canal queda libre para otra.
archive-gone = partida archivada
archive-archived =
    Podéis seguir justo donde se quedó, mientras no haya otra partida aquí.
    Pasó al archivo: { $when_span }.
archive-kept = **{ $name }** mantiene abierta esta partida. Puede esperar un mes más.
archive-revived = **{ $name }** recupera esta partida. ¡Seguimos!
button-keepplaying = Mantener abierta la partida
button-archive = Archivar ahora
button-revive = Recuperar esta partida

games-archived = Archivadas
revive-placeholder = Recuperar una partida
games-archived-how = Cada una sigue en su canal, o aquí mismo si ese canal ya no existe.
games-archived-since = archivada: { $since_span }
archive-due = Le tocaba jugar a { $name }.
back-goes-on = He vuelto a este servidor y esta partida continúa.
back-rests = He vuelto a este servidor. Esta partida descansa hasta que alguien pulse **{ button-goon }**.
news-channel-gone = Ya no existe el canal donde jugabas: { $games }. Con { COMMAND("kingdomino games") } puedes seguir en otro.
