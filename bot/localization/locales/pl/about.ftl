greeting-title = Kingdomino i Queendomino
greeting =
    Cześć! Od teraz zagracie tu w obie gry, od razu albo przez kilka dni.
    - { COMMAND("kingdomino new") } otwiera stół na kanale, na którym to wpiszesz. Wolne miejsca mogą zająć komputery.
    - { COMMAND("kingdomino server") } ustala, na których kanałach mogą być stoły i jak zaczynają się nowe.

help-title = Jak się tu gra
help-now =
    - { COMMAND("kingdomino new") }: stół na tym kanale, od razu z komputerami albo z innymi.
help-add = { LINK($link, "Dodaj mnie do serwera") }
help-report = { $url ->
    [none] Coś nie działa? Powiedz o tym osobom, które prowadzą tego bota.
   *[other] Coś nie działa? { LINK($url, "Zgłoś problem") }
}
help-table-name = Nowy stół
help-table = { COMMAND("kingdomino new") } otwiera go na tym kanale. Gospodarz naciska **{ button-play-computers }** albo **{ button-invite }**, a grę i resztę wybiera pod **{ button-more }**. Inni naciskają **{ button-join }**, a partię zaczyna **{ button-start }**.
help-turn-name = Twoja tura
help-turn = Dostajesz wzmiankę. **Dołóż** otwiera panel, który widzisz tylko ty, od razu z dobrym miejscem. **Wybierz** i numer: jedno naciśnięcie dokłada tam twoją płytkę i wybiera tę o tym numerze. Możesz też najpierw wybrać inne miejsce. W Queendomino panel prowadzi krok po kroku, a kroki opcjonalne możesz pominąć.
help-ahead-name = Plan następnej tury
help-ahead = **{ button-plan-ahead }** albo { COMMAND("kingdomino plan") }: ułóż płytki następnej kolumny od najlepszej i wybierz miejsce, a w Queendomino także rycerzy i budynki. Nikt inny tego nie widzi. Gdy przyjdzie twoja kolej, rozegram plan, na ile będzie to jeszcze możliwe. Do tego czasu możesz go zmienić albo usunąć.
help-writing-name = Ruchy za pomocą poleceń
help-writing = { COMMAND("place") } i { COMMAND("draft") } przy pisaniu podpowiadają, co możesz zrobić. Ruch możesz też wpisać: `12@g8e` kładzie płytkę 12 pierwszą połową na g8, a drugą na wschód od niej. W Queendomino są jeszcze { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } i { COMMAND("queendomino done") }.
help-looking-name = Królestwa, listy i wyniki
help-looking =
    - **{ button-look }** powiększa twoje królestwo, a { COMMAND("kingdomino board kingdom:") } inne.
    - { COMMAND("kingdomino board") } pokazuje stół jeszcze raz. { COMMAND("kingdomino board ask:") } pokazuje, które płytki dopiero wyjdą i jaka jest szansa na tę potrzebną.
    - { COMMAND("kingdomino games") } to lista twoich partii.
help-ear-name = Tryb tekstowy i czytniki ekranu
help-ear = Włącz tryb tekstowy w { COMMAND("kingdomino settings") }, a wszystko, co widzisz tylko ty, będzie opisane słowami, z nagłówkami i listami. { COMMAND("kingdomino board text:") } robi to jeden raz. { COMMAND("kingdomino board ask:") } odpowiada na pytania o królestwo, na przykład gdzie może urosnąć jezioro.
help-time-name = Czas i nieobecność
help-time =
    - Partia może trwać wiele dni i nic nie ginie. { COMMAND("kingdomino table") } pokazuje i zmienia, co się dzieje, gdy ktoś długo nie gra.
    - W { COMMAND("kingdomino settings") } są godziny ciszy: nie dostajesz wtedy wzmianek. Przez { COMMAND("kingdomino settings away:") } mówisz, do kiedy nie możesz grać.
    - **{ button-look }** pozwala komputerowi zagrać za kogoś, kto się spóźnia, i oddaje ci miejsce, którego pilnował komputer. { COMMAND("kingdomino table") } szuka kogoś, kto zagra dalej za ciebie.
help-slips-name = Cofanie i wyjście
help-slips =
    - **Cofnij** w panelu odwraca to, co już zrobione, dopóki trwa twoja tura.
    - { COMMAND("kingdomino table") } cofa twoją ostatnią turę, jeśli nic się potem nie stało i wszyscy się zgodzą. Gdy grasz tylko z komputerami, cofa zawsze, ale wtedy partia się nie liczy.
    - Tam możesz też wyjść z partii na dobre: twoje miejsce zajmie komputer. Gospodarz może tam zakończyć partię dla wszystkich.
help-fair-name = Skąd wiem, że to uczciwe?
help-fair = Wszystkie płytki wynikają z sekretu ustalonego przed partią, więc nikt nie wybiera ich w trakcie gry. Żeby to sprawdzić, zachowaj obrazek stołu i zanotuj ostatnią liczbę w linku wiadomości.
help-placeholder = Więcej…
button-rules = Zasady

setting-title = Twoje ustawienia
settings-placeholder = Zmień…
settings-all = Wszystkie ustawienia
setting-zone = Strefa czasowa
setting-advice = Podpowiedzi i trener
setting-notifications = Powiadomienia
setting-look = Wygląd
setting-quiet = Godziny ciszy
setting-quiet-is = Godziny ciszy: { $state ->
    [none] **brak**
    [unknown] **w nocy**
   *[set] **{ $start_clock }–{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] Bez nich możesz dostać wzmiankę o każdej porze.
    [unknown] Dopóki nie znam twojej godziny, liczy się zegar serwera: w nocy nie dostajesz wzmianek.
    [usual] Nie dostajesz wtedy wzmianek, chyba że grasz w ciągu ostatniej godziny. O swojej turze dowiesz się, gdy się skończą.
   *[set] Nie dostajesz wtedy wzmianek. O swojej turze dowiesz się, gdy się skończą.
}
setting-zone-is = { $kind ->
    [unknown] Twój zegar: **{ $clock }** ({ $offset }), jeszcze nieustawiony
    [fixed] Twój zegar: **{ $clock }** ({ $offset })
   *[place] Twój zegar: **{ $clock }**, strefa { $city } ({ $offset })
}
setting-zone-about = { $kind ->
    [unknown] Jeśli to się nie zgadza, powiedz mi, która jest u ciebie godzina, albo wpisz { COMMAND("kingdomino settings zone:") } i miasto, na przykład { COMMAND("kingdomino settings zone:Warszawa") }.
    [fixed] Latem i zimą jest ten sam. Gdy wpiszesz miasto po { COMMAND("kingdomino settings zone:") }, będzie się zmieniać tak jak tam.
   *[place] Latem i zimą zmienia się tak jak tam.
}
setting-mentions-is = { $state ->
    [on] Wzmianki: **włączone**
   *[off] Wzmianki: **wyłączone**
}
setting-mentions-about = { $state ->
    [on] Gdy przychodzi twoja kolej, dostajesz powiadomienie.
   *[off] Bez powiadomień. { COMMAND("kingdomino games") } pokazuje, kto na ciebie czeka.
}
setting-private = Wiadomości prywatne
setting-private-is = W wiadomości prywatnej: **{ $value }**
setting-private-about = To dostajesz ode mnie w wiadomości prywatnej, bez wzmianki na kanale. Godziny ciszy nadal działają.
setting-private-nothing = nic
setting-private-reminders = przypomnienia
setting-private-turns = tury i przypomnienia
setting-private-next = tury, przypomnienia i gdy twoja tura jest następna
private-how = { COMMAND("kingdomino settings") } zmienia to, co tu ode mnie dostajesz.
private-refused = Discord nie pozwolił mi wysłać ci wiadomości prywatnej, więc dostajesz wzmiankę znowu tutaj.
setting-theme = Kolory
setting-theme-is = Kolory obrazków: **{ $value }**
setting-theme-about = Dotyczą wszystkich obrazków, które widzisz tylko ty, a przy stołach, które otwierasz, widzą je wszyscy.
setting-theme-table = takie jak przy stole
theme-name = { $theme ->
    [distinct] dla daltonistów
    [contrast] wysoki kontrast
   *[storybook] bajkowe
}
setting-text-mode = Tryb tekstowy
setting-text-mode-is = { $state ->
    [on] Tryb tekstowy: **włączony**
   *[off] Tryb tekstowy: **wyłączony**
}
setting-text-mode-about = { $state ->
    [on] To, co widzisz tylko ty, jest opisane słowami, z nagłówkami i listami, zamiast obrazków.
   *[off] To, co widzisz tylko ty, ma obrazki, każdy z krótkim opisem dla czytników ekranu.
}
setting-suggestions = Podpowiedzi
setting-suggestions-is = Podpowiedzi: **{ $value }**
setting-suggestions-about = Dla partii, w których grasz tylko z komputerami, od następnej. Przy stole decydują jego ustawienia, ale „{ setting-suggestions-none }” działa wszędzie. Partia, w której są w każdej turze, się nie liczy.
setting-suggestions-shown = w każdej turze
setting-suggestions-hint = gdy o nie proszę
setting-suggestions-none = nigdy
setting-coach-is = { $state ->
    [on] Trener: **włączony**
   *[off] Trener: **wyłączony**
}
setting-coach-about = { $state ->
    [on] Gdy grasz tylko z komputerami, panel mówi, ile kosztowała twoja ostatnia tura, a na życzenie też, co było lepsze. Nie tam, gdzie widać podpowiedzi.
   *[off] Gdy grasz tylko z komputerami, mogę po turze powiedzieć, ile kosztowała, chyba że była do niej podpowiedź.
}
button-set-coach-on = Włącz trenera
button-set-coach-off = Wyłącz trenera
setting-away = Nieobecność
setting-away-is = { $state ->
    [on] Nieobecność do: **{ $until_time }**
   *[off] Nieobecność: **nie**
}
setting-away-about = W czasie nieobecności nie dostajesz wzmianek, a twoje stoły wiedzą, do kiedy.
away-placeholder = Nieobecność do…
setting-language = Język
setting-language-is = Język: **{ $value }**
setting-language-about = Dotyczy wszystkiego, co widzisz tylko ty. To, co widzą wszyscy, jest w języku stołu.
setting-language-discord = jak na Discordzie
setting-language-feedback = Coś źle brzmi? { LINK($url, "Napisz nam") }
button-set-mentions-on = Włącz wzmianki
button-set-mentions-off = Wyłącz wzmianki
button-set-text-mode-on = Włącz tryb tekstowy
button-set-text-mode-off = Wyłącz tryb tekstowy
server-title = Ustawienia tego serwera
server-note = Te ustawienia dotyczą stołów otwieranych od teraz. Kto otwiera stół, może wybrać inną grę, inny czas na turę oraz to, czy będzie wątek.
server-note-readers = Zmienić to mogą tylko osoby, które zarządzają serwerem.
tables-title = Otwarte stoły
tables-none = Nie ma tu żadnego otwartego stołu.
tables-opened = otwarty: { $since_span }
tables-placeholder = Zamknij stół…
server-usual = { $value } (domyślnie)
server-where = Gdzie
server-time = Tempo
server-game = Gra
server-game-is = Gra przy nowym stole: **{ $value }**
server-pace = Czas na turę
server-pace-is = Czas na turę: **{ $value }**
server-policy-is = Po czasie: **{ $value }**
server-threads-is = { $state ->
    [on] Nowe partie: **każda we własnym wątku**
   *[off] Nowe partie: **bezpośrednio na kanale**
}
server-channels-is = { $count ->
    [0] Stoły można otwierać **na każdym kanale**
   *[other] Stoły można otwierać **tylko tu: { $channels }** i w tamtejszych wątkach
}
server-channels-placeholder = Każdy kanał
server-channels-lacking = ⚠️ Tu nie mogę jeszcze prowadzić stołu: { $channels }. W uprawnieniach tego kanału pozwól mi na: { $permissions }.
server-players = Gracze
server-players-is = { $state ->
    [on] Kto może otwierać stoły: **{ $role }**
   *[off] Kto może otwierać stoły: **wszyscy**
}
server-openers-placeholder = Wszyscy
server-language = Język
server-language-is = Język nowych stołów: **{ $value }**
server-language-host = język osoby, która otwiera stół
server-zone-is = { $kind ->
    [unknown] Czas tutaj: **jeszcze nieustawiony**
    [fixed] Czas tutaj: **{ $clock }** ({ $offset })
   *[place] Czas tutaj: **{ $clock }**, strefa { $city } ({ $offset })
}
server-zone-placeholder = Która tu jest godzina?
list-more = { $count ->
    [1] To miejsce dzieli jeszcze jedna osoba.
   *[other] To miejsce dzieli więcej osób: { $count }.
}
button-set-threads-on = Nowe partie w wątkach
button-set-threads-off = Nowe partie na kanale

quiet-from = Cisza od { $clock }
quiet-to = Cisza do { $clock }
quiet-now = Teraz jest { $clock }
quiet-from-placeholder = Cisza od…
quiet-to-placeholder = Cisza do…
quiet-offset-placeholder = Która jest u ciebie godzina?
ask-clock = Która jest u ciebie godzina? Wtedy nikt cię nie obudzi w nocy.
button-another-clock = Inna godzina…
done-clock = { $city ->
    [none] U ciebie jest { $clock }. Od { $start_clock } do { $end_clock } nikt cię nie woła. Zmienisz to tu: { COMMAND("kingdomino settings") }.
   *[other] U ciebie jest { $clock }, jak tu: { $city }. Od { $start_clock } do { $end_clock } nikt cię nie woła. Zmienisz to tu: { COMMAND("kingdomino settings") }.
}
night-waited = To poczekało do rana, żeby cię nie budzić.
button-call-at-night = Wołaj mnie też w nocy
button-half-hour = U mnie jest pół godziny różnicy
button-no-quiet-hours = Bez godzin ciszy
button-set-clock = Ustaw zegar (teraz { $clock })

setting-privacy-about = Możesz to wszystko dostać jako plik albo usunąć: ustawienia i identyfikator znikają od razu, dalej gra za ciebie komputer, a w partiach innych osób zostajesz jako „{ forgotten-name }”. Zamiast identyfikatora zostaje losowa liczba, więc inni zachowują swój ranking. { privacy-copies }
privacy-copies =
    { $days ->
        [0] Jeśli istnieją starsze kopie partii, zostajesz w nich.
        [1] Z mojej codziennej kopii partii znikasz po jednym dniu.
        [few] Z moich codziennych kopii partii znikasz po { $days } dniach.
        [many] Z moich codziennych kopii partii znikasz po { $days } dniach.
       *[other] Z moich codziennych kopii partii znikasz po { $days } dnia.
    }
button-privacy-stored = Co jest zapisane
privacy-stored =
    ## Co jest o tobie zapisane
    - Dla każdej partii: kto gdzie siedzi lub ma zaproszenie (identyfikator Discorda i pokazywana nazwa), każdy ruch, jego czas i identyfikator kliknięcia (żeby żadne nie liczyło się dwa razy), tury, w których prosisz o podpowiedź, oraz czy podpowiedzi są dla ciebie widoczne.
    - Partie, które rozgrywasz dalej ze skończonych: przez dzień od twojego ostatniego ruchu. Usunięcie danych usuwa też je.
    - Twoje ustawienia, w tym strefa czasowa, język i czas nieobecności, oraz pokazane ci już wskazówki.
    - Na czyim miejscu gra zastępstwo.
    - Twój plan na przyszłą turę, dopóki ona nie nadejdzie, i które ruchy były z planu.
    - O serwerze: jego ustawienia, do pierwszego uruchomienia bota po odejściu z serwera, oraz to, że bot się tam już przedstawił.
    - Jeśli osoba, która prowadzi tego bota, cię zablokuje: identyfikator, data i powód, także po usunięciu danych.

    Nic więcej: żadnych wiadomości, żadnych innych osób.
setting-privacy = Twoje dane
setting-privacy-is = Twoje dane: **przechowywane, dopóki ich nie usuniesz**
button-export = Pokaż mi wszystko
button-forget = Usuń wszystkie moje dane
confirm-forget = ## Usunąć wszystkie twoje dane?
    - { $playing ->
        [0] Nie grasz teraz w żadnej partii.
        [1] W partii, w którą teraz grasz, twoje miejsce zajmie komputer.
       *[other] W partiach, w które teraz grasz ({ $playing }), twoje miejsca zajmą komputery.
    }
    - { $past ->
        [0] Nie ma dawnej partii z twoją nazwą.
        [1] W jednej dawnej partii twoja nazwa zmieni się na „{ forgotten-name }”.
       *[other] W dawnych partiach ({ $past }) twoja nazwa zmieni się na „{ forgotten-name }”.
    }
    - Twoje wyniki, ustawienia i identyfikator Discorda zostaną usunięte.
    - W opublikowanych już wiadomościach i w tytułach wątków twoja nazwa zostaje.

    Tego nie da się cofnąć.
button-forget-yes = Usuń mnie
button-forget-no = Anuluj
export = Wszystko, co jest o tobie zapisane, jako plik czytelny dla programów:

games-title = Twoje partie
games-none = Nie grasz teraz w żadnej partii. Otwórz stół: { COMMAND("kingdomino new") }.
games-more = { $more ->
    [1] …i jeszcze jedna partia
    [few] …i jeszcze { $more } partie
    [many] …i jeszcze { $more } partii
   *[other] …i jeszcze { $more } partii
}
games-lobby = czeka na graczy
games-full = można zaczynać
games-invited = **masz zaproszenie**
games-your-turn = **twoja kolej** · { $since_span }
games-their-turn = gra { $name } · { $since_span }
games-alone = W pojedynkę
games-played-on-line = { $number }. { $game } · { $id ->
    [none] z zadanej pozycji
   *[other] z partii { $id }
} · będzie usunięta: { $when_span }
button-play-on-number = Graj dalej: { $number }
games-with = { $more ->
    [0] gracze: { $names }
    [1] gracze: { $names } i jeszcze jedna osoba
    [few] gracze: { $names } i jeszcze { $more } osoby
    [many] gracze: { $names } i jeszcze { $more } osób
   *[other] gracze: { $names } i jeszcze { $more } osoby
}

button-share = Pokaż wszystkim
button-earlier = Wcześniej
button-later = Później
text-rest = Reszta jest na następnej stronie.
button-next-page = Następna strona
button-first-page = Pierwsza strona
# ---- pytania o królestwo, słowami
