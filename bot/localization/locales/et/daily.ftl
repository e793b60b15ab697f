# Päeva mäng: kõigile samad doominokivid.

daily-name = Päeva mäng
daily-title = Kingdomino #{ $number } · { DATETIME($date, dateStyle: "long") }
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
daily-shared = **{ $name }** lõpetas päeva mängu.
daily-card-how = Kopeeri ja näita, kus soovid. See ei reeda midagi:
daily-card = Kingdomino #{ $number } · { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} ({ $level }: { $par })
daily-card-words = Kingdomino #{ $number }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}. Arvutimängija ({ $level }) sai samade kividega { $par }.
daily-card-way = { $link ->
    [none] Mängi Discordis käsuga { COMMAND("daily") }
   *[other] Mängi käsuga { COMMAND("daily") }: { $link }
}
daily-copy = Siin ei näe seda keegi teine. Jagamiseks kopeeri:
daily-about = Kõik saavad need kivid. Mängid üks kord.
button-daily-play = Mängi
button-daily-go-on = Mängi edasi
button-daily-look = Vaata oma mängu
button-daily-todays = Mängi tänast
button-daily-before = Eelmine päev
button-daily-today = Täna
error-daily-begun = Oled tänast mängu juba alustanud: { COMMAND("daily") } jätkab seda.
help-daily-name = Päeva mäng
help-daily = { COMMAND("daily") } on iga päev üks mäng, kus kõik saavad samad kivid ja mängivad samade arvutimängijate vastu. Mängi seda üks kord, omas tempos, ja võrdle oma punkte teistega. Uus algab keskööl UTC aja järgi.
