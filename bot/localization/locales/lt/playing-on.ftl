button-play-on = Žaisti toliau nuo čia
button-play-on-again = Bandyti dar kartą nuo ten
played-on = { $id ->
    [none] Iš duotos padėties, neįskaitoma
   *[other] Iš partijos { $id }, neįskaitoma
}
played-on-begun = Po šios eilės ateis nauji kauliukai. Partija ištrinama parą po paskutinio tavo ėjimo.
