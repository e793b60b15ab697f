greeting-title = Kingdomino et Queendomino
greeting =
    Salut ! On peut maintenant jouer ici aux deux, d’une traite ou sur plusieurs jours.
    - { COMMAND("kingdomino new") } ouvre une table dans le salon où tu l’écris. L’ordinateur peut occuper les places libres.
    - { COMMAND("kingdomino server") } dit dans quels salons on peut jouer et comment commencent les nouvelles tables.

help-title = Comment jouer
help-now =
    - { COMMAND("kingdomino new") } : une table dans ce salon, tout de suite contre l’ordinateur ou à plusieurs.
help-add = { LINK($link, "Ajoute-moi à un serveur") }
help-report = { $url ->
    [none] Un souci ? Dis-le aux personnes qui gèrent ce bot.
   *[other] Un souci ? { LINK($url, "Signaler un problème") }
}
help-table-name = Une nouvelle table
help-table = { COMMAND("kingdomino new") } en ouvre une dans ce salon. L’hôte appuie sur **{ button-play-computers }** ou sur **{ button-invite }**, et choisit le jeu et le reste sous **{ button-more }**. Les autres appuient sur **{ button-join }**, et **{ button-start }** lance la partie.
help-turn-name = Ton tour
help-turn = Un message te mentionne. **Placer** ouvre un panneau que personne d’autre ne voit, avec une bonne position déjà montrée : **Choisir** suivi d’un numéro y place ton domino et choisit celui qui porte ce numéro, d’un seul geste. Ou choisis d’abord une autre position. À Queendomino, le panneau te guide d’étape en étape, et tu peux passer celles qui sont facultatives.
help-ahead-name = Un plan pour ton prochain tour
help-ahead = **{ button-plan-ahead }** ou { COMMAND("kingdomino plan") } : classe les dominos de la ligne suivante et choisis une position, et à Queendomino aussi chevaliers et bâtiments. Personne d’autre ne le voit. Quand vient ton tour, je joue le plan autant que possible. D’ici là, tu peux le modifier ou le supprimer.
help-writing-name = Jouer par commandes
help-writing = Pendant que tu écris, { COMMAND("place") } et { COMMAND("draft") } listent ce que tu peux faire. Tu peux aussi écrire le coup toi-même : `12@g8e` pose le domino 12, sa première moitié en g8 et la seconde à l’est. Queendomino ajoute { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } et { COMMAND("queendomino done") }.
help-looking-name = Royaumes, listes et résultats
help-looking =
    - **{ button-look }** montre ton royaume en grand, { COMMAND("kingdomino board kingdom:") } un autre.
    - { COMMAND("kingdomino board") } montre à nouveau la table. { COMMAND("kingdomino board ask:") } montre quels dominos doivent encore venir, et les chances de celui qu’il te faut.
    - { COMMAND("kingdomino games") } liste tes parties.
help-ear-name = Mode texte et lecteurs d’écran
help-ear = Active le mode texte dans { COMMAND("kingdomino settings") }, et tout ce qui n’est que pour toi s’affiche en texte, avec titres et listes. { COMMAND("kingdomino board text:") } le fait une fois. { COMMAND("kingdomino board ask:") } répond aux questions sur un royaume, par exemple où ses lacs peuvent s’étendre.
help-time-name = Temps et absences
help-time =
    - Une partie peut durer des jours, rien ne se perd. { COMMAND("kingdomino table") } montre et change ce qui arrive si quelqu’un tarde.
    - { COMMAND("kingdomino settings") } fixe tes heures calmes, sans aucune mention. Avec { COMMAND("kingdomino settings away:") }, dis jusqu’à quand tu ne peux pas jouer.
    - **{ button-look }** fait jouer l’ordinateur pour une personne en retard et te rend ta place quand l’ordinateur l’a gardée. { COMMAND("kingdomino table") } cherche quelqu’un pour continuer à ta place.
help-slips-name = Annulation et départ
help-slips =
    - **Annuler**, dans le panneau, défait ce que tu as fait tant que ton tour n’est pas fini.
    - { COMMAND("kingdomino table") } annule ton dernier tour, si rien n’a suivi et si tout le monde est d’accord. S’il n’y a que l’ordinateur en face, cela marche toujours, mais alors la partie ne compte pas.
    - C’est aussi là qu’on quitte une partie pour de bon : l’ordinateur prend la place. L’hôte peut y arrêter la partie pour tout le monde.
help-fair-name = Comment savoir que c’est équitable ?
help-fair = Tous les dominos viennent d’un secret fixé avant la partie : personne ne les choisit ensuite. Pour vérifier, enregistre l’image de la table et note le dernier nombre du lien du message.
help-placeholder = En savoir plus…
button-rules = Les règles

setting-title = Tes réglages
settings-placeholder = Changer…
settings-all = Tous les réglages
setting-zone = Fuseau horaire
setting-advice = Suggestions et coach
setting-notifications = Notifications
setting-look = Apparence
setting-quiet = Heures calmes
setting-quiet-is = Heures calmes : { $state ->
    [none] **aucune**
    [unknown] **la nuit**
   *[set] **{ $start_clock }–{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] Sans elles, une mention peut arriver à tout moment.
    [unknown] Tant que je ne connais pas ton heure, celle du serveur compte : aucune mention la nuit.
    [usual] Aucune mention pendant ce temps, sauf si tu as joué dans l’heure. À la fin, tu apprends où c’est à toi de jouer.
   *[set] Aucune mention pendant ce temps. À la fin, tu apprends où c’est à toi de jouer.
}
setting-zone-is = { $kind ->
    [unknown] Ton heure : **{ $clock }** ({ $offset }), pas encore réglée
    [fixed] Ton heure : **{ $clock }** ({ $offset })
   *[place] Ton heure : **{ $clock }**, fuseau { $city } ({ $offset })
}
setting-zone-about = { $kind ->
    [unknown] Si c’est faux, dis-moi l’heure qu’il est chez toi, ou écris { COMMAND("kingdomino settings zone:") } et une ville, par exemple { COMMAND("kingdomino settings zone:Paris") }.
    [fixed] Elle est la même été comme hiver. Avec une ville, écrite après { COMMAND("kingdomino settings zone:") }, elle suit l’heure de là-bas.
   *[place] Elle suit l’heure de là-bas, été comme hiver.
}
setting-mentions-is = { $state ->
    [on] Mentions : **oui**
   *[off] Mentions : **non**
}
setting-mentions-about = { $state ->
    [on] Tu reçois une notification quand c’est ton tour.
   *[off] Pas de notification. { COMMAND("kingdomino games") } te montre où l’on t’attend.
}
setting-private = Messages privés
setting-private-is = En message privé : **{ $value }**
setting-private-about = Ce que je t’envoie en message privé, au lieu de te mentionner dans le salon. Les heures calmes s’y appliquent aussi.
setting-private-nothing = rien
setting-private-reminders = les rappels
setting-private-turns = les tours et les rappels
setting-private-next = les tours, les rappels et quand ton tour approche
private-how = { COMMAND("kingdomino settings") } change ce que je t’envoie ici.
private-refused = Discord ne m’a pas laissé t’envoyer de message privé, alors je te mentionne de nouveau ici.
setting-theme = Couleurs
setting-theme-is = Couleurs des images : **{ $value }**
setting-theme-about = Pour toutes les images qui ne sont que pour toi, et pour tout le monde aux tables que tu ouvres.
setting-theme-table = celles de la table
theme-name = { $theme ->
    [distinct] pour le daltonisme
    [contrast] contraste élevé
   *[storybook] livre d’images
}
setting-text-mode = Mode texte
setting-text-mode-is = { $state ->
    [on] Mode texte : **oui**
   *[off] Mode texte : **non**
}
setting-text-mode-about = { $state ->
    [on] Tout ce qui n’est que pour toi s’affiche en texte, avec titres et listes, sans images.
   *[off] Tout ce qui n’est que pour toi s’affiche en images, avec une courte description pour lecteurs d’écran.
}
setting-suggestions = Suggestions
setting-suggestions-is = Suggestions : **{ $value }**
setting-suggestions-about = Pour les parties où tu n’as que l’ordinateur en face, à partir de la prochaine. À une table, l’hôte décide avant le début, mais « { setting-suggestions-none } » vaut partout. Une partie qui les montre à chaque tour ne compte pas.
setting-suggestions-shown = à chaque tour
setting-suggestions-hint = quand je demande un indice
setting-suggestions-none = jamais
setting-coach-is = { $state ->
    [on] Coach : **oui**
   *[off] Coach : **non**
}
setting-coach-about = { $state ->
    [on] Quand tu n’as que l’ordinateur en face, le panneau dit si ton dernier tour a coûté des points et, si tu le demandes, ce qui était mieux. Pas là où les suggestions sont montrées.
   *[off] Quand tu n’as que l’ordinateur en face, je peux dire après un tour ce qu’il a coûté, sauf si tu as vu une suggestion pour ce tour.
}
button-set-coach-on = Activer le coach
button-set-coach-off = Désactiver le coach
setting-away = Absence
setting-away-is = { $state ->
    [on] Absence, retour : **{ $until_time }**
   *[off] Absence : **non**
}
setting-away-about = Pendant ton absence, aucune mention, et tes tables savent jusqu’à quand.
away-placeholder = De retour le…
setting-language = Langue
setting-language-is = Langue : **{ $value }**
setting-language-about = Pour tout ce qui n’est que pour toi. Ce que tout le monde voit est dans la langue de la table.
setting-language-discord = comme Discord
setting-language-feedback = Ça sonne faux ? { LINK($url, "Dis-le-nous") }
button-set-mentions-on = Activer les mentions
button-set-mentions-off = Désactiver les mentions
button-set-text-mode-on = Activer le mode texte
button-set-text-mode-off = Désactiver le mode texte
server-title = Réglages de ce serveur
server-note = Ces réglages valent pour les tables ouvertes à partir de maintenant. La personne qui en ouvre une peut choisir un autre jeu, un autre temps par tour, et d’ouvrir un fil ou non.
server-note-readers = Seules les personnes qui gèrent le serveur peuvent changer cela.
tables-title = Tables en cours
tables-none = Aucune table n’est ouverte ici.
tables-opened = ouverture : { $since_span }
tables-placeholder = Arrêter une table…
server-usual = { $value } (par défaut)
server-where = Où
server-time = Rythme
server-game = Jeu
server-game-is = Jeu d’une nouvelle table : **{ $value }**
server-pace = Temps pour un tour
server-pace-is = Temps pour un tour : **{ $value }**
server-policy-is = Retard : **{ $value }**
server-threads-is = { $state ->
    [on] Nouvelles parties : **chacune dans son fil**
   *[off] Nouvelles parties : **dans le salon lui-même**
}
server-channels-is = { $count ->
    [0] On peut ouvrir des tables **dans tous les salons**
   *[other] On peut ouvrir des tables **seulement dans { $channels }** et dans leurs fils
}
server-channels-placeholder = Tous les salons
server-channels-lacking = ⚠️ Je ne peux pas encore ouvrir de table dans { $channels }. Dans les permissions de ce salon, accorde-moi : { $permissions }.
server-players = Joueurs
server-players-is = { $state ->
    [on] Qui peut ouvrir une table : **{ $role }**
   *[off] Qui peut ouvrir une table : **tout le monde**
}
server-openers-placeholder = Tout le monde
server-language = Langue
server-language-is = Langue des nouvelles tables : **{ $value }**
server-language-host = celle de la personne qui ouvre la table
server-zone-is = { $kind ->
    [unknown] Heure d’ici : **pas encore réglée**
    [fixed] Heure d’ici : **{ $clock }** ({ $offset })
   *[place] Heure d’ici : **{ $clock }**, fuseau { $city } ({ $offset })
}
server-zone-placeholder = Quelle heure est-il ici ?
list-more = { $count ->
    [1] Une autre personne partage cette place.
   *[other] { $count } autres personnes partagent cette place.
}
button-set-threads-on = Jouer les parties dans des fils
button-set-threads-off = Jouer les parties dans le salon

quiet-from = Calme à partir de { $clock }
quiet-to = Calme jusqu’à { $clock }
quiet-now = Il est { $clock }
quiet-from-placeholder = Calme à partir de…
quiet-to-placeholder = Calme jusqu’à…
quiet-offset-placeholder = Quelle heure est-il chez toi ?
ask-clock = Quelle heure est-il chez toi ? Comme ça, personne ne te réveille la nuit.
button-another-clock = Une autre heure…
done-clock = { $city ->
    [none] Chez toi, il est { $clock }. De { $start_clock } à { $end_clock }, personne ne t’appelle. { COMMAND("kingdomino settings") } pour changer.
   *[other] Chez toi, il est { $clock }, comme à { $city }. De { $start_clock } à { $end_clock }, personne ne t’appelle. { COMMAND("kingdomino settings") } pour changer.
}
night-waited = Ceci a attendu le matin pour ne pas te réveiller.
button-call-at-night = Appelle-moi aussi la nuit
button-half-hour = Décaler de 30 min
button-no-quiet-hours = Sans heures calmes
button-set-clock = Régler mon heure ({ $clock })

setting-privacy-about = Tu peux tout recevoir dans un fichier, ou tout effacer : tes réglages et ton identifiant sont supprimés aussitôt, l’ordinateur continue à ta place, et tu restes dans les parties des autres sous le nom « { forgotten-name } ». Un nombre aléatoire remplace ton identifiant, pour que les autres gardent leur cote. { privacy-copies }
privacy-copies =
    { $days ->
        [0] S’il existe d’anciennes copies des parties, tu y restes.
        [1] Ma copie quotidienne des parties t’oublie au bout d’un jour.
       *[other] Mes copies quotidiennes des parties t’oublient au bout de { $days } jours.
    }
button-privacy-stored = Ce que tu conserves
privacy-stored =
    ## Ce que je conserve sur toi
    - Pour chaque partie : qui avait quelle place ou une invitation (ton identifiant Discord et le nom affiché), chaque coup, son heure et l’identifiant de son clic (pour qu’aucun clic ne compte deux fois), à quels tours tu as demandé un indice, et si des suggestions t’étaient montrées.
    - Les parties que tu joues à partir d’une partie terminée, jusqu’à un jour après ton dernier coup. Effacer tes données les supprime.
    - Tes réglages, dont ton fuseau horaire, ta langue et tes absences, et les astuces déjà reçues.
    - Qui remplace qui.
    - Ce que tu as planifié pour un tour, jusqu’à ce qu’il vienne, et quels coups étaient planifiés.
    - D’un serveur, ses réglages, jusqu’à mon premier démarrage après l’avoir quitté, et le fait que je m’y suis présenté.
    - Si la personne qui gère ce bot bloque ton compte : ton identifiant, la date et la raison, même une fois tes données effacées.

    Rien d’autre : ni messages, ni autres membres.
setting-privacy = Tes données
setting-privacy-is = Tes données : **conservées jusqu’à ce que tu les effaces**
button-export = Voir mes données
button-forget = Effacer mes données
confirm-forget = ## Effacer tout ce qui te concerne ?
    - { $playing ->
        [0] Tu ne joues aucune partie en ce moment.
        [1] Dans ta partie en cours, l’ordinateur prend ta place.
       *[other] Dans tes { $playing } parties en cours, l’ordinateur prend ta place.
    }
    - { $past ->
        [0] Aucune partie passée ne porte ton nom.
        [1] Dans une partie passée, ton nom devient « { forgotten-name } ».
       *[other] Dans { $past } parties passées, ton nom devient « { forgotten-name } ».
    }
    - Tes résultats, tes réglages et ton identifiant Discord sont supprimés.
    - Les messages déjà publiés et les titres des fils gardent ton nom.

    C’est définitif.
button-forget-yes = Effacer mes données
button-forget-no = Annuler
export = Tout ce qui est conservé sur toi, dans un fichier lisible par des programmes :

games-title = Tes parties
games-none = Tu ne joues à aucune partie. Ouvre une table avec { COMMAND("kingdomino new") }.
games-more = { $more ->
    [1] … et une autre partie
   *[other] … et { $more } autres parties
}
games-lobby = en attente de participants
games-full = tout le monde est là
games-invited = **invitation pour toi**
games-your-turn = **à toi** · { $since_span }
games-their-turn = { $name } joue · { $since_span }
games-alone = En solo
games-played-on-line = { $number }. { $game } · { $id ->
    [none] d’après une position donnée
   *[other] d’après la partie { $id }
} · effacée : { $when_span }
button-play-on-number = Continuer la { $number }
games-with = { $more ->
    [0] avec { $names }
    [1] avec { $names } et une autre personne
   *[other] avec { $names } et { $more } autres
}

button-share = Montrer à tout le monde
button-earlier = Avant
button-later = Après
text-rest = La suite est à la page suivante.
button-next-page = Page suivante
button-first-page = Première page
