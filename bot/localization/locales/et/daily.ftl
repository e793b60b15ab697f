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
daily-own = Sul on { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, see on kõigi seas { $place }. koht.
daily-next = Järgmine algab { $when }.
daily-streak = Oled päeva mängu lõpetanud { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
} järjest.
daily-shared = **{ $name }**: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} päeva mängus, { DATETIME($date, dateStyle: "long") }.
button-daily-play = Mängi
button-daily-before = Eelmine päev
button-daily-today = Täna
help-daily-name = Päeva mäng
help-daily = { COMMAND("daily") } on iga päev üks mäng, kus kõik saavad samad kivid samade arvutite vastu. Mängi seda üks kord, omas tempos, ja võrdle oma punkte teistega; kui lõpetad mängu iga päev, kasvab su järjestikuste päevade arv.
