button-turns = Revoir mes tours
turns-title = Tes tours · { $when_date }
turns-place = Où placer le { $domino } ? Une position vaut environ { points } de plus que la tienne.
turns-choose = Quel domino choisir ? L’un d’eux vaut environ { points } de plus que le tien.
turns-act = Que faire ici ? Un coup vaut environ { points } de plus que le tien.
turns-as-played = C’est ce que tu as joué.
button-turns-next = Question suivante
turns-done = Tu as tout trouvé.
turns-sum = **{ $good ->
    [0] { $turns ->
        [1] Dans ton tour, il y avait mieux.
       *[other] Dans chacun de tes { $turns } tours, il y avait mieux.
    }
    [1] Dans un de tes { $turns } tours, il n’y avait pas mieux.
   *[other] Dans { $good } de tes { $turns } tours, il n’y avait pas mieux.
}**
turns-sum-of-some = **Tours examinés : { $studied } sur { $turns }. { $good ->
    [0] Dans chacun, il y avait mieux.
    [1] Dans un seul, il n’y avait pas mieux.
   *[other] Dans { $good }, il n’y avait pas mieux.
}**
turns-little = { $count ->
    [1] Dans un tour, on pouvait faire un peu mieux.
   *[other] Dans { $count } tours, on pouvait faire un peu mieux.
}
turns-clear = { $count ->
    [1] Dans un tour, on pouvait faire nettement mieux.
   *[other] Dans { $count } tours, on pouvait faire nettement mieux.
}
turns-all-good = { $turns ->
    [1] **Il n’y avait pas mieux que ton tour.**
   *[other] **Dans aucun de tes { $turns } tours, il n’y avait mieux.**
}
turns-hints-wrong = { $count ->
    [1] Dans un tour, mon indice se trompait aussi.
   *[other] Dans { $count } tours, mon indice se trompait aussi.
}
button-turns-little = Qu’est-ce qui était un peu mieux ?
turns-later = C’est tout pour l’instant. Ce qui t’a échappé revient : { $when_span }.
turns-no-games = Finis d’abord une partie. Je cherche alors des tours où quelque chose était nettement meilleur, et c’est à toi de le trouver.
button-analysis = Graphique
chart-title = Chances de victoire · { $when_date }
analysis-waiting = { $count ->
    [0] Je parcours cette partie.
    [1] Je parcours d’abord une autre partie, puis celle-ci.
   *[other] Je parcours d’abord { $count } autres parties, puis celle-ci.
} Si rien ne vient, appuie de nouveau sur **{ button-turns }**.
analysis-progress = Parcourue à { $percent } %
error-too-many-analyses = Trop de parties attendent pour le moment. Réessaie dans quelques minutes.
error-analysis-failed = Désolé, ça n’a pas marché. Réessaie dans une minute.
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) t’interroge sur des tours de tes propres parties où un autre choix était nettement meilleur.
stored-reviews = Ta dernière réponse à chaque question de **{ button-turns }**, et quand tu l’as donnée.
