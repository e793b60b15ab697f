button-analysis = Analizė
analysis-title = Partijos { $id } analizė
analysis-waiting =
    { $before ->
        [0] Analizuoju partiją. Tai trunka nuo vienos iki penkių minučių.
        [1] Pirma analizuoju kitą partiją, tada šią. Tai trunka kelias minutes.
       *[other] Pirma analizuoju kitas partijas ({ $before }), tada šią. Tai trunka keletą minučių.
    } Kai analizė bus paruošta, ji pasirodys čia. Jei nieko nėra, dar kartą spausk **{ button-analysis }**.
analysis-progress = Atlikta: { $percent }{ "\u00A0" }%
analysis-best-turn = **Geriausias ėjimas**: { $turn } · tikimybė laimėti { $percent }{ "\u00A0" }%
analysis-costliest = **Daugiausia kainavęs ėjimas**: { $turn } · tikimybė laimėti { $percent }{ "\u00A0" }%
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
analysis-gain = Geriau: taškai { $points }, tikimybė laimėti { $percent }{ "\u00A0" }%
analysis-gain-long = Apytikslė nauda: taškai { $points } (±{ "\u00A0" }{ $error }), tikimybė laimėti { $percent }{ "\u00A0" }% (±{ "\u00A0" }{ $chance }).
analysis-gain-rivals = Kitų taškai vidutiniškai: { $rivals }.
analysis-played = Kaip žaista
analysis-other = Kaip būtų buvę geriau
analysis-choice = Iš ko buvo galima rinktis
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Atgal į analizę
error-too-many-analyses = Dabar analizės laukia per daug partijų. Paprašyk vėl po kelių minučių.
error-analysis-failed = Analizė nepavyko. Bandyk po minutės.
