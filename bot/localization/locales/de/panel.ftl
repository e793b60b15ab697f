panel-place = { $domino } anlegen
panel-spot-words = Stelle { $spot } von { $count }: { $placement }; bringt { $gain }, zusammen { $total ->
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
reason-in-the-end = verspricht am Ende mehr
panel-mirrored = Von gespiegelten Stellen ist nur eine gezeigt.
panel-discarded = { $domino } passt nirgends in dein Königreich und wurde abgeworfen.
panel-auto-placed = { $domino } passte nur an eine Stelle und liegt jetzt dort. { COMMAND("kingdomino settings") } schaltet das ab.

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
    [one] Vorschlag { $domino }: würde jemand anderem { $points } Punkt bringen.
   *[other] Vorschlag { $domino }: würde jemand anderem { $points } Punkte bringen.
}
suggested-both = Vorschlag { $domino }: { $other } bekommst du auch, denn sonst wählt niemand mehr.
suggested-later = Vorschlag { $domino }: { $other } bringt sonst niemandem Punkte und bleibt wohl für deinen anderen König.
suggested-earlier = Vorschlag { $domino }: bringt jetzt weniger als { $other }, aber du bist in der nächsten Runde früher dran.
suggested-in-the-end = Vorschlag { $domino }: verspricht am Ende mehr.
choice-lost = passt nirgends
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · Vorschlag
button-take = Nehmen: { $choice }
button-discard = { $domino } abwerfen (passt nirgends)
button-place-only = Nur anlegen
panel-team = Jetzt ist { $name } mit dem eigenen König dran; ihr teilt das Königreich, und du kannst zusehen.
panel-moved-on = Das Spiel ist seit diesem Knopf weitergegangen; so steht es jetzt.

spot-placeholder = Wähle eine Stelle

button-previous = ‹ Vorige
button-next = Nächste ›
button-rotate = Drehen
button-play = Hier anlegen

turn-done-other = Dein Zug ist vorbei.
turn-thinking = { $name } denkt nach und zieht gleich.

done-joined = Du hast einen Platz. Das Spiel beginnt, wenn der Host auf **{ button-start }** drückt; ist der Tisch voll, dürfen das alle.
done-left = Du hast den Tisch verlassen.
done-declined = Du hast abgesagt; der Platz ist wieder frei.
done-dropped = { $variant } wird ohne { $options } gespielt: { $count ->
    [one] Das ist jetzt aus.
   *[other] Beides ist jetzt aus.
}
done-started = Das Spiel hat begonnen.
done-cancelled = Der Tisch ist geschlossen.
done-resigned = Du hast das Spiel verlassen; ein Computer spielt für dich weiter.
done-resigned-last = Du hast das Spiel verlassen. Es ist beendet, denn nur Computer waren noch übrig.
done-nothing = Alles bleibt, wie es war.
done-opened = Dein Tisch ist offen.
done-thread = Dein Tisch ist offen: { $link }
done-forgotten = Erledigt: Dein Name und deine Daten sind hier gelöscht.
forgotten-name = Jemand

button-undoturn = Zug zurücknehmen
undo-waiting = Die anderen sind gefragt. Zieht jemand, bevor alle zugestimmt haben, gilt der Zug.
undo-done = Dein Zug ist zurückgenommen.

done-computermoves = Erledigt: Ein Computer hat diesen Zug gemacht.
done-computerkeeps = Erledigt: Ein Computer spielt bis zur Rückkehr auf diesem Platz.
done-returntoseat = Der Platz gehört wieder dir: Du spielst von hier weiter.
done-already-seated = Du sitzt schon auf deinem Platz: Nichts hat sich geändert.

confirm-cancel = Dieses Spiel für alle ohne Ergebnis beenden?
confirm-cancel-lobby = An diesem Tisch sitzen schon andere. Für alle schließen?
button-cancel-yes = Spiel beenden
button-cancel-no = Weiterlaufen lassen
confirm-resign = Dieses Spiel endgültig verlassen? Ein Computer übernimmt deinen Platz, und die anderen spielen weiter.
confirm-resign-last = Aufgeben? Dann wären nur noch Computer übrig, und das Spiel endet endgültig, ohne Ergebnis.
confirm-leave = Außer dir sitzt hier kein Mensch: Wenn du gehst, schließt der Tisch.
button-leave-yes = Gehen und schließen
button-leave-no = Bleiben
confirm-start = Nicht alle Eingeladenen haben geantwortet. Ohne sie starten?
button-start-yes = Ohne sie starten
button-start-no = Warten
button-resign-yes = Aufgeben
button-resign-no = Weiterspielen
button-done = Fertig
