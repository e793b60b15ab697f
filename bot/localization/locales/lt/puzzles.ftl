puzzle-title = Dienos galvosūkis · { DATETIME($date, dateStyle: "long") }
button-puzzle = Dienos galvosūkis
puzzle-place = Kur dėti { $domino }? Viena iš šių vietų iki pabaigos duos bent { $points ->
    [one] { $points } tašku
    [few] { $points } taškais
   *[other] { $points } taškų
} daugiau nei bet kuri kita.
puzzle-choose = Kurį kauliuką imi? Vienas iš jų iki pabaigos duos bent { $points ->
    [one] { $points } tašku
    [few] { $points } taškais
   *[other] { $points } taškų
} daugiau nei bet kuris kitas.
puzzle-right = **Taip!** Skirtumas iki pabaigos nuo antro pagal gerumą ({ $other }): { $worth }.
puzzle-wrong = **Ne visai.** Geriausia: { $best }. Skirtumas iki pabaigos nuo tavo ({ $other }): { $worth }.
puzzle-good = **Gerai!** Kiek matau, tai taip pat gerai kaip { $best }.
puzzle-worth = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
puzzle-spot = vieta { $spot }
puzzle-yours = Bandei
puzzle-played = Žaidei
puzzle-best = Geriausia
puzzle-next = Antra
puzzle-lead = Skaičiai – tavo persvara prieš geriausią varžovą pabaigoje, kokios tikiuosi.
puzzle-reason = Kodėl: { $reason }.
puzzle-found = { $count ->
    [0] To neranda nė vieno lygio kompiuterinis žaidėjas.
    [1] Iš kompiuterinių žaidėjų tai randa tik { $names }.
    [4] Tai randa visų lygių kompiuteriniai žaidėjai.
   *[other] Iš kompiuterinių žaidėjų tai randa { $names }.
}

button-practice = Tavo ėjimai
practice-title = Tavo ėjimai · Partija { $id }
practice-place = Kur dėti { $domino }? Viena vieta duotų maždaug { $points ->
    [one] { $points } tašku
    [few] { $points } taškais
   *[other] { $points } taškų
} daugiau nei tavo.
practice-choose = Kurį kauliuką imti? Vienas duotų maždaug { $points ->
    [one] { $points } tašku
    [few] { $points } taškais
   *[other] { $points } taškų
} daugiau nei tavo.
practice-as-played = Kaip tik taip ir buvo žaista.
button-practice-next = Kitas
practice-done = Visus radai.
practice-sum = **Ėjimai, už kuriuos geresnių nebuvo: { $good } iš { $turns }.**
practice-later = Kol kas tai buvo paskutinis. Ko neradai, dar kartą paklausiu { $when }.
practice-none = Nieko aiškiai geresnio už tavo ėjimus nebuvo.
practice-last-turn = Tavo paskutinis ėjimas
practice-no-games = Pirma pabaik kokią nors partiją. Tada surasiu ėjimus, kuriuose kas nors buvo aiškiai geriau, o tu atspėsi kas. O kol kas kasdien yra dienos galvosūkis.
