puzzle-title = Énigme du jour · { DATETIME($date, dateStyle: "long") }
button-puzzle = Énigme du jour
puzzle-place = Où va le { $domino } ? À la fin, une de ces positions vaut au moins { $points } points de plus que chacune des autres.
puzzle-choose = Quel domino prends-tu ? À la fin, un seul vaut au moins { $points } points de plus que chacun des autres.
puzzle-right = **C’est ça !** À la fin, { $worth } de plus que la meilleure des autres réponses : { $other }.
puzzle-wrong = **Pas tout à fait.** Le mieux : { $best }. À la fin, cela fait { $worth } de plus que ceci : { $other }.
puzzle-good = **Bien !** C’est aussi bon, autant que je sache : { $best }.
puzzle-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
puzzle-spot = position { $spot }
puzzle-yours = Essayé
puzzle-played = Joué
puzzle-best = Le meilleur
puzzle-next = Le suivant
puzzle-lead = Les nombres sont ton avance sur le meilleur adversaire à la fin, telle que je la prévois.
puzzle-reason = Pourquoi : { $reason }.
puzzle-found = { $count ->
    [0] Aucun niveau des joueurs virtuels ne le trouve.
    [1] Un seul niveau des joueurs virtuels le trouve : { $names }.
    [4] Tous les niveaux des joueurs virtuels le trouvent.
   *[other] Les niveaux des joueurs virtuels qui le trouvent : { $names }.
}
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
practice-last-turn = Ton dernier tour
practice-no-games = Finis d’abord une partie. Je cherche alors des tours où quelque chose était nettement meilleur, et c’est à toi de le trouver. D’ici là, il y a une énigme chaque jour.
