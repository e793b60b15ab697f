button-analysis = Graphique
chart-title = Chances de victoire · Partie { $id }
analysis-waiting = { $before ->
    [0] Je parcours cette partie.
    [1] Je parcours d’abord une autre partie, puis celle-ci.
   *[other] Je parcours d’abord { $before } autres parties, puis celle-ci.
} Si rien ne vient, appuie de nouveau sur **{ button-practice }**.
analysis-progress = Terminée à { $percent } %
button-play-on = Jouer à partir d’ici
button-play-on-again = Réessayer à partir de là
played-on = { $id ->
    [none] D’après une énigme, ne compte nulle part
   *[other] D’après la partie { $id }, ne compte nulle part
}
played-on-begun = Ensuite, de nouveaux dominos. Partie gardée un jour.
error-too-many-analyses = Trop de parties attendent pour le moment. Réessaie dans quelques minutes.
error-analysis-failed = Désolé, ça n’a pas marché. Réessaie dans une minute.
