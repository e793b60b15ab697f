button-plan-ahead = Planifier
plan-title = { $round ->
    [0] Un plan pour le premier choix
   *[other] Un plan pour la manche { $round }
}
plan-empty = Ce n’est qu’un plan : rien ne change encore sur la table.
plan-not-kept = Il compte dès que tu appuies sur **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Ton plan pour le premier choix est gardé
   *[other] Ton plan pour la manche { $round } est gardé
}
plan-kept = Quand vient ton tour, je le joue étape par étape. Si une étape n’est plus possible, tu prends la suite. Personne d’autre ne le voit.

plan-place = { $squares ->
    [none] Défausser le { $domino }, qui ne va nulle part
   *[other] Placer le { $domino } comme indiqué
}
plan-finish = Terminer le tour
plan-wishes = { $count ->
    [one] Choisir le { $dominoes } s’il est libre
   *[other] Choisir le premier libre : { $dominoes }
}
plan-wishes-two = Choisir les deux premiers libres : { $dominoes }
plan-asked-place = Je te demanderai où placer { $dominoes } quand viendra ce tour.
plan-asked-choice = Je te demanderai quel domino choisir, car tu n’en as classé aucun.
plan-asked-line = Je te demanderai quel domino choisir, car cette ligne n’est pas encore sortie.

plan-place-title = Où doit aller le { $domino } ?
plan-only-place = Pour la manche suivante, tu ne peux planifier que le placement. Je te demanderai le reste quand viendra ce tour.
plan-rank = Touche les dominos dans l’ordre où tu les veux : tu auras le premier qui est libre.
plan-rank-two = Touche les dominos dans l’ordre où tu les veux : en deux tours, tu auras les deux premiers qui sont libres.
plan-ranked = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $rank }e
} : { $domino }
button-plan-place = Planifier ainsi
button-plan-next = Planifier aussi le { $domino }
button-plan-keep = Garder ce plan
button-plan-anew = Recommencer
button-plan-change = Modifier
button-plan-drop = Supprimer ce plan
button-plan-drop-kept = Supprimer l’ancien plan

plan-dropped = Ton plan est supprimé, car l’ordinateur a joué pour toi.
plan-dropped-now = Le plan est supprimé, et ton tour t’attend. Tu peux le garder à nouveau tel qu’il est ici.
plan-still-kept = Tu as déjà un autre plan pour ce tour. Il compte jusqu’à ce que tu gardes celui-ci à sa place, ou que tu le supprimes.
plan-stopped-move = Ton plan s’arrête là : l’étape suivante n’est pas possible. À toi de jouer !
plan-stopped-wishes = Ton plan s’arrête là : aucun des dominos que tu as classés n’est libre. À toi de jouer !
plan-stopped-open = Ton plan s’arrête là. À toi de jouer !
plan-partly = J’ai retiré ce qui n’est plus possible.
plan-too-late = Ce tour est passé. Ceci serait un plan pour ton prochain tour.
plan-turn-has-come = C’est ton tour, alors c’est pour de vrai : chaque coup compte.
plan-no-turn-left = Il ne te reste aucun tour dans cette partie : il n’y a rien à planifier.
