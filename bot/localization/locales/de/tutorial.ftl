tutorial-title = Tutorial: { $lesson }
tutorial-end = Das war das Tutorial
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
    Du baust aus Dominosteinen ein Königreich rund um dein Schloss. Punkte bringt Land nur, wo **Kronen** sind.
    Zuerst wählen alle einen Dominostein: Mit einer niedrigen Zahl bist du in der nächsten Runde früher dran, eine hohe bringt oft Kronen. **Wähle einen.**
lesson-kingdomino-1-place =
    Jetzt leg ihn an: Eine Hälfte muss dein Schloss berühren. Jede Zahl ist eine Stelle, an die er passt; **{ button-next }** zeigt ihn dort.
    Dann **Nehmen**: Das legt ihn wie gezeigt an und nimmt zugleich deinen nächsten Dominostein.
lesson-kingdomino-1-choose = Angelegt; noch kannst du es zurücknehmen. **Nimm** jetzt deinen nächsten Dominostein, am besten einen, der zu deinem Land passt.
lesson-kingdomino-2-place = Gleiches Land, das sich berührt, ist ein Gebiet und zählt **Felder mal Kronen**. Neues Land muss gleiches Land oder das Schloss berühren, und samt Schloss hat ein Königreich höchstens 5×5 Felder.
lesson-kingdomino-2-choose = Angelegt. **Nimm** deinen letzten Dominostein. Sein Knopf sagt, wie viele Punkte er beim Anlegen bringt.
lesson-kingdomino-3-place = Die letzte Runde: **Leg** nur noch an, und zwar da, wo es am meisten bringt. Passt ein Dominostein nirgends, ist er verloren.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}** für dich. Ein ganzes Spiel geht genauso, nur mit mehr Runden. Drück an deinem Tisch auf Starten oder eröffne einen mit { COMMAND("kingdomino new") }; Computer können mitspielen.

hint-back = Tipp: Solange dein Zug läuft, kannst du mit **Zurücknehmen** ändern, was du darin getan hast.
hint-nowhere = Tipp: Ein Dominostein passt nur auf zwei freie Felder nebeneinander im Raster, auf denen eine Hälfte das Schloss oder gleiches Land berührt.
hint-merits = Tipp: Auf dem Knopf steht, wie viele Punkte dieser Dominostein bringt, wenn du ihn anlegst.
hint-numbers = Tipp: Mit einer niedrigen Zahl bist du in der nächsten Runde früher dran; eine hohe bringt oft Kronen.
hint-itself = Tipp: In deinem letzten Zug gab es nur eine Möglichkeit, und die wurde für dich gespielt. { COMMAND("kingdomino settings") } schaltet das ab.
