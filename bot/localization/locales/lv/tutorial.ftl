tutorial-title = Apmācība: { $lesson }
tutorial-end = Malacis, apmācība galā!
tutorial-property = { $terrain }: { $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
} × { $crowns ->
    [zero] { $crowns } kroņu
    [one] { $crowns } kronis
   *[other] { $crowns } kroņi
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Apmācība
button-lesson = Apmācība: { $lesson }
button-lesson-again = Vēlreiz
button-lesson-rules = Noteikumi
button-open-table = Atvērt galdu

lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    Laiks **izvēlēties kauliņu!** Ap savu pili no kauliņiem veidosi karalisti, un zeme dod punktus tikai tur, kur ir **kroņi**.
    Ar mazu numuru nākamajā raundā spēlē agrāk, lielam bieži ir kroņi. **+2** uz pogas ir 2 punkti, kad kauliņu noliksi.
lesson-kingdomino-1-place =
    Tagad **paņem nākamo kauliņu**. Ar to pašu pieskārienu tiek nolikts arī šis, kā parādīts.
    Vienai pusei jāpieskaras tavai pilij. Tas der pie katra numura: **{ button-next }** rāda baltās vietas, pelēkās ir to spoguļattēli.
lesson-kingdomino-1-choose = Nolikts, un vēl vari to atsaukt. Tagad **paņem** nākamo kauliņu, vislabāk tādu, kas turpina to, kas tev jau ir.
lesson-kingdomino-2-place =
    Tagad **paņem pēdējo kauliņu**, kad šis ir labi nolikts.
    Vienas ainavas zeme, kas saskaras, ir īpašums. Tas dod **lauciņus reiz kroņus**. Jaunai zemei jāpieskaras tādai pašai vai pilij, 5×5 lauciņu robežās.
lesson-kingdomino-2-choose = Nolikts. **Paņem** pēdējo kauliņu. Uz pogas rakstīts, cik punktu tas dos, kad to noliksi.
lesson-kingdomino-3-place = Pēdējais raunds! Vienkārši **noliec** kauliņu tur, kur tas dod visvairāk.
lesson-kingdomino-end =
    Tev ir **{ $total ->
        [zero] { $total } punktu
        [one] { $total } punkts
       *[other] { $total } punkti
    }**! Īsta spēle ir tieši tāda pati, tikai ar vairāk raundiem. Spied **{ button-start }** pie sava galda vai atver jaunu ar { COMMAND("kingdomino new") }. To var aizpildīt datora spēlētāji.
hint-spots = Padoms: kauliņš der pie katra numura, pelēki ir spoguļattēli. **{ button-next }** to tur parāda.
hint-take = Padoms: **Ņemt** ar vienu pieskārienu noliek kauliņu, kā parādīts, un paņem nākamo.

hint-back = Padoms: kamēr gājiens nav galā, **Atsaukt** atsauc to, ko izdarīji.
hint-nowhere = Padoms: kauliņam vajag divus brīvus lauciņus blakus, un vienai pusei jāpieskaras pilij vai tādai pašai ainavai.
hint-merits = Padoms: uz pogas rakstīts, cik punktu dos šis kauliņš, kad to noliksi.
hint-numbers = Padoms: ar mazu numuru nākamajā raundā spēlē agrāk. Lielam bieži ir kroņi.
hint-itself = Padoms: iepriekšējā gājienā bija tikai viena iespēja, tāpēc to izspēlēju tavā vietā. To var izslēgt ar { COMMAND("kingdomino settings") }.
