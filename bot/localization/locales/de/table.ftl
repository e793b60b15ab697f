variant-kd = Kingdomino
variant-kd7 = Kingdomino: Großes Duell
variant-kd3n = Kingdomino zu dritt, 4 Steine pro Reihe
variant-kd-about = Dominosteine um dein Schloss anlegen; Land mit Kronen bringt Punkte
variant-kd7-about = Mit allen 48 Dominosteinen: größere Königreiche
variant-kd3n-about = Neue Ausgabe: alle 48 Dominosteine, aus jeder Reihe bleibt einer übrig

option-m = Reich der Mitte
option-h = Harmonie
option-dynasty = Dynastie
dynasty-game = Dynastie, Partie { $number } von { $games }

grid-5 = Königreiche mit 5×5
grid-7 = Königreiche mit 7×7

lobby-players = { $seated } von { $count } Plätzen besetzt
lobby-person = **{ $name }**
lobby-host = **{ $name }** (Host)
lobby-computer = **{ $name }** (Computer, { $level })
invited-to-play =
    { $person }: Du bist zu { $game } mit { $names } eingeladen.
    Für dich ist ein Platz reserviert bis { $until }.
button-accept = Zusagen
button-declineinvitation = Absagen
invitation-accepted = **{ $name }** hat zugesagt und sitzt am Tisch.
invitation-ended = Diese Einladung ist vorbei.
lobby-in-team = { $player }, Team { $team }
lobby-wrong-number = Dieses Spiel geht mit { $allowed } Personen: Andere können mitspielen, oder der Host setzt Computer dazu.
lobby-missing = { $missing ->
    [1] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $missing } Personen.
}
lobby-missing-some = { $missing ->
    [1] Noch eine Person, und der Host kann starten.
   *[other] Noch { $missing } Personen, und der Host kann starten.
} Freie Plätze: { $free }.
lobby-room = Der Host kann jetzt starten ({ $count } Personen, { $size }); es ist noch Platz für mehr.
lobby-ready = Alle sind da: Drückt auf „{ button-start }“. Die Spielreihenfolge wird ausgelost.
lobby-started = Das Spiel hat begonnen.
lobby-idle = Dieser Tisch wurde geschlossen, weil sich eine Woche lang nichts getan hat. { COMMAND("kingdomino new") } eröffnet einen neuen.
lobby-cancelled = Dieser Tisch wurde vor Spielbeginn geschlossen.

team-placeholder = Wähle dein Team
team-option = Team { $team }
team-any = Egal welches Team
team-drawn = Wer kein Team wählt, wird einem zugelost.

setup-game-placeholder = Spiel
setup-seats-placeholder = Plätze
setup-pace = Bedenkzeit: { $value }
setup-pace-placeholder = Bedenkzeit
setup-language = Sprache: { $value }
setup-language-placeholder = Sprache am Tisch
setup-theme = Farben: { $value }
setup-theme-placeholder = Farben der Bilder, die alle sehen
setup-policy-placeholder = Wenn es länger dauert
setup-players-one = Für { $most } Personen
setup-players-two = Für { $fewest } oder { $most } Personen
setup-players-range = Für { $fewest } bis { $most } Personen
setup-seats = { $count } Plätze
setup-teams = { $teams } Teams, { $size }

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
policy-wait = Bei Verzug: nichts
policy-wait-about = Niemand wird erinnert, und niemand zieht für andere
policy-remind = Bei Verzug: Erinnerungen
policy-remind-about = Erinnerungen, immer seltener; die anderen dürfen einen Computer ziehen lassen
policy-turn = Bei Verzug: Computer zieht
policy-turn-about = Eine Erinnerung; noch einmal so lange danach zieht ein Computer
policy-seat = Bei Verzug: Computer übernimmt
policy-seat-about = Eine Erinnerung; noch einmal so lange danach spielt ein Computer bis zur Rückkehr

setup-options-placeholder = Optionen

button-join = Mitspielen
button-leave = Aussteigen
button-start = Starten
button-fill = Mit Computern auffüllen ({ $level })
button-close-table = Tisch schließen

level-beginner = leicht
level-solid = solide
level-strong = stark
level-master = meisterhaft
add-placeholder = Computer dazusetzen
add-beginner = Leicht
add-beginner-about = Macht Fehler wie jemand, der das Spiel gerade lernt
add-solid = Solide
add-solid-about = Nimmt, was jetzt am meisten Punkte bringt, und lässt keine Lücken
add-strong = Stark
add-strong-about = Spielt gut und antwortet sofort
add-master = Meisterhaft
add-master-about = Besser geht es nicht; denkt etwa fünf Sekunden pro Zug

computer-names = Balduin, Mathilde, Oswald, Isolde, Parzival, Rosamunde, Wilfried, Adelheid, Gottfried

thread-name = { $game } mit { $name }

domino-told = { $number } ({ $halves })
half-told = { $half } { $crowns }
halves-told = { $first } / { $second }
contact-castle = { $terrain } am Schloss
contact-land = { $terrain } auf { $square }

told-order = Reihenfolge der ersten Wahl: { $names }
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = Teams: { $teams }
told-resigned = **{ $name }** verlässt das Spiel; ein Computer übernimmt den Platz.
told-turn-back = **{ $name }** nimmt den Zug zurück.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (geplant)
told-by-itself = **{ $name }** (der einzige Zug)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (Zug vom Computer)
told-by-stand-in = **{ $name }** (Computer als Vertretung)
told-mate = { $name } (mit { $mate })
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = legt{ "\u00A0" }{ $domino }
told-discard = { $domino } abgeworfen: passt nirgends
told-pick = nimmt{ "\u00A0" }{ $domino }

told-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
told-earlier = { $count ->
    [1] Ein früherer Zug fehlt hier.
   *[other] { $count } frühere Züge fehlen hier.
}
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
told-choices = Gewählt: { $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

due-place = { $name }, leg { $domino } an
due-rest = { $name }, du bist dran
due-pick = { $name }, wähle einen Dominostein
time-turn = Erinnerung { $until }; noch einmal so lange danach zieht ein Computer.
time-seat = Erinnerung { $until }; noch einmal so lange danach übernimmt ein Computer den Platz.
time-over-turn = Ein Computer zieht { $at }.
time-over-seat = Ein Computer übernimmt den Platz { $at }.
pick-lost = { $count ->
    [1] In diesem Königreich ist jetzt kein Platz für Dominostein { $dominoes }.
   *[other] In diesem Königreich ist jetzt kein Platz für die Dominosteine { $dominoes }.
}
button-place = { $domino } anlegen
button-open = Mein Zug
button-what-happened = Was ist passiert?
button-kingdom = { EMOJI("look") } { $name }
button-kingdom-words = Königreich: { $name }
button-table = Ganzer Tisch
alt-text-mode = Der Textmodus in { COMMAND("kingdomino settings") } sagt das in Worten.
button-pick = { $number } · { $halves }

reminder-waiting = { LINK($link, "Der Tisch") } wartet auf dich. Letzter Zug: { $since }.
reminder-last = In dieser Runde fehlt nur noch dein Zug.
reminder-then-turn = Wenn du bis { $at } nicht gezogen hast ({ $left }), macht ein Computer diesen Zug.
reminder-then-seat = Wenn du bis { $at } nicht gezogen hast ({ $left }), übernimmt ein Computer deinen Platz und behält ihn, bis du zurück bist.
button-mute = Nicht mehr erinnern
muted = Du wirst an diesen Zug nicht mehr erinnert.
muted-until = Du wirst an diesen Zug nicht mehr erinnert. Wenn du bis dahin nicht ziehst, zieht ein Computer { $left }.
reminder-computermoves = Wenn es eilt, können alle am Tisch einen Computer diesen Zug machen lassen.
reminder-computerkeeps = Wenn es eilt, können alle am Tisch einen Computer diesen Zug machen oder den Platz bis zur Rückkehr übernehmen lassen.
button-computermoves = Computer zieht für { $name }
button-computerkeeps = Computer übernimmt für { $name }

late-turns = Ein Computer hat gezogen für: { $names }. So hat es dieser Tisch vereinbart. **{ button-pace }** zeigt und ändert das.
button-pace = Bedenkzeit
seats-kept = Computer spielen für: { $names }

undo-asked = **{ $name }** möchte den letzten Zug zurücknehmen:
undo-needs-all = Alle müssen zustimmen.
undo-agreed = Alle sind einverstanden: Der letzte Zug wird zurückgenommen.
undo-refused = Der letzte Zug gilt: { $name } möchte lieber weiterspielen.
undo-late = Das Spiel ist weitergegangen, also gilt der Zug.
undo-stands = Der letzte Zug gilt.
button-agree = Zustimmen
button-rejectundo = Nein, weiterspielen

pace-title = Das Tempo an diesem Tisch
pace-line = { $time }. { $then }.
pace-consent = Das gilt, sobald alle am Tisch zugestimmt haben.
pace-alone = Außer dir sitzt hier kein Mensch, also gilt es sofort.
button-propose = Dem Tisch vorschlagen
button-change-pace = Ändern

proposal-pace = **{ $name }** schlägt für diesen Tisch ein anderes Tempo vor:
proposal-agreed = Alle sind einverstanden: Es gilt ab jetzt.
proposal-refused = Es bleibt, wie es war: { $name } möchte lieber nicht.
proposal-ended-pace = Dieser Vorschlag gilt nicht mehr.
proposal-waiting = Die anderen sind gefragt. Das bleibt offen, bis alle entschieden haben; gespielt wird solange weiter.
done-proposal-pace = Erledigt: Es gilt ab jetzt. { COMMAND("kingdomino pace") } ändert es wieder.
button-decline = Lieber nicht

end-won = { $names } gewinnt!
end-team-won = { $names } gewinnen!
end-shared = { $names } teilen sich den Sieg!
end-by-largest-property = Punktgleichstand: Das größte Gebiet entscheidet.
end-by-crowns = Gleichstand bei Punkten und größtem Gebiet: Die Kronen entscheiden.
end-dynasty-so-far = Die Dynastie nach { $number } von { $games } Partien: { $sums }
end-dynasty-won = { $names } gewinnt die Dynastie!
end-dynasty-shared = { $names } teilen sich die Dynastie!
end-dynasty-sums = Alle { $games } Partien: { $sums }
end-dynasty-game = Partie { $number }: { $result }
end-sum = { $name } { $total }
button-rematch = Revanche
button-next-game = Partie { $number } von { $games } starten
button-history = Verlauf
game-cancelled = Dieses Spiel wurde ohne Ergebnis beendet.
game-resigned = { $count ->
    [1] **{ $names }** verlässt das Spiel.
   *[other] **{ $names }** haben das Spiel verlassen.
} Übrig sind nur noch Computer, daher endet es ohne Ergebnis.
