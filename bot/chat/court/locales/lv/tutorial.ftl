lesson-queendomino = Queendomino
lesson-queendomino-0-place = Viens gājiens spēles vidū, četri soļi; obligāts ir tikai pirmais un pēdējais. **Noliec** kauliņu tā, lai tā mežs savienotos ar tavu otru mežu: tūlīt tas dos monētas.
lesson-queendomino-0-knights = Katra tikko noliktā kauliņa puse var uzņemt vienu no taviem diviem **bruņiniekiem**. Bruņinieks iekasē monētu par katru sava īpašuma lauciņu un paliek tur līdz beigām.
lesson-queendomino-0-build = **Ēka** maksā tik, cik rāda monēta tai blakus, un to liek uz pilsētas lauciņa. Bruņiniekus un torņus saņem uzreiz; medaļas skaita beigās, un „par” nozīmē: par katru.
lesson-queendomino-0-dragon = Par monētu **pūķis** sadedzina plāksnīti, ko varbūt gaida kāds cits: vienu raundā visiem kopā un nekad tam, kas uzņem **karalieni**: viņa ir pie tā, kam visvairāk torņu.
lesson-queendomino-0-choose = **Izvēlies** nākamo kauliņu, kā Kingdomino: mazs numurs ļauj rīkoties agrāk, liels dod kroņus un pilsētas. Ar to tavs gājiens beidzas.
lesson-queendomino-end = Tev līdz šim ir **{ $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
}**, kā uzskaitīts augšā: karaliene ir vēl viens kronis tavā lielākajā īpašumā, un katras 3 monētas ir punkts. Par katru no tiem noteikumos ir sava nodaļa. Spied „{ button-start }” pie sava galda vai atver jaunu ar `/kingdomino new`.

hint-knights = Padoms: bruņinieks paliek uz sava lauciņa līdz beigām, tāpēc vērts pagaidīt lielu īpašumu.
hint-build = Padoms: cenu nosaka vieta. Plāksnīte, ko neviens nepērk, kļūst lētāka, kad citas pabīdās.
hint-dragon = Padoms: pūķis sadedzina vienu plāksnīti raundā visiem kopā. Šo soli vari mierīgi izlaist.
