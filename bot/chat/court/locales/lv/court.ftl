variant-qd = Queendomino
variant-rw = Karaliskās kāzas
variant-rwt = Karaliskās kāzas komandās
variant-qd-about = Kingdomino ar pilsētām, bruņiniekiem, ēkām, karalieni un pūķi
variant-rw-about = Queendomino ar abu spēļu kauliņiem
variant-rwt-about = Abu spēļu kauliņi un diviem spēlētājiem viena karaliste

step-knights = Bruņinieki
step-build = Celt
step-dragon = Pūķis
button-side-step-dragon = Sadedzināt plāksnīti…
skipped-knights = Ja turpini, šajā gājienā bruņiniekus vairs nevari sūtīt.
skipped-build = Ja turpini, šajā gājienā celt vairs nevari.
plan-knights = Bruņinieks: { $terrain }
plan-build = Celt: { $building } ({ $square })
plan-dragon = Pūķis sadedzina: { $building }
court-knights = Sūtīt bruņinieku uz jauno kauliņu?
court-knights-more = Sūtīt vēl vienu bruņinieku?
court-treasury = Tev ir: { $treasury }.
court-build = Celt uz brīva pilsētas lauciņa? Tavi: { $squares }.
court-chosen = **{ $building }**: { $effect }
court-dragon = Samaksāt pūķim 1 monētu, lai tas sadedzinātu plāksnīti? Tad neviens to vairs neuzcels.
button-tax = { $coins ->
    [zero] +{ $coins } monētu: { $terrain }
    [one] +{ $coins } monēta: { $terrain }
   *[other] +{ $coins } monētas: { $terrain }
}
button-tax-both =
    Abi bruņinieki: { $coins ->
        [zero] { $coins } monētu
        [one] { $coins } monēta
       *[other] { $coins } monētas
    }
court-gain = { $cost ->
    [0] { $gain }
   *[other] { $gain }, atskaitot cenu
}

court-build-placeholder = Izvēlies plāksnīti
court-other-tile-placeholder = Cita plāksnīte…
court-tile = { $building } · { $price ->
    [0] par velti
    [zero] { $price } monētu
    [one] { $price } monēta
   *[other] { $price } monētas
}
court-site-placeholder = Uz kura pilsētas lauciņa?
court-site = Uz { $square }
button-build =
    Celt: { $building }, { $price ->
        [0] par velti
        [zero] { $price } monētu
        [one] { $price } monēta
       *[other] { $price } monētas
    }
button-ends-turn = { $action } · gājiena beigas
suggested-tile-knights = Ieteikums: { $building }. Ar vairāk bruņiniekiem vēlākos gājienos varēsi iekasēt vairāk monētu.
suggested-tile-taxes = Ieteikums: { $building }. Ar to vēlāk sūtītie bruņinieki dod vairāk monētu.
suggested-tile-grows = Ieteikums: { $building }. Punktu skaits vēl var augt.
suggested-tile-towers = Ieteikums: { $building }. Šīs ēkas torņi var atvest karalieni.
suggested-tile-coins = Ieteikums: { $building }. Tev paliek par { $coins ->
    [zero] { $coins } monētām
    [one] { $coins } monētu
   *[other] { $coins } monētām
} vairāk.
suggested-tile-queen = Ieteikums: { $building }. Karaliene ievāksies pie tevis.
suggested-tile-effect = Ieteikums: { $building } ({ $effect }).
suggested-no-tile = Ieteikums: necelt. { $price ->
    [0] Pilsētas lauciņš
   *[other] Monētas un pilsētas lauciņš
} vēlāk var dot vairāk.
court-burn-tile = { $building } · cena { $price }
court-burn-placeholder = Sadedzināt plāksnīti par 1 monētu
court-burn = Sadedzināt par 1 monētu: { $building }
told-tax = { $coins ->
    [zero] +{ $coins } monētu
    [one] +{ $coins } monēta
   *[other] +{ $coins } monētas
}
told-left =
    { $coins ->
        [0] monētu vairs nav
        [zero] paliek { $coins } monētu
        [one] paliek { $coins } monēta
       *[other] paliek { $coins } monētas
    }

told-build =
    uzceļ: { $building } ({ $price ->
        [0] par velti
        [zero] { $price } monētu
        [one] { $price } monēta
       *[other] { $price } monētas
    })
told-queen = ievācas karaliene
told-queen-leaves =
    Karaliene aizvācas: **{ $name }** zaudē { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }.
told-bribe = pūķis sadedzina: { $building }
told-built = uzceļ: { $buildings }
told-burned = sadedzina: { $buildings }

illegal-not-just-placed = Bruņinieks var iet tikai uz tikko nolikto kauliņu, viens uz katru pusi.
illegal-no-knights = Tev rezervē nav bruņinieku.
illegal-empty-slot = Šajā vietā pašlaik nav plāksnītes.
illegal-board-empty = Celtnieku planšetē pašlaik nav nevienas plāksnītes.
illegal-no-site = Tev nav brīva pilsētas lauciņa, kur celt.
illegal-not-a-site = Celt vari tikai uz sava pilsētas lauciņa, kur ēkas vēl nav.
illegal-too-dear = To nevari atļauties.
illegal-dragon-awake = Pūķis šajā raundā jau ir sadedzinājis plāksnīti, un vairāk par vienu tas nededzina.
illegal-queen-here = Karaliene dzīvo pie tevis, un pūķis turas no viņas pa gabalu. Dedzināt pašlaik nevari.
illegal-no-coins = Tev nav monētas pūķim.

reason-tax = bruņinieks te iekasē { $count ->
    [zero] { $count } monētu
    [one] { $count } monētu
   *[other] { $count } monētas
}
reason-sites = { $count ->
    [1] lauciņš, kur celt
    [zero] { $count } lauciņu, kur celt
    [one] { $count } lauciņš, kur celt
   *[other] { $count } lauciņi, kur celt
}

command-queendomino-about = Queendomino: bruņinieki, ēkas un pūķis
command-tax-about = Sūtīt bruņinieku uz tikko nolikto kauliņu
command-build-about = Nopirkt ēku pilsētas lauciņam
command-dragon-about = Samaksāt pūķim, lai tas sadedzina plāksnīti
command-done-about = Beigt gājienu pēdējā raundā
option-knight-about = Īpašums vai tā lauciņš, piemēram, ezers vai h7. Vai izvēlies no saraksta
option-tile-about = Plāksnītes cena un pilsētas lauciņš, piemēram, 4 g8. Vai izvēlies no saraksta
option-burn-about = Plāksnītes cena, piemēram, 3. Vai izvēlies no saraksta

error-no-game-of-court = Tas domāts Queendomino, bet šajā kanālā to pašlaik nespēlē.
