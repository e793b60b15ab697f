lesson-queendomino-0-choose = Pirma **rinkis kauliuką**, kaip Kingdomino. **Miestuose** gali statyti.
lesson-queendomino-1-place = Dabar **padėk** kauliuką prie pilies. Kitus du žingsnius gali praleisti.
lesson-queendomino-1-knights = Siųsti **riterį**? Jis vieną kartą surenka po monetą už kiekvieną savo valdos langelį. Jei jį pasiliksi, galėsi siųsti vėliau.
lesson-queendomino-1-build = Statyti? **Riteriai** ir **bokštai** iš karto tavo, o **medalis** – taškai pabaigoje. Bokštai atvilioja **karalienę**.
lesson-queendomino-1-dragon = **Drakonas** kartą per raundą sudegina plytelę, kurios gal nori kas nors kitas. Jei **karalienė** gyvena pas tave, papirkti jo negali.
lesson-queendomino-1-choose = Dabar **rinkis** kitą kauliuką. Su mažu numeriu eisi anksčiau.
lesson-queendomino-end = Kol kas **{ $total ->
    [one] { $total } taškas
    [few] { $total } taškai
   *[other] { $total } taškų
}**! 3 monetos – taškas, o karalienė prideda karūną didžiausiai valdai karalystėje, kurioje gyvena.

hint-knights = Beje: riteris surenka po monetą už kiekvieną langelį valdos, į kurią jį siunti.
hint-build = Beje: kaina priklauso nuo vietos. Plytelės, kurių niekas neperka, pasislenka į pigesnes vietas, kai yra kur.
hint-dragon = Beje: drakonas sudegina vieną plytelę per raundą, tam, kas paprašo pirmas. Šį žingsnį dažnai praleisi.
