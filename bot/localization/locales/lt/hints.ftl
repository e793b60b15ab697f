hint-first-game = Pirmoje partijoje patarimai rodomi, vėliau juos parodys **{ button-hint }**.

hint-spots = Beje: pasirink vietą sąraše, ir ją pamatysi.
hint-take = Beje: **Rinktis** kartu padeda tavo kauliuką, kaip parodyta.
hint-back = Beje: persigalvojai? **{ button-undo }** veikia iki tavo ėjimo pabaigos.
hint-nowhere = Beje: kauliukui reikia dviejų gretimų laisvų langelių, ir viena pusė turi liesti pilį arba tokį pat kraštovaizdį.
hint-merits = Beje: **+3** reiškia, kad iškart gauni 3 taškus.
hint-numbers = Beje: su mažu numeriu eini anksčiau, o dideli turi karūnų.
hint-itself = Beje: praėjusį kartą tebuvo vienas ėjimas, tad jį padariau.
