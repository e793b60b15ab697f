list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }

picture-points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
percent = { $percent }%

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

part-usual = Tavapärane
part-luck = Kiviõnn
part-own = Oma valikud
part-others = Teiste valikud
part-result = Tulemus

analysis-chances = Võidu tõenäosus
analysis-points = Punktid
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
terrain-mine = kaevandus
terrain-town = linn

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } ühe krooniga
   *[other] { $terrain } { $crowns } krooniga
}
halves = { $first } ja { $second }
domino = { $number } ({ $halves })
placement = { $first } ruudul { $at }, { $second } ruudul { $beside }
placement-brief = { $first } { $at }, { $second } { $beside }

alt-kingdom = Kuningriik: { $name }, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
alt-last = Viimati asetatud: { $squares }.
alt-hand = Asetada: { $domino }.
alt-ghost = Näidatud: kivi { $domino }, { $placement }.
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Käigul on { $name }.
alt-table = Kõik kuningriigid. Punktid: { $scores }.
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-part = { $part } { $points }
alt-breakdown = Kõigi punktide tabel.
alt-points = Punktid: { $parts }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Film mängust: { $turns ->
    [one] kuningriigid pärast { $turns } käiku
   *[other] kuningriigid pärast igaüht { $turns } käigust
} ja lõpuks, kes võitis.
alt-analysis = Kuidas võidu tõenäosus muutus, ja punktid summana: { $parts }.
alt-analysed = { $place }. { $name } { $points } = { $sum }; { $chance }.
alt-chance-highest = { $round ->
    [0] suurim tõenäosus { $percent } alguses
   *[other] suurim tõenäosus { $percent } { $round }. voorus
}
alt-chance-lowest = { $round ->
    [0] väikseim tõenäosus { $percent } alguses
   *[other] väikseim tõenäosus { $percent } { $round }. voorus
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
long-holes = { $count ->
    [0] Auke pole.
    [1] Üks auk: { $squares }.
   *[other] { $count } auku: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
} ({ $squares }), { $worth }
long-property-brief = { $terrain }: { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } kroon
   *[other] { $crowns } krooni
}, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
long-no-crown = kroonita, 0 punkti
long-growing = { $property }; saab kasvada ruutudele { $growth }
long-closed = { $property }; kasvada ei saa
long-land = { $terrain } { $squares }
long-barren = ruute kroonita, seega punktideta: { $properties }
long-dead = kroonita, kasvada ei saa: { $properties }
long-castle = loss ruudul { $castle }: selle kõrvale sobib iga maastik, ruutudele { $squares }
long-castle-closed = loss ruudul { $castle }
long-free = { $domino }, vaba
long-due = { $domino }, { $name }, asetada nüüd
long-highlights = Tipphetked
long-deck-next = { $terrain }: { $squares }; tõenäosus järgmisel jagamisel: { $land }%{ $crown ->
    [0] { "" }
   *[other] , krooniga { $crown }%
}
long-deck-later = { $terrain }: { $squares }; tõenäosus ülejärgmisel jagamisel: { $land }%{ $crown ->
    [0] { "" }
   *[other] , krooniga { $crown }%
}
long-deck-left = { $terrain }: { $squares }
long-deck-squares = { $crowns ->
    [0] kroonita { $count }
   *[other] { $crowns } krooniga { $count }
}
long-deck-none = { $terrain }: mitte ühtegi
