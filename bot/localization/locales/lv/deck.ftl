deck-over = Visi šīs spēles kauliņi ir izlikti.
deck-removed = Te skaitās arī pirms spēles izņemtie kauliņi.
deck-chances = Nākamajā izlikšanā
deck-chances-later = Aiznākamajā izlikšanā
deck-when = Kad visi būs izvēlējušies, izliks { $line } kauliņus.
deck-unknown = Tos vēl neviens nezina, pat dators ne.
deck-chance-crown = kauliņš ar kroni: **{ $percent }%**
deck-chance-crowns = kauliņš ar diviem vai vairāk kroņiem: **{ $percent }%**
deck-need-land =
    { $terrain_id ->
        [wheat] kauliņš ar kviešiem
        [forest] kauliņš ar mežu
        [lake] kauliņš ar ezeru
        [grassland] kauliņš ar pļavu
        [swamp] kauliņš ar purvu
        [mine] kauliņš ar kalniem
        [town] kauliņš ar pilsētu
       *[other] kauliņš ar šo ainavu ({ $terrain })
    }: **{ $percent }%**
deck-need-lands = divi tādi vai vairāk: **{ $percent }%**
deck-need-crown = { $terrain } ar kroni: **{ $percent }%**
deck-need-crowns = { $terrain } ar diviem vai vairāk kroņiem: **{ $percent }%**
deck-need-which = Vēl neredzētie ar kroņiem ({ $terrain }): { $dominoes }
deck-placeholder = Jautāt par ainavu
deck-any = Visas ainavas
button-deck = Kas vēl nāks
