archive-offer = Personne n’a joué ici depuis un mois. Sans nouveau coup, cette partie sera archivée { $when } : le salon sera libre pour une autre, et on pourra relancer celle-ci quand on veut.
archive-archived = Partie archivée { $when }, car personne n’avait joué depuis un mois. Elle peut reprendre où elle en était, tant qu’aucune autre n’est en cours ici.
archive-kept = **{ $name }** garde cette partie ouverte. Elle peut attendre un mois de plus.
archive-revived = **{ $name }** relance cette partie. Elle reprend où elle en était.
button-keepplaying = Continuer à jouer
button-archive = Archiver
button-revive = Relancer la partie

games-archived = Archivées
games-archived-how = Pour en relancer une : { COMMAND("kingdomino history") } dans son salon.
games-archived-since = archivée { $since }

history-archived = { DATETIME($date, dateStyle: "medium") } · archivée, peut être relancée
