part-wealth = Rikkus
poster-queen = Kuninganna kroon: +{ $points }, { $terrain }

building-bakery = Pagarikoda
building-sawmill = Saeveski
building-fish-shop = Kalapood
building-weaver = Kangrukoda
building-merchant = Kaupmees
building-smithy = Sepikoda
building-church = Kirik
building-vault-knights = Rüütlivaramu
building-vault-towers = Tornivaramu
building-small-tavern = Väike kõrts
building-big-tavern = Suur kõrts
building-guard-tower = Vahimaja
building-fortified-castle = Kindlus
building-travelling-castle = Rändloss
building-training-camp = Õppelaager
building-statue = Raidkuju
building-queens-tower = Kuninganna torn

effect-knights = { $count ->
    [one] { $count } rüütel
   *[other] { $count } rüütlit
}
effect-towers = { $count ->
    [one] { $count } torn
   *[other] { $count } torni
}
effect-tax-per-knight = iga rüütel, kelle saadad, toob 1 mündi rohkem iga sinu rüütli kohta
effect-tax-per-tower = iga rüütel, kelle saadad, toob 1 mündi rohkem iga sinu torni kohta
effect-crowns = 1 kroon linnale, kus see seisab
effect-points = { $count ->
    [one] { $count } punkt
   *[other] { $count } punkti
}
effect-per-property = { $terrain_id ->
    [wheat] 2 punkti iga nisupõlluvalduse kohta
    [forest] 2 punkti iga metsavalduse kohta
    [lake] 2 punkti iga järvevalduse kohta
    [grassland] 2 punkti iga aasavalduse kohta
    [swamp] 2 punkti iga soovalduse kohta
    [mine] 2 punkti iga mäevalduse kohta
    [town] 2 punkti iga linnavalduse kohta
   *[other] 2 punkti iga valduse kohta: { $terrain }
}
effect-points-per-tower = 1 punkt iga torni kohta
effect-points-per-knight = 1 punkt iga rüütli kohta, ka väljasaadetute

board-title = Ehitustahvel
board-empty = tühi
board-left = { $count ->
    [0] otsas
   *[other] veel { $count }
}
board-nobody = koduta
board-asleep = magab
board-burned = põles

box-q = Queendomino kivid
stack-unseen = { $tile_count ->
    [one] { $tile_count } hoone veel tulemata
   *[other] { $tile_count } hoonet veel tulemata
}
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = { $count ->
    [one] { $count } kroon
   *[other] { $count } krooni
}
sign-tax-per-knight = maks rüütli kohta
sign-tax-per-tower = maks torni kohta
sign-points = { $count ->
    [one] punkt
   *[other] punkti
}
sign-points-per-tower = torni kohta
sign-points-per-knight = rüütli kohta
sign-per-property = valduse kohta

legend-points = punktid lõpus
legend-dear = liiga kallis
legend-queen = 1 münt vähem

alt-coins = { $coins ->
    [one] { $coins } münt
   *[other] { $coins } münti
}
alt-knights-left = { $knights ->
    [one] { $knights } rüütel
   *[other] { $knights } rüütlit
} reservis
alt-towers = { $towers ->
    [one] { $towers } torn
   *[other] { $towers } torni
}
alt-owned = { $treasury }.
alt-queen = Kuninganna elab siin, ruudul { $square }, ja on seal üks kroon juurde.
alt-building = { $building } ruudul { $square }
alt-buildings = Hooned: { $buildings }.
alt-sites = Vabad linnaruudud: { $squares }.
alt-knights = Rüütlid: { $squares }.
alt-plan = Näidatud: { $building } ruudul { $square }.
alt-board = Ehitustahvel.
alt-buyer = { $name }: { $treasury }.
alt-left = { $count ->
    [0] Virn on tühi.
    [one] Virnas on { $count } plaat.
   *[other] Virnas on { $count } plaati.
}
alt-buying = Valitud: { $building }.
alt-burning = Põletada: { $building }.
alt-cost = { $cost ->
    [0] tasuta
    [one] { $cost } münt
   *[other] { $cost } münti
}
alt-tiles = Müügil: { $buildings }.
alt-tile = { $building } ({ alt-cost })
alt-offer = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } ({ $price } asemel)
}: { $effect }
alt-offer-dear = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } ({ $price } asemel)
}, liiga kallis: { $effect }
alt-queen-at = Kuninganna elab siin: { $name }.
alt-queen-nowhere = Kuningannal pole veel kodu.
alt-dragon-asleep = Draakon on koopas.
alt-dragon-burned = Draakon on väljas. Põles: { $building }.
long-empty = { $count ->
    [1] Tühi pesa, hind: { $prices }.
   *[other] Tühjad pesad, hinnad: { $prices }.
}
