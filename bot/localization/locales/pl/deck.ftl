deck-title = Co jeszcze wyjdzie
deck-over = Wszystkie płytki tej partii są już rozdane.
deck-removed = Nikt nie wie, które płytki wypadły przed partią, więc tutaj też się liczą.
deck-chances = W następnym rozdaniu
deck-chances-later = Za dwa rozdania
deck-when = Następne płytki ({ $line }) wyjdą, gdy wszyscy wybiorą.
deck-unknown = Nikt ich jeszcze nie widzi i żaden komputer ich nie zna.
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
deck-need-which = Jeszcze nie wyszły, z koroną ({ $terrain }): { $dominoes }
deck-placeholder = Zapytaj o teren
deck-any = Wszystkie tereny
button-deck = Co jeszcze wyjdzie
