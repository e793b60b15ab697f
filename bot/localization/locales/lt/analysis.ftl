button-analysis = Analizė
analysis-title = Partijos { $id } analizė
analysis-waiting =
    { $before ->
        [0] Analizuoju šią partiją. Pirma apžvalga užtrunka minutę ar dvi.
        [1] Pirma analizuoju kitą partiją, tada šią. Tai trunka kelias minutes.
       *[other] Pirma analizuoju kitas partijas ({ $before }), tada šią. Tai trunka keletą minučių.
    } Kai analizė bus paruošta, ji pasirodys čia. Jei nieko nėra, dar kartą spausk **{ button-analysis }**: tęsiu nuo ten, kur sustojau.
button-finer = Pažiūrėti atidžiau
analysis-progress = Atlikta: { $percent }{ "\u00A0" }%
analysis-like = Tavo žaidimo lygis – **{ $level }**.
analysis-between = Tavo žaidimas – kažkur tarp lygių **{ $worse }** ir **{ $better }**.
analysis-unsurpassed =
    { $count ->
        [1] Vienas tavo ėjimas buvo geriausias, koks tik galėjo būti.
        [one] { $count } tavo ėjimas buvo geriausias, koks tik galėjo būti.
        [few] { $count } tavo ėjimai buvo geriausi, kokie tik galėjo būti.
       *[other] { $count } tavo ėjimų buvo geriausi, kokie tik galėjo būti.
    }
analysis-player-like = **{ $name }**: žaidimo lygis – **{ $level }**.
analysis-player-between = **{ $name }**: žaidimas – kažkur tarp lygių **{ $worse }** ir **{ $better }**.
analysis-best-turn = **Geriausias ėjimas**: { $turn } · tikimybė laimėti { $percent }{ "\u00A0" }%
analysis-costliest = **Daugiausia kainavęs ėjimas**: { $turn } · tikimybė laimėti { $percent }{ "\u00A0" }%
analysis-sum = **{ part-usual }** – kiek prie tokio stalo surenkama vidutiniškai. Viskas apytiksliai: paklaida – maždaug ±{ $error }.
analysis-better = { $count ->
    [0] Ėjimų, kurie galėjo būti aiškiai geresni, nerasta.
    [1] Vienas ėjimas galėjo būti aiškiai geresnis.
   *[other] Ėjimų, kurie galėjo būti aiškiai geresni: { $count }.
}
analysis-order = { $own ->
    [0] Pirmiausia – brangiausiai kainavę.
   *[other] Pirmiausia – tavo, pradedant brangiausiai kainavusiu.
}
analysis-placeholder = Peržiūrėti ėjimą
analysis-turn = { $round ->
    [0] Pirmas pasirinkimas · { $name }
   *[other] { $round } raundas · { $name }
}
analysis-gain = { $points ->
    [none] Geriau: tikimybė laimėti { $percent }{ "\u00A0" }%
   *[other] Geriau: tikimybė laimėti { $percent }{ "\u00A0" }%, taškai { $points }
}
analysis-gain-long = Apytikslė nauda iki pabaigos: { $points ->
    [none] taškų beveik nepadaugėtų
   *[other] taškai { $points } (±{ "\u00A0" }{ $error })
}, tikimybė laimėti { $percent }{ "\u00A0" }% (±{ "\u00A0" }{ $chance }).
analysis-gain-rivals = Kitų taškai vidutiniškai: { $rivals }.
analysis-played = Kaip žaista
analysis-other = Kaip būtų buvę geriau
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Atgal į analizę
button-play-on = Žaisti toliau nuo čia
button-play-on-again = Bandyti dar kartą nuo ten
played-on = { $id ->
    [none] Iš galvosūkio, niekur neskaičiuojama
   *[other] Iš partijos { $id }, niekur neskaičiuojama
}
played-on-begun = Toliau eina nauji kauliukai. Partija dingsta po dienos nuo paskutinio tavo ėjimo, o iki tol ją rasi per { COMMAND("kingdomino games") }.
error-too-many-analyses = Dabar analizės laukia per daug partijų. Paprašyk vėl po kelių minučių.
error-analysis-failed = Analizė nepavyko. Bandyk po minutės.
