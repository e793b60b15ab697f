variant-qd = Queendomino
variant-rw = Kuninglikud pulmad
variant-rwt = Kuninglikud pulmad võistkondades
variant-qd-about = Kingdomino linnade, rüütlite, hoonete, kuninganna ja draakoniga
variant-rw-about = Queendomino mõlema mängu kividega
variant-rwt-about = Mõlema mängu kivid; kahel mängijal on ühine kuningriik

step-knights = Rüütlid
step-build = Ehita
step-dragon = Draakon
button-side-step-dragon = Põleta plaat …
skipped-knights = Kui lähed edasi, ei saa sa sel käigul enam rüütleid saata.
skipped-build = Kui lähed edasi, ei saa sa sel käigul enam ehitada.
plan-dragon = Lase draakonil põletada: { $name }
back-dragon = Võta tagasi: põletamine ({ $name })
court-treasury = Sul on: { $treasury }.
court-chosen = **{ $name }**: { $effect }
court-dragon = Kas maksta draakonile 1 münt, et ta plaadi põletaks? Siis ei saa seda keegi ehitada.

court-build-placeholder = Vali plaat
court-other-tile-placeholder = Teine plaat …
court-tile = { $name } · { $price ->
    [0] tasuta
    [one] { $price } münt
   *[other] { $price } münti
}
court-site-placeholder = Millisele linnaruudule
court-site = Ruudule { $square }
button-ends-turn = { $action } · lõpetab käigu
suggested-tile-knights = Soovitus: { $name }. Rohkemate rüütlitega saad hiljem rohkem münte koguda.
suggested-tile-taxes = Soovitus: { $name }. Sellega koguvad hiljem saadetud rüütlid rohkem münte.
suggested-tile-grows = Soovitus: { $name }. Selle punktid võivad veel kasvada.
suggested-tile-towers = Soovitus: { $name }. Selle tornid võivad kuninganna kohale tuua.
suggested-tile-coins = Soovitus: { $name }. Sulle jääb { $number ->
    [one] { $number } münt
   *[other] { $number } münti
} rohkem.
suggested-tile-in-the-end = Soovitus: { $name }. Lõpuks toob see ilmselt rohkem.
suggested-no-tile = Soovitus: „{ button-skip }“. { $price ->
    [0] Linnaruut võib
   *[other] Mündid ja linnaruut võivad
} hiljem rohkem tuua.
court-burn-tile = { $name } · hind { $price }
court-burn-placeholder = Plaat põletada 1 mündi eest
court-burn = Põleta 1 mündi eest: { $name }

told-build = ehitab: { $name } ({ $price ->
    [0] tasuta
    [one] { $price } münt
   *[other] { $price } münti
})
told-queen = tuleb kuninganna
told-queen-from = tuleb kuninganna, senine võõrustaja: **{ $name }** ({ $worth })
told-bribe = draakon põletab: { $name }
told-buildings = { $count ->
    [one] { $count } hoone
   *[other] { $count } hoonet
}

illegal-not-just-placed = Rüütel võib minna ainult äsja asetatud kivile, üks kummalegi poolele.
illegal-no-knights = Sul pole reservis ühtki rüütlit.
illegal-empty-slot = Selles pesas pole praegu plaati.
illegal-board-empty = Ehitustahvlil pole praegu ühtegi plaati.
illegal-no-site = Sul pole vaba linnaruutu, kuhu ehitada.
illegal-not-a-site = See pole sinu hooneta linnaruut.
illegal-too-dear = Selleks sul münte ei jätku.
illegal-dragon-awake = Draakon on selles voorus plaadi juba põletanud; rohkem kui ühe ta ei põleta.
illegal-queen-here = Praegu ei saa sa lasta plaati põletada: kuninganna on sinu juures ja draakon hoiab temast eemale.
illegal-no-coins = Sul pole draakoni jaoks münti.

reason-tax = rüütel kogub siit { $number } münti
reason-sites = { $number ->
    [1] üks ruut ehitamiseks
   *[other] { $number } ruutu ehitamiseks
}

command-tax = tax
command-tax-about = Queendomino: saada rüütel äsja asetatud kivile
command-build = build
command-build-about = Queendomino: osta linnaruudule hoone
command-dragon = dragon
command-dragon-about = Queendomino: maksa draakonile, et ta põletaks hooneplaadi
option-knight-name = knight
option-knight-about = Milline kivi pool; vali loendist
option-tile-name = tile
option-tile-about = Mida kuhu ehitada; vali loendist
option-burn-name = burn
option-burn-about = Milline plaat; vali loendist
