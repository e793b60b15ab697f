panel-place = Padėk kauliuką { $domino }
panel-spot-words = Vieta { $spot } iš { $count }: { $placement }; duoda { $gain }, iš viso { $total ->
    [one] { $total } taškas
    [few] { $total } taškai
   *[other] { $total } taškų
}
reason-completes = užpildo visą lauką
reason-loses-centre = pilis nebe viduryje
reason-holes = palieka { $number ->
    [1] skylę
    [one] { $number } skylę
    [few] { $number } skyles
   *[other] { $number } skylių
}
reason-joins = sujungia { $number ->
    [2] dvi
    [3] tris
   *[other] kelias ({ $number })
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
reason-crowns = pirmoji karūna: { $terrain }, { $number ->
    [one] { $number } langelis
    [few] { $number } langeliai
   *[other] { $number } langelių
}
reason-keeps-centre = pilis lieka viduryje
reason-open = { $terrain }: { $number ->
    [0] nebėra kur plėstis
    [one] { $number } laisva kraštinė
    [few] { $number } laisvos kraštinės
   *[other] { $number } laisvų kraštinių
}
reason-in-the-end = galiausiai žada daugiau
panel-mirrored = Iš veidrodinių vietų rodoma tik viena.
panel-discarded = Kauliukas { $domino } tavo karalystėje niekur netiko, todėl atmestas.
panel-auto-placed = Kauliukui { $domino } tiko tik viena vieta, tad jį ten ir padėjau. Išjungti tai gali komanda { COMMAND("kingdomino settings") }.

step-place = Padėti
step-choose = Rinktis
step-finish = Baigti
panel-step = { $number } žingsnis iš { $count }: { $step }
button-suggested = { $action } · siūloma
button-skip = Praleisti
button-skip-to-choose = Iškart rinktis
button-skip-to-finish = Iškart baigti
button-step-back = Atgal: { $step }
back-place = Atšaukti padėjimą

panel-pick = Rinkis kitą kauliuką.
panel-pick-first = Rinkis kauliuką pirmam raundui.
panel-taken = Paimta: { $dominoes }.
suggested-denied = Siūlomas { $domino }: varžovui jis duotų { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}.
suggested-both = Siūlomas { $domino }: { $other } irgi teks tau, nes niekas kitas nebesirenka.
suggested-later = Siūlomas { $domino }: { $other } varžovams taškų neduoda, tad tikriausiai liks kitam tavo karaliui.
suggested-earlier = Siūlomas { $domino }: dabar jis duoda mažiau nei { $other }, bet kitame raunde eisi anksčiau.
suggested-in-the-end = Siūlomas { $domino }: galiausiai jis žada daugiau.
choice-lost = niekur netinka
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · siūlomas
button-take = Imti { $choice }
button-discard = Atmesti { $domino }: niekur netinka
button-place-only = Tik padėti
panel-team = Dabar eina { $name }, jūsų karalystė bendra. Gali stebėti.
panel-moved-on = Šis mygtukas jau senas: nuo tada žaista toliau. Štai kaip yra dabar.

spot-placeholder = Pasirink vietą

button-previous = ‹ Ankstesnė
button-next = Kita ›
button-rotate = Pasukti
button-play = Padėti čia

turn-done-other = Tavo ėjimas baigtas.
turn-thinking = { $name } galvoja ir tuoj eis.

done-joined = Vieta tavo. Partija prasidės, kai šeimininkas paspaus **{ button-start }**; kai stalas pilnas, gali spausti bet kas.
done-left = Pasitraukei nuo stalo.
done-declined = Atsisakei; vieta vėl laisva.
done-dropped = { $variant }: čia { $count ->
    [1] netaikoma { $options }, todėl ji išjungta.
   *[other] netaikomos { $options }, todėl jos išjungtos.
}
done-started = Partija prasidėjo.
done-cancelled = Stalas uždarytas.
done-resigned = Pasitraukei iš partijos; už tave toliau žaidžia kompiuteris.
done-resigned-last = Pasitraukei iš partijos. Ji baigta, nes liko tik kompiuteriniai žaidėjai.
done-nothing = Viskas lieka kaip buvę.
done-opened = Tavo stalas atidarytas.
done-thread = Tavo stalas atidarytas: { $link }
done-forgotten = Atlikta: tavo vardas ir duomenys ištrinti.
forgotten-name = Kažkas

button-undoturn = Atšaukti šį ėjimą
undo-waiting = Kiti jau paklausti. Jei kas nors eis anksčiau, nei sutiks visi, ėjimas lieka.
undo-done = Tavo ėjimas atšauktas.

done-computermoves = Atlikta: šį ėjimą atliko kompiuteris.
done-computerkeeps = Atlikta: vietą saugo kompiuteris, kol jos žaidėjas grįš.
done-returntoseat = Vieta vėl tavo: žaisk toliau.
done-already-seated = Jau sėdi savo vietoje: niekas nepasikeitė.

confirm-cancel = Nutraukti šią partiją visiems, be rezultato?
confirm-cancel-lobby = Prie šio stalo yra ir kitų. Uždaryti jį visiems?
button-cancel-yes = Nutraukti partiją
button-cancel-no = Tegul tęsiasi
confirm-resign = Visam laikui pasitraukti iš šios partijos? Tavo vietą perims kompiuteris, o kiti žais toliau.
confirm-resign-last = Pasitraukti? Liktų tik kompiuteriniai žaidėjai, tad partija baigsis visam laikui, be rezultato.
confirm-leave = Prie šio stalo esi tik tu: jei išeisi, jis užsidarys.
button-leave-yes = Išeiti ir uždaryti
button-leave-no = Likti
confirm-start = Dar ne visi pakviestieji atsakė. Pradėti be jų?
button-start-yes = Pradėti be jų
button-start-no = Palaukti
button-resign-yes = Pasitraukti
button-resign-no = Žaisti toliau
button-done = Baigti
