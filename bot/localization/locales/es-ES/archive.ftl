archive-offer = Aquí nadie juega desde hace un mes. Si nadie lo hace, esta partida se archiva { $when }: entonces el canal queda libre para otra, y esta se puede recuperar cuando queráis.
archive-archived = Partida archivada { $when }, tras un mes sin jugadas. Puede seguir donde se quedó, mientras no haya otra aquí.
archive-kept = **{ $name }** mantiene abierta esta partida. Puede esperar un mes más.
archive-revived = **{ $name }** recupera esta partida. Sigue donde se quedó.
button-keepplaying = Seguir jugando
button-archive = Archivar ahora
button-revive = Recuperar partida

games-archived = Archivadas
games-archived-how = Recupera una con { COMMAND("kingdomino history") } en su canal.
games-archived-since = archivada { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · archivada, se puede recuperar
