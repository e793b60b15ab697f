button-play-on = Spēlēt tālāk no šejienes
button-play-on-again = Mēģināt vēlreiz no turienes
played-on = { $id ->
    [none] No dotas pozīcijas, nekur neskaitās
   *[other] No spēles { $id }, nekur neskaitās
}
played-on-begun = Pēc šīs rindas jauni kauliņi. Spēle paliek diennakti.
