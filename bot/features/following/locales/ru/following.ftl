help-following = { COMMAND("kingdomino follow") } добавляет в ваш список стол, за которым вы только наблюдаете.
stored-following = За какими столами вы наблюдаете — до конца партии.

button-follow = Наблюдать
button-unfollow = Больше не наблюдать
button-unfollow-number = Больше не наблюдать: { $number }
button-follow-mentioned = Упомянуть в конце
button-follow-quietly = Не упоминать
following-quietly = Вы наблюдаете за этим столом. До конца партии он в { COMMAND("kingdomino games") }, и никто вас не упоминает.
following-mentioned = Вы наблюдаете за этим столом. Он в { COMMAND("kingdomino games") }, а в конце партии вас упомянут один раз.
unfollowed = Вы больше не наблюдаете за этим столом.
followed-title = Вы наблюдаете за партиями
command-follow-about = Наблюдать за столом этого канала, не играя
option-how-about = Наблюдать, наблюдать с упоминанием в конце партии или нет
how-quietly = наблюдать
how-mentioned = наблюдать и упомянуть меня в конце
how-off = не наблюдать
error-too-many-followers = За этим столом уже наблюдает столько людей, сколько можно: { $limit }. Заглянуть можно в любое время: { COMMAND("kingdomino board") }.
error-follows-too-many = Вы уже наблюдаете за { $limit ->
    [one] { $limit } столом
    [few] { $limit } столами
    [many] { $limit } столами
   *[other] { $limit } столами
}, больше нельзя. { COMMAND("kingdomino games") } показывает их и позволяет прекратить.
