part-wealth = Turtas
poster-queen = Karalienės karūna: +{ $points }, { $terrain }

building-bakery = Kepykla
building-sawmill = Lentpjūvė
building-fish-shop = Žuvų krautuvė
building-weaver = Audykla
building-merchant = Pirklys
building-smithy = Kalvė
building-church = Bažnyčia
building-vault-knights = Riterių iždinė
building-vault-towers = Bokštų iždinė
building-small-tavern = Mažoji smuklė
building-big-tavern = Didžioji smuklė
building-guard-tower = Sargybinė
building-fortified-castle = Tvirtovė
building-travelling-castle = Klajojanti pilis
building-training-camp = Mokymų stovykla
building-statue = Statula
building-queens-tower = Karalienės bokštas

effect-knights = { $count ->
    [one] { $count } riteris
    [few] { $count } riteriai
   *[other] { $count } riterių
}
effect-towers = { $count ->
    [one] { $count } bokštas
    [few] { $count } bokštai
   *[other] { $count } bokštų
}
effect-tax-per-knight = kiekvienas siunčiamas riteris atneša dar po 1 monetą už kiekvieną tavo riterį
effect-tax-per-tower = kiekvienas siunčiamas riteris atneša dar po 1 monetą už kiekvieną tavo bokštą
effect-crowns = 1 karūna miestui, kuriame stovi
effect-points = { $count ->
    [one] { $count } taškas
    [few] { $count } taškai
   *[other] { $count } taškų
}
effect-per-property = 2 taškai už kiekvieną { $terrain_id ->
    [wheat] kviečių valdą
    [forest] miškų valdą
    [lake] ežerų valdą
    [grassland] pievų valdą
    [swamp] pelkių valdą
    [mine] kalnų valdą
    [town] miestų valdą
   *[other] valdą: { $terrain }
}
effect-points-per-tower = 1 taškas už kiekvieną bokštą
effect-points-per-knight = 1 taškas už kiekvieną riterį, išsiųstą ar ne

board-title = Statytojų lenta
board-empty = tuščia
board-left = { $count ->
    [0] nebeliko
   *[other] liko { $count }
}
board-nobody = dar be namų
board-asleep = miega
board-burned = sudegė

box-q = Queendomino kauliukai
stack-unseen = { $tile_count ->
    [one] Dar neatverstas { $tile_count } pastatas
    [few] Dar neatversti { $tile_count } pastatai
   *[other] Dar neatversta { $tile_count } pastatų
}
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = { $count ->
    [one] { $count } karūna
    [few] { $count } karūnos
   *[other] { $count } karūnų
}
sign-tax-per-knight = mokestis už riterį
sign-tax-per-tower = mokestis už bokštą
sign-points = { $count ->
    [one] taškas
    [few] taškai
   *[other] taškų
}
sign-points-per-tower = už bokštą
sign-points-per-knight = už riterį
sign-per-property = už valdą

legend-points = taškai pabaigoje
legend-dear = per brangu
legend-queen = 1 moneta mažiau

alt-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monetos
   *[other] { $coins } monetų
}
alt-knights-left = { $knights ->
    [one] { $knights } riteris
    [few] { $knights } riteriai
   *[other] { $knights } riterių
} rezerve
alt-towers = { $towers ->
    [one] { $towers } bokštas
    [few] { $towers } bokštai
   *[other] { $towers } bokštų
}
alt-owned = { $treasury }.
alt-queen = Karalienė gyvena čia, langelyje { $square }, ir ten ji – dar viena karūna.
alt-building = { $building } langelyje { $square }
alt-buildings = Pastatai: { $buildings }.
alt-sites = Laisvi miesto langeliai: { $squares }.
alt-knights = Riteriai: { $squares }.
alt-plan = Parodyta: { $building } langelyje { $square }.
alt-board = Statytojų lenta.
alt-buyer = { $name }: { $treasury }.
alt-left = { $count ->
    [0] Krūvelė tuščia.
    [one] Liko { $count } plytelė.
    [few] Liko { $count } plytelės.
   *[other] Liko { $count } plytelių.
}
alt-buying = Pasirinkta: { $building }.
alt-burning = Bus sudeginta: { $building }.
alt-cost =
    { $cost ->
        [0] nemokamai
        [one] { $cost } moneta
        [few] { $cost } monetos
       *[other] { $cost } monetų
    }
alt-tiles = Parduodama: { $buildings }.
alt-tile = { $building } ({ alt-cost })
alt-offer =
    { $building }, { $saved ->
        [0] { alt-cost }
       *[other] { alt-cost } vietoj { $price }
    }: { $effect }
alt-offer-dear =
    { $building }, { $saved ->
        [0] { alt-cost }
       *[other] { alt-cost } vietoj { $price }
    }, per brangu: { $effect }
alt-queen-at = Karalienė gyvena čia: { $name }.
alt-queen-nowhere = Karalienė dar neturi namų.
alt-dragon-asleep = Drakonas urve.
alt-dragon-burned = Drakonas išskridęs. Sudegė { $building }.
long-empty = { $count ->
    [1] Tuščia vieta, kaina: { $prices }.
   *[other] Tuščios vietos, kainos: { $prices }.
}
