archive-offer = Aquí nadie juega desde hace un mes. Si sigue así, esta partida pasa al archivo { $when }, y el canal queda libre para otra. Podéis recuperarla cuando queráis.
archive-archived = Esta partida pasó al archivo { $when }, porque nadie había jugado en un mes. Podéis seguir justo donde se quedó, mientras no haya otra aquí.
archive-kept = **{ $name }** mantiene abierta esta partida. Puede esperar un mes más.
archive-revived = **{ $name }** recupera esta partida. ¡Seguimos!
button-keepplaying = Seguir jugando
button-archive = Archivar ahora
button-revive = Recuperar esta partida

games-archived = Archivadas
games-archived-how = Recupera una con { COMMAND("kingdomino history") } en su canal.
games-archived-since = archivada { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · archivada, se puede recuperar
