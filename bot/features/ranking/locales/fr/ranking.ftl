stats-challenges = Parties du jour et défis

stats-title = { $name } sur ce serveur
stats-none = { $name } n’a encore aucune partie qui compte sur ce serveur.
stats-own-title = Toutes tes parties
stats-own-none = Tu n’as encore aucune partie qui compte.
stats-together = **Toi et { $name }** · parties ensemble : { $games } · gagnées : toi ({ $count }), { $name } ({ $wins }) · dernière : { $when_date }
stats-record = **{ $game }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
stats-played = **{ $game }** : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
stats-average = { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} en moyenne, { $best_points } au mieux
button-ranking = Classement du serveur
button-results = Mes résultats
ranking-title = Classement du serveur : { $game }
ranking-line = **{ $place }.** { $name } : cote { $rating } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
ranking-none = Il n’y a pas encore de classement ici. Il commence avec une partie terminée entre personnes.
ranking-computers = Toi contre l’ordinateur
ranking-empty = Personne n’a encore terminé assez de parties.
ranking-missing = Pour y figurer, il te faut encore { $missing ->
    [one] { $missing } partie
   *[other] { $missing } parties
} contre d’autres personnes.
ranking-unlisted = Tu n’y figures pas : c’est ce que tu as choisi dans { COMMAND("kingdomino settings") }.
ranking-about = Toutes les personnes qui ont terminé au moins { $fewest } parties contre d’autres personnes. Tu commences à { $start }, et battre plus fort que toi rapporte davantage. Dans { COMMAND("kingdomino settings") }, tu peux choisir de ne pas y figurer.
ranking-season = Cette saison, depuis le { DATETIME($since_day, dateStyle: "short") }
ranking-past = La saison du { DATETIME($since_day, dateStyle: "short") } au { DATETIME($until_day, dateStyle: "short") }
button-ranking-season = Cette saison
button-ranking-before = Saison précédente
button-ranking-always = Depuis toujours
ranking-placeholder = Un autre jeu…
command-stats-about = Les résultats de quelqu’un sur ce serveur, et le classement
option-player-about = Les résultats de quelle personne. Par défaut : les tiens
error-results-of-another = Ici, tu ne peux voir que tes propres résultats. Écris { COMMAND("kingdomino stats") } sur un serveur pour voir ceux de quelqu’un d’autre là-bas.
help-ranking = { COMMAND("kingdomino stats") } montre les résultats et le classement du serveur.
stored-ranking = Les classements sont recalculés chaque fois à partir des parties terminées. Dans { COMMAND("kingdomino settings") }, tu choisis d’y figurer ou non.
setting-ranked-is = { $state ->
    [on] Classements : **tu y figures**
   *[off] Classements : **tu n’y figures pas**
}
button-set-ranked-on = Figurer aux classements
button-set-ranked-off = Ne pas figurer aux classements
stats-best = Meilleur royaume ({ $game }) : { points } ({ $when_date })
button-best = Meilleur royaume
