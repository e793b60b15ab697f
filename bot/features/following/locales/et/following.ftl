help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) lisab sinu mängude hulka laua, mida ainult jälgid.
stored-following = Milliseid laudu jälgid, kuni need lõpevad.

button-follow = Jälgi
button-unfollow = Lõpeta jälgimine
button-unfollow-number = Lõpeta jälgimine: { $number }
button-follow-mentioned = Maini mind lõpus
button-follow-quietly = Ära mind maini
following-quietly = Sa jälgid seda lauda. See on kirjas käsu { COMMAND("kingdomino games") } all, kuni mäng lõpeb, ja keegi ei maini sind.
following-mentioned = Sa jälgid seda lauda. See on kirjas käsu { COMMAND("kingdomino games") } all ja kui mäng lõpeb, mainitakse sind üks kord.
unfollowed = Sa ei jälgi seda lauda enam.
followed-title = Sa jälgid
error-too-many-followers = Seda lauda jälgib juba { $limit } inimest ja rohkem ei mahu. Vaatama saad tulla igal ajal: { COMMAND("kingdomino board") }.
error-follows-too-many = Sa jälgid juba { $limit } lauda ja rohkem ei saa. { COMMAND("kingdomino games") } loetleb need ja seal saad jälgimise lõpetada.
