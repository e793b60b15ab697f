button-analysis = Analüüs
analysis-waiting = { $before ->
    [0] Analüüsin seda mängu. Esimene pilk võtab minuti või kaks.
    [1] Enne analüüsitakse üht teist mängu, siis seda. See võtab mõne minuti.
   *[other] Enne analüüsitakse { $before } teist mängu, siis seda. See võtab mitu minutit.
} Kui analüüs on valmis, ilmub see siia. Kui midagi ei tule, vajuta uuesti **{ button-analysis }**: jätkan sealt, kus pooleli jäi.
analysis-progress = { $percent }% tehtud
button-play-on = Mängi siit edasi
button-play-on-again = Proovi sealt uuesti
played-on = { $id ->
    [none] Ülesandest, ei lähe kuskil arvesse
   *[other] Mängust { $id }, ei lähe kuskil arvesse
}
played-on-begun = Nüüd tulevad uued kivid. Mäng jääb päevaks alles.
error-too-many-analyses = Praegu ootab analüüsi liiga palju mänge. Palun proovi mõne minuti pärast uuesti.
error-analysis-failed = Analüüs ebaõnnestus. Palun proovi minuti pärast uuesti.
