lesson-queendomino-0-choose = Kõigepealt **vali kivi**, nagu mängus Kingdomino. **Linnadesse** saad ehitada.
lesson-queendomino-1-place = Nüüd **aseta** oma kivi lossi kõrvale. Kaks sammu pärast seda teed soovi korral.
lesson-queendomino-1-knights = Kas saata **rüütel**? Ta kogub oma valduse iga ruudu eest mündi, üks kord. Kui jätad ta endale, võid ta saata hiljem.
lesson-queendomino-1-build = Kas ehitada? **Rüütlid** ja **tornid** saad kohe, **medal** annab punkte lõpus. Tornid toovad **kuninganna**.
lesson-queendomino-1-dragon = **Draakon** põletab kord voorus plaadi, mida keegi teine ehk tahab. Kui **kuninganna** elab sinu juures, ei saa sa teda mündiga meelitada.
lesson-queendomino-1-choose = Nüüd **vali** järgmine kivi. Väikese numbriga käid varem.
lesson-queendomino-end = Juba **{ $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}**! 3 münti teevad punkti ja kuninganna lisab krooni selle kuningriigi suurimale valdusele, kus ta elab.

hint-knights = Nipp: rüütel kogub ühe mündi iga ruudu eest valduses, kuhu sa ta saadad.
hint-build = Nipp: hind kuulub pesale. Plaadid, mida keegi ei osta, liiguvad odavamatesse pesadesse, kui seal ruumi on.
hint-dragon = Nipp: draakon põletab voorus ühe plaadi, selle jaoks, kes esimesena küsib. Sageli jätad selle vahele.
