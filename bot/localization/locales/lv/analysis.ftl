button-analysis = Analīze
analysis-waiting =
    { $before ->
        [0] Analizēju šo spēli. Pirmais ieskats ilgst minūti vai divas.
        [1] Vispirms analizēju vienu citu spēli, tad šo. Tas ilgst dažas minūtes.
       *[other] Vispirms analizēju citas spēles ({ $before }), tad šo. Tas ilgst vairākas minūtes.
    } Analīze parādīsies te, tiklīdz būs gatava. Ja nekas neparādās, spied **{ button-analysis }** vēlreiz: turpināšu no tās pašas vietas.
analysis-progress = Gatavs: { $percent }%
button-play-on = Spēlēt tālāk no šejienes
button-play-on-again = Mēģināt vēlreiz no turienes
played-on = { $id ->
    [none] No uzdevuma, nekur neskaitās
   *[other] No spēles { $id }, nekur neskaitās
}
played-on-begun = Tagad nāk jauni kauliņi. Spēli glabāju vienu diennakti.
error-too-many-analyses = Pašlaik analīzi gaida pārāk daudz spēļu. Lūdzu, prasi vēlreiz pēc dažām minūtēm.
error-analysis-failed = Analīze neizdevās. Lūdzu, mēģini pēc minūtes vēlreiz.
