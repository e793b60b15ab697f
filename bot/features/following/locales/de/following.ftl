help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) setzt einen Tisch, an dem du nur zuschaust, auf die Liste deiner Spiele.
stored-following = Welchen Tischen du folgst, bis sie enden.

button-follow = Folgen
button-unfollow = Nicht mehr folgen
button-unfollow-number = Entfolgen: { $number }
button-follow-mentioned = Am Ende erwähnen
button-follow-quietly = Mich nicht erwähnen
following-quietly = Du folgst diesem Tisch. Bis das Spiel endet, steht er in { COMMAND("kingdomino games") }, und niemand erwähnt dich.
following-mentioned = Du folgst diesem Tisch. Er steht in { COMMAND("kingdomino games") }, und wenn das Spiel endet, wirst du einmal erwähnt.
unfollowed = Du folgst diesem Tisch nicht mehr.
followed-title = Du folgst
error-too-many-followers = { $limit } Leute folgen diesem Tisch schon, und mehr geht nicht. Mit { COMMAND("kingdomino board") } kannst du jederzeit hineinschauen.
error-follows-too-many = Du folgst schon { $limit } Tischen, und mehr geht nicht. { COMMAND("kingdomino games") } listet sie auf, und dort kannst du aufhören.
