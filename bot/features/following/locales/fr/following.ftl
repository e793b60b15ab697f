help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) ajoute à ta liste une table que tu regardes sans y jouer.
stored-following = Les tables que tu suis, jusqu’à leur fin.

button-follow = Suivre
button-unfollow = Ne plus suivre
button-unfollow-number = Ne plus suivre { $number }
button-follow-mentioned = Me mentionner à la fin
button-follow-quietly = Ne pas me mentionner
following-quietly = Tu suis cette table. Elle est dans { COMMAND("kingdomino games") } jusqu’à la fin de la partie, et personne ne te mentionne.
following-mentioned = Tu suis cette table. Elle est dans { COMMAND("kingdomino games") }, et tu reçois une seule mention, à la fin de la partie.
unfollowed = Tu ne suis plus cette table.
followed-title = Tu suis
error-too-many-followers = { $limit } personnes suivent déjà cette table, c’est le maximum. Tu peux la regarder quand tu veux avec { COMMAND("kingdomino board") }.
error-follows-too-many = Tu suis déjà { $limit } tables, c’est le maximum. { COMMAND("kingdomino games") } les liste et te permet d’arrêter.
