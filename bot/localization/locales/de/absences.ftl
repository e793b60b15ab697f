quit-placeholder = Einen Tisch verlassen …
end-called = Auch für { $people_names }

button-standins = Vertretung: { $name } …
standins-about = **{ $name }** ist abwesend (wieder da: { $until_time }). Alle am Tisch können den Computer diesen Zug machen oder weiterspielen lassen, bis { $name } zurück ist. Wenn alle zustimmen, kann auch jemand anders den Platz übernehmen.
button-findsubstitute = Vertretung suchen
button-takeseat = Platz von { $name } übernehmen
seat-proposed = Jemand anders könnte den Platz von **{ $name }** übernehmen und weiterspielen. **{ $owner_name }** kann jederzeit zurückkommen.
seat-proposed-for-good = Jemand anders könnte den Platz von **{ $name }** übernehmen und weiterspielen.
done-proposal-seat = Erledigt. Alle in diesem Kanal können den Platz jetzt übernehmen.
seat-offered = Der Platz von **{ $name }** ist frei! Übernimm ihn und spiel von hier weiter. **{ $owner_name }** kann jederzeit zurückkommen, und das Ergebnis bekommt, wer am Ende dort sitzt.
seat-offered-for-good = Der Platz von **{ $name }** ist frei! Übernimm ihn und spiel von hier weiter. Das Ergebnis bekommt, wer am Ende dort sitzt.
seat-offered-left = **{ $name }** ist nicht mehr auf diesem Server. Der Computer hält den Platz, und alle können ihn übernehmen. Das Ergebnis bekommt, wer am Ende dort sitzt.
seat-offer-ended = Dieser Platz ist nicht mehr frei.
seat-taken = **{ $name }** spielt jetzt für **{ $owner_name }**.
seat-taken-for-good = **{ $name }** spielt jetzt auf diesem Platz.
seat-returned = **{ $name }** ist zurück. Danke für die Vertretung!
plays-for = { $name } spielt für { $owner_name }.
done-seat-taken = Der Platz gehört dir, spiel von hier weiter. Wer ihn vorher hatte, kann jederzeit zurückkommen, und das Ergebnis bekommt, wer am Ende hier sitzt.
done-seat-taken-for-good = Der Platz gehört dir, spiel von hier weiter. Das Ergebnis bekommt, wer am Ende hier sitzt.

away-waiting = { $name } ist abwesend. Wieder da: { $until_time }.
away-computer = { $name } ist abwesend. Wieder da: { $until_time }. So lange spielt der Computer.
nobody-present = Gerade ist niemand da, also wartet das Spiel, bis jemand zurück ist.
away-day = { $days ->
    [1] morgen, { DATETIME($day, dateStyle: "full") }
   *[other] { DATETIME($day, dateStyle: "full") }
}
away-hours = { $count ->
    [1] in einer Stunde
   *[other] in { $count } Stunden
}
away-days = { $count ->
    [1] in einem Tag
   *[other] in { $count } Tagen
}
away-weeks = { $count ->
    [1] in einer Woche
   *[other] in { $count } Wochen
}
away-confirmed = Du bist abwesend. Wieder da: { $until_time }. So lange wirst du nicht erwähnt, und wer mit dir spielt, sieht das Datum. Hab eine gute Zeit!
away-moved-for = { $count ->
    [1] An einem deiner Tische spielt ab jetzt der Computer für dich, wie ihr es dort vereinbart habt.
   *[other] An { $count } deiner Tische spielt ab jetzt der Computer für dich, wie ihr es dort vereinbart habt.
}
away-waited-for = { $count ->
    [1] Einer deiner Tische wartet auf dich, falls die anderen keine Vertretung finden.
   *[other] { $count } deiner Tische warten auf dich, falls die anderen keine Vertretung finden.
}
away-deserted = { $count ->
    [1] Einer deiner Tische wartet, bis jemand zurück ist.
   *[other] { $count } deiner Tische warten, bis jemand zurück ist.
}
away-ends = Wenn du ziehst, bist du an diesem Tisch zurück.
button-comeback = Ich bin zurück
away-over = Willkommen zurück! Du wirst wieder erwähnt und erinnert.
away-not = Du bist nicht abwesend. Bevor du gehst, tippe { COMMAND("kingdomino settings away:") } und ein Datum.
away-missed = { $turns ->
    [0] In deiner Abwesenheit musste niemand für dich ziehen.
    [1] In deiner Abwesenheit haben andere einen Zug für dich gemacht.
   *[other] In deiner Abwesenheit haben andere { $turns } Züge für dich gemacht, an { $tables ->
        [1] einem Tisch
       *[other] { $tables } Tischen
    }.
}
away-your-turn = { $game } { $channel }: **du bist dran**
away-substitute = { $game } { $channel }: Eine Vertretung spielt für dich. Unter { COMMAND("kingdomino board") } dort holst du deinen Platz zurück.
