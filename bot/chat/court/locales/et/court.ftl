variant-qd = Queendomino
variant-rw = Kuninglikud pulmad
variant-rwt = Kuninglikud pulmad võistkondades
variant-qd-about = Kingdomino linnade, rüütlite, hoonete, kuninganna ja draakoniga
variant-rw-about = Queendomino mõlema mängu kividega
variant-rwt-about = Mõlema mängu kivid ja kahe peale üks kuningriik

step-knights = Rüütlid
step-build = Ehita
step-dragon = Draakon
button-side-step-dragon = Põleta plaat…
skipped-knights = Kui lähed edasi, ei saa sa sel käigul enam rüütleid saata.
skipped-build = Kui lähed edasi, ei saa sa sel käigul enam ehitada.
plan-knights = Rüütel: { $terrain }
plan-build = Ehita: { $building } ({ $square })
plan-dragon = Lase draakonil põletada: { $building }
court-knights = Kas saata uuele kivile rüütel?
court-knights-more = Kas saata veel üks rüütel?
court-treasury = Sul on: { $treasury }.
court-build = Kas ehitada vabale linnaruudule? Sinu omad: { $squares }.
court-chosen = **{ $building }**: { $effect }
court-dragon = Kas meelitada draakonit 1 mündiga plaati põletama? Siis ei saa seda keegi ehitada.
button-tax = { $coins ->
    [one] +{ $coins } münt: { $terrain }
   *[other] +{ $coins } münti: { $terrain }
}
button-tax-both = Mõlemad rüütlid: { $coins ->
    [one] { $coins } münt
   *[other] { $coins } münti
}
court-gain = { $cost ->
    [0] { $gain }
   *[other] { $gain }, hind maha arvatud
}

court-build-placeholder = Vali plaat
court-other-tile-placeholder = Teine plaat…
court-tile = { $building } · { $price ->
    [0] tasuta
    [one] { $price } münt
   *[other] { $price } münti
}
court-site-placeholder = Millisele linnaruudule?
court-site = Ruudule { $square }
button-build = Ehita: { $building } { $price ->
    [0] (tasuta)
    [one] ({ $price } münt)
   *[other] ({ $price } münti)
}
button-ends-turn = { $action } · lõpetab käigu
suggested-tile-knights = Soovitus: { $building }. Rohkemate rüütlitega saad hiljem rohkem münte koguda.
suggested-tile-taxes = Soovitus: { $building }. Sellega toovad hiljem saadetud rüütlid rohkem münte.
suggested-tile-grows = Soovitus: { $building }. Selle punktid võivad veel kasvada.
suggested-tile-towers = Soovitus: { $building }. Selle tornid võivad kuninganna sinu juurde tuua.
suggested-tile-coins = Soovitus: { $building }. Sulle jääb { $coins ->
    [one] { $coins } münt
   *[other] { $coins } münti
} rohkem.
suggested-tile-queen = Soovitus: { $building }. Kuninganna kolib sinu juurde.
suggested-tile-effect = Soovitus: { $building } ({ $effect }).
suggested-no-tile = Soovitus: ära ehita. { $price ->
    [0] Linnaruut võib
   *[other] Mündid ja linnaruut võivad
} hiljem rohkem tuua.
court-burn-tile = { $building } · hind { $price }
court-burn-placeholder = Põleta plaat 1 mündi eest
court-burn = Põleta 1 mündi eest: { $building }
told-tax = { $coins ->
    [one] +{ $coins } münt
   *[other] +{ $coins } münti
}
told-left = { $coins ->
    [0] münte ei jäänud
    [one] { $coins } münt alles
   *[other] { $coins } münti alles
}

told-build = { $building } ehitatud ({ $price ->
    [0] tasuta
    [one] { $price } münt
   *[other] { $price } münti
})
told-queen = kuninganna kolib sisse
told-queen-leaves = Kuninganna kolib ära, **{ $name }** kaotab { $points } punkti.
told-bribe = draakon põletas plaadi ({ $building })
told-built = { $buildings } ehitatud
told-burned = { $buildings } põletatud

illegal-not-just-placed = Rüütel võib minna ainult äsja asetatud kivile, üks kummalegi poolele.
illegal-no-knights = Sul pole reservis ühtki rüütlit.
illegal-empty-slot = Selles pesas pole praegu plaati.
illegal-board-empty = Ehitustahvlil pole praegu ühtegi plaati.
illegal-no-site = Sul pole vaba linnaruutu, kuhu ehitada.
illegal-not-a-site = Ehitada saad ainult oma linnaruudule, millel pole hoonet.
illegal-too-dear = Selleks sul münte ei jätku.
illegal-dragon-awake = Draakon on selles voorus juba ühe plaadi põletanud ja rohkem ta ei tee.
illegal-queen-here = Kuninganna elab sinu juures ja draakon hoiab temast eemale. Praegu sa põletada ei saa.
illegal-no-coins = Sul pole draakoni jaoks münti.

reason-tax = rüütel kogub siit { $count } münti
reason-sites = { $count ->
    [1] üks ruut ehitamiseks
   *[other] { $count } ruutu ehitamiseks
}

command-queendomino-about = Queendomino: rüütlid, hooned ja draakon
command-tax-about = Saada rüütel äsja asetatud kivile
command-build-about = Osta linnaruudule hoone
command-dragon-about = Meelita draakonit mündiga plaati põletama
command-done-about = Lõpeta oma käik viimases voorus
option-knight-about = Valdus või selle ruut, näiteks järv või h7, või vali loendist
option-tile-about = Plaadi hind ja linnaruut, näiteks 4 g8, või vali loendist
option-burn-about = Plaadi hind, näiteks 3, või vali loendist

error-no-game-of-court = See käib Queendomino juurde, aga selles kanalis seda praegu ei mängita.
