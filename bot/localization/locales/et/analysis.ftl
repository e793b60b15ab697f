button-analysis = Graafik
chart-title = Võidu tõenäosus · Mäng { $id }
analysis-waiting = { $before ->
    [0] Vaatan seda mängu läbi.
    [1] Vaatan enne läbi ühe teise mängu, siis selle.
   *[other] Vaatan enne läbi { $before } teist mängu, siis selle.
} Kui midagi ei tule, vajuta uuesti **{ button-practice }**.
analysis-progress = { $percent }% tehtud
button-play-on = Mängi siit edasi
button-play-on-again = Proovi sealt uuesti
played-on = { $id ->
    [none] Ülesandest, ei lähe kuskil arvesse
   *[other] Mängust { $id }, ei lähe kuskil arvesse
}
played-on-begun = Pärast seda rida uued kivid. Mäng jääb päevaks alles.
error-too-many-analyses = Praegu ootab liiga palju mänge. Palun proovi mõne minuti pärast uuesti.
error-analysis-failed = Kahjuks ei õnnestunud. Palun proovi minuti pärast uuesti.
