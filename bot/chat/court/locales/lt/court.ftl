variant-qd = Queendomino
variant-rw = Karališkosios vestuvės
variant-rwt = Karališkosios vestuvės komandomis
variant-qd-about = Kingdomino su miestais, riteriais, pastatais, karaliene ir drakonu
variant-rw-about = Queendomino su abiejų žaidimų kauliukais
variant-rwt-about = Abiejų žaidimų kauliukai, dviem žaidėjams – viena karalystė

step-knights = Riteriai
step-build = Pastatas
step-dragon = Drakonas
button-side-step-dragon = Sudeginti plytelę…
skipped-knights = Jei tęsi, šiame ėjime riterių nebegalėsi siųsti.
skipped-build = Jei tęsi, šiame ėjime nebegalėsi statyti.
plan-knights = Riteris: { $terrain }
plan-build = Statyti: { $building } ({ $square })
plan-dragon = Drakonas sudegina: { $building }
court-knights = Siųsti riterį ant naujo kauliuko?
court-knights-more = Siųsti dar vieną riterį?
court-treasury = Turi: { $treasury }.
court-build = Statyti laisvame miesto langelyje? Tavo: { $squares }.
court-chosen = **{ $building }**: { $effect }
court-dragon = Sumokėti drakonui 1 monetą, kad sudegintų plytelę? Tada jos niekas nepastatys.
button-tax = { $coins ->
    [one] +{ $coins } moneta: { $terrain }
    [few] +{ $coins } monetos: { $terrain }
   *[other] +{ $coins } monetų: { $terrain }
}
button-tax-both =
    Abu riteriai: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monetos
       *[other] { $coins } monetų
    }
court-gain = { $cost ->
    [0] { $gain }
   *[other] { $gain }, atskaičius kainą
}

court-build-placeholder = Rinkis plytelę
court-other-tile-placeholder = Kita plytelė…
court-tile = { $building } · { $price ->
    [0] nemokamai
    [one] { $price } moneta
    [few] { $price } monetos
   *[other] { $price } monetų
}
court-site-placeholder = Kuriame miesto langelyje?
court-site = Langelyje { $square }
button-build =
    Statyti: { $building }, { $price ->
        [0] nemokamai
        [one] { $price } moneta
        [few] { $price } monetos
       *[other] { $price } monetų
    }
button-ends-turn = { $action } · baigia ėjimą
suggested-tile-knights = Siūloma: { $building }. Su daugiau riterių kituose ėjimuose surinksi daugiau monetų.
suggested-tile-taxes = Siūloma: { $building }. Su šiuo pastatu vėliau siunčiami riteriai surinks daugiau monetų.
suggested-tile-grows = Siūloma: { $building }. Taškų dar gali padaugėti.
suggested-tile-towers = Siūloma: { $building }. Šio pastato bokštai gali atvilioti karalienę.
suggested-tile-coins = Siūloma: { $building }. Tau liks { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monetomis
   *[other] { $coins } monetų
} daugiau.
suggested-tile-queen = Siūloma: { $building }. Karalienė įsikels pas tave.
suggested-tile-effect = Siūloma: { $building } ({ $effect }).
suggested-no-tile = Siūloma nestatyti. { $price ->
    [0] Miesto langelis
   *[other] Monetos ir miesto langelis
} vėliau gali duoti daugiau.
court-burn-tile = { $building } · kaina { $price }
court-burn-placeholder = Sudeginti plytelę už 1 monetą
court-burn = Sudeginti už 1 monetą: { $building }
told-tax = { $coins ->
    [one] +{ $coins } moneta
    [few] +{ $coins } monetos
   *[other] +{ $coins } monetų
}
told-left =
    { $coins ->
        [0] monetų nebelieka
        [one] lieka { $coins } moneta
        [few] lieka { $coins } monetos
       *[other] lieka { $coins } monetų
    }

told-build =
    pastato: { $building } ({ $price ->
        [0] nemokamai
        [one] { $price } moneta
        [few] { $price } monetos
       *[other] { $price } monetų
    })
told-queen = įsikelia karalienė
told-queen-leaves =
    Karalienė išsikelia: **{ $name }** netenka { $points ->
        [one] { $points } taško
        [few] { $points } taškų
       *[other] { $points } taškų
    }.
told-bribe = drakonas sudegina: { $building }
told-built = pastato: { $buildings }
told-burned = sudegina: { $buildings }

illegal-not-just-placed = Riteris gali eiti tik ant ką tik padėto kauliuko, po vieną ant kiekvienos pusės.
illegal-no-knights = Riterių rezerve neturi.
illegal-empty-slot = Šioje lentos vietoje dabar nėra plytelės.
illegal-board-empty = Statytojų lentoje dabar nėra nė vienos plytelės.
illegal-no-site = Neturi laisvo miesto langelio, kuriame statyti.
illegal-not-a-site = Statyti gali tik savo miesto langelyje, kuriame pastato dar nėra.
illegal-too-dear = Tam neužtenka monetų.
illegal-dragon-awake = Šiame raunde drakonas jau sudegino plytelę, o daugiau nei vienos nedegina.
illegal-queen-here = Karalienė gyvena pas tave, o drakonas jos vengia. Dabar nieko nesudeginsi.
illegal-no-coins = Neturi monetos drakonui.

reason-tax = riteris čia surenka { $count ->
    [one] { $count } monetą
    [few] { $count } monetas
   *[other] { $count } monetų
}
reason-sites = { $count ->
    [1] langelis statybai
    [one] { $count } langelis statybai
    [few] { $count } langeliai statybai
   *[other] { $count } langelių statybai
}

command-queendomino-about = Queendomino: riteriai, pastatai ir drakonas
command-tax-about = Siųsti riterį ant ką tik padėto kauliuko
command-build-about = Pirkti pastatą miesto langeliui
command-dragon-about = Sumokėti drakonui, kad sudegintų plytelę
command-done-about = Baigti ėjimą paskutiniame raunde
option-knight-about = Valda arba jos langelis, pvz., ežeras ar h7. Arba rinkis iš sąrašo
option-tile-about = Plytelės kaina ir miesto langelis, pvz., 4 g8. Arba rinkis iš sąrašo
option-burn-about = Plytelės kaina, pvz., 3. Arba rinkis iš sąrašo

error-no-game-of-court = Tai skirta Queendomino partijai, o šiame kanale jos dabar nėra.
