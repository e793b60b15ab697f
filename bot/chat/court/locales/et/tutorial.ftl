lesson-queendomino = Queendomino
lesson-queendomino-0-place = Üks käik keset mängu, nelja sammuga; kohustuslikud on ainult esimene ja viimane. **Aseta** oma kivi sinna, kus selle mets ühineb su teise metsaga: see toob kohe münte.
lesson-queendomino-0-knights = Äsja asetatud kivi kummalegi poolele võid panna ühe oma kahest **rüütlist**. Rüütel kogub mündi oma valduse iga ruudu eest ja jääb sinna lõpuni.
lesson-queendomino-0-build = **Hoone** maksab nii palju, kui ütleb münt selle kõrval, ja läheb linnaruudule. Rüütlid ja tornid saad kohe; medalid loevad lõpus ja „kohta“ tähendab: igaühe eest.
lesson-queendomino-0-dragon = Mündi eest põletab **draakon** plaadi, mida keegi teine võib-olla ootab: ühe voorus kõigi mängijate peale kokku ja mitte kunagi **kuninganna** võõrustaja heaks; kuninganna tuleb sinna, kus on kõige rohkem torne.
lesson-queendomino-0-choose = **Vali** järgmine kivi nagu Kingdominos: väikese numbriga käid varem, suur toob kroone ja linnu. Sellega su käik lõpeb.
lesson-queendomino-end = **{ $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}** seni, nagu ülal loetletud: kuninganna on veel üks kroon sinu suurimal valdusel ja iga 3 münti annavad punkti. Reeglites on igaühest neist peatükk. Vajuta oma laua juures **{ button-start }** või ava laud käsuga `/kingdomino new`.

hint-knights = Vihje: rüütel jääb oma ruudule lõpuni, nii et suurt valdust tasub oodata.
hint-build = Vihje: hind kuulub pesale. Plaat, mida keegi ei osta, läheb odavamaks, kui teised edasi nihkuvad.
hint-dragon = Vihje: draakon põletab voorus ühe plaadi, kõigi mängijate peale kokku. Selle võib rahulikult vahele jätta.
