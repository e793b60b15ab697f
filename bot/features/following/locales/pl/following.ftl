help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) dodaje do twojej listy stół, któremu tylko się przyglądasz.
stored-following = Które stoły obserwujesz, do ich końca.

button-follow = Obserwuj
button-unfollow = Przestań obserwować
button-unfollow-number = Przestań obserwować { $number }
button-follow-mentioned = Daj znać na koniec
button-follow-quietly = Bez wzmianki o mnie
following-quietly = Obserwujesz ten stół. Do końca partii jest w { COMMAND("kingdomino games") }, a wzmianek nie będzie.
following-mentioned = Obserwujesz ten stół. Jest w { COMMAND("kingdomino games") }, a na koniec partii dostaniesz jedną wzmiankę.
unfollowed = Nie obserwujesz już tego stołu.
followed-title = Obserwujesz
error-too-many-followers = Liczba obserwujących ten stół: { $limit }. Więcej się nie da, ale zawsze możesz zajrzeć przez { COMMAND("kingdomino board") }.
error-follows-too-many = Obserwujesz już { $limit ->
    [one] { $limit } stół
    [few] { $limit } stoły
    [many] { $limit } stołów
   *[other] { $limit } stołu
}, więcej się nie da. { COMMAND("kingdomino games") } pokazuje je i pozwala przestać.
