hint-first-game = Dein erstes Spiel zeigt Vorschläge, später zeigt sie **{ button-hint }**.
hint-spots = Tipp: Wähle eine Stelle in der Liste, um sie zu sehen.
hint-take = Tipp: **wählen** legt zugleich deinen Dominostein an, wie gezeigt.

hint-back = Tipp: Anders überlegt? **{ button-undo }** geht, bis dein Zug vorbei ist.
hint-nowhere = Tipp: Ein Dominostein braucht zwei freie Felder nebeneinander, und eine Hälfte muss dein Schloss oder gleiches Land berühren.
hint-merits = Tipp: **+3** heißt, du bekommst sofort 3 Punkte mehr.
hint-numbers = Tipp: Mit niedrigen Zahlen bist du früher dran, auf hohen sind Kronen.
hint-itself = Tipp: Zuletzt gab es nur einen Zug, also habe ich ihn gemacht.
