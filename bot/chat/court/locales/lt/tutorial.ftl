lesson-queendomino = Queendomino
lesson-queendomino-0-place = Vienas ėjimas partijos viduryje, keturi žingsniai; privalomi tik pirmas ir paskutinis. **Padėk** kauliuką ten, kur jo miškas susijungs su tavo kitu mišku: tai tuoj duos monetų.
lesson-queendomino-0-knights = Ant kiekvienos ką tik padėto kauliuko pusės gali stoti vienas iš tavo dviejų **riterių**. Riteris surenka po monetą už kiekvieną savo valdos langelį ir lieka ten visam laikui.
lesson-queendomino-0-build = **Pastatas** kainuoja tiek, kiek rodo moneta šalia, ir statomas miesto langelyje. Riterius ir bokštus gauni iš karto; medaliai skaičiuojami pabaigoje, o „už“ reiškia: už kiekvieną.
lesson-queendomino-0-dragon = Už monetą **drakonas** sudegina plytelę, kurios gal laukia kas kitas: vieną per raundą visiems žaidėjams kartu ir niekada tam, pas kurį svečiuojasi **karalienė**. O ji vyksta ten, kur daugiausia bokštų.
lesson-queendomino-0-choose = **Rinkis** kitą kauliuką, kaip Kingdomino: su mažu numeriu eisi anksčiau, didelis duoda karūnų ir miestų. Taip baigi ėjimą.
lesson-queendomino-end = Kol kas – **{ $total ->
    [one] { $total } taškas
    [few] { $total } taškai
   *[other] { $total } taškų
}**, kaip surašyta viršuje: karalienė – dar viena karūna tavo didžiausioje valdoje, o kiekvienos 3 monetos – taškas. Apie visa tai taisyklėse yra skyrių. Spausk „{ button-start }“ prie savo stalo arba atidaryk jį komanda `/kingdomino new`.

hint-knights = Užuomina: riteris savo langelyje lieka visam laikui, tad verta palaukti didelės valdos.
hint-build = Užuomina: kaina priklauso lentos vietai. Plytelė, kurios niekas neperka, pinga, kai kitos pasislenka.
hint-dragon = Užuomina: drakonas sudegina vieną plytelę per raundą visiems žaidėjams kartu. Drąsiai gali šį žingsnį praleisti.
