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
analysis-player-like = **{ $name }**: { $level }
analysis-player-between = **{ $name }**: { $worse } – { $better }
analysis-best-turn = **Geriausias ėjimas**: { $turn } · tikimybė laimėti { $percent }{ "\u00A0" }%
analysis-none-better = Nė vienas ėjimas negalėjo būti aiškiai geresnis.
button-improve = { $count ->
    [1] Pagerinti vieną savo ėjimą
   *[other] Pagerinti savo ėjimus: { $count }
}
button-better-turns = Pamatyti geresnius ėjimus
analysis-turn = { $round ->
    [0] Pirmas pasirinkimas · { $name }
   *[other] { $round } raundas · { $name }
}
analysis-gain-long = Apytikslė nauda iki pabaigos: { $points ->
    [none] taškų beveik nepadaugėtų
   *[other] taškai { $points } (±{ "\u00A0" }{ $error })
}, tikimybė laimėti { $percent }{ "\u00A0" }% (±{ "\u00A0" }{ $chance }).
analysis-gain-rivals = Kitų taškai vidutiniškai: { $rivals }.
analysis-played = Kaip žaista
analysis-other = Kaip būtų buvę geriau
analysis-facts = **{ $title }**: { $facts }
button-play-on = Žaisti toliau nuo čia
button-play-on-again = Bandyti dar kartą nuo ten
played-on = { $id ->
    [none] Iš galvosūkio, niekur neskaičiuojama
   *[other] Iš partijos { $id }, niekur neskaičiuojama
}
played-on-begun = Dabar nauji kauliukai. Partiją saugau parą.
error-too-many-analyses = Dabar analizės laukia per daug partijų. Paprašyk vėl po kelių minučių.
error-analysis-failed = Analizė nepavyko. Bandyk po minutės.
