tutorial-title = Õppemäng: { $lesson }
tutorial-end = Tubli, õppemäng on läbi!
tutorial-property = { $terrain }: { $squares ->
    [one] { $squares } ruut
   *[other] { $squares } ruutu
} × { $crowns ->
    [one] { $crowns } kroon
   *[other] { $crowns } krooni
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Õpi kahe minutiga
button-lesson-again = Veel kord
button-lesson-rules = Reeglid
button-start-own = Alusta oma mängu

lesson-kingdomino-0-choose =
    Kõigepealt **vali kivi** kuningriigi jaoks, mis kasvab sinu lossi ümber. Punkte annab ainult maa, kus on **kroone**.
    Väikese numbriga käid järgmises voorus varem. **+2** on 2 punkti kivi asetades, mitte lõpus.
lesson-kingdomino-1-place = Nüüd **võta järgmine kivi**. Sama puudutus asetab ka selle kivi sinu lossi kõrvale, nagu näidatud.
lesson-kingdomino-1-choose = Asetatud, ja veel saad selle tagasi võtta. Nüüd **võta** järgmine kivi, soovitatavalt selline, mis jätkab sinu maid.
lesson-kingdomino-2-place = Maa punktid on **ruudud korda kroonid**. Aseta see kivi ja **võta** oma viimane.
lesson-kingdomino-2-choose = Asetatud. **Võta** oma viimane kivi. Nupul on kirjas, mitu punkti toob selle asetamine.
lesson-kingdomino-3-place = Viimane voor! **Aseta** oma kivi lihtsalt sinna, kus see toob kõige rohkem.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}** sulle! Päris mäng käib täpselt nii, ainult voore on rohkem.

hint-first-game = Esimeses mängus on soovitused näha, hiljem näitab neid **{ button-hint }**.
hint-spots = Nipp: vali koht loendist, siis näed seda.
hint-take = Nipp: **Võta** asetab ka su kivi, nagu näidatud.

hint-back = Nipp: mõtlesid ümber? **{ button-undo }** töötab sinu käigu lõpuni.
hint-nowhere = Nipp: kivi vajab kaht vaba ruutu kõrvuti ja üks pool peab puudutama sinu lossi või omasugust maad.
hint-merits = Nipp: **+3** on 3 punkti praegu, mitte lõpus.
hint-numbers = Nipp: väikese numbriga käid varem, suurtel on kroonid.
hint-itself = Nipp: eelmisel korral oli ainult üks käik, nii et tegin selle.
