lesson-queendomino = Queendomino
lesson-queendomino-0-place = Vienas ėjimas partijos viduryje; privaloma tik padėti ir rinktis. **Padėk** kauliuką ten, kur jo miškas susijungs su tavo kitu mišku: tai tuoj duos monetų.
lesson-queendomino-0-knights = **Riteris** surenka po monetą už kiekvieną valdos, kurioje stovi, langelį; karūnos nesvarbu. Pasiliktą riterį galėsi siųsti kitą ėjimą.
lesson-queendomino-0-build = Moneta šalia plytelės – jos kaina. **Riterius** ir **bokštus** gauni iš karto. **Medalis** – taškai pabaigoje; „už valdą“ skaičiuoja kiekvieną ištisinį to kraštovaizdžio plotą, kad ir mažiausią.
lesson-queendomino-0-dragon = **Drakonas** gali sudeginti plytelę, kurios gal nori kas kitas: vieną per raundą visiems žaidėjams kartu. Jis vengia **karalienės**, o ji vyksta pas tą, kas gauna bokštą ir turi jų ne mažiau už kitus.
lesson-queendomino-0-choose = Kaip Kingdomino, su mažu numeriu kitame raunde eisi anksčiau; didelis dažnai duoda karūnų ir miestų. Pasirinkus ėjimas baigiasi.
lesson-queendomino-end = Kol kas – **{ $total ->
    [one] { $total } taškas
    [few] { $total } taškai
   *[other] { $total } taškų
}**, kaip surašyta viršuje. Kiekvienos 3 monetos – taškas, o karalienė – dar viena karūna didžiausioje valdoje to, pas kurį ji svečiuojasi. Apie visa tai taisyklėse yra skyrių. Spausk „{ button-start }“ prie savo stalo arba atidaryk jį komanda { COMMAND("kingdomino new") }.

hint-knights = Užuomina: riteris surenka po monetą už kiekvieną langelį valdos, į kurią siunčiamas.
hint-build = Užuomina: kaina priklauso lentos vietai. Plytelė, kurios niekas neperka, pinga, kai kitos pasislenka.
hint-dragon = Užuomina: drakonas sudegina vieną plytelę per raundą visiems žaidėjams kartu. Drąsiai gali šį žingsnį praleisti.
