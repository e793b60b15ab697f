tutorial-title = Tutorial: { $lesson }
tutorial-end = Gut gemacht, das war das Tutorial!
tutorial-property = { $terrain }: { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} × { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Tutorial
button-lesson = Tutorial: { $lesson }
button-lesson-again = Noch einmal
button-lesson-rules = Die Regeln
button-open-table = Tisch eröffnen

lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    Zeit, **einen Dominostein zu wählen!** Du baust ein Königreich aus Dominosteinen rund um dein Schloss, und Punkte bringt Land nur, wo **Kronen** sind.
    Mit einer niedrigen Zahl bist du nächste Runde früher dran, eine hohe hat oft Kronen. **+2** auf einem Knopf: 2 Punkte, sobald er liegt.
lesson-kingdomino-1-place =
    Jetzt **nimm deinen nächsten Dominostein**. Das legt diesen zugleich wie gezeigt an.
    Eine Hälfte muss dein Schloss berühren. Er passt auf jede Zahl: **{ button-next }** zeigt die weißen Stellen, graue sind ihre Spiegelbilder.
lesson-kingdomino-1-choose = Angelegt, und noch kannst du es zurücknehmen. **Nimm** jetzt deinen nächsten Dominostein, am besten einen, der zu deinem Land passt.
lesson-kingdomino-2-place =
    Jetzt **nimm deinen letzten Dominostein**, sobald dieser gut liegt.
    Gleiches Land, das sich berührt, ist ein Gebiet. Es bringt **Felder mal Kronen**. Neues Land muss gleiches Land oder das Schloss berühren, in höchstens 5×5 Feldern.
lesson-kingdomino-2-choose = Angelegt. **Nimm** deinen letzten Dominostein. Sein Knopf sagt, wie viele Punkte er beim Anlegen bringt.
lesson-kingdomino-3-place = Die letzte Runde! **Leg** deinen Dominostein einfach da an, wo er am meisten bringt.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}** für dich! Ein richtiges Spiel geht genauso, nur mit mehr Runden. Drück an deinem Tisch auf **{ button-start }**, oder eröffne einen mit { COMMAND("kingdomino new") }. Freie Plätze können Computer übernehmen.
hint-spots = Tipp: Dein Dominostein passt auf jede Zahl, graue sind Spiegelbilder. **{ button-next }** zeigt ihn dort.
hint-take = Tipp: **Nehmen** legt deinen Dominostein wie gezeigt an und nimmt zugleich den nächsten.

hint-back = Tipp: Solange dein Zug läuft, macht **Zurücknehmen** rückgängig, was du getan hast.
hint-nowhere = Tipp: Ein Dominostein braucht zwei freie Felder nebeneinander, und eine Hälfte muss dein Schloss oder gleiches Land berühren.
hint-merits = Tipp: Auf dem Knopf steht, wie viele Punkte dieser Dominostein bringt, wenn du ihn anlegst.
hint-numbers = Tipp: Mit einer niedrigen Zahl bist du in der nächsten Runde früher dran. Eine hohe hat oft Kronen.
hint-itself = Tipp: In deinem letzten Zug gab es nur eine Möglichkeit, also habe ich sie für dich gespielt. { COMMAND("kingdomino settings") } schaltet das ab.
