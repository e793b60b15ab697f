lesson-queendomino = Queendomino
lesson-queendomino-0-place = **Leg** deinen Dominostein dort an, wo sein Wald deinen anderen Wald berührt. Das bringt gleich Münzen. Es ist ein Zug mitten aus einem Spiel, und nur Anlegen und Wählen müssen sein.
lesson-queendomino-0-knights = Ein **Ritter** kassiert eine Münze für jedes Feld des Gebiets, auf dem er steht. Kronen sind egal. Behältst du ihn, kannst du ihn später schicken.
lesson-queendomino-0-build = Jetzt kannst du ein Gebäude kaufen. **Ritter** und **Türme** gehören dir sofort, und Punkte (auf einer **Medaille**) zählen am Ende. „Pro Gebiet“ zählt jede getrennte Fläche dieser Landschaft, auch die kleinste.
lesson-queendomino-0-dragon = Der **Drache** verbrennt einmal pro Runde ein Plättchen, das andere gern hätten. Er meidet die **Königin**: Sie zieht zu dir, wenn du einen Turm bekommst und dann mindestens so viele hast wie alle anderen.
lesson-queendomino-0-choose = Wie in Kingdomino bist du mit einer niedrigen Zahl in der nächsten Runde früher dran, und eine hohe hat oft Kronen oder Städte. Deine Wahl beendet den Zug.
lesson-queendomino-end = **{ $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}** bis jetzt! Je 3 Münzen sind ein Punkt, und die Königin ist eine Krone mehr auf dem größten Gebiet des Königreichs, in dem sie wohnt. Drück an deinem Tisch auf **{ button-start }**, oder eröffne einen mit { COMMAND("kingdomino new") }.

hint-knights = Tipp: Ein Ritter kassiert eine Münze für jedes Feld des Gebiets, auf das du ihn schickst.
hint-build = Tipp: Der Preis gehört zum Platz. Plättchen, die niemand kauft, rücken auf billigere Plätze, wenn dort frei ist.
hint-dragon = Tipp: Der Drache verbrennt ein Plättchen pro Runde, für die erste Person, die fragt. Oft überspringst du das.
