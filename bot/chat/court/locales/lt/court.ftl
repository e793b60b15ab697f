variant-qd = Queendomino
variant-rw = Karališkosios vestuvės
variant-rwt = Karališkosios vestuvės komandomis
variant-qd-about = Kingdomino su miestais, riteriais, pastatais, karaliene ir drakonu
variant-rw-about = Queendomino su abiejų žaidimų kauliukais
variant-rwt-about = Abiejų žaidimų kauliukai; dviem žaidėjams – viena karalystė

step-knights = Riteriai
step-build = Pastatas
step-dragon = Drakonas
button-side-step-dragon = Sudeginti plytelę …
skipped-knights = Jei tęsi, šį ėjimą riterių daugiau nesiųsi.
skipped-build = Jei tęsi, šį ėjimą jau nebestatysi.
plan-dragon = Drakonas sudegina: { $name }
back-dragon = Atšaukti: sudegė { $name }
court-treasury = Turi: { $treasury }.
court-chosen = **{ $name }**: { $effect }
court-dragon = Sumokėti drakonui 1 monetą, kad sudegintų plytelę? Tada jos niekas nepastatys.

court-build-placeholder = Rinkis plytelę
court-other-tile-placeholder = Kita plytelė …
court-tile = { $name } · { $price ->
    [0] nemokamai
    [one] { $price } moneta
    [few] { $price } monetos
   *[other] { $price } monetų
}
court-site-placeholder = Kuriame miesto langelyje
court-site = Langelyje { $square }
button-ends-turn = { $action } · baigia ėjimą
suggested-tile-knights = Siūloma: { $name }. Nauji riteriai galės rinkti monetas kituose ėjimuose.
suggested-tile-taxes = Siūloma: { $name }. Tada vėliau siunčiami riteriai surinks daugiau monetų.
suggested-tile-grows = Siūloma: { $name }. Taškų dar gali padaugėti.
suggested-tile-towers = Siūloma: { $name }. Šio pastato bokštai gali atvilioti karalienę.
suggested-tile-coins = Siūloma: { $name }. Tau liks { $number ->
    [one] { $number } moneta
    [few] { $number } monetomis
   *[other] { $number } monetų
} daugiau.
suggested-tile-in-the-end = Siūloma: { $name }. Galiausiai tai žada daugiau.
suggested-no-tile = Siūloma „{ button-skip }“: { $price ->
    [0] miesto langelis
   *[other] monetos ir miesto langelis
} vėliau gali duoti daugiau.
court-burn-tile = { $name } · kaina { $price }
court-burn-placeholder = Sudeginti plytelę: 1 moneta
court-burn = Sudeginti už 1 monetą: { $name }

told-build = stato: { $name }, { $price ->
    [0] nemokamai
    [one] { $price } moneta
    [few] { $price } monetos
   *[other] { $price } monetų
}
told-queen = atvyksta karalienė
told-queen-from = atvyksta karalienė; ją išlydi **{ $name }** ({ $worth })
told-bribe = drakonas sudegina: { $name }
told-buildings = { $count ->
    [one] { $count } pastatas
    [few] { $count } pastatai
   *[other] { $count } pastatų
}

illegal-not-just-placed = Riterį galima siųsti tik ant ką tik padėto kauliuko, po vieną ant kiekvienos pusės.
illegal-no-knights = Riterių rezerve neturi.
illegal-empty-slot = Šioje lentos vietoje dabar nėra plytelės.
illegal-board-empty = Statytojų lentoje dabar nėra nė vienos plytelės.
illegal-no-site = Laisvo miesto langelio statybai neturi.
illegal-not-a-site = Tai ne tavo miesto langelis be pastato.
illegal-too-dear = Tam tau neužtenka monetų.
illegal-dragon-awake = Šiame raunde drakonas jau sudegino plytelę; daugiau nei vienos jis nedegina.
illegal-queen-here = Dabar sudeginti plytelės negali: karalienė pas tave, o drakonas jos vengia.
illegal-no-coins = Neturi monetos drakonui.

reason-tax = riteris čia surenka { $number ->
    [one] { $number } monetą
    [few] { $number } monetas
   *[other] { $number } monetų
}
reason-sites = { $number ->
    [1] langelis statybai
    [one] { $number } langelis statybai
    [few] { $number } langeliai statybai
   *[other] { $number } langelių statybai
}

command-tax = tax
command-tax-about = Queendomino: siųsti riterį ant ką tik padėto kauliuko
command-build = build
command-build-about = Queendomino: pirkti pastatą miesto langeliui
command-dragon = dragon
command-dragon-about = Queendomino: sumokėti drakonui, kad sudegintų pastato plytelę
option-knight-name = knight
option-knight-about = Ant kurios kauliuko pusės: rinkis iš sąrašo
option-tile-name = tile
option-tile-about = Ką ir kur statyti: rinkis iš sąrašo
option-burn-name = burn
option-burn-about = Kurią plytelę: rinkis iš sąrašo
