button-turns = Pārskatīt manus gājienus
turns-title = Tavi gājieni · { $when_date }
turns-place = Kur likt { $domino }? Viena vieta dotu apmēram par { points.dative } vairāk nekā tava.
turns-choose = Kuru kauliņu izvēlēties? Viens dotu apmēram par { points.dative } vairāk nekā tavs.
turns-act = Ko darīt tagad? Viena darbība dotu apmēram par { points.dative } vairāk nekā tava.
turns-as-played = Tieši tā tu spēlēji.
button-turns-next = Nākamais jautājums
turns-done = Tu atradi visus.
turns-sum = **{ $good ->
    [0] { $turns ->
        [1] Par tavu gājienu bija kas labāks.
       *[other] Par katru tavu gājienu ({ $turns }) bija kas labāks.
    }
    [1] Par vienu no taviem gājieniem ({ $turns }) labāku nebija.
   *[other] Gājieni, par kuriem labāku nebija: { $good } no { $turns }.
}**
turns-sum-of-some = **Apskatītie gājieni: { $studied } no { $turns }. { $good ->
    [0] Par katru bija kas labāks.
    [1] Par vienu labāku nebija.
   *[other] Labāku nebija: { $good }.
}**
turns-little = { $count ->
    [1] Vienā gājienā varēja mazliet labāk.
    [zero] { $count } gājienos varēja mazliet labāk.
    [one] { $count } gājienā varēja mazliet labāk.
   *[other] { $count } gājienos varēja mazliet labāk.
}
turns-clear = { $count ->
    [1] Vienā gājienā varēja nepārprotami labāk.
    [zero] { $count } gājienos varēja nepārprotami labāk.
    [one] { $count } gājienā varēja nepārprotami labāk.
   *[other] { $count } gājienos varēja nepārprotami labāk.
}
turns-all-good = { $turns ->
    [1] **Par tavu gājienu labāku nebija.**
   *[other] **Nevienā no taviem gājieniem ({ $turns }) nekas nebija labāks.**
}
turns-hints-wrong = Gājieni, kuros kļūdījās arī mans mājiens: { $count }.
button-turns-little = Kas bija mazliet labāk?
turns-later = Pagaidām tas ir viss. Ko neatradi, jautāšu vēlreiz: { $when_span }.
turns-no-games = Vispirms pabeidz kādu spēli. Tad sameklēšu gājienus, kuros kas cits bija nepārprotami labāks, un tu to atradīsi.
button-analysis = Grafiks
chart-title = Uzvaras varbūtība · { $when_date }
analysis-waiting = { $count ->
    [0] Pārskatu šo spēli.
    [1] Vispirms pārskatu vienu citu spēli, tad šo.
   *[other] Vispirms pārskatu citas spēles ({ $count }), tad šo.
} Ja nekas neparādās, spied **{ button-turns }** vēlreiz.
analysis-progress = Gatavs: { $percent }%
error-too-many-analyses = Pašlaik gaida pārāk daudz spēļu. Lūdzu, prasi vēlreiz pēc dažām minūtēm.
error-analysis-failed = Diemžēl neizdevās. Lūdzu, mēģini pēc minūtes vēlreiz.
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) jautā par tavu spēļu gājieniem, kuros kas cits bija nepārprotami labāks.
stored-reviews = Tava jaunākā atbilde uz katru **{ button-turns }** jautājumu un kad tā dota.
