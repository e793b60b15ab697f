button-plan-ahead = Plaani ette
plan-title = { $round ->
    [0] Plaan esimeseks valikuks
   *[other] Plaan { $round }. vooruks
}
plan-not-kept = See pole veel käik ja keegi teine seda ei näe. Plaan hakkab kehtima, kui vajutad **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Sinu plaan esimeseks valikuks on salvestatud
   *[other] Sinu plaan { $round }. vooruks on salvestatud
}
plan-kept = See pole veel käik: kui on sinu kord, täidetakse plaan samm-sammult. Plaan katkeb esimese sammu juures, mis siis enam võimalik pole, ja edasi otsustad ise nagu tavaliselt. Keegi teine seda ei näe.

plan-place = { $squares ->
    [none] Viska { $domino } ära, see ei sobi kuhugi
   *[other] Aseta { $domino } ruutudele { $squares }
}
plan-finish = Lõpeta käik
plan-wishes = { $count ->
    [one] Võta { $dominoes }, kui see on vaba
   *[other] Võta esimene vaba: { $dominoes }
}
plan-wishes-two = Võta kaks esimest vaba: { $dominoes }
plan-asked-place = Kui see käik kätte jõuab, küsitakse sinult, kuhu läheb { $dominoes }.
plan-asked-choice = Sinult küsitakse, millise kivi võtad, sest sa pole ühtki järjestanud.
plan-asked-line = Sinult küsitakse, millise kivi võtad: seda rida pole veel jagatud.

plan-place-title = Kuhu läheb { $domino }
plan-only-place = Järgmise vooru jaoks saab plaanida ainult paigutust; kõige muu kohta küsitakse siis, kui käik tuleb.
plan-rank = Puuduta kive selles järjekorras, milles sa neid soovid; teine puudutus jätab kivi välja. Kui ükski neist pole siis vaba, küsitakse sinult.
plan-rank-two = Sul on selles voorus kaks käiku ja kumbki võtab esimese vaba kivi: järjesta vähemalt kaks.
plan-ranked = { $rank }. soov: { $choice }
button-plan-place = Plaani see koht
button-plan-next = Plaani ka { $domino }
button-plan-keep = Salvesta plaan
button-plan-anew = Alusta uuesti
button-plan-change = Muuda
button-plan-drop = Loobu plaanist
button-plan-drop-kept = Loobu salvestatud plaanist

plan-dropped = Sinu plaan tühistati, sest sinu eest käis arvutimängija.
plan-dropped-now = Plaan on tühistatud: sinu käik ootab sind. Saad selle siit uuesti salvestada.
plan-still-kept = Selle käigu jaoks on salvestatud teine plaan. See kehtib, kuni salvestad selle asemel käesoleva või loobud sellest.
plan-stopped-move = Siiani jõudis sinu plaan: järgmine samm pole võimalik. Lõpeta käik ise.
plan-stopped-wishes = Siiani jõudis sinu plaan: ükski kividest, mille järjestasid, pole vaba.
plan-stopped-open = Siiani jõudis sinu plaan: ülejäänu on sinu teha.
plan-partly = Mäng on edasi läinud: mis enam võimalik pole, on välja jäetud. Midagi ei salvestata enne, kui vajutad **{ button-plan-keep }**.
plan-too-late = Selle plaani käik on möödas. See siin oleks plaan sinu järgmiseks käiguks.
plan-turn-has-come = Nüüd on sinu käik, nii et plaanida pole midagi: see siin on päris paneel ja iga käik loeb.
plan-no-turn-left = Sul pole selles mängus enam ühtki käiku, nii et plaanida pole midagi.
