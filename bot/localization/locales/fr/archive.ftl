archive-quiet = aucun coup depuis un mois
archive-offer =
    Vous pourrez relancer cette partie à tout moment.
    Sans nouveau coup, elle part aux archives ({ $when_span }), et le salon sera libre pour une autre.
archive-gone = partie archivée
archive-archived =
    Vous pouvez continuer à jouer là où la partie en était, tant qu’aucune autre n’est en cours ici.
    Archivage : { $when_span }.
archive-kept = **{ $name }** garde cette partie ouverte. Elle peut attendre un mois de plus.
archive-revived = **{ $name }** relance cette partie. C’est reparti !
button-keepplaying = Garder la partie ouverte
button-archive = Archiver
button-revive = Relancer cette partie

games-archived = Archivées
revive-placeholder = Relancer une partie
games-archived-how = Une partie reprend dans son salon, ou bien ici si ce salon n’existe plus.
games-archived-since = archivage : { $since_span }
archive-due = C’était à { $name } de jouer.
back-goes-on = Je suis de retour sur ce serveur, et cette partie continue.
back-rests = Je suis de retour sur ce serveur. Cette partie attend que quelqu’un appuie sur **{ button-goon }**.
news-channel-gone = Le salon où tu jouais n’existe plus : { $games }. { COMMAND("kingdomino games") } te permet de continuer ailleurs.
