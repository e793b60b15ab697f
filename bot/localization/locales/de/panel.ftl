panel-place = { $domino } anlegen
panel-spot-other = { $domino }: { $count ->
    [1] die einzige Stelle · { $worth }
   *[other] Stelle **{ $spot }** · { $worth }
}
panel-spot-most = { $domino }: { $count ->
    [1] die einzige Stelle · { $worth }, mehr geht jetzt nicht
   *[other] Stelle **{ $spot }** · { $worth }, mehr geht jetzt nicht
}
panel-spot-bonus = { $domino }: Stelle **{ $spot }** · { $worth }, mehr ginge nur ohne deinen Bonus
panel-spot-words = Stelle { $spot } von { $count }: { $placement }. { $points ->
    [0] Jetzt keine Punkte
   *[other] Bringt { $gain }
}, zusammen { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
reason-completes = macht das Königreich voll
reason-loses-centre = rückt das Schloss aus der Mitte
reason-holes = { $count ->
    [1] lässt eine Lücke
   *[other] lässt { $count } Lücken
}
reason-joins = { $count ->
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
   *[other] verbindet { $count } { $terrain_id ->
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
reason-crowns = { $count ->
    [one] erste Krone für { $count } Feld ({ $terrain })
   *[other] erste Krone für { $count } Felder ({ $terrain })
}
reason-keeps-centre = hält das Schloss in der Mitte
reason-open = { $count ->
    [0] kein Platz mehr für { $terrain }
    [1] lässt Platz für ein weiteres Feld ({ $terrain })
   *[other] lässt Platz für { $count } weitere Felder ({ $terrain })
}
reason-more-room = { $count ->
    [1] Platz für ein Feld mehr als auf { $other_answer } ({ $terrain })
   *[other] Platz für { $count } Felder mehr als auf { $other_answer } ({ $terrain })
}
reason-fewer-holes = { $count ->
    [0] lässt keine Lücke
   *[other] lässt weniger Lücken
}
reason-most = bringt jetzt am meisten
reason-then = dann kann { $domino } noch { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} bringen
panel-discarded = { $domino } passt nirgends in dein Königreich und wurde abgeworfen.
panel-auto-placed = { $domino } passte nur an eine Stelle, also habe ich ihn für dich dort angelegt.

step-place = Anlegen
step-choose = Wählen
step-finish = Fertig
panel-step = Schritt { $number } von { $count }: { $step }
button-suggested = { $action } · Vorschlag
button-skip-step = › { $step }
button-step-back = Zurück zu: { $step }
button-undo = Zurücknehmen

panel-pick = Wähle deinen nächsten Dominostein.
panel-pick-first = Wähle deinen Dominostein für die erste Runde.
panel-taken = Gewählt: { $dominoes }.
suggested-because = Vorschlag: { $domino }, { $choice }.
suggested-plain = Vorschlag: { $domino }.
suggested-turn = { $domino ->
    [none] Vorschlag: Stelle **{ $spot }**
   *[other] Vorschlag: Stelle **{ $spot }**, dann { $domino }
}
suggested-unlike = { $reason }, anders als auf Stelle { $spot }
choice-only = die anderen passen nirgends
choice-most = jetzt die meisten Punkte
choice-rival = sonst holt { $name } damit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
choice-both = du bekommst auch { $other_domino }, denn sonst wählt niemand mehr
choice-later = von { $other_domino } hat sonst gerade niemand etwas, den kann dein anderer König wohl noch wählen
choice-first = damit bist du nächste Runde zuerst dran
choice-crowns = der hat { $count ->
    [1] eine Krone
   *[other] { $count } Kronen
}
choice-grows = der passt an { $terrain_id ->
    [wheat] deinen Weizen
    [forest] deinen Wald
    [lake] deinen See
    [grassland] deine Wiese
    [swamp] deinen Sumpf
    [mine] deine Mine
    [town] deine Stadt
   *[other] dein Gebiet ({ $terrain })
} mit { $count ->
    [one] { $count } Feld
   *[other] { $count } Feldern
}
choice-before = damit bist du nächste Runde früher dran als mit { $other_domino }
domino-fits-nowhere = passt nicht
button-take = { $domino } wählen
button-discard = { $domino } abwerfen (passt nirgends)
panel-team = Jetzt ist der König von { $name } dran. Ihr teilt euch das Königreich, also kannst du zuschauen.
panel-type-again = Damit würdest du einen Schritt auslassen. Wenn du das willst, gib es noch einmal ein.
panel-moved-on = Das Spiel ist weitergegangen. So steht es jetzt.
panel-time-up = Die Zeit dafür ist um. Wenn du nicht weiterspielst, schließt es: { $when_span }.

spot-placeholder = Wähle eine Stelle
spots-more = Weitere Stellen
spot-most = { $worth }, das Maximum

button-rotate = Drehen
button-play = Hier anlegen
button-see-turn = Vorgeschlagenen Zug ansehen
button-play-turn = Diesen Zug spielen
button-turn-back = Etwas anderes wählen
panel-turn = Vorschlag: { $deeds }
button-hint = Hinweis
button-compare = Dominosteine vergleichen
turn-done = Fertig. **{ $name }**: { $deeds }.

turn-done-other = Dein Zug ist vorbei.
turn-thinking = { $name } denkt nach und zieht gleich.

done-in-line = Du stehst als Nächstes auf der Liste: Wird ein Platz frei, rufe ich dich.
done-joined = Du bist dabei! Das Spiel beginnt, wenn der Host auf **{ button-start }** drückt. Ist der Tisch voll, können das alle.
done-invitation-sent = Ich habe **{ $name }** eingeladen und { $count ->
    [1] einen Platz
   *[other] { $count } Plätze
} freigehalten. **{ button-more }** nimmt die Einladung zurück.
done-left = Du hast den Tisch verlassen.
done-declined = Okay, du hast abgesagt, und der Platz ist wieder frei.
done-dropped = { $game } wird ohne { $options } gespielt: { $count ->
    [one] Das ist jetzt aus.
   *[other] Beides ist jetzt aus.
}
done-computers-left = { $names } { $count ->
    [one] ist
   *[other] sind
} gegangen: Es gibt jetzt weniger Plätze.
done-cancelled = Der Tisch ist geschlossen.
done-resigned = Du hast das Spiel verlassen, und der Computer spielt für dich weiter.
done-resigned-last = Du hast das Spiel verlassen. Übrig waren nur noch Computer, also ist es vorbei.
ask-findsubstitute = Den Tisch fragen, ob jemand anders auf dem Platz von **{ $name }** weiterspielen darf?
ask-undoturn = Die anderen fragen, ob du den letzten Zug zurücknehmen darfst?
ask-pause = Die anderen fragen, ob dieser Tisch Pause macht?
ask-putout = **{ $name }** vom Tisch entfernen? Ich sage Bescheid, und zurück geht es nur mit einer Einladung.
button-yes = Ja
button-no = Nein
done-nothing = Alles bleibt, wie es war.
done-opened = Dein Tisch ist offen!
done-forgotten = Erledigt. Dein Name und deine Daten sind gelöscht. { privacy-copies }
forgotten-name = Jemand

button-undoturn = Diesen Zug zurücknehmen
undo-waiting = Ich habe die anderen gefragt. Zieht jemand, bevor alle zugestimmt haben, gilt der Zug.
undo-done = Dein Zug ist zurückgenommen.
button-undo-alone = Zug zurücknehmen
undo-price = { $count ->
    [0] Dein letzter Zug wird zurückgenommen, und das Spiel zählt nicht. Zurücknehmen?
   *[other] Dein letzter Zug wird zurückgenommen, mit allem, was danach kam ({ $names }), und das Spiel zählt nicht. Zurücknehmen?
}
undo-alone-done = Dein Zug ist zurückgenommen, und dieselben Dominosteine kommen wieder. Dieses Spiel zählt nicht für deine Statistik.

done-computermoves = Erledigt, der Computer hat diesen Zug gemacht.
done-computerkeeps = Erledigt, der Computer spielt weiter, bis die Person zurück ist.
done-returntoseat = Der Platz gehört wieder dir. Spiel von hier weiter!
done-already-seated = Du sitzt schon auf deinem Platz, also hat sich nichts geändert.

confirm-cancel = Dieses Spiel für alle ohne Ergebnis beenden?
confirm-cancel-lobby = An diesem Tisch sitzen noch andere. Für alle schließen?
button-cancel-yes = Spiel beenden
button-cancel-no = Weiterspielen
confirm-resign = Dieses Spiel endgültig verlassen? Der Computer übernimmt deinen Platz, und die anderen spielen weiter.
confirm-resign-last = Aufgeben? Übrig wären nur noch Computer, also wäre das Spiel vorbei, ohne Ergebnis.
confirm-leave = Außer dir sitzt hier niemand, also schließt der Tisch, wenn du gehst.
button-leave-yes = Gehen und schließen
button-leave-no = Bleiben
confirm-join = Mit dir spielen { $count }. Bisher: { $before_plays }. Dann: { $after_plays }. Mitspielen?
confirm-start = Nicht alle, die du eingeladen hast, haben geantwortet. Ohne sie starten?
button-start-yes = Ohne sie starten
button-start-no = Warten
button-resign-yes = Aufgeben
button-resign-no = Weiterspielen
button-done = Fertig
coach-cost = { $points ->
    [1] Dein letzter Zug hat etwa einen Punkt gekostet
   *[other] Dein letzter Zug hat etwa { $points } Punkte gekostet
}
button-why-not = Warum nicht { $domino }?
button-why = Was war besser?
panel-bonuses = Noch möglich: { $bonuses }
panel-bonuses-sure = Schon deins: { $bonuses }
