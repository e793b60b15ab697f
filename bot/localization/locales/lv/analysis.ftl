button-analysis = Analīze
analysis-title = Spēles { $id } analīze
analysis-waiting =
    { $before ->
        [0] Analizēju šo spēli. Pirmais ieskats ilgst minūti vai divas.
        [1] Vispirms analizēju vienu citu spēli, tad šo. Tas ilgst dažas minūtes.
       *[other] Vispirms analizēju citas spēles ({ $before }), tad šo. Tas ilgst vairākas minūtes.
    } Analīze parādīsies te, tiklīdz būs gatava. Ja nekas neparādās, spied **{ button-analysis }** vēlreiz: turpināšu no tās pašas vietas.
button-finer = Paskatīties rūpīgāk
analysis-progress = Gatavs: { $percent }%
analysis-like = Tavs spēles līmenis: **{ $level }**.
analysis-between = Tavs spēles līmenis: kaut kur starp **{ $worse }** un **{ $better }**.
analysis-unsurpassed =
    { $count ->
        [1] Viens tavs gājiens bija labākais, kāds vien varēja būt.
        [zero] { $count } tavu gājienu bija labākie, kādi vien varēja būt.
        [one] { $count } tavs gājiens bija labākais, kāds vien varēja būt.
       *[other] { $count } tavi gājieni bija labākie, kādi vien varēja būt.
    }
analysis-player-like = **{ $name }**: { $level }
analysis-player-between = **{ $name }**: { $worse } – { $better }
analysis-best-turn = **Labākais gājiens**: { $turn } · uzvaras varbūtība { $percent }%
analysis-none-better = Neviens gājiens nevarēja būt nepārprotami labāks.
button-improve = { $count ->
    [1] Uzlabot vienu savu gājienu
   *[other] Uzlabot savus gājienus: { $count }
}
button-better-turns = Skatīt labākus gājienus
analysis-turn = { $round ->
    [0] Pirmā izvēle · { $name }
   *[other] { $round }. raunds · { $name }
}
analysis-gain-long = Aplēstais ieguvums līdz beigām: { $points ->
    [none] punktu gandrīz nav
   *[other] punkti { $points } (± { $error })
}, uzvaras varbūtība { $percent }% (± { $chance }).
analysis-gain-rivals = Pārējo punkti vidēji: { $rivals }.
analysis-played = Kā tika spēlēts
analysis-other = Kā būtu bijis labāk
analysis-facts = **{ $title }**: { $facts }
button-play-on = Spēlēt tālāk no šejienes
button-play-on-again = Mēģināt vēlreiz no turienes
played-on = { $id ->
    [none] No uzdevuma, nekur neskaitās
   *[other] No spēles { $id }, nekur neskaitās
}
played-on-begun = Tagad nāk jauni kauliņi. Spēli glabāju vienu diennakti.
error-too-many-analyses = Pašlaik analīzi gaida pārāk daudz spēļu. Lūdzu, prasi vēlreiz pēc dažām minūtēm.
error-analysis-failed = Analīze neizdevās. Lūdzu, mēģini pēc minūtes vēlreiz.
