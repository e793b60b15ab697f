part-wealth = Reichtum
poster-queen = Krone der Königin: +{ $points } ({ $terrain })

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

effect-knights = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
effect-towers = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
effect-tax-per-knight = jede Steuer bringt 1 mehr pro Ritter, den du hast oder geschickt hast
effect-tax-per-tower = jede Steuer bringt 1 mehr pro Turm
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
effect-points-per-knight = 1 Punkt pro Ritter, den du hast oder geschickt hast

board-title = Gebäudetableau
board-empty = leer
board-left = { $count ->
    [0] aus
   *[other] noch { $count }
}
board-nobody = bei niemandem
board-asleep = schläft
board-burned = verbrannt

box-q = Dominosteine von Queendomino
stack-unseen = { $tiles ->
    [one] { $tiles } Gebäude noch nicht aufgedeckt
   *[other] { $tiles } Gebäude noch nicht aufgedeckt
}
stack-building = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}

sign-knights = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
sign-towers = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
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
alt-knights-left = { $knights ->
    [one] { $knights } Ritter
   *[other] { $knights } Ritter
} im Vorrat
alt-towers = { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
}
alt-owned = { $treasury }.
alt-queen = Königin auf { $square }, dort eine Krone mehr.
alt-building = { $name } { $square }
alt-buildings = Gebäude: { $buildings }.
alt-knights = Ritter: { $squares }.
alt-plan = Gezeigt: { $name } auf { $square }.
alt-board = Gebäudetableau.
alt-buyer = { $name }: { $treasury }.
alt-left = { $count ->
    [0] Der Stapel ist leer.
    [one] Noch { $count } Plättchen.
   *[other] Noch { $count } Plättchen.
}
alt-buying = Gewählt: { $name }.
alt-burning = Soll verbrennen: { $name }.
alt-offer = { $saved ->
    [0] { $cost ->
        [0] Gratis: { $name } ({ $effect }).
        [one] Für { $cost } Münze: { $name } ({ $effect }).
       *[other] Für { $cost } Münzen: { $name } ({ $effect }).
    }
   *[other] { $cost ->
        [0] Gratis statt { $price }: { $name } ({ $effect }).
        [one] Für { $cost } Münze statt { $price }: { $name } ({ $effect }).
       *[other] Für { $cost } Münzen statt { $price }: { $name } ({ $effect }).
    }
}
alt-offer-dear = { $saved ->
    [0] { $cost ->
        [one] Zu teuer, { $cost } Münze: { $name } ({ $effect }).
       *[other] Zu teuer, { $cost } Münzen: { $name } ({ $effect }).
    }
   *[other] { $cost ->
        [one] Zu teuer, { $cost } Münze statt { $price }: { $name } ({ $effect }).
       *[other] Zu teuer, { $cost } Münzen statt { $price }: { $name } ({ $effect }).
    }
}
alt-queen-at = Die Königin ist bei { $name }.
alt-queen-nowhere = Die Königin ist noch bei niemandem.
alt-dragon-asleep = Der Drache ist in seiner Höhle.
alt-dragon-burned = Der Drache ist unterwegs. Verbrannt: { $name }.
long-empty = { $count ->
    [1] Leerer Platz: für { $prices }.
   *[other] Leere Plätze: für { $prices }.
}
