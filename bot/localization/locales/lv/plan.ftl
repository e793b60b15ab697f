button-plan-ahead = Plānot
plan-title = { $round ->
    [0] Plāns pirmajai izvēlei
   *[other] Plāns { $round }. raundam
}
plan-empty = Šis ir tikai plāns: uz galda vēl nekas nemainās.
plan-not-kept = Plāns ir spēkā, kad nospied **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Tavs plāns pirmajai izvēlei ir saglabāts
   *[other] Tavs plāns { $round }. raundam ir saglabāts
}
plan-kept = Kad pienāk tavs gājiens, izspēlēju to soli pa solim. Ja kāds solis tad nav iespējams, no turienes turpini tu. Redzi to tikai tu.

plan-place =
    { $squares ->
        [none] Atmest { $domino }, jo tas nekur neder
       *[other] Likt { $domino }, kā parādīts
    }
plan-finish = Beigt gājienu
plan-wishes = { $count ->
    [1] Izvēlēties { $dominoes }, ja tas ir brīvs
   *[other] Izvēlēties pirmo brīvo: { $dominoes }
}
plan-wishes-two = Izvēlēties divus pirmos brīvos: { $dominoes }
plan-asked-place = Kur nolikt { $dominoes }, pajautāšu tev, kad pienāks tas gājiens.
plan-asked-choice = Kuru kauliņu izvēlēties, pajautāšu tev, jo nevienu neiekļāvi sarakstā.
plan-asked-line = Kuru kauliņu izvēlēties, pajautāšu tev, jo tā rinda vēl nav izlikta.

plan-place-title = Kur likt { $domino }?
plan-only-place = Nākamajam raundam vari plānot tikai vietu kauliņam. Par pārējo pajautāšu, kad pienāks tas gājiens.
plan-rank = Pieskaries kauliņiem tādā secībā, kādā tos gribi: dabūsi pirmo brīvo.
plan-rank-two = Pieskaries kauliņiem tādā secībā, kādā tos gribi: savos divos gājienos dabūsi divus pirmos brīvos.
plan-ranked = { $rank }. izvēle: { $domino }
button-plan-place = Plānot šo vietu
button-plan-next = Plānot arī { $domino }
button-plan-keep = Saglabāt plānu
button-plan-anew = Sākt no jauna
button-plan-change = Mainīt
button-plan-drop = Atmest plānu
button-plan-drop-kept = Atmest veco plānu

plan-dropped = Tavs plāns ir atmests, jo tavā vietā spēlēja dators.
plan-dropped-now = Plāns ir atmests, un gājiens gaida tevi. Vari to saglabāt vēlreiz tieši tādu, kāds tas ir te.
plan-still-kept = Šim gājienam tev jau ir cits plāns. Tas ir spēkā, līdz tā vietā saglabāsi šo vai to atmetīsi.
plan-stopped-move = Tavs plāns tika līdz šejienei, bet nākamais solis nav iespējams. Tālāk tu!
plan-stopped-wishes = Tavs plāns tika līdz šejienei, bet neviens no taviem izvēlētajiem kauliņiem nav brīvs. Tālāk tu!
plan-stopped-open = Tavs plāns tika līdz šejienei. Tālāk tu!
plan-partly = Izlaidu to, kas vairs nav iespējams.
plan-too-late = Tas gājiens ir garām. Šis būtu plāns nākamajam.
plan-turn-has-come = Tagad ir tavs gājiens, tāpēc viss notiek pa īstam: katrs gājiens skaitās.
plan-no-turn-left = Šajā spēlē tev vairs nav gājienu, tāpēc nav ko plānot.
