called-role-is = Wołana rola: { $role }
called-role-about = Kogo zawołać, gdy przy stole brakuje graczy? Gospodarz może to zrobić raz, a wszystkie stoły razem dwa razy na godzinę.
called-role-placeholder = Nikogo
called-role-night = Od 22:00 do 08:00 wołanie jest bez dźwięku. { $state ->
    [known] Tutaj jest teraz { $clock }.
   *[unknown] Która jest tu godzina? Dopóki tego nie wiem, liczę według UTC.
} Godziny ciszy poszczególnych osób nie działają przy roli.
called-role-clock = Która jest tu godzina?
button-call = Zawołaj graczy
done-called = { $sound ->
    [off] { $role } zobaczy, że szukasz graczy. Jest tu noc, więc nikomu nic nie zadzwoni.
   *[on] Zawołano: { $role }.
}
error-table-called = Ten stół już raz wołał. Nadal możesz zapraszać pojedyncze osoby.
error-server-called = Stoły wołały tu już dwa razy w ciągu godziny. Następny raz będzie możliwy: { $until_span }.
error-call-in-thread = W wątku nie można zawołać roli. Otwórz stół na kanale.
error-no-called-role = Roli do wołania już nie ma. Kto zarządza serwerem, może wybrać inną: { COMMAND("kingdomino server") }.
error-role-not-mentionable = Nie mogę jeszcze zawołać { $role }. W ustawieniach serwera, w zakładce Role, otwórz tę rolę i pozwól każdemu ją @wspomnieć.
help-calls = **{ button-call }** pod **{ button-more }** przy twoim stole woła wszystkich z rolą, którą wybrał serwer.
