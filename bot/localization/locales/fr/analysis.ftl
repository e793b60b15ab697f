button-analysis = Analyse
analysis-waiting = { $before ->
    [0] La partie est en cours d’analyse. Un premier aperçu prend une ou deux minutes.
    [1] Une autre partie est analysée d’abord, puis celle-ci. Cela prend quelques minutes.
   *[other] { $before } autres parties sont analysées d’abord, puis celle-ci. Cela prend plusieurs minutes.
} L’analyse apparaîtra ici dès qu’elle sera prête. Si rien ne vient, appuie de nouveau sur **{ button-analysis }** : je reprends où j’en étais.
analysis-progress = Terminée à { $percent } %
button-play-on = Jouer à partir d’ici
button-play-on-again = Réessayer à partir de là
played-on = { $id ->
    [none] D’après une énigme, ne compte nulle part
   *[other] D’après la partie { $id }, ne compte nulle part
}
played-on-begun = De nouveaux dominos, maintenant. La partie est gardée un jour.
error-too-many-analyses = Trop de parties attendent leur analyse pour le moment. Réessaie dans quelques minutes.
error-analysis-failed = L’analyse a échoué. Réessaie dans une minute.
