deck-title = Vēl neredzētie
deck-over = Visi šīs spēles kauliņi ir izlikti.
deck-removed = Neviens nezina, kuri kauliņi izņemti pirms spēles, tāpēc te arī tie ir starp neredzētajiem.
deck-chances = Nākamajā rindā
deck-chances-later = Aiznākamajā rindā
deck-dominoes = Kauliņi
deck-land = **{ $terrain }**: { $none ->
    [zero] { $none } lauciņu
    [one] { $none } lauciņš
   *[other] { $none } lauciņi
} bez kroņa, { $one } ar 1, { $two } ar 2, { $three } ar 3
deck-chance-land = { $terrain }: **{ $land }%**, ar kroni { $crown }%
deck-chance-crown = kauliņš ar kroni: **{ $percent }%**
deck-chance-crowns = kauliņš ar diviem vai vairāk kroņiem: **{ $percent }%**
deck-need-land = kauliņš ar šo ainavu ({ $terrain }): **{ $percent }%**
deck-need-lands = divi tādi vai vairāk: **{ $percent }%**
deck-need-crown = { $terrain } ar kroni: **{ $percent }%**
deck-need-crowns = { $terrain } ar diviem vai vairāk kroņiem: **{ $percent }%**
deck-need-which = Neredzētie ar kroņiem ({ $terrain }): { $dominoes }
deck-placeholder = Jautāt par ainavu
deck-any = Visas ainavas
button-deck = Vēl neredzētie
button-deck-text = Kā teksts
button-deck-pictures = Kā attēli
