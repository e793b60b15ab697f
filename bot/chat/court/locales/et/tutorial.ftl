lesson-queendomino = Queendomino
lesson-queendomino-0-place = **Aseta** oma kivi sinna, kus selle mets ühineb su teise metsaga. See toob kohe münte. See on üks käik keset mängu ja kohustuslikud on ainult asetamine ja valimine.
lesson-queendomino-0-knights = **Rüütel** kogub ühe mündi iga ruudu eest valduses, millel ta seisab. Kroonid ei loe. Kui jätad ta endale, võid ta saata hiljem.
lesson-queendomino-0-build = Nüüd võid osta hoone. **Rüütlid** ja **tornid** saad kohe ning punktid (**medalil**) loetakse lõpus. „Valduse kohta“ loeb selle maastiku iga eraldi tükki, ka kõige väiksemat.
lesson-queendomino-0-dragon = **Draakon** põletab kord voorus plaadi, mida keegi teine ehk tahab. Ta väldib **kuningannat**, kes kolib sinu juurde, kui saad torni ja sul on neid siis vähemalt sama palju kui igal teisel.
lesson-queendomino-0-choose = Nagu Kingdominos käid väikese numbriga järgmises voorus varem ja suurel on sageli kroone või linnu. Valikuga su käik lõpeb.
lesson-queendomino-end = Juba **{ $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}**! Iga 3 münti annavad punkti ja kuninganna on veel üks kroon suurimal valdusel seal, kus ta elab. Vajuta oma laua juures **{ button-start }** või ava laud käsuga { COMMAND("kingdomino new") }.

hint-knights = Nipp: rüütel kogub ühe mündi iga ruudu eest valduses, kuhu sa ta saadad.
hint-build = Nipp: hind kuulub pesale. Plaadid, mida keegi ei osta, liiguvad odavamatesse pesadesse, kui seal ruumi on.
hint-dragon = Nipp: draakon põletab voorus ühe plaadi, selle jaoks, kes esimesena küsib. Sageli jätad selle vahele.
