tutorial-title = Pamoka: { $lesson }
tutorial-end = Pamoka baigta
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
lesson-kingdomino-0-choose = Aplink savo pilį iš domino kauliukų statai karalystę. Žemė duoda taškų tik ten, kur yra **karūnų**.
    Pirmiausia visi renkasi po kauliuką: su mažu numeriu kitame raunde eisi anksčiau, didelis dažnai duoda karūnų. **Rinkis vieną.**
lesson-kingdomino-1-place = Dabar padėk jį: viena pusė turi liesti pilį. Kiekvienas skaičius – vieta, kur jis tinka, o **{ button-next }** jį ten parodo.
    Tada **Imti**: vienu paspaudimu padedi, kaip parodyta, ir paimi kitą kauliuką.
lesson-kingdomino-1-choose = Padėta; dar gali atšaukti. Dabar **imk** kitą kauliuką – geriausia tokį, kuris pratęsia, ką jau turi.
lesson-kingdomino-2-place = To paties kraštovaizdžio langeliai, kurie liečiasi, yra valda. Jos taškai – **langeliai, padauginti iš karūnų**. Nauja žemė turi liesti tokią pat žemę arba pilį, o visa karalystė su pilimi – ne daugiau kaip 5×5 langeliai.
lesson-kingdomino-2-choose = Padėta. **Imk** paskutinį kauliuką. Skaičius ant mygtuko – kiek taškų jis duos, kai jį padėsi.
lesson-kingdomino-3-place = Paskutinis raundas: tik **padėk** kauliuką ten, kur jis duoda daugiausia. Niekur netinkantis būtų prarastas.
lesson-kingdomino-end = Tavo rezultatas – **{ $total ->
    [one] { $total } taškas
    [few] { $total } taškai
   *[other] { $total } taškų
}**. Visa partija tokia pat, tik raundų daugiau. Spausk „{ button-start }“ prie savo stalo arba atidaryk jį komanda { COMMAND("kingdomino new") }; laisvas vietas gali užimti kompiuteriniai žaidėjai.

hint-back = Užuomina: kol ėjimas nebaigtas, jo žingsnius gali atšaukti mygtuku **Atšaukti**.
hint-nowhere = Užuomina: kauliukas tinka tik dviejuose gretimuose laisvuose langeliuose lauko ribose, kuriuose viena pusė liečia pilį arba savo kraštovaizdį.
hint-merits = Užuomina: skaičius ant mygtuko – kiek taškų duos tas kauliukas, kai jį padėsi.
hint-numbers = Užuomina: su mažu numeriu kitame raunde eisi anksčiau, didelis dažnai duoda karūnų.
hint-itself = Užuomina: praėjusį kartą buvo galimas tik vienas ėjimas, tad jį atlikau už tave. Išjungti tai gali komanda { COMMAND("kingdomino settings") }.
