panel-place = Noliec kauliņu { $domino }
panel-spot-words = { $spot }. vieta no { $count }: { $placement }; dod { $gain }, kopā { $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
}
reason-completes = aizpilda laukumu
reason-loses-centre = pils vairs nav vidū
reason-holes = atstāj { $number ->
    [1] caurumu
    [zero] { $number } caurumu
    [one] { $number } caurumu
   *[other] { $number } caurumus
}
reason-joins = savieno { $number ->
    [2] divus
    [3] trīs
   *[other] vairākus ({ $number })
} { $terrain_id ->
    [wheat] kviešu īpašumus
    [forest] meža īpašumus
    [lake] ezera īpašumus
    [grassland] pļavas īpašumus
    [swamp] purva īpašumus
    [mine] kalnu īpašumus
    [town] pilsētas īpašumus
   *[other] īpašumus: { $terrain }
}
reason-crowns = pirmais kronis: { $terrain }, { $number ->
    [zero] { $number } lauciņu
    [one] { $number } lauciņš
   *[other] { $number } lauciņi
}
reason-keeps-centre = pils paliek vidū
reason-open = { $terrain }: { $number ->
    [0] vairs nav kur augt
    [1] viena brīva mala
    [zero] { $number } brīvu malu
    [one] { $number } brīva mala
   *[other] { $number } brīvas malas
}
reason-in-the-end = galu galā sola vairāk
panel-mirrored = No simetriskajām vietām parādīta tikai viena.
panel-discarded = Kauliņš { $domino } tavā karalistē nekur nederēja, tāpēc tas ir atmests.
panel-auto-placed = Kauliņam { $domino } derēja tikai viena vieta, un tas jau ir nolikts tur. Izslēgt var ar { COMMAND("kingdomino settings") }.

step-place = Likt
step-choose = Ņemt
step-finish = Beigt
panel-step = { $number }. solis no { $count }: { $step }
button-suggested = { $action } · ieteikums
button-skip = Izlaist
button-skip-to-choose = Uzreiz ņemt
button-skip-to-finish = Uzreiz beigt
button-step-back = Atpakaļ: { $step }
back-place = Atsaukt nolikšanu

panel-pick = Izvēlies nākamo kauliņu.
panel-pick-first = Izvēlies kauliņu pirmajam raundam.
panel-taken = Paņemts: { $dominoes }.
suggested-denied = Ieteikums: { $domino }, jo pretiniekam tas dotu { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}.
suggested-both = Ieteikums: { $domino }; arī { $other } tiks tev, jo neviens cits vairs neizvēlas.
suggested-later = Ieteikums: { $domino }, jo { $other } pretiniekiem punktus nedod un, visticamāk, paliks otram tavam karalim.
suggested-earlier = Ieteikums: { $domino }. Tagad tas dod mazāk nekā { $other }, bet nākamajā raundā gājiens ir agrāk.
suggested-in-the-end = Ieteikums: { $domino }, jo galu galā tas sola vairāk.
choice-lost = nekur neder
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · ieteikums
button-take = Ņemt { $choice }
button-discard = Atmest { $domino }: nekur neder
button-place-only = Tikai likt
panel-team = Tagad rīkojas { $name }; karaliste jums ir kopīga, un tu vari skatīties.
panel-moved-on = Šī poga ir novecojusi: spēle ir aizgājusi uz priekšu. Tagad ir tā.

spot-placeholder = Izvēlies vietu

button-previous = ‹ Iepriekšējā
button-next = Nākamā ›
button-rotate = Pagriezt
button-play = Likt šeit

turn-done-other = Tavs gājiens ir galā.
turn-thinking = { $name } domā un tūlīt izdarīs gājienu.

done-joined = Vieta ir tava. Spēle sākas, kad saimnieks nospiež **{ button-start }**, bet pie pilna galda – jebkurš.
done-left = Tu vairs neesi pie šī galda.
done-declined = Tu atteicies; vieta atkal ir brīva.
done-dropped = Spēlē „{ $variant }” nav paredzēts: { $options }. Tagad tas ir izslēgts.
done-started = Spēle ir sākusies.
done-cancelled = Galds ir slēgts.
done-resigned = Tu pameti spēli; tavā vietā tālāk spēlē dators.
done-resigned-last = Tu pameti spēli. Tā ir beigusies, jo palika tikai datora spēlētāji.
done-nothing = Viss paliek, kā bija.
done-opened = Tavs galds ir atvērts.
done-thread = Tavs galds ir atvērts: { $link }
done-forgotten = Gatavs: tavs vārds un dati ir dzēsti.
forgotten-name = Kāds

button-undoturn = Atsaukt šo gājienu
undo-waiting = Pārējiem ir pajautāts. Ja kāds izdarīs gājienu, pirms visi ir piekrituši, tavējais paliek.
undo-done = Tavs gājiens ir atsaukts.

done-computermoves = Gatavs: šo gājienu izdarīja dators.
done-computerkeeps = Gatavs: šajā vietā spēlē dators, līdz tās spēlētājs būs atpakaļ.
done-returntoseat = Vieta ir tava: spēlē tālāk.
done-already-seated = Tu jau esi savā vietā: nekas nav mainījies.

confirm-cancel = Izbeigt šo spēli visiem, bez rezultāta?
confirm-cancel-lobby = Pie šī galda ir arī citi. Vai aizvērt to visiem?
button-cancel-yes = Izbeigt spēli
button-cancel-no = Lai turpinās
confirm-resign = Pamest šo spēli pavisam? Tavu vietu pārņems dators, un pārējie spēlēs tālāk.
confirm-resign-last = Pamest spēli? Paliktu tikai datora spēlētāji, tāpēc spēle beigsies pavisam, bez rezultāta.
confirm-leave = Pie šī galda esi tikai tu: ja iziesi, tas tiks slēgts.
button-leave-yes = Iziet un slēgt galdu
button-leave-no = Palikt
confirm-start = Vēl nav atbildējuši visi uzaicinātie. Sākt bez viņiem?
button-start-yes = Sākt bez viņiem
button-start-no = Pagaidīt
button-resign-yes = Pamest spēli
button-resign-no = Spēlēt tālāk
button-done = Gatavs
