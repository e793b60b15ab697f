deck-title = Jeszcze zakryte
deck-over = Wszystkie płytki tej partii są już rozdane.
deck-removed = Nikt nie wie, które płytki wypadły przed partią, więc liczą się tu jako zakryte.
deck-legend = Po lewej: zakryte pola według koron. Po prawej: szansa na płytkę z tym terenem i na taką, na której ma on koronę.
deck-legend-words = Dla każdego terenu: jego zakryte pola według koron, a potem szansa na płytkę z nim i na taką, na której ma on koronę.
deck-chances = W następnym rozdaniu
deck-chances-later = Za dwa rozdania
deck-when = Płytki, które wyjdą, gdy wszyscy wybiorą z kolumny na stole: { $line }.
deck-unknown = Nikt ich jeszcze nie zna, nawet bot: są losowane dopiero przy wykładaniu.
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
deck-need-which = Zakryte płytki z koroną ({ $terrain }): { $dominoes }
deck-placeholder = Zapytaj o teren
deck-any = Wszystkie tereny
button-deck = Co jest zakryte
button-as-text = Jako tekst
