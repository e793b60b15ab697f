button-practice = Tavi gājieni
practice-title = Tavi gājieni · Spēle { $id }
practice-place = Kur likt { $domino }? Viena vieta dotu apmēram par { $points ->
    [zero] { $points } punktiem
    [one] { $points } punktu
   *[other] { $points } punktiem
} vairāk nekā tava.
practice-choose = Kuru kauliņu ņemt? Viens dotu apmēram par { $points ->
    [zero] { $points } punktiem
    [one] { $points } punktu
   *[other] { $points } punktiem
} vairāk nekā tavs.
practice-as-played = Tieši tā tu spēlēji.
button-practice-next = Nākamais
practice-done = Tu atradi visus.
practice-sum = **Gājieni, par kuriem labāku nebija: { $good } no { $turns }.**
practice-later = Tas pagaidām bija pēdējais. Ko neatradi, to jautāšu vēlreiz { $when }.
practice-none = Nekas nebija nepārprotami labāks par to, ko tu spēlēji.
practice-no-games = Vispirms pabeidz kādu spēli. Tad sameklēšu gājienus, kuros kas cits bija nepārprotami labāks, un tu to atradīsi.
button-analysis = Grafiks
chart-title = Uzvaras varbūtība · Spēle { $id }
analysis-waiting = { $before ->
    [0] Pārskatu šo spēli.
    [1] Vispirms pārskatu vienu citu spēli, tad šo.
   *[other] Vispirms pārskatu citas spēles ({ $before }), tad šo.
} Ja nekas neparādās, spied **{ button-practice }** vēlreiz.
analysis-progress = Gatavs: { $percent }%
error-too-many-analyses = Pašlaik gaida pārāk daudz spēļu. Lūdzu, prasi vēlreiz pēc dažām minūtēm.
error-analysis-failed = Diemžēl neizdevās. Lūdzu, mēģini pēc minūtes vēlreiz.
command-practice-about = Atrodi labāko izvēli savu spēļu gājienos
help-reviews = { COMMAND("kingdomino practice") } jautā par tavu spēļu gājieniem, kuros kas cits bija nepārprotami labāks.
stored-reviews = Tava jaunākā atbilde uz katru { COMMAND("kingdomino practice") } jautājumu un kad tā dota.
