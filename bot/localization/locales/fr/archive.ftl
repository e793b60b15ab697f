archive-offer = Personne n’a joué ici depuis un mois. Sans nouveau coup, cette partie part aux archives { $when }, et le salon sera libre pour une autre. Vous pourrez la relancer à tout moment.
archive-archived = Cette partie est partie aux archives { $when }, car personne n’avait joué depuis un mois. Vous pouvez la reprendre où elle en était, tant qu’aucune autre n’est en cours ici.
archive-kept = **{ $name }** garde cette partie ouverte. Elle peut attendre un mois de plus.
archive-revived = **{ $name }** relance cette partie. C’est reparti !
button-keepplaying = Continuer à jouer
button-archive = Archiver
button-revive = Relancer cette partie

games-archived = Archivées
games-archived-how = Relances-en une avec { COMMAND("kingdomino history") } dans son salon.
games-archived-since = archivée { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · archivée, peut être relancée
