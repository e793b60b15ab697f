command-kingdomino-about = Kingdomino ir Queendomino stalai
command-new-about = Atidaryti stalą šiame kanale
command-table-about = Šio kanalo stalui: atšaukimas, tempas, pauzė, pavaduotojai, pasitraukimas, pabaiga
command-place-about = Padėti savo kauliuką
command-draft-about = Perkelti savo karalių ant kitos eilės kauliuko
command-plan-about = Suplanuoti kitą ėjimą: atėjus laikui, atlieku jį už tave
command-board-about = Pamatyti stalą, karalystę arba kas dar ateis. Matai tik tu
command-games-about = Visos tavo partijos ir kieno ėjimas
command-settings-about = Kalba, teksto režimas, spalvos, paminėjimai, tylos valandos, pertrauka ir kita
command-server-about = Kaip šiame serveryje prasideda nauji stalai ir kur juos galima atidaryti
command-help-about = Kaip čia žaisti

option-game-about = Koks žaidimas. Jei nenurodai: serverio pasirinktas arba Kingdomino
option-players-about = Kiek vietų, pavyzdžiui, 3. Jei nenurodai: kiek leidžia žaidimas
option-middle-kingdom-about = 10 papildomų taškų už pilį viduryje
option-harmony-about = 5 papildomi taškai už karalystę be atmestų kauliukų
option-dynasty-about = Trys partijos iš eilės, taškai sudedami
option-away-about = Iki kada nežaisi: diena (penktadienis), data (2026-12-24) arba dienų skaičius (3)
option-do-about = Ką daryti. Rinkis iš sąrašo
option-about-about = Ko ieškai: temos arba taisyklių žodžio, pavyzdžiui, karūna
option-whose-about = Kieno vieta. Jei nenurodai: tavo
option-where-about = Vietos numeris (3r: apsuktas kauliukas) arba langeliai, pvz., g8 g9. Gali rinktis ir iš sąrašo
option-domino-about = Kuris kauliukas. Rinkis iš sąrašo arba įrašyk jo numerį, pvz., 38
option-kingdom-about = Tik ši karalystė, padidinta. Rinkis vardą iš sąrašo
option-text-about = Tekstu, ne paveikslėliais
option-zone-about = Tavo laiko juosta: artimas miestas, pvz., Vilnius, arba kiek ten dabar valandų, pvz., 17:30
option-invite-about = Ką pakviesti

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = Pakviesti į Kingdomino

do-pause = Prašyti visų padaryti pauzę: be priminimų, niekas neperima ėjimo
do-cancel = Uždaryti šio kanalo stalą be rezultato (šeimininkas arba moderatoriai)
do-undo = Atšaukti paskutinį savo ėjimą, jei visi sutinka
do-pace = Peržiūrėti ar pakeisti, kiek čia gali trukti ėjimas ir kas būna po to
do-resign = Pasitraukti iš partijos visam laikui (vietą perima kompiuteris)
do-leave = Palikti stalą, kol partija neprasidėjo
do-substitute = Rasti, kas toje vietoje žaistų toliau, jei visi sutinka
