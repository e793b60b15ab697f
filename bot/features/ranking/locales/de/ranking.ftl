stats-challenges = Tägliche Partien und Herausforderungen

stats-title = { $name } auf diesem Server
stats-none = { $name } hat auf diesem Server noch kein Spiel, das zählt.
stats-own-title = Alle deine Spiele
stats-own-none = Du hast noch kein Spiel, das zählt.
stats-together = **Du und { $name }** · zusammen: { $games ->
    [1] ein Spiel
   *[other] { $games } Spiele
} · gewonnen: du ({ $count }), { $name } ({ $wins }) · zuletzt: { $when_date }
stats-record = **{ $game }**: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [0] keine Siege
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
stats-played = **{ $game }**: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
stats-average = im Schnitt { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}, Bestwert { $best_points }
button-ranking = Rangliste dieses Servers
button-results = Meine Ergebnisse
ranking-title = Rangliste dieses Servers: { $game }
ranking-line = **{ $place }.** { $name }: Wertung { $rating } · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [0] keine Siege
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
ranking-none = Hier gibt es noch keine Rangliste. Sie beginnt mit einem beendeten Spiel zwischen Menschen.
ranking-computers = Du gegen Computer
ranking-empty = Noch hat niemand genug Spiele beendet.
ranking-missing = Dir { $missing ->
    [1] fehlt noch ein Spiel
   *[other] fehlen noch { $missing } Spiele
} gegen andere Menschen, dann stehst du in der Liste.
ranking-unlisted = Du stehst nicht in der Liste. So hast du es in { COMMAND("kingdomino settings") } gewählt.
ranking-about = Alle, die mindestens { $fewest } Spiele gegen andere Menschen beendet haben. Du beginnst mit { $start }, und ein Sieg über Stärkere bringt mehr. In { COMMAND("kingdomino settings") } kannst du dich heraushalten.
ranking-season = Diese Saison, seit dem { DATETIME($since_day, dateStyle: "long") }
ranking-past = Die Saison vom { DATETIME($since_day, dateStyle: "medium") } bis { DATETIME($until_day, dateStyle: "medium") }
button-ranking-season = Diese Saison
button-ranking-before = Saison davor
button-ranking-always = Von Anfang an
ranking-placeholder = Anderes Spiel …
command-stats-about = Wie jemand auf diesem Server abschneidet, und die Rangliste
option-player-about = Wessen Ergebnisse (sonst deine)
error-results-of-another = Hier siehst du nur deine eigenen Ergebnisse. Tippe { COMMAND("kingdomino stats") } auf einem Server, um zu sehen, wie andere dort abschneiden.
help-ranking = { COMMAND("kingdomino stats") } zeigt Ergebnisse und die Rangliste des Servers.
stored-ranking = Ranglisten werden jedes Mal neu aus den beendeten Spielen errechnet. Ob du darin stehst, legst du in { COMMAND("kingdomino settings") } fest.
setting-ranked-is = { $state ->
    [on] Ranglisten: **mit dir**
   *[off] Ranglisten: **ohne dich**
}
button-set-ranked-on = In Ranglisten zeigen
button-set-ranked-off = Nicht in Ranglisten zeigen
stats-best = Bestes Königreich ({ $game }): { points } ({ $when_date })
button-best = Bestes Königreich
