panel-place = Place le { $domino }
panel-spot-other = Le { $domino } { $count ->
    [1] sur sa seule position · { $worth }
   *[other] en position **{ $spot }** · { $worth }
}
panel-spot-most = Le { $domino } { $count ->
    [1] sur sa seule position · { $worth }, le maximum pour l’instant
   *[other] en position **{ $spot }** · { $worth }, le maximum pour l’instant
}
panel-spot-bonus = Le { $domino } en position **{ $spot }** · { $worth }, le maximum sans perdre ton bonus
panel-spot-words = Position { $spot } sur { $count } : { $placement }. { $points ->
    [0] Ne rapporte rien tout de suite
   *[other] Rapporte { $gain }
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
} en tout
reason-completes = complète la grille
reason-loses-centre = décentre le château
reason-holes = { $count ->
    [1] laisse un trou
   *[other] laisse { $count } trous
}
reason-joins = { $count ->
    [2] réunit deux domaines de { $terrain }
    [3] réunit trois domaines de { $terrain }
   *[other] réunit { $count } domaines de { $terrain }
}
reason-crowns = { $count ->
    [one] 1re couronne pour { $count } case de { $terrain }
   *[other] 1re couronne pour { $count } cases de { $terrain }
}
reason-keeps-centre = garde le château au centre
reason-open = { $count ->
    [0] plus de place pour d’autres cases de { $terrain }
    [one] garde de la place pour { $count } case de { $terrain }
   *[other] garde de la place pour { $count } cases de { $terrain }
}
reason-more-room = { $count ->
    [one] place pour { $count } case de plus que sur { $other_answer } ({ $terrain })
   *[other] place pour { $count } cases de plus que sur { $other_answer } ({ $terrain })
}
reason-fewer-holes = { $count ->
    [0] ne laisse aucun trou
   *[other] laisse moins de trous
}
reason-most = le plus de points maintenant
reason-then = ensuite, le { $domino } peut rapporter { $count ->
    [one] { $count } point
   *[other] { $count } points
}
panel-discarded = Le { $domino } ne va nulle part dans ton royaume : il est défaussé.
panel-auto-placed = Le { $domino } n’avait qu’une position possible, alors je l’y ai mis pour toi.

step-place = Placer
step-choose = Choisir
step-finish = Terminer
panel-step = Étape { $number } sur { $count } : { $step }
button-suggested = { $action } · suggéré
button-skip-step = Passer à : { $step }
button-step-back = Retour : { $step }
button-undo = Annuler

panel-pick = Choisis ton prochain domino.
panel-pick-first = Choisis ton domino pour la première manche.
panel-taken = Déjà choisis : { $dominoes }.
suggested-because = Suggestion : le { $domino }, { $choice }.
suggested-plain = Suggestion : le { $domino }.
suggested-turn = { $domino ->
    [none] Suggestion : position **{ $spot }**
   *[other] Suggestion : position **{ $spot }**, puis le { $domino }
}
suggested-unlike = { $reason }, contrairement à la position { $spot }
choice-only = les autres ne vont nulle part
choice-most = c’est celui qui rapporte le plus maintenant
choice-rival = sinon { $name } le choisit pour { $count ->
    [one] { $count } point
   *[other] { $count } points
}
choice-both = tu auras aussi le { $other_domino }, car plus personne d’autre ne choisit
choice-later = personne d’autre ne gagne rien au { $other_domino } pour l’instant, donc ton autre roi pourra sans doute le choisir
choice-first = tu joues en premier à la prochaine manche
choice-crowns = il a { $count ->
    [1] une couronne
   *[other] { $count } couronnes
}
choice-grows = il peut rejoindre { $terrain_id ->
    [wheat] ton blé
    [forest] ta forêt
    [lake] ton lac
    [grassland] ta prairie
    [swamp] ton marais
    [mine] ta mine
    [town] ta ville
   *[other] ton terrain ({ $terrain })
} ({ $count ->
    [one] { $count } case
   *[other] { $count } cases
})
choice-before = tu joues plus tôt à la prochaine manche qu’avec le { $other_domino }
domino-fits-nowhere = aucune place
button-take = Choisir le { $domino }
button-discard = Défausser le { $domino } (sans place)
panel-team = Ce roi est à { $name }. Vous partagez le royaume, alors tu peux regarder.
panel-type-again = Tu sauterais une étape. Si c’est bien ce que tu veux, tape-le encore une fois.
panel-moved-on = La table a avancé. Voici où elle en est.
panel-time-up = Son temps est écoulé. Si tu ne continues pas, elle se ferme : { $when_span }.

spot-placeholder = Choisis une position
spots-more = D’autres positions
spot-most = { $worth }, le maximum

button-rotate = Tourner
button-play = Placer ici
button-see-turn = Voir le tour suggéré
button-play-turn = Jouer ce tour
button-turn-back = Choisir autre chose
panel-turn = Suggestion · { $deeds }
button-hint = Indice
button-compare = Comparer les dominos

turn-done = C’est fait. **{ $name }** { $deeds }.

turn-done-other = Ton tour est fini.
turn-thinking = { $name } réfléchit et joue dans un instant.

done-in-line = La prochaine place est pour toi : je t’appelle dès qu’elle se libère.
done-joined = Tu es de la partie ! Elle commence quand l’hôte appuie sur **{ button-start }**, ou n’importe qui dès que la table est complète.
done-invitation-sent = J’ai invité **{ $name }** et gardé { $count ->
    [1] une place libre
   *[other] { $count } places libres
}. **{ button-more }** permet d’annuler l’invitation.
done-left = Tu as quitté la table.
done-declined = D’accord, tu as dit non, et la place est de nouveau libre.
done-dropped = { $game } se joue sans { $options } : { $count ->
    [one] c’est retiré.
   *[other] elles sont retirées.
}
done-computers-left = { $count ->
    [one] Ordinateur retiré
   *[other] Ordinateurs retirés
} : { $names }. Il y a moins de places maintenant.
done-cancelled = La table est fermée.
done-resigned = Tu as quitté la partie, et l’ordinateur continue pour toi.
done-resigned-last = Tu as quitté la partie. Il ne restait que l’ordinateur, alors elle est finie.
ask-findsubstitute = Demander à la table si quelqu’un d’autre peut remplacer **{ $name }** ?
ask-undoturn = Demander aux autres si tu peux annuler le dernier tour ?
ask-pause = Demander aux autres de mettre cette table en pause ?
ask-putout = Retirer **{ $name }** de la table ? Je le lui dirai, et seule une invitation permet de revenir.
button-yes = Oui
button-no = Non
done-nothing = Tout reste comme avant.
done-opened = Ta table est ouverte !
done-forgotten = C’est fait. Ton nom et tes données sont effacés. { privacy-copies }
forgotten-name = Quelqu’un

button-undoturn = Annuler ce tour
undo-waiting = J’ai demandé aux autres. Si quelqu’un joue avant l’accord de tout le monde, le tour est maintenu.
undo-done = Ton tour est annulé.
button-undo-alone = Annuler le tour
undo-price = { $count ->
    [0] Ton dernier tour est annulé, et la partie ne compte pas. L’annuler ?
   *[other] Ton dernier tour est annulé, avec ce qui a suivi ({ $names }), et la partie ne compte pas. L’annuler ?
}
undo-alone-done = Ton tour est annulé, et les mêmes dominos reviennent. Cette partie ne comptera pas dans tes statistiques.

done-computermoves = C’est fait : l’ordinateur a joué ce tour.
done-computerkeeps = C’est fait : l’ordinateur joue jusqu’au retour de la personne.
done-returntoseat = La place est de nouveau à toi. Joue à partir d’ici !
done-already-seated = Tu es déjà à ta place, alors rien n’a changé.

confirm-cancel = Arrêter cette partie pour tout le monde, sans résultat ?
confirm-cancel-lobby = Il y a d’autres personnes à cette table. La fermer pour tout le monde ?
button-cancel-yes = Arrêter la partie
button-cancel-no = Continuer à jouer
confirm-resign = Quitter cette partie pour de bon ? L’ordinateur prend ta place, et les autres continuent.
confirm-resign-last = Abandonner ? Il ne resterait que l’ordinateur, alors la partie serait finie, sans résultat.
confirm-leave = Il n’y a que toi à cette table, alors elle ferme si tu la quittes.
button-leave-yes = Quitter et fermer
button-leave-no = Rester
confirm-join = Avec toi, ça fait { $count }. Pour l’instant : { $before_plays }. Ensuite : { $after_plays }. Tu joues ?
confirm-start = Certaines personnes invitées n’ont pas encore répondu. Commencer sans elles ?
button-start-yes = Commencer sans elles
button-start-no = Attendre
button-resign-yes = Abandonner
button-resign-no = Continuer à jouer
button-done = Terminer
coach-cost = { $points ->
    [1] Ton dernier tour a coûté environ un point
   *[other] Ton dernier tour a coûté environ { $points } points
}
button-why-not = Pourquoi pas le { $domino } ?
button-why = Qu’est-ce qui était mieux ?

panel-bonuses = Encore possible : { $bonuses }
panel-bonuses-sure = Acquis : { $bonuses }
