command-kingdomino-about = Tables de Kingdomino et Queendomino
command-new-about = Ouvrir une table dans ce salon
command-table-about = Pour la table de ce salon : annulation, rythme, pause, remplaçants, abandon, fin
command-place-about = Placer ton domino
command-draft-about = Déplacer ton roi sur un domino de la ligne suivante
command-plan-about = Planifier ton prochain tour : je le joue pour toi le moment venu
command-board-about = Voir la table, un royaume ou ce qui doit encore venir, rien que pour toi
command-games-about = Toutes tes parties, et à qui c’est de jouer
command-settings-about = Langue, mode texte, couleurs, mentions, heures calmes, absence et plus
command-server-about = Comment commencent les nouvelles tables de ce serveur, et où les ouvrir
command-help-about = Comment jouer ici

option-game-about = Quel jeu. Par défaut : celui du serveur, ou Kingdomino
option-players-about = Combien de places, par exemple 3. Par défaut : le maximum du jeu
option-middle-kingdom-about = 10 points de plus pour un château au centre
option-harmony-about = 5 points de plus pour un royaume sans domino défaussé
option-dynasty-about = Trois parties de suite, additionnées
option-away-about = Jusqu’à quand tu ne joues pas : un jour (vendredi), une date (2026-12-24) ou des jours (3)
option-do-about = Que faire. Choisis dans la liste
option-about-about = Ce que tu cherches : un sujet ou un mot des règles comme couronne
option-whose-about = Quelle place. Par défaut : la tienne
option-where-about = Numéro de la position (3r : dans l’autre sens) ou ses cases, comme g8 g9. Ou choisis dans la liste
option-domino-about = Quel domino. Choisis dans la liste, ou écris son numéro, par exemple 38
option-kingdom-about = Seulement ce royaume, en grand. Choisis un nom dans la liste
option-text-about = En texte au lieu d’images
option-zone-about = Ton fuseau horaire : une ville proche comme Paris, ou l’heure qu’il est chez toi, comme 17:30
option-invite-about = Qui inviter

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = Inviter à Kingdomino

do-pause = Proposer à la table de mettre la partie en pause : ni rappel, ni remplacement
do-cancel = Fermer la table de ce salon sans résultat (hôte ou modération)
do-undo = Annuler ton dernier tour, si tout le monde est d’accord
do-pace = Voir ou changer le temps pour un tour ici, et ce qui se passe ensuite
do-resign = Quitter la partie pour de bon (l’ordinateur prend ta place)
do-leave = Quitter la table avant le début de la partie
do-substitute = Trouver quelqu’un d’autre pour jouer à une place, si tout le monde est d’accord
