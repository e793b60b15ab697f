error-channel-busy =
    Na tym kanale jest już stół:
    { $link }
    { $where ->
        [private] Dokończ go albo zakończ przez { COMMAND("kingdomino table") }.
        [yours] Dokończ go, zakończ go przez { COMMAND("kingdomino table") } albo otwórz następny na innym kanale lub w wątku.
        [hosted] Dokończ go, poproś gospodarza ({ $host_name }), by zakończył go przez { COMMAND("kingdomino table") }, albo otwórz swój na innym kanale lub w wątku.
       *[server] Dokończ go, poproś gospodarza, by zakończył go przez { COMMAND("kingdomino table") }, albo otwórz swój na innym kanale lub w wątku.
    }
error-your-table-waits = Twój stół czeka na ciebie: { $link }
error-next-game-begun = Następna partia już trwa: { $link }
error-rematch-played = Gracie już kolejną partię. Oto twoja najnowsza partia: { $link }
error-next-game-played = Ta partia jest już skończona. Oto najnowsza partia dynastii: { $link }
error-host-has-too-many-tables = Jesteś już gospodarzem { $limit ->
    [1] jednego stołu, a więcej mieć nie można
   *[other] { $limit } stołów, a więcej mieć nie można
}. Dokończ któryś albo zamknij go przez { COMMAND("kingdomino table") } na jego kanale. Listę pokaże { COMMAND("kingdomino games") }.
error-server-has-too-many-tables = Na tym serwerze { $limit ->
    [1] jest już jeden stół, a więcej
    [few] są już { $limit } stoły, a więcej
    [many] jest już { $limit } stołów, a więcej
   *[other] jest już { $limit } stołu, a więcej
} być nie może. Dokończ któryś albo poproś gospodarza lub moderację o zamknięcie go przez { COMMAND("kingdomino table") } na jego kanale.
error-wrong-channel = Stoły na tym serwerze są tutaj: { $channels }. Otwórz tam swój. Kto zarządza serwerem, może to zmienić przez { COMMAND("kingdomino server") }.
error-not-opener = Na tym serwerze stoły otwiera { $role }. Poproś kogoś z tą rolą albo kogoś, kto zarządza serwerem: { COMMAND("kingdomino server") } może to zmienić.
error-not-manager = To mogą zmienić tylko osoby, które zarządzają serwerem. { COMMAND("kingdomino server") } pokazuje, jak jest teraz.
error-no-server = Wiadomości prywatne nie mają ustawień serwera. Wpisz { COMMAND("kingdomino server") } na kanale serwera.
error-unknown-time-zone = Nie znam tej strefy czasowej. Wpisz duże miasto w pobliżu i wybierz je z listy albo podaj mi swoją godzinę w { COMMAND("kingdomino settings") }.
error-old-button = Ten przycisk jest nieaktualny. Użyj tych pod najnowszą wiadomością stołu.
error-team-full = Ta drużyna jest pełna. Wybierz inną.
error-game-full = Wszystkie miejsca przy tym stole są zajęte.
error-not-offered = { $name }: to miejsce nie jest teraz wolne. Ktoś je zajął albo { $name } już wraca do gry.
error-offered-already = { $name }: to miejsce jest już do wzięcia. Każdy na tym kanale może je zająć, także przyciskiem, który pokazuje { COMMAND("kingdomino board") }.
error-no-such-seat = Nikt tu się tak nie nazywa. Wybierz z listy, która otwiera się przy pisaniu.
error-substitute-for-computer = Komputer nie potrzebuje zastępstwa. Zawsze jest na miejscu.
error-no-such-date = Nie rozumiem tej daty. Wpisz dzień, np. `piątek` albo `2026-12-01`, albo liczbę, np. `3 dni`, i wybierz z listy.
error-already-seated = Masz już tu miejsce.
error-has-left = W tej partii już nie grasz. Możesz odzyskać swoje miejsce, jeśli będzie do wzięcia, ale nie zająć inne.
error-guest-seated = { $name } ma już tu miejsce.
error-already-invited = { $name } ma już zaproszenie i zarezerwowane miejsce.
error-no-seat-to-reserve = { $name }: nie ma już wolnego miejsca. Poczekaj na odpowiedź albo dodaj miejsca przy stole.
error-private-table = Do wiadomości prywatnych nikt inny nie dołączy. Otwórz stół na kanale serwera.
error-bot-invited = { $name } to bot. Graczy komputerowych dodasz przy stole pod **{ button-more }**.
error-guest-outside = { $name } nie widzi tego kanału, więc nie może tu grać.
error-guest-blocked = { $name } nie może ze mną grać, więc zaproś kogoś innego.
error-called-often = { $name }: trzy zaproszenia w ciągu godziny wystarczą. Następne będzie możliwe: { $until_span }.
error-called-many = Liczba osób zaproszonych w ostatniej godzinie: { $limit }. Następne będzie możliwe: { $until_span }.
error-opened-many-tables = Twoje nowe stoły w ostatniej godzinie: { $limit }. Następny możesz otworzyć: { $until_span }.
error-not-seated = Nie grasz przy tym stole. Własny otworzysz przez { COMMAND("kingdomino new") } na innym kanale.
error-no-seat-yet = Nie ma cię jeszcze przy tym stole. Naciśnij **{ button-join }**, by zająć miejsce.
error-kept-by-computer = Twojego miejsca pilnuje komputer. Odzyskasz je przyciskiem pod { COMMAND("kingdomino board") }.
error-played-by-substitute = Na twoim miejscu gra { $name }. Odzyskasz je przyciskiem pod { COMMAND("kingdomino board") }.
error-not-host = To może zrobić tylko gospodarz, { $host_name }, albo moderacja serwera.
error-host-starts = Są jeszcze wolne miejsca, więc zacząć może tylko gospodarz, { $host_name }. Później będzie mogła każda osoba przy stole ({ $until_span }).
error-host-sets-up = { $host_name } jest gospodarzem i ustawia ten stół. Ty możesz zająć miejsce albo je oddać.
error-seats-reserved = Wolne miejsca są zarezerwowane dla zaproszonych. Później każdy będzie mógł je zająć ({ $until_span }).
error-put-out = Nie masz już miejsca przy tym stole, tak zdecydował gospodarz ({ $host_name }). Jeśli chcesz wrócić, poproś o zaproszenie.
error-too-many-seated = Przy stole jest was już { $seated }, a miejsc byłoby tylko { $seats }. Gdy ktoś odejdzie albo usuniesz komputer, wybierz jeszcze raz.
error-series-goes-on = Ta dynastia już trwa, więc gracze i warianty zostają. Gospodarz może zacząć tę partię albo ją zakończyć.
error-no-game-here = Na tym kanale nie ma partii. Otwórz stół przez { COMMAND("kingdomino new") } albo wznów partię z archiwum przez { COMMAND("kingdomino games") }.
error-played-in-threads = { $count ->
    [1] Partia tego kanału toczy się we własnym wątku: { $threads }
   *[other] Partie tego kanału toczą się we własnych wątkach: { $threads }
}
error-nothing-played-here = Na tym kanale nie ma partii. Otwórz stół przez { COMMAND("kingdomino new") }.
error-unreadable-game = Nie umiem już odczytać ruchów tej partii, więc nie może trwać dalej. Gospodarz może ją zakończyć, a ty możesz z niej wyjść.
error-no-such-game = Tej partii już nie ma.
error-nothing-to-undo = { $why ->
    [no-move] W tej turze nie ma czego cofać: nie ma w niej jeszcze ruchu albo jest tylko odrzucenie, a odrzucenia nie da się cofnąć.
    [no-turn] Nie ma czego cofać: żadna twoja tura nie jest jeszcze skończona.
    [dealt] Twoja tura zostaje: wyszła już nowa kolumna, a tego nie da się odzobaczyć.
    [own-move] Twoja tura zostaje, bo następna już trwa. Najpierw cofnij ją krok po kroku, a potem spróbuj znowu.
    [computer] Twoja tura zostaje, bo po niej zagrał już komputer: { $name }.
    [over] Ta partia jest skończona i wynik zostaje.
    [no-choice] W tej turze nie było wyboru. Rozegrałaby się tak samo.
   *[moved] Twoja tura zostaje, bo jest już następny ruch: { $name }.
}
error-reminders-of-another = Te przypomnienia są dla: { $name }. Nikt inny ich nie wyłączy.
error-paused-already = Ten stół ma już przerwę.
error-proposal-gone = To już rozstrzygnięte albo jest nowsza propozycja.
error-stale-game = Gra poszła już dalej i ten przycisk jest nieaktualny. Zajrzyj do najnowszej wiadomości stołu.
error-not-your-turn = Teraz gra { $name }. Gdy przyjdzie twoja kolej, dostaniesz wzmiankę.
error-too-early = { $name } ma jeszcze czas. Możesz to zrobić po { $reminders ->
    [1] pierwszym
   *[other] drugim
} przypomnieniu: { $until_span }.
error-no-reminders = Przy tym stole nie ma limitu czasu, więc { $name } może grać bez pośpiechu. Chcecie szybciej? Ustalcie limit albo znajdźcie zastępstwo przez { COMMAND("kingdomino table") }. Po tygodniu bez ruchu wystarczy zgoda wszystkich pozostałych.
error-nobodys-turn = Nie ma tu teraz nic do zrobienia.
error-wrong-number = Liczba graczy w tej grze: { $allowed }. { $seated ->
    [1] Na razie jest jedna osoba.
   *[other] Teraz jest was { $seated }.
} Poczekaj na innych. Gospodarz może też dodać komputery albo zmienić liczbę graczy.
error-wrong-players = { $game } – liczba graczy: { $allowed }.
error-wrong-options = { $game } nie ma Królestwa Środka i Harmonii. Pomiń je.
error-not-started = Partia jeszcze się nie zaczęła. Gospodarz może nacisnąć **{ button-start }**, a przy pełnym stole każda osoba.
error-started = Partia już trwa. Kto gra, może wyjść przez { COMMAND("kingdomino table") }, a przyglądać się może każdy: { COMMAND("kingdomino board") }.
error-archived = Ta partia jest w archiwum. Wznowi ją { COMMAND("kingdomino games") } na jej kanale.
error-channel-unsure = Nie mogę teraz znaleźć kanału tej partii. Spróbuj ponownie za minutę.
error-channel-lost = Kanału tej partii już nie ma. Otwórz { COMMAND("kingdomino games") } na innym kanale tego samego serwera i wznów ją tam.
error-not-archived = Ta partia trwa dalej. Przyciski są pod jej najnowszą wiadomością.
error-channel-taken =
    Na tym kanale jest teraz inny stół:
    { $link }
    Gdy się skończy, wznowisz tę partię przez { COMMAND("kingdomino games") }.
error-notation-error = To nie jest ruch. Wybierz z listy, która otwiera się przy pisaniu.
error-command-outdated = Nie znam tego polecenia w tej postaci: może twój Discord pokazuje stare. Uruchom Discorda ponownie i wybierz je z listy.
error-moved = To jest teraz tutaj: { COMMAND($command) }
error-no-such-choice = Nie znam takiego wyboru. Wybierz z listy, która otwiera się przy pisaniu.
error-several-choices =
    Pasuje do tego kilka możliwości ({ $count }). Napisz dokładniej, o którą chodzi:
    { $choices }
error-nearest-choices =
    Tego nie znam. Może chodzi o coś z tego?
    { $choices }
error-several-moves =
    Pasuje do tego kilka ruchów ({ $count }), więc żaden nie jest zagrany. Napisz dokładniej, o który chodzi:
    { $moves }
error-one-way = Tam płytka pasuje tylko tak: { $move }
seat-of-player = { $name } (miejsce { $count })
nothing-matches = Nic takiego tu nie ma. Usuń tekst, a zobaczysz wszystko, co możesz zrobić.
error-no-threads = Partia nie może się stąd przenieść do wątku. Otwórz stół bez wątku.
error-missing-permissions = { $count ->
    [1] Brakuje mi tu uprawnienia: { $permissions }.
   *[other] Brakuje mi tu uprawnień: { $permissions }.
} Poproś kogoś, kto zarządza tym serwerem, i spróbuj ponownie.
error-not-permitted = Ten serwer nie pozwala ci na to tutaj. Potrzebujesz uprawnień: { $permissions }. Poproś kogoś, kto nim zarządza, albo spróbuj na innym kanale.
error-thread-asleep = Ten wątek śpi. Napisz tu cokolwiek, by go obudzić, i spróbuj ponownie.
error-thread-locked = Ten wątek jest zablokowany, więc nie mogę tu pisać. Poproś o odblokowanie kogoś, kto zarządza tym serwerem.
error-channel-refuses = Discord nie przyjmuje tu moich wiadomości, więc odpowiadam tylko na twoje kliknięcia, a partia trwa dalej. Powód od Discorda: { $discord_text }
error-forbidden = Brakuje mi tu uprawnienia. Do stołu na kanale potrzebuję: { permission-view-channel }, { permission-send-messages } i { permission-attach-files }. W wątku potrzebuję: { permission-send-messages-in-threads }, a żeby go otworzyć: { permission-create-public-threads }.
error-timed-out = Moderacja wyciszyła mnie na tym serwerze, więc nie mogę tu pisać. Wyciszenie skończy się samo ({ $until_span }) albo wcześniej, jeśli zdejmie je ktoś, kto zarządza serwerem.
error-message-gone = Tej wiadomości już nie ma. { COMMAND("kingdomino games") } pokazuje twoje stoły.
error-discord = Discord mnie teraz nie słucha. Wszystko jest zapisane, a czego brakuje, wyślę za kilka minut. Jeśli nic się nie dzieje, spróbuj ponownie.
error-discord-nothing = Discord mnie teraz nie słucha, więc nic nie jest otwarte ani zmienione. Spróbuj ponownie za minutę.
error-storage = Nie mogę się teraz dostać do partii. Nic nie zginęło, po prostu spróbuj ponownie za minutę.
error-storage-broken = Moja baza danych nie działa i naprawić ją może tylko osoba, która prowadzi tego bota. Do tego czasu nic nie mogę zrobić, a ponowna próba nie pomoże. Daj jej znać.
error-erased-since = Twoje dane zostały usunięte zaraz po tej prośbie, więc nic nie zostało zapisane. Jeśli nadal tego chcesz, spróbuj jeszcze raz.
error-restarting = Właśnie uruchamiam się ponownie, więc na razie nie mogę tego zrobić. Spróbuj za minutę.
error-blocked = Osoba, która prowadzi tego bota, zablokowała cię, więc napisz do niej, jeśli chcesz znów zagrać.
error-interrupted = Właśnie uruchamiam się ponownie i nie zdążę odpowiedzieć. Zajrzyj za minutę: może wszystko jest już zrobione.
error-unexpected = Przepraszam, to mój błąd. Nic nie zginęło. Jeśli to się powtórzy, powiedz osobie, która prowadzi tego bota: błąd { $number }.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-create-public-threads = Tworzenie publicznych wątków

illegal-game-over = Ta partia jest skończona.
illegal-chance-due = Następne płytki są dopiero rozdawane.
illegal-not-chance = Tasowanie i rozdawanie to moja robota.
illegal-not-in-variant = W tej grze tego nie ma.
illegal-too-early = Najpierw dołóż swoją płytkę. Cała reszta przyjdzie potem.
illegal-too-late = Ta część tury już minęła. Graj dalej od następnego kroku.
illegal-nothing-to-place = Nie masz jeszcze płytki do dołożenia. Najpierw ją wybierz.
illegal-other-domino = Twój król nie stoi na tej płytce.
illegal-spelling = Gdy obie połowy są takie same, zapisz płytkę od jej południowego albo zachodniego pola.
illegal-occupied = Coś już tam leży.
illegal-outgrows-grid = Twoje królestwo byłoby tam za szerokie albo za wysokie.
illegal-no-connection = Tam nie pasuje: żadna połowa nie dotyka zamku ani takiego samego terenu.
illegal-can-be-placed = Nie możesz jej odrzucić: jest miejsce, na które pasuje.
illegal-not-in-line = Tej płytki nie ma w następnej kolumnie.
illegal-last-round = To ostatnia runda, więc nie ma już następnej płytki do wyboru.
illegal-taken = Na tej płytce stoi już król.
illegal-not-done = { $due ->
    [place] Najpierw dołóż płytkę.
   *[choose] Najpierw wybierz płytkę.
}
error-no-hint = Tu nie ma podpowiedzi: wszyscy grają tymi płytkami, a punkty się porównuje.
error-switched-off = To jest tutaj wyłączone.
error-deal-begun = Ta partia już u ciebie trwa. Naciśnij przycisk jeszcze raz, by grać dalej.
