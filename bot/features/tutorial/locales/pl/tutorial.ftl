tutorial-title = Samouczek: { $lesson }
tutorial-end = Brawo, to już cały samouczek!
tutorial-no-crowns = Teren bez koron nic nie daje, choćby był największy. Szukaj koron!
tutorial-property = { $terrain }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
} × { $crowns ->
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Nauka w dwie minuty
button-lesson-again = Zagraj jeszcze raz
button-start-own = Zacznij moją partię

lesson-kingdomino-0-choose =
    Najpierw **wybierz płytkę** do królestwa wokół swojego zamku. Punkty daje tylko teren z **koronami**.
    Z niskim numerem grasz wcześniej w następnej rundzie. **+2** to 2 punkty od razu po dołożeniu, a często więcej, gdy ten teren urośnie.
lesson-kingdomino-1-place = Teraz **wybierz następną płytkę**. Obecna od razu trafi obok zamku, jak widać.
lesson-kingdomino-1-choose = Płytka leży, ale możesz to jeszcze cofnąć. Teraz **wybierz** następną płytkę, najlepiej taką, która rozwija to, co już masz.
lesson-kingdomino-2-place = Teren daje **liczbę pól razy liczbę koron**. Dołóż tę płytkę i **wybierz** ostatnią.
lesson-kingdomino-2-choose = Płytka leży. **Wybierz** ostatnią. Na przycisku widać, ile punktów da, gdy ją dołożysz.
lesson-kingdomino-3-place = Ostatnia runda! Po prostu **dołóż** płytkę tam, gdzie da najwięcej.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}** dla ciebie! Prawdziwa partia jest taka sama, tylko ma więcej rund.

help-tutorial = **{ button-tutorial }**: trzy tury i umiesz grać. Widzisz to tylko ty.
greeting-tutorial = Pierwszy raz? **{ button-tutorial }**. Widzisz to tylko ty.
