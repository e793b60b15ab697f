lesson-queendomino = Queendomino
lesson-queendomino-0-place = **Noliec** kauliņu tā, lai tā mežs savienojas ar tavu otru mežu. Tūlīt tas dos monētas. Šis ir viens gājiens spēles vidū, un obligāta ir tikai nolikšana un izvēle.
lesson-queendomino-0-knights = **Bruņinieks** iekasē vienu monētu par katru lauciņu īpašumā, kur viņš stāv. Kroņiem nav nozīmes. Ja viņu paturi, vari sūtīt vēlāk.
lesson-queendomino-0-build = Tagad vari nopirkt ēku. **Bruņinieki** un **torņi** ir tavi uzreiz, un punkti (uz **medaļas**) skaitās beigās. „Par īpašumu” skaita katru atsevišķu šīs ainavas gabalu, arī vismazāko.
lesson-queendomino-0-dragon = **Pūķis** reizi raundā sadedzina plāksnīti, ko varbūt grib kāds cits. Tas vairās no **karalienes**, kas ievācas pie tevis, kad iegūsti torni un tev to nav mazāk kā jebkuram citam.
lesson-queendomino-0-choose = Kā Kingdomino, ar mazu numuru nākamajā raundā spēlē agrāk, un lielam bieži ir kroņi vai pilsētas. Ar izvēli gājiens beidzas.
lesson-queendomino-end =
    Pagaidām **{ $total ->
        [zero] { $total } punktu
        [one] { $total } punkts
       *[other] { $total } punkti
    }**! Katras 3 monētas ir punkts, un karaliene ir vēl viens kronis lielākajā īpašumā tur, kur viņa dzīvo. Spied **{ button-start }** pie sava galda vai atver jaunu ar { COMMAND("kingdomino new") }.

hint-knights = Padoms: bruņinieks iekasē vienu monētu par katru lauciņu īpašumā, uz kuru viņu sūti.
hint-build = Padoms: cena pieder vietai. Plāksnītes, ko neviens nepērk, pabīdās uz lētākām vietām, kad ir kur.
hint-dragon = Padoms: pūķis sadedzina vienu plāksnīti raundā, tam, kurš palūdz pirmais. Šo soli bieži izlaidīsi.
