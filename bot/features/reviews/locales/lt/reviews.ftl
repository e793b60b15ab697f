button-turns = Peržiūrėti mano ėjimus
turns-title = Tavo ėjimai · { $when_date }
turns-place = Kur dėti { $domino }? Viena vieta duotų maždaug { points.instrumental } daugiau nei tavo.
turns-choose = Kurį kauliuką rinktis? Vienas duotų maždaug { points.instrumental } daugiau nei tavo.
turns-act = Ką daryti dabar? Vienas veiksmas duotų maždaug { points.instrumental } daugiau nei tavo.
turns-as-played = Kaip tik taip ir buvo žaista.
button-turns-next = Kitas klausimas
turns-done = Visus radai.
turns-sum = **{ $good ->
    [0] { $turns ->
        [1] Už tavo ėjimą buvo ir geresnių.
       *[other] Už kiekvieną tavo ėjimą ({ $turns }) buvo ir geresnių.
    }
    [1] Už vieną tavo ėjimą (iš { $turns }) geresnių nebuvo.
   *[other] Ėjimai, už kuriuos geresnių nebuvo: { $good } iš { $turns }.
}**
turns-sum-of-some = **Peržiūrėti ėjimai: { $studied } iš { $turns }. { $good ->
    [0] Už kiekvieną buvo ir geresnių.
    [1] Už vieną geresnių nebuvo.
   *[other] Geresnių nebuvo: { $good }.
}**
turns-little = { $count ->
    [1] Vieną kartą buvo galima šiek tiek geriau.
    [one] Šiek tiek geriau buvo galima { $count } kartą.
    [few] Šiek tiek geriau buvo galima { $count } kartus.
   *[other] Šiek tiek geriau buvo galima { $count } kartų.
}
turns-clear = { $count ->
    [1] Vieną kartą buvo galima aiškiai geriau.
    [one] Aiškiai geriau buvo galima { $count } kartą.
    [few] Aiškiai geriau buvo galima { $count } kartus.
   *[other] Aiškiai geriau buvo galima { $count } kartų.
}
turns-all-good = { $turns ->
    [1] **Už tavo ėjimą geresnių nebuvo.**
   *[other] **Nė už vieną tavo ėjimą ({ $turns }) geresnių nebuvo.**
}
turns-hints-wrong = Ėjimai, kuriuose klydo ir mano užuomina: { $count }.
button-turns-little = Kas buvo šiek tiek geriau?
turns-later = Kol kas tai viskas. Ko neradai, paklausiu dar kartą: { $when_span }.
turns-no-games = Pirma pabaik kokią nors partiją. Tada surasiu ėjimus, kuriuose kas nors buvo aiškiai geriau, o tu atspėsi kas.
button-analysis = Grafikas
chart-title = Tikimybė laimėti · { $when_date }
analysis-waiting = { $count ->
    [0] Peržiūriu šią partiją.
    [1] Pirma peržiūriu kitą partiją, tada šią.
   *[other] Pirma peržiūriu kitas partijas ({ $count }), tada šią.
} Jei nieko nėra, dar kartą spausk **{ button-turns }**.
analysis-progress = Atlikta: { $percent }{ "\u00A0" }%
error-too-many-analyses = Dabar laukia per daug partijų. Paprašyk vėl po kelių minučių.
error-analysis-failed = Deja, nepavyko. Bandyk po minutės.
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) klausia apie tavo partijų ėjimus, kuriuose kas nors kita buvo aiškiai geriau.
stored-reviews = Naujausias tavo atsakymas į kiekvieną **{ button-turns }** klausimą ir kada jis duotas.
