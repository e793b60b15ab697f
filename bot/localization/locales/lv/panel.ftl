panel-place = Noliec kauliņu { $domino }
panel-spot-other =
    { $count ->
        [1] Vienīgā vieta · { $worth }
       *[other] **{ $spot }.** vieta no { $count } · { $worth }
    }
panel-spot-most =
    { $count ->
        [1] Vienīgā vieta · { $worth }, tagad visvairāk
       *[other] **{ $spot }.** vieta no { $count } · { $worth }, tagad visvairāk
    }
panel-spot-suggested =
    { $count ->
        [1] Vienīgā vieta, ieteicams pagriezt šādi · { $worth }
       *[other] Ieteikums: **{ $spot }.** vieta no { $count } · { $worth }
    }
panel-spot-words =
    { $spot }. vieta no { $count }: { $placement }. { $points ->
        [0] Tagad punktu nav
       *[other] Dod { $gain }
    }, kopā { $total ->
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
reason-fewer-holes =
    { $number ->
        [0] neatstāj caurumu
       *[other] atstāj mazāk caurumu
    }
reason-in-the-end = galu galā sola vairāk
panel-mirrored = Dažas vietas ir spoguļattēli, tāpēc parādīta tikai viena no tām.
panel-discarded = Kauliņš { $domino } tavā karalistē nekur nederēja, tāpēc tas ir atmests.
panel-auto-placed = { $domino } derēja tikai vienā vietā, tāpēc noliku to tur. To var izslēgt ar { COMMAND("kingdomino settings") }.

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
suggested-both = Ieteikums: { $domino }, un arī { $other } būs tavs, jo neviens cits vairs neizvēlas.
suggested-later = Ieteikums: { $domino }. No { $other } pašlaik neviens cits neko neiegūst, tāpēc otrs tavs karalis to, visticamāk, vēl varēs paņemt.
suggested-earlier = Ieteikums: { $domino }. Tagad tas dod mazāk nekā { $other }, bet nākamajā raundā spēlēsi agrāk.
suggested-in-the-end = Ieteikums: { $domino }, jo galu galā tas sola vairāk.
choice-lost = nekur neder
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · ieteikums
button-take = Ņemt { $choice }
button-discard = Atmest { $domino }: nekur neder
button-place-only = Tikai likt
panel-team = Karalis šoreiz ir cita: { $name }. Karaliste jums ir kopīga, tāpēc vari skatīties.
panel-type-again = Tā tu izlaistu soli. Ja to gribi, uzraksti vēlreiz.
panel-moved-on = Spēle jau ir aizgājusi tālāk, un šī poga ir novecojusi. Tagad ir tā.

spot-placeholder = Izvēlies vietu
spots-more = Citas vietas
spot-label = { $spot } · { $worth }

button-previous = ‹ Iepriekšējā
button-next = Nākamā ›
button-rotate = Pagriezt
button-play = Likt šeit
button-play-turn = Izspēlēt ieteikto gājienu
panel-turn = Ieteikums: { $deeds }
panel-turn-then = Pēc tam: { $deeds }
button-hint = Mājiens
button-compare = Salīdzināt
turn-done = Gatavs. Tavs karalis { $deeds }.

turn-done-other = Tavs gājiens ir galā.
turn-thinking = { $name } domā un tūlīt spēlēs.

done-joined = Tu esi klāt! Spēle sākas, kad saimnieks nospiež **{ button-start }**, bet pie pilna galda to var jebkurš.
done-invitation-sent =
    Aicinu spēlēt: **{ $name }**. { $count ->
        [1] Viena vieta ir paturēta.
        [zero] Paturētas { $count } vietas.
        [one] Paturēta { $count } vieta.
       *[other] Paturētas { $count } vietas.
    } **{ button-more }** uzaicinājumu atsauc.
done-left = Tu atstāji galdu.
done-declined = Labi, tu atteicies, un vieta atkal ir brīva.
done-dropped =
    { $variant } spēlē bez: { $options }. { $count ->
        [1] Tagad tā ir izslēgta.
       *[other] Tagad tās ir izslēgtas.
    }
done-started = Spēle ir sākusies.
done-cancelled = Galds ir slēgts.
done-resigned = Tu pameti spēli, un tavā vietā tālāk spēlē dators.
done-resigned-last = Tu pameti spēli. Palika tikai datora spēlētāji, tāpēc tā ir beigusies.
ask-findsubstitute = Pajautāt pārējiem, vai šajā vietā (**{ $name }**) drīkst spēlēt kāds cits?
ask-computermoves = Ļaut datoram izdarīt šo gājienu (**{ $name }**)?
ask-computerkeeps = Atdot šo vietu (**{ $name }**) datoram, līdz spēlētājs ir atpakaļ?
ask-returntoseat = Atgūt savu vietu un spēlēt tālāk?
ask-undoturn = Pajautāt pārējiem, vai drīksti atsaukt pēdējo gājienu?
ask-pause = Pajautāt pārējiem, vai galdam ieturēt pauzi?
ask-putout = Atņemt šo vietu (**{ $name }**)? Es par to paziņošu, un atgriezties varēs tikai ar uzaicinājumu.
button-yes = Jā
button-no = Nē
done-nothing = Viss paliek, kā bija.
done-opened = Tavs galds ir atvērts!
done-forgotten = Gatavs. Tavs vārds un tavi dati ir dzēsti.
forgotten-name = Kāds

button-undoturn = Atsaukt šo gājienu
undo-waiting = Pārējiem pajautāju. Ja kāds izdarīs gājienu, pirms visi ir piekrituši, tavējais paliek.
undo-done = Tavs gājiens ir atsaukts.

done-computermoves = Gatavs, šo gājienu izspēlēja dators.
done-computerkeeps = Gatavs, dators spēlē, līdz spēlētājs ir atpakaļ.
done-returntoseat = Vieta atkal ir tava. Spēlē tālāk!
done-already-seated = Tu jau esi savā vietā, tāpēc nekas nav mainījies.

confirm-cancel = Izbeigt šo spēli visiem, bez rezultāta?
confirm-cancel-lobby = Pie šī galda ir arī citi. Slēgt to visiem?
button-cancel-yes = Izbeigt spēli
button-cancel-no = Lai turpinās
confirm-resign = Pamest šo spēli pavisam? Tavu vietu pārņem dators, un pārējie spēlē tālāk.
confirm-resign-last = Padoties? Paliktu tikai datora spēlētāji, tāpēc spēle beigtos bez rezultāta.
confirm-leave = Pie šī galda esi tikai tu, tāpēc tas tiek slēgts, kad izej.
button-leave-yes = Iziet un slēgt galdu
button-leave-no = Palikt
confirm-start = Ne visi uzaicinātie ir atbildējuši. Sākt bez viņiem?
button-start-yes = Sākt bez viņiem
button-start-no = Pagaidīt
button-resign-yes = Pamest spēli
button-resign-no = Spēlēt tālāk
button-done = Gatavs
