help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) į tavo partijų sąrašą įtraukia stalą, kurį tik stebi.
stored-following = Kuriuos stalus stebi, kol jie baigsis.

button-follow = Stebėti
button-unfollow = Nebestebėti
button-unfollow-number = Nebestebėti { $number }
button-follow-mentioned = Paminėti pabaigoje
button-follow-quietly = Manęs neminėti
following-quietly = Stebi šį stalą. Iki partijos pabaigos jį rasi per { COMMAND("kingdomino games") }, ir niekas tavęs nemini.
following-mentioned = Stebi šį stalą. Jį rasi per { COMMAND("kingdomino games") }, o partijos pabaigoje tave kartą paminėsiu.
unfollowed = Šio stalo nebestebi.
followed-title = Tavo stebimi stalai
error-too-many-followers = Šio stalo stebėtojų jau yra { $limit }, ir daugiau negalima. Su { COMMAND("kingdomino board") } gali pažiūrėti bet kada.
error-follows-too-many = Stalų, kuriuos stebi, jau yra { $limit }, ir daugiau negalima. { COMMAND("kingdomino games") } juos išvardija, ten gali ir nebestebėti.
