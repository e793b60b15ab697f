panel-place = Place le { $domino }
panel-spot-other = { $count ->
    [1] La seule position · { $worth }
   *[other] Position **{ $spot }** sur { $count } · { $worth }
}
panel-spot-most = { $count ->
    [1] La seule position · { $worth }, le maximum tout de suite
   *[other] Position **{ $spot }** sur { $count } · { $worth }, le maximum tout de suite
}
panel-spot-suggested = { $count ->
    [1] La seule position, de préférence dans ce sens · { $worth }
   *[other] Suggestion : position **{ $spot }** sur { $count } · { $worth }
}
panel-spot-words = Position { $spot } sur { $count } : { $placement }. { $points ->
    [0] Ne rapporte rien tout de suite
   *[other] Rapporte { $gain }
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
} en tout
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
    [0] { $terrain } : ne peut plus s’étendre
    [1] { $terrain } : garde un côté ouvert
   *[other] { $terrain } : garde { $number } côtés ouverts
}
reason-fewer-holes = { $number ->
    [0] ne laisse aucun trou
   *[other] laisse moins de trous
}
reason-in-the-end = promet plus à la fin
panel-mirrored = Certaines positions sont en miroir : une seule est montrée.
panel-discarded = Le { $domino } ne va nulle part dans ton royaume : il est défaussé.
panel-auto-placed = Le { $domino } n’avait qu’une position possible, alors je l’y ai mis pour toi. { COMMAND("kingdomino settings") } permet de désactiver cela.

step-place = Placer
step-choose = Choisir
step-finish = Terminer
panel-step = Étape { $number } sur { $count } : { $step }
button-suggested = { $action } · suggéré
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
suggested-later = Suggestion : le { $domino }. Personne d’autre ne gagne rien au { $other } pour l’instant, donc ton autre roi pourra sans doute encore le prendre.
suggested-earlier = Suggestion : le { $domino }. Il rapporte moins que le { $other } maintenant, mais tu joues plus tôt à la prochaine manche.
suggested-in-the-end = Suggestion : le { $domino }. Il promet plus de points à la fin.
choice-lost = aucune place
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · suggéré
button-take = Prendre { $choice }
button-discard = Défausser le { $domino } (sans place)
button-place-only = Placer seulement
panel-team = Ce roi est à { $name }. Vous partagez le royaume, alors tu peux regarder.
panel-type-again = Tu sauterais une étape. Si c’est bien ce que tu veux, tape-le encore une fois.
panel-moved-on = La table a avancé depuis ce bouton. Voici où elle en est.

spot-placeholder = Choisis une position
spots-more = D’autres positions
spot-label = { $spot } · { $worth }

button-previous = ‹ Précédente
button-next = Suivante ›
button-rotate = Tourner
button-play = Placer ici
button-play-turn = Jouer le tour suggéré
panel-turn = Suggestion : { $deeds }
panel-turn-then = Puis : { $deeds }
button-hint = Indice
button-compare = Comparer

turn-done = C’est fait. Ton roi { $deeds }.

turn-done-other = Ton tour est fini.
turn-thinking = { $name } réfléchit et joue dans un instant.

done-joined = Tu es de la partie ! Elle commence quand l’hôte appuie sur **{ button-start }**, ou n’importe qui dès que la table est complète.
done-invitation-sent = J’ai invité **{ $name }** et gardé { $count ->
    [1] une place libre
   *[other] { $count } places libres
}. **{ button-more }** permet d’annuler l’invitation.
done-left = Tu as quitté la table.
done-declined = D’accord, tu as dit non, et la place est de nouveau libre.
done-dropped = { $variant } se joue sans { $options } : { $count ->
    [one] c’est retiré.
   *[other] elles sont retirées.
}
done-started = La partie a commencé.
done-cancelled = La table est fermée.
done-resigned = Tu as quitté la partie, et l’ordinateur continue pour toi.
done-resigned-last = Tu as quitté la partie. Il ne restait que des joueurs virtuels, alors elle est finie.
ask-findsubstitute = Demander à la table si quelqu’un d’autre peut remplacer **{ $name }** ?
ask-computermoves = Faire jouer ce tour par l’ordinateur pour **{ $name }** ?
ask-computerkeeps = Laisser l’ordinateur jouer pour **{ $name }** jusqu’à son retour ?
ask-returntoseat = Reprendre ta place et jouer toi-même ?
ask-undoturn = Demander aux autres si tu peux annuler le dernier tour ?
ask-pause = Demander aux autres de mettre cette table en pause ?
ask-putout = Libérer la place de **{ $name }** ? Je le lui dirai, et seule une invitation permet de revenir.
button-yes = Oui
button-no = Non
done-nothing = Tout reste comme avant.
done-opened = Ta table est ouverte !
done-forgotten = C’est fait. Ton nom et tes données sont effacés.
forgotten-name = Quelqu’un

button-undoturn = Annuler ce tour
undo-waiting = J’ai demandé aux autres. Si quelqu’un joue avant l’accord de tout le monde, le tour est maintenu.
undo-done = Ton tour est annulé.

done-computermoves = C’est fait : l’ordinateur a joué ce tour.
done-computerkeeps = C’est fait : l’ordinateur joue jusqu’au retour de la personne.
done-returntoseat = La place est de nouveau à toi. Joue à partir d’ici !
done-already-seated = Tu es déjà à ta place, alors rien n’a changé.

confirm-cancel = Arrêter cette partie pour tout le monde, sans résultat ?
confirm-cancel-lobby = Il y a d’autres personnes à cette table. La fermer pour tout le monde ?
button-cancel-yes = Arrêter la partie
button-cancel-no = Laisser continuer
confirm-resign = Quitter cette partie pour de bon ? L’ordinateur prend ta place, et les autres continuent.
confirm-resign-last = Abandonner ? Il ne resterait que des joueurs virtuels, alors la partie serait finie, sans résultat.
confirm-leave = Il n’y a que toi à cette table, alors elle ferme si tu la quittes.
button-leave-yes = Quitter et fermer
button-leave-no = Rester
confirm-start = Certaines personnes invitées n’ont pas encore répondu. Commencer sans elles ?
button-start-yes = Commencer sans elles
button-start-no = Attendre
button-resign-yes = Abandonner
button-resign-no = Continuer à jouer
button-done = Terminer
