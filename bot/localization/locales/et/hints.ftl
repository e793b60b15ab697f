hint-first-game = Esimeses mängus on soovitused näha, hiljem näitab neid **{ button-hint }**.
hint-spots = Nipp: vali koht loendist, siis näed seda.
hint-take = Nipp: **Vali** asetab ka su kivi, nagu näidatud.

hint-back = Nipp: mõtlesid ümber? **{ button-undo }** töötab sinu käigu lõpuni.
hint-nowhere = Nipp: kivi vajab kaht vaba ruutu kõrvuti ja üks pool peab puudutama sinu lossi või omasugust maad.
hint-merits = Nipp: **+3** tähendab, et saad kohe 3 punkti juurde.
hint-numbers = Nipp: väikese numbriga käid varem, suurtel on kroonid.
hint-itself = Nipp: eelmisel korral oli ainult üks käik, nii et tegin selle.
