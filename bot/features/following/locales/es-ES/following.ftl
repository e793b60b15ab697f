help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) añade a tu lista una mesa que solo miras.
stored-following = Qué mesas sigues, hasta que terminan.

button-follow = Seguir
button-unfollow = Dejar de seguir
button-unfollow-number = Dejar de seguir { $number }
button-follow-mentioned = Avísame cuando termine
button-follow-quietly = No mencionarme
following-quietly = Sigues esta mesa. Aparece en { COMMAND("kingdomino games") } hasta que termine la partida, y nadie te menciona.
following-mentioned = Sigues esta mesa. Aparece en { COMMAND("kingdomino games") }, y recibes una sola mención cuando termine la partida.
unfollowed = Has dejado de seguir esta mesa.
followed-title = Sigues
error-too-many-followers = Esta mesa ya la siguen { $limit } personas, y no caben más. Puedes mirarla con { COMMAND("kingdomino board") } cuando quieras.
error-follows-too-many = Ya sigues { $limit } mesas, y no se pueden seguir más. { COMMAND("kingdomino games") } las muestra y te permite dejar de seguirlas.
