deck-title = Dar nematyti
deck-over = Visi šios partijos kauliukai jau išdalyti.
deck-removed = Niekas nežino, kurie kauliukai pašalinti prieš partiją, todėl čia ir jie laikomi nematytais.
deck-chances = Kitoje eilėje
deck-chances-later = Eilėje po jos
deck-dominoes = Kauliukai
deck-land = **{ $terrain }**: { $none ->
    [one] { $none } langelis
    [few] { $none } langeliai
   *[other] { $none } langelių
} be karūnos, { $one } su 1, { $two } su 2, { $three } su 3
deck-chance-land = { $terrain }: **{ $land } %**, su karūna { $crown } %
deck-chance-crown = kauliukas su karūna: **{ $percent } %**
deck-chance-crowns = kauliukas su dviem karūnomis ar daugiau: **{ $percent } %**
deck-need-land = kauliukas, kuriame yra { $terrain }: **{ $percent } %**
deck-need-lands = du tokie ar daugiau: **{ $percent } %**
deck-need-crown = { $terrain } su karūna: **{ $percent } %**
deck-need-crowns = { $terrain } su dviem karūnomis ar daugiau: **{ $percent } %**
deck-need-which = { $terrain } su karūnomis, dar nematyti: { $dominoes }
deck-placeholder = Klausti apie kraštovaizdį
deck-any = Visi kraštovaizdžiai
button-deck = Dar nematyti
button-deck-text = Tekstu
button-deck-pictures = Paveikslėliais
