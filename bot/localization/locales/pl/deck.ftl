deck-title = Jeszcze zakryte
deck-over = Wszystkie płytki tej partii są już rozdane.
deck-removed = Nikt nie wie, które płytki wypadły przed partią, więc liczą się tu jako zakryte.
deck-chances = W następnym rozdaniu
deck-chances-later = W jeszcze następnym rozdaniu
deck-dominoes = Płytki
deck-land = **{ $terrain }**: { $none ->
    [one] { $none } pole
    [few] { $none } pola
    [many] { $none } pól
   *[other] { $none } pola
} bez korony, { $one } z 1, { $two } z 2, { $three } z 3
deck-chance-land = { $terrain }: **{ $land }%**, z koroną { $crown }%
deck-chance-crown = płytka z koroną: **{ $percent }%**
deck-chance-crowns = płytka z co najmniej dwiema koronami: **{ $percent }%**
deck-need-land = { $terrain_id ->
    [wheat] płytka z polem pszenicy
    [forest] płytka z lasem
    [lake] płytka z jeziorem
    [grassland] płytka z łąką
    [swamp] płytka z bagnem
    [mine] płytka z górami
    [town] płytka z miastem
   *[other] płytka, na której jest { $terrain }
}: **{ $percent }%**
deck-need-lands = co najmniej dwie takie: **{ $percent }%**
deck-need-crown = { $terrain } z koroną: **{ $percent }%**
deck-need-crowns = { $terrain } z co najmniej dwiema koronami: **{ $percent }%**
deck-need-which = Zakryte z koroną, { $terrain }: { $dominoes }
deck-placeholder = Zapytaj o teren
deck-any = Wszystkie tereny
button-deck = Jeszcze zakryte
button-deck-text = Jako tekst
button-deck-pictures = Jako obrazek
