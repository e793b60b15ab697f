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
   *[other] Überall zusammen haben { $count } Personen sie beendet.
}
daily-nobody = Niemand hat sie beendet.
daily-own = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, das ist Platz { $place } unter allen.
daily-next = Die nächste beginnt { $when }.
daily-streak = Du hast die tägliche Partie { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} in Folge beendet.
daily-shared = **{ $name }** hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in der täglichen Partie vom { DATETIME($date, dateStyle: "long") }.
button-daily-play = Spielen
button-daily-before = Tag davor
button-daily-today = Heute
help-daily-name = Die tägliche Partie
help-daily = { COMMAND("daily") } ist eine Partie am Tag, in der alle dieselben Dominosteine bekommen, gegen dieselben Computer. Spiel sie einmal, so langsam du willst, und vergleich deine Punkte mit denen der anderen; wer sie jeden Tag beendet, verlängert seine Serie.
