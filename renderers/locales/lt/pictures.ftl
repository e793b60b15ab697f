list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }

picture-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}

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
deck-next = Kitoje eilėje
deck-later = Eilėje po jos
deck-percent = { $percent }{ "\u00A0" }%

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
domino = { $number } { $first } ir { $second }

alt-kingdom = { $name }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}.
alt-last = Paskutinis padėtas: { $squares }.
alt-hand = Dabar dedama: { $domino }.
alt-ghost = Parodyta blankiai: kauliukas { $domino }, { $first } langelyje { $at }, { $second } langelyje { $beside }.
alt-spots = Galimos vietos: { $spots }.
alt-castle = Pilis langelyje { $square }.
alt-property = { $terrain } { $squares }: { $crowns ->
    [0] be karūnų
    [one] { $crowns } karūna
    [few] { $crowns } karūnos
   *[other] { $crowns } karūnų
}, { $points }.
alt-rows = Nuo { $square }: { $rows }.
alt-legend = (Eilutės nuo šiaurės: w kviečiai, f miškas, l ežeras, g pieva, s pelkė, m kalnai, t miestas; skaitmuo: karūnos; ## pilis.)
alt-line = { $heading }: { $dominoes }.
alt-sentence = { $text }.
alt-deck-next = Langeliai ir tikimybė, kad tokių bus kitoje eilėje: { $rows }.
alt-deck-later = Langeliai ir tikimybė, kad tokių bus eilėje po kitos: { $rows }.
alt-deck-left = Langeliai: { $rows }.
alt-deck-row = { $terrain } { $squares }, { $land }{ "\u00A0" }%
alt-deck-left-row = { $terrain } { $squares }
alt-claimed = { $domino }, { $name }
alt-turn = Eina { $name }.
alt-round = { $round ->
    [0] Pirmas pasirinkimas.
   *[other] { $round } raundas iš { $rounds }.
}
alt-standing = { $place }. { $name } { $points }.
alt-standing-tie = { $place }. { $name } { $points }, { $decided }.
alt-land = { $name }. { $rows }
alt-part = { $part } { $points }
alt-breakdown = { $name }: { $parts }.
alt-highlight = { $text } ({ $name }).

long-kingdom = { $name }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
long-size = { $width } × { $height } langelių, daugiausia { $grid } × { $grid }; pilis langelyje { $castle }.
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
} ({ $squares }), { $crowns ->
    [0] be karūnų
    [one] { $crowns } karūna
    [few] { $crowns } karūnos
   *[other] { $crowns } karūnų
}, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}; gali plėstis: { $growth }
long-property-closed = { $terrain }: { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
} ({ $squares }), { $crowns ->
    [0] be karūnų
    [one] { $crowns } karūna
    [few] { $crowns } karūnos
   *[other] { $crowns } karūnų
}, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}; nebėra kur plėstis
long-property-brief = { $terrain }: { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
}, { $crowns ->
    [0] be karūnų
    [one] { $crowns } karūna
    [few] { $crowns } karūnos
   *[other] { $crowns } karūnų
}, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
long-castle = prie pilies tinka bet koks kraštovaizdis: { $squares }
long-free = { $domino }, laisvas
long-due = { $domino }, { $name }, dedamas dabar
long-highlights = Geriausi partijos momentai
long-deck-next = { $terrain }: be karūnų { $none }, su viena { $one }, su dviem { $two }, su trimis { $three }; kitoje eilėje: { $land }{ "\u00A0" }%, su karūna { $crown }{ "\u00A0" }%
long-deck-later = { $terrain }: be karūnų { $none }, su viena { $one }, su dviem { $two }, su trimis { $three }; pirmoje jos eilėje: { $land }{ "\u00A0" }%, su karūna { $crown }{ "\u00A0" }%
long-deck-left = { $terrain }: be karūnų { $none }, su viena { $one }, su dviem { $two }, su trimis { $three }
