error-channel-busy =
    Il y a déjà une table dans ce salon :
    { $link }
    { $where ->
        [private] Termine-la, ou ferme-la avec { COMMAND("kingdomino table") }.
       *[server] Attends la fin, demande à l’hôte de la fermer avec { COMMAND("kingdomino table") }, ou ouvre la tienne dans un autre salon ou un fil.
    }
error-your-table-waits = Ta table t’attend : { $link }
error-next-game-begun = La partie suivante a déjà commencé : { $link }
error-next-game-played = Cette partie a déjà été jouée. La dernière de la dynastie : { $link }
error-host-has-too-many-tables = On ne peut pas être l’hôte de plus { $limit ->
    [1] d’une table en cours
   *[other] de { $limit } tables en cours
}, et tu as atteint cette limite. Termines-en une, ou ferme-la avec { COMMAND("kingdomino table") } dans son salon : { COMMAND("kingdomino games") } les liste.
error-server-has-too-many-tables = Un serveur ne peut pas avoir plus { $limit ->
    [1] d’une table en cours
   *[other] de { $limit } tables en cours
}, et celui-ci a atteint cette limite. Terminez-en une, ou demandez à l’hôte ou à la modération de la fermer avec { COMMAND("kingdomino table") } dans son salon.
error-wrong-channel = Sur ce serveur, les tables s’ouvrent dans d’autres salons : { $channels }. Ouvre la tienne là-bas. Les personnes qui gèrent le serveur peuvent changer cela avec { COMMAND("kingdomino server") }.
error-not-manager = Seules les personnes qui gèrent le serveur peuvent changer ce réglage. { COMMAND("kingdomino server") } le montre.
error-no-server = C’est une conversation privée, sans réglages de serveur. Écris { COMMAND("kingdomino server") } dans un salon du serveur.
error-results-of-another = Une conversation privée ne montre que tes propres résultats. Écris { COMMAND("kingdomino stats") } sur un serveur pour voir ceux de quelqu’un d’autre là-bas.
error-unknown-time-zone = Aucun fuseau horaire de ce nom. Écris le nom d’une grande ville proche et choisis-la dans la liste, ou indique l’heure qu’il est chez toi avec { COMMAND("kingdomino settings") }.
error-old-button = Ce bouton ne sert plus. Les bons sont sous le dernier message de la table.
error-team-full = Cette équipe est complète. Choisis-en une autre.
error-game-full = Toutes les places de cette table sont prises.
error-too-many-followers = { $limit } personnes suivent déjà cette table, c’est le maximum. { COMMAND("board") } la montre à tout moment.
error-follows-too-many = Tu suis déjà { $limit } tables, c’est le maximum. { COMMAND("kingdomino games") } les liste, avec un bouton pour arrêter.
error-not-offered = { $name } : cette place n’est plus à prendre. Quelqu’un l’a déjà, ou la personne est de retour.
error-offered-already = { $name } : cette place est déjà à prendre. Tout le monde dans ce salon peut la prendre, aussi avec le bouton sous { COMMAND("board") }.
error-no-such-seat = Personne de ce nom à cette table. Choisis dans la liste qui s’ouvre pendant que tu écris.
error-substitute-for-computer = Un ordinateur n’a pas besoin qu’on le remplace : il est toujours là.
error-no-such-date = Ce n’est pas une date de retour possible. Écris un jour comme `vendredi` ou `2026-12-01`, ou une durée comme `3 jours`, et choisis dans la liste.
error-already-seated = Tu as déjà une place ici.
error-has-left = Tu as quitté cette partie. Tu peux reprendre ta propre place si elle est à prendre, mais pas une autre.
error-guest-seated = { $name } a déjà une place ici.
error-already-invited = Une place est déjà réservée pour { $name }.
error-no-seat-to-reserve = Toutes les places libres sont déjà réservées. Attends une réponse, ou donne plus de places à la table.
error-private-table = Personne d’autre ne peut venir dans une conversation privée. Ouvre une table dans un salon d’un serveur.
error-bot-invited = { $name } est un bot. Les ordinateurs s’ajoutent dans le message de la table.
error-guest-outside = { $name } ne voit pas ce salon et ne pourrait pas y jouer.
error-not-seated = Tu n’as pas de place à cette table. { COMMAND("kingdomino new") } dans un autre salon en ouvre une à toi.
error-no-seat-yet = Tu n’as pas encore de place à cette table. **{ button-join }** t’en donne une.
error-kept-by-computer = L’ordinateur tient ta place. { COMMAND("kingdomino seat") } te la rend.
error-played-by-substitute = { $name } joue pour toi. { COMMAND("kingdomino seat") } te rend ta place.
error-not-host = Seuls l’hôte de la table et la modération du serveur peuvent faire cela.
error-host-starts = Il reste des places libres : tant que la table n’est pas complète, seul l’hôte, { $host }, peut commencer. Toute la table le pourra { $until }.
error-host-sets-up = L’hôte, { $host }, règle cette table. Ici, tu peux prendre une place ou la quitter.
error-seats-reserved = Les places libres sont réservées aux personnes invitées. Elles seront à prendre { $until }.
error-too-many-seated = Ce serait une table à { $seats }, et vous êtes { $seated }. Personne n’est exclu : attends un départ, ou retire un ordinateur, puis choisis à nouveau.
error-series-goes-on = C’est la suite d’une dynastie : mêmes places et mêmes options que la première partie. L’hôte peut la lancer ou l’annuler.
error-lobby-changed = La table vient de changer. Regarde qui est là et à quoi on joue, puis appuie de nouveau sur { button-start }.
error-no-game-here = Il n’y a pas de partie dans ce salon. Ouvre une table avec { COMMAND("kingdomino new") }, ou relance une partie archivée avec { COMMAND("kingdomino history") }.
error-nothing-played-here = Il n’y a pas de partie dans ce salon. Ouvre une table avec { COMMAND("kingdomino new") }.
error-no-such-game = Cette partie n’existe plus.
error-nothing-to-undo = { $why ->
    [no-move] Rien à annuler dans ce tour : ni une défausse, ni ce que tu n’as pas encore joué.
    [no-turn] Rien à annuler : tu n’as encore terminé aucun tour.
    [dealt] Ton tour reste joué : depuis, on a distribué du nouveau. Un tour ne s’annule plus une fois que du nouveau est révélé.
    [own-move] Ton tour reste joué : tu as commencé le suivant. Reviens d’abord en arrière, étape par étape, puis redemande.
    [computer] Ton tour reste joué : { $name }, un ordinateur, a joué depuis.
    [over] Cette partie est finie, son résultat reste.
    [no-choice] Tu n’avais pas le choix à ce tour : annulé, il serait rejoué tel quel.
   *[moved] Ton tour reste joué : { $name } a joué depuis.
}
error-reminders-of-another = Ces rappels sont pour { $name } : personne d’autre ne peut les arrêter.
error-proposal-gone = C’est déjà décidé, ou une autre proposition l’a remplacée.
error-stale-game = La table a avancé depuis ce bouton. Le dernier message montre où elle en est.
error-not-your-turn = C’est à { $name } de jouer. Une mention te préviendra quand ce sera à toi.
error-too-early = { $name } a encore du temps : ce sera possible après le { $reminders ->
    [1] premier
   *[other] deuxième
} rappel.
error-no-reminders = À cette table, il n’y a pas de rappels : { $name } peut prendre tout son temps, et l’ordinateur ne peut pas jouer ce tour. Si toute la table est d’accord, ou tous les autres après une semaine sans coup joué, { COMMAND("kingdomino pace") } fixe le temps pour un tour, et { COMMAND("kingdomino seat") } cherche quelqu’un d’autre pour la place.
error-nobodys-turn = Il n’y a rien à faire ici pour l’instant.
error-wrong-number = { $seated ->
    [1] Cette partie se joue à { $allowed }, et il n’y a qu’une personne ici.
   *[other] Cette partie se joue à { $allowed }, et vous êtes { $seated }.
} Attendez du monde ; l’hôte peut aussi ajouter des ordinateurs ou changer le nombre de places.
error-wrong-players = { $variant } se joue à { $allowed }.
error-wrong-options = { $variant } se joue sans L’Empire du Milieu ni Harmonie. Retire-les.
error-not-started = La partie n’a pas commencé : l’hôte peut appuyer sur **{ button-start }**, et toute la table dès qu’elle est complète.
error-started = La partie a déjà commencé. Pour la quitter : { COMMAND("kingdomino seat") } ; pour la suivre : { COMMAND("kingdomino follow") }.
error-ended = Cette partie est finie.
error-archived = Cette partie est archivée. { COMMAND("kingdomino history") } dans son salon la relance.
error-not-archived = Rien à faire pour cette partie : elle est en cours. Les boutons sont sous son dernier message.
error-channel-taken =
    Il y a maintenant une autre table dans ce salon :
    { $link }
    Quand elle sera finie, { COMMAND("kingdomino history") } relancera celle-ci.
error-notation-error = Ce n’est pas un coup. Choisis dans la liste qui s’ouvre pendant que tu écris.
nothing-matches = Rien dans la liste ne correspond. Efface ton texte pour voir tout ce qui est possible.
error-no-threads = Impossible d’ouvrir un fil ici. Ouvre la table dans le salon lui-même.
error-missing-permissions = { $count ->
    [1] Il me manque une permission ici : { $names }.
   *[other] Il me manque des permissions ici : { $names }.
} Une personne qui gère ce serveur peut y remédier ; ensuite, réessaie.
error-forbidden = Il me manque une permission ici. Pour une table dans un salon, il me faut { permission-view-channel }, { permission-send-messages } et { permission-attach-files } ; dans un fil { permission-send-messages-in-threads }, et { permission-create-public-threads } pour en ouvrir un.
error-message-gone = Le message que tu as touché n’existe plus. { COMMAND("kingdomino games") } liste tes tables.
error-discord = Discord ne me répond pas pour le moment. Ce que tu as fait est gardé ; s’il manque un message, je l’envoie d’ici une ou deux minutes. Si rien ne se passe, réessaie.
error-restarting = Je redémarre, et je n’ai pas fait ce que tu demandes. Réessaie dans une minute.
error-interrupted = Je redémarre avant d’avoir pu répondre. Regarde dans une minute : c’est peut-être déjà fait.
error-unexpected = Pardon, une erreur de mon côté ; rien n’est perdu. Si cela se reproduit, signale-la à la personne qui héberge ce bot : erreur { $number }.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics

illegal-game-over = Cette partie est finie.
illegal-chance-due = La ligne suivante est en cours de distribution.
illegal-not-chance = Le bot mélange et distribue lui-même.
illegal-not-in-variant = Cela n’existe pas dans ce jeu.
illegal-too-early = Place d’abord ton domino ; tout le reste vient après.
illegal-too-late = Cette étape de ton tour est passée ; continue avec la suivante.
illegal-nothing-to-place = Tu n’as pas encore de domino à placer : choisis-en un d’abord.
illegal-other-domino = Ce n’est pas le domino de ton roi.
illegal-spelling = Un domino aux deux moitiés égales s’écrit à partir de sa case sud ou ouest.
illegal-occupied = Il y a déjà quelque chose à cet endroit.
illegal-outgrows-grid = À cet endroit, le royaume dépasserait sa grille.
illegal-no-connection = Aucune moitié n’y toucherait le château ou un terrain identique.
illegal-can-be-placed = Un domino qui peut être placé doit l’être.
illegal-not-in-line = Ce domino n’est pas dans la ligne suivante.
illegal-last-round = C’est la dernière manche : on ne choisit plus de domino.
illegal-taken = Un autre roi est sur ce domino.
illegal-wrong-kings = Ce ne sont pas les rois de cette partie.
illegal-wrong-count = Une ligne a un autre nombre de dominos.
illegal-wrong-box = La ligne suivante vient de l’autre boîte.
illegal-already-seen = Ce domino est déjà sorti.
illegal-not-ascending = Une ligne est en ordre croissant.
illegal-not-done = { $due ->
    [place] Place d’abord ton domino.
   *[choose] Choisis d’abord un domino.
}
