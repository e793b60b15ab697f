tutorial-title = Tutorial: { $lesson }
tutorial-end = Gut gemacht, das war das Tutorial!
tutorial-no-crowns = Land ohne Kronen zählt nichts, egal wie groß es ist. Achte auf Kronen!
tutorial-property = { $terrain }: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} × { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = In zwei Minuten lernen
button-lesson-again = Noch einmal spielen
button-start-own = Mein Spiel starten

lesson-kingdomino-0-choose =
    Wähle zuerst **einen Dominostein** für das Königreich rund um dein Schloss. Punkte bringt nur Land mit **Kronen**.
    Mit einer niedrigen Zahl bist du nächste Runde früher dran. **+2** sind 2 Punkte, sobald der Stein liegt, und oft mehr, wenn dieses Land wächst.
lesson-kingdomino-1-place = **Wähle** jetzt **deinen nächsten Dominostein**. Das legt zugleich diesen an dein Schloss, wie gezeigt.
lesson-kingdomino-1-choose = Angelegt, und noch kannst du es zurücknehmen. **Wähle** jetzt deinen nächsten Dominostein, am besten einen, der zu deinem Land passt.
lesson-kingdomino-2-place = Land bringt **seine Felder mal seine Kronen**. Leg diesen Dominostein an, und **wähle** deinen letzten.
lesson-kingdomino-2-choose = Angelegt. **Wähle** deinen letzten Dominostein. Sein Knopf sagt, wie viele Punkte er beim Anlegen bringt.
lesson-kingdomino-3-place = Die letzte Runde! **Leg** deinen Dominostein einfach da an, wo er am meisten bringt.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}** für dich! Ein richtiges Spiel geht genauso, nur mit mehr Runden.

help-tutorial = **{ button-tutorial }**: das Spiel in drei Zügen. Nur du siehst es.
greeting-tutorial = Neu hier? **{ button-tutorial }**. Nur du siehst es.
