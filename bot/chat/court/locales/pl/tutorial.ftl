lesson-queendomino = Queendomino
lesson-queendomino-0-place = Jedna tura ze środka partii; obowiązkowe są tylko dołożenie i wybór. **Dołóż** płytkę tak, by jej las połączył się z drugim lasem: zaraz da to monety.
lesson-queendomino-0-knights = **Rycerz** zbiera monetę za każde pole posiadłości, na której stoi; korony się nie liczą. Zatrzymanego rycerza możesz wysłać w innej turze.
lesson-queendomino-0-build = Moneta obok kafla to jego koszt. **Rycerze** i **wieże** są od razu twoje. **Medal** to punkty na koniec; „za posiadłość” liczy każdy połączony obszar tego terenu, nawet najmniejszy.
lesson-queendomino-0-dragon = **Smok** może spalić kafel, który przyda się komuś innemu: jeden na rundę dla wszystkich razem. Trzyma się z daleka od **królowej**, a ona przychodzi tam, gdzie przybyła wieża i nikt inny nie ma ich więcej.
lesson-queendomino-0-choose = Jak w Kingdomino, z niskim numerem grasz w następnej rundzie wcześniej; wysoki często daje korony i miasta. Wybór kończy turę.
lesson-queendomino-end = **{ $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}** do tej pory, jak wyliczono powyżej. Każde 3 monety to punkt, a królowa to jeszcze jedna korona na największej posiadłości tego, kto ją gości. O wszystkim tym mówią rozdziały zasad. Naciśnij Start przy swoim stole albo otwórz nowy: { COMMAND("kingdomino new") }.

# ---- wskazówki, każda raz

hint-knights = Wskazówka: rycerz zbiera monetę za każde pole posiadłości, na którą trafia.
hint-build = Wskazówka: koszt należy do miejsca. Kafel, którego nikt nie buduje, tanieje, gdy kafle się przesuwają.
hint-dragon = Wskazówka: smok pali jeden kafel na rundę dla wszystkich razem. Możesz to spokojnie pominąć.
