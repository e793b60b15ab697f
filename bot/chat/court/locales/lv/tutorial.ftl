lesson-queendomino = Queendomino
lesson-queendomino-0-place = Viens gājiens spēles vidū; obligāta ir tikai nolikšana un izvēle. **Noliec** kauliņu tā, lai tā mežs savienotos ar tavu otru mežu: tūlīt tas dos monētas.
lesson-queendomino-0-knights = **Bruņinieks** iekasē monētu par katru sava īpašuma lauciņu; kroņus neskaita. Ja kādu paturi, viņu var sūtīt kādā citā gājienā.
lesson-queendomino-0-build = Monēta blakus plāksnītei ir tās cena. **Bruņiniekus** un **torņus** saņem uzreiz. **Medaļa** ir punkti beigās; „par īpašumu” skaita katru vienlaidu šīs ainavas gabalu, arī vismazāko.
lesson-queendomino-0-dragon = **Pūķis** var sadedzināt plāksnīti, ko varbūt grib kāds cits: vienu raundā visiem kopā. Tas turas pa gabalu no **karalienes**, kas nāk pie tā, kurš iegūst torni un kam to tad nav mazāk kā citiem.
lesson-queendomino-0-choose = Tāpat kā Kingdomino, mazs numurs ļauj nākamajā raundā rīkoties agrāk; liels bieži dod kroņus un pilsētas. Ar izvēli tavs gājiens beidzas.
lesson-queendomino-end = Tev līdz šim ir **{ $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
}**, kā uzskaitīts augšā. Katras 3 monētas ir punkts, un karaliene ir vēl viens kronis lielākajā īpašumā tam, kas viņu uzņem. Par katru no tiem noteikumos ir sava nodaļa. Spied „{ button-start }” pie sava galda vai atver jaunu ar { COMMAND("kingdomino new") }.

hint-knights = Padoms: bruņinieks iekasē monētu par katru lauciņu īpašumā, uz kuru tiek sūtīts.
hint-build = Padoms: cenu nosaka vieta. Plāksnīte, ko neviens nepērk, kļūst lētāka, kad citas pabīdās.
hint-dragon = Padoms: pūķis sadedzina vienu plāksnīti raundā visiem kopā. Šo soli vari mierīgi izlaist.
