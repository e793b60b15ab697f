button-analysis = Grafiks
chart-title = Uzvaras varbūtība · Spēle { $id }
analysis-waiting = { $before ->
    [0] Pārskatu šo spēli.
    [1] Vispirms pārskatu vienu citu spēli, tad šo.
   *[other] Vispirms pārskatu citas spēles ({ $before }), tad šo.
} Ja nekas neparādās, spied **{ button-practice }** vēlreiz.
analysis-progress = Gatavs: { $percent }%
button-play-on = Spēlēt tālāk no šejienes
button-play-on-again = Mēģināt vēlreiz no turienes
played-on = { $id ->
    [none] No uzdevuma, nekur neskaitās
   *[other] No spēles { $id }, nekur neskaitās
}
played-on-begun = Pēc šīs rindas jauni kauliņi. Spēle paliek diennakti.
error-too-many-analyses = Pašlaik gaida pārāk daudz spēļu. Lūdzu, prasi vēlreiz pēc dažām minūtēm.
error-analysis-failed = Diemžēl neizdevās. Lūdzu, mēģini pēc minūtes vēlreiz.
