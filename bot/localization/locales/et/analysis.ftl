button-analysis = Analüüs
analysis-title = Mängu { $id } analüüs
analysis-waiting = { $before ->
    [0] Analüüsin seda mängu. Esimene pilk võtab minuti või kaks.
    [1] Enne analüüsitakse üht teist mängu, siis seda. See võtab mõne minuti.
   *[other] Enne analüüsitakse { $before } teist mängu, siis seda. See võtab mitu minutit.
} Kui analüüs on valmis, ilmub see siia. Kui midagi ei tule, vajuta uuesti **{ button-analysis }**: jätkan sealt, kus pooleli jäi.
button-finer = Vaata täpsemalt
analysis-progress = { $percent }% tehtud
analysis-like = Mängisid tasemel **{ $level }**.
analysis-between = Mängisid kuskil tasemete **{ $worse }** ja **{ $better }** vahel.
analysis-unsurpassed = { $count ->
    [1] Üht sinu käiku poleks saanud paremini teha.
   *[other] { $count } sinu käiku poleks saanud paremini teha.
}
analysis-player-like = **{ $name }**: { $level }
analysis-player-between = **{ $name }**: { $worse } – { $better }
analysis-best-turn = **Parim käik**: { $turn } · võidu tõenäosus { $percent }%
analysis-none-better = Ühtki käiku poleks saanud selgelt paremini teha.
button-improve = { $count ->
    [1] Paranda üht oma käiku
   *[other] Paranda { $count } oma käiku
}
button-better-turns = Vaata paremaid käike
analysis-turn = { $round ->
    [0] Esimene valik · { $name }
   *[other] { $round }. voor · { $name }
}
analysis-gain-long = Hinnanguline kasu mängu lõpuks: { $points ->
    [none] punkte peaaegu mitte
   *[other] { $points } punkti, pluss-miinus { $error },
} ja { $percent }% võidu tõenäosust, pluss-miinus { $chance }.
analysis-gain-rivals = Teiste punktid keskmiselt: { $rivals }.
analysis-played = Nii mängiti
analysis-other = Nii oleks olnud parem
analysis-facts = **{ $title }**: { $facts }
button-play-on = Mängi siit edasi
button-play-on-again = Proovi sealt uuesti
played-on = { $id ->
    [none] Ülesandest, ei lähe kuskil arvesse
   *[other] Mängust { $id }, ei lähe kuskil arvesse
}
played-on-begun = Nüüd tulevad uued kivid. Mäng jääb päevaks alles.
error-too-many-analyses = Praegu ootab analüüsi liiga palju mänge. Palun proovi mõne minuti pärast uuesti.
error-analysis-failed = Analüüs ebaõnnestus. Palun proovi minuti pärast uuesti.
