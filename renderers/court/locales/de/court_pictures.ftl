part-wealth = Reichtum
poster-queen = Krone der Königin: +{ $points }, { $terrain }

building-bakery = Bäckerei
building-sawmill = Sägewerk
building-fish-shop = Fischladen
building-weaver = Weberei
building-merchant = Krämerladen
building-smithy = Schmiede
building-church = Kirche
building-vault-knights = Ritterschatz
building-vault-towers = Turmschatz
building-small-tavern = Kleine Taverne
building-big-tavern = Große Taverne
building-guard-tower = Wachhaus
building-fortified-castle = Festung
building-travelling-castle = Wanderschloss
building-training-camp = Trainingslager
building-statue = Statue
building-queens-tower = Turm der Königin

effect-knights = { $count } Ritter
effect-towers = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
effect-tax-per-knight = jeder geschickte Ritter bringt 1 Münze mehr für jeden deiner Ritter
effect-tax-per-tower = jeder geschickte Ritter bringt 1 Münze mehr für jeden deiner Türme
effect-crowns = 1 Krone für das Stadtgebiet darunter
effect-points = { $count } Punkte
effect-per-property = 2 Punkte pro { $terrain_id ->
    [wheat] Weizengebiet
    [forest] Waldgebiet
    [lake] Seengebiet
    [grassland] Wiesengebiet
    [swamp] Sumpfgebiet
    [mine] Minengebiet
    [town] Stadtgebiet
   *[other] Gebiet ({ $terrain })
}
effect-points-per-tower = 1 Punkt pro Turm
effect-points-per-knight = 1 Punkt pro Ritter, ob geschickt oder nicht

board-title = Gebäudetableau
board-empty = leer
board-left = { $count ->
    [0] aus
   *[other] noch { $count }
}
board-nobody = heimatlos
board-asleep = schläft
board-burned = verbrannt

box-q = Dominosteine von Queendomino
stack-unseen = { $tile_count } Gebäude noch nicht aufgedeckt
stack-building = { $count ->
    [1] { $building }
   *[other] { $building }{ "\u00A0" }×{ $count }
}

sign-crowns = { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
sign-tax-per-knight = Steuer/Ritter
sign-tax-per-tower = Steuer/Turm
sign-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
sign-points-per-tower = pro Turm
sign-points-per-knight = pro Ritter
sign-per-property = pro Gebiet

legend-points = Punkte am Ende
legend-dear = zu teuer
legend-queen = 1 Münze weniger

alt-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
alt-knights-left = { $knights } Ritter im Vorrat
alt-towers = { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
}
alt-owned = { $treasury }.
alt-queen = Die Königin wohnt hier, auf { $square }, und ist dort eine Krone mehr.
alt-building = { $building } auf { $square }
alt-buildings = Gebäude: { $buildings }.
alt-sites = Freie Stadtfelder: { $squares }.
alt-knights = Ritter: { $squares }.
alt-plan = Gezeigt: { $building } auf { $square }.
alt-board = Gebäudetableau.
alt-buyer = { $name }: { $treasury }.
alt-left = { $count ->
    [0] Der Stapel ist leer.
   *[other] Noch { $count } Plättchen.
}
alt-buying = Gewählt: { $building }.
alt-burning = Soll verbrennen: { $building }.
alt-cost = { $cost ->
    [0] gratis
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
alt-tiles = Im Angebot: { $buildings }.
alt-tile = { $building } ({ alt-cost })
alt-offer = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } statt { $price }
}: { $effect }
alt-offer-dear = { $building }, { $saved ->
    [0] { alt-cost }
   *[other] { alt-cost } statt { $price }
}, zu teuer: { $effect }
alt-queen-at = Die Königin wohnt bei { $name }.
alt-queen-nowhere = Die Königin hat noch kein Zuhause.
alt-dragon-asleep = Der Drache ist in seiner Höhle.
alt-dragon-burned = Der Drache ist unterwegs. Verbrannt: { $building }.
long-empty = { $count ->
    [1] Leerer Platz: für { $prices }.
   *[other] Leere Plätze: für { $prices }.
}
