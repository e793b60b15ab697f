button-follow = Suivre
button-unfollow = Ne plus suivre
button-unfollow-number = Ne plus suivre { $number }
button-follow-mentioned = Mention à la fin
button-follow-quietly = Sans mention
following-quietly = Tu suis cette table : elle est dans { COMMAND("kingdomino games") }, sans aucune mention. Cela s’arrête avec la partie.
following-mentioned = Tu suis cette table : elle est dans { COMMAND("kingdomino games") }, et une seule mention te préviendra à la fin.
unfollowed = Tu ne suis plus cette table.
followed-title = Tu suis
followed-game = { $number } · { $game } { $channel }
end-followers = Pour qui suit cette table : { $people }

button-standins = Remplacer { $name }
standins-about = **{ $name }** est en pause, retour prévu : { $until }. Toute personne à la table peut confier à l’ordinateur ce tour, ou la place en attendant le retour. Si tout le monde est d’accord, quelqu’un d’autre peut prendre la place.
button-findsubstitute = Chercher quelqu’un
button-takeseat = Prendre la place : { $name }
proposal-seat = **{ $name }** cherche quelqu’un pour un remplacement :
proposal-ended-seat = Cette recherche d’un remplacement est terminée.
seat-proposed = Quelqu’un d’autre pourrait prendre la place et continuer pour **{ $name }** ; **{ $owner }** pourrait revenir à tout moment.
seat-proposed-for-good = Quelqu’un d’autre pourrait prendre la place et continuer pour **{ $name }**.
done-proposal-seat = C’est fait : tout le monde dans ce salon peut prendre la place.
seat-offered = Place à prendre : **{ $name }**. La personne qui la prend continue à partir d’ici, et le résultat compte pour elle. **{ $owner }** peut revenir à tout moment ; l’offre prend fin à son prochain coup.
seat-offered-for-good = Place à prendre : **{ $name }**. La personne qui la prend continue à partir d’ici, et le résultat compte pour elle.
seat-offered-left = **{ $name }** n’est plus sur ce serveur. L’ordinateur garde la place, et tout le monde peut la prendre.
seat-offer-ended = Cette place n’est plus à prendre.
seat-taken = **{ $name }** joue désormais pour **{ $owner }**.
seat-taken-for-good = **{ $name }** joue désormais à cette place.
seat-returned = **{ $name }** est de retour ; **{ $substitute }** rend la place. Merci !
plays-for = { $name } joue pour { $owner }.
done-seat-taken = La place est à toi : tu joues à partir d’ici. Un retour reste possible à tout moment ; le résultat compte pour qui a la place à la fin.
done-seat-taken-for-good = La place est à toi : tu joues à partir d’ici. Le résultat compte pour qui a la place à la fin.

away-waiting = { $name } est en pause, retour prévu : { $until }.
away-computer = { $name } est en pause, retour prévu : { $until } ; en attendant, l’ordinateur joue.
nobody-present = Personne n’est là pour l’instant : la partie attend un retour.
away-day = { $days ->
    [1] demain, { DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
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
away-confirmed = Tu es en pause, retour prévu : { $until }. Ni rappel ni mention d’ici là. Les personnes qui jouent avec toi voient cette date.
away-moved-for = { $count ->
    [1] À une de tes tables, l’ordinateur joue tout de suite pour toi, comme convenu à cette table.
   *[other] À { $count } de tes tables, l’ordinateur joue tout de suite pour toi, comme convenu à ces tables.
}
away-waited-for = { $count ->
    [1] Une de tes tables t’attend, sauf si les autres trouvent un remplacement.
   *[other] { $count } de tes tables t’attendent, sauf si les autres trouvent un remplacement.
}
away-deserted = { $count ->
    [1] Une de tes tables attend un retour.
   *[other] { $count } de tes tables attendent un retour.
}
away-ends = Jouer un coup met fin à ta pause à cette table.
button-comeback = Je suis de retour
away-over = Te revoilà ! Les mentions et les rappels reprennent.
away-not = Tu n’es pas en pause. { COMMAND("kingdomino away") } en annonce une.
away-missed = { $turns ->
    [0] Pendant ta pause, personne n’a eu à jouer pour toi.
    [1] Pendant ta pause, on a joué un tour pour toi.
   *[other] Pendant ta pause, on a joué { $turns } tours pour toi à { $tables ->
        [1] une table
       *[other] { $tables } tables
    }.
}
away-your-turn = { $game } { $channel } : **c’est à toi**
away-substitute = { $game } { $channel } : quelqu’un joue pour toi. { COMMAND("kingdomino seat") } dans ce salon te rend ta place.
