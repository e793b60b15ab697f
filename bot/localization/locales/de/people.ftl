button-follow = Folgen
button-unfollow = Nicht mehr folgen
button-unfollow-number = Nicht mehr folgen: { $number }
button-follow-mentioned = Am Ende erwähnen
button-follow-quietly = Nicht erwähnen
following-quietly = Du folgst diesem Tisch: Er steht in { COMMAND("kingdomino games") }, und du wirst nicht erwähnt. Das endet mit dem Spiel.
following-mentioned = Du folgst diesem Tisch: Er steht in { COMMAND("kingdomino games") }, und du wirst einmal erwähnt, wenn das Spiel endet.
unfollowed = Du folgst diesem Tisch nicht mehr.
followed-title = Du folgst
followed-game = { $number } · { $game } { $channel }
end-followers = Für alle, die diesem Tisch folgen: { $people }

button-standins = Vertretung für { $name }
standins-about = **{ $name }** ist abwesend bis { $until }. Alle am Tisch können einen Computer diesen Zug machen oder den Platz bis zur Rückkehr übernehmen lassen. Wenn alle zustimmen, kann auch jemand anders den Platz übernehmen.
button-findsubstitute = Ersatz suchen
button-takeseat = Platz von { $name } übernehmen
proposal-seat = **{ $name }** möchte Ersatz suchen:
proposal-ended-seat = Diese Suche nach Ersatz ist vorbei.
seat-proposed = Jemand anders darf den Platz von **{ $name }** übernehmen und weiterspielen; **{ $owner }** darf jederzeit zurückkommen.
seat-proposed-for-good = Jemand anders darf den Platz von **{ $name }** übernehmen und weiterspielen.
done-proposal-seat = Erledigt: Alle in diesem Kanal können den Platz jetzt übernehmen.
seat-offered = Der Platz von **{ $name }** ist zu haben: Wer ihn übernimmt, spielt von hier weiter und bekommt auch das Ergebnis. **{ $owner }** darf jederzeit zurückkommen; mit dem nächsten eigenen Zug endet das Angebot.
seat-offered-for-good = Der Platz von **{ $name }** ist zu haben: Wer ihn übernimmt, spielt von hier weiter und bekommt das Ergebnis.
seat-offered-left = **{ $name }** ist nicht mehr auf diesem Server. Ein Computer spielt weiter, und alle können den Platz übernehmen.
seat-offer-ended = Dieser Platz ist nicht mehr zu haben.
seat-taken = **{ $name }** spielt ab jetzt für **{ $owner }**.
seat-taken-for-good = **{ $name }** spielt ab jetzt auf diesem Platz.
seat-returned = **{ $name }** ist zurück; **{ $substitute }** gibt den Platz wieder frei. Danke!
plays-for = { $name } spielt für { $owner }.
done-seat-taken = Der Platz gehört dir: Du spielst von hier weiter. Wer ihn vorher hatte, darf jederzeit zurückkommen; das Ergebnis bekommt, wer am Ende hier sitzt.
done-seat-taken-for-good = Der Platz gehört dir: Du spielst von hier weiter, und das Ergebnis bekommt, wer am Ende hier sitzt.

away-waiting = { $name } ist abwesend bis { $until }.
away-computer = { $name } ist abwesend bis { $until }; solange zieht ein Computer.
nobody-present = Gerade ist niemand da: Das Spiel wartet, bis jemand zurück ist.
away-day = { $days ->
    [1] morgen, { DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
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
away-confirmed = Du bist abwesend bis { $until }: Niemand erinnert oder erwähnt dich. Wer mit dir spielt, sieht, bis wann.
away-moved-for = { $count ->
    [1] An einem deiner Tische zieht sofort ein Computer für dich, wie es dieser Tisch vereinbart hat.
   *[other] An { $count } deiner Tische ziehen sofort Computer für dich, wie es diese Tische vereinbart haben.
}
away-waited-for = { $count ->
    [1] Einer deiner Tische wartet auf dich, wenn die anderen keine Vertretung finden.
   *[other] { $count } deiner Tische warten auf dich, wenn die anderen keine Vertretung finden.
}
away-deserted = { $count ->
    [1] Einer deiner Tische wartet, bis jemand zurück ist.
   *[other] { $count } deiner Tische warten, bis jemand zurück ist.
}
away-ends = Wenn du ziehst, endet deine Abwesenheit an diesem Tisch.
button-comeback = Ich bin zurück
away-over = Willkommen zurück. Du wirst wieder erwähnt und erinnert.
away-not = Du bist nicht abwesend. { COMMAND("kingdomino away") } meldet dich ab.
away-missed = { $turns ->
    [0] In deiner Abwesenheit musste niemand für dich ziehen.
    [1] In deiner Abwesenheit haben andere einen Zug für dich gemacht.
   *[other] In deiner Abwesenheit haben andere { $turns } Züge für dich gemacht, an { $tables ->
        [1] einem Tisch
       *[other] { $tables } Tischen
    }.
}
away-your-turn = { $game } { $channel }: **du bist dran**
away-substitute = { $game } { $channel }: Jemand vertritt dich. { COMMAND("kingdomino seat") } dort holt den Platz zurück.
