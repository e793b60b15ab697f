button-analysis = Analyse
analysis-title = Analyse de la partie { $id }
analysis-waiting = { $before ->
    [0] La partie est en cours d’analyse. Un premier aperçu prend une ou deux minutes.
    [1] Une autre partie est analysée d’abord, puis celle-ci. Cela prend quelques minutes.
   *[other] { $before } autres parties sont analysées d’abord, puis celle-ci. Cela prend plusieurs minutes.
} L’analyse apparaîtra ici dès qu’elle sera prête. Si rien ne vient, appuie de nouveau sur **{ button-analysis }** : je reprends où j’en étais.
button-finer = Regarder de plus près
analysis-progress = Terminée à { $percent } %
analysis-like = Tu as joué au niveau **{ $level }**.
analysis-between = Tu as joué à un niveau entre **{ $worse }** et **{ $better }**.
analysis-unsurpassed = { $count ->
    [1] Un de tes tours était le meilleur possible.
   *[other] { $count } de tes tours étaient les meilleurs possibles.
}
analysis-player-like = **{ $name }** : { $level }
analysis-player-between = **{ $name }** : { $worse } à { $better }
analysis-best-turn = **Meilleur tour** : { $turn } · chances de victoire { $percent } %
analysis-none-better = Aucun tour n’aurait pu être nettement meilleur.
button-improve = { $count ->
    [1] Améliorer un de tes tours
   *[other] Améliorer { $count } de tes tours
}
button-better-turns = Voir de meilleurs tours
analysis-turn = { $round ->
    [0] Premier choix · { $name }
   *[other] Manche { $round } · { $name }
}
analysis-gain-long = Gain estimé d’ici la fin : { $points ->
    [none] presque aucun point
   *[other] { $points } points, à { $error } près
}, et { $percent } % de chances de victoire, à { $chance } près.
analysis-gain-rivals = Points des autres, en moyenne : { $rivals }.
analysis-played = Ce qui a été joué
analysis-other = Ce qui aurait été mieux
analysis-facts = **{ $title }** : { $facts }
button-play-on = Jouer à partir d’ici
button-play-on-again = Réessayer à partir de là
played-on = { $id ->
    [none] D’après une énigme, ne compte nulle part
   *[other] D’après la partie { $id }, ne compte nulle part
}
played-on-begun = De nouveaux dominos, maintenant. La partie est gardée un jour.
error-too-many-analyses = Trop de parties attendent leur analyse pour le moment. Réessaie dans quelques minutes.
error-analysis-failed = L’analyse a échoué. Réessaie dans une minute.
