deal-daily = Partie du jour
deal-channel = Défi
deal-weekly = Défi de la semaine
deal-known = { button-beat }
button-beat = Battre ce résultat
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
cards-title = Partie du jour { $number } : déjà terminée
daily-opponents = { $count ->
    [1] { $count } ordinateur
   *[other] { $count } ordinateurs
} (niveau : { $level })
daily-begins = **Kingdomino #{ $number }** : tout le monde reçoit ces dominos et joue une fois.
daily-here = Sur ce serveur
daily-line = **{ $place }.** { $name } : { points }
daily-unlisted = { $count ->
    [1] Une personne ne figure pas au classement.
   *[other] { $count } personnes ne figurent pas au classement.
}
daily-everywhere = { $count ->
    [1] Jusqu’ici, une personne l’a terminée.
   *[other] Jusqu’ici, { $count } personnes l’ont terminée.
}
daily-nobody = Personne ne l’a terminée.
daily-next = Prochaine partie : { $when_time }.
daily-week = Tu as joué { $days } jours cette semaine.
daily-shared = **{ $name }** a terminé la partie du jour.
daily-card-how = Copie-le pour le montrer où tu veux. Il ne révèle rien :
daily-card = Kingdomino #{ $number } · { points } (un ordinateur fort à cette place : { $par })
daily-card-words = Kingdomino #{ $number } : { points }. Un ordinateur (niveau : { $level }) en a obtenu { $par } avec les mêmes dominos.
daily-card-way = À toi de jouer sur Discord avec { COMMAND($command) }
daily-copy = Personne d’autre ne peut voir ceci ici. Copie-le pour le partager :
daily-about = Tout le monde reçoit ces dominos. Un seul essai.
button-daily-play = Jouer
button-daily-go-on = Continuer
button-daily-look = Voir ma partie
button-daily-todays = Jouer celle du jour
button-cards = Voir les cartes
button-daily-today = Voir la partie du jour
help-daily-name = La partie du jour
help-daily = { COMMAND("kingdomino daily") } : une partie par jour, avec les mêmes dominos pour tout le monde, contre les mêmes ordinateurs. Joue-la une fois, à ton rythme, et compare tes points à ceux des autres. À minuit UTC, une nouvelle commence.
challenge-invitation = { $kind } : { $facts }
challenge-opened = Ton défi est ouvert ! Appuie sur **{ button-daily-play }** dans son message pour jouer aussi.
challenge-about = Tout le monde joue les mêmes dominos, chaque personne de son côté et quand elle veut.
challenge-minutes = { $minutes ->
    [1] environ une minute
   *[other] environ { $minutes } minutes
}
challenge-question = **Un défi pour tout le salon ?** { $game }, contre l’ordinateur (niveau : { $level }). Tout le monde a les mêmes dominos et une journée pour jouer.
challenge-closes = Fermeture : { $when_time }.
challenge-last-day = Dernier jour ! Fermeture : { $when_time }.
challenge-closed = Fermeture : { $when_span }.
challenge-waits = Il reste ouvert jusqu’à ce que quelqu’un joue.
challenge-finished = { $count ->
    [0] Personne ne l’a terminé.
    [1] Une personne l’a terminé.
   *[other] { $count } personnes l’ont terminé.
}
challenge-done = Déjà terminé par { $names }.
names-more = { $more ->
    [1] { $names } et une autre personne
   *[other] { $names } et { $more } autres
}
challenge-against = Contre { $facts }.
challenge-late = Tu as terminé trop tard pour le classement, avec { points }.
challenge-erased = Ton essai est passé : tu as effacé tes données, et ta partie avec elles.
button-challenge-close = Fermer maintenant
challenge-close-question = Le résultat vient tout de suite, pour tout le monde. Qui joue encore peut terminer, mais n’y figurera pas.
challenge-over = { $count ->
    [1] { $names } gagne avec { points }.
   *[other] { $names } partagent la victoire avec { points }.
}
challenge-over-one = Une seule personne l’a terminé : { $name }, avec { points }.
challenge-over-unlisted = Le défi est fermé.
challenge-par = Un ordinateur fort ici : { $par }
challenge-parted = { $round ->
    [0] Chemins séparés dès le premier choix.
   *[other] Chemins séparés à la manche { $round }.
}
challenge-turn = **{ $name }** : { $turn }
challenge-beat-title = Faire mieux ? { $name } : { points }
challenge-beat-about = Tu reçois la même place, les mêmes dominos et les mêmes ordinateurs. Un seul essai, et il ne compte pas.
challenge-beat-others = L’ordinateur joue pour les autres personnes.
challenge-beat-shared = Avec les mêmes dominos : **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-even = Avec les mêmes dominos, **{ $first_name }** et **{ $second_name }** sont à égalité : { points }.
error-challenges-of-person = Tu as déjà { $limit } défis en cours. Attends que l’un d’eux se ferme, ou fermes-en un.
error-challenges-on-server = Ce serveur a déjà { $limit } défis en cours. Attends que l’un d’eux se ferme.
help-challenge-name = Défis
help-challenge = { COMMAND("kingdomino challenge") } donne à tout un salon les mêmes dominos, et chaque personne joue de son côté contre les mêmes ordinateurs. Personne ne voit les résultats avant d’avoir terminé. Mais qui regarde jouer quelqu’un connaît les dominos. À la fin viennent les royaumes, côte à côte. **{ button-beat }**, sur la page d’une partie terminée, te donne sa place et ses dominos. Cela ne compte pas. **{ button-weekly }** donne au salon un nouveau défi par semaine.

play-daily = { COMMAND("kingdomino daily") }, c’est une partie par jour contre l’ordinateur, avec les mêmes dominos pour tout le monde.
stored-challenges = Les défis et les semaines que tu as ouverts, les parties du jour que tu as montrées et les semaines où je t’ai demandé si tu jouais encore.
stored-tries = Si tu effaces tes données pendant une partie du jour ou un défi : le fait que tu l’as commencé, jusqu’à sa fermeture, sous un code qui ne te nomme pas.
error-challenge-private = Un défi est pour tout un salon. Écris { COMMAND("kingdomino challenge") } dans un salon d’un serveur.
command-challenge-about = Les mêmes dominos pour tout le monde dans ce salon, chaque personne à son rythme
command-daily-about = La partie du jour : les mêmes dominos pour tout le monde, un seul essai
option-challenge-game-about = Quel jeu. Par défaut : Kingdomino
option-level-about = La force de l’ordinateur. Par défaut : solide
option-challenge-hours-about = Dans combien d’heures le défi se ferme, par exemple 3
option-days-about = Dans combien de jours le défi se ferme, par exemple 2. Par défaut : dans un jour

button-weekly = En ouvrir un chaque semaine
button-weekly-end = Arrêter les défis de la semaine
weekly-question = **Un défi ici chaque semaine ?** Les jeux alternent, contre l’ordinateur (niveau : { $level }). Le premier commence maintenant, et le suivant avec le résultat : { $opens_time } (fuseau horaire : { $zone }).
weekly-clock = **Un défi ici chaque semaine ?** Dis-moi d’abord quelle heure il est ici, pour que personne ne soit appelé la nuit.
weekly-begun = C’est parti ! Un nouveau défi s’ouvre ici chaque semaine.
weekly-end-question = Plus de défi de la semaine dans { $channels } ? Celui qui est ouvert le reste.
weekly-ended = C’est fait : aucun autre ne s’ouvrira tout seul.
weekly-games = Jeux des prochaines semaines
weekly-games-all = Tous les jeux, à tour de rôle
weekly-games-kingdomino = Tous sauf Queendomino, à tour de rôle
career-days = Parties du jour : { $days }
week-title = Semaine { $number }
week-result = { $state ->
    [alone] { $names } est la seule personne à avoir terminé la semaine { $number }.
    [won] { $count ->
        [1] { $names } gagne la semaine { $number }.
       *[other] { $names } se partagent la semaine { $number }.
    }
   *[none] La semaine { $number } est finie.
}
week-open = La semaine { $number } est ouverte.
button-week-play = Jouer la semaine { $number }
week-row = { $weeks } semaines d’affilée terminées par au moins deux d’entre vous
week-season = Semaines gagnées : { $people_names }
week-tally = { $name } ({ $wins } sur { $games })
week-best = Meilleur résultat ({ $game }) : { $names }, { $gain } face à un ordinateur fort
week-before = La semaine dernière. { $done_text }
season-won = { $count ->
    [1] { $names } gagne la saison, avec { $wins } semaines sur { $weeks }.
   *[other] { $names } se partagent la saison, avec { $wins } semaines sur { $weeks }.
}
season-over = La saison est finie.
button-season = Saison précédente
season-title = Saison précédente
season-line = **{ $place }.** { $name } : { $wins } sur { $games }
button-week-want = La suivante : { $game }
button-week-unwant = Pas la semaine prochaine : { $game }
button-week-instead = Jouer plutôt : { $game }
week-next = { $state ->
    [none] Aucune nouvelle semaine ne s’ouvre ici toute seule.
   *[next] La semaine prochaine : { $game }.
}
week-missed = Encore une personne, et ce sera { $weeks } semaines d’affilée.
button-week-skip = Pas cette semaine
week-skipped = D’accord. À la semaine prochaine !
error-week-unfinished = Termine d’abord cette semaine. Ensuite, tu pourras dire ce qui vient après.
career-weeks = Semaines gagnées cette saison : { $wins } sur { $games }
weeks-of-season = Défis de la semaine, avec leur propre saison (semaines jouées : { $weeks } sur { $most })
error-weeks-off = Ce serveur n’a pas de défi de la semaine. Une personne qui le gère peut les autoriser avec { COMMAND("kingdomino server") }.
server-weeks = Défis de la semaine
server-weeks-is = Qui lance les défis de la semaine : **{ $value }**
server-weeks-openers = qui peut ouvrir des tables
server-weeks-managers = qui gère le serveur
server-weeks-nobody = personne
setting-closings-is = { $state ->
    [on] Défis et semaines : **ils t’appellent**
   *[off] Défis et semaines : **ils ne t’appellent pas**
}
button-set-closings-on = M’appeler pour les défis
button-set-closings-off = Ne pas m’appeler pour les défis
