variant-qd = Queendomino
variant-rw = Königliche Hochzeit
variant-rwt = Königliche Hochzeit in Teams
variant-qd-about = Kingdomino mit Städten, Rittern, Gebäuden, Königin und Drache
variant-rw-about = Queendomino mit den Dominosteinen beider Spiele
variant-rwt-about = Die Dominosteine beider Spiele. Je zwei teilen sich ein Königreich

step-knights = Ritter
step-build = Bauen
step-dragon = Drache
button-side-step-dragon = Plättchen verbrennen …
skipped-knights = Wenn du weitergehst, kannst du in diesem Zug keine Ritter mehr schicken.
skipped-build = Wenn du weitergehst, kannst du in diesem Zug nicht mehr bauen.
plan-knights = Ritter ({ $terrain })
plan-build = { $building } ({ $square }) bauen
plan-dragon = Der Drache verbrennt: { $building }
court-knights = Einen Ritter auf den neuen Dominostein schicken?
court-knights-more = Noch einen Ritter schicken?
court-treasury = Du hast: { $treasury }.
court-build = Auf einem freien Stadtfeld bauen? Deine: { $squares }.
court-chosen = **{ $building }**: { $effect }
court-dragon = Dem Drachen 1 Münze zahlen, damit er ein Plättchen verbrennt? Dann kann es niemand bauen.
button-tax = { $terrain }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
button-tax-both = Beide: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
court-gain = { $cost ->
    [0] { $gain }
   *[other] { $gain }, Preis abgezogen
}

court-build-placeholder = Wähle ein Plättchen
court-other-tile-placeholder = Anderes Plättchen …
court-tile = { $building } · { $price ->
    [0] gratis
    [one] { $price } Münze
   *[other] { $price } Münzen
}
court-site-placeholder = Auf welches Stadtfeld?
court-site = Auf { $square }
button-build = { $building } bauen { $price ->
    [0] (gratis)
    [one] für { $price } Münze
   *[other] für { $price } Münzen
}
button-ends-turn = { $action } · beendet den Zug
suggested-tile-knights = Vorschlag: { $building }. Mit mehr Rittern kannst du in späteren Zügen mehr Münzen kassieren.
suggested-tile-taxes = Vorschlag: { $building }. Ritter, die du später schickst, bringen damit mehr Münzen.
suggested-tile-grows = Vorschlag: { $building }. Die Punkte können noch mehr werden.
suggested-tile-towers = Vorschlag: { $building }. Die Türme dieses Gebäudes können die Königin zu dir bringen.
suggested-tile-coins = Vorschlag: { $building }. Dir { $coins ->
    [one] bleibt { $coins } Münze
   *[other] bleiben { $coins } Münzen
} mehr.
suggested-tile-queen = Vorschlag: { $building }. Die Königin zieht zu dir.
suggested-tile-effect = Vorschlag: { $building } ({ $effect }).
suggested-no-tile = Vorschlag: nicht bauen. { $price ->
    [0] Das Stadtfeld bringt
   *[other] Deine Münzen und das Stadtfeld bringen
} später vielleicht mehr.
court-burn-tile = { $building } · Preis { $price }
court-burn-placeholder = Ein Plättchen verbrennen, für 1 Münze
court-burn = { $building } für 1 Münze verbrennen
told-tax = { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
told-left = { $coins ->
    [0] keine Münzen übrig
    [one] { $coins } Münze übrig
   *[other] { $coins } Münzen übrig
}

told-build = { $building } gebaut { $price ->
    [0] (gratis)
    [one] für { $price } Münze
   *[other] für { $price } Münzen
}
told-queen = die Königin zieht ein
told-queen-leaves = Die Königin verlässt **{ $name }** und nimmt { points } mit.
told-bribe = { $building } vom Drachen verbrannt
told-built = { $buildings } gebaut
told-burned = { $buildings } verbrannt

illegal-not-just-placed = Ein Ritter darf nur auf den Dominostein, den du gerade angelegt hast, einer auf jede Hälfte.
illegal-no-knights = Du hast keinen Ritter im Vorrat.
illegal-empty-slot = Auf diesem Platz liegt gerade kein Plättchen.
illegal-board-empty = Auf dem Gebäudetableau liegen gerade keine Plättchen.
illegal-no-site = Du hast kein freies Stadtfeld zum Bauen.
illegal-not-a-site = Bauen kannst du nur auf einem deiner Stadtfelder ohne Gebäude.
illegal-too-dear = Das kannst du dir nicht leisten.
illegal-dragon-awake = Der Drache hat in dieser Runde schon ein Plättchen verbrannt, und mehr tut er nicht.
illegal-queen-here = Die Königin wohnt bei dir, und der Drache hält sich von ihr fern. Verbrennen geht für dich gerade nicht.
illegal-no-coins = Du hast keine Münze für den Drachen.

reason-tax = ein Ritter kassiert hier { $count } Münzen
reason-sites = { $count ->
    [1] ein Feld zum Bauen
   *[other] { $count } Felder zum Bauen
}

command-queendomino-about = Queendomino: die Ritter, die Gebäude und der Drache
command-tax-about = Einen Ritter auf den Dominostein schicken, den du gerade angelegt hast
command-build-about = Ein Gebäude für ein Stadtfeld kaufen
command-dragon-about = Den Drachen bezahlen, damit er ein Plättchen verbrennt
command-done-about = Deinen Zug in der letzten Runde beenden
option-knight-about = Das Gebiet oder eins seiner Felder, etwa See oder h7, oder wähle aus der Liste
option-tile-about = Preis des Plättchens und Stadtfeld, etwa 4 g8, oder wähle aus der Liste
option-burn-about = Der Preis des Plättchens, etwa 3, oder wähle aus der Liste

error-no-game-of-court = Das gehört zu Queendomino, und das spielt in diesem Kanal gerade niemand.
