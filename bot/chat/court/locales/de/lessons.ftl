lesson-queendomino-0-choose = Wähle zuerst **einen Dominostein**, wie in Kingdomino. Auf **Städten** kannst du bauen.
lesson-queendomino-1-place = **Leg** jetzt deinen Dominostein am Schloss an. Die zwei Schritte danach kannst du überspringen.
lesson-queendomino-1-knights = Einen **Ritter** schicken? Er kassiert eine Münze für jedes Feld seines Gebiets, einmal. Behältst du ihn, kannst du ihn später schicken.
lesson-queendomino-1-build = Bauen? **Ritter** und **Türme** gehören dir sofort, eine **Medaille** bringt Punkte am Ende. Türme locken die **Königin** an.
lesson-queendomino-1-dragon = Der **Drache** verbrennt einmal pro Runde ein Plättchen, das andere vielleicht wollen. Wohnt die **Königin** bei dir, kannst du ihn nicht bestechen.
lesson-queendomino-1-choose = **Wähle** jetzt deinen nächsten Dominostein. Mit einer niedrigen Zahl bist du früher dran.
lesson-queendomino-end = **{ $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}** bis jetzt! 3 Münzen sind ein Punkt, und die Königin bringt dem größten Gebiet des Königreichs, in dem sie wohnt, eine Krone mehr.

hint-knights = Tipp: Ein Ritter kassiert eine Münze für jedes Feld des Gebiets, auf das du ihn schickst.
hint-build = Tipp: Der Preis gehört zum Platz. Plättchen, die niemand kauft, rücken auf billigere Plätze, wenn dort frei ist.
hint-dragon = Tipp: Der Drache verbrennt ein Plättchen pro Runde, für die erste Person, die ihn besticht. Oft überspringst du das.
