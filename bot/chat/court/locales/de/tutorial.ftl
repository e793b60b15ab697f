lesson-queendomino = Queendomino
lesson-queendomino-0-place = Ein Zug mitten im Spiel; nur Anlegen und Wählen müssen sein. **Leg** deinen Dominostein dort an, wo sein Wald deinen anderen Wald berührt: Das bringt gleich Münzen.
lesson-queendomino-0-knights = Ein **Ritter** kassiert eine Münze für jedes Feld des Gebiets unter ihm; Kronen spielen keine Rolle. Einen, den du behältst, kannst du in einem späteren Zug schicken.
lesson-queendomino-0-build = Die Münze neben einem Plättchen ist sein Preis. **Ritter** und **Türme** gehören dir sofort. Eine **Medaille** sind Punkte am Ende; „pro Gebiet“ zählt jede zusammenhängende Fläche dieser Landschaft, auch die kleinste.
lesson-queendomino-0-dragon = Der **Drache** kann ein Plättchen verbrennen, das jemand anders gern hätte: eins pro Runde für alle zusammen. Er hält sich von der **Königin** fern; sie kommt dorthin, wo ein Turm dazukommt und dann niemand sonst mehr Türme hat.
lesson-queendomino-0-choose = Wie in Kingdomino bist du mit einer niedrigen Zahl in der nächsten Runde früher dran; eine hohe bringt oft Kronen und Städte. Deine Wahl beendet den Zug.
lesson-queendomino-end = **{ $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}** bis jetzt, wie oben aufgezählt. Je 3 Münzen sind ein Punkt, und wer die Königin hat, zählt auf dem eigenen größten Gebiet eine Krone mehr. Zu alldem haben die Regeln ein Kapitel. Drück an deinem Tisch auf Starten oder eröffne einen mit { COMMAND("kingdomino new") }.

hint-knights = Tipp: Ein Ritter kassiert eine Münze für jedes Feld des Gebiets, auf das er geschickt wird.
hint-build = Tipp: Der Preis gehört zum Platz. Kauft niemand ein Plättchen, wird es billiger, wenn andere aufrücken.
hint-dragon = Tipp: Der Drache verbrennt ein Plättchen pro Runde für alle zusammen. Du kannst das ruhig überspringen.
