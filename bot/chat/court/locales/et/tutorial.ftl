lesson-queendomino = Queendomino
lesson-queendomino-0-place = Üks käik keset mängu; kohustuslikud on ainult asetamine ja valimine. **Aseta** oma kivi sinna, kus selle mets ühineb su teise metsaga: see toob kohe münte.
lesson-queendomino-0-knights = **Rüütel** kogub mündi oma valduse iga ruudu eest; kroonid ei loe. Rüütli, kelle endale jätad, võid saata mõnel hilisemal käigul.
lesson-queendomino-0-build = Münt plaadi kõrval on selle hind. **Rüütlid** ja **tornid** saad kohe. **Medal** tähendab punkte lõpus; „valduse kohta“ loeb selle maastiku iga ühtset ala, ka kõige väiksemat.
lesson-queendomino-0-dragon = **Draakon** võib põletada plaadi, mida keegi teine ehk tahab: ühe voorus kõigi mängijate peale kokku. Ta hoiab eemale **kuningannast**, kes tuleb selle juurde, kes saab torni ja kellel pole neid siis vähem kui teistel.
lesson-queendomino-0-choose = Nagu Kingdominos käid väikese numbriga järgmises voorus varem; suur toob sageli kroone ja linnu. Valikuga su käik lõpeb.
lesson-queendomino-end = **{ $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}** seni, nagu ülal loetletud. Iga 3 münti annavad punkti ja kuninganna on veel üks kroon oma võõrustaja suurimal valdusel. Reeglites on igaühest neist peatükk. Vajuta oma laua juures **{ button-start }** või ava laud käsuga { COMMAND("kingdomino new") }.

hint-knights = Vihje: rüütel kogub mündi iga ruudu eest valduses, kuhu ta saadetakse.
hint-build = Vihje: hind kuulub pesale. Plaat, mida keegi ei osta, läheb odavamaks, kui teised edasi nihkuvad.
hint-dragon = Vihje: draakon põletab voorus ühe plaadi, kõigi mängijate peale kokku. Selle võib rahulikult vahele jätta.
