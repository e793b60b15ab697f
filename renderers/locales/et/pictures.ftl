list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }

picture-points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}

line-now = Asetada
line-next = Järgmine rida
line-first = Esimene rida

table-round = { $round ->
    [0] Esimene valik
   *[other] Voor { $round }/{ $rounds }
}

box-k = Kingdomino kivid
deck-unseen = { $dominoes } kivi nägemata, { $lines ->
    [0] ükski neist enam ei tule
    [one] tuleb veel { $lines } rida ({ $line } kivi)
   *[other] tuleb veel { $lines } rida ({ $line } kivi reas)
}
deck-squares = Ruute
deck-next = Järgmisel jagamisel
deck-later = Ülejärgmisel jagamisel
deck-percent = { $percent }%

poster-won = { $name } võidab!
poster-team-won = { $name } võidavad!
poster-shared = { $names } jagavad võitu!
poster-shared-headline = Jagatud võit!
poster-by-largest-property = suurem valdus
poster-by-crowns = rohkem kroone
poster-tie-largest-property = Viik, { $points } punkti: loeb suurim valdus
poster-tie-crowns = Viik, { $points } punkti: loevad kroonid
poster-largest = Suurim valdus: { $terrain }, { $size } ruutu
poster-best = Parim käik: +{ $points } kiviga { $domino }

part-wheat = Nisupõllud
part-forest = Metsad
part-lake = Järved
part-grassland = Aasad
part-swamp = Sood
part-mine = Kaevandused
part-town = Linnad
part-middle-kingdom = Keskriik
part-harmony = Harmoonia
part-total = Kokku

terrain-wheat = nisupõld
terrain-forest = mets
terrain-lake = järv
terrain-grassland = aas
terrain-swamp = soo
terrain-mine = kaevandus
terrain-town = linn

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } ühe krooniga
   *[other] { $terrain } { $crowns } krooniga
}
domino = { $number } { $first } ja { $second }

alt-kingdom = { $name }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
alt-last = Viimati asetatud: { $squares }.
alt-hand = Asetada: { $domino }.
alt-ghost = Kahvatult näidatud: kivi { $domino }, { $first } ruudul { $at }, { $second } ruudul { $beside }.
alt-spots = Lubatud kohad: { $spots }.
alt-castle = Loss ruudul { $square }.
alt-property = { $terrain } { $squares }: { $crowns ->
    [0] kroonita
    [one] { $crowns } kroon
   *[other] { $crowns } krooni
}, { $points }.
alt-rows = Alates ruudust { $square }: { $rows }.
alt-legend = (Read põhjast alates: w nisupõld, f mets, l järv, g aas, s soo, m kaevandus, t linn; number: kroonid; ## loss.)
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-deck-next = Ruudud ja kui tõenäoliselt neid järgmisel jagamisel tuleb: { $rows }.
alt-deck-later = Ruudud ja kui tõenäoliselt neid ülejärgmisel jagamisel tuleb: { $rows }.
alt-deck-left = Ruudud: { $rows }.
alt-deck-row = { $terrain } { $squares }, { $land }%
alt-deck-left-row = { $terrain } { $squares }
alt-claimed = { $domino }, { $name }
alt-turn = Käigul on { $name }.
alt-round = { $round ->
    [0] Esimene valik.
   *[other] Voor { $round }/{ $rounds }.
}
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-land = { $name }. { $rows }
alt-part = { $part } { $points }
alt-breakdown = { $name }: { $parts }.
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
long-size = { $width } korda { $height } ruutu, kõige rohkem { $grid } korda { $grid }; loss on ruudul { $castle }.
long-holes = { $count ->
    [0] Auke pole.
    [1] Üks auk: { $squares }.
   *[other] { $count } auku: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
} ({ $squares }), { $crowns ->
    [0] kroonita
    [one] { $crowns } kroon
   *[other] { $crowns } krooni
}, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}; saab kasvada ruutudele { $growth }
long-property-closed = { $terrain }: { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
} ({ $squares }), { $crowns ->
    [0] kroonita
    [one] { $crowns } kroon
   *[other] { $crowns } krooni
}, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}; kasvada ei saa
long-property-brief = { $terrain }: { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
}, { $crowns ->
    [0] kroonita
    [one] { $crowns } kroon
   *[other] { $crowns } krooni
}, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
long-castle = lossi kõrvale sobib iga maastik: { $squares }
long-free = { $domino }, vaba
long-due = { $domino }, { $name }, asetada nüüd
long-highlights = Tipphetked
long-deck-next = { $terrain }: { $none } kroonita, { $one } ühe krooniga, { $two } kahega, { $three } kolmega; järgmises reas: { $land }%, krooniga { $crown }%
long-deck-later = { $terrain }: { $none } kroonita, { $one } ühe krooniga, { $two } kahega, { $three } kolmega; selle karbi esimeses reas: { $land }%, krooniga { $crown }%
long-deck-left = { $terrain }: { $none } kroonita, { $one } ühe krooniga, { $two } kahega, { $three } kolmega
