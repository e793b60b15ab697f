panel-place = Place le { $domino }
panel-spot-words = Position { $spot } sur { $count } : { $placement } ; rapporte { $gain }, soit { $total ->
    [one] { $total } point
   *[other] { $total } points
}
reason-completes = complète la grille
reason-loses-centre = décentre le château
reason-holes = { $number ->
    [1] laisse un trou
   *[other] laisse { $number } trous
}
reason-joins = { $number ->
    [2] réunit deux domaines : { $terrain }
    [3] réunit trois domaines : { $terrain }
   *[other] réunit { $number } domaines : { $terrain }
}
reason-crowns = { $number ->
    [one] 1re couronne pour { $number } case : { $terrain }
   *[other] 1re couronne pour { $number } cases : { $terrain }
}
reason-keeps-centre = garde le château au centre
reason-open = { $number ->
    [0] { $terrain } : plus de place
    [1] { $terrain } : garde un côté ouvert
   *[other] { $terrain } : garde { $number } côtés ouverts
}
reason-in-the-end = promet plus à la fin
panel-mirrored = Parmi les positions en miroir, une seule est montrée.
panel-discarded = Le { $domino } ne va nulle part dans ton royaume : il est défaussé.
panel-auto-placed = Le { $domino } n’avait qu’une place possible et y a été posé pour toi. { COMMAND("kingdomino settings") } permet de désactiver cela.

step-place = Placer
step-choose = Choisir
step-finish = Terminer
panel-step = Étape { $number } sur { $count } : { $step }
button-suggested = { $action } · suggestion
button-skip = Passer
button-skip-to-choose = Sauter jusqu’au choix
button-skip-to-finish = Sauter jusqu’à la fin
button-step-back = Retour : { $step }
back-place = Annuler : placement

panel-pick = Choisis ton prochain domino.
panel-pick-first = Choisis ton domino pour la première manche.
panel-taken = Déjà pris : { $dominoes }.
suggested-denied = { $points ->
    [one] Suggestion : le { $domino }. Il rapporterait { $points } point à un autre royaume.
   *[other] Suggestion : le { $domino }. Il rapporterait { $points } points à un autre royaume.
}
suggested-both = Suggestion : le { $domino }. Tu auras aussi le { $other }, car plus personne d’autre ne choisit.
suggested-later = Suggestion : le { $domino }. Le { $other } ne rapporte rien aux autres et restera sans doute pour ton autre roi.
suggested-earlier = Suggestion : le { $domino }. Il rapporte moins que le { $other } maintenant, mais tu joues plus tôt à la prochaine manche.
suggested-in-the-end = Suggestion : le { $domino }. Il promet plus de points à la fin.
choice-lost = aucune place
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · suggéré
button-take = Prendre { $choice }
button-discard = Défausser le { $domino }, sans place possible
button-place-only = Placer seulement
panel-team = C’est à { $name } de jouer ; vous partagez le royaume, et tu peux regarder.
panel-moved-on = La table a avancé depuis ce bouton ; voici où elle en est.

spot-placeholder = Choisis une position

button-previous = ‹ Précédente
button-next = Suivante ›
button-rotate = Tourner
button-play = Placer ici

turn-done-other = Ton tour est fini.
turn-thinking = { $name } réfléchit et joue dans un instant.

done-joined = Tu as une place. La partie commence quand l’hôte appuie sur **{ button-start }**, ou n’importe qui dès que la table est complète.
done-left = Tu as quitté la table.
done-declined = Tu as décliné ; la place est de nouveau libre.
done-dropped = { $variant } se joue sans { $options } : { $count ->
    [one] l’option est désactivée.
   *[other] les options sont désactivées.
}
done-started = La partie a commencé.
done-cancelled = La table est fermée.
done-resigned = Tu as quitté la partie ; l’ordinateur continue pour toi.
done-resigned-last = Tu as quitté la partie. Elle est terminée, car il ne restait que des ordinateurs.
done-nothing = Tout reste comme avant.
done-opened = Ta table est ouverte.
done-thread = Ta table est ouverte : { $link }
done-forgotten = C’est fait : ton nom et tes données sont effacés.
forgotten-name = Quelqu’un

button-undoturn = Annuler ce tour
undo-waiting = On a posé la question aux autres. Si quelqu’un joue avant l’accord de tout le monde, le tour reste joué.
undo-done = Ton tour est annulé.

done-computermoves = C’est fait : l’ordinateur a joué ce tour.
done-computerkeeps = C’est fait : l’ordinateur garde la place en attendant le retour.
done-returntoseat = La place est à toi : tu joues à partir d’ici.
done-already-seated = Tu es déjà à ta place : rien n’a changé.

confirm-cancel = Arrêter cette partie pour tout le monde, sans résultat ?
confirm-cancel-lobby = D’autres sont à cette table. La fermer pour tout le monde ?
button-cancel-yes = Arrêter la partie
button-cancel-no = Laisser continuer
confirm-resign = Quitter cette partie pour de bon ? L’ordinateur prend ta place et la partie continue.
confirm-resign-last = Abandonner ? Il ne resterait que des ordinateurs : la partie s’arrête pour de bon, sans résultat.
confirm-leave = Il n’y a que toi à cette table : elle ferme si tu la quittes.
button-leave-yes = Quitter et fermer
button-leave-no = Rester
confirm-start = Toutes les personnes invitées n’ont pas répondu. Commencer sans elles ?
button-start-yes = Commencer sans elles
button-start-no = Attendre
button-resign-yes = Abandonner
button-resign-no = Continuer à jouer
button-done = Terminer
