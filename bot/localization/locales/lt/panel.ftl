panel-place = Padėk kauliuką { $domino }
panel-spot-other =
    { $domino }, { $count ->
        [1] vienintelė vieta · { $worth }
       *[other] vieta **{ $spot }** · { $worth }
    }
panel-spot-most =
    { $domino }, { $count ->
        [1] vienintelė vieta · { $worth }, dabar daugiausia
       *[other] vieta **{ $spot }** · { $worth }, dabar daugiausia
    }
panel-spot-bonus = { $domino }, vieta **{ $spot }** · { $worth }, daugiausia neprarandant papildomų taškų
panel-spot-words =
    Vieta { $spot } iš { $count }: { $placement }. { $points ->
        [0] Dabar taškų nėra
       *[other] Duoda { $gain }
    }, iš viso { $total ->
        [one] { $total } taškas
        [few] { $total } taškai
       *[other] { $total } taškų
    }
reason-completes = užpildo visą karalystę
reason-loses-centre = pilis nebe viduryje
reason-holes = palieka { $count ->
    [1] spragą
    [one] { $count } spragą
    [few] { $count } spragas
   *[other] { $count } spragų
}
reason-joins = sujungia { $count ->
    [2] dvi
    [3] tris
   *[other] kelias ({ $count })
} { $terrain_id ->
    [wheat] kviečių valdas
    [forest] miškų valdas
    [lake] ežerų valdas
    [grassland] pievų valdas
    [swamp] pelkių valdas
    [mine] kalnų valdas
    [town] miestų valdas
   *[other] valdas: { $terrain }
}
reason-crowns = pirmoji karūna { $count ->
    [one] { $count } langeliui
    [few] { $count } langeliams
   *[other] { $count } langelių
} ({ $terrain })
reason-keeps-centre = pilis lieka viduryje
reason-open = { $count ->
    [0] nebėra kur plėstis ({ $terrain })
    [one] lieka vietos dar { $count } langeliui ({ $terrain })
    [few] lieka vietos dar { $count } langeliams ({ $terrain })
   *[other] lieka vietos dar { $count } langelių ({ $terrain })
}
reason-more-room = vietos { $count ->
    [one] { $count } langeliu
    [few] { $count } langeliais
   *[other] { $count } langelių
} daugiau ({ $terrain }), nei duoda { $other_answer }
reason-fewer-holes =
    { $count ->
        [0] nepalieka spragų
       *[other] palieka mažiau spragų
    }
reason-most = dabar daugiausia
reason-then =
    tada { $domino } gali duoti { $count ->
        [one] { $count } tašką
        [few] { $count } taškus
       *[other] { $count } taškų
    }
panel-discarded = Kauliukas { $domino } tavo karalystėje niekur netiko, todėl atmestas.
panel-auto-placed = { $domino } tiko tik vienoje vietoje, tad padėjau jį ten už tave.

step-place = Padėti
step-choose = Rinktis
step-finish = Baigti
panel-step = { $number } žingsnis iš { $count }: { $step }
button-suggested = { $action } · siūloma
button-skip-step = Toliau: { $step }
button-step-back = Atgal: { $step }
button-undo = Atšaukti

panel-pick = Rinkis kitą kauliuką.
panel-pick-first = Rinkis kauliuką pirmam raundui.
panel-taken = Pasirinkta: { $dominoes }.
suggested-because = Siūloma: { $domino }, { $choice }.
suggested-plain = Siūloma: { $domino }.
suggested-turn = { $domino ->
    [none] Siūloma vieta **{ $spot }**
   *[other] Siūloma vieta **{ $spot }**, tada { $domino }
}
suggested-unlike = { $reason }, kitaip nei vietoje { $spot }
choice-only = kiti niekur netinka
choice-most = dabar duoda daugiausia taškų
choice-rival = antraip jį pasirinks { $name } ir gaus { $count ->
    [one] { $count } tašką
    [few] { $count } taškus
   *[other] { $count } taškų
}
choice-both = tavo bus ir { $other_domino }, nes niekas kitas nebesirenka
choice-later = kauliukas { $other_domino } dabar niekam kitam nieko neduoda, tad kitas tavo karalius tikriausiai galės jį pasirinkti
choice-first = kitą raundą pradėsi tu
choice-crowns = jame yra { $count ->
    [1] karūna
    [one] { $count } karūna
    [few] { $count } karūnos
   *[other] { $count } karūnų
}
choice-grows = gali pratęsti tavo žemę ({ $terrain }, { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
})
choice-before = kitame raunde eisi anksčiau nei su { $other_domino }
domino-fits-nowhere = niekur netinka
button-take = Rinktis { $domino }
button-discard = Atmesti { $domino }: niekur netinka
panel-team = Dabar eina { $name }. Karalystė jūsų bendra, tad gali stebėti.
panel-type-again = Taip praleistum žingsnį. Jei to nori, parašyk dar kartą.
panel-moved-on = Partija pažengė toliau. Štai kaip yra dabar.
panel-time-up = Laikas baigėsi. Jei nežaisi toliau, ji užsidarys: { $when_span }.

spot-placeholder = Pasirink vietą
spots-more = Daugiau vietų
spot-most = { $worth }, daugiausia

button-rotate = Pasukti
button-play = Padėti čia
button-see-turn = Parodyti siūlomą ėjimą
button-play-turn = Atlikti šį ėjimą
button-turn-back = Rinktis kitką
panel-turn = Siūloma · { $deeds }
button-hint = Užuomina
button-compare = Palyginti kauliukus
turn-done = Atlikta. **{ $name }** { $deeds }.

turn-done-other = Tavo ėjimas baigtas.
turn-thinking = { $name } galvoja ir tuoj eis.

done-in-line = Kita laisva vieta – tavo: kai atsiras, pakviesiu.
done-joined = Prisijungei! Partija prasidės, kai šeimininkas paspaus **{ button-start }**, o prie pilno stalo tai gali bet kas.
done-invitation-sent =
    Kviečiu žaisti: **{ $name }**. { $count ->
        [1] Vieta rezervuota
        [one] Rezervuota { $count } vieta
        [few] Rezervuotos { $count } vietos
       *[other] Rezervuota { $count } vietų
    }. **{ button-more }** kvietimą atšaukia.
done-left = Palikai stalą.
done-declined = Gerai, atsisakei, ir vieta vėl laisva.
done-dropped =
    { $game } žaidžiama be: { $options }. { $count ->
        [1] Dabar ji išjungta.
       *[other] Dabar jos išjungtos.
    }
done-computers-left = Pasitraukė { $names }: dabar mažiau vietų.
done-cancelled = Stalas uždarytas.
done-resigned = Pasitraukei iš partijos, ir už tave toliau žaidžia kompiuteris.
done-resigned-last = Pasitraukei iš partijos. Liko tik kompiuteriniai žaidėjai, tad ji baigta.
ask-findsubstitute = Paklausti stalo, ar šioje vietoje (**{ $name }**) gali žaisti kas nors kitas?
ask-undoturn = Paklausti kitų, ar gali atšaukti paskutinį ėjimą?
ask-pause = Paklausti kitų, ar prie šio stalo daryti pauzę?
ask-putout = Pašalinti nuo stalo (**{ $name }**)? Apie tai pranešiu, o grįžti bus galima tik su pakvietimu.
button-yes = Taip
button-no = Ne
done-nothing = Viskas lieka kaip buvę.
done-opened = Tavo stalas atidarytas!
done-forgotten = Padaryta. Tavo vardas ir duomenys ištrinti. { privacy-copies }
forgotten-name = Kažkas

button-undoturn = Atšaukti šį ėjimą
undo-waiting = Kitų paklausiau. Jei kas nors eis anksčiau, nei sutiks visi, ėjimas lieka.
undo-done = Tavo ėjimas atšauktas.
button-undo-alone = Atšaukti ėjimą
undo-price = { $count ->
    [0] Paskutinis tavo ėjimas bus atšauktas, ir partija nebus įskaityta. Atšaukti?
   *[other] Paskutinis tavo ėjimas bus atšauktas kartu su tuo, kas buvo po jo ({ $names }), ir partija nebus įskaityta. Atšaukti?
}
undo-alone-done = Tavo ėjimas atšauktas, ir kauliukai ateis tie patys. Į tavo statistiką ši partija nebus įskaityta.

done-computermoves = Padaryta, šį ėjimą atliko kompiuteris.
done-computerkeeps = Padaryta, kompiuteris žaidžia, kol tas žaidėjas grįš.
done-returntoseat = Vieta vėl tavo. Žaisk toliau!
done-already-seated = Jau sėdi savo vietoje, tad niekas nepasikeitė.

confirm-cancel = Nutraukti šią partiją visiems, be rezultato?
confirm-cancel-lobby = Prie šio stalo yra ir kitų. Uždaryti jį visiems?
button-cancel-yes = Nutraukti partiją
button-cancel-no = Žaisti toliau
confirm-resign = Pasitraukti iš šios partijos visam laikui? Tavo vietą perima kompiuteris, o kiti žaidžia toliau.
confirm-resign-last = Pasitraukti? Liktų tik kompiuteriniai žaidėjai, tad partija baigtųsi be rezultato.
confirm-leave = Prie šio stalo esi tik tu, tad tau išėjus jis užsidaro.
button-leave-yes = Išeiti ir uždaryti
button-leave-no = Likti
confirm-join = Su tavimi žaidžia { $count }. Dabar: { $before_plays }. Paskui: { $after_plays }. Prisijungti?
confirm-start = Ne visi pakviestieji atsakė. Pradėti be jų?
button-start-yes = Pradėti be jų
button-start-no = Palaukti
button-resign-yes = Pasitraukti
button-resign-no = Žaisti toliau
button-done = Baigti

coach-cost = Paskutinis tavo ėjimas kainavo apie { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}
button-why-not = Kodėl ne { $domino }?
button-why = Kas buvo geriau?

panel-bonuses = Dar įmanoma: { $bonuses }
panel-bonuses-sure = Jau tikrai tavo: { $bonuses }
