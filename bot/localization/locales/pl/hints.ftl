hint-first-game = Pierwsza partia pokazuje podpowiedzi, później przycisk **{ button-hint }**.
hint-spots = Wskazówka: wybierz miejsce z listy, a je zobaczysz.
hint-take = Wskazówka: **Wybierz** dokłada też płytkę tak, jak widać.

# ---- wskazówki, każda raz

hint-back = Wskazówka: zmiana zdania? **{ button-undo }** działa do końca twojej tury.
hint-nowhere = Wskazówka: płytka potrzebuje dwóch wolnych pól obok siebie, a jedna połowa musi dotykać zamku albo swojego terenu.
hint-merits = Wskazówka: **+3** to od razu 3{ "\u00A0" }punkty więcej.
hint-numbers = Wskazówka: z niskim numerem grasz wcześniej, a wysokie mają korony.
hint-itself = Wskazówka: ostatnio możliwy był tylko jeden ruch, więc jest już zagrany.
