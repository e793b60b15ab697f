hint-first-game = Tavā pirmajā spēlē ieteikumi ir redzami, vēlāk tos parāda **{ button-hint }**.

hint-spots = Padoms: izvēlies vietu sarakstā, un to redzēsi.
hint-take = Padoms: **Izvēlēties** arī noliek tavu kauliņu, kā parādīts.
hint-back = Padoms: pārdomāji? **{ button-undo }** darbojas līdz tava gājiena beigām.
hint-nowhere = Padoms: kauliņam vajag divus brīvus lauciņus blakus, un vienai pusei jāpieskaras pilij vai tādai pašai ainavai.
hint-merits = Padoms: **+3** nozīmē, ka uzreiz iegūsti 3 punktus.
hint-numbers = Padoms: ar mazu numuru spēlē agrāk, lieliem ir kroņi.
hint-itself = Padoms: iepriekš bija tikai viens gājiens, tāpēc to izspēlēju.
