quit-placeholder = Quitter une table…
end-called = Aussi pour { $people_names }

button-standins = Remplacer { $name }…
standins-about = **{ $name }** s’absente (retour prévu : { $until_time }). Toute personne à la table peut laisser l’ordinateur jouer ce tour, ou tous les suivants jusqu’au retour. Si tout le monde est d’accord, quelqu’un d’autre peut prendre la place.
button-findsubstitute = Trouver un remplacement
button-takeseat = Prendre la place : { $name }
seat-proposed = Quelqu’un d’autre pourrait remplacer **{ $name }** et continuer. **{ $owner_name }** peut revenir à tout moment.
seat-proposed-for-good = Quelqu’un d’autre pourrait remplacer **{ $name }** et continuer.
done-proposal-seat = C’est fait. Tout le monde dans ce salon peut maintenant prendre la place.
seat-offered = Place à prendre : **{ $name }** ! Prends-la et joue à partir d’ici. **{ $owner_name }** peut revenir à tout moment, et le résultat va à la personne assise là à la fin.
seat-offered-for-good = Place à prendre : **{ $name }** ! Prends-la et joue à partir d’ici. Le résultat va à la personne assise là à la fin.
seat-offered-left = **{ $name }** n’est plus sur ce serveur. L’ordinateur garde la place, et n’importe qui peut la prendre. Le résultat va à la personne assise là à la fin.
seat-offer-ended = Cette place n’est plus à prendre.
seat-taken = **{ $name }** joue désormais pour **{ $owner_name }**.
seat-taken-for-good = **{ $name }** joue désormais à cette place.
seat-returned = **{ $name }** est de retour. Merci pour le remplacement !
plays-for = { $name } joue pour { $owner_name }.
done-seat-taken = La place est à toi : joue à partir d’ici. La personne qui l’avait peut revenir à tout moment, et le résultat va à la personne assise ici à la fin.
done-seat-taken-for-good = La place est à toi : joue à partir d’ici. Le résultat va à la personne assise ici à la fin.

away-waiting = { $name } s’absente, retour prévu : { $until_time }.
away-computer = { $name } s’absente, retour prévu : { $until_time }. L’ordinateur joue en attendant.
nobody-present = Tout le monde s’absente en ce moment, alors la partie attend un retour.
away-day = { $days ->
    [1] demain, { DATETIME($day, dateStyle: "full") }
   *[other] { DATETIME($day, dateStyle: "full") }
}
away-hours = { $count ->
    [1] dans une heure
   *[other] dans { $count } heures
}
away-days = { $count ->
    [1] dans un jour
   *[other] dans { $count } jours
}
away-weeks = { $count ->
    [1] dans une semaine
   *[other] dans { $count } semaines
}
away-confirmed = C’est noté, retour prévu : { $until_time }. D’ici là, tu ne reçois aucune mention. Les personnes qui jouent avec toi voient cette date. Profites-en bien !
away-moved-for = { $count ->
    [1] À une de tes tables, l’ordinateur joue pour toi à partir de maintenant, comme vous l’avez décidé là-bas.
   *[other] À { $count } de tes tables, l’ordinateur joue pour toi à partir de maintenant, comme vous l’avez décidé là-bas.
}
away-waited-for = { $count ->
    [1] Une de tes tables t’attend, sauf si les autres trouvent quelqu’un pour te remplacer.
   *[other] { $count } de tes tables t’attendent, sauf si les autres trouvent quelqu’un pour te remplacer.
}
away-deserted = { $count ->
    [1] Une de tes tables attend un retour.
   *[other] { $count } de tes tables attendent un retour.
}
away-ends = Si tu joues un coup, tu es de retour à cette table.
button-comeback = Je suis de retour
away-over = Te revoilà ! Tu reçois de nouveau mentions et rappels.
away-not = Tu n’as pas annoncé d’absence. Avant de partir, écris { COMMAND("kingdomino settings away:") } et une date.
away-missed = { $turns ->
    [0] Pendant ton absence, personne n’a eu à jouer pour toi.
    [1] Pendant ton absence, on a joué un tour pour toi.
   *[other] Pendant ton absence, on a joué { $turns } tours pour toi à { $tables ->
        [1] une table
       *[other] { $tables } tables
    }.
}
away-your-turn = { $game } { $channel } : **c’est à toi**
away-substitute = { $game } { $channel } : quelqu’un te remplace. Reprends ta place là-bas, sous { COMMAND("kingdomino board") }.
