lesson-queendomino = Queendomino
lesson-queendomino-0-place = Ein Zug mitten im Spiel, in vier Schritten; nur der erste und der letzte müssen sein. **Leg** deinen Dominostein dort an, wo sein Wald deinen anderen Wald berührt: Das bringt gleich Münzen.
lesson-queendomino-0-knights = Jede Hälfte des neuen Dominosteins kann einen deiner zwei **Ritter** aufnehmen. Ein Ritter kassiert eine Münze für jedes Feld seines Gebiets und bleibt für immer dort.
lesson-queendomino-0-build = Ein **Gebäude** kostet, was auf der Münze daneben steht, und kommt auf ein Stadtfeld. Ritter und Türme gehören dir sofort; Medaillen zählen am Ende, und „pro“ heißt: für jedes davon.
lesson-queendomino-0-dragon = Für eine Münze verbrennt der **Drache** ein Plättchen, auf das vielleicht jemand anders wartet: eins pro Runde für alle zusammen, und nie für die Person, bei der die **Königin** ist. Sie kommt zu den meisten Türmen.
lesson-queendomino-0-choose = **Wähle** deinen nächsten Dominostein, wie in Kingdomino: Mit einer niedrigen Zahl bist du früher dran, eine hohe bringt Kronen und Städte. Das beendet deinen Zug.
lesson-queendomino-end = **{ $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}** bis jetzt, wie oben aufgezählt: Die Königin ist eine Krone mehr auf deinem größten Gebiet, und je 3 Münzen sind ein Punkt. Zu alldem haben die Regeln ein Kapitel. Drück an deinem Tisch auf Starten oder eröffne einen mit `/kingdomino new`.

hint-knights = Tipp: Ein Ritter bleibt für immer auf seinem Feld. Es lohnt sich, auf ein großes Gebiet zu warten.
hint-build = Tipp: Der Preis gehört zum Platz. Kauft niemand ein Plättchen, wird es billiger, wenn andere aufrücken.
hint-dragon = Tipp: Der Drache verbrennt ein Plättchen pro Runde für alle zusammen. Du kannst das ruhig überspringen.
