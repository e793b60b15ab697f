variant-qd = Queendomino
variant-rw = Karaliskās kāzas
variant-rwt = Karaliskās kāzas komandās
variant-qd-about = Kingdomino ar pilsētām, bruņiniekiem, ēkām, karalieni un pūķi
variant-rw-about = Queendomino ar abu spēļu kauliņiem
variant-rwt-about = Abu spēļu kauliņi; diviem spēlētājiem viena karaliste

step-knights = Bruņinieki
step-build = Celt
step-dragon = Pūķis
button-side-step-dragon = Sadedzināt plāksnīti …
skipped-knights = Ja turpināsi, šajā gājienā bruņiniekus vairs nevarēsi sūtīt.
skipped-build = Ja turpināsi, šajā gājienā celt nevarēsi.
plan-dragon = Pūķis sadedzina: { $name }
back-dragon = Atsaukt: sadeg { $name }
court-treasury = Tev ir: { $treasury }.
court-chosen = **{ $name }**: { $effect }
court-dragon = Samaksāt pūķim 1 monētu, lai tas sadedzinātu plāksnīti? Tad neviens to vairs neuzcels.

court-build-placeholder = Izvēlies plāksnīti
court-other-tile-placeholder = Cita plāksnīte …
court-tile = { $name } · { $price ->
    [0] par velti
    [zero] { $price } monētu
    [one] { $price } monēta
   *[other] { $price } monētas
}
court-site-placeholder = Uz kura pilsētas lauciņa
court-site = Uz { $square }
button-ends-turn = { $action } · gājiena beigas
suggested-tile-knights = Ieteikums: { $name }. Ar vairāk bruņiniekiem vēlākos gājienos varēsi iekasēt vairāk monētu.
suggested-tile-taxes = Ieteikums: { $name }. Ar to vēlāk sūtītie bruņinieki iekasē vairāk monētu.
suggested-tile-grows = Ieteikums: { $name }. Punktu skaits vēl var augt.
suggested-tile-towers = Ieteikums: { $name }. Šīs ēkas torņi var atvest karalieni.
suggested-tile-coins = Ieteikums: { $name }. Tev paliek par { $number ->
    [zero] { $number } monētām
    [one] { $number } monētu
   *[other] { $number } monētām
} vairāk.
suggested-tile-in-the-end = Ieteikums: { $name }. Galu galā tas sola vairāk.
suggested-no-tile = Ieteikums: „{ button-skip }”. { $price ->
    [0] Pilsētas lauciņš
   *[other] Monētas un pilsētas lauciņš
} vēlāk var dot vairāk.
court-burn-tile = { $name } · cena { $price }
court-burn-placeholder = Ko sadedzināt par 1 monētu
court-burn = Sadedzināt par 1 monētu: { $name }

told-build = uzceļ: { $name } ({ $price ->
    [0] par velti
    [zero] { $price } monētu
    [one] { $price } monēta
   *[other] { $price } monētas
})
told-queen = ierodas karaliene
told-queen-from = ierodas karaliene (iepriekš: **{ $name }**, { $worth })
told-bribe = pūķis sadedzina: { $name }
told-buildings = { $count ->
    [zero] { $count } ēku
    [one] { $count } ēka
   *[other] { $count } ēkas
}

illegal-not-just-placed = Bruņinieku var sūtīt tikai uz tikko nolikto kauliņu, vienu uz katru pusi.
illegal-no-knights = Tev rezervē nav bruņinieku.
illegal-empty-slot = Šajā vietā tagad nav plāksnītes.
illegal-board-empty = Celtnieku planšetē tagad nav nevienas plāksnītes.
illegal-no-site = Tev nav brīva pilsētas lauciņa, uz kura celt.
illegal-not-a-site = Tas nav tavs pilsētas lauciņš bez ēkas.
illegal-too-dear = Tam tev nepietiek monētu.
illegal-dragon-awake = Pūķis šajā raundā jau ir sadedzinājis plāksnīti; vairāk par vienu tas nededzina.
illegal-queen-here = Tagad nevari likt sadedzināt plāksnīti: karaliene ir pie tevis, un pūķis turas no viņas pa gabalu.
illegal-no-coins = Tev nav monētas pūķim.

reason-tax = bruņinieks te iekasē { $number ->
    [zero] { $number } monētu
    [one] { $number } monētu
   *[other] { $number } monētas
}
reason-sites = { $number ->
    [1] lauciņš, kur celt
    [zero] { $number } lauciņu, kur celt
    [one] { $number } lauciņš, kur celt
   *[other] { $number } lauciņi, kur celt
}

command-tax = tax
command-tax-about = Queendomino: sūtīt bruņinieku uz tikko nolikto kauliņu
command-build = build
command-build-about = Queendomino: nopirkt ēku pilsētas lauciņam
command-dragon = dragon
command-dragon-about = Queendomino: samaksāt pūķim, lai tas sadedzinātu ēkas plāksnīti
option-knight-name = knight
option-knight-about = Uz kuru kauliņa pusi; izvēlies no saraksta
option-tile-name = tile
option-tile-about = Ko un kur celt; izvēlies no saraksta
option-burn-name = burn
option-burn-about = Kuru plāksnīti; izvēlies no saraksta
