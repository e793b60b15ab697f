deck-title = Veel nägemata
deck-over = Selle mängu kõik kivid on jagatud.
deck-removed = Keegi ei tea, millised kivid enne mängu eemaldati, seega loetakse need siin nägemata kivide hulka.
deck-chances = Järgmisel jagamisel
deck-chances-later = Ülejärgmisel jagamisel
deck-dominoes = Kivid
deck-land = **{ $terrain }**: { $none ->
    [one] { $none } ruut
   *[other] { $none } ruutu
} kroonita, { $one } ühe krooniga, { $two } kahega, { $three } kolmega
deck-chance-land = { $terrain }: **{ $land }%**, sealhulgas krooniga { $crown }%
deck-chance-crown = krooniga kivi: **{ $percent }%**
deck-chance-crowns = vähemalt kahe krooniga kivi: **{ $percent }%**
deck-need-land = kivi, millel on { $terrain }: **{ $percent }%**
deck-need-lands = neid kaks või rohkem: **{ $percent }%**
deck-need-crown = { $terrain } krooniga: **{ $percent }%**
deck-need-crowns = { $terrain } vähemalt kahe krooniga: **{ $percent }%**
deck-need-which = Nägemata kroonidega kivid, millel on { $terrain }: { $dominoes }
deck-placeholder = Küsi maastiku kohta
deck-any = Kõik maastikud
button-deck = Veel nägemata
button-deck-text = Tekstina
button-deck-pictures = Piltidena
