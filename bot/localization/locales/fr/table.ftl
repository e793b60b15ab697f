variant-kd = Kingdomino
variant-kd7 = Kingdomino : Le Grand Duel
variant-kd3n = Kingdomino à trois, lignes de 4 dominos
variant-kd-about = Pose des dominos autour de ton château ; les terres à couronnes rapportent
variant-kd7-about = Les 48 dominos, et des royaumes plus grands
variant-kd3n-about = Nouvelle édition : les 48 dominos, un par ligne est laissé

option-m = Empire du Milieu
option-h = Harmonie
option-dynasty = Dynastie
dynasty-game = Dynastie, partie { $number } sur { $games }

grid-5 = royaumes de 5×5
grid-7 = royaumes de 7×7

lobby-players = { $seated } sur { $count } à table
lobby-person = **{ $name }**
lobby-host = **{ $name }** (hôte)
lobby-computer = **{ $name }** (ordinateur, { $level })
invited-to-play =
    { $person } : invitation à jouer à { $game } avec { $names }.
    Une place t’est réservée jusqu’à cette date : { $until }.
button-accept = Accepter
button-declineinvitation = Refuser
invitation-accepted = **{ $name }** a dit oui et a pris place.
invitation-ended = Cette invitation est terminée.
lobby-in-team = { $player }, équipe { $team }
lobby-wrong-number = Cette partie se joue à { $allowed } : d’autres peuvent rejoindre la table, ou l’hôte ajoute des ordinateurs.
lobby-missing = { $missing ->
    [1] Il manque encore une personne.
   *[other] Il manque encore { $missing } personnes.
}
lobby-missing-some = { $missing ->
    [1] Il manque encore une personne
   *[other] Il manque encore { $missing } personnes
} pour pouvoir commencer. Places libres : { $free }.
lobby-room = L’hôte peut lancer la partie (à { $count }, { $size }) ; il reste de la place.
lobby-ready = Tout le monde est là : appuyez sur { button-start }. L’ordre du jeu est tiré au sort.
lobby-started = La partie a commencé.
lobby-idle = Cette table est fermée : rien n’y a changé depuis une semaine. Ouvrez-en une autre avec { COMMAND("kingdomino new") }.
lobby-cancelled = Cette table a été fermée avant le début de la partie.

team-placeholder = Choisis ton équipe
team-option = Équipe { $team }
team-any = N’importe laquelle
team-drawn = Qui ne choisit pas d’équipe en reçoit une par tirage au sort.

setup-game-placeholder = Jeu
setup-seats-placeholder = Nombre de places
setup-pace = Temps pour un tour : { $value }
setup-pace-placeholder = Temps pour un tour
setup-language = Langue : { $value }
setup-language-placeholder = Langue de la table
setup-theme = Couleurs : { $value }
setup-theme-placeholder = Couleurs des images visibles de tous
setup-policy-placeholder = En cas de retard
setup-players-one = À { $most }
setup-players-two = À { $fewest } ou { $most }
setup-players-range = De { $fewest } à { $most }
setup-seats = { $count } places
setup-teams = { $teams } équipes, { $size }

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
policy-wait = Retard : on attend
policy-wait-about = Aucun rappel, et personne ne joue à la place des autres
policy-remind = Retard : des rappels
policy-remind-about = Des rappels de plus en plus rares ; les autres peuvent faire jouer l’ordinateur
policy-turn = Retard : l’ordinateur joue
policy-turn-about = Un rappel ; après la même durée, l’ordinateur joue ce tour
policy-seat = Retard : place à l’ordinateur
policy-seat-about = Un rappel ; après la même durée, l’ordinateur joue jusqu’au retour

setup-options-placeholder = Options

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-fill = Compléter avec l’ordinateur ({ $level })
button-close-table = Fermer la table

level-beginner = débutant
level-solid = solide
level-strong = fort
level-master = maître
add-placeholder = Ajouter un ordinateur
add-beginner = Débutant
add-beginner-about = Fait les erreurs d’une première partie
add-solid = Solide
add-solid-about = Prend le plus de points possible tout de suite, sans laisser de trous
add-strong = Fort
add-strong-about = Joue bien et répond tout de suite
add-master = Maître
add-master-about = Le meilleur ; réfléchit environ cinq secondes par tour

computer-names = Baudouin, Mathilde, Osric, Yseult, Perceval, Rosemonde, Wilfrid, Adèle, Godefroy

thread-name = { $game } avec { $name }

domino-told = { $number } ({ $halves })
half-told = { $half } { $crowns }
halves-told = { $first } / { $second }
contact-castle = { $terrain } au château
contact-land = { $terrain } en { $square }

told-order = Ordre des choix : { $names }
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = Équipes : { $teams }
told-resigned = **{ $name }** quitte la partie ; l’ordinateur prend sa place.
told-turn-back = **{ $name }** annule son tour.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (tour planifié)
told-by-itself = **{ $name }** (seul coup possible)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (l’ordinateur joue ce tour)
told-by-stand-in = **{ $name }** (l’ordinateur remplace)
told-mate = { $name } (avec { $mate })
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = place le{ "\u00A0" }{ $domino }
told-discard = { $domino } défaussé : aucune place possible
told-pick = prend le{ "\u00A0" }{ $domino }

told-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
told-earlier = { $count ->
    [1] Un tour plus ancien n’est pas montré ici.
   *[other] { $count } tours plus anciens ne sont pas montrés ici.
}
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
told-choices = Choisis : { $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

due-place = { $name }, place le { $domino }
due-rest = { $name }, c’est à toi
due-pick = { $name }, choisis un domino
time-turn = Rappel { $until } ; après la même durée, l’ordinateur joue ce tour.
time-seat = Rappel { $until } ; après la même durée, l’ordinateur prend la place.
time-over-turn = L’ordinateur joue ce tour { $at }.
time-over-seat = L’ordinateur prend la place { $at }.
pick-lost = { $count ->
    [1] Plus aucune place dans ce royaume pour le domino { $dominoes }.
   *[other] Plus aucune place dans ce royaume pour les dominos { $dominoes }.
}
button-place = Placer le { $domino }
button-open = Mon tour
button-what-happened = Résumé
button-kingdom = { EMOJI("look") } { $name }
button-kingdom-words = Royaume : { $name }
button-table = Toute la table
alt-text-mode = Le mode texte de { COMMAND("kingdomino settings") } dit tout en mots.
button-pick = { $number } · { $halves }

reminder-waiting = { LINK($link, "La table") } t’attend. Dernier coup : { $since }.
reminder-last = Cette manche n’attend plus que toi.
reminder-then-turn = Sans coup de ta part, l’ordinateur joue ce tour { $left } ({ $at }).
reminder-then-seat = Sans coup de ta part, l’ordinateur prend ta place { $left } ({ $at }) et la garde jusqu’à ton retour.
button-mute = Ne plus me le rappeler
muted = Plus aucun rappel pour ce tour.
muted-until = Plus aucun rappel pour ce tour. Sans coup de ta part, l’ordinateur le joue { $left }.
reminder-computermoves = Si ça presse, toute personne à la table peut faire jouer ce tour par l’ordinateur.
reminder-computerkeeps = Si ça presse, toute personne à la table peut confier à l’ordinateur ce tour, ou la place en attendant le retour.
button-computermoves = L’ordinateur joue pour { $name }
button-computerkeeps = L’ordinateur remplace { $name }

late-turns = L’ordinateur a joué pour { $names }, comme convenu à cette table. **{ button-pace }** le montre et permet d’en changer.
button-pace = Temps pour un tour
seats-kept = Places tenues par l’ordinateur : { $names }

undo-asked = **{ $name }** voudrait annuler le dernier tour :
undo-needs-all = Il faut l’accord de tout le monde.
undo-agreed = Tout le monde est d’accord : le dernier tour est annulé.
undo-refused = Le dernier tour reste joué : { $name } préfère continuer.
undo-late = La partie a continué, le tour reste joué.
undo-stands = Le dernier tour reste joué.
button-agree = D’accord
button-rejectundo = Non, continuer

pace-title = Le rythme de cette table
pace-line = { $time }. { $then }.
pace-consent = Le changement vaut dès que toute la table est d’accord.
pace-alone = Il n’y a que toi à cette table : le changement vaut tout de suite.
button-propose = Proposer à la table
button-change-pace = Changer

proposal-pace = **{ $name }** propose un autre rythme pour cette table :
proposal-agreed = Tout le monde est d’accord : c’est valable dès maintenant.
proposal-refused = Rien ne change : { $name } préfère que non.
proposal-ended-pace = Cette proposition est terminée.
proposal-waiting = On a posé la question aux autres. Elle reste ouverte jusqu’à ce que tout le monde ait décidé, et la partie continue en attendant.
done-proposal-pace = C’est fait, et valable dès maintenant. { COMMAND("kingdomino pace") } permet d’en changer à nouveau.
button-decline = Plutôt non

end-won = Victoire : { $names } !
end-team-won = Victoire : { $names } !
end-shared = Victoire partagée : { $names } !
end-by-largest-property = Égalité de points : le plus grand domaine décide.
end-by-crowns = Égalité de points et de domaines : les couronnes décident.
end-dynasty-so-far = La dynastie après la partie { $number } sur { $games } : { $sums }
end-dynasty-won = { $names } remporte la dynastie !
end-dynasty-shared = { $names } partagent la dynastie !
end-dynasty-sums = Les { $games } parties : { $sums }
end-dynasty-game = Partie { $number } : { $result }
end-sum = { $name } { $total }
button-rematch = Revanche
button-next-game = Lancer la partie { $number } sur { $games }
button-history = Historique
game-cancelled = Cette partie a été arrêtée sans résultat.
game-resigned = { $count ->
    [1] **{ $names }** quitte la partie.
   *[other] **{ $names }** ont quitté la partie.
} Il ne reste que des ordinateurs : elle s’arrête sans résultat.
