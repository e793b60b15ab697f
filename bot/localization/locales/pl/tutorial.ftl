tutorial-title = Samouczek: { $lesson }
tutorial-end = Brawo, to już cały samouczek!
tutorial-property = { $terrain }: { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pola
} × { $crowns ->
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Samouczek
button-lesson = Samouczek: { $lesson }
button-lesson-again = Jeszcze raz
button-lesson-rules = Zasady
button-open-table = Otwórz stół

lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    Czas **wybrać płytkę!** Zbudujesz z płytek królestwo wokół swojego zamku, a teren daje punkty tylko tam, gdzie ma **korony**.
    Z niskim numerem grasz wcześniej w następnej rundzie, wysoki ma często korony. **+2** na przycisku to 2 punkty po dołożeniu.
lesson-kingdomino-1-place =
    Teraz **weź następną płytkę**. Jedno naciśnięcie dokłada też tę, tak jak widać.
    Jedna połowa musi dotykać zamku. Płytka pasuje na każdy numer: **{ button-next }** pokazuje białe miejsca, szare to ich lustrzane odbicia.
lesson-kingdomino-1-choose = Płytka leży, ale możesz to jeszcze cofnąć. Teraz **weź** następną płytkę, najlepiej taką, która rozwija to, co już masz.
lesson-kingdomino-2-place =
    Gdy płytka dobrze leży, **weź ostatnią**.
    Pola jednego terenu, które się dotykają, to posiadłość. Daje **liczbę pól razy liczbę koron**. Nowa płytka musi dotykać swojego terenu albo zamku, w granicach 5×5 pól.
lesson-kingdomino-2-choose = Płytka leży. **Weź** ostatnią. Na przycisku widać, ile punktów da, gdy ją dołożysz.
lesson-kingdomino-3-place = Ostatnia runda! Po prostu **dołóż** płytkę tam, gdzie da najwięcej.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}** dla ciebie! Prawdziwa partia jest taka sama, tylko ma więcej rund. Naciśnij **{ button-start }** przy swoim stole albo otwórz nowy: { COMMAND("kingdomino new") }. Wolne miejsca mogą zająć komputery.
hint-spots = Wskazówka: płytka pasuje na każdy numer, szare to lustrzane odbicia. **{ button-next }** ją tam pokazuje.
hint-take = Wskazówka: **Weź** dokłada płytkę tak, jak widać, i od razu bierze następną.

# ---- wskazówki, każda raz

hint-back = Wskazówka: dopóki trwa twoja tura, **Cofnij** odwraca to, co już zrobione.
hint-nowhere = Wskazówka: płytka potrzebuje dwóch wolnych pól obok siebie, a jedna połowa musi dotykać zamku albo swojego terenu.
hint-merits = Wskazówka: na przycisku widać, ile punktów da ta płytka, gdy ją dołożysz.
hint-numbers = Wskazówka: z niskim numerem grasz wcześniej w następnej rundzie. Wysoki ma często korony.
hint-itself = Wskazówka: w twojej ostatniej turze możliwy był tylko jeden ruch, więc gram go za ciebie. Wyłączysz to w { COMMAND("kingdomino settings") }.
