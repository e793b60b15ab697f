tutorial-title = Õppemäng: { $lesson }
tutorial-end = Tubli, õppemäng on läbi!
tutorial-no-crowns = Kroonideta maa ei anna punkte, ükskõik kui suur see on. Otsi kroone!
tutorial-property = { $terrain }: { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
} × { $crowns ->
    [one] { $crowns } kroon
   *[other] { $crowns } krooni
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Õpi kahe minutiga
button-lesson-again = Mängi veel kord
button-start-own = Alusta minu mängu

lesson-kingdomino-0-choose =
    Kõigepealt **vali kivi** kuningriigi jaoks, mis kasvab sinu lossi ümber. Punkte annab ainult maa, kus on **kroone**.
    Väikese numbriga käid järgmises voorus varem. **+2** on 2 punkti kohe kivi asetades ja sageli rohkem, kui see maa kasvab.
lesson-kingdomino-1-place = Nüüd **vali järgmine kivi**. Sama puudutus asetab ka selle kivi sinu lossi kõrvale, nagu näidatud.
lesson-kingdomino-1-choose = Asetatud, ja veel saad selle tagasi võtta. Nüüd **vali** järgmine kivi, soovitatavalt selline, mis jätkab sinu maid.
lesson-kingdomino-2-place = Maa punktid on **ruudud korda kroonid**. Aseta see kivi ja **vali** oma viimane.
lesson-kingdomino-2-choose = Asetatud. **Vali** oma viimane kivi. Nupul on kirjas, mitu punkti toob selle asetamine.
lesson-kingdomino-3-place = Viimane voor! **Aseta** oma kivi lihtsalt sinna, kus see toob kõige rohkem.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}** sulle! Päris mäng käib täpselt nii, ainult voore on rohkem.

help-tutorial = **{ button-tutorial }**: mäng kolme käiguga. Seda näed ainult sina.
greeting-tutorial = Mängid esimest korda? **{ button-tutorial }**. Seda näed ainult sina.
