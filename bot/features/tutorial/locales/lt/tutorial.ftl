tutorial-title = Pamoka: { $lesson }
tutorial-end = Puiku, pamoka baigta!
tutorial-no-crowns = Žemė be karūnų nieko neverta, kad ir kokia didelė būtų. Ieškok karūnų!
tutorial-property = { $terrain }: { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
} × { $crowns ->
    [one] { $crowns } karūna
    [few] { $crowns } karūnos
   *[other] { $crowns } karūnų
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Išmokti per dvi minutes
button-lesson-again = Žaisti dar kartą
button-start-own = Pradėti mano partiją

lesson-kingdomino-0-choose =
    Pirma **rinkis kauliuką** karalystei aplink savo pilį. Taškų duoda tik žemė su **karūnomis**.
    Su mažu numeriu kitame raunde eisi anksčiau. **+2** – 2 taškai iš karto padėjus, o žemei augant – dažnai ir daugiau.
lesson-kingdomino-1-place = Dabar **rinkis kitą kauliuką**. Kartu ir šis bus padėtas prie tavo pilies, kaip parodyta.
lesson-kingdomino-1-choose = Padėta, ir dar gali atšaukti. Dabar **rinkis kitą kauliuką**, geriausia tokį, kuris pratęsia, ką jau turi.
lesson-kingdomino-2-place = Žemė duoda **langelius, padaugintus iš karūnų**. Padėk šį kauliuką ir rinkis paskutinį.
lesson-kingdomino-2-choose = Padėta. **Rinkis paskutinį kauliuką**. Skaičius ant mygtuko – kiek taškų jis duos, kai jį padėsi.
lesson-kingdomino-3-place = Paskutinis raundas! Tik **padėk** kauliuką ten, kur jis duoda daugiausia.
lesson-kingdomino-end =
    Tavo rezultatas – **{ $total ->
        [one] { $total } taškas
        [few] { $total } taškai
       *[other] { $total } taškų
    }**! Tikra partija lygiai tokia pat, tik raundų daugiau.

help-tutorial = **{ button-tutorial }**: visas žaidimas per tris ėjimus. Tai matai tik tu.
greeting-tutorial = Žaidi pirmą kartą? **{ button-tutorial }**. Tai matai tik tu.
