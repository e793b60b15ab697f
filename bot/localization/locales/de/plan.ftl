button-plan-ahead = Vorausplanen
plan-title = { $round ->
    [0] Plan für die erste Wahl
   *[other] Plan für Runde { $round }
}
plan-not-kept = Noch ist nichts gespielt, und niemand sonst sieht das. Es zählt, sobald du auf **{ button-plan-keep }** drückst.
plan-kept-title = { $round ->
    [0] Dein Plan für die erste Wahl ist gespeichert
   *[other] Dein Plan für Runde { $round } ist gespeichert
}
plan-kept = Noch kein Zug: Er wird Schritt für Schritt ausgeführt, wenn du dran bist. Beim ersten Schritt, der dann nicht mehr geht, endet er, und du wirst wie sonst gefragt. Niemand sonst kann ihn sehen.

plan-place = { $squares ->
    [none] { $domino } abwerfen (passt nirgends)
   *[other] { $domino } anlegen auf { $squares }
}
plan-finish = Zug beenden
plan-wishes = { $count ->
    [one] { $dominoes } nehmen, falls frei
   *[other] Den ersten freien nehmen: { $dominoes }
}
plan-wishes-two = Die ersten beiden freien nehmen: { $dominoes }
plan-asked-place = Wohin { $dominoes } kommt, wirst du gefragt, wenn der Zug da ist.
plan-asked-choice = Welchen Dominostein du nimmst, wirst du gefragt: Du hast noch keine Reihenfolge.
plan-asked-line = Welchen Dominostein du nimmst, wirst du gefragt: Die Reihe liegt noch nicht aus.

plan-place-title = Wohin { $domino } soll
plan-only-place = Für die nächste Runde lässt sich nur das Anlegen planen; nach allem anderen wirst du gefragt, wenn du dran bist.
plan-rank = Tippe die Dominosteine in der Reihenfolge an, in der du sie möchtest, und noch einmal, um einen wegzulassen. Ist dann keiner frei, wirst du gefragt.
plan-rank-two = Du hast in dieser Runde zwei Züge, und jeder nimmt den ersten, der dann frei ist: Ordne mindestens zwei.
plan-ranked = { $rank }. Wahl: { $choice }
button-plan-place = Diese Stelle planen
button-plan-next = Auch { $domino } planen
button-plan-keep = Plan speichern
button-plan-anew = Neu anfangen
button-plan-change = Ändern
button-plan-drop = Plan verwerfen
button-plan-drop-kept = Gespeicherten Plan verwerfen

plan-dropped = Dein Plan ist verworfen, weil ein Computer für dich gezogen hat.
plan-dropped-now = Der Plan ist verworfen: Dein Zug wartet auf dich. Du kannst ihn so, wie er hier steht, wieder speichern.
plan-still-kept = Ein anderer Plan für diesen Zug ist gespeichert. Er gilt, bis du stattdessen diesen speicherst oder ihn verwirfst.
plan-stopped-move = So weit ist dein Plan gekommen: Der nächste Schritt geht nicht. Mit deinem eigenen Zug endet er.
plan-stopped-wishes = So weit ist dein Plan gekommen: Keiner deiner gewünschten Dominosteine ist frei.
plan-stopped-open = So weit ist dein Plan gekommen: Den Rest überlässt er dir.
plan-partly = Das Spiel ist weitergegangen: Was nicht mehr geht, fehlt hier. Gespeichert wird erst, wenn du auf **{ button-plan-keep }** drückst.
plan-too-late = Der Zug zu diesem Plan ist vorbei. Das wäre einer für deinen nächsten Zug.
plan-turn-has-come = Jetzt bist du dran, zu planen gibt es also nichts: Hier wird wirklich gezogen.
plan-no-turn-left = Du hast in diesem Spiel keinen Zug mehr, also gibt es nichts zu planen.
