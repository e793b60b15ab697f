# Die tägliche Partie: alle, die sie spielen, bekommen dieselben Dominosteine.

daily-name = Tägliche Partie
daily-title = Tägliche Partie: { DATETIME($date, dateStyle: "long") }
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
    [0] Noch hat sie niemand beendet.
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
daily-shared = **{ $name }** hat die tägliche Partie vom { DATETIME($date, dateStyle: "long") } beendet.
daily-card-how = Kopier das und zeig es, wo du willst. Es verrät nichts:
daily-card-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · Richtwert { $par } (Computer: { $level })
daily-par = Der Richtwert ist das, was ein Computer ({ $level }) auf deinem Platz mit denselben Dominosteinen holt.
daily-card-colors = Die Farben sind die Punkte der Gebiete: { $colors }
daily-card-streak = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} in Folge
daily-copy = Hier sieht das sonst niemand. Kopier es, um es zu teilen:
daily-about = Alle, die sie spielen, bekommen dieselben Dominosteine in derselben Reihenfolge, gegen { $count ->
    [1] denselben Computer
   *[other] dieselben Computer
}. Du kannst sie einmal spielen, so langsam du willst. Deine Punkte zählen, und einen Hinweis gibt es, wenn du einen möchtest.
button-daily-play = Spielen
button-daily-go-on = Weiterspielen
button-daily-look = Dein Spiel ansehen
button-daily-before = Tag davor
button-daily-today = Heute
error-daily-begun = Die Partie von heute hast du schon begonnen: { COMMAND("daily") } setzt sie fort.
help-daily-name = Die tägliche Partie
help-daily = { COMMAND("daily") } ist eine Partie am Tag, in der alle dieselben Dominosteine bekommen, gegen dieselben Computer. Spiel sie einmal, so langsam du willst, und vergleich deine Punkte mit denen der anderen. Wer sie jeden Tag beendet, verlängert seine Serie.
