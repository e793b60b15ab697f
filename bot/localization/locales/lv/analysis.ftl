button-analysis = Analīze
analysis-title = Spēles { $id } analīze
analysis-waiting = { $before ->
    [0] Spēli pašlaik analizē. Tas ilgst no vienas līdz piecām minūtēm.
    [1] Vispirms analizē vienu citu spēli, tad šo. Tas ilgst dažas minūtes.
   *[other] Vispirms analizē citas spēles ({ $before }), tad šo. Tas ilgst vairākas minūtes.
} Kad analīze būs gatava, tā parādīsies te. Ja nekas neparādās, spied **{ button-analysis }** vēlreiz.
analysis-how = **{ part-usual }**: ko katrs var gaidīt pirms pirmās rindas. **{ part-luck }**: ko deva vai atņēma rindas. **{ part-own }**: ko deva vai atņēma paša spēlētāja gājieni; 0 nozīmē spēlēt mazliet labāk nekā dators, kura līmenis ir „{ level-strong }”, bet uz priekšu gandrīz neskatoties, tāpēc atsevišķi gājieni tik un tā varēja būt labāki. **{ part-others }**: ko deva vai atņēma citu gājieni. Tie visi ir aptuveni skaitļi: katrs var kļūdīties apmēram par { $error }.
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
analysis-gain = Labāk: punkti { $points }, uzvaras varbūtība { $percent }%
analysis-gain-long = Ko tas būtu devis, ja pēc tam visi būtu spēlējuši mazliet labāk nekā dators, kura līmenis ir „{ level-strong }”: punkti { $points } (± { $error }), uzvaras varbūtība { $percent }% (± { $chance }).
analysis-gain-rivals = Pārējo punkti vidēji: { $rivals }.
analysis-played = Kā tika spēlēts
analysis-other = Kā būtu bijis labāk
analysis-choice = No kā varēja izvēlēties
analysis-facts = **{ $title }**: { $facts }
button-back-to-analysis = Atpakaļ pie analīzes
error-analysis-under-way = Tu jau gaidi citas spēles analīzi. Prasi vēlreiz, kad tā būs gatava.
error-too-many-analyses = Pašlaik analīzi gaida pārāk daudz spēļu. Lūdzu, mēģini pēc dažām minūtēm vēlreiz.
error-analysis-failed = Analīze neizdevās. Lūdzu, mēģini pēc minūtes vēlreiz.
