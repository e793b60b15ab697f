list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }

picture-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
percent = { $percent }{ "\u00A0" }%

line-now = Dabar dedama
line-next = Kita eilė
line-first = Pirma eilė

table-round = { $round ->
    [0] Pirmas pasirinkimas
   *[other] { $round } raundas iš { $rounds }
}

box-k = Kingdomino kauliukai
deck-unseen = { $dominoes ->
    [one] Dar nematytas { $dominoes } kauliukas
    [few] Dar nematyti { $dominoes } kauliukai
   *[other] Dar nematyta { $dominoes } kauliukų
}, { $lines ->
    [0] nė vienas nebeateis
    [one] ateis { $lines } eilė po { $line }
    [few] ateis { $lines } eilės po { $line }
   *[other] ateis { $lines } eilių po { $line }
}
deck-squares = Langeliai
deck-next = Kitame dalijime
deck-later = Dalijime po jo

poster-won = Laimi { $name }!
poster-team-won = Laimi { $name }!
poster-shared = Pergale dalijasi { $names }!
poster-shared-headline = Bendra pergalė!
poster-by-largest-property = didžiausia valda
poster-by-crowns = daugiausia karūnų
poster-tie-largest-property = Po { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}: lemia didžiausia valda
poster-tie-crowns = Po { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}: lemia karūnos
poster-largest = Didžiausia valda: { $terrain }, { $size ->
    [one] { $size } langelis
    [few] { $size } langeliai
   *[other] { $size } langelių
}
poster-best = Geriausias ėjimas: +{ $points }, kauliukas { $domino }

part-wheat = Kviečiai
part-forest = Miškai
part-lake = Ežerai
part-grassland = Pievos
part-swamp = Pelkės
part-mine = Kalnai
part-town = Miestai
part-middle-kingdom = Vidurio karalystė
part-harmony = Harmonija
part-total = Iš viso

part-usual = Įprastai
part-luck = Kauliukų sėkmė
part-own = Savi sprendimai
part-others = Kitų sprendimai
part-result = Rezultatas

analysis-chances = Tikimybė laimėti
analysis-points = Taškai
chart-round = Raundas

bonus-open = +{ $points } dar įmanoma
bonus-sure = pasiekta, +{ $points } pabaigoje
bonus-lost = nebeįmanoma
discarded = Atmesta (niekur netiko)

terrain-wheat = kviečiai
terrain-forest = miškas
terrain-lake = ežeras
terrain-grassland = pieva
terrain-swamp = pelkė
terrain-mine = kalnai
terrain-town = miestas

half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } su karūna
   *[other] { $terrain } su { $crowns } karūnomis
}
halves = { $first } ir { $second }
domino = { $number } ({ $halves })
placement = { $first } langelyje { $at }, { $second } langelyje { $beside }
placement-brief = { $first } { $at }, { $second } { $beside }

alt-kingdom = Karalystė: { $name }, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}.
alt-last = Paskutinis padėtas: { $squares }.
alt-hand = Dabar dedama: { $domino }.
alt-ghost = Parodyta: kauliukas { $domino }, { $placement }.
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-claimed = { $domino }, { $name }
alt-turn = Eina { $name }.
alt-table = Visos karalystės. Taškai: { $scores }.
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-part = { $part } { $points }
alt-breakdown = Visų taškų lentelė.
alt-points = Taškai: { $parts }.
alt-bonus = { $bonus }: { $outlook }.
alt-film = Partijos filmas: { $turns ->
    [one] karalystės po kiekvieno iš { $turns } ėjimo
    [few] karalystės po kiekvieno iš { $turns } ėjimų
   *[other] karalystės po kiekvieno iš { $turns } ėjimų
}, o pabaigoje – kas laimėjo.
alt-analysis = Kaip keitėsi tikimybė laimėti, ir taškai kaip suma: { $parts }.
alt-analysed = { $place }. { $name } { $points } = { $sum }; { $chance }.
alt-chance-highest = { $round ->
    [0] didžiausia tikimybė { $percent } pradžioje
   *[other] didžiausia tikimybė { $percent } { $round } raunde
}
alt-chance-lowest = { $round ->
    [0] mažiausia tikimybė { $percent } pradžioje
   *[other] mažiausia tikimybė { $percent } { $round } raunde
}
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
long-holes = { $count ->
    [0] Skylių nėra.
    [1] Viena skylė: { $squares }.
    [one] { $count } skylė: { $squares }.
    [few] { $count } skylės: { $squares }.
   *[other] { $count } skylių: { $squares }.
}
long-property = { $terrain }: { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
} ({ $squares }), { $worth }
long-property-brief = { $terrain }: { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } karūna
    [few] { $crowns } karūnos
   *[other] { $crowns } karūnų
}, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
long-no-crown = be karūnų, 0 taškų
long-growing = { $property }; gali plėstis: { $growth }
long-closed = { $property }; nebėra kur plėstis
long-land = { $terrain } { $squares }
long-barren = langeliai be karūnų, todėl be taškų: { $properties }
long-dead = be karūnų, nebėra kur plėstis: { $properties }
long-castle = pilis langelyje { $castle }: šalia tinka bet koks kraštovaizdis, { $squares }
long-castle-closed = pilis langelyje { $castle }
long-free = { $domino }, laisvas
long-due = { $domino }, { $name }, dedamas dabar
long-highlights = Geriausi partijos momentai
long-deck-next = { $terrain }: { $squares }; tikimybė kitame dalijime: { $land }{ "\u00A0" }%{ $crown ->
    [0] { "" }
   *[other] , su karūna { $crown }{ "\u00A0" }%
}
long-deck-later = { $terrain }: { $squares }; tikimybė dalijime po jo: { $land }{ "\u00A0" }%{ $crown ->
    [0] { "" }
   *[other] , su karūna { $crown }{ "\u00A0" }%
}
long-deck-left = { $terrain }: { $squares }
long-deck-squares = { $crowns ->
    [0] be karūnų { $count }
    [one] su { $crowns } karūna { $count }
    [few] su { $crowns } karūnomis { $count }
   *[other] su { $crowns } karūnų { $count }
}
long-deck-none = { $terrain }: nėra
