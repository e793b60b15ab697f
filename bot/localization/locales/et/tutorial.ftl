tutorial-title = Õppemäng: { $lesson }
tutorial-end = Õppemäng on läbi
tutorial-property = { $terrain }: { $squares ->
    [one] { $squares } ruut
   *[other] { $squares } ruutu
} × { $crowns ->
    [one] { $crowns } kroon
   *[other] { $crowns } krooni
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Õppemäng
button-lesson = Õppemäng: { $lesson }
button-lesson-again = Veel kord
button-lesson-rules = Reeglid
button-open-table = Ava laud

lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    Sa ehitad oma lossi ümber doominokividest kuningriigi. Maa annab punkte ainult seal, kus on **kroone**.
    Kõigepealt valib igaüks kivi: väikese numbriga käid järgmises voorus varem, suur toob sageli kroone. **Vali üks.**
lesson-kingdomino-1-place =
    Aseta see nüüd: üks pool peab puudutama sinu lossi. Iga number on koht, kuhu see sobib, ja **{ button-next }** näitab kivi seal.
    Seejärel **Võta**: see asetab kivi nii, nagu näidatud, ja võtab järgmise, ühe puudutusega.
lesson-kingdomino-1-choose = Asetatud; veel saad selle tagasi võtta. Nüüd **võta** järgmine kivi, soovitavalt selline, mis jätkab sinu maid.
lesson-kingdomino-2-place = Ühesugune maa, mis kokku puutub, on valdus ja selle punktid on **ruudud korda kroonid**. Uus maa peab puudutama omasugust või lossi; koos lossiga on kuningriigis 5×5 ruutu, mitte rohkem.
lesson-kingdomino-2-choose = Asetatud. **Võta** oma viimane kivi. Nupul on kirjas, mitu punkti toob selle asetamine.
lesson-kingdomino-3-place = Viimane voor: enam midagi ei valita. **Aseta** oma kivi sinna, kus see kõige rohkem toob. Kivi, mis kuhugi ei sobi, läheks kaduma.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}** sulle. Terve mäng käib täpselt nii, ainult voore on rohkem. Vajuta oma laua juures **{ button-start }** või ava laud käsuga { COMMAND("kingdomino new") }; vabad kohad võivad täita arvutimängijad.

hint-back = Vihje: kuni su käik pole läbi, saad nupuga **Võta tagasi** selle jooksul tehtut muuta.
hint-nowhere = Vihje: kivi sobib ainult kahele kõrvuti vabale ruudule ruudustikus, kus üks pool puudutab lossi või omasugust maad.
hint-merits = Vihje: nupul on kirjas, mitu punkti toob selle kivi asetamine.
hint-numbers = Vihje: väikese numbriga käid järgmises voorus varem; suur toob sageli kroone.
hint-itself = Vihje: su eelmisel korral oli võimalik ainult üks käik ja see tehti sinu eest. Välja saab selle lülitada käsuga { COMMAND("kingdomino settings") }.
