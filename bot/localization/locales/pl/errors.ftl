error-channel-busy =
    Na tym kanale jest już stół:
    { $link }
    { $where ->
        [private] Dokończ go albo zakończ ({ COMMAND("kingdomino table") }).
       *[server] Dokończcie go albo niech gospodarz go zakończy ({ COMMAND("kingdomino table") }). Możesz też otworzyć swój na innym kanale lub w wątku.
    }
error-your-table-waits = Twój stół czeka: { $link }
error-next-game-begun = Następna partia już trwa: { $link }
error-next-game-played = Ta partia jest już rozegrana. Najnowsza partia dynastii: { $link }
error-host-has-too-many-tables = Jako gospodarz możesz mieć najwyżej { $limit ->
    [1] jeden niezakończony stół
    [few] { $limit } niezakończone stoły
    [many] { $limit } niezakończonych stołów
   *[other] { $limit } niezakończonego stołu
} i tyle już masz. Dokończ któryś albo zakończ go na jego kanale ({ COMMAND("kingdomino table") }). Listę pokaże { COMMAND("kingdomino games") }.
error-server-has-too-many-tables = Na tym serwerze może być najwyżej { $limit ->
    [1] jeden niezakończony stół
    [few] { $limit } niezakończone stoły
    [many] { $limit } niezakończonych stołów
   *[other] { $limit } niezakończonego stołu
} i tyle już jest. Dokończcie któryś albo niech gospodarz lub moderacja zakończy go na jego kanale ({ COMMAND("kingdomino table") }).
error-wrong-channel = Na tym serwerze stoły otwiera się na innych kanałach: { $channels }. Otwórz swój tam. Kto zarządza serwerem, może to zmienić przez { COMMAND("kingdomino server") }.
error-not-manager = To może zmienić tylko ktoś, kto zarządza serwerem. { COMMAND("kingdomino server") } pokazuje, jak jest teraz.
error-no-server = To prywatna rozmowa, bez ustawień serwera. Wpisz { COMMAND("kingdomino server") } na kanale serwera.
error-results-of-another = W prywatnej rozmowie widać tylko twoje wyniki. Wpisz { COMMAND("kingdomino stats") } na serwerze, aby zobaczyć, jak idzie tam komuś innemu.
error-unknown-time-zone = Nie ma strefy czasowej o tej nazwie. Zacznij wpisywać duże miasto w pobliżu i wybierz z listy albo podaj godzinę w { COMMAND("kingdomino settings") }.
error-old-button = Ten przycisk już nie działa. Działające są pod najnowszą wiadomością stołu.
error-team-full = Ta drużyna jest już pełna. Wybierz inną.
error-game-full = Wszystkie miejsca przy tym stole są zajęte.
error-too-many-followers = Ten stół obserwuje już { $limit } osób i więcej się nie da. Zawsze pokaże go { COMMAND("board") }.
error-follows-too-many = Można obserwować najwyżej { $limit ->
    [one] { $limit } stół
    [few] { $limit } stoły
    [many] { $limit } stołów
   *[other] { $limit } stołu
} i tyle już obserwujesz. { COMMAND("kingdomino games") } pokazuje je z przyciskiem, który kończy obserwowanie.
error-not-offered = { $name }: tego miejsca nie można teraz zająć. Ktoś już na nim gra albo jego właściciel jest z powrotem.
error-offered-already = { $name }: to miejsce jest już wolne. Każdy na tym kanale może je zająć, także przyciskiem pod { COMMAND("board") }.
error-no-such-seat = Nikogo o tej nazwie tu nie ma. Wybierz z listy, która otwiera się przy pisaniu.
error-substitute-for-computer = Komputer nie potrzebuje zastępstwa: zawsze jest na miejscu.
error-no-such-date = To nie może być termin powrotu. Wpisz dzień, np. `piątek` albo `2026-12-01`, albo liczbę, np. `3 dni`, i wybierz z listy.
error-already-seated = Masz już tu miejsce.
error-has-left = Ta partia jest już bez ciebie. Możesz znów zająć swoje miejsce, jeśli będzie wolne, ale nie inne.
error-guest-seated = { $name } ma już tu miejsce.
error-already-invited = Miejsce jest już zachowane dla: { $name }.
error-no-seat-to-reserve = Wszystkie wolne miejsca już na kogoś czekają. Poczekaj na odpowiedź albo dodaj miejsca przy stole.
error-private-table = Do prywatnej rozmowy nikt inny nie wejdzie. Otwórz stół na kanale serwera.
error-bot-invited = { $name } to bot. Komputery dodaje się w wiadomości stołu.
error-guest-outside = { $name } nie widzi tego kanału, więc nie może tu grać.
error-not-seated = Nie masz miejsca przy tym stole. Własny stół otworzysz na innym kanale: { COMMAND("kingdomino new") }.
error-no-seat-yet = Nie masz jeszcze miejsca przy tym stole. Zajmiesz je przyciskiem **{ button-join }**.
error-kept-by-computer = Na twoim miejscu gra teraz komputer. Odzyskasz je przez { COMMAND("kingdomino seat") }.
error-played-by-substitute = Na twoim miejscu gra teraz { $name }. Odzyskasz je przez { COMMAND("kingdomino seat") }.
error-not-host = To może zrobić tylko gospodarz stołu albo moderacja serwera.
error-host-starts = Są wolne miejsca: dopóki stół nie jest pełny, zacząć może tylko gospodarz – { $host }. Każda osoba przy stole będzie mogła to zrobić { $until }.
error-host-sets-up = Stół ustawia gospodarz: { $host }. Ty możesz zająć miejsce albo je oddać.
error-seats-reserved = Wolne miejsca czekają na zaproszone osoby. Każdy będzie mógł je zająć { $until }.
error-too-many-seated = Jest was { $seated }, a miejsc byłoby tylko { $seats }. Nikogo się nie wyprasza: niech ktoś odejdzie albo usuń komputer i wybierz ponownie.
error-series-goes-on = To kolejna partia dynastii: ma tych samych graczy i te same warianty co pierwsza. Gospodarz może ją zacząć albo zakończyć.
error-lobby-changed = Stół właśnie się zmienił. Zobacz, kto tu jest i w co się gra, i naciśnij „{ button-start }” jeszcze raz.
error-no-game-here = Na tym kanale nie ma partii. Otwórz stół ({ COMMAND("kingdomino new") }) albo wznów partię z archiwum ({ COMMAND("kingdomino history") }).
error-nothing-played-here = Na tym kanale nie ma partii. Otwórz stół ({ COMMAND("kingdomino new") }).
error-no-such-game = Tej partii już nie ma.
error-nothing-to-undo = { $why ->
    [no-move] W tej turze nie ma czego cofać: odrzucenia ani tego, co jeszcze niezagrane, nie da się cofnąć.
    [no-turn] Nie ma czego cofać: żadna twoja tura nie jest jeszcze skończona.
    [dealt] Tura zostaje, bo na jaw wyszło już coś nowego. Wtedy tury się nie cofa.
    [own-move] Tura zostaje, bo następna już trwa. Najpierw cofnij ją krok po kroku, potem spróbuj znowu.
    [computer] Tura zostaje, bo po niej zagrał już komputer: { $name }.
    [over] Ta partia jest skończona i wynik zostaje.
    [no-choice] W tej turze nie było wyboru: po cofnięciu rozegrałaby się tak samo.
   *[moved] Tura zostaje, bo jest już następny ruch: { $name }.
}
error-reminders-of-another = Te przypomnienia może wyłączyć tylko { $name }.
error-proposal-gone = To już rozstrzygnięte albo jest nowsza propozycja.
error-stale-game = Ten przycisk jest już nieaktualny: gra poszła dalej. Jak jest teraz, pokazuje najnowsza wiadomość.
error-not-your-turn = Teraz gra { $name }. Gdy przyjdzie twoja kolej, dostaniesz wzmiankę.
error-too-early = { $name } ma jeszcze czas: będzie to możliwe po { $reminders ->
    [1] pierwszym
   *[other] drugim
} przypomnieniu.
error-no-reminders = Przy tym stole nikt nie dostaje przypomnień: { $name } może grać bez pośpiechu, a komputer nie może rozegrać tej tury. Jeśli zgodzą się wszyscy przy stole, a po tygodniu bez ruchu wszyscy pozostali, { COMMAND("kingdomino pace") } ustali, ile może trwać tura, a { COMMAND("kingdomino seat") } znajdzie na to miejsce kogoś innego.
error-nobodys-turn = Nikt nie ma tu teraz nic do zrobienia.
error-wrong-number = Liczba graczy w tej grze: { $allowed }. { $seated ->
    [1] Teraz jest jedna osoba.
   *[other] Teraz jest was { $seated }.
} Poczekaj na innych; gospodarz może dodać komputery albo zmienić liczbę graczy.
error-wrong-players = { $variant } – liczba graczy: { $allowed }.
error-wrong-options = { $variant }: Królestwo Środka i Harmonia są tu niedostępne. Pomiń je.
error-not-started = Partia jeszcze się nie zaczęła: gospodarz może nacisnąć **{ button-start }**, a przy pełnym stole każda osoba.
error-started = Partia już trwa. Kto gra, może odejść: { COMMAND("kingdomino seat") }; inni mogą ją obserwować: { COMMAND("kingdomino follow") }.
error-ended = Ta partia jest skończona.
error-archived = Ta partia jest w archiwum. Wznowisz ją na jej kanale przez { COMMAND("kingdomino history") }.
error-not-archived = Z tą partią nie trzeba nic robić: trwa dalej. Przyciski są pod jej najnowszą wiadomością.
error-channel-taken =
    Na tym kanale jest teraz inny stół:
    { $link }
    Gdy się skończy, wznowisz tę partię przez { COMMAND("kingdomino history") }.
error-notation-error = Takiego ruchu nie ma. Wybierz z listy, która otwiera się przy pisaniu.
nothing-matches = Nic na liście nie pasuje. Usuń wpisany tekst, aby zobaczyć wszystko, co możliwe.
error-no-threads = Tu nie może być wątku. Otwórz stół na samym kanale.
error-missing-permissions = { $count ->
    [1] Brakuje mi tu uprawnienia: { $names }.
   *[other] Brakuje mi tu uprawnień: { $names }.
} Nada je ktoś, kto zarządza tym serwerem; potem spróbuj ponownie.
error-forbidden = Brakuje mi tu uprawnienia. Stół na kanale wymaga: { permission-view-channel }, { permission-send-messages } i { permission-attach-files }; w wątku: { permission-send-messages-in-threads }, a by go otworzyć: { permission-create-public-threads }.
error-message-gone = Tej wiadomości już nie ma. { COMMAND("kingdomino games") } pokazuje twoje stoły.
error-discord = Discord teraz mnie nie słucha. Twój ruch jest zapisany; jeśli brakuje wiadomości, wyślę ją za minutę lub dwie. Jeśli nic się nie dzieje, spróbuj ponownie.
error-restarting = Właśnie uruchamiam się ponownie, więc nic jeszcze nie jest zrobione. Spróbuj za minutę.
error-interrupted = Uruchamiam się ponownie i nie mogę teraz odpowiedzieć. Zajrzyj za minutę: może wszystko jest już zrobione.
error-unexpected = Coś poszło nie tak po mojej stronie; nic nie zginęło. Jeśli to się powtórzy, powiedz osobie, która prowadzi tego bota: błąd { $number }.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-create-public-threads = Tworzenie publicznych wątków

illegal-game-over = Ta partia jest skończona.
illegal-chance-due = Następne płytki są dopiero rozdawane.
illegal-not-chance = Tasuje i rozdaje sam bot.
illegal-not-in-variant = W tej grze tego nie ma.
illegal-too-early = Najpierw dołóż płytkę; reszta przyjdzie potem.
illegal-too-late = Ta część tury już minęła; graj dalej od następnego kroku.
illegal-nothing-to-place = Nie masz jeszcze płytki do dołożenia: najpierw ją wybierz.
illegal-other-domino = Twój król nie stoi na tej płytce.
illegal-spelling = Płytkę z dwiema takimi samymi połowami zapisuj od jej południowego albo zachodniego pola.
illegal-occupied = Coś już tam leży.
illegal-outgrows-grid = Tam królestwo wyszłoby poza siatkę.
illegal-no-connection = Żadna połowa nie dotykałaby tam zamku ani takiego samego terenu.
illegal-can-be-placed = Płytkę, która gdzieś pasuje, trzeba dołożyć.
illegal-not-in-line = Tej płytki nie ma w następnej kolumnie.
illegal-last-round = To ostatnia runda: płytek już się nie wybiera.
illegal-taken = Na tej płytce stoi inny król.
illegal-wrong-kings = To nie są królowie tej partii.
illegal-wrong-count = W kolumnie jest inna liczba płytek.
illegal-wrong-box = Następna kolumna pochodzi z drugiego pudełka.
illegal-already-seen = Ta płytka była już rozdana.
illegal-not-ascending = Kolumna leży w kolejności rosnącej.
illegal-not-done = { $due ->
    [place] Najpierw dołóż płytkę.
   *[choose] Najpierw wybierz płytkę.
}
