button-plan-ahead = Planifier
plan-title = { $round ->
    [0] Un plan pour le premier choix
   *[other] Un plan pour la manche { $round }
}
plan-not-kept = Rien n’est encore joué, et personne d’autre ne voit ceci. Le plan compte dès que tu appuies sur **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Ton plan pour le premier choix est gardé
   *[other] Ton plan pour la manche { $round } est gardé
}
plan-kept = Rien n’est encore joué : le plan se déroule étape par étape quand vient ton tour. Il s’arrête à la première étape devenue impossible, et tu choisis comme d’habitude. Personne d’autre ne peut le voir.

plan-place = { $squares ->
    [none] Défausser le { $domino }, sans place possible
   *[other] Placer le { $domino } en { $squares }
}
plan-finish = Terminer le tour
plan-wishes = { $count ->
    [one] Prendre le { $dominoes } s’il est libre
   *[other] Prendre le premier libre : { $dominoes }
}
plan-wishes-two = Prendre les deux premiers libres : { $dominoes }
plan-asked-place = Tu choisiras où va le { $dominoes } quand viendra ce tour.
plan-asked-choice = Tu choisiras quel domino prendre, car tu n’en as classé aucun.
plan-asked-line = Tu choisiras quel domino prendre : cette ligne n’est pas encore sortie.

plan-place-title = Où doit aller le { $domino }
plan-only-place = Pour la manche suivante, seul le placement peut être prévu ; tu choisiras le reste quand ce tour viendra.
plan-rank = Touche les dominos dans l’ordre où tu les veux, une deuxième fois pour en retirer un. Si aucun n’est libre, tu choisiras.
plan-rank-two = Tu as deux tours dans cette manche, et chacun prend le premier domino libre : classes-en au moins deux.
plan-ranked = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $rank }e
} : { $choice }
button-plan-place = Planifier ainsi
button-plan-next = Planifier aussi le { $domino }
button-plan-keep = Garder ce plan
button-plan-anew = Recommencer
button-plan-change = Modifier
button-plan-drop = Supprimer ce plan
button-plan-drop-kept = Supprimer le plan gardé

plan-dropped = Ton plan est supprimé, car l’ordinateur a joué pour toi.
plan-dropped-now = Le plan est supprimé : ton tour t’attendra. Tu peux le garder à nouveau tel quel.
plan-still-kept = Un autre plan est gardé pour ce tour. Il vaut jusqu’à ce que tu gardes celui-ci à sa place ou que tu le supprimes.
plan-stopped-move = Ton plan s’arrête là : l’étape suivante n’est pas possible. Il prend fin avec ton propre coup.
plan-stopped-wishes = Ton plan s’arrête là : aucun des dominos que tu as classés n’est libre.
plan-stopped-open = Ton plan s’arrête là : il te laisse le reste.
plan-partly = La table a avancé : ce qui n’est plus possible est retiré. Rien n’est gardé avant que tu appuies sur **{ button-plan-keep }**.
plan-too-late = Le tour de ce plan est passé. Celui-ci vaudrait pour ton prochain tour.
plan-turn-has-come = C’est maintenant ton tour, il n’y a donc rien à prévoir : ce panneau-ci est le vrai, et chaque coup compte.
plan-no-turn-left = Il ne te reste aucun tour dans cette partie : rien à planifier.
