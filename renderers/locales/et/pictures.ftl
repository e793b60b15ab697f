list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " ja " }
list-words-and = { " ja " }

points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
percent = { $percent }%

line-now = Asetada
line-next = Järgmine rida
line-first = Esimene rida

table-round = { $round ->
    [0] Esimene valik
   *[other] { $round }. voor { $rounds }-st
}

box-k = Kingdomino kivid
deck-unseen = { $count } kivi nägemata, { $lines ->
    [0] ükski neist enam ei tule
    [one] tuleb veel { $lines } rida ({ $line } kivi)
   *[other] tuleb veel { $lines } rida ({ $line } kivi reas)
}
deck-squares = Ruute

poster-won = { $name } võidab!
poster-team-won = { $name } võidavad!
poster-shared = { $names } jagavad võitu!
poster-shared-headline = Jagatud võit!
rank-first = { points }, esimesena valmis
rank-placed = { points }, { $place }. koht { $count } seast{ $state ->
    [open] , praegu
   *[final] { "" }
}
rank-shares = { points }, jagatud { $place }. koht { $count } seast{ $state ->
    [open] , praegu
   *[final] { "" }
}
poster-game = Mäng { $number }: { $result }
hero-placed = { $name } on { $place }. kohal
hero-shares = { $name } jagab { $place }. kohta
hero-best = Parim käik: +{ $points }
hero-decided = { $round }. voor: +{ $points }
hero-record = Uus rekord!
poster-by-largest-property = suurem valdus
poster-by-crowns = rohkem kroone
poster-largest = Suurim valdus: { $terrain }, { $count } ruutu
story-decided = { $number }. voor otsustas!
story-shared = Täiesti võrdsed!
story-tie-largest-property = Viik, loeb suurem valdus!
story-tie-crowns = Viik, loevad kroonid!
story-one-point = Ühe punktiga!
story-last-round = Otsustas alles viimane voor!
story-from-last = { $number }. voorus veel viimane!
story-from-behind = { $number } punkti tagant!
story-narrow = { $number } punktiga!
story-clear = { $number } punkti ees!
story-never-behind = Mitte kordagi taga!
story-since = Ees alates { $number }. voorust!
title-shepherd = Karjane
title-miller = Mölder
title-forester = Metsavaht
title-angler = Hea saak
title-frog-friend = Konnasõber
title-prospector = Mäeaarded
title-told = { $title }: suurim { $terrain }

part-wheat = Nisupõllud
part-forest = Metsad
part-lake = Järved
part-grassland = Aasad
part-swamp = Sood
part-mine = Mäed
part-town = Linnad
part-middle-kingdom = Keskriik
part-harmony = Harmoonia


analysis-chances = Võidu tõenäosus
chart-round = Voor

bonus-open = +{ $points } veel võimalik
bonus-sure = käes, lõpus +{ $points }
bonus-lost = enam pole võimalik
discarded = Ära visatud (ei sobinud kuhugi)

terrain-wheat = nisupõld
terrain-forest = mets
terrain-lake = järv
terrain-grassland = aas
terrain-swamp = soo
terrain-mine = mägi
terrain-town = linn

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } ühe krooniga
   *[other] { $terrain } { $crowns } krooniga
}
halves = { $first_half } ja { $second_half }
domino = { $number } ({ $halves })
placement = { $first_half } ruudul { $at_square }, { $second_half } ruudul { $beside_square }
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }

alt-kingdom = Kuningriik: { $name }, { points }.
alt-last = Viimati asetatud: { $squares }.
alt-land = Maa: { $lands }.
alt-spots = Kohad: { $spots }.
alt-spot = { $spot } – { $squares }
alt-hand = Asetada: { $domino }.
alt-ghost = Näidatud: kivi { $domino }, { $placement }.
squares-range = { $first_square } kuni { $last_square }
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Käigul on { $name }.
alt-lobby = { $game }. Laua taga: { $people_names }.
alt-seat = { $name } ({ $facts })
alt-laurel = { $count ->
    [1] { $names } võitis eelmise hooaja.
   *[other] { $names } võitsid eelmise hooaja.
}
alt-team = võistkond { $team }
alt-table = Kõik kuningriigid. Punktid: { $sums }.
alt-compared = Kõrvuti, edumaaga mängu lõpus: { $sums }.
alt-standing = { $place }. { $name }, { points }.
alt-standing-tie = { $place }. { $name }, { points }, { $decided }.
alt-part = { $part } { $sum }
alt-poster = Kõik kuningriigid lõpus.
alt-points = Punktid: { $sums }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Film mängust: { $turns ->
    [one] kuningriigid pärast { $turns } käiku
   *[other] kuningriigid pärast iga käiku (kokku { $turns })
} ja lõpuks see, kes võitis.
film-turn = { $name }: { $placement }
alt-analysis = Kuidas võidu tõenäosus muutus.
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
alt-chance-highest = { $round ->
    [0] suurim tõenäosus { $chance } alguses
   *[other] suurim tõenäosus { $chance } { $round }. voorus
}
alt-chance-lowest = { $round ->
    [0] väikseim tõenäosus { $chance } alguses
   *[other] väikseim tõenäosus { $chance } { $round }. voorus
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { points }
long-filled = { $covered ->
    [1] Seni ainult loss.
   *[other] { $count } ruudust täidetud { $covered }, laius { $width }, kõrgus { $height }.
}
long-room = Ruumi on ruudust { $first_square } ruuduni { $last_square }.
long-left = Tulemas on veel { $count } kivi.
long-holes = { $count ->
    [0] Auke pole.
    [1] Üks auk: { $squares }.
   *[other] { $count } auku: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
} ({ $squares }), { $worth }
long-property-brief = { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } kroon
   *[other] { $crowns } krooni
}, { points }
long-no-crown = kroonita
long-growing = { $property }, ruumi: { $growth_squares }
long-closed = { $property }, ruumi pole
long-land = { $terrain } ({ $squares })
long-barren = kroonita: { $lands }
long-dead = kroonita, ruumi pole: { $lands }
long-castle = loss ruudul { $castle_square }, ruumi igale maastikule: { $squares }
long-castle-closed = loss ruudul { $castle_square }
long-free = { $domino }, vaba
long-due = { $domino }, { $name }, nüüd
long-highlights = Tipphetked
long-terrain = { $terrain }: { $counts }
long-deck-squares = { $crowns ->
    [0] { $count } kroonita
    [1] { $count } ühe krooniga
    [2] { $count } kahe krooniga
    [3] { $count } kolme krooniga
   *[other] { $count }, kroone { $crowns }
}
long-deck-none = { $terrain }: mitte ühtegi
long-chance = { $name }: { $first_chance } alguses, väikseim { $low_chance } { $low_round ->
    [0] alguses
   *[other] { $low_round }. voorus
}, suurim { $high_chance } { $high_round ->
    [0] alguses
   *[other] { $high_round }. voorus
}
