variant-kd = Kingdomino
variant-unknown = Ein Spiel, das ich nicht kenne
variant-kd7 = Kingdomino: Großes Duell
variant-kd3n = Kingdomino zu dritt, 4 Steine pro Reihe
variant-kd-about = Dominosteine anlegen. Punkte bringt Land mit Kronen
variant-kd7-about = Mit allen 48 Dominosteinen: größere Königreiche
variant-kd3n-about = Alle 48 Dominosteine, und aus jeder Reihe bleibt einer übrig

option-dynasty = Dynastie
option-thread = In einem Thread
option-thread-about = Das Spiel zieht in einen Thread unter der Tischnachricht um, und der Kanal bleibt frei
suggestions-shown = gezeigt
suggestions-hint = auf Wunsch
suggestions-none = keine
suggestions-shown-about = Jede Ansicht beginnt mit dem Zug, der am meisten verspricht
suggestions-hint-about = Der Knopf „{ button-hint }“ zeigt einen. Am Ende sehen alle, wer ohne ausgekommen ist
suggestions-none-about = Nur Punkte. Die guten Züge finden alle selbst
setup-guided-placeholder = Vorschläge nur für … (zählt dann nicht)
dynasty-game = Dynastie, Partie { $number } von { $games }

grid-5 = Königreiche mit 5×5
grid-7 = Königreiche mit 7×7
lobby-plays = { $size } in { $rounds } Runden

lobby-players = { $seated } von { $count } Plätzen besetzt
lobby-seat-host = Host
lobby-seat-computer = Computer, { $level }
lobby-seat-invited = eingeladen
lobby-seat-free = frei
lobby-seats-kept = Eingeladen: { $people_names }. Plätze frei gehalten bis: { $until_time }.
lobby-again = { $people_names }, noch ein Spiel?
invite-placeholder = Leute einladen
invited-to-play = { $person_name }, spielst du mit? { $game }. Du hast { time-span } Zeit für deine Antwort.
invited-by =
    Mit { $names }.
    Dein Platz ist reserviert bis: { $until_time }.
called-to-play = { $role }, wer spielt mit? { $game }
called-by = Am Tisch: { $names }, { $count } Plätze · { $pace }
call-ended = { $game }: { $state ->
    [full] Dieser Tisch ist voll.
    [begun] Das Spiel hat begonnen.
   *[closed] Dieser Tisch ist geschlossen.
}
button-accept = Zusagen
button-declineinvitation = Absagen
lobby-wrong-number = Dieses Spiel geht mit { $allowed } Personen. Andere können dazukommen, oder der Host setzt Computer dazu.
lobby-missing = { $missing ->
    [1] Mit einer Person mehr kann es losgehen.
   *[other] Mit { $missing } Personen mehr kann es losgehen.
}
lobby-for-one = { $where ->
    [private] Computer übernehmen die freien Plätze.
   *[server] Andere können mitspielen, oder Computer übernehmen die freien Plätze.
}
lobby-room = Der Host kann jetzt starten, und es ist noch Platz für mehr.
lobby-ready = { $free_count ->
    [0] Es kann losgehen: Drückt auf **{ button-start }**. Wer zuerst wählt, wird ausgelost.
   *[other] Alle haben geantwortet. Drückt auf **{ button-start }**, um mit { $seated } zu spielen, oder wartet auf mehr.
}
lobby-begins = Alle sind dabei! Das Spiel beginnt: { $when_span }.
lobby-in-line = Als Nächstes dran: { $names }
ready-all = { $person_name }, dein Tisch ist bereit. Geht es los?
ready-short = { $person_name }, nicht alle können mitspielen. Starte ohne sie, nimm Computer dazu oder warte auf jemanden.
seats-sought = { $count ->
    [one] Freier Platz: { $names }
   *[other] Freie Plätze: { $names }
}
lobby-started = Das Spiel hat begonnen.
lobby-in-thread = Das Spiel hat begonnen: { $thread }
lobby-idle = Hier hat sich eine Woche lang nichts getan, also habe ich diesen Tisch geschlossen. { COMMAND("kingdomino new") } eröffnet einen neuen.
lobby-cancelled = Dieser Tisch wurde vor Spielbeginn geschlossen.

team-placeholder = Wähle dein Team
team-option = Team { $team }
team-any = Egal welches Team
team-drawn = Wenn du kein Team wählst, wirst du in eins gelost.

setup-seats-placeholder = Plätze
setup-pace = Bedenkzeit: { $value }
setup-policy = Dauert es länger: { $value }
setup-suggestions = Vorschläge: { $value }
server-policy = Wenn jemand länger braucht
setup-players-one = Für { $most } Personen
setup-players-two = Für { $fewest } oder { $most } Personen
setup-players-range = Für { $fewest } bis { $most } Personen
setup-seats = { $count } Plätze
setup-teams = { $teams } Teams, { $size }
turn-company = Am Tisch: { $people_names }

turn-time-none = unbegrenzt
turn-time-minutes = { $count } Minuten
turn-time-hours = { $count ->
    [1] eine Stunde
   *[other] { $count } Stunden
}
turn-time-days = { $count ->
    [1] ein Tag
   *[other] { $count } Tage
}
policy-wait = nichts passiert
policy-wait-about = Keine Erinnerungen, und niemand spielt für andere
policy-remind = Erinnerungen
policy-remind-about = Erinnerungen, die seltener werden. Die anderen dürfen den Computer spielen lassen
policy-turn = Computer zieht
policy-turn-about = Eine Erinnerung, wenn die Zeit um ist. Später macht der Computer den Zug
policy-seat = Computer übernimmt
policy-seat-about = Eine Erinnerung, wenn die Zeit um ist. Später spielt der Computer bis zur Rückkehr

setup-options-placeholder = Optionen

button-join = Mitspielen
button-again = Ich bin dabei
button-not-now = Jetzt nicht
button-leave = Aussteigen
button-more = Mehr
put-out-placeholder = Jemanden entfernen
button-start = Starten
button-play-computers = Gegen Computer spielen
button-invite = Einladen
button-table-rules = Weitere Einstellungen
button-fill = Mit Computern auffüllen ({ $level })
button-close-table = Tisch schließen

level-beginner = leicht
level-solid = solide
level-strong = stark
level-master = meisterhaft
add-placeholder = Computer dazusetzen
add-beginner = Leicht
add-beginner-about = Macht die Fehler, die wir alle am Anfang gemacht haben
add-solid = Solide
add-solid-about = Nimmt, was jetzt am meisten Punkte bringt, und lässt keine Lücken
add-strong = Stark
add-strong-about = Spielt gut und antwortet sofort
add-master = Meisterhaft
add-master-about = Besser geht es nicht. Denkt etwa fünf Sekunden pro Zug voraus

computer-names = Balduin, Mathilde, Oswald, Isolde, Parzival, Rosamunde, Wilfried, Adelheid, Gottfried

thread-name = { $game }: { $names }

half-told = { $terrain } { $crown_signs }
halves-told = { $first_half } / { $second_half }
points-now = { $points ->
    [0] jetzt keine Punkte
    [one] **{ $gain }** Punkt
   *[other] **{ $gain }** Punkte
}
contact-castle = { $terrain } am Schloss
contact-own = grenzt an { $terrain_id ->
    [wheat] deinen Weizen
    [forest] deinen Wald
    [lake] deinen See
    [grassland] deine Wiese
    [swamp] deinen Sumpf
    [mine] deine Mine
    [town] deine Stadt
   *[other] dein Land: { $terrain }
}

told-order = Reihenfolge: { $names }
told-resigned = **{ $name }** verlässt das Spiel, und der Computer übernimmt den Platz.
told-substitute-resigned = Wer für **{ $owner_name }** gespielt hat, verlässt das Spiel, und der Computer übernimmt den Platz.
told-turn-back = **{ $name }** nimmt den Zug zurück.
told-host = **{ $name }** ist jetzt Host dieses Tisches.
told-locked = Der Thread ist gesperrt, also wartet das Spiel dort. Wer den Server verwaltet, kann ihn entsperren.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (geplant)
told-by-itself = **{ $name }** (der einzige Zug)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (der Computer zog)
told-by-stand-in = **{ $name }** (der Computer sprang ein)
told-mate = { $name } (mit { $mate_name })
told-place = { $domino }{ "\u00A0" }angelegt
told-discard = { $domino } abgeworfen (passt nirgends)
told-discard-again = { $domino } abgeworfen
told-pick = { $domino }{ "\u00A0" }gewählt
told-pick-last = { $domino }{ "\u00A0" }bekommen
told-domino = { $number }{ "\u00A0" }({ $land })
told-land = { $crowns ->
    [0] { $count ->
        [1] zweimal { $terrain }
       *[other] { $both_lands }
    }
    [1] { $terrain } mit Krone
    [2] { $terrain } mit zwei Kronen
   *[3] { $terrain } mit drei Kronen
}
told-goes-last = zuletzt{ "\u00A0" }dran
told-leader = Nach Runde { $round } führt **{ $name }** mit { $points } zu { $second_points }.

due-place = { $name }, du bist dran: Leg { $domino } an
due-rest = { $name }, du bist dran
due-pick = { $name }, du bist dran: Wähle einen Dominostein
due-begin = Euer Spiel hat begonnen: { $name } wählt { $order ->
    [first] zuerst
   *[next] jetzt
}
due-pick-again = { $name } wählt noch einen Dominostein
time-span = { $unit ->
    [minutes] { $count ->
        [1] eine Minute
       *[other] { $count } Minuten
    }
    [hours] { $count ->
        [1] eine Stunde
       *[other] { $count } Stunden
    }
   *[days] { $count ->
        [1] einen Tag
       *[other] { $count } Tage
    }
}
due-within = { $due }, du hast { time-span } Zeit
time-turn = Erinnerung: { $until_span }, und { time-span } später macht der Computer den Zug.
time-seat = Erinnerung: { $until_span }, und { time-span } später übernimmt der Computer den Platz.
time-over-turn = Der Computer zieht: { $at_span }.
time-over-seat = Der Computer übernimmt den Platz: { $at_span }.
pick-lost = { $count ->
    [1] { $dominoes } passt jetzt nirgends.
   *[other] { $dominoes } passen jetzt nirgends.
}
button-place = { $domino } anlegen
button-open = Mein Zug
kingdom-placeholder = Ein Königreich groß zeigen …
button-table = Tisch
button-boards = Gebäudetableau
button-look = { EMOJI("look") } Königreiche ansehen
alt-board-text = Alles in Worten: { COMMAND("kingdomino board text:") }.
alt-text-mode = Der { setting-text-mode } in { COMMAND("kingdomino settings") } sagt das in Worten.

reminder-waiting = Der Tisch: { $channel }
reminder-last = In dieser Runde fehlt nur noch dein Zug.
reminder-next = { $name } ist dran, danach du.
reminder-then-turn = Deine Zeit endet: { $at_time }. Dann macht der Computer diesen Zug.
reminder-then-seat = Deine Zeit endet: { $at_time }. Dann spielt der Computer weiter, bis du zurück bist.
button-mute = Nicht mehr erinnern
muted = Okay, keine Erinnerungen mehr für diesen Zug.
muted-until = Okay, keine Erinnerungen mehr für diesen Zug. Wenn du nicht vorher ziehst, macht ihn der Computer ({ $left_span }).
reminder-computermoves = Eilt es? Alle am Tisch können den Computer diesen Zug machen lassen.
reminder-computerkeeps = Eilt es? Alle am Tisch können den Computer diesen Zug machen oder weiterspielen lassen, bis die Person zurück ist.
button-computermoves = Computer ziehen lassen
button-computerkeeps = Dem Computer den Platz geben

late-turns = Der Computer hat gezogen für: { $names }. So habt ihr es alle vereinbart. **{ button-pace }** zeigt, was vereinbart ist, und ändert es.
button-pace = Bedenkzeit
seats-kept = Bis zur Rückkehr spielt der Computer für { $names }.
button-own-seat-back = { $count ->
    [1] { $name }: Platz zurückholen
   *[other] Meinen Platz zurückholen
}
button-goon = Weiterspielen
table-paused = **Pause.** Niemand wird erinnert. Mit einem Zug geht es weiter, und mit **{ button-goon }** auch.

request-undo = { $people_names }, den letzten Zug zurücknehmen?
proposal-by = **{ $name }** schlägt das vor. Alle müssen zustimmen.
undo-agreed = Alle sind einverstanden: Der letzte Zug wird zurückgenommen.
undo-refused = Der letzte Zug gilt: { $name } möchte lieber weiterspielen.
undo-late = Das Spiel ist weitergegangen, also gilt der Zug.
undo-stands = Der letzte Zug gilt.
button-agree = Zustimmen
button-rejectundo = Nein, weiterspielen

pace-title = Bedenkzeit an diesem Tisch
pace-line = { $pace }. { $then }.
pace-hurry = Braucht { $name } zu lange, kannst du den Computer spielen lassen: { $until_span }.
pace-consent = Das gilt, sobald alle am Tisch zugestimmt haben.
pace-alone = Außer dir sitzt hier niemand, also gilt es sofort.
button-propose = Dem Tisch vorschlagen
button-change-pace = Ändern

request-pace = { $people_names }, die Bedenkzeit ändern?
request-pause = { $people_names }, an diesem Tisch Pause machen?
request-seat = { $people_names }, einen Platz jemand anderem überlassen?
proposal-agreed = Alle sind einverstanden. Es gilt ab jetzt.
proposal-refused = Alles bleibt, wie es war: { $name } möchte lieber nicht.
proposal-ended = Diese Anfrage ist erledigt.
proposal-waiting = Ich habe die anderen gefragt. Das bleibt offen, bis alle entschieden haben, und gespielt wird solange weiter.
done-proposal-pace = Erledigt. Es gilt ab jetzt, und { COMMAND("kingdomino table") } ändert es wieder.
pause-about = In der Pause wird niemand erinnert, und kein Computer springt ein. Ein Zug beendet sie.
done-proposal-pause = Erledigt: Der Tisch macht Pause, bis jemand zieht oder auf **{ button-goon }** drückt.
done-goon = Weiter geht’s.
button-pause = Pause machen
button-decline = Lieber nicht

end-won = { $names } gewinnt!
end-won-on-seat = { EMOJI("computer") } Auf dem Platz von { $name } gewinnt der Computer!
name-computer = { EMOJI("computer") } Computer
end-team-won = { $names } gewinnen!
end-shared = { $names } teilen sich den Sieg!
end-found = Ohne Hinweis: { $shares }
end-found-share = { $name } ({ $found } von { $turns })
end-dynasty-so-far = Nach { $number } von { $games } Partien: { $sums }
end-dynasty-won = { $names } gewinnt die Dynastie!
end-dynasty-shared = { $names } teilen sich den Sieg in der Dynastie!
end-dynasty-sums = Alle { $games } Partien: { $sums }
end-sum = { $name } ({ $total })
end-turned = Runde { $round } hat entschieden: **{ $name }** holte +{ $points } ({ $land }) und gewann mit { $margin } { $margin ->
    [one] Punkt
   *[other] Punkten
} Vorsprung.
button-rematch = Revanche
button-next-game = Partie { $number } von { $games } starten
game-cancelled = Dieses Spiel endete ohne Ergebnis.
closed-by = Von der Moderation beendet: { $name }
game-resigned = { $count ->
    [1] **{ $names }** hat das Spiel verlassen.
   *[other] **{ $names }** haben das Spiel verlassen.
} Übrig sind nur noch Computer, also endet es ohne Ergebnis.

deal-shared = Dieselben Dominosteine
