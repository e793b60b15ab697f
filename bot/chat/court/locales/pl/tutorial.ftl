lesson-queendomino = Queendomino
lesson-queendomino-0-place = Jedna tura ze środka partii, w czterech krokach; obowiązkowe są tylko pierwszy i ostatni. **Dołóż** płytkę tak, by jej las połączył się z drugim lasem: zaraz da to monety.
lesson-queendomino-0-knights = Na każdą połowę właśnie dołożonej płytki możesz wysłać jednego z dwóch **rycerzy**. Rycerz zbiera monetę za każde pole posiadłości i zostaje tam na stałe.
lesson-queendomino-0-build = **Budynek** kosztuje tyle, ile wskazuje moneta obok, i staje na polu miasta. Rycerze i wieże są od razu twoje; medale liczą się na koniec, a „za wieżę” znaczy: za każdą wieżę.
lesson-queendomino-0-dragon = Za monetę **smok** spali kafel, na który może ktoś czeka: jeden na rundę dla wszystkich razem i nigdy dla kogoś, kto gości **królową**. Ona przychodzi tam, gdzie jest najwięcej wież.
lesson-queendomino-0-choose = **Wybierz** następną płytkę, jak w Kingdomino: z niskim numerem grasz wcześniej, wysoki daje korony i miasta. To kończy turę.
lesson-queendomino-end = **{ $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}** do tej pory, jak wyliczono powyżej: królowa to jeszcze jedna korona na twojej największej posiadłości, a każde 3 monety to punkt. O wszystkim tym mówią rozdziały zasad. Naciśnij Start przy swoim stole albo otwórz nowy: `/kingdomino new`.

# ---- wskazówki, każda raz

hint-knights = Wskazówka: rycerz zostaje na swoim polu na stałe, więc warto poczekać na dużą posiadłość.
hint-build = Wskazówka: koszt należy do miejsca. Kafel, którego nikt nie buduje, tanieje, gdy kafle się przesuwają.
hint-dragon = Wskazówka: smok pali jeden kafel na rundę dla wszystkich razem. Możesz to spokojnie pominąć.
