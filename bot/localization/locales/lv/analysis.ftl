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
analysis-player-like = **{ $name }**, spēles līmenis: **{ $level }**.
analysis-player-between = **{ $name }**, spēles līmenis: kaut kur starp **{ $worse }** un **{ $better }**.
analysis-best-turn = **Labākais gājiens**: { $turn } · uzvaras varbūtība { $percent }%
analysis-costliest = **Visvairāk maksāja**: { $turn } · uzvaras varbūtība { $percent }%
analysis-sum = **{ part-usual }** ir tas, ko pie tāda galda gūst vidēji. Viss ir aplēsts, ar kļūdu aptuveni ±{ $error }.
analysis-better = { $count ->
    [0] Nav atrasts neviens gājiens, kas varēja būt nepārprotami labāks.
    [1] Viens gājiens varēja būt nepārprotami labāks.
   *[other] Gājieni, kas varēja būt nepārprotami labāki: { $count }.
}
analysis-order = { $own ->
    [0] Vispirms ir tie, kas maksāja visvairāk.
   *[other] Vispirms ir tavējie, sākot ar to, kas maksāja visvairāk.
}
analysis-placeholder = Apskatīt gājienu
analysis-turn = { $round ->
    [0] Pirmā izvēle · { $name }
   *[other] { $round }. raunds · { $name }
}
analysis-gain = { $points ->
    [none] Labāk: uzvaras varbūtība { $percent }%
   *[other] Labāk: uzvaras varbūtība { $percent }%, punkti { $points }
}
analysis-gain-long = Aplēstais ieguvums līdz beigām: { $points ->
    [none] punktu gandrīz nav
   *[other] punkti { $points } (± { $error })
}, uzvaras varbūtība { $percent }% (± { $chance }).
analysis-gain-rivals = Pārējo punkti vidēji: { $rivals }.
analysis-played = Kā tika spēlēts
analysis-other = Kā būtu bijis labāk
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Atpakaļ pie analīzes
button-play-on = Spēlēt tālāk no šejienes
button-play-on-again = Mēģināt vēlreiz no turienes
played-on = { $id ->
    [none] No uzdevuma, nekur neskaitās
   *[other] No spēles { $id }, nekur neskaitās
}
played-on-begun = Tālāk nāk jauni kauliņi. Spēle pazūd dienu pēc tava pēdējā gājiena, bet līdz tam tā ir atrodama ar { COMMAND("kingdomino games") }.
error-too-many-analyses = Pašlaik analīzi gaida pārāk daudz spēļu. Lūdzu, prasi vēlreiz pēc dažām minūtēm.
error-analysis-failed = Analīze neizdevās. Lūdzu, mēģini pēc minūtes vēlreiz.
