# La partie du jour : les mêmes dominos pour tout le monde.

daily-name = Partie du jour
daily-title = Kingdomino #{ $number } · { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [1] un joueur virtuel
   *[other] { $count } joueurs virtuels
} (niveau : { $level })
daily-here = Sur ce serveur
daily-line = **{ $place }.** { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-unlisted = { $count ->
    [1] et une personne qui ne figure pas au classement
   *[other] et { $count } personnes qui ne figurent pas au classement
}
daily-everywhere = { $count ->
    [1] Une personne l’a terminée.
   *[other] En tout, { $count } personnes l’ont terminée.
}
daily-nobody = Personne ne l’a terminée.
daily-own = Tu es à la place { $place } au classement général.
daily-erased = Tu as déjà eu ton essai du jour : tu as effacé tes données, et ta partie avec. Une nouvelle arrive demain.
daily-next = La prochaine commence { $when }.
daily-streak = Tu as terminé la partie du jour { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de suite.
daily-shared = **{ $name }** a terminé la partie du jour.
daily-card-how = Copie-le pour le montrer où tu veux. Il ne révèle rien :
daily-card = Kingdomino #{ $number } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $level } : { $par })
daily-card-words = Kingdomino #{ $number } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $level }, un joueur virtuel, en a obtenu { $par } avec les mêmes dominos.
daily-card-way = { $link ->
    [none] À toi de jouer sur Discord avec { COMMAND("daily") }
   *[other] À toi de jouer avec { COMMAND("daily") } : { $link }
}
daily-copy = Personne d’autre ne peut voir ceci ici. Copie-le pour le partager :
daily-about = Tout le monde reçoit ces dominos. Un seul essai.
button-daily-play = Jouer
button-daily-go-on = Continuer
button-daily-look = Voir ta partie
button-daily-todays = Jouer celle du jour
button-daily-before = Veille
button-daily-today = Aujourd’hui
error-daily-begun = Tu as déjà commencé la partie du jour : { COMMAND("daily") } la continue.
help-daily-name = La partie du jour
help-daily = { COMMAND("daily") } propose chaque jour une partie où tout le monde reçoit les mêmes dominos, contre les mêmes joueurs virtuels. Joue-la une fois, à ton rythme, et compare tes points à ceux des autres. Une nouvelle commence à minuit UTC.
