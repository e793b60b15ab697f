deck-title = Noch nicht gesehen
deck-over = Alle Dominosteine dieses Spiels liegen aus.
deck-removed = Niemand weiß, welche Dominosteine vor dem Spiel aussortiert wurden; sie zählen hier als nicht gesehen.
deck-chances = In der nächsten Reihe
deck-chances-later = In der Reihe danach
deck-dominoes = Dominosteine
deck-land = **{ $terrain }**: { $none ->
    [one] { $none } Feld
   *[other] { $none } Felder
} ohne Krone, { $one } mit 1, { $two } mit 2, { $three } mit 3
deck-chance-land = { $terrain }: **{ $land }{ "\u00A0" }%**, mit Krone darauf { $crown }{ "\u00A0" }%
deck-chance-crown = ein Dominostein mit Krone: **{ $percent }{ "\u00A0" }%**
deck-chance-crowns = ein Dominostein mit zwei oder mehr Kronen: **{ $percent }{ "\u00A0" }%**
deck-need-land = ein Dominostein mit { $terrain }: **{ $percent }{ "\u00A0" }%**
deck-need-lands = zwei davon oder mehr: **{ $percent }{ "\u00A0" }%**
deck-need-crown = eine Krone auf { $terrain }: **{ $percent }{ "\u00A0" }%**
deck-need-crowns = zwei oder mehr Kronen auf { $terrain }: **{ $percent }{ "\u00A0" }%**
deck-need-which = Noch nicht gesehen, mit Kronen auf { $terrain }: { $dominoes }
deck-placeholder = Nach einer Landschaft fragen
deck-any = Alle Landschaften
button-deck = Noch nicht gesehen
button-deck-text = Als Text
button-deck-pictures = Als Bilder
