error-channel-busy =
    In diesem Kanal steht schon ein Tisch:
    { $link }
    { $where ->
        [private] Spiel ihn zu Ende, oder beende ihn mit { COMMAND("kingdomino table") }.
        [yours] Spiel ihn zu Ende, beende ihn mit { COMMAND("kingdomino table") }, oder eröffne den nächsten in einem anderen Kanal oder Thread.
        [hosted] Spiel ihn zu Ende, bitte den Host ({ $host_name }), ihn mit { COMMAND("kingdomino table") } zu beenden, oder eröffne deinen in einem anderen Kanal oder Thread.
       *[server] Spiel ihn zu Ende, bitte den Host, ihn mit { COMMAND("kingdomino table") } zu beenden, oder eröffne deinen in einem anderen Kanal oder Thread.
    }
error-your-table-waits = Dein Tisch wartet auf dich: { $link }
error-next-game-begun = Die nächste Partie läuft schon: { $link }
error-rematch-played = Ihr habt seither wieder gespielt. Hier ist dein neuestes Spiel: { $link }
error-next-game-played = Diese Partie ist schon vorbei. Hier ist die neueste der Dynastie: { $link }
error-host-has-too-many-tables = Du bist schon Host { $limit ->
    [1] eines Tisches, und mehr als einer geht nicht
   *[other] von { $limit } Tischen, und mehr geht nicht
}. Spiel einen zu Ende, oder schließ einen mit { COMMAND("kingdomino table") } in seinem Kanal. { COMMAND("kingdomino games") } listet sie auf.
error-server-has-too-many-tables = Dieser Server hat schon { $limit ->
    [1] einen Tisch, und mehr als einer geht nicht
   *[other] { $limit } Tische, und mehr geht nicht
}. Spiel einen zu Ende, oder bitte den Host oder die Moderation, einen mit { COMMAND("kingdomino table") } in seinem Kanal zu schließen.
error-wrong-channel = Auf diesem Server wird hier gespielt: { $channels }. Eröffne deinen Tisch dort. Wer den Server verwaltet, kann das mit { COMMAND("kingdomino server") } ändern.
error-not-opener = Auf diesem Server eröffnet { $role } die Tische. Frag jemanden mit dieser Rolle, oder jemanden, der den Server verwaltet: { COMMAND("kingdomino server") } kann das ändern.
error-not-manager = Nur wer den Server verwaltet, kann das ändern. { COMMAND("kingdomino server") } zeigt, was eingestellt ist.
error-no-server = Direktnachrichten haben keine Servereinstellungen. Tippe { COMMAND("kingdomino server") } in einem Kanal des Servers.
error-unknown-time-zone = Diese Zeitzone kenne ich nicht. Tippe eine große Stadt in deiner Nähe und wähle sie aus der Liste, oder sag mir mit { COMMAND("kingdomino settings") }, wie spät es bei dir ist.
error-old-button = Dieser Knopf ist veraltet. Nimm die an der neuesten Nachricht des Tisches.
error-team-full = Dieses Team ist voll. Wähle ein anderes.
error-game-full = An diesem Tisch sind alle Plätze besetzt.
error-not-offered = Der Platz von { $name } ist gerade nicht frei: Jemand hat ihn schon, oder { $name } ist zurück.
error-offered-already = Der Platz von { $name } ist schon zu haben. Alle hier können ihn übernehmen, auch mit dem Knopf unter { COMMAND("kingdomino board") }.
error-no-such-seat = Hier heißt niemand so. Wähle einen Namen aus der Liste, die beim Tippen aufgeht.
error-substitute-for-computer = Computer brauchen keine Vertretung. Sie sind immer da.
error-no-such-date = Dieses Datum verstehe ich nicht. Tippe einen Tag wie `freitag` oder `2026-12-01` oder eine Dauer wie `3 tage`, und wähle etwas aus der Liste.
error-already-seated = Du hast hier schon einen Platz.
error-has-left = Du hast dieses Spiel verlassen. Deinen eigenen Platz kannst du wiederhaben, wenn er zu haben ist, aber keinen anderen.
error-guest-seated = { $name } hat hier schon einen Platz.
error-already-invited = { $name } ist schon eingeladen, mit reserviertem Platz.
error-no-seat-to-reserve = Für { $name } ist kein Platz mehr frei. Warte eine Antwort ab, oder gib dem Tisch mehr Plätze.
error-private-table = Zu Direktnachrichten kann niemand dazukommen. Eröffne einen Tisch in einem Kanal eines Servers.
error-bot-invited = { $name } ist ein Bot. Computer kannst du am Tisch unter **{ button-more }** dazusetzen.
error-guest-outside = { $name } sieht diesen Kanal nicht und könnte hier nicht mitspielen.
error-guest-blocked = { $name } kann nicht mit mir spielen, lade also lieber jemand anderen ein.
error-called-often = Du hast { $name } in der letzten Stunde dreimal eingeladen. Das geht wieder: { $until_span }.
error-called-many = Du hast in der letzten Stunde { $limit } Personen eingeladen. Mehr geht wieder: { $until_span }.
error-opened-many-tables = Du hast in der letzten Stunde { $limit } Tische eröffnet. Den nächsten kannst du eröffnen: { $until_span }.
error-not-seated = Du spielst an diesem Tisch nicht mit. Eröffne mit { COMMAND("kingdomino new") } in einem anderen Kanal deinen eigenen.
error-no-seat-yet = Du sitzt noch nicht an diesem Tisch. Drück auf **{ button-join }**, und du bist dabei.
error-kept-by-computer = Der Computer hält dir deinen Platz warm. Unter { COMMAND("kingdomino board") } holst du ihn zurück.
error-played-by-substitute = { $name } spielt gerade auf deinem Platz. Unter { COMMAND("kingdomino board") } holst du ihn zurück.
error-not-host = Das können nur der Host ({ $host_name }) und die Moderation des Servers.
error-host-starts = Es sind noch Plätze frei, also kann nur der Host starten: { $host_name }. Später können es alle am Tisch ({ $until_span }).
error-host-sets-up = { $host_name } ist Host und richtet diesen Tisch ein. Du kannst mitspielen oder aussteigen.
error-seats-reserved = Die freien Plätze sind für Eingeladene reserviert. Später können alle anderen einen nehmen ({ $until_span }).
error-put-out = { $host_name } hat dich von diesem Tisch entfernt. Wenn du zurückmöchtest, bitte um eine Einladung.
error-too-many-seated = { $seated } sitzen schon hier, zu viele für einen Tisch mit { $seats } Plätzen. Wenn jemand aussteigt oder du einen Computer entfernst, wähle noch einmal.
error-series-goes-on = Diese Dynastie hat schon begonnen, also ändern sich Mitspielende und Optionen nicht mehr. Der Host kann diese Partie starten oder abbrechen.
error-no-game-here = In diesem Kanal läuft kein Spiel. Eröffne einen Tisch mit { COMMAND("kingdomino new") }, oder hol mit { COMMAND("kingdomino games") } ein Spiel aus dem Archiv.
error-played-in-threads = { $count ->
    [1] Das Spiel dieses Kanals läuft in einem eigenen Thread: { $threads }
   *[other] Die Spiele dieses Kanals laufen in eigenen Threads: { $threads }
}
error-nothing-played-here = In diesem Kanal läuft kein Spiel. Eröffne einen Tisch mit { COMMAND("kingdomino new") }.
error-unreadable-game = Die Züge dieses Spiels kann ich nicht mehr lesen, also geht es nicht weiter. Der Host kann es abbrechen, und du kannst es verlassen.
error-no-such-game = Dieses Spiel gibt es nicht mehr.
error-nothing-to-undo = { $why ->
    [no-move] In diesem Zug gibt es nichts zurückzunehmen: Du hast noch nichts gespielt oder nur abgeworfen, und das lässt sich nicht zurücknehmen.
    [no-turn] Es gibt nichts zurückzunehmen: Du hast noch keinen Zug beendet.
    [dealt] Dein Zug gilt: Seither liegt eine neue Reihe aus, und die kannst du nicht mehr vergessen.
    [own-move] Dein Zug gilt, denn du hast den nächsten begonnen. Nimm den zuerst zurück, Schritt für Schritt, und frag dann noch einmal.
    [computer] Dein Zug gilt, denn { $name }, ein Computer, hat seither gezogen.
    [over] Dieses Spiel ist vorbei, und das Ergebnis steht.
    [no-choice] In diesem Zug hattest du keine Wahl. Er würde gleich wieder genauso gespielt.
   *[moved] Dein Zug gilt, denn { $name } hat seither gezogen.
}
error-reminders-of-another = Diese Erinnerungen sind für { $name }, und nur { $name } kann sie abstellen.
error-paused-already = Dieser Tisch macht schon Pause.
error-proposal-gone = Das ist schon entschieden, oder es gibt inzwischen einen neueren Vorschlag.
error-stale-game = Seit diesem Knopf ist das Spiel weitergegangen. Schau in die neueste Nachricht des Tisches.
error-not-your-turn = { $name } ist dran. Du wirst erwähnt, sobald du an der Reihe bist.
error-too-early = { $name } hat noch Zeit. Das geht nach der { $reminders ->
    [1] ersten
   *[other] zweiten
} Erinnerung: { $until_span }.
error-no-reminders = An diesem Tisch gibt es keine Bedenkzeit, { $name } kann sich also beliebig viel Zeit lassen. Soll es schneller gehen, einigt euch auf eine oder such eine Vertretung, beides mit { COMMAND("kingdomino table") }. Nach einer Woche ohne Zug reicht es, wenn alle anderen zustimmen.
error-nobodys-turn = Hier gibt es gerade nichts zu tun.
error-wrong-number = { $seated ->
    [1] Dieses Spiel geht mit { $allowed } Personen, und eine ist da.
   *[other] Dieses Spiel geht mit { $allowed } Personen, und { $seated } sind da.
} Wartet, bis andere dazukommen. Der Host kann auch Computer dazusetzen oder die Zahl der Plätze ändern.
error-wrong-players = { $game } geht mit { $allowed } Personen.
error-wrong-options = { $game } geht nicht mit Reich der Mitte und Harmonie. Lass sie weg.
error-not-started = Das Spiel hat noch nicht begonnen. Der Host kann auf **{ button-start }** drücken, und sobald der Tisch voll ist, alle am Tisch.
error-started = Das Spiel hat schon begonnen. Wer mitspielt, kann es mit { COMMAND("kingdomino table") } verlassen, und zuschauen können alle mit { COMMAND("kingdomino board") }.
error-archived = Dieses Spiel ist im Archiv. { COMMAND("kingdomino games") } in seinem Kanal holt es zurück.
error-channel-unsure = Den Kanal dieses Spiels finde ich gerade nicht. Versuch es in einer Minute noch einmal.
error-channel-lost = Den Kanal dieses Spiels gibt es nicht mehr. Öffne { COMMAND("kingdomino games") } in einem anderen Kanal seines Servers, und hol das Spiel dort zurück.
error-not-archived = Dieses Spiel läuft noch. Die Knöpfe sind an seiner neuesten Nachricht.
error-channel-taken =
    In diesem Kanal steht jetzt ein anderer Tisch:
    { $link }
    Sobald der fertig ist, holt { COMMAND("kingdomino games") } dieses Spiel zurück.
error-notation-error = Das ist kein Zug. Wähle einen aus der Liste, die beim Tippen aufgeht.
error-command-outdated = So kenne ich diesen Befehl nicht, vielleicht zeigt dein Discord noch einen alten. Starte Discord neu und wähle ihn aus der Liste.
error-moved = Das findest du jetzt hier: { COMMAND($command) }
error-no-such-choice = Diese Auswahl kenne ich nicht. Wähle etwas aus der Liste, die beim Tippen aufgeht.
error-several-choices =
    Das passt auf { $count } Möglichkeiten. Tippe mehr von der, die du meinst:
    { $choices }
error-nearest-choices =
    Das kenne ich nicht. Meintest du etwas davon?
    { $choices }
error-several-moves =
    Das passt auf { $count } Züge, also habe ich keinen gemacht. Tippe mehr von dem, den du meinst:
    { $moves }
error-one-way = Dort passt der Stein nur so: { $move }
seat-of-player = { $name } (Platz { $count })
nothing-matches = Dazu passt nichts. Lösch es, um alles zu sehen, was geht.
error-no-threads = Ein Spiel hier kann nicht in einen Thread umziehen. Eröffne den Tisch ohne Thread.
error-missing-permissions = { $count ->
    [1] Mir fehlt hier eine Berechtigung: { $permissions }.
   *[other] Mir fehlen hier Berechtigungen: { $permissions }.
} Bitte jemanden darum, der diesen Server verwaltet, und versuch es dann noch einmal.
error-not-permitted = Dieser Server lässt dich das hier nicht tun: Dafür brauchst du { $permissions }. Bitte jemanden darum, der ihn verwaltet, oder versuch es in einem anderen Kanal.
error-thread-asleep = Dieser Thread schläft. Schreib hier irgendetwas, um ihn zu wecken, und versuch es noch einmal.
error-thread-locked = Dieser Thread ist gesperrt, also kann ich hier nicht schreiben. Bitte jemanden, der den Server verwaltet, ihn zu entsperren.
error-channel-refuses = Discord nimmt meine Nachrichten hier nicht an, also antworte ich dir, wenn du tippst, und dein Spiel geht weiter. Der Grund laut Discord: { $discord_text }
error-forbidden = Mir fehlt hier eine Berechtigung. Für einen Tisch im Kanal brauche ich { permission-view-channel }, { permission-send-messages } und { permission-attach-files }. In einem Thread brauche ich { permission-send-messages-in-threads }, und { permission-create-public-threads }, um einen zu öffnen.
error-timed-out = Die Moderation hat mir auf diesem Server eine Auszeit gegeben, also kann ich hier nichts schreiben. Sie endet von selbst ({ $until_span }), oder früher, wenn jemand sie aufhebt, der den Server verwaltet.
error-message-gone = Die Nachricht, auf die du getippt hast, gibt es nicht mehr. { COMMAND("kingdomino games") } listet deine Tische auf.
error-discord = Discord hört mir gerade nicht zu. Was du getan hast, ist gespeichert, und was fehlt, schicke ich in ein paar Minuten. Wenn nichts passiert, versuch es noch einmal.
error-discord-nothing = Discord hört mir gerade nicht zu, also wurde nichts eröffnet oder geändert. Versuch es bitte in einer Minute noch einmal.
error-storage = Ich komme gerade nicht an die Spiele heran. Verloren ist nichts, versuch es einfach in einer Minute noch einmal.
error-storage-broken = Meine Datenbank ist nicht zu gebrauchen, und nur die Person, die diesen Bot betreibt, kann das beheben. Bis dahin kann ich nichts tun, und ein neuer Versuch hilft nicht. Sag ihr bitte Bescheid.
error-erased-since = Gleich nach deiner Bitte wurden deine Daten gelöscht, also habe ich nichts gespeichert. Versuch es noch einmal, wenn du es weiterhin möchtest.
error-restarting = Ich starte gerade neu, darum hat das nicht geklappt. Versuch es bitte in einer Minute noch einmal.
error-blocked = Die Person, die diesen Bot betreibt, hat dich gesperrt, frag sie also, wenn du wieder mitspielen möchtest.
error-interrupted = Ich starte gerade neu und konnte nicht rechtzeitig antworten. Schau bitte in einer Minute noch einmal: Vielleicht ist schon alles erledigt.
error-unexpected = Entschuldige, das war mein Fehler. Verloren ist nichts. Passiert es wieder, sag es der Person, die diesen Bot betreibt: Fehler { $number }.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen

illegal-game-over = Dieses Spiel ist vorbei.
illegal-chance-due = Die nächste Reihe wird noch ausgelegt.
illegal-not-chance = Mischen und Auslegen übernehme ich.
illegal-not-in-variant = Das gibt es in diesem Spiel nicht.
illegal-too-early = Leg zuerst deinen Dominostein an. Alles andere kommt danach.
illegal-too-late = Dieser Teil deines Zuges ist vorbei. Mach mit dem nächsten weiter.
illegal-nothing-to-place = Du hast noch keinen Dominostein zum Anlegen. Wähle zuerst einen.
illegal-other-domino = Dein König steht nicht auf diesem Dominostein.
illegal-spelling = Sind beide Hälften gleich, schreib den Dominostein vom südlichen oder westlichen Feld aus.
illegal-occupied = Da liegt schon etwas.
illegal-outgrows-grid = Dort würde dein Königreich zu breit oder zu hoch.
illegal-no-connection = Dort passt er nicht: Keine Hälfte berührt dein Schloss oder die gleiche Landschaft.
illegal-can-be-placed = Abwerfen kannst du ihn nicht: Es gibt eine Stelle, an die er passt.
illegal-not-in-line = Dieser Dominostein liegt nicht in der nächsten Reihe.
illegal-last-round = Das ist die letzte Runde, also gibt es keinen nächsten Dominostein zu wählen.
illegal-taken = Auf diesem Dominostein steht schon ein König.
illegal-not-done = { $due ->
    [place] Leg zuerst deinen Dominostein an.
   *[choose] Wähle zuerst einen Dominostein.
}
error-no-hint = Hier gibt es keine Hinweise: Alle spielen mit diesen Dominosteinen, und die Punkte werden verglichen.
error-switched-off = Das ist hier abgeschaltet.
error-deal-begun = Diese Partie hast du schon begonnen. Drück noch einmal auf den Knopf, um weiterzuspielen.
