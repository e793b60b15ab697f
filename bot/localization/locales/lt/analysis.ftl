button-analysis = Analizė
analysis-waiting =
    { $before ->
        [0] Analizuoju šią partiją. Pirma apžvalga užtrunka minutę ar dvi.
        [1] Pirma analizuoju kitą partiją, tada šią. Tai trunka kelias minutes.
       *[other] Pirma analizuoju kitas partijas ({ $before }), tada šią. Tai trunka keletą minučių.
    } Kai analizė bus paruošta, ji pasirodys čia. Jei nieko nėra, dar kartą spausk **{ button-analysis }**: tęsiu nuo ten, kur sustojau.
analysis-progress = Atlikta: { $percent }{ "\u00A0" }%
button-play-on = Žaisti toliau nuo čia
button-play-on-again = Bandyti dar kartą nuo ten
played-on = { $id ->
    [none] Iš galvosūkio, niekur neskaičiuojama
   *[other] Iš partijos { $id }, niekur neskaičiuojama
}
played-on-begun = Dabar nauji kauliukai. Partiją saugau parą.
error-too-many-analyses = Dabar analizės laukia per daug partijų. Paprašyk vėl po kelių minučių.
error-analysis-failed = Analizė nepavyko. Bandyk po minutės.
