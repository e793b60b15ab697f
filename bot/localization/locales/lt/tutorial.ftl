tutorial-title = Pamoka: { $lesson }
tutorial-end = Puiku, pamoka baigta!
tutorial-property = { $terrain }: { $squares ->
    [one] { $squares } langelis
    [few] { $squares } langeliai
   *[other] { $squares } langelių
} × { $crowns ->
    [one] { $crowns } karūna
    [few] { $crowns } karūnos
   *[other] { $crowns } karūnų
} = **{ $points }**
tutorial-part = { $part }: **{ $points }**
button-tutorial = Pamoka
button-lesson = Pamoka: { $lesson }
button-lesson-again = Dar kartą
button-lesson-rules = Taisyklės
button-open-table = Atidaryti stalą

lesson-kingdomino = Kingdomino
lesson-kingdomino-0-choose =
    Laikas **rinktis kauliuką!** Aplink savo pilį iš kauliukų statysi karalystę, o žemė duoda taškų tik ten, kur yra **karūnų**.
    Mažas numeris kitame raunde eina pirmas, didelis dažnai turi karūnų. **+2** ant mygtuko – 2 taškai, kai kauliuką padėsi.
lesson-kingdomino-1-place =
    Dabar **imk kitą kauliuką**. Tuo pačiu paspaudimu padedamas ir šis, kaip parodyta.
    Viena pusė turi liesti tavo pilį. Jis tinka ties kiekvienu skaičiumi: **{ button-next }** rodo baltas vietas, pilkos – jų veidrodiniai atspindžiai.
lesson-kingdomino-1-choose = Padėta, ir dar gali atšaukti. Dabar **imk** kitą kauliuką, geriausia tokį, kuris pratęsia, ką jau turi.
lesson-kingdomino-2-place =
    Dabar **imk paskutinį kauliuką**, kai šis guli gerai.
    Vienodos žemės langeliai, kurie liečiasi, yra valda. Ji duoda **langelius, padaugintus iš karūnų**. Nauja žemė turi liesti tokią pat arba pilį, 5×5 langelių ribose.
lesson-kingdomino-2-choose = Padėta. **Imk** paskutinį kauliuką. Skaičius ant mygtuko – kiek taškų jis duos, kai jį padėsi.
lesson-kingdomino-3-place = Paskutinis raundas! Tik **padėk** kauliuką ten, kur jis duoda daugiausia.
lesson-kingdomino-end =
    Tavo rezultatas – **{ $total ->
        [one] { $total } taškas
        [few] { $total } taškai
       *[other] { $total } taškų
    }**! Tikra partija lygiai tokia pat, tik raundų daugiau. Spausk **{ button-start }** prie savo stalo arba atidaryk jį komanda { COMMAND("kingdomino new") }. Vietas gali užimti kompiuteriniai žaidėjai.
hint-spots = Beje: kauliukas tinka ties kiekvienu skaičiumi, pilki – veidrodiniai atspindžiai. **{ button-next }** jį ten parodo.
hint-take = Beje: **Imti** vienu paspaudimu padeda kauliuką, kaip parodyta, ir paima kitą.

hint-back = Beje: kol ėjimas nebaigtas, **Atšaukti** atšaukia, ką padarei.
hint-nowhere = Beje: kauliukui reikia dviejų gretimų laisvų langelių, ir viena pusė turi liesti pilį arba tokį pat kraštovaizdį.
hint-merits = Beje: skaičius ant mygtuko – kiek taškų duos tas kauliukas, kai jį padėsi.
hint-numbers = Beje: su mažu numeriu kitame raunde eisi anksčiau. Didelis dažnai turi karūnų.
hint-itself = Beje: praėjusį kartą galėjai padaryti tik viena, tad padariau tai už tave. { COMMAND("kingdomino settings") } tai išjungia.
