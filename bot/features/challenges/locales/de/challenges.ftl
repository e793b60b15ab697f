deal-daily = Tägliche Partie
deal-channel = Herausforderung
deal-weekly = Wöchentliche Herausforderung
deal-known = { button-beat }
button-beat = Ergebnis überbieten
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
cards-title = Tägliche Partie { $number }: schon fertig
daily-opponents = { $count ->
    [1] { $count } Computer
   *[other] { $count } Computer
} ({ $level })
daily-begins = **Kingdomino #{ $number }**: Alle bekommen diese Dominosteine und spielen einmal.
daily-here = Auf diesem Server
daily-line = **{ $place }.** { $name }: { points }
daily-unlisted = { $count ->
    [1] Eine Person steht nicht in der Liste.
   *[other] { $count } Personen stehen nicht in der Liste.
}
daily-everywhere = { $count ->
    [1] Bisher hat eine Person sie beendet.
   *[other] Bisher haben { $count } Personen sie beendet.
}
daily-nobody = Niemand hat sie beendet.
daily-next = Nächste Partie: { $when_time }.
daily-week = Diese Woche hast du an { $days } Tagen gespielt.
daily-shared = **{ $name }** hat die tägliche Partie beendet.
daily-card-how = Kopier das und zeig es, wo du willst. Es verrät nichts:
daily-card = Kingdomino #{ $number } · { points } (ein starker Computer auf diesem Platz: { $par })
daily-card-words = Kingdomino #{ $number }: { points }. Ein Computer ({ $level }) holte { $par } mit denselben Dominosteinen.
daily-card-way = Spiel es auf Discord mit { COMMAND($command) }
daily-copy = Hier sieht das sonst niemand. Kopier es, um es zu teilen:
daily-about = Alle bekommen diese Dominosteine. Du spielst einmal.
button-daily-play = Spielen
button-daily-go-on = Weiterspielen
button-daily-look = Meine Partie ansehen
button-daily-todays = Die von heute spielen
button-cards = Karten zeigen
button-daily-today = Heutige Partie zeigen
help-daily-name = Die tägliche Partie
help-daily = { COMMAND("kingdomino daily") } ist eine Partie am Tag, in der alle dieselben Dominosteine bekommen, gegen dieselben Computer. Spiel sie einmal, so langsam du willst, und vergleich deine Punkte mit denen der anderen. Um Mitternacht UTC kommt eine neue.
challenge-invitation = { $kind }: { $facts }
challenge-opened = Deine Herausforderung ist eröffnet! Mit **{ button-daily-play }** in ihrer Nachricht spielst du mit.
challenge-about = Alle spielen mit denselben Dominosteinen, jede Person für sich und wann sie mag.
challenge-minutes = { $minutes ->
    [1] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
challenge-question = **Eine Herausforderung für alle hier?** { $game }, gegen Computer ({ $level }). Alle bekommen dieselben Dominosteine und haben einen Tag Zeit.
challenge-closes = Offen bis: { $when_time }.
challenge-last-day = Letzter Tag! Offen bis: { $when_time }.
challenge-closed = Geschlossen: { $when_span }.
challenge-waits = Sie bleibt offen, bis jemand spielt.
challenge-finished = { $count ->
    [0] Niemand hat sie zu Ende gespielt.
    [1] Eine Person hat sie zu Ende gespielt.
   *[other] { $count } Personen haben sie zu Ende gespielt.
}
challenge-done = Schon fertig: { $names }.
names-more = { $more ->
    [1] { $names } und noch jemand
   *[other] { $names } und { $more } weitere
}
challenge-against = Gegen { $facts }.
challenge-late = Du warst zu spät fertig für die Liste, mit { points.dative }.
challenge-erased = Deinen Versuch hattest du schon: Du hast deine Daten gelöscht, und deine Partie mit ihnen.
button-challenge-close = Jetzt schließen
challenge-close-question = Das Ergebnis kommt sofort, für alle. Wer noch spielt, kann zu Ende spielen, steht aber nicht darin.
challenge-over = { $count ->
    [1] { $names } gewinnt mit { points.dative }.
   *[other] { $names } teilen sich den Sieg mit { points.dative }.
}
challenge-over-one = Nur { $name } hat sie zu Ende gespielt, mit { points.dative }.
challenge-over-unlisted = Sie ist geschlossen.
challenge-par = Ein starker Computer hier: { $par }
challenge-parted = { $round ->
    [0] Bei der ersten Wahl trennen sich die Wege.
   *[other] In Runde { $round } trennen sich die Wege.
}
challenge-turn = **{ $name }**: { $turn }
challenge-beat-title = { $name } überbieten: { points }
challenge-beat-about = Du bekommst denselben Platz, dieselben Dominosteine und Computer. Ein Versuch, und er zählt nicht.
challenge-beat-others = Für die anderen spielen Computer.
challenge-beat-shared = Mit denselben Dominosteinen: **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-even = Mit denselben Dominosteinen holten **{ $first_name }** und **{ $second_name }** beide { points }.
error-challenges-of-person = Du hast schon { $limit } offene Herausforderungen. Warte, bis eine schließt, oder schließe eine.
error-challenges-on-server = Dieser Server hat schon { $limit } offene Herausforderungen. Warte, bis eine schließt.
help-challenge-name = Herausforderungen
help-challenge = { COMMAND("kingdomino challenge") } gibt allen in einem Kanal dieselben Dominosteine, und alle spielen für sich gegen dieselben Computer. Ergebnisse siehst du erst, wenn du fertig bist. Wer jemandem beim Spielen zusieht, kennt aber die Dominosteine. Am Ende kommen die Königreiche, nebeneinander. **{ button-beat }** auf der Seite eines beendeten Spiels gibt dir denselben Platz und dieselben Dominosteine. Das zählt nicht. **{ button-weekly }** gibt dem Kanal jede Woche eine neue.

play-daily = { COMMAND("kingdomino daily") } ist eine Partie am Tag gegen Computer, mit denselben Dominosteinen für alle.
stored-challenges = Welche Herausforderungen und Wochen du eröffnet hast, welche täglichen Partien du gezeigt hast und in welchen Wochen ich dich gefragt habe, ob du noch mitspielst.
stored-tries = Löschst du deine Daten, solange eine tägliche Partie oder eine Herausforderung offen ist: dass sie begonnen wurde, als Code ohne deinen Namen, bis sie schließt.
error-challenge-private = Eine Herausforderung ist für alle in einem Kanal. Tippe { COMMAND("kingdomino challenge") } in einem Kanal eines Servers.
command-challenge-about = Dieselben Dominosteine für alle in diesem Kanal, allein und ohne Eile
command-daily-about = Die Partie von heute: dieselben Dominosteine für alle, ein Versuch pro Person
option-challenge-game-about = Welches Spiel (sonst Kingdomino)
option-level-about = Wie stark die Computer sind (sonst solide)
option-challenge-hours-about = In wie vielen Stunden sie schließt, etwa 3
option-days-about = In wie vielen Tagen sie schließt, etwa 2. Fehlt beides: in einem Tag

button-weekly = Jede Woche eine eröffnen
button-weekly-end = Wöchentliche Herausforderung stoppen
weekly-question = **Jede Woche eine Herausforderung hier?** Die Spiele wechseln sich ab, gegen Computer ({ $level }). Die erste beginnt jetzt, die nächste mit dem Ergebnis: { $opens_time } (Zeitzone: { $zone }).
weekly-clock = **Jede Woche eine Herausforderung hier?** Sag mir zuerst, wie spät es hier ist, damit niemand nachts gerufen wird.
weekly-begun = Es geht los! Jede Woche beginnt hier eine neue.
weekly-end-question = Keine wöchentlichen Herausforderungen mehr in { $channels }? Eine offene bleibt offen.
weekly-ended = Erledigt: Von selbst kommt keine mehr.
weekly-games = Spiele der nächsten Wochen
weekly-games-all = Alle Spiele im Wechsel
weekly-games-kingdomino = Alle außer Queendomino im Wechsel
career-days = Tägliche Partien: { $days }
week-title = Woche { $number }
week-result = { $state ->
    [alone] Nur { $names } hat Woche { $number } zu Ende gespielt.
    [won] { $count ->
        [1] { $names } gewinnt Woche { $number }.
       *[other] { $names } teilen sich Woche { $number }.
    }
   *[none] Woche { $number } ist vorbei.
}
week-open = Woche { $number } ist offen.
button-week-play = Woche { $number } spielen
week-row = { $weeks } Wochen in Folge, die mindestens zwei von euch zu Ende gespielt haben
week-season = Gewonnene Wochen: { $people_names }
week-tally = { $name } ({ $wins } von { $games })
week-best = Am besten ({ $game }): { $names }, { $gain } gegen einen starken Computer
week-before = Letzte Woche. { $done_text }
season-won = { $count ->
    [1] { $names } gewinnt die Saison, mit { $wins } von { $weeks } Wochen.
   *[other] { $names } teilen sich die Saison, mit je { $wins } von { $weeks } Wochen.
}
season-over = Die Saison ist vorbei.
button-season = Letzte Saison
season-title = Letzte Saison
season-line = **{ $place }.** { $name }: { $wins } von { $games }
button-week-want = Nächste Woche: { $game }
button-week-unwant = Nächste Woche nicht: { $game }
button-week-instead = Stattdessen spielen: { $game }
week-next = { $state ->
    [none] Hier öffnet sich keine neue Woche von selbst.
   *[next] Nächste Woche: { $game }.
}
week-missed = Noch jemand von euch, und es sind { $weeks } Wochen in Folge.
button-week-skip = Diese Woche nicht
week-skipped = Alles klar. Bis nächste Woche!
error-week-unfinished = Spiel erst diese Woche zu Ende. Dann kannst du sagen, was als Nächstes kommt.
career-weeks = Gewonnene Wochen dieser Saison: { $wins } von { $games }
weeks-of-season = Wöchentliche Herausforderungen, mit eigener Saison (gespielte Wochen: { $weeks } von { $most })
error-weeks-off = Dieser Server hat keine wöchentlichen Herausforderungen. Wer ihn verwaltet, kann sie mit { COMMAND("kingdomino server") } erlauben.
server-weeks = Wöchentliche Herausforderungen
server-weeks-is = Wer wöchentliche Herausforderungen beginnt: **{ $value }**
server-weeks-openers = wer Tische eröffnen darf
server-weeks-managers = wer den Server verwaltet
server-weeks-nobody = niemand
setting-closings-is = { $state ->
    [on] Herausforderungen und Wochen: **sie rufen dich**
   *[off] Herausforderungen und Wochen: **sie rufen dich nicht**
}
button-set-closings-on = Zu Herausforderungen rufen
button-set-closings-off = Nicht zu Herausforderungen rufen
