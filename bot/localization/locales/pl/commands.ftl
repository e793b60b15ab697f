command-kingdomino-about = Stoły do Kingdomino i Queendomino
command-new-about = Otwórz stół na tym kanale
command-table-about = Dla stołu tego kanału: cofanie, tempo, przerwa, zastępstwa, rezygnacja, koniec
command-place-about = Dołóż swoją płytkę
command-draft-about = Wybierz płytkę z następnej kolumny
command-plan-about = Zaplanuj następną turę: rozegra się sama, gdy przyjdzie twoja kolej
command-board-about = Zobacz stół, królestwo albo to, co jeszcze przyjdzie. Widzisz to tylko ty
command-games-about = Wszystkie twoje partie i czyja jest kolej
command-settings-about = Język, tryb tekstowy, kolory, wzmianki, godziny ciszy, nieobecność i inne
command-server-about = Jak zaczynają się nowe stoły na tym serwerze i gdzie można je otwierać
command-help-about = Jak się tu gra

option-game-about = Która gra. Domyślnie ta z ustawień serwera albo Kingdomino
option-players-about = Ile miejsc, na przykład 3. Domyślnie tyle, na ile pozwala gra
option-middle-kingdom-about = Dodatkowe 10 punktów za zamek w środku
option-harmony-about = Dodatkowe 5 punktów za królestwo bez odrzuconej płytki
option-dynasty-about = Trzy partie z rzędu, suma punktów
option-away-about = Do kiedy nie grasz: dzień, np. piątek, data, np. 2026-12-24, albo liczba dni, np. 3
option-do-about = Co zrobić. Wybierz z listy
option-about-about = Czego szukasz: tematu albo słowa z zasad, na przykład korona
option-whose-about = Czyje miejsce. Domyślnie twoje
option-where-about = Numer miejsca (3r: płytka obrócona) albo jego pola, np. g8 g9. Możesz też wybrać z listy
option-domino-about = Która płytka. Wybierz z listy albo wpisz jej numer, np. 38
option-kingdom-about = Tylko to królestwo, w powiększeniu. Wybierz nazwę z listy
option-text-about = Tekst zamiast obrazków
option-zone-about = Twoja strefa czasowa: miasto w pobliżu, np. Warszawa, albo która jest tam godzina, np. 17:30
option-invite-about = Kogo zaprosić

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = Zaproś do Kingdomino

do-pause = Poproś wszystkich o przerwę: bez przypomnień i bez zastępstw
do-cancel = Zakończ partię na tym kanale bez wyniku (gospodarz lub moderacja)
do-undo = Cofnij swoją ostatnią turę, jeśli wszyscy się zgodzą
do-pace = Zobacz lub zmień, ile może tu trwać tura i co dzieje się potem
do-resign = Opuść partię na dobre (twoje miejsce zajmie komputer)
do-leave = Odejdź od stołu, zanim zacznie się partia
do-substitute = Znajdź kogoś, kto zagra dalej na czyimś miejscu, jeśli wszyscy się zgodzą
