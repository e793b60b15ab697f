button-analysis = Analizė
analysis-title = Partijos { $id } analizė
analysis-waiting = { $before ->
    [0] Partija analizuojama. Tai trunka nuo vienos iki penkių minučių.
    [1] Pirma analizuojama kita partija, tada ši. Tai trunka kelias minutes.
   *[other] Pirma analizuojamos kitos partijos ({ $before }), tada ši. Tai trunka keletą minučių.
} Kai analizė bus paruošta, ji pasirodys čia. Jei nieko nepasirodys, dar kartą spausk **{ button-analysis }**.
analysis-how = **{ part-usual }**: ko visi gali tikėtis prieš pirmą eilę. **{ part-luck }**: ką davė ar atėmė eilės. **{ part-own }**: ką davė ar atėmė paties žaidėjo ėjimai; 0 – žaidžiama šiek tiek geriau už kompiuterį, kurio lygis „{ level-strong }“, bet į priekį beveik nežiūrima, tad pavieniai ėjimai vis tiek galėjo būti geresni. **{ part-others }**: ką davė ar atėmė kitų ėjimai. Visi šie skaičiai apytiksliai: kiekvieno paklaida – maždaug { $error }.
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
analysis-gain-long = Ką tai būtų davę, jei visi toliau būtų žaidę šiek tiek geriau už kompiuterį, kurio lygis „{ level-strong }“: taškai { $points } (±{ "\u00A0" }{ $error }), tikimybė laimėti { $percent }{ "\u00A0" }% (±{ "\u00A0" }{ $chance }).
analysis-gain-rivals = Kitų taškai vidutiniškai: { $rivals }.
analysis-played = Kaip žaista
analysis-other = Kaip būtų buvę geriau
analysis-choice = Iš ko buvo galima rinktis
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Atgal į analizę
error-analysis-under-way = Jau lauki kitos partijos analizės. Prašyk vėl, kai ji bus paruošta.
error-too-many-analyses = Dabar analizės laukia per daug partijų. Bandyk po kelių minučių.
error-analysis-failed = Analizė nepavyko. Bandyk po minutės.
