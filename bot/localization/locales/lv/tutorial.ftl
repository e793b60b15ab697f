tutorial-title = Apmācība: { $lesson }
tutorial-end = Apmācība ir galā
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
    Tu no domino kauliņiem ap savu pili veido karalisti. Zeme dod punktus tikai tur, kur ir **kroņi**.
    Vispirms katrs izvēlas kauliņu: mazs numurs ļauj nākamajā raundā rīkoties agrāk, liels bieži dod kroņus. **Izvēlies vienu.**
lesson-kingdomino-1-place =
    Tagad noliec to: vienai pusei jāpieskaras tavai pilij. Katrs numurs ir vieta, kur tas der, un **{ button-next }** to tur parāda.
    Tad **Ņemt**: tas noliek kauliņu, kā parādīts, un ar vienu pieskārienu paņem nākamo.
lesson-kingdomino-1-choose = Nolikts; vēl vari to atsaukt. Tagad **paņem** nākamo kauliņu, vislabāk tādu, kas turpina to, kas tev jau ir.
lesson-kingdomino-2-place = Vienas ainavas lauciņi, kas saskaras, ir īpašums, un tā punkti ir **lauciņu skaits reiz kroņu skaits**. Jaunai zemei jāpieskaras savai ainavai vai pilij; kopā ar pili karaliste aizņem 5×5 lauciņus, ne vairāk.
lesson-kingdomino-2-choose = Nolikts. **Paņem** pēdējo kauliņu. Uz pogas rakstīts, cik punktu tas dos, kad to noliksi.
lesson-kingdomino-3-place = Pēdējais raunds: tikai **noliec** kauliņu tur, kur tas dod visvairāk. Kauliņš, kas nekur neder, būtu zaudēts.
lesson-kingdomino-end = Tev ir **{ $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
}**. Īsta spēle ir tieši tāda pati, tikai ar vairāk raundiem. Spied „{ button-start }” pie sava galda vai atver jaunu ar { COMMAND("kingdomino new") }; brīvās vietas var aizpildīt datora spēlētāji.

hint-back = Padoms: kamēr tavs gājiens nav galā, **Atsaukt** atsauc to, ko tajā izdarīji.
hint-nowhere = Padoms: kauliņš der tikai uz diviem blakus esošiem brīviem lauciņiem laukuma robežās, kur viena puse pieskaras pilij vai savai ainavai.
hint-merits = Padoms: uz pogas rakstīts, cik punktu dos šis kauliņš, kad to noliksi.
hint-numbers = Padoms: mazs numurs ļauj nākamajā raundā rīkoties agrāk; liels bieži dod kroņus.
hint-itself = Padoms: tavā iepriekšējā gājienā bija tikai viena iespēja, un tā jau izdarīta tavā vietā. Izslēgt var ar { COMMAND("kingdomino settings") }.
