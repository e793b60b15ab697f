lesson-queendomino-0-choose = Najpierw **wybierz płytkę**, jak w Kingdomino. Na polach **miasta** możesz budować.
lesson-queendomino-1-place = Teraz **dołóż** swoją płytkę przy zamku. Dwa następne kroki możesz pominąć.
lesson-queendomino-1-knights = Wysłać **rycerza**? Raz zbierze po monecie za każde pole swojej posiadłości. Jeśli go zatrzymasz, możesz go wysłać później.
lesson-queendomino-1-build = Zbudować coś? **Rycerze** i **wieże** są od razu twoje, a **medal** to punkty na koniec. Wieże sprowadzają **królową**.
lesson-queendomino-1-dragon = **Smok** raz na rundę pali kafel, na który może liczyć ktoś inny. Jeśli **królowa** mieszka u ciebie, nie możesz go przekupić.
lesson-queendomino-1-choose = Teraz **wybierz** następną płytkę. Z niskim numerem grasz wcześniej.
lesson-queendomino-end = Już **{ $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}**! 3 monety to punkt, a królowa dodaje koronę największej posiadłości królestwa, w którym mieszka.

# ---- wskazówki, każda raz

hint-knights = Wskazówka: rycerz zbiera jedną monetę za każde pole posiadłości, na którą go wyślesz.
hint-build = Wskazówka: koszt należy do miejsca. Kafle, których nikt nie kupi, przesuwają się na tańsze miejsca, gdy te się zwolnią.
hint-dragon = Wskazówka: smok pali jeden kafel na rundę, kto pierwszy, ten lepszy. Często to pominiesz.
