button-play-on = Mängi siit edasi
button-play-on-again = Proovi sealt uuesti
played-on = { $id ->
    [none] Antud seisust, ei lähe arvesse
   *[other] Mängust { $id }, ei lähe arvesse
}
played-on-begun = Pärast seda rida tulevad uued kivid. Mäng kustutatakse päev pärast sinu viimast käiku.
