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
button-tutorial = Õppemäng
button-lesson = Õppemäng: { $lesson }
button-lesson-again = Veel kord
button-lesson-rules = Reeglid
button-open-table = Ava laud

lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    Aeg **kivi valida!** Ehitad oma lossi ümber doominokividest kuningriigi ja maa annab punkte ainult seal, kus on **kroone**.
    Väikese numbriga käid järgmises voorus varem, suurel on sageli kroone. **+2** nupul on 2 punkti, kui kivi asetad.
lesson-kingdomino-1-place =
    Nüüd **võta järgmine kivi**. Sama puudutus asetab ka selle kivi nii, nagu näidatud.
    Üks pool peab puudutama sinu lossi. See sobib igale numbrile: **{ button-next }** näitab valgeid kohti, hallid on nende peegelpildid.
lesson-kingdomino-1-choose = Asetatud, ja veel saad selle tagasi võtta. Nüüd **võta** järgmine kivi, soovitatavalt selline, mis jätkab sinu maid.
lesson-kingdomino-2-place =
    Nüüd **võta oma viimane kivi**, kui see siin on hästi paigas.
    Ühesugune maa, mis kokku puutub, on valdus. Selle punktid on **ruudud korda kroonid**. Uus maa peab puudutama omasugust või lossi, 5×5 ruudu sees.
lesson-kingdomino-2-choose = Asetatud. **Võta** oma viimane kivi. Nupul on kirjas, mitu punkti toob selle asetamine.
lesson-kingdomino-3-place = Viimane voor! **Aseta** oma kivi lihtsalt sinna, kus see toob kõige rohkem.
lesson-kingdomino-end = **{ $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}** sulle! Päris mäng käib täpselt nii, ainult voore on rohkem. Vajuta oma laua juures **{ button-start }** või ava laud käsuga { COMMAND("kingdomino new") }. Arvutimängijad võivad selle täita.
hint-spots = Nipp: kivi sobib igale numbrile, hallid on peegelpildid. **{ button-next }** näitab kivi seal.
hint-take = Nipp: **Võta** asetab kivi nii, nagu näidatud, ja võtab järgmise, ühe puudutusega.

hint-back = Nipp: kuni su käik pole läbi, saad nupuga **Võta tagasi** selle jooksul tehtu tagasi võtta.
hint-nowhere = Nipp: kivi vajab kaht vaba ruutu kõrvuti ja üks pool peab puudutama sinu lossi või omasugust maad.
hint-merits = Nipp: nupul on kirjas, mitu punkti toob selle kivi asetamine.
hint-numbers = Nipp: väikese numbriga käid järgmises voorus varem. Suurel on sageli kroone.
hint-itself = Nipp: su eelmisel käigul oli ainult üks võimalus, nii et tegin selle sinu eest. Selle saab välja lülitada käsuga { COMMAND("kingdomino settings") }.
