# La partie du jour : les mêmes dominos pour tout le monde.

daily-name = Partie du jour
daily-title = Partie du jour : { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [1] un ordinateur
   *[other] { $count } ordinateurs
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
    [0] Personne ne l’a encore terminée.
    [1] Une personne l’a terminée.
   *[other] En tout, { $count } personnes l’ont terminée.
}
daily-nobody = Personne ne l’a terminée.
daily-own = Tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
} : place { $place } sur l’ensemble.
daily-next = La prochaine commence { $when }.
daily-streak = Tu as terminé la partie du jour { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de suite.
daily-shared = **{ $name }** a { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la partie du jour du { DATETIME($date, dateStyle: "long") }.
button-daily-play = Jouer
button-daily-before = Veille
button-daily-today = Aujourd’hui
help-daily-name = La partie du jour
help-daily = { COMMAND("daily") } propose chaque jour une partie où tout le monde reçoit les mêmes dominos, contre les mêmes ordinateurs. Joue-la une fois, à ton rythme, et compare tes points à ceux des autres ; termine-la chaque jour et ta série s’allonge.
