button-analysis = Analüüs
analysis-title = Mängu { $id } analüüs
analysis-waiting = { $before ->
    [0] Mängu analüüsitakse. See võtab üks kuni viis minutit.
    [1] Enne analüüsitakse üht teist mängu, siis seda. See võtab mõne minuti.
   *[other] Enne analüüsitakse { $before } teist mängu, siis seda. See võtab mitu minutit.
} Kui analüüs on valmis, ilmub see siia. Kui midagi ei tule, vajuta uuesti **{ button-analysis }**.
analysis-progress = { $percent }% tehtud
analysis-best-turn = **Parim käik**: { $turn } · võidu tõenäosus { $percent }%
analysis-costliest = **Kõige kulukam käik**: { $turn } · võidu tõenäosus { $percent }%
analysis-better = { $count ->
    [0] Ühegi käigu asemel ei leitud selgelt paremat.
    [1] Ühe käigu asemel leidus selgelt parem.
   *[other] { $count } käigu asemel leidus selgelt parem.
}
analysis-order = { $own ->
    [0] Kõige kulukamad on eespool.
   *[other] Sinu omad on eespool, alates kõige kulukamast.
}
analysis-placeholder = Vaata käiku
analysis-turn = { $round ->
    [0] Esimene valik · { $name }
   *[other] { $round }. voor · { $name }
}
analysis-gain = Parem: punktid { $points }, võidu tõenäosus { $percent }%
analysis-gain-long = Hinnanguline kasu: { $points } punkti, pluss-miinus { $error }, ja { $percent }% võidu tõenäosust, pluss-miinus { $chance }.
analysis-gain-rivals = Teiste punktid keskmiselt: { $rivals }.
analysis-played = Nii mängiti
analysis-other = Nii oleks olnud parem
analysis-choice = Mille vahel sai valida
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Tagasi analüüsi juurde
error-too-many-analyses = Praegu ootab analüüsi liiga palju mänge. Palun proovi mõne minuti pärast uuesti.
error-analysis-failed = Analüüs ebaõnnestus. Palun proovi minuti pärast uuesti.
