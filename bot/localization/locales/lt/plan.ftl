button-plan-ahead = Planuoti ėjimą
plan-title = { $round ->
    [0] Pirmojo pasirinkimo planas
   *[other] Planas: { $round } raundas
}
plan-not-kept = Dar nieko nesužaista, ir niekas kitas šito nemato. Planas galioja, kai paspaudi **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Pirmojo pasirinkimo planas išsaugotas
   *[other] Planas išsaugotas: { $round } raundas
}
plan-kept = Tai dar ne ėjimas: planas bus vykdomas žingsnis po žingsnio, kai ateis tavo ėjimas. Jis baigsis ties pirmu žingsniu, kuris tada nebeįmanomas, ir paklausiu tavęs kaip įprasta. Niekas kitas jo nemato.

plan-place = { $squares ->
    [none] Atmesti { $domino }: niekur netinka
   *[other] Padėti { $domino }: { $squares }
}
plan-finish = Baigti ėjimą
plan-wishes = { $count ->
    [1] Imti { $dominoes }, jei laisvas
   *[other] Imti pirmą laisvą: { $dominoes }
}
plan-wishes-two = Imti du pirmus laisvus: { $dominoes }
plan-asked-place = Kur padėti { $dominoes }, paklausiu, kai ateis tas ėjimas.
plan-asked-choice = Kurį kauliuką imti, paklausiu: eilės tvarkos dar nenurodei.
plan-asked-line = Kurį kauliuką imti, paklausiu: ta eilė dar neišdalyta.

plan-place-title = Kur padėti { $domino }
plan-only-place = Kitam raundui galima suplanuoti tik kauliuko vietą; apie visa kita paklausiu, kai ateis tas ėjimas.
plan-rank = Spausk kauliukus ta tvarka, kuria jų nori; dar kartą paspaustas kauliukas išbraukiamas. Jei tada nė vienas nebus laisvas, paklausiu.
plan-rank-two = Šiame raunde turi du ėjimus, ir kiekvienas paima pirmą laisvą: nurodyk bent du.
plan-ranked = { $rank ->
    [3] { $rank }-ias
   *[other] { $rank }-as
}: { $choice }
button-plan-place = Planuoti šią vietą
button-plan-next = Planuoti ir { $domino }
button-plan-keep = Išsaugoti planą
button-plan-anew = Pradėti iš naujo
button-plan-change = Pakeisti
button-plan-drop = Atsisakyti plano
button-plan-drop-kept = Atsisakyti išsaugoto plano

plan-dropped = Tavo plano nebėra, nes už tave ėjo kompiuteris.
plan-dropped-now = Plano atsisakyta: ėjimas laukia tavęs. Gali jį vėl išsaugoti tokį, koks jis čia.
plan-still-kept = Šiam ėjimui išsaugotas kitas planas. Jis galioja, kol vietoj jo išsaugosi šį arba jo atsisakysi.
plan-stopped-move = Planas įvykdytas iki čia: kitas žingsnis neįmanomas. Toliau eini tu.
plan-stopped-wishes = Planas įvykdytas iki čia: nė vienas tavo norėtas kauliukas nėra laisvas.
plan-stopped-open = Planas įvykdytas iki čia: visa kita jis palieka tau.
plan-partly = Per tą laiką žaista toliau: kas nebeįmanoma, iš plano išbraukta. Niekas neišsaugota, kol nepaspausi **{ button-plan-keep }**.
plan-too-late = Tas ėjimas, kuriam buvo šis planas, jau baigtas. Dabar planuotum kitą ėjimą.
plan-turn-has-come = Jau tavo ėjimas, todėl planuoti nėra ko: tai tikras skydelis, ir kiekvienas ėjimas galioja.
plan-no-turn-left = Šioje partijoje ėjimų nebeturi, tad planuoti nėra ko.
