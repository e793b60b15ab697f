deck-title = Kas dar nematyta
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
deck-chance-land = { $terrain }: **{ $land }{ "\u00A0" }%**, su karūna { $crown }{ "\u00A0" }%
deck-chance-crown = kauliukas su karūna: **{ $percent }{ "\u00A0" }%**
deck-chance-crowns = kauliukas su dviem karūnomis ar daugiau: **{ $percent }{ "\u00A0" }%**
deck-need-land = kauliukas, kuriame yra { $terrain }: **{ $percent }{ "\u00A0" }%**
deck-need-lands = du tokie ar daugiau: **{ $percent }{ "\u00A0" }%**
deck-need-crown = { $terrain } su karūna: **{ $percent }{ "\u00A0" }%**
deck-need-crowns = { $terrain } su dviem karūnomis ar daugiau: **{ $percent }{ "\u00A0" }%**
deck-need-which = Dar nematyti kauliukai su karūnomis ({ $terrain }): { $dominoes }
deck-placeholder = Klausti apie kraštovaizdį
deck-any = Visi kraštovaizdžiai
button-deck = Kas dar nematyta
button-deck-text = Tekstu
button-deck-pictures = Paveikslėliais
