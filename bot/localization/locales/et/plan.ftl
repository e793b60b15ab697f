button-plan-ahead = Plaani ette
plan-title = { $round ->
    [0] Plaan esimeseks valikuks
   *[other] Plaan { $round }. vooruks
}
plan-empty = See on ainult plaan: laual ei muutu veel midagi.
plan-not-kept = Plaan hakkab kehtima, kui vajutad **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Sinu plaan esimeseks valikuks on paigas
   *[other] Sinu plaan { $round }. vooruks on paigas
}
plan-kept = Kui on sinu käik, mängin selle samm-sammult läbi. Kui mõni samm siis enam võimalik pole, jätkad sealt ise. Seda näed ainult sina.

plan-place = { $squares ->
    [none] Viska { $domino } ära, ei sobi kuhugi
   *[other] Aseta { $domino } nii, nagu näidatud
}
plan-finish = Lõpeta käik
plan-wishes = { $count ->
    [one] Vali { $dominoes }, kui see on vaba
   *[other] Vali esimene vaba: { $dominoes }
}
plan-wishes-two = Vali kaks esimest vaba: { $dominoes }
plan-asked-place = Kui see käik kätte jõuab, küsin sinult, kuhu asetada { $dominoes }.
plan-asked-choice = Küsin sinult, millise kivi valid, sest sa pole ühtki järjestanud.
plan-asked-line = Küsin sinult, millise kivi valid, sest seda rida pole veel jagatud.

plan-place-title = Kuhu läheb { $domino }?
plan-only-place = Järgmise vooru jaoks saad plaanida ainult kohta. Kõige muu kohta küsin siis, kui see käik kätte jõuab.
plan-rank = Puuduta kive selles järjekorras, milles sa neid soovid: saad esimese vaba.
plan-rank-two = Puuduta kive selles järjekorras, milles sa neid soovid: oma kahe käiguga saad kaks esimest vaba.
plan-ranked = { $rank }. soov: { $domino }
button-plan-place = Plaani see koht
button-plan-next = Plaani ka { $domino }
button-plan-keep = Salvesta plaan
button-plan-anew = Alusta uuesti
button-plan-change = Muuda
button-plan-drop = Loobu plaanist
button-plan-drop-kept = Loobu vanast plaanist

plan-dropped = Sinu plaan jäi ära, sest sinu eest mängis arvuti.
plan-dropped-now = Plaan on tühistatud ja sinu käik ootab sind. Saad selle siit uuesti salvestada.
plan-still-kept = Sul on selle käigu jaoks juba teine plaan. See kehtib, kuni salvestad selle asemel uue või loobud sellest.
plan-stopped-move = Siiani sinu plaan jõudis, aga järgmine samm pole võimalik. Nüüd on sinu kord!
plan-stopped-wishes = Siiani sinu plaan jõudis, aga ükski kivi, mille järjestasid, pole vaba. Nüüd on sinu kord!
plan-stopped-open = Siiani sinu plaan jõudis. Nüüd on sinu kord!
plan-partly = Jätsin välja selle, mis enam võimalik pole.
plan-too-late = See käik on läbi. See oleks plaan sinu järgmiseks käiguks.
plan-turn-has-come = Nüüd on sinu käik ja mäng käib päriselt: iga samm loeb.
plan-no-turn-left = Sul pole selles mängus enam ühtki käiku, nii et plaanida pole midagi.
