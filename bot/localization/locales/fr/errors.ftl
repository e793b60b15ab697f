error-channel-busy =
    Il y a déjà une table dans ce salon :
    { $link }
    { $where ->
        [private] Finis-la, ou ferme-la avec { COMMAND("kingdomino table") }.
        [yours] Finis-la, ferme-la avec { COMMAND("kingdomino table") }, ou ouvre la suivante dans un autre salon ou un fil.
        [hosted] Finis-la, demande à { $host_name }, qui en est l’hôte, de la fermer avec { COMMAND("kingdomino table") }, ou ouvre la tienne dans un autre salon ou un fil.
       *[server] Finis-la, demande à son hôte de la fermer avec { COMMAND("kingdomino table") }, ou ouvre la tienne dans un autre salon ou un fil.
    }
error-your-table-waits = Ta table t’attend : { $link }
error-next-game-begun = La partie suivante a déjà commencé : { $link }
error-rematch-played = Vous avez rejoué depuis. Voici votre dernière partie : { $link }
error-next-game-played = Cette partie est déjà finie. Voici la plus récente de la dynastie : { $link }
error-host-has-too-many-tables = Tu es déjà l’hôte { $limit ->
    [1] d’une table, et une seule est possible
   *[other] de { $limit } tables, le maximum
}. Finis-en une, ou fermes-en une avec { COMMAND("kingdomino table") } dans son salon. { COMMAND("kingdomino games") } les liste.
error-server-has-too-many-tables = Ce serveur a déjà { $limit ->
    [1] une table, et une seule est possible
   *[other] { $limit } tables, le maximum
}. Finis-en une, ou demande à son hôte ou à la modération d’en fermer une avec { COMMAND("kingdomino table") } dans son salon.
error-wrong-channel = Sur ce serveur, on joue dans { $channels }. Ouvre ta table là-bas. Les personnes qui gèrent le serveur peuvent changer cela avec { COMMAND("kingdomino server") }.
error-not-opener = Sur ce serveur, c’est { $role } qui ouvre les tables. Demande à quelqu’un qui a ce rôle ou qui gère le serveur : { COMMAND("kingdomino server") } peut le changer.
error-not-manager = Seules les personnes qui gèrent le serveur peuvent changer cela. { COMMAND("kingdomino server") } montre ce qui est réglé.
error-no-server = Les messages privés n’ont pas de réglages de serveur. Écris { COMMAND("kingdomino server") } dans un salon du serveur.
error-unknown-time-zone = Je ne connais pas ce fuseau horaire. Écris une grande ville près de chez toi et choisis-la dans la liste, ou dis-moi l’heure qu’il est chez toi avec { COMMAND("kingdomino settings") }.
error-old-button = Ce bouton ne sert plus. Utilise ceux du dernier message de la table.
error-team-full = Cette équipe est complète. Choisis-en une autre.
error-game-full = Toutes les places de cette table sont prises.
error-not-offered = { $name } : cette place n’est pas libre en ce moment. Quelqu’un l’a prise, ou la personne est de retour.
error-offered-already = { $name } : cette place est déjà à prendre. N’importe qui ici peut la prendre, aussi avec le bouton sous { COMMAND("kingdomino board") }.
error-no-such-seat = Personne ici ne porte ce nom. Choisis dans la liste qui s’ouvre pendant que tu écris.
error-substitute-for-computer = L’ordinateur n’a pas besoin qu’on le remplace. Il est toujours là.
error-no-such-date = Je ne comprends pas cette date. Écris un jour comme `vendredi` ou `2026-12-01`, ou une durée comme `3 jours`, et choisis dans la liste.
error-already-seated = Tu as déjà une place ici.
error-has-left = Tu as quitté cette partie. Tu peux reprendre ta propre place si elle est à prendre, mais pas une autre.
error-guest-seated = { $name } a déjà une place ici.
error-already-invited = { $name } a déjà une invitation, avec une place réservée.
error-no-seat-to-reserve = Il ne reste pas de place libre pour { $name }. Attends une réponse, ou ajoute des places à la table.
error-private-table = Personne d’autre ne peut venir dans des messages privés. Ouvre une table dans un salon d’un serveur.
error-bot-invited = { $name } est un bot. Tu peux ajouter des ordinateurs à la table sous **{ button-more }**.
error-guest-outside = { $name } ne voit pas ce salon et ne pourrait donc pas y jouer.
error-guest-blocked = { $name } ne peut pas jouer avec moi, alors invite quelqu’un d’autre.
error-called-often = Tu as déjà invité { $name } trois fois en une heure. Tu pourras recommencer : { $until_span }.
error-called-many = Tu as déjà invité { $limit } personnes en une heure. Tu pourras en inviter d’autres : { $until_span }.
error-opened-many-tables = Tu as déjà ouvert { $limit } tables en une heure. Tu pourras ouvrir la prochaine : { $until_span }.
error-not-seated = Tu ne joues pas à cette table. Ouvre la tienne avec { COMMAND("kingdomino new") } dans un autre salon.
error-no-seat-yet = Tu n’es pas encore à cette table. Appuie sur **{ button-join }** pour prendre une place.
error-kept-by-computer = L’ordinateur garde ta place pour toi. Reprends-la sous { COMMAND("kingdomino board") }.
error-played-by-substitute = { $name } joue à ta place. Reprends-la sous { COMMAND("kingdomino board") }.
error-not-host = Seuls l’hôte, { $host_name }, et la modération du serveur peuvent faire cela.
error-host-starts = Il reste des places libres, alors seul l’hôte, { $host_name }, peut lancer la partie. Toute la table le pourra plus tard ({ $until_span }).
error-host-sets-up = { $host_name } est l’hôte et configure cette table. Toi, tu peux prendre une place ou la quitter.
error-seats-reserved = Les places libres sont réservées aux personnes invitées. N’importe qui pourra en prendre une plus tard ({ $until_span }).
error-put-out = { $host_name } t’a fait quitter cette table. Pour revenir, demande une invitation.
error-too-many-seated = Vous êtes déjà { $seated }, c’est trop pour une table à { $seats }. Quand quelqu’un part, ou que tu retires un ordinateur, choisis à nouveau.
error-series-goes-on = Cette dynastie a déjà commencé : ses places et ses options ne changent plus. L’hôte peut lancer cette partie ou l’annuler.
error-no-game-here = Il n’y a pas de partie dans ce salon. Ouvre une table avec { COMMAND("kingdomino new") }, ou relance une partie archivée avec { COMMAND("kingdomino games") }.
error-played-in-threads = { $count ->
    [1] La partie de ce salon se joue dans son propre fil : { $threads }
   *[other] Les parties de ce salon se jouent dans leurs propres fils : { $threads }
}
error-nothing-played-here = Il n’y a pas de partie dans ce salon. Ouvre une table avec { COMMAND("kingdomino new") }.
error-unreadable-game = Je ne peux plus lire les coups de cette partie, alors elle ne peut pas continuer. Son hôte peut la fermer, et tu peux la quitter.
error-no-such-game = Cette partie n’existe plus.
error-nothing-to-undo = { $why ->
    [no-move] Rien à annuler dans ce tour : tu n’as encore rien joué, ou tu n’as fait que défausser, et une défausse ne s’annule pas.
    [no-turn] Rien à annuler : tu n’as encore terminé aucun tour.
    [dealt] Ton tour est maintenu : une nouvelle ligne est sortie depuis, et ce qui est vu est vu.
    [own-move] Ton tour est maintenu, car tu as commencé le suivant. Annule d’abord celui-ci, étape par étape, puis redemande.
    [computer] Ton tour est maintenu, car l’ordinateur { $name } a joué depuis.
    [over] Cette partie est finie, et son résultat est acquis.
    [no-choice] Tu n’avais pas le choix à ce tour. Il serait rejoué tel quel.
   *[moved] Ton tour est maintenu, car { $name } a joué depuis.
}
error-reminders-of-another = Ces rappels sont pour { $name } : personne d’autre ne peut les arrêter.
error-paused-already = Cette table est déjà en pause.
error-proposal-gone = C’est déjà décidé, ou autre chose a été proposé depuis.
error-stale-game = La table a avancé depuis ce bouton. Regarde son dernier message.
error-not-your-turn = C’est à { $name } de jouer. Je te mentionne quand c’est à toi.
error-too-early = { $name } a encore du temps. Ce sera possible après le { $reminders ->
    [1] premier
   *[other] deuxième
} rappel : { $until_span }.
error-no-reminders = Cette table n’a pas de limite de temps, alors { $name } peut prendre tout son temps. Pour aller plus vite, mettez-vous d’accord sur une limite ou cherchez quelqu’un pour la place, toujours avec { COMMAND("kingdomino table") }. Après une semaine sans coup, l’accord de tous les autres suffit.
error-nobodys-turn = Il n’y a rien à faire ici pour l’instant.
error-wrong-number = { $seated ->
    [1] Cette partie se joue à { $allowed }, et il n’y a qu’une personne ici.
   *[other] Cette partie se joue à { $allowed }, et vous êtes { $seated }.
} Attendez que d’autres arrivent. L’hôte peut aussi ajouter des ordinateurs, ou changer le nombre de places.
error-wrong-players = { $game } se joue à { $allowed }.
error-wrong-options = { $game } se joue sans Empire du Milieu ni Harmonie. Retire-les.
error-not-started = La partie n’a pas commencé. L’hôte peut appuyer sur **{ button-start }**, et toute la table dès qu’elle est complète.
error-started = La partie a déjà commencé. On peut la quitter avec { COMMAND("kingdomino table") }, et tout le monde peut la regarder avec { COMMAND("kingdomino board") }.
error-archived = Cette partie est archivée. { COMMAND("kingdomino games") } dans son salon la relance.
error-channel-unsure = Je ne trouve pas le salon de cette partie en ce moment. Réessaie dans une minute.
error-channel-lost = Le salon de cette partie n’existe plus. Ouvre { COMMAND("kingdomino games") } dans un autre salon du même serveur, et relance la partie là-bas.
error-not-archived = Cette partie est toujours en cours. Les boutons sont sous son dernier message.
error-channel-taken =
    Il y a maintenant une autre table dans ce salon :
    { $link }
    Quand elle sera finie, { COMMAND("kingdomino games") } relancera celle-ci.
error-notation-error = Ce n’est pas un coup. Choisis dans la liste qui s’ouvre pendant que tu écris.
error-command-outdated = Je ne connais pas cette commande sous cette forme : ton Discord montre peut-être une ancienne version. Redémarre Discord et choisis-la dans la liste.
error-moved = Cela se trouve maintenant ici : { COMMAND($command) }
error-no-such-choice = Je ne connais pas ce choix. Choisis dans la liste qui s’ouvre pendant que tu écris.
error-several-choices =
    Cela correspond à { $count } choix. Précise celui que tu veux :
    { $choices }
error-nearest-choices =
    Je ne connais pas ça. Tu voulais peut-être dire :
    { $choices }
error-several-moves =
    Cela correspond à { $count } coups, alors je n’en ai joué aucun. Précise celui que tu veux :
    { $moves }
error-one-way = Là, il n’entre que dans un sens : { $move }
seat-of-player = { $name } (place { $count })
nothing-matches = Rien ne correspond. Efface ton texte pour voir tout ce que tu peux faire.
error-no-threads = Ici, une partie ne peut pas passer dans un fil. Ouvre la table sans cette option.
error-missing-permissions = { $count ->
    [1] Il me manque une permission ici : { $permissions }.
   *[other] Il me manque des permissions ici : { $permissions }.
} Demande à une personne qui gère ce serveur, puis réessaie.
error-not-permitted = Ce serveur ne te permet pas cela ici : il te faudrait { $permissions }. Demande à une personne qui le gère, ou essaie dans un autre salon.
error-thread-asleep = Ce fil dort. Écris-y n’importe quoi pour le réveiller, puis réessaie.
error-thread-locked = Ce fil est verrouillé, alors je ne peux pas y écrire. Demande à une personne qui gère ce serveur de le déverrouiller.
error-channel-refuses = Discord n’accepte pas mes messages ici, alors je réponds à tes clics, et ta partie continue. La raison selon Discord : { $discord_text }
error-forbidden = Il me manque une permission ici. Pour une table dans un salon, il me faut { permission-view-channel }, { permission-send-messages } et { permission-attach-files }. Dans un fil, il me faut { permission-send-messages-in-threads }, et { permission-create-public-threads } pour en ouvrir un.
error-timed-out = La modération m’a exclu temporairement sur ce serveur, alors je ne peux pas écrire ici. Ça se termine tout seul ({ $until_span }), ou plus tôt si quelqu’un qui gère le serveur y met fin.
error-message-gone = Le message que tu as touché n’existe plus. { COMMAND("kingdomino games") } liste tes tables.
error-discord = Discord ne m’écoute pas en ce moment. Ce que tu as fait est gardé, et j’envoie ce qui manque d’ici quelques minutes. Si rien ne se passe, réessaie.
error-discord-nothing = Discord ne m’écoute pas en ce moment, alors rien n’a été ouvert ni changé. Réessaie dans une minute.
error-storage = Je n’arrive pas à lire les parties en ce moment. Rien n’est perdu : réessaie dans une minute.
error-storage-broken = Ma base de données est inutilisable, et seule la personne qui gère ce bot peut y remédier. D’ici là, je ne peux rien faire, et réessayer n’y change rien. Préviens-la, s’il te plaît.
error-erased-since = Tes données ont été effacées juste après ta demande, je ne l’ai donc pas enregistrée. Redemande si tu le veux toujours.
error-restarting = Je suis en train de redémarrer et je n’ai pas pu faire ça. Réessaie dans une minute.
error-blocked = La personne qui gère ce bot a bloqué ton compte, alors demande-lui si tu veux rejouer.
error-interrupted = Je suis en train de redémarrer et je n’ai pas pu répondre à temps. Regarde dans une minute : c’est peut-être déjà fait.
error-unexpected = Pardon, c’est mon erreur. Rien n’est perdu. Si cela se reproduit, dis-le à la personne qui gère ce bot : erreur { $number }.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics

illegal-game-over = Cette partie est finie.
illegal-chance-due = La ligne suivante est en cours de distribution.
illegal-not-chance = Mélanger et distribuer, c’est mon travail.
illegal-not-in-variant = Ça n’existe pas dans ce jeu.
illegal-too-early = Place d’abord ton domino. Tout le reste vient après.
illegal-too-late = Cette partie de ton tour est passée. Continue avec la suite.
illegal-nothing-to-place = Tu n’as pas encore de domino à placer. Choisis-en un d’abord.
illegal-other-domino = Ton roi n’est pas sur ce domino.
illegal-spelling = Quand les deux moitiés sont pareilles, écris le domino à partir de sa case sud ou ouest.
illegal-occupied = Il y a déjà quelque chose là.
illegal-outgrows-grid = Ton royaume deviendrait trop large ou trop haut.
illegal-no-connection = Il ne va pas là : aucune moitié ne touche ton château ou un terrain identique.
illegal-can-be-placed = Tu ne peux pas le défausser : il y a une position où il va.
illegal-not-in-line = Ce domino n’est pas dans la ligne suivante.
illegal-last-round = C’est la dernière manche : il n’y a plus de domino à choisir.
illegal-taken = Il y a déjà un roi sur ce domino.
illegal-not-done = { $due ->
    [place] Place d’abord ton domino.
   *[choose] Choisis d’abord un domino.
}
error-no-hint = Il n’y a pas d’indices ici : tout le monde joue ces dominos, et les points sont comparés.
error-switched-off = C’est désactivé ici.
error-deal-begun = Tu as déjà commencé cette partie. Appuie encore une fois sur le bouton pour continuer à jouer.
