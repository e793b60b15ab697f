button-analysis = Grafikas
chart-title = Tikimybė laimėti · Partija { $id }
analysis-waiting = { $before ->
    [0] Peržiūriu šią partiją.
    [1] Pirma peržiūriu kitą partiją, tada šią.
   *[other] Pirma peržiūriu kitas partijas ({ $before }), tada šią.
} Jei nieko nėra, dar kartą spausk **{ button-practice }**.
analysis-progress = Atlikta: { $percent }{ "\u00A0" }%
button-play-on = Žaisti toliau nuo čia
button-play-on-again = Bandyti dar kartą nuo ten
played-on = { $id ->
    [none] Iš galvosūkio, niekur neskaičiuojama
   *[other] Iš partijos { $id }, niekur neskaičiuojama
}
played-on-begun = Po šios eilės nauji kauliukai. Partiją saugau parą.
error-too-many-analyses = Dabar laukia per daug partijų. Paprašyk vėl po kelių minučių.
error-analysis-failed = Deja, nepavyko. Bandyk po minutės.
