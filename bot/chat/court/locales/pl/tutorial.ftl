lesson-queendomino = Queendomino
lesson-queendomino-0-place = **Dołóż** płytkę tak, by jej las połączył się z twoim drugim lasem. Zaraz da to monety. To jedna tura ze środka partii, a obowiązkowe są w niej tylko dołożenie i wybór.
lesson-queendomino-0-knights = **Rycerz** zbiera jedną monetę za każde pole posiadłości, na której stoi. Korony się nie liczą. Jeśli go zatrzymasz, możesz go wysłać później.
lesson-queendomino-0-build = Teraz możesz coś zbudować. **Rycerze** i **wieże** są od razu twoje, a punkty (na **medalu**) liczą się na koniec. „Za posiadłość” liczy każdy osobny kawałek tego terenu, nawet najmniejszy.
lesson-queendomino-0-dragon = **Smok** raz na rundę pali kafel, na który może liczyć ktoś inny. Unika **królowej**, a ona wprowadza się do ciebie, gdy dostajesz wieżę i nikt inny nie ma ich więcej.
lesson-queendomino-0-choose = Jak w Kingdomino, z niskim numerem grasz w następnej rundzie wcześniej, a wysoki ma często korony albo miasta. Wybór kończy turę.
lesson-queendomino-end = Już **{ $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}**! Każde 3 monety to punkt, a królowa to jedna korona więcej w największej posiadłości tam, gdzie mieszka. Naciśnij **{ button-start }** przy swoim stole albo otwórz nowy: { COMMAND("kingdomino new") }.

# ---- wskazówki, każda raz

hint-knights = Wskazówka: rycerz zbiera jedną monetę za każde pole posiadłości, na którą go wyślesz.
hint-build = Wskazówka: koszt należy do miejsca. Kafle, których nikt nie kupi, przesuwają się na tańsze miejsca, gdy te się zwolnią.
hint-dragon = Wskazówka: smok pali jeden kafel na rundę, kto pierwszy, ten lepszy. Często to pominiesz.
