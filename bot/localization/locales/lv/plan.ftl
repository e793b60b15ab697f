button-plan-ahead = Plānot
plan-title = { $round ->
    [0] Plāns pirmajai izvēlei
   *[other] Plāns { $round }. raundam
}
plan-not-kept = Vēl nekas nav izspēlēts, un neviens cits to neredz. Plāns stājas spēkā, kad nospied **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Tavs plāns pirmajai izvēlei ir saglabāts
   *[other] Tavs plāns { $round }. raundam ir saglabāts
}
plan-kept = Tas vēl nav gājiens: plānu soli pa solim izpilda, kad pienāk tava kārta. Pie pirmā soļa, kas tad vairs nav iespējams, tas apstājas, un tev jautā kā parasti. Neviens cits to neredz.

plan-place = { $squares ->
    [none] Atmest { $domino }: nekur neder
   *[other] Likt { $domino } uz { $squares }
}
plan-finish = Beigt gājienu
plan-wishes = { $count ->
    [1] Ņemt { $dominoes }, ja tas ir brīvs
   *[other] Ņemt pirmo brīvo: { $dominoes }
}
plan-wishes-two = Ņemt divus pirmos brīvos: { $dominoes }
plan-asked-place = Kur likt { $dominoes }, tev pajautās, kad pienāks tas gājiens.
plan-asked-choice = Kuru kauliņu ņemt, tev pajautās, jo nevienu neiekļāvi sarakstā.
plan-asked-line = Kuru kauliņu ņemt, tev pajautās: tā rinda vēl nav izlikta.

plan-place-title = Kur liksi kauliņu { $domino }
plan-only-place = Nākamajam raundam var ieplānot tikai kauliņa vietu; par visu pārējo tev pajautās, kad pienāks gājiens.
plan-rank = Pieskaries kauliņiem tādā secībā, kādā tos gribi; vēlreiz – lai izlaistu. Ja neviens no tiem nebūs brīvs, tev pajautās.
plan-rank-two = Šajā raundā tev ir divi gājieni, un katrs paņem pirmo brīvo: sakārto vismaz divus.
plan-ranked = { $rank }. izvēle: { $choice }
button-plan-place = Plānot šo vietu
button-plan-next = Plānot arī { $domino }
button-plan-keep = Saglabāt plānu
button-plan-anew = Sākt no jauna
button-plan-change = Mainīt
button-plan-drop = Atmest plānu
button-plan-drop-kept = Atmest saglabāto plānu

plan-dropped = Tavs plāns ir atmests, jo tavā vietā spēlēja dators.
plan-dropped-now = Plāns ir atmests: tavs gājiens gaida tevi. Vari to saglabāt vēlreiz tādu, kāds tas te redzams.
plan-still-kept = Šim gājienam ir saglabāts cits plāns. Tas ir spēkā, līdz tā vietā saglabāsi šo vai to atmetīsi.
plan-stopped-move = Tavs plāns ir izpildīts līdz šejienei: nākamais solis nav iespējams. Kad gājienu izdarīsi, plāns beigsies.
plan-stopped-wishes = Tavs plāns ir izpildīts līdz šejienei: neviens no kauliņiem tavā sarakstā nav brīvs.
plan-stopped-open = Tavs plāns ir izpildīts līdz šejienei: pārējo tas atstāj tev.
plan-partly = Spēle ir aizgājusi uz priekšu: kas vairs nav iespējams, ir izlaists. Nekas nav saglabāts, kamēr nenospied **{ button-plan-keep }**.
plan-too-late = Tā plāna gājiens ir garām. Šis būtu plāns nākamajam gājienam.
plan-turn-has-come = Tagad ir tavs gājiens, tāpēc plānot nav ko: šis ir īstais panelis, un katrs gājiens skaitās.
plan-no-turn-left = Šajā spēlē tev vairs nav gājienu, tāpēc nav ko plānot.
