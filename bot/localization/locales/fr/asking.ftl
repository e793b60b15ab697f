option-ask-about = Une question sur un royaume, avec réponse écrite. Choisis dans la liste

ask-not-known = Je n’ai pas de réponse à cela.
ask-unknown = Tu peux demander :
ask-changed = Qu’est-ce qui a changé ?
ask-kingdom = Qu’y a-t-il dans le royaume ?
ask-rivals = Où les autres peuvent-ils s’étendre ?
ask-rival = { $name } : { $lands }
ask-placeholder = Une question sur la table…
ask-others = D’autres questions…
ask-last = Dernier placement : { $domino } en { $squares }.
ask-grow = Où peut s’étendre { $terrain_id ->
    [wheat] le blé
    [forest] la forêt
    [lake] le lac
    [grassland] la prairie
    [swamp] le marais
    [mine] la mine
    [town] la ville
   *[other] { $terrain }
} ?
ask-none = { $terrain } : encore rien
ask-fits = Où peut aller le domino { $domino } ?
ask-fits-nowhere = Nulle part.
ask-spot = { $gain } : { $placement }
ask-more = { $count ->
    [one] … et { $count } autre position
   *[other] … et { $count } autres positions
}
ask-holes = Quelle est la taille du royaume, et où sont ses trous ?
ask-free = { $count ->
    [0] Plus aucune case ne peut être couverte.
    [one] { $count } case peut encore être couverte : { $squares }
   *[other] { $count } cases peuvent encore être couvertes : { $squares }
}
ask-free-among = { $count ->
    [one] { $count } case peut encore être couverte, l’une de celles-ci : { $squares }
   *[other] { $count } cases peuvent encore être couvertes, parmi celles-ci : { $squares }
}
ask-row = Qu’y a-t-il dans la rangée { $row } ?
ask-square = { $square } : { $land }
ask-castle = le château
ask-empty = vide
