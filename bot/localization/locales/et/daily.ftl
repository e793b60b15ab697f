# Päeva mäng: kõigile samad doominokivid.

daily-name = Päeva mäng
daily-title = Päeva mäng: { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [1] üks arvuti
   *[other] { $count } arvutit
} ({ $level })
daily-here = Selles serveris
daily-line = **{ $place }.** { $name }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
daily-unlisted = { $count ->
    [1] ja üks inimene, keda tabelis pole
   *[other] ja { $count } inimest, keda tabelis pole
}
daily-everywhere = { $count ->
    [0] Keegi pole seda veel lõpetanud.
    [1] Üks inimene on selle lõpetanud.
   *[other] Kokku on selle lõpetanud { $count } inimest.
}
daily-nobody = Keegi pole seda lõpetanud.
daily-own = See on sulle kokkuvõttes { $place }. koht.
daily-erased = Tänane katse on sul juba olnud: kustutasid oma andmed ja koos nendega oma mängu. Homme tuleb uus.
daily-next = Järgmine algab { $when }.
daily-streak = Oled päeva mängu lõpetanud { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
} järjest.
daily-shared = **{ $name }** lõpetas päeva mängu, { DATETIME($date, dateStyle: "long") }.
daily-card-how = Kopeeri ja näita, kus soovid. See ei reeda midagi:
daily-card-points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} · võrdluseks { $par } (arvuti: { $level })
daily-par = Võrdluseks on see, mille saab arvuti ({ $level }) sinu kohal samade kividega.
daily-card-colors = Värvid on valduste punktid: { $colors }
daily-card-streak = { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
} järjest
daily-copy = Siin ei näe seda keegi teine. Jagamiseks kopeeri:
daily-about = Kõik mängijad saavad samad kivid samas järjekorras ja mängivad { $count ->
    [1] sama arvutimängija
   *[other] samade arvutimängijate
} vastu. Mängida saad üks kord, omas tempos. Sinu punktid lähevad arvesse ja kui soovid, saad ka vihje.
button-daily-play = Mängi
button-daily-go-on = Mängi edasi
button-daily-look = Vaata oma mängu
button-daily-before = Eelmine päev
button-daily-today = Täna
error-daily-begun = Oled tänast mängu juba alustanud: { COMMAND("daily") } jätkab seda.
help-daily-name = Päeva mäng
help-daily = { COMMAND("daily") } on iga päev üks mäng, kus kõik saavad samad kivid ja mängivad samade arvutimängijate vastu. Mängi seda üks kord, omas tempos, ja võrdle oma punkte teistega. Kui lõpetad mängu iga päev, kasvab su järjestikuste päevade arv.
