deck-over = Wszystkie płytki tej partii są już rozdane.
deck-removed = Płytki odłożone przed partią też się tu liczą.
deck-chances = W następnym rozdaniu
deck-chances-later = Za dwa rozdania
deck-when = { $line ->
    [one] { $line } płytka
    [few] { $line } płytki
    [many] { $line } płytek
   *[other] { $line } płytki
}: wyjdą, gdy wszyscy wybiorą.
deck-unknown = Nikt ich jeszcze nie zna, nawet komputer.
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
