# Die tägliche Partie: alle, die sie spielen, bekommen dieselben Dominosteine.

daily-name = Tägliche Partie
daily-title = Kingdomino #{ $number } · { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [1] ein Computer
   *[other] { $count } Computer
} ({ $level })
daily-here = Auf diesem Server
daily-line = **{ $place }.** { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-unlisted = { $count ->
    [1] und eine Person, die nicht in der Liste steht
   *[other] und { $count } Personen, die nicht in der Liste stehen
}
daily-everywhere = { $count ->
    [1] Eine Person hat sie beendet.
   *[other] Insgesamt haben { $count } Personen sie beendet.
}
daily-nobody = Niemand hat sie beendet.
daily-own = Das ist für dich insgesamt Platz { $place }.
daily-erased = Deinen Versuch für heute hattest du schon: Du hast deine Daten gelöscht, und deine Partie mit ihnen. Morgen kommt eine neue.
daily-next = Die nächste beginnt { $when }.
daily-streak = Du hast die tägliche Partie { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} in Folge beendet.
daily-shared = **{ $name }** hat die tägliche Partie beendet.
daily-card-how = Kopier das und zeig es, wo du willst. Es verrät nichts:
daily-card = Kingdomino #{ $number } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $level }: { $par })
daily-card-words = Kingdomino #{ $number }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Ein Computer ({ $level }) holte { $par } mit denselben Dominosteinen.
daily-card-way = { $link ->
    [none] Spiel es auf Discord mit { COMMAND("daily") }
   *[other] Spiel es mit { COMMAND("daily") }: { $link }
}
daily-copy = Hier sieht das sonst niemand. Kopier es, um es zu teilen:
daily-about = Alle bekommen diese Dominosteine. Du spielst einmal.
button-daily-play = Spielen
button-daily-go-on = Weiterspielen
button-daily-look = Dein Spiel ansehen
button-daily-todays = Die von heute spielen
button-daily-before = Tag davor
button-daily-today = Heute
error-daily-begun = Die Partie von heute hast du schon begonnen: { COMMAND("daily") } setzt sie fort.
help-daily-name = Die tägliche Partie
help-daily = { COMMAND("daily") } ist eine Partie am Tag, in der alle dieselben Dominosteine bekommen, gegen dieselben Computer. Spiel sie einmal, so langsam du willst, und vergleich deine Punkte mit denen der anderen. Um Mitternacht UTC beginnt eine neue.
