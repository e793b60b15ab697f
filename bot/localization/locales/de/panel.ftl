panel-place = { $domino } anlegen
panel-spot-other = { $count ->
    [1] Die einzige Stelle · { $worth }
   *[other] Stelle **{ $spot }** von { $count } · { $worth }
}
panel-spot-most = { $count ->
    [1] Die einzige Stelle · { $worth }, mehr geht jetzt nicht
   *[other] Stelle **{ $spot }** von { $count } · { $worth }, mehr geht jetzt nicht
}
panel-spot-suggested = { $count ->
    [1] Die einzige Stelle, am besten so herum · { $worth }
   *[other] Vorschlag: Stelle **{ $spot }** von { $count } · { $worth }
}
panel-spot-words = Stelle { $spot } von { $count }: { $placement }. { $points ->
    [0] Jetzt keine Punkte
   *[other] Bringt { $gain }
}, zusammen { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
reason-completes = füllt das Raster
reason-loses-centre = rückt das Schloss aus der Mitte
reason-holes = { $number ->
    [1] lässt eine Lücke
   *[other] lässt { $number } Lücken
}
reason-joins = { $number ->
    [2] verbindet zwei { $terrain_id ->
        [wheat] Weizengebiete
        [forest] Waldgebiete
        [lake] Seengebiete
        [grassland] Wiesengebiete
        [swamp] Sumpfgebiete
        [mine] Minengebiete
        [town] Stadtgebiete
       *[other] Gebiete ({ $terrain })
    }
    [3] verbindet drei { $terrain_id ->
        [wheat] Weizengebiete
        [forest] Waldgebiete
        [lake] Seengebiete
        [grassland] Wiesengebiete
        [swamp] Sumpfgebiete
        [mine] Minengebiete
        [town] Stadtgebiete
       *[other] Gebiete ({ $terrain })
    }
   *[other] verbindet { $number } { $terrain_id ->
        [wheat] Weizengebiete
        [forest] Waldgebiete
        [lake] Seengebiete
        [grassland] Wiesengebiete
        [swamp] Sumpfgebiete
        [mine] Minengebiete
        [town] Stadtgebiete
       *[other] Gebiete ({ $terrain })
    }
}
reason-crowns = { $number ->
    [one] { $terrain }: erste Krone für { $number } Feld
   *[other] { $terrain }: erste Krone für { $number } Felder
}
reason-keeps-centre = hält das Schloss in der Mitte
reason-open = { $number ->
    [0] { $terrain }: kein Platz für mehr
    [1] { $terrain }: bleibt an einer Seite offen
   *[other] { $terrain }: bleibt an { $number } Seiten offen
}
reason-fewer-holes = { $number ->
    [0] lässt keine Lücke
   *[other] lässt weniger Lücken
}
reason-in-the-end = verspricht am Ende mehr
panel-mirrored = Manche Stellen sind Spiegelbilder voneinander, darum ist nur eine davon gezeigt.
panel-discarded = { $domino } passt nirgends in dein Königreich und wurde abgeworfen.
panel-auto-placed = { $domino } passte nur an eine Stelle, also habe ich ihn für dich dort angelegt. { COMMAND("kingdomino settings") } schaltet das ab.

step-place = Anlegen
step-choose = Wählen
step-finish = Fertig
panel-step = Schritt { $number } von { $count }: { $step }
button-suggested = { $action } · Vorschlag
button-skip = Überspringen
button-skip-to-choose = Weiter zur Wahl
button-skip-to-finish = Weiter zum Ende
button-step-back = Zurück: { $step }
back-place = Anlegen zurücknehmen

panel-pick = Wähle deinen nächsten Dominostein.
panel-pick-first = Wähle deinen Dominostein für die erste Runde.
panel-taken = Vergeben: { $dominoes }.
suggested-denied = { $points ->
    [one] Vorschlag: Dominostein { $domino }. Er würde sonst jemand anderem { $points } Punkt bringen.
   *[other] Vorschlag: Dominostein { $domino }. Er würde sonst jemand anderem { $points } Punkte bringen.
}
suggested-both = Vorschlag: Dominostein { $domino }. { $other } bekommst du auch, denn sonst wählt niemand mehr.
suggested-later = Vorschlag: Dominostein { $domino }. { $other } bringt sonst gerade niemandem etwas, den kann dein anderer König wohl noch nehmen.
suggested-earlier = Vorschlag: Dominostein { $domino }. Er bringt jetzt weniger als Dominostein { $other }, aber du bist in der nächsten Runde früher dran.
suggested-in-the-end = Vorschlag: Dominostein { $domino }. Er verspricht am Ende mehr.
choice-lost = passt nirgends
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · Vorschlag
button-take = Nehmen: { $choice }
button-discard = { $domino } abwerfen (passt nirgends)
button-place-only = Nur anlegen
panel-team = Jetzt ist der König von { $name } dran. Ihr teilt euch das Königreich, also kannst du zuschauen.
panel-type-again = Damit würdest du einen Schritt auslassen. Wenn du das willst, gib es noch einmal ein.
panel-moved-on = Seit diesem Knopf ist das Spiel weitergegangen. So steht es jetzt.

spot-placeholder = Wähle eine Stelle
spots-more = Weitere Stellen
spot-label = { $spot } · { $worth }

button-previous = ‹ Vorige
button-next = Nächste ›
button-rotate = Drehen
button-play = Hier anlegen
button-play-turn = Den vorgeschlagenen Zug spielen
panel-turn = Vorschlag: { $deeds }
panel-turn-then = Dann: { $deeds }
button-hint = Hinweis
button-compare = Vergleichen
turn-done = Fertig: { $deeds }.

turn-done-other = Dein Zug ist vorbei.
turn-thinking = { $name } denkt nach und zieht gleich.

done-joined = Du bist dabei! Das Spiel beginnt, wenn der Host auf **{ button-start }** drückt. Ist der Tisch voll, können das alle.
done-invitation-sent = Ich habe **{ $name }** eingeladen und { $count ->
    [1] einen Platz
   *[other] { $count } Plätze
} freigehalten. **{ button-more }** nimmt die Einladung zurück.
done-left = Du hast den Tisch verlassen.
done-declined = Okay, du hast abgesagt, und der Platz ist wieder frei.
done-dropped = { $variant } wird ohne { $options } gespielt: { $count ->
    [one] Das ist jetzt aus.
   *[other] Beides ist jetzt aus.
}
done-started = Das Spiel hat begonnen.
done-cancelled = Der Tisch ist geschlossen.
done-resigned = Du hast das Spiel verlassen, und der Computer spielt für dich weiter.
done-resigned-last = Du hast das Spiel verlassen. Übrig waren nur noch Computer, also ist es vorbei.
ask-findsubstitute = Den Tisch fragen, ob jemand anders auf dem Platz von **{ $name }** weiterspielen darf?
ask-computermoves = Den Computer für **{ $name }** ziehen lassen?
ask-computerkeeps = Dem Computer den Platz von **{ $name }** geben, bis zur Rückkehr?
ask-returntoseat = Deinen Platz zurückholen und selbst weiterspielen?
ask-undoturn = Die anderen fragen, ob du den letzten Zug zurücknehmen darfst?
ask-pause = Die anderen fragen, ob dieser Tisch Pause macht?
ask-putout = **{ $name }** den Platz nehmen? Ich sage Bescheid, und zurück geht es nur mit einer Einladung.
button-yes = Ja
button-no = Nein
done-nothing = Alles bleibt, wie es war.
done-opened = Dein Tisch ist offen!
done-forgotten = Erledigt. Dein Name und deine Daten sind gelöscht.
forgotten-name = Jemand

button-undoturn = Diesen Zug zurücknehmen
undo-waiting = Ich habe die anderen gefragt. Zieht jemand, bevor alle zugestimmt haben, gilt der Zug.
undo-done = Dein Zug ist zurückgenommen.

done-computermoves = Erledigt, der Computer hat diesen Zug gemacht.
done-computerkeeps = Erledigt, der Computer spielt hier bis zur Rückkehr weiter.
done-returntoseat = Der Platz gehört wieder dir. Spiel von hier weiter!
done-already-seated = Du sitzt schon auf deinem Platz, also hat sich nichts geändert.

confirm-cancel = Dieses Spiel für alle ohne Ergebnis beenden?
confirm-cancel-lobby = An diesem Tisch sitzen noch andere. Für alle schließen?
button-cancel-yes = Spiel beenden
button-cancel-no = Weiterlaufen lassen
confirm-resign = Dieses Spiel endgültig verlassen? Der Computer übernimmt deinen Platz, und die anderen spielen weiter.
confirm-resign-last = Aufgeben? Übrig wären nur noch Computer, also wäre das Spiel vorbei, ohne Ergebnis.
confirm-leave = Außer dir sitzt hier niemand, also schließt der Tisch, wenn du gehst.
button-leave-yes = Gehen und schließen
button-leave-no = Bleiben
confirm-start = Nicht alle, die du eingeladen hast, haben geantwortet. Ohne sie starten?
button-start-yes = Ohne sie starten
button-start-no = Warten
button-resign-yes = Aufgeben
button-resign-no = Weiterspielen
button-done = Fertig
