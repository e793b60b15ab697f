help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) добавляет в ваш список стол, за которым вы только наблюдаете.
stored-following = За какими столами вы наблюдаете — до конца партии.

button-follow = Наблюдать
button-unfollow = Больше не наблюдать
button-unfollow-number = Больше не наблюдать: { $number }
button-follow-mentioned = Упомянуть в конце
button-follow-quietly = Не упоминать меня
following-quietly = Вы наблюдаете за этим столом. До конца партии он в { COMMAND("kingdomino games") }, и никто вас не упоминает.
following-mentioned = Вы наблюдаете за этим столом. Он в { COMMAND("kingdomino games") }, а в конце партии вас упомянут один раз.
unfollowed = Вы больше не наблюдаете за этим столом.
followed-title = Вы наблюдаете за партиями
error-too-many-followers = За этим столом уже наблюдает столько людей, сколько можно: { $limit }. Заглянуть можно в любое время: { COMMAND("kingdomino board") }.
error-follows-too-many = Вы уже наблюдаете за { $limit ->
    [one] { $limit } столом
    [few] { $limit } столами
    [many] { $limit } столами
   *[other] { $limit } столами
}, больше нельзя. { COMMAND("kingdomino games") } показывает их и позволяет прекратить.
