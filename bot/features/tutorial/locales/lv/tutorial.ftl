tutorial-title = Apmācība: { $lesson }
tutorial-end = Malacis, apmācība galā!
tutorial-no-crowns = Zeme bez kroņiem neko nedod, lai cik liela tā būtu. Meklē kroņus!
tutorial-property = { $terrain }: { $count ->
    [zero] { $count } lauciņu
    [one] { $count } lauciņš
   *[other] { $count } lauciņi
} × { $crowns ->
    [zero] { $crowns } kroņu
    [one] { $crowns } kronis
   *[other] { $crowns } kroņi
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Apgūt divās minūtēs
button-lesson-again = Spēlēt vēlreiz
button-start-own = Sākt manu spēli

lesson-kingdomino-0-choose =
    Vispirms **izvēlies kauliņu** karalistei ap savu pili. Punktus dod tikai zeme ar **kroņiem**.
    Ar mazu numuru nākamajā raundā spēlē agrāk. **+2** ir 2 punkti uzreiz, kad noliksi, un bieži vairāk, ja šī zeme aug.
lesson-kingdomino-1-place = Tagad **izvēlies nākamo kauliņu**. Līdz ar to arī šis tiek nolikts pie tavas pils, kā parādīts.
lesson-kingdomino-1-choose = Nolikts, un vēl vari to atsaukt. Tagad **izvēlies nākamo kauliņu**, vislabāk tādu, kas turpina to, kas tev jau ir.
lesson-kingdomino-2-place = Zeme dod **lauciņus reiz kroņus**. Noliec šo un **izvēlies pēdējo kauliņu**.
lesson-kingdomino-2-choose = Nolikts. **Izvēlies pēdējo kauliņu**. Uz pogas rakstīts, cik punktu tas dos, kad to noliksi.
lesson-kingdomino-3-place = Pēdējais raunds! Vienkārši **noliec** kauliņu tur, kur tas dod visvairāk.
lesson-kingdomino-end =
    Tev ir **{ $total ->
        [zero] { $total } punktu
        [one] { $total } punkts
       *[other] { $total } punkti
    }**! Īsta spēle ir tieši tāda pati, tikai ar vairāk raundiem.

help-tutorial = **{ button-tutorial }**: spēle trīs gājienos. To redzi tikai tu.
greeting-tutorial = Spēlē pirmoreiz? **{ button-tutorial }**. To redzi tikai tu.
