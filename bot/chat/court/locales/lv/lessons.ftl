lesson-queendomino-0-choose = Vispirms **izvēlies kauliņu**, kā Kingdomino. **Pilsētās** vari celt.
lesson-queendomino-1-place = Tagad **noliec** kauliņu pie pils. Divi nākamie soļi ir pēc izvēles.
lesson-queendomino-1-knights = Sūtīt **bruņinieku**? Viņš vienreiz iekasē vienu monētu par katru sava īpašuma lauciņu. Ja viņu paturi, vari sūtīt vēlāk.
lesson-queendomino-1-build = Celt? **Bruņinieki** un **torņi** ir tavi uzreiz, bet **medaļa** ir punkti beigās. Torņi atved **karalieni**.
lesson-queendomino-1-dragon = **Pūķis** reizi raundā sadedzina plāksnīti, ko varbūt grib kāds cits. Ja **karaliene** dzīvo pie tevis, piekukuļot to nevari.
lesson-queendomino-1-choose = Tagad **izvēlies** nākamo kauliņu. Ar mazu numuru spēlē agrāk.
lesson-queendomino-end = Pagaidām **{ $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
}**! 3 monētas ir punkts, un karaliene pieliek kroni lielākajam īpašumam karalistē, kurā dzīvo.

hint-knights = Padoms: bruņinieks iekasē vienu monētu par katru lauciņu īpašumā, uz kuru viņu sūti.
hint-build = Padoms: cena pieder vietai. Plāksnītes, ko neviens nepērk, pabīdās uz lētākām vietām, kad ir kur.
hint-dragon = Padoms: pūķis sadedzina vienu plāksnīti raundā, tam, kurš palūdz pirmais. Šo soli bieži izlaidīsi.
