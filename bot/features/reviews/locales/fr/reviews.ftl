button-practice = Tes tours
practice-title = Tes tours · Partie { $id }
practice-place = Où placer le { $domino } ? Une position vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que la tienne.
practice-choose = Quel domino prendre ? L’un d’eux vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que le tien.
practice-as-played = C’est ce que tu as joué.
button-practice-next = Question suivante
practice-done = Tu as tout trouvé.
practice-sum = **{ $good } de tes { $turns } tours : impossible de faire mieux.**
practice-later = C’était la dernière pour l’instant. Ce qui t’a échappé revient { $when }.
practice-none = Rien n’était nettement meilleur que ce que tu as joué.
practice-no-games = Finis d’abord une partie. Je cherche alors des tours où quelque chose était nettement meilleur, et c’est à toi de le trouver.
button-analysis = Graphique
chart-title = Chances de victoire · Partie { $id }
analysis-waiting = { $before ->
    [0] Je parcours cette partie.
    [1] Je parcours d’abord une autre partie, puis celle-ci.
   *[other] Je parcours d’abord { $before } autres parties, puis celle-ci.
} Si rien ne vient, appuie de nouveau sur **{ button-practice }**.
analysis-progress = Terminée à { $percent } %
error-too-many-analyses = Trop de parties attendent pour le moment. Réessaie dans quelques minutes.
error-analysis-failed = Désolé, ça n’a pas marché. Réessaie dans une minute.
command-practice-about = Trouver le meilleur choix dans des tours de tes propres parties
help-reviews = { COMMAND("kingdomino practice") } t’interroge sur des tours de tes propres parties où un autre choix était nettement meilleur.
stored-reviews = Ta dernière réponse à chaque question de { COMMAND("kingdomino practice") }, et quand tu l’as donnée.
