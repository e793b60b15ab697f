command-kingdomino-about = Kingdomino un Queendomino galdi
command-new-about = Atvērt galdu šajā kanālā
command-table-about = Šī kanāla galdam: atsaukšana, temps, pauze, aizstājēji, padošanās, beigas
command-place-about = Nolikt savu kauliņu
command-draft-about = Likt savu karali uz nākamās rindas kauliņa
command-plan-about = Plānot nākamo gājienu: kad tas pienāk, to izspēlēju tavā vietā
command-board-about = Apskatīt galdu, karalisti vai to, kas vēl nāks. Redzi tikai tu
command-games-about = Visas tavas spēles un kam tajās gājiens
command-settings-about = Valoda, teksta režīms, krāsas, pieminējumi, klusuma stundas, prombūtne un cits
command-server-about = Kā šajā serverī sākas jauni galdi un kur tos var atvērt
command-help-about = Kā te spēlēt

option-game-about = Kura spēle. Ja nenorādi: servera izvēle vai Kingdomino
option-players-about = Cik vietu, piemēram, 3. Ja nenorādi: tik, cik spēle atļauj
option-middle-kingdom-about = 10 punktu klāt par pili pašā vidū
option-harmony-about = 5 punkti klāt par karalisti bez atmestiem kauliņiem
option-dynasty-about = Trīs spēles pēc kārtas ar kopīgu punktu summu
option-away-about = Līdz kuram laikam nespēlē: diena (piektdiena), datums (2026-12-24) vai dienu skaits (3)
option-do-about = Ko darīt. Izvēlies no saraksta
option-about-about = Ko meklē: tēmu vai noteikumu vārdu, piemēram, kronis
option-whose-about = Kura vieta. Ja nenorādi: tava
option-where-about = Vietas numurs (3r: otrādi) vai tās lauciņi, piem., g8 g9. Vai izvēlies no saraksta
option-domino-about = Kurš kauliņš. Izvēlies no saraksta vai raksti tā numuru, piemēram, 38
option-kingdom-about = Tikai šī karaliste, lielā attēlā. Izvēlies vārdu no saraksta
option-text-about = Teksts attēlu vietā
option-zone-about = Tava laika josla: tuvākā pilsēta, piem., Rīga, vai cik tur tagad ir pulkstenis, piem., 17:30
option-invite-about = Ko uzaicināt

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = Uzaicināt uz Kingdomino

do-pause = Lūgt visiem ieturēt pauzi: bez atgādinājumiem, neviens nepārņem gājienu
do-cancel = Izbeigt šī kanāla spēli bez rezultāta (saimnieks vai moderatori)
do-undo = Atsaukt savu pēdējo gājienu, ja visi piekrīt
do-pace = Apskatīt vai mainīt, cik ilgs te drīkst būt gājiens un kas notiek pēc tam
do-resign = Pamest spēli pavisam (tavu vietu pārņem dators)
do-leave = Pamest galdu, pirms spēle sākas
do-substitute = Atrast, kas citā vietā spēlē tālāk, ja visi piekrīt
