button-play-on = Spēlēt tālāk no šejienes
button-play-on-again = Mēģināt vēlreiz no turienes
played-on = { $id ->
    [none] No dotas pozīcijas, neskaitās
   *[other] No spēles { $id }, neskaitās
}
played-on-begun = Pēc šīs rindas nāk jauni kauliņi. Spēle tiek dzēsta diennakti pēc tava pēdējā gājiena.
