button-play-on = Mängi siit edasi
button-play-on-again = Proovi sealt uuesti
played-on = { $id ->
    [none] Antud seisust, ei lähe kuskil arvesse
   *[other] Mängust { $id }, ei lähe kuskil arvesse
}
played-on-begun = Pärast seda rida uued kivid. Mäng jääb päevaks alles.
