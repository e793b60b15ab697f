solution-right = { $compared ->
    [played] **C’est ça !** À la fin, { $worth } de plus que ton choix dans la partie : { $other_answer }.
   *[next] **C’est ça !** À la fin, { $worth } de plus que la meilleure des autres réponses : { $other_answer }.
}
solution-wrong = **Pas tout à fait.** Le mieux : { $best_answer }. À la fin, cela fait { $worth } de plus que ta réponse : { $other_answer }.
solution-better = **Mieux : { $best_answer }.** À la fin, cela fait { $worth } de plus que ton choix : { $other_answer }.
solution-good = **Bien !** Autant que je sache, c’est aussi bon que le meilleur choix, { $best_answer }.
solution-worth = { points }{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
solution-spot = la position { $spot }
solution-move = « { $move } »
solution-yours = Essayé
solution-played = Joué
solution-best = Le meilleur
solution-next = Le suivant
solution-lead = Nombres : ton avance prévue sur le meilleur adversaire.
solution-reason = Pourquoi : { $reason }.
solution-last-turn = Ton dernier tour
