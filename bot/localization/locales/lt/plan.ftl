button-plan-ahead = Planuoti ėjimą
plan-title = { $round ->
    [0] Pirmojo pasirinkimo planas
   *[other] Planas: { $round } raundas
}
plan-empty = Tai tik planas: ant stalo dar niekas nesikeičia.
plan-not-kept = Planas galioja, kai paspaudi **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Pirmojo pasirinkimo planas išsaugotas
   *[other] Planas išsaugotas: { $round } raundas
}
plan-kept = Kai ateina tavo ėjimas, atlieku jį žingsnis po žingsnio. Jei kuris žingsnis tada neįmanomas, nuo ten tęsi tu. Tai matai tik tu.

plan-place =
    { $squares ->
        [none] Atmesti { $domino }, nes niekur netinka
       *[other] Padėti { $domino }, kaip parodyta
    }
plan-finish = Baigti ėjimą
plan-wishes = { $count ->
    [1] Rinktis { $dominoes }, jei laisvas
   *[other] Rinktis pirmą laisvą: { $dominoes }
}
plan-wishes-two = Rinktis du pirmus laisvus: { $dominoes }
plan-asked-place = Kur padėti { $dominoes }, paklausiu tavęs, kai ateis tas ėjimas.
plan-asked-choice = Kurį kauliuką rinktis, paklausiu tavęs, nes nė vieno nesurikiavai.
plan-asked-line = Kurį kauliuką rinktis, paklausiu tavęs, nes ta eilė dar neišdalyta.

plan-place-title = Kur padėti { $domino }?
plan-only-place = Kitam raundui gali planuoti tik kauliuko vietą. Apie visa kita paklausiu, kai ateis tas ėjimas.
plan-rank = Spausk kauliukus ta tvarka, kuria jų nori: gausi pirmą laisvą.
plan-rank-two = Spausk kauliukus ta tvarka, kuria jų nori: dviem savo ėjimais gausi du pirmus laisvus.
plan-ranked = { $rank ->
    [3] { $rank }-ias
   *[other] { $rank }-as
}: { $domino }
button-plan-place = Planuoti šią vietą
button-plan-next = Planuoti ir { $domino }
button-plan-keep = Išsaugoti planą
button-plan-anew = Pradėti iš naujo
button-plan-change = Pakeisti
button-plan-drop = Atsisakyti plano
button-plan-drop-kept = Atsisakyti seno plano

plan-dropped = Tavo plano atsisakyta, nes už tave ėjo kompiuteris.
plan-dropped-now = Plano atsisakyta, ir ėjimas laukia tavęs. Gali jį vėl išsaugoti tokį, koks jis čia.
plan-still-kept = Šiam ėjimui jau turi kitą planą. Jis galioja, kol vietoj jo išsaugosi šį arba jo atsisakysi.
plan-stopped-move = Tavo planas įvykdytas iki čia, bet kitas žingsnis neįmanomas. Toliau tu!
plan-stopped-wishes = Tavo planas įvykdytas iki čia, bet nė vienas tavo surikiuotas kauliukas nelaisvas. Toliau tu!
plan-stopped-open = Tavo planas įvykdytas iki čia. Toliau tu!
plan-partly = Praleidau, kas nebeįmanoma.
plan-too-late = Tas ėjimas jau baigtas. Tai būtų planas kitam.
plan-turn-has-come = Dabar tavo ėjimas, tad viskas iš tikrųjų: kiekvienas ėjimas galioja.
plan-no-turn-left = Šioje partijoje ėjimų nebeturi, tad planuoti nėra ko.
