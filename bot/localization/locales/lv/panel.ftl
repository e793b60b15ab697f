panel-place = Noliec kauliņu { $domino }
panel-spot-other =
    { $domino }, { $count ->
        [1] vienīgā vieta · { $worth }
       *[other] **{ $spot }.** vieta · { $worth }
    }
panel-spot-most =
    { $domino }, { $count ->
        [1] vienīgā vieta · { $worth }, tagad visvairāk
       *[other] **{ $spot }.** vieta · { $worth }, tagad visvairāk
    }
panel-spot-bonus = { $domino }, **{ $spot }.** vieta · { $worth }, visvairāk, nezaudējot papildu punktus
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
reason-holes = atstāj { $count ->
    [1] caurumu
    [zero] { $count } caurumu
    [one] { $count } caurumu
   *[other] { $count } caurumus
}
reason-joins = savieno { $count ->
    [2] divus
    [3] trīs
   *[other] vairākus ({ $count })
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
reason-crowns = pirmais kronis { $count ->
    [zero] { $count } lauciņiem
    [one] { $count } lauciņam
   *[other] { $count } lauciņiem
} ({ $terrain })
reason-keeps-centre = pils paliek vidū
reason-open = { $count ->
    [0] vairs nav kur augt ({ $terrain })
    [zero] paliek vieta vēl { $count } lauciņiem ({ $terrain })
    [one] paliek vieta vēl { $count } lauciņam ({ $terrain })
   *[other] paliek vieta vēl { $count } lauciņiem ({ $terrain })
}
reason-more-room = par { $count ->
    [zero] { $count } lauciņiem
    [one] { $count } lauciņu
   *[other] { $count } lauciņiem
} vairāk vietas ({ $terrain }), nekā dod { $other_answer }
reason-fewer-holes =
    { $count ->
        [0] neatstāj caurumu
       *[other] atstāj mazāk caurumu
    }
reason-most = tagad visvairāk
reason-then =
    tad { $domino } var dot { $count ->
        [zero] { $count } punktu
        [one] { $count } punktu
       *[other] { $count } punktus
    }
panel-discarded = Kauliņš { $domino } tavā karalistē nekur nederēja, tāpēc tas ir atmests.
panel-auto-placed = { $domino } derēja tikai vienā vietā, tāpēc noliku to tur.

step-place = Likt
step-choose = Izvēlēties
step-finish = Beigt
panel-step = { $number }. solis no { $count }: { $step }
button-suggested = { $action } · ieteikums
button-skip-step = Tālāk: { $step }
button-step-back = Atpakaļ: { $step }
button-undo = Atsaukt

panel-pick = Izvēlies nākamo kauliņu.
panel-pick-first = Izvēlies kauliņu pirmajam raundam.
panel-taken = Izvēlēts: { $dominoes }.
suggested-because = Ieteikums: { $domino }, { $choice }.
suggested-plain = Ieteikums: { $domino }.
suggested-turn = { $domino ->
    [none] Ieteikums: vieta **{ $spot }**
   *[other] Ieteikums: vieta **{ $spot }**, tad { $domino }
}
suggested-unlike = { $reason }, atšķirībā no vietas { $spot }
choice-only = pārējie nekur neder
choice-most = tagad tas dod visvairāk punktu
choice-rival = citādi to izvēlēsies { $name } un gūs { $count ->
    [zero] { $count } punktu
    [one] { $count } punktu
   *[other] { $count } punktus
}
choice-both = arī { $other_domino } būs tavs, jo neviens cits vairs neizvēlas
choice-later = no { $other_domino } pašlaik neviens cits neko neiegūst, tāpēc otrs tavs karalis to, visticamāk, varēs izvēlēties
choice-first = nākamo raundu sāksi tu
choice-crowns = tam ir { $count ->
    [1] kronis
    [zero] { $count } kroņu
    [one] { $count } kronis
   *[other] { $count } kroņi
}
choice-grows = tas var palielināt { $terrain_id ->
    [wheat] tavus kviešus
    [forest] tavu mežu
    [lake] tavu ezeru
    [grassland] tavu pļavu
    [swamp] tavu purvu
    [mine] tavus kalnus
    [town] tavu pilsētu
   *[other] tavu zemi: { $terrain }
} ({ $count ->
    [zero] { $count } lauciņu
    [one] { $count } lauciņš
   *[other] { $count } lauciņi
})
choice-before = nākamajā raundā spēlēsi agrāk nekā ar { $other_domino }
domino-fits-nowhere = nekur neder
button-take = Izvēlēties { $domino }
button-discard = Atmest { $domino }: nekur neder
panel-team = Tagad gājiens: { $name }. Karaliste jums ir kopīga, tāpēc vari skatīties.
panel-type-again = Tā tu izlaistu soli. Ja to gribi, uzraksti vēlreiz.
panel-moved-on = Spēle ir aizgājusi tālāk. Tagad ir tā.
panel-time-up = Laiks ir beidzies. Ja nespēlēsi tālāk, tā aizvērsies: { $when_span }.

spot-placeholder = Izvēlies vietu
spots-more = Citas vietas
spot-most = { $worth }, tagad visvairāk

button-rotate = Pagriezt
button-play = Likt šeit
button-see-turn = Parādīt ieteikto gājienu
button-play-turn = Izspēlēt šo gājienu
button-turn-back = Izvēlēties ko citu
panel-turn = Ieteikums · { $deeds }
button-hint = Mājiens
button-compare = Salīdzināt kauliņus
turn-done = Gatavs. **{ $name }** { $deeds }.

turn-done-other = Tavs gājiens ir galā.
turn-thinking = { $name } domā un tūlīt spēlēs.

done-in-line = Nākamā brīvā vieta ir tava: kad tā būs, pasaukšu.
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
    { $game } spēlē bez: { $options }. { $count ->
        [1] Tagad tā ir izslēgta.
       *[other] Tagad tās ir izslēgtas.
    }
done-computers-left = Aizgāja { $names }: tagad ir mazāk vietu.
done-cancelled = Galds ir slēgts.
done-resigned = Tu pameti spēli, un tavā vietā tālāk spēlē dators.
done-resigned-last = Tu pameti spēli. Palika tikai datora spēlētāji, tāpēc tā ir beigusies.
ask-findsubstitute = Pajautāt pārējiem, vai šajā vietā (**{ $name }**) drīkst spēlēt kāds cits?
ask-undoturn = Pajautāt pārējiem, vai drīksti atsaukt pēdējo gājienu?
ask-pause = Pajautāt pārējiem, vai galdam ieturēt pauzi?
ask-putout = Izslēgt no galda (**{ $name }**)? Es par to paziņošu, un atgriezties varēs tikai ar uzaicinājumu.
button-yes = Jā
button-no = Nē
done-nothing = Viss paliek, kā bija.
done-opened = Tavs galds ir atvērts!
done-forgotten = Gatavs. Tavs vārds un tavi dati ir dzēsti. { privacy-copies }
forgotten-name = Kāds

button-undoturn = Atsaukt šo gājienu
undo-waiting = Pārējiem pajautāju. Ja kāds izdarīs gājienu, pirms visi ir piekrituši, tavējais paliek.
undo-done = Tavs gājiens ir atsaukts.
button-undo-alone = Atsaukt gājienu
undo-price = { $count ->
    [0] Tavs pēdējais gājiens tiks atsaukts, un spēle neskaitīsies. Atsaukt?
   *[other] Tavs pēdējais gājiens tiks atsaukts kopā ar to, kas bija pēc tā ({ $names }), un spēle neskaitīsies. Atsaukt?
}
undo-alone-done = Tavs gājiens ir atsaukts, un kauliņi nāks tie paši. Šī spēle tavā statistikā neskaitīsies.

done-computermoves = Gatavs, šo gājienu izspēlēja dators.
done-computerkeeps = Gatavs, dators spēlē, līdz šis spēlētājs ir atpakaļ.
done-returntoseat = Vieta atkal ir tava. Spēlē tālāk!
done-already-seated = Tu jau esi savā vietā, tāpēc nekas nav mainījies.

confirm-cancel = Izbeigt šo spēli visiem, bez rezultāta?
confirm-cancel-lobby = Pie šī galda ir arī citi. Slēgt to visiem?
button-cancel-yes = Izbeigt spēli
button-cancel-no = Spēlēt tālāk
confirm-resign = Pamest šo spēli pavisam? Tavu vietu pārņem dators, un pārējie spēlē tālāk.
confirm-resign-last = Pamest šo spēli? Paliktu tikai datora spēlētāji, tāpēc spēle beigtos bez rezultāta.
confirm-leave = Pie šī galda esi tikai tu, tāpēc tas tiek slēgts, kad izej.
button-leave-yes = Iziet un slēgt galdu
button-leave-no = Palikt
confirm-join = Ar tevi spēlē { $count }. Tagad: { $before_plays }. Pēc tam: { $after_plays }. Pievienoties?
confirm-start = Ne visi uzaicinātie ir atbildējuši. Sākt bez viņiem?
button-start-yes = Sākt bez viņiem
button-start-no = Pagaidīt
button-resign-yes = Pamest spēli
button-resign-no = Spēlēt tālāk
button-done = Gatavs

coach-cost = Tavs pēdējais gājiens maksāja apmēram { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}
button-why-not = Kāpēc ne { $domino }?
button-why = Kas bija labāk?

panel-bonuses = Vēl iespējams: { $bonuses }
panel-bonuses-sure = Jau droši: { $bonuses }
