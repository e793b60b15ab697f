tutorial-title = Samouczek: { $lesson }
tutorial-end = To już koniec samouczka
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
    Budujesz królestwo z płytek wokół zamku. Teren daje punkty tylko tam, gdzie ma **korony**.
    Najpierw każdy wybiera płytkę: z niskim numerem grasz wcześniej w następnej rundzie, wysoki często daje korony. **Wybierz jedną.**
lesson-kingdomino-1-place =
    Teraz ją dołóż: jedna połowa musi dotykać zamku. Każdy numer to miejsce, w którym pasuje; **{ button-next }** ją tam pokazuje.
    Potem **Weź**: jednym naciśnięciem dokładasz ją tak, jak widać, i bierzesz następną.
lesson-kingdomino-1-choose = Płytka leży; możesz to jeszcze cofnąć. Teraz **weź** następną płytkę, najlepiej taką, która rozwija to, co masz.
lesson-kingdomino-2-place = Pola jednego terenu, które się dotykają, to posiadłość. Daje **liczbę pól razy liczbę koron**. Nowa płytka musi dotykać swojego terenu albo zamku; a królestwo z zamkiem ma najwyżej 5×5 pól.
lesson-kingdomino-2-choose = Płytka leży. **Weź** ostatnią. Na przycisku widać, ile punktów da, gdy ją dołożysz.
lesson-kingdomino-3-place = Ostatnia runda: tylko **dołóż** płytkę tam, gdzie da najwięcej. Gdyby nigdzie nie pasowała, przepadłaby.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}** dla ciebie. Prawdziwa partia jest taka sama, tylko ma więcej rund. Naciśnij Start przy swoim stole albo otwórz nowy: { COMMAND("kingdomino new") }. Wolne miejsca mogą zająć komputery.

# ---- wskazówki, każda raz

hint-back = Wskazówka: dopóki trwa twoja tura, **Cofnij** odwraca to, co już w niej zrobione.
hint-nowhere = Wskazówka: płytka pasuje tylko na dwa wolne pola obok siebie w obrębie siatki, na których jedna połowa dotyka zamku albo takiego samego terenu.
hint-merits = Wskazówka: na przycisku widać, ile punktów da ta płytka, gdy ją dołożysz.
hint-numbers = Wskazówka: z niskim numerem grasz wcześniej w następnej rundzie, wysoki często daje korony.
hint-itself = Wskazówka: w twojej poprzedniej turze był możliwy tylko jeden ruch i zrobił się sam. Wyłączysz to w { COMMAND("kingdomino settings") }.
