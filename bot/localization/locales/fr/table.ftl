variant-kd = Kingdomino
variant-unknown = Un jeu que je ne connais pas
variant-kd7 = Kingdomino : Le Grand Duel
variant-kd3n = Kingdomino à trois, lignes de 4 dominos
variant-kd-about = Place des dominos. Les terrains à couronnes rapportent
variant-kd7-about = Les 48 dominos, et des royaumes plus grands
variant-kd3n-about = Les 48 dominos. Un par ligne reste de côté

option-dynasty = Dynastie
option-thread = Dans un fil
option-thread-about = La partie passe dans un fil sous l’annonce de la table, et le salon reste libre
suggestions-shown = montrées
suggestions-hint = sur demande
suggestions-none = aucune
suggestions-shown-about = Chaque panneau s’ouvre sur le coup qui promet le plus
suggestions-hint-about = Le bouton « { button-hint } » en montre une. À la fin, tout le monde voit qui a joué sans
suggestions-none-about = Seulement les points : à chacun de trouver les bons coups
setup-guided-placeholder = Suggestions seulement pour… (ne comptera pas)
dynasty-game = Dynastie, partie { $number } sur { $games }

grid-5 = royaumes de 5×5
grid-7 = royaumes de 7×7
lobby-plays = { $size } en { $rounds } manches

lobby-players = { $seated } sur { $count } à table
lobby-seat-host = hôte
lobby-seat-computer = ordinateur, { $level }
lobby-seat-invited = place réservée
lobby-seat-free = libre
lobby-seats-kept = Invitations : { $people_names }. Places réservées jusqu’à cette date : { $until_time }.
lobby-again = { $people_names }, encore une partie ?
invite-placeholder = Inviter des gens
invited-to-play = { $person_name }, on t’invite à jouer : { $game }. Tu as { time-span } pour répondre.
invited-by =
    Avec { $names }.
    Une place t’est réservée jusqu’à cette date : { $until_time }.
called-to-play = { $role }, qui joue ? { $game }
called-by = À la table : { $names }, { $count } places · { $pace }
call-ended = { $game } : { $state ->
    [full] cette table est complète.
    [begun] la partie a commencé.
   *[closed] cette table est fermée.
}
button-accept = Accepter
button-declineinvitation = Refuser
lobby-wrong-number = Cette partie se joue à { $allowed }. D’autres peuvent rejoindre la table, ou l’hôte peut ajouter des ordinateurs.
lobby-missing = { $missing ->
    [1] Avec une personne de plus, la partie peut commencer.
   *[other] Avec { $missing } personnes de plus, la partie peut commencer.
}
lobby-for-one = { $where ->
    [private] L’ordinateur prend les places libres.
   *[server] D’autres peuvent rejoindre la table, ou l’ordinateur prend les places libres.
}
lobby-room = L’hôte peut commencer, et il reste de la place.
lobby-ready = { $free_count ->
    [0] Tout est prêt : appuyez sur **{ button-start }**. Le premier choix est tiré au sort.
   *[other] Tout le monde a répondu. Appuyez sur **{ button-start }** pour jouer à { $seated }, ou attendez du monde.
}
lobby-begins = Tout le monde en est ! La partie commence : { $when_span }.
lobby-in-line = Prochaine place : { $names }
ready-all = { $person_name }, ta table est prête. On commence ?
ready-short = { $person_name }, tout le monde ne peut pas jouer. Commence sans eux, ajoute l’ordinateur ou attends quelqu’un.
seats-sought = { $count ->
    [one] Place à prendre : { $names }
   *[other] Places à prendre : { $names }
}
lobby-started = La partie a commencé.
lobby-in-thread = La partie a commencé dans { $thread }
lobby-idle = Rien n’a changé ici depuis une semaine, alors j’ai fermé cette table. Ouvrez-en une autre avec { COMMAND("kingdomino new") }.
lobby-cancelled = Cette table a été fermée avant le début de la partie.

team-placeholder = Choisis ton équipe
team-option = Équipe { $team }
team-any = N’importe laquelle
team-drawn = Si tu ne choisis pas d’équipe, le sort t’en donne une.

setup-seats-placeholder = Nombre de places
setup-pace = Temps pour un tour : { $value }
setup-policy = Retard : { $value }
setup-suggestions = Suggestions : { $value }
server-policy = Si quelqu’un tarde
setup-players-one = À { $most }
setup-players-two = À { $fewest } ou { $most }
setup-players-range = De { $fewest } à { $most }
setup-seats = { $count } places
setup-teams = { $teams } équipes, { $size }

turn-company = À table : { $people_names }

turn-time-none = illimité
turn-time-minutes = { $count } minutes
turn-time-hours = { $count ->
    [1] une heure
   *[other] { $count } heures
}
turn-time-days = { $count ->
    [1] un jour
   *[other] { $count } jours
}
policy-wait = on attend
policy-wait-about = Aucun rappel, et personne ne joue à la place des autres
policy-remind = des rappels
policy-remind-about = Des rappels de plus en plus rares. Les autres peuvent faire jouer l’ordinateur
policy-turn = l’ordinateur joue
policy-turn-about = Un rappel une fois le temps écoulé. Plus tard, l’ordinateur joue ce tour
policy-seat = place à l’ordinateur
policy-seat-about = Un rappel une fois le temps écoulé. Plus tard, l’ordinateur joue jusqu’au retour

setup-options-placeholder = Options

button-join = Rejoindre
button-again = J’en suis
button-not-now = Pas maintenant
button-leave = Quitter
button-more = Plus
put-out-placeholder = Retirer quelqu’un
button-start = Commencer
button-play-computers = Jouer contre l’ordinateur
button-invite = Inviter
button-table-rules = Plus de réglages
button-fill = Compléter avec l’ordinateur ({ $level })
button-close-table = Fermer la table

level-beginner = débutant
level-solid = solide
level-strong = fort
level-master = maître
add-placeholder = Ajouter un ordinateur
add-beginner = Débutant
add-beginner-about = Fait les erreurs que nous avons tous faites au début
add-solid = Solide
add-solid-about = Prend le plus de points possible tout de suite, sans laisser de trous
add-strong = Fort
add-strong-about = Joue bien et répond tout de suite
add-master = Maître
add-master-about = Le meilleur. Réfléchit environ cinq secondes par tour

computer-names = Baudouin, Mathilde, Osric, Yseult, Perceval, Rosemonde, Wilfrid, Adèle, Godefroy

thread-name = { $game } : { $names }

half-told = { $terrain } { $crown_signs }
halves-told = { $first_half } / { $second_half }
points-now = { $points ->
    [0] rien tout de suite
    [one] **{ $gain }** point
   *[other] **{ $gain }** points
}
contact-castle = { $terrain } au château
contact-own = rejoint { $terrain_id ->
    [wheat] ton blé
    [forest] ta forêt
    [lake] ton lac
    [grassland] ta prairie
    [swamp] ton marais
    [mine] ta mine
    [town] ta ville
   *[other] ton terrain : { $terrain }
}

told-order = Ordre : { $names }
told-resigned = **{ $name }** quitte la partie, et l’ordinateur prend la place.
told-substitute-resigned = La personne qui jouait pour **{ $owner_name }** quitte la partie, et l’ordinateur prend la place.
told-turn-back = **{ $name }** annule son tour.
told-host = **{ $name }** est maintenant l’hôte de cette table.
told-locked = Le fil est verrouillé, alors la partie y attend. Une personne qui gère ce serveur peut le déverrouiller.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (tour planifié)
told-by-itself = **{ $name }** (seul coup possible)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (joué par l’ordinateur)
told-by-stand-in = **{ $name }** (l’ordinateur à sa place)
told-mate = { $name } (avec { $mate_name })
told-place = place le{ "\u00A0" }{ $domino }
told-discard = défausse le { $domino }, qui ne va nulle part
told-discard-again = défausse{ "\u00A0" }le{ "\u00A0" }{ $domino }
told-pick = choisit le{ "\u00A0" }{ $domino }
told-pick-last = reçoit le{ "\u00A0" }{ $domino }

told-domino = { $number }{ "\u00A0" }({ $land })
told-land = { $crowns ->
    [0] { $count ->
        [1] double { $terrain }
       *[other] { $both_lands }
    }
    [1] { $terrain } à une couronne
    [2] { $terrain } à deux couronnes
   *[3] { $terrain } à trois couronnes
}
told-goes-last = jouera{ "\u00A0" }en{ "\u00A0" }dernier
told-leader = Après la manche { $round }, **{ $name }** est en tête, { $points } à { $second_points }.

due-place = { $name }, à toi : place le { $domino }
due-rest = { $name }, c’est ton tour
due-pick = { $name }, à toi : choisis un domino
due-begin = Votre partie a commencé : { $name } choisit { $order ->
    [first] en premier
   *[next] maintenant
}
due-pick-again = { $name } choisit encore un domino
time-span = { $unit ->
    [minutes] { $count ->
        [1] une minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [1] une heure
       *[other] { $count } heures
    }
   *[days] { $count ->
        [1] un jour
       *[other] { $count } jours
    }
}
due-within = { $due }, tu as { time-span }
time-turn = Rappel : { $until_span }, et { time-span } plus tard l’ordinateur joue ce tour.
time-seat = Rappel : { $until_span }, et { time-span } plus tard l’ordinateur prend la place.
time-over-turn = L’ordinateur joue ce tour : { $at_span }.
time-over-seat = L’ordinateur prend la place : { $at_span }.
pick-lost = { $count ->
    [1] Le { $dominoes } ne va plus nulle part.
   *[other] Ces dominos ne vont plus nulle part : { $dominoes }.
}
button-place = Placer le { $domino }
button-open = Mon tour
kingdom-placeholder = Montrer un royaume en grand…
button-table = Table
button-boards = Plateau des bâtisseurs
button-look = { EMOJI("look") } Voir les royaumes
alt-board-text = Tout en texte : { COMMAND("kingdomino board text:") }.
alt-text-mode = Le mode texte de { COMMAND("kingdomino settings") } décrit tout cela.

reminder-waiting = La table : { $channel }
reminder-last = Cette manche n’attend plus que toi.
reminder-next = { $name } joue, puis c’est à toi.
reminder-then-turn = Fin de ton temps : { $at_time }. Ensuite, l’ordinateur joue ce tour.
reminder-then-seat = Fin de ton temps : { $at_time }. Ensuite, l’ordinateur joue pour toi, jusqu’à ton retour.
button-mute = Ne plus me le rappeler
muted = D’accord, plus de rappel pour ce tour.
muted-until = D’accord, plus de rappel pour ce tour. Si tu ne joues pas avant, l’ordinateur le joue ({ $left_span }).
reminder-computermoves = Ça presse ? Toute personne à la table peut laisser l’ordinateur jouer ce tour.
reminder-computerkeeps = Ça presse ? Toute personne à la table peut laisser l’ordinateur jouer ce tour, ou tous les suivants jusqu’au retour.
button-computermoves = Faire jouer l’ordinateur
button-computerkeeps = Confier la place à l’ordinateur

late-turns = L’ordinateur a joué pour { $names }, comme vous l’avez décidé ensemble. **{ button-pace }** montre votre choix, et permet d’en changer.
button-pace = Temps pour un tour
seats-kept = L’ordinateur garde ces places : { $names }
button-own-seat-back = { $count ->
    [1] { $name } : reprendre ma place
   *[other] Reprendre ma place
}
button-goon = Continuer à jouer
table-paused = **En pause.** Personne ne reçoit de rappel. Un coup y met fin, tout comme **{ button-goon }**.

request-undo = { $people_names }, on annule le dernier tour ?
proposal-by = **{ $name }** le propose. Il faut l’accord de tout le monde.
undo-agreed = Tout le monde est d’accord pour annuler le dernier tour.
undo-refused = Le dernier tour est maintenu : { $name } préfère continuer.
undo-late = La partie a continué, donc le tour est maintenu.
undo-stands = Le dernier tour est maintenu.
button-agree = D’accord
button-rejectundo = Non, continuer

pace-title = Le temps pour un tour à cette table
pace-line = { $pace }. { $then }.
pace-hurry = Quand { $name } tarde trop, tu peux laisser jouer l’ordinateur : { $until_span }.
pace-consent = Cela s’applique dès que toute la table est d’accord.
pace-alone = Il n’y a que toi à cette table, alors cela s’applique tout de suite.
button-propose = Proposer à la table
button-change-pace = Changer

request-pace = { $people_names }, on change le temps pour un tour ?
request-pause = { $people_names }, on met cette table en pause ?
request-seat = { $people_names }, on laisse une place à quelqu’un d’autre ?
proposal-agreed = Tout le monde est d’accord. Cela s’applique dès maintenant.
proposal-refused = Tout reste comme avant : { $name } préfère ne rien changer.
proposal-ended = Cette proposition est terminée.
proposal-waiting = J’ai demandé aux autres. La question reste ouverte jusqu’à ce que tout le monde ait décidé, et la partie continue en attendant.
done-proposal-pace = C’est fait. Cela s’applique dès maintenant, et { COMMAND("kingdomino table") } permet d’en changer à nouveau.
pause-about = Pendant la pause, personne ne reçoit de rappel et l’ordinateur ne remplace personne. Un coup met fin à la pause.
done-proposal-pause = C’est fait : la table est en pause jusqu’à ce que quelqu’un joue ou appuie sur **{ button-goon }**.
done-goon = C’est reparti !
button-pause = Mettre la table en pause
button-decline = Non merci

end-won = Victoire : { $names } !
end-won-on-seat = { EMOJI("computer") } Victoire de l’ordinateur (place : { $name }) !
name-computer = { EMOJI("computer") } Ordinateur
end-team-won = Victoire : { $names } !
end-shared = Victoire partagée : { $names } !
end-found = Sans indice : { $shares }
end-found-share = { $name } ({ $found } sur { $turns })
end-dynasty-so-far = Après la partie { $number } sur { $games } : { $sums }
end-dynasty-won = { $names } remporte la dynastie !
end-dynasty-shared = { $names } partagent la victoire de la dynastie !
end-dynasty-sums = Les { $games } parties : { $sums }
end-sum = { $name } ({ $total })
end-turned = La manche { $round } a fait la différence : **{ $name }** y prend +{ $points } ({ $land }) et gagne de { $margin } { $margin ->
    [one] point
   *[other] points
}.
button-rematch = Revanche
button-next-game = Lancer la partie { $number } sur { $games }
game-cancelled = Cette partie s’est arrêtée sans résultat.
closed-by = Table fermée par la modération : { $name }
game-resigned = { $count ->
    [1] **{ $names }** quitte la partie.
   *[other] **{ $names }** quittent la partie.
} Il ne reste que l’ordinateur, alors elle s’arrête sans résultat.

deal-shared = Pioche partagée
