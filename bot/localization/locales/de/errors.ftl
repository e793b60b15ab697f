error-channel-busy =
    In diesem Kanal steht schon ein Tisch:
    { $link }
    { $where ->
        [private] Spiel ihn zu Ende, oder beende ihn mit { COMMAND("kingdomino table") }.
       *[server] Spielt ihn zu Ende, lasst den Host ihn mit { COMMAND("kingdomino table") } beenden, oder eröffne deinen in einem anderen Kanal oder Thread.
    }
error-your-table-waits = Dein Tisch wartet: { $link }
error-next-game-begun = Die nächste Partie läuft schon: { $link }
error-next-game-played = Diese Partie ist schon gespielt. Die neueste der Dynastie: { $link }
error-host-has-too-many-tables = Mehr als { $limit ->
    [1] ein offener Tisch ist
   *[other] { $limit } offene Tische sind
} pro Host nicht möglich, und so viele hast du schon. Spiel einen zu Ende oder beende ihn in seinem Kanal mit { COMMAND("kingdomino table") }: { COMMAND("kingdomino games") } zeigt alle.
error-server-has-too-many-tables = Mehr als { $limit ->
    [1] ein offener Tisch ist
   *[other] { $limit } offene Tische sind
} pro Server nicht möglich, und so viele hat dieser schon. Spielt einen zu Ende, oder lasst ihn vom Host oder der Moderation in seinem Kanal mit { COMMAND("kingdomino table") } beenden.
error-wrong-channel = Auf diesem Server wird in anderen Kanälen gespielt: { $channels }. Eröffne deinen Tisch dort. Wer den Server verwalten darf, kann das mit { COMMAND("kingdomino server") } ändern.
error-not-manager = Das kann nur ändern, wer den Server verwalten darf. { COMMAND("kingdomino server") } zeigt, was eingestellt ist.
error-no-server = Das ist eine private Unterhaltung ohne Servereinstellungen. Tippe { COMMAND("kingdomino server") } in einem Kanal des Servers.
error-results-of-another = In einer privaten Unterhaltung siehst du nur deine eigenen Ergebnisse. Tippe { COMMAND("kingdomino stats") } auf einem Server, um zu sehen, wie es anderen dort ergangen ist.
error-unknown-time-zone = Eine Zeitzone mit diesem Namen gibt es nicht. Tippe eine große Stadt in deiner Nähe und nimm sie aus der Liste, oder wähle mit { COMMAND("kingdomino settings") }, wie spät es ist.
error-old-button = Dieser Knopf tut nichts mehr. Die neueste Nachricht des Tisches hat die richtigen.
error-team-full = Dieses Team ist voll. Wähle ein anderes.
error-game-full = An diesem Tisch sind alle Plätze besetzt.
error-too-many-followers = Diesem Tisch folgen schon { $limit } Leute, und mehr geht nicht. { COMMAND("board") } zeigt ihn jederzeit.
error-follows-too-many = Du folgst schon { $limit } Tischen, und mehr geht nicht. { COMMAND("kingdomino games") } zeigt sie, mit einem Knopf zum Aufhören.
error-not-offered = Der Platz von { $name } ist gerade nicht zu haben: Jemand anders war schneller, oder { $name } ist zurück.
error-offered-already = Der Platz von { $name } ist schon zu haben: Alle in diesem Kanal können ihn übernehmen, auch mit dem Knopf unter { COMMAND("board") }.
error-no-such-seat = Niemand mit diesem Namen sitzt hier. Nimm einen aus der Liste, die beim Tippen aufgeht.
error-substitute-for-computer = Computer brauchen keinen Ersatz: Sie sind immer da.
error-no-such-date = Zu so einer Zeit kannst du nicht zurück sein. Schreib einen Tag wie `freitag` oder `2026-12-01` oder eine Dauer wie `3 tage` und nimm etwas aus der Liste.
error-already-seated = Du hast hier schon einen Platz.
error-has-left = Du hast dieses Spiel verlassen. Deinen eigenen Platz kannst du wieder übernehmen, wenn er zu haben ist, aber keinen anderen.
error-guest-seated = { $name } hat hier schon einen Platz.
error-already-invited = Für { $name } ist schon ein Platz reserviert.
error-no-seat-to-reserve = Alle freien Plätze sind schon für jemanden reserviert. Warte eine Antwort ab, oder gib dem Tisch mehr Plätze.
error-private-table = In eine private Unterhaltung kann niemand sonst kommen. Eröffne einen Tisch in einem Kanal eines Servers.
error-bot-invited = { $name } ist ein Bot. Computer kommen in der Nachricht des Tisches dazu.
error-guest-outside = { $name } sieht diesen Kanal nicht und könnte hier nicht mitspielen.
error-not-seated = Du hast hier keinen Platz. { COMMAND("kingdomino new") } eröffnet in einem anderen Kanal einen eigenen Tisch.
error-no-seat-yet = Du hast hier noch keinen Platz. Mit **{ button-join }** bekommst du einen.
error-kept-by-computer = Ein Computer spielt gerade auf deinem Platz. { COMMAND("kingdomino seat") } holt ihn zurück.
error-played-by-substitute = { $name } spielt gerade auf deinem Platz. { COMMAND("kingdomino seat") } holt ihn zurück.
error-not-host = Das können nur der Host des Tisches und die Moderation des Servers.
error-host-starts = Es sind noch Plätze frei: Bis der Tisch voll ist, kann nur { $host } (Host) das Spiel starten. Alle am Tisch können es { $until }.
error-host-sets-up = { $host } ist Host und richtet diesen Tisch ein. Du kannst hier mitspielen oder aussteigen.
error-seats-reserved = Die freien Plätze sind für Eingeladene reserviert. Alle anderen können einen nehmen { $until }.
error-too-many-seated = Das wäre ein Tisch für { $seats }, und hier sitzen { $seated }. Niemand wird weggeschickt: Lasst jemanden aussteigen oder entfernt einen Computer, und wähle dann noch einmal.
error-series-goes-on = Das ist eine spätere Partie einer Dynastie: Leute und Optionen bleiben wie in der ersten. Der Host kann sie starten oder den Tisch schließen.
error-lobby-changed = Der Tisch hat sich gerade geändert. Schau, wer da ist und was gespielt wird, und drück dann noch einmal auf „{ button-start }“.
error-no-game-here = In diesem Kanal läuft kein Spiel. Eröffne einen Tisch mit { COMMAND("kingdomino new") }, oder setze mit { COMMAND("kingdomino history") } ein archiviertes Spiel fort.
error-nothing-played-here = In diesem Kanal läuft kein Spiel. Eröffne einen Tisch mit { COMMAND("kingdomino new") }.
error-no-such-game = Dieses Spiel gibt es nicht mehr.
error-nothing-to-undo = { $why ->
    [no-move] In diesem Zug gibt es nichts zurückzunehmen: Ein abgeworfener Stein bleibt abgeworfen, und gespielt hast du noch nichts.
    [no-turn] Es gibt nichts zurückzunehmen: Du hast noch keinen Zug beendet.
    [dealt] Dein Zug gilt, denn seither ist etwas Neues aufgedeckt. Sobald etwas Neues bekannt ist, lässt sich ein Zug nicht mehr zurücknehmen.
    [own-move] Dein Zug gilt, denn du hast den nächsten begonnen. Nimm den zuerst zurück, Schritt für Schritt; dann frag noch einmal.
    [computer] Dein Zug gilt, denn { $name }, ein Computer, hat seither gezogen.
    [over] Dieses Spiel ist vorbei, und das Ergebnis steht.
    [no-choice] In deinem Zug gab es keine Wahl: Er würde gleich wieder genauso gespielt.
   *[moved] Dein Zug gilt, denn { $name } hat seither gezogen.
}
error-reminders-of-another = Diese Erinnerungen sind für { $name }; niemand sonst kann sie abstellen.
error-proposal-gone = Das ist schon entschieden, oder es gibt inzwischen einen neueren Vorschlag.
error-stale-game = Das Spiel ist seit diesem Knopf weitergegangen. Die neueste Nachricht zeigt, wie es steht.
error-not-your-turn = { $name } ist dran. Du wirst erwähnt, sobald du an der Reihe bist.
error-too-early = { $name } hat noch Zeit: Das geht erst nach der { $reminders ->
    [1] ersten
   *[other] zweiten
} Erinnerung.
error-no-reminders = An diesem Tisch wird niemand erinnert: { $name } darf sich beliebig viel Zeit nehmen, und kein Computer kann den Zug übernehmen. Wenn alle zustimmen, nach einer Woche ohne Zug alle anderen, legt { COMMAND("kingdomino pace") } eine Bedenkzeit fest, und { COMMAND("kingdomino seat") } sucht jemand anderen für den Platz.
error-nobodys-turn = Hier muss gerade niemand etwas tun.
error-wrong-number = { $seated ->
    [1] Dieses Spiel geht mit { $allowed } Personen, und erst eine ist da.
   *[other] Dieses Spiel geht mit { $allowed } Personen, und { $seated } sind da.
} Wartet auf andere; der Host kann Computer dazusetzen oder die Zahl der Plätze ändern.
error-wrong-players = { $variant } geht mit { $allowed } Personen.
error-wrong-options = { $variant } wird ohne Reich der Mitte und Harmonie gespielt. Lass sie weg.
error-not-started = Das Spiel hat noch nicht begonnen: Der Host kann auf **{ button-start }** drücken, und wenn der Tisch voll ist, alle.
error-started = Das Spiel hat schon begonnen. Wer mitspielt, geht mit { COMMAND("kingdomino seat") }; alle anderen schauen mit { COMMAND("kingdomino follow") } zu.
error-ended = Dieses Spiel ist vorbei.
error-archived = Dieses Spiel ist archiviert. { COMMAND("kingdomino history") } in seinem Kanal setzt es fort.
error-not-archived = Mit diesem Spiel ist nichts zu tun: Es läuft weiter. Seine neueste Nachricht hat die Knöpfe.
error-channel-taken =
    In diesem Kanal steht jetzt ein anderer Tisch:
    { $link }
    Wenn der fertig ist, setzt { COMMAND("kingdomino history") } dieses Spiel fort.
error-notation-error = Das ist kein Zug. Nimm einen aus der Liste, die beim Tippen aufgeht.
nothing-matches = Dazu passt nichts in der Liste. Lösch es, um alles zu sehen, was geht.
error-no-threads = Hier kann es keinen Thread geben. Eröffne den Tisch im Kanal selbst.
error-missing-permissions = { $count ->
    [1] Mir fehlt hier eine Berechtigung: { $names }.
   *[other] Mir fehlen hier Berechtigungen: { $names }.
} Wer den Server verwaltet, kann sie mir geben; versuch es dann noch einmal.
error-forbidden = Mir fehlt hier eine Berechtigung. Für einen Tisch im Kanal brauche ich { permission-view-channel }, { permission-send-messages } und { permission-attach-files }; in einem Thread { permission-send-messages-in-threads }, und { permission-create-public-threads }, um einen zu öffnen.
error-message-gone = Die Nachricht, auf die du getippt hast, gibt es nicht mehr. { COMMAND("kingdomino games") } listet deine Tische auf.
error-discord = Discord hört mir gerade nicht zu. Was du getan hast, ist gespeichert; fehlt eine Nachricht, schicke ich sie in ein, zwei Minuten. Wenn nichts passiert, versuch es noch einmal.
error-restarting = Ich werde gerade neu gestartet und habe deinen Wunsch nicht ausgeführt. Versuch es bitte in einer Minute noch einmal.
error-interrupted = Ich werde neu gestartet und konnte nicht mehr antworten. Schau bitte in einer Minute nach: Vielleicht ist schon alles erledigt.
error-unexpected = Entschuldige, da ist bei mir etwas schiefgegangen; verloren ist nichts. Passiert es wieder, sag es denen, die diesen Bot betreiben: Fehler { $number }.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen

illegal-game-over = Dieses Spiel ist vorbei.
illegal-chance-due = Die nächste Reihe wird noch ausgelegt.
illegal-not-chance = Mischen und Auslegen übernimmt der Bot.
illegal-not-in-variant = Das gibt es in diesem Spiel nicht.
illegal-too-early = Leg zuerst deinen Dominostein an; alles andere kommt danach.
illegal-too-late = Dieser Teil deines Zuges ist vorbei; mach mit dem nächsten weiter.
illegal-nothing-to-place = Du hast noch keinen Dominostein zum Anlegen: Wähle zuerst einen.
illegal-other-domino = Dein König steht auf einem anderen Dominostein.
illegal-spelling = Schreib einen Dominostein mit zwei gleichen Hälften vom südlichen oder westlichen Feld aus.
illegal-occupied = Da liegt schon etwas.
illegal-outgrows-grid = Da würde das Königreich über sein Raster hinauswachsen.
illegal-no-connection = Keine Hälfte würde das Schloss oder gleiches Land berühren.
illegal-can-be-placed = Was irgendwo passt, muss angelegt werden.
illegal-not-in-line = Dieser Dominostein liegt nicht in der nächsten Reihe.
illegal-last-round = Das ist die letzte Runde: Es wird kein Dominostein mehr gewählt.
illegal-taken = Auf diesem Dominostein steht schon ein König.
illegal-wrong-kings = Das sind nicht die Könige dieses Spiels.
illegal-wrong-count = Eine Reihe hat eine andere Zahl von Dominosteinen.
illegal-wrong-box = Die nächste Reihe kommt aus der anderen Schachtel.
illegal-already-seen = Dieser Dominostein lag schon aus.
illegal-not-ascending = Eine Reihe liegt in aufsteigender Folge.
illegal-not-done = { $due ->
    [place] Leg zuerst deinen Dominostein an.
   *[choose] Wähle zuerst einen Dominostein.
}
