button-plan-ahead = Vorausplanen
plan-title = { $round ->
    [0] Plan für die erste Wahl
   *[other] Plan für Runde { $round }
}
plan-empty = Das ist nur ein Plan: Auf dem Tisch ändert sich noch nichts.
plan-not-kept = Er zählt, sobald du auf **{ button-plan-keep }** drückst.
plan-kept-title = { $round ->
    [0] Dein Plan für die erste Wahl steht
   *[other] Dein Plan für Runde { $round } steht
}
plan-kept = Wenn du dran bist, spiele ich ihn Schritt für Schritt. Geht ein Schritt dann nicht mehr, machst du von da an weiter. Nur du kannst ihn sehen.

plan-place = { $squares ->
    [none] { $domino } abwerfen (passt nirgends)
   *[other] { $domino } anlegen wie gezeigt
}
plan-finish = Zug beenden
plan-wishes = { $count ->
    [one] { $dominoes } wählen, falls frei
   *[other] Den ersten freien: { $dominoes }
}
plan-wishes-two = Die ersten zwei freien: { $dominoes }
plan-asked-place = Wo du { $dominoes } anlegst, frage ich dich, wenn der Zug da ist.
plan-asked-choice = Welchen Dominostein du wählst, frage ich dich dann, denn du hast noch keine Reihenfolge.
plan-asked-line = Welchen Dominostein du wählst, frage ich dich dann, denn die Reihe liegt noch nicht aus.

plan-place-title = Wohin soll { $domino }?
plan-only-place = Für die nächste Runde kannst du nur das Anlegen planen. Nach dem Rest frage ich dich, wenn der Zug da ist.
plan-rank = Tippe die Steine der Reihe nach an: Du bekommst den ersten freien.
plan-rank-two = Tippe die Steine der Reihe nach an: Du bekommst die ersten zwei freien.
plan-ranked = { $rank }.: { $domino }
button-plan-place = Diese Stelle planen
button-plan-next = { $domino } planen
button-plan-keep = Speichern
button-plan-anew = Von vorn
button-plan-change = Ändern
button-plan-drop = Plan verwerfen
button-plan-drop-kept = Alten Plan verwerfen

plan-dropped = Dein Plan ist verworfen, weil der Computer für dich gespielt hat.
plan-dropped-now = Der Plan ist verworfen, und dein Zug wartet auf dich. Du kannst ihn so, wie er hier steht, wieder speichern.
plan-still-kept = Für diesen Zug hast du schon einen anderen Plan. Er gilt, bis du stattdessen diesen speicherst oder ihn verwirfst.
plan-stopped-move = So weit ist dein Plan gekommen, aber sein nächster Schritt geht nicht. Jetzt du!
plan-stopped-wishes = So weit ist dein Plan gekommen, aber keiner deiner Wunschsteine ist frei. Jetzt du!
plan-stopped-open = So weit ist dein Plan gekommen. Jetzt du!
plan-partly = Was nicht mehr geht, fehlt jetzt.
plan-too-late = Dieser Zug ist vorbei. Das wäre ein Plan für deinen nächsten.
plan-turn-has-come = Jetzt bist du dran, und es wird ernst: Jeder Zug zählt.
plan-no-turn-left = Du hast in diesem Spiel keinen Zug mehr, also gibt es nichts zu planen.
