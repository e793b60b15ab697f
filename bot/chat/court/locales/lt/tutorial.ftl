lesson-queendomino = Queendomino
lesson-queendomino-0-place = **Padėk** kauliuką ten, kur jo miškas susijungs su kitu tavo mišku. Tuoj tai duos monetų. Tai vienas ėjimas partijos viduryje, ir privaloma tik padėti bei rinktis.
lesson-queendomino-0-knights = **Riteris** surenka po monetą už kiekvieną valdos, kurioje stovi, langelį. Karūnos nesvarbios. Jei jį pasilieki, gali siųsti vėliau.
lesson-queendomino-0-build = Dabar gali nusipirkti pastatą. **Riteriai** ir **bokštai** iš karto tavo, o taškai (ant **medalio**) skaičiuojami pabaigoje. „Už valdą“ skaičiuoja kiekvieną atskirą to kraštovaizdžio plotą, net mažiausią.
lesson-queendomino-0-dragon = **Drakonas** kartą per raundą sudegina plytelę, kurios gal nori kas nors kitas. Jis vengia **karalienės**, o ji įsikelia pas tave, kai gauni bokštą ir jų turi ne mažiau už kitus.
lesson-queendomino-0-choose = Kaip Kingdomino, su mažu numeriu kitame raunde eisi anksčiau, o didelis dažnai turi karūnų ar miestų. Pasirinkus ėjimas baigiasi.
lesson-queendomino-end =
    Kol kas **{ $total ->
        [one] { $total } taškas
        [few] { $total } taškai
       *[other] { $total } taškų
    }**! Kiekvienos 3 monetos – taškas, o karalienė – dar viena karūna didžiausiai valdai ten, kur ji gyvena. Spausk **{ button-start }** prie savo stalo arba atidaryk jį komanda { COMMAND("kingdomino new") }.

hint-knights = Beje: riteris surenka po monetą už kiekvieną langelį valdos, į kurią jį siunti.
hint-build = Beje: kaina priklauso nuo vietos. Plytelės, kurių niekas neperka, pasislenka į pigesnes vietas, kai yra kur.
hint-dragon = Beje: drakonas sudegina vieną plytelę per raundą, tam, kas paprašo pirmas. Šį žingsnį dažnai praleisi.
