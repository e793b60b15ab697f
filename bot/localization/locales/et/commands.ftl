command-kingdomino-about = Kingdomino ja Queendomino lauad
command-new-about = Ava selles kanalis laud
command-table-about = Selle kanali lauas: tagasivõtmine, tempo, paus, asendajad, loobumine, lõpp
command-place-about = Aseta oma kivi
command-draft-about = Vii oma kuningas järgmise rea kivile
command-plan-about = Plaani järgmine käik ette: see tehakse sinu eest, kui aeg käes
command-board-about = Vaata lauda, kuningriiki või seda, mis veel tuleb. Seda näed ainult sina
command-games-about = Kõik sinu mängud ja kelle käik neis on
command-settings-about = Keel, tekstirežiim, värvid, mainimised, vaikne aeg, eemalolek ja muu
command-server-about = Millega selle serveri uued lauad algavad ja kus neid avada võib
command-help-about = Kuidas siin mängida

option-game-about = Milline mäng (vaikimisi serveri oma või Kingdomino)
option-players-about = Mitu kohta, näiteks 3 (vaikimisi nii palju, kui mäng lubab)
option-middle-kingdom-about = 10 lisapunkti, kui loss on keskel
option-harmony-about = 5 lisapunkti kuningriigile, millest ühtki kivi ei visatud ära
option-dynasty-about = Kolm mängu järjest, punktid liidetakse
option-away-about = Mis ajani sa ei mängi: päev (reede), kuupäev (2026-12-24) või päevade arv (3)
option-do-about = Mida teha: vali loendist
option-about-about = Mida otsid: teema või sõna reeglitest, näiteks kroon
option-whose-about = Kelle koht (vaikimisi sinu)
option-where-about = Koha number (3r: teistpidi) või selle ruudud, näiteks g8 g9, või vali loendist
option-domino-about = Milline kivi: vali loendist või kirjuta selle number, näiteks 38
option-kingdom-about = Ainult see kuningriik, suurelt: vali loendist nimi
option-text-about = Piltide asemel tekstina
option-zone-about = Sinu ajavöönd: lähedane linn, näiteks Tallinn, või mis kell seal praegu on, näiteks 17:30
option-invite-about = Keda kutsuda

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = Kutsu mängima Kingdominot

do-pause = Palu kõigilt pausi: meeldetuletusi ega asendamisi ei tule
do-cancel = Lõpeta selle kanali mäng tulemuseta (korraldaja või moderaatorid)
do-undo = Võta oma viimane käik tagasi, kui kõik on nõus
do-pace = Vaata või muuda, kui kaua käik siin kesta võib ja mis siis saab
do-resign = Lahku mängust lõplikult (sinu koha võtab arvuti)
do-leave = Lahku lauast enne mängu algust
do-substitute = Leia kellegi kohale uus mängija, kui kõik on nõus
