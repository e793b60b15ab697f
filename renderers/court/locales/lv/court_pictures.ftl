part-wealth = Bagātība
poster-queen = Karalienes kronis: +{ $points }, { $terrain }

building-bakery = Maiznīca
building-sawmill = Kokzāģētava
building-fish-shop = Zivju veikals
building-weaver = Austuve
building-merchant = Tirgotājs
building-smithy = Kalve
building-church = Baznīca
building-vault-knights = Bruņinieku kase
building-vault-towers = Torņu kase
building-small-tavern = Mazais krogs
building-big-tavern = Lielais krogs
building-guard-tower = Sardzes nams
building-fortified-castle = Cietoksnis
building-travelling-castle = Ceļojošā pils
building-training-camp = Mācību nometne
building-statue = Statuja
building-queens-tower = Karalienes tornis

effect-knights = { $count ->
    [zero] { $count } bruņinieku
    [one] { $count } bruņinieks
   *[other] { $count } bruņinieki
}
effect-towers = { $count ->
    [zero] { $count } torņu
    [one] { $count } tornis
   *[other] { $count } torņi
}
effect-tax-per-knight = katrs bruņinieks, ko sūti, atnes vēl pa 1 monētai par katru tavu bruņinieku
effect-tax-per-tower = katrs bruņinieks, ko sūti, atnes vēl pa 1 monētai par katru tavu torni
effect-crowns = 1 kronis pilsētai, kurā stāv
effect-points = { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
effect-per-property = 2 punkti par katru { $terrain_id ->
    [wheat] kviešu īpašumu
    [forest] meža īpašumu
    [lake] ezera īpašumu
    [grassland] pļavas īpašumu
    [swamp] purva īpašumu
    [mine] kalnu īpašumu
    [town] pilsētas īpašumu
   *[other] īpašumu: { $terrain }
}
effect-points-per-tower = 1 punkts par katru torni
effect-points-per-knight = 1 punkts par katru bruņinieku, izsūtītu vai ne

board-title = Celtnieku planšete
board-empty = tukša
board-left = { $count ->
    [0] beigušās
   *[other] vēl { $count }
}
board-nobody = vēl bez mājām
board-asleep = guļ
board-burned = sadega

box-q = Queendomino kauliņi
stack-unseen = Vēl neredzētās ēkas: { $tile_count }
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = { $count ->
    [zero] { $count } kroņu
    [one] { $count } kronis
   *[other] { $count } kroņi
}
sign-tax-per-knight = nodoklis/bruņinieks
sign-tax-per-tower = nodoklis/tornis
sign-points = { $count ->
    [zero] punktu
    [one] punkts
   *[other] punkti
}
sign-points-per-tower = par torni
sign-points-per-knight = par bruņinieku
sign-per-property = par īpašumu

legend-points = punkti beigās
legend-dear = par dārgu
legend-queen = par 1 lētāk

alt-coins = { $coins ->
    [zero] { $coins } monētu
    [one] { $coins } monēta
   *[other] { $coins } monētas
}
alt-knights-left = rezervē { $knights ->
    [zero] { $knights } bruņinieku
    [one] { $knights } bruņinieks
   *[other] { $knights } bruņinieki
}
alt-towers = { $towers ->
    [zero] { $towers } torņu
    [one] { $towers } tornis
   *[other] { $towers } torņi
}
alt-owned = { $treasury }.
alt-queen = Karaliene dzīvo te, uz { $square }, un tur viņa ir vēl viens kronis.
alt-building = { $building } uz { $square }
alt-buildings = Ēkas: { $buildings }.
alt-sites = Brīvi pilsētas lauciņi: { $squares }.
alt-knights = Bruņinieki: { $squares }.
alt-plan = Parādīts: { $building } uz { $square }.
alt-board = Celtnieku planšete.
alt-buyer = { $name }: { $treasury }.
alt-left = { $count ->
    [0] Kaudzīte ir tukša.
    [zero] Kaudzītē vēl { $count } plāksnīšu.
    [one] Kaudzītē vēl { $count } plāksnīte.
   *[other] Kaudzītē vēl { $count } plāksnītes.
}
alt-buying = Izvēle: { $building }.
alt-burning = Sadegs: { $building }.
alt-cost =
    { $cost ->
        [0] par velti
        [zero] { $cost } monētu
        [one] { $cost } monēta
       *[other] { $cost } monētas
    }
alt-tiles = Piedāvājumā: { $buildings }.
alt-tile = { $building } ({ alt-cost })
alt-offer =
    { $building }, { $saved ->
        [0] { alt-cost }
       *[other] { alt-cost }, nevis { $price }
    }: { $effect }
alt-offer-dear =
    { $building }, { $saved ->
        [0] { alt-cost }
       *[other] { alt-cost }, nevis { $price }
    }, par dārgu: { $effect }
alt-queen-at = Karaliene dzīvo šeit: { $name }.
alt-queen-nowhere = Karalienei vēl nav māju.
alt-dragon-asleep = Pūķis ir savā alā.
alt-dragon-burned = Pūķis ir ārā no alas. Sadega { $building }.
long-empty = { $count ->
    [1] Tukša vieta, cena: { $prices }.
   *[other] Tukšas vietas, cenas: { $prices }.
}
