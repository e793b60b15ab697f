greeting-title = Kingdomino und Queendomino
greeting =
    Hallo! Beides könnt ihr jetzt hier spielen, am Stück oder über mehrere Tage.
    - { COMMAND("kingdomino new") } eröffnet einen Tisch in dem Kanal, in dem du es tippst. Freie Plätze können Computer übernehmen.
    - { COMMAND("kingdomino server") } legt fest, in welchen Kanälen Tische stehen dürfen und womit neue beginnen.

help-title = So wird gespielt
help-now =
    - { COMMAND("kingdomino new") }: ein Tisch in diesem Kanal, sofort gegen Computer oder mit anderen.
help-add = { LINK($link, "Füg mich einem Server hinzu") }
help-report = { $url ->
    [none] Stimmt etwas nicht? Sag es denen, die diesen Bot betreiben.
   *[other] Stimmt etwas nicht? { LINK($url, "Problem melden") }
}
help-table-name = Ein neuer Tisch
help-table = { COMMAND("kingdomino new") } eröffnet einen in diesem Kanal. Der Host drückt auf **{ button-play-computers }** oder **{ button-invite }** und wählt unter **{ button-more }** das Spiel und alles Weitere. Andere drücken auf **{ button-join }**, und **{ button-start }** beginnt das Spiel.
help-turn-name = Dein Zug
help-turn = Du wirst erwähnt. **Anlegen** öffnet eine Ansicht, die nur du siehst, mit einer guten Stelle. Eine Zahl mit **wählen** legt deinen Dominostein dort an und wählt zugleich den mit dieser Zahl. Du kannst auch zuerst eine andere Stelle suchen. In Queendomino geht es Schritt für Schritt, und freiwillige darfst du überspringen.
help-ahead-name = Plan für deinen nächsten Zug
help-ahead = **{ button-plan-ahead }** oder { COMMAND("kingdomino plan") }: Sag, welche Dominosteine der nächsten Reihe du am liebsten hättest, und such eine Stelle aus, in Queendomino auch Ritter und Gebäude. Niemand sonst sieht es. Wenn du dran bist, spiele ich den Plan, soweit es noch geht. Bis dahin kannst du ihn ändern oder verwerfen.
help-writing-name = Züge als Befehle
help-writing = { COMMAND("place") } und { COMMAND("draft") } zeigen dir beim Tippen, was geht. Du kannst einen Zug auch selbst ausschreiben: `12@g8e` legt Dominostein 12 mit der ersten Hälfte auf g8 und mit der zweiten östlich davon. In Queendomino kommen { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } und { COMMAND("queendomino done") } dazu.
help-looking-name = Königreiche, Listen, Ergebnisse
help-looking =
    - **{ button-look }** zeigt dein Königreich groß, { COMMAND("kingdomino board kingdom:") } ein anderes.
    - { COMMAND("kingdomino board") } zeigt den Tisch noch einmal. { COMMAND("kingdomino board ask:") } zeigt, welche Dominosteine noch kommen und wie wahrscheinlich der ist, den du brauchst.
    - { COMMAND("kingdomino games") } listet deine Spiele auf.
help-ear-name = Textmodus und Screenreader
help-ear = Schalt in { COMMAND("kingdomino settings") } den Textmodus ein, und alles, was nur du siehst, kommt in Worten, mit Überschriften und Listen. { COMMAND("kingdomino board text:") } tut das einmal. { COMMAND("kingdomino board ask:") } beantwortet Fragen zu einem Königreich, etwa wo seine Seen wachsen können.
help-time-name = Zeit und Abwesenheit
help-time =
    - Ein Spiel darf Tage dauern, und nichts geht verloren. { COMMAND("kingdomino table") } zeigt und ändert, was passiert, wenn jemand lange braucht.
    - In { COMMAND("kingdomino settings") } stellst du deine Ruhezeit ein: Dann wirst du nicht erwähnt. Mit { COMMAND("kingdomino settings away:") } sagst du, bis wann du nicht spielen kannst.
    - **{ button-look }** lässt den Computer für jemanden ziehen, der spät dran ist, und gibt dir deinen Platz zurück, wenn der Computer ihn gehütet hat. { COMMAND("kingdomino table") } findet jemanden, der für dich weiterspielt.
help-slips-name = Rücknahme und Ausstieg
help-slips =
    - **Zurücknehmen** in deiner Ansicht macht rückgängig, was du getan hast, solange dein Zug noch läuft.
    - { COMMAND("kingdomino table") } nimmt deinen letzten Zug zurück, wenn seither nichts passiert ist und alle zustimmen. Allein gegen Computer geht das immer, aber dann zählt das Spiel nicht.
    - Dort kannst du ein Spiel auch endgültig verlassen: Der Computer übernimmt deinen Platz. Der Host kann es für alle beenden.
help-fair-name = Woher weiß ich, dass es fair ist?
help-fair = Alle Dominosteine ergeben sich aus einem Geheimnis, das vor dem Spiel feststeht, also sucht beim Spielen niemand Steine aus. Zum Prüfen speicherst du das Bild des Tisches und notierst die letzte Zahl im Link der Nachricht.
help-placeholder = Mehr dazu …
button-rules = Die Regeln

setting-title = Deine Einstellungen
settings-placeholder = Ändern …
settings-all = Alle Einstellungen
setting-zone = Zeitzone
setting-advice = Vorschläge und Coach
setting-notifications = Benachrichtigungen
setting-look = Aussehen
setting-quiet = Ruhezeit
setting-quiet-is = Ruhezeit: { $state ->
    [none] **keine**
    [unknown] **nachts**
   *[set] **{ $start_clock }–{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] Ohne Ruhezeit kannst du jederzeit erwähnt werden.
    [unknown] Solange ich deine Uhr nicht kenne, gilt die des Servers: Nachts wirst du nicht erwähnt.
    [usual] In dieser Zeit wirst du nicht erwähnt, außer du hast in der letzten Stunde gespielt. Danach erfährst du, wo du dran bist.
   *[set] In dieser Zeit wirst du nicht erwähnt. Danach erfährst du, wo du dran bist.
}
setting-zone-is = { $kind ->
    [unknown] Deine Uhr: **{ $clock }** ({ $offset }), noch nicht gestellt
    [fixed] Deine Uhr: **{ $clock }** ({ $offset })
   *[place] Deine Uhr: **{ $clock }**, wie in { $city } ({ $offset })
}
setting-zone-about = { $kind ->
    [unknown] Falls das nicht stimmt, sag mir, wie spät es bei dir ist, oder tippe { COMMAND("kingdomino settings zone:") } und eine Stadt, etwa { COMMAND("kingdomino settings zone:Berlin") }.
    [fixed] Sie ist im Sommer wie im Winter gleich. Mit einer Stadt nach { COMMAND("kingdomino settings zone:") } richtet sie sich nach den Uhren dort.
   *[place] Sie richtet sich nach den Uhren dort, im Sommer wie im Winter.
}
setting-mentions-is = { $state ->
    [on] Erwähnungen: **an**
   *[off] Erwähnungen: **aus**
}
setting-mentions-about = { $state ->
    [on] Du wirst benachrichtigt, wenn du dran bist.
   *[off] Keine Benachrichtigungen. { COMMAND("kingdomino games") } zeigt dir, wer auf dich wartet.
}
setting-private = Direktnachrichten
setting-private-is = Als Direktnachricht: **{ $value }**
setting-private-about = Statt dich im Kanal zu erwähnen. Die Ruhezeit gilt auch dafür.
setting-private-nothing = nichts
setting-private-reminders = Erinnerungen
setting-private-turns = Züge und Erinnerungen
setting-private-next = Züge, Erinnerungen und dass du gleich dran bist
private-how = { COMMAND("kingdomino settings") } ändert, was ich dir hier schicke.
private-refused = Discord lässt keine Direktnachricht an dich durch, also erwähne ich dich wieder hier.
setting-theme = Farben
setting-theme-is = Farben der Bilder: **{ $value }**
setting-theme-about = Für alle Bilder, die nur du siehst, und an den Tischen, die du eröffnest, für alle.
setting-theme-table = die des Tisches
theme-name = { $theme ->
    [distinct] für Farbenblinde
    [contrast] hoher Kontrast
   *[storybook] Bilderbuch
}
setting-text-mode = Textmodus
setting-text-mode-is = { $state ->
    [on] Textmodus: **an**
   *[off] Textmodus: **aus**
}
setting-text-mode-about = { $state ->
    [on] Was nur du siehst, kommt in Worten, mit Überschriften und Listen statt Bildern.
   *[off] Was nur du siehst, kommt mit Bildern, jedes mit kurzer Beschreibung für Screenreader.
}
setting-suggestions = Vorschläge
setting-suggestions-is = Vorschläge: **{ $value }**
setting-suggestions-about = Für Spiele, die du allein gegen Computer spielst, ab dem nächsten. An einem Tisch legt der Host es vor dem Start fest, aber „{ setting-suggestions-none }“ gilt überall. Ein Spiel, das sie in jedem Zug zeigt, zählt nicht.
setting-suggestions-shown = in jedem Zug
setting-suggestions-hint = wenn ich um einen Hinweis bitte
setting-suggestions-none = nie
setting-coach-is = { $state ->
    [on] Coach: **an**
   *[off] Coach: **aus**
}
setting-coach-about = { $state ->
    [on] Allein gegen Computer sagt die Ansicht, wenn dein letzter Zug Punkte gekostet hat, und auf Nachfrage, was besser gewesen wäre. Nicht, wo Vorschläge gezeigt werden.
   *[off] Allein gegen Computer kann ich nach einem Zug sagen, was er gekostet hat, außer du hast dafür einen Vorschlag gesehen.
}
button-set-coach-on = Coach einschalten
button-set-coach-off = Coach ausschalten
setting-away = Abwesenheit
setting-away-is = { $state ->
    [on] Abwesend bis: **{ $until_time }**
   *[off] Abwesend: **nein**
}
setting-away-about = Wenn du weg bist, wirst du nicht erwähnt, und deine Tische wissen, bis wann.
away-placeholder = Abwesend bis …
setting-language = Sprache
setting-language-is = Sprache: **{ $value }**
setting-language-about = Für alles, was nur du siehst. Was alle sehen, steht in der Sprache des Tisches.
setting-language-discord = wie in Discord
setting-language-feedback = Klingt etwas falsch? { LINK($url, "Sag es uns") }
button-set-mentions-on = Erwähnungen einschalten
button-set-mentions-off = Erwähnungen ausschalten
button-set-text-mode-on = Textmodus einschalten
button-set-text-mode-off = Textmodus ausschalten
server-title = Einstellungen dieses Servers
server-note = Das alles gilt für Tische, die ab jetzt eröffnet werden. Wer einen eröffnet, kann trotzdem ein anderes Spiel, eine andere Bedenkzeit und einen Thread oder keinen wählen.
server-note-readers = Nur wer den Server verwaltet, kann das ändern.
tables-title = Offene Tische
tables-none = Hier ist kein Tisch offen.
tables-opened = eröffnet: { $since_span }
tables-placeholder = Einen Tisch beenden …
server-usual = { $value } (Standard)
server-where = Wo gespielt wird
server-time = Tempo
server-game = Spiel
server-game-is = Spiel an einem neuen Tisch: **{ $value }**
server-pace = Bedenkzeit
server-pace-is = Bedenkzeit: **{ $value }**
server-policy-is = Dauert es länger: **{ $value }**
server-threads-is = { $state ->
    [on] Neue Spiele: **jedes in einem eigenen Thread**
   *[off] Neue Spiele: **im Kanal selbst**
}
server-channels-is = { $count ->
    [0] Tische können **in jedem Kanal** eröffnet werden
   *[other] Tische können **nur in { $channels }** und in Threads dort eröffnet werden
}
server-channels-placeholder = Jeder Kanal
server-channels-lacking = ⚠️ In { $channels } klappt noch kein Tisch. Erlaube mir in den Berechtigungen dieses Kanals: { $permissions }.
server-players = Mitspielende
server-players-is = { $state ->
    [on] Wer Tische eröffnen darf: **{ $role }**
   *[off] Wer Tische eröffnen darf: **alle**
}
server-openers-placeholder = Alle
server-language = Sprache
server-language-is = Sprache neuer Tische: **{ $value }**
server-language-host = die des Hosts
server-zone-is = { $kind ->
    [unknown] Uhrzeit hier: **noch nicht gestellt**
    [fixed] Uhrzeit hier: **{ $clock }** ({ $offset })
   *[place] Uhrzeit hier: **{ $clock }**, wie in { $city } ({ $offset })
}
server-zone-placeholder = Wie spät ist es hier?
list-more = { $count ->
    [1] Noch jemand teilt sich diesen Platz.
   *[other] { $count } weitere teilen sich diesen Platz.
}
button-set-threads-on = Neue Spiele in Threads spielen
button-set-threads-off = Neue Spiele im Kanal spielen

quiet-from = Ruhe ab { $clock }
quiet-to = Ruhe bis { $clock }
quiet-now = Gerade ist es { $clock }
quiet-from-placeholder = Ruhe ab …
quiet-to-placeholder = Ruhe bis …
quiet-offset-placeholder = Wie spät ist es bei dir?
ask-clock = Wie spät ist es bei dir? Dann weckt dich nachts niemand.
button-another-clock = Andere Uhrzeit…
done-clock = { $city ->
    [none] Bei dir ist es { $clock }. Von { $start_clock } bis { $end_clock } ruft dich niemand. { COMMAND("kingdomino settings") } ändert das.
   *[other] Bei dir ist es { $clock }, wie in { $city }. Von { $start_clock } bis { $end_clock } ruft dich niemand. { COMMAND("kingdomino settings") } ändert das.
}
night-waited = Das hat bis zum Morgen gewartet, um dich nicht zu wecken.
button-call-at-night = Ruft mich auch nachts
button-half-hour = Um eine halbe Stunde verstellen
button-no-quiet-hours = Keine Ruhezeit
button-set-clock = Meine Uhr stellen (jetzt { $clock })

setting-privacy-about = Du bekommst alles als Datei, oder du lässt es löschen: Einstellungen und ID verschwinden sofort, der Computer spielt für dich weiter, und in den Spielen der anderen stehst du als „{ forgotten-name }“. Eine Zufallszahl ersetzt deine ID, damit die anderen ihre Wertung behalten. { privacy-copies }
privacy-copies =
    { $days ->
        [0] In älteren Kopien der Spiele, falls es sie gibt, bleibst du stehen.
        [1] Aus meiner täglichen Kopie der Spiele verschwindest du nach einem Tag.
       *[other] Aus meinen täglichen Kopien der Spiele verschwindest du nach { $days } Tagen.
    }
button-privacy-stored = Was du speicherst
privacy-stored =
    ## Was ich über dich speichere
    - Zu jedem Spiel: wer wo saß oder eingeladen war (deine Discord-ID und der gezeigte Name), jeder Zug, wann er gemacht wurde, und die ID seines Klicks (damit kein Klick doppelt zählt), in welchen Zügen du um einen Hinweis gebeten hast und ob dir Vorschläge gezeigt wurden.
    - Spiele, die du aus beendeten weiterspielst, bis einen Tag nach deinem letzten Zug. Das Löschen entfernt sie.
    - Deine Einstellungen, darunter deine Zeitzone, deine Sprache und deine Abwesenheit, und welche Tipps du schon bekommen hast.
    - Wessen Platz jemand vertritt.
    - Was du für einen Zug planst, bis er da ist, und welche Züge geplant waren.
    - Von einem Server seine Einstellungen, bis zu meinem ersten Start, nachdem ich ihn verlassen habe, und dass ich mich dort vorgestellt habe.
    - Wenn die Person, die diesen Bot betreibt, dich sperrt: deine ID, das Datum und der Grund, auch nach dem Löschen.

    Sonst nichts: keine Nachrichten, und nichts über andere Mitglieder.
setting-privacy = Deine Daten
setting-privacy-is = Deine Daten: **gespeichert, bis du sie löschst**
button-export = Alles zeigen
button-forget = Alles über mich löschen
confirm-forget = ## Alles über dich löschen?
    - { $playing ->
        [0] Du spielst gerade in keinem Spiel.
        [1] In dem Spiel, in dem du gerade spielst, übernimmt der Computer deinen Platz.
       *[other] In den { $playing } Spielen, in denen du gerade spielst, übernehmen Computer deine Plätze.
    }
    - { $past ->
        [0] Es gibt kein früheres Spiel mit deinem Namen.
        [1] In einem früheren Spiel wird aus deinem Namen „{ forgotten-name }“.
       *[other] In { $past } früheren Spielen wird aus deinem Namen „{ forgotten-name }“.
    }
    - Deine Statistik, deine Einstellungen und deine Discord-ID werden gelöscht.
    - Nachrichten, die schon im Kanal stehen, und die Titel von Threads behalten deinen Namen.

    Das lässt sich nicht rückgängig machen.
button-forget-yes = Mich löschen
button-forget-no = Abbrechen
export = Alles, was über dich gespeichert ist, als Datei, die Programme lesen können:

games-title = Deine Spiele
games-none = Du spielst gerade nirgends. Eröffne einen Tisch mit { COMMAND("kingdomino new") }.
games-more = { $more ->
    [1] … und noch ein Spiel
   *[other] … und noch { $more } Spiele
}
games-lobby = wartet auf Mitspielende
games-full = kann beginnen
games-invited = **du bist eingeladen**
games-your-turn = **du bist dran** · { $since_span }
games-their-turn = { $name } ist dran · { $since_span }
games-alone = Allein
games-played-on-line = { $number }. { $game } · { $id ->
    [none] aus einer vorgegebenen Stellung
   *[other] aus Spiel { $id }
} · gelöscht: { $when_span }
button-play-on-number = { $number } weiterspielen
games-with = { $more ->
    [0] mit { $names }
    [1] mit { $names } und noch jemandem
   *[other] mit { $names } und { $more } anderen
}

button-share = Allen zeigen
button-earlier = Früher
button-later = Später
text-rest = Der Rest steht auf der nächsten Seite.
button-next-page = Nächste Seite
button-first-page = Erste Seite
