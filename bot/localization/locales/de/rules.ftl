rules-where = { $game } · { $players } Personen · Kapitel { $number } von { $chapters }
rules-chapter-placeholder = Kapitel
rules-game-placeholder = Die Regeln eines anderen Spiels
rules-game = { $game } · { $players } Personen
rules-back = Zurück: { $title }
rules-on = Weiter: { $title }

rules-goal-title = Worum es geht
rules-goal =
    Du baust rund um dein Schloss ein Königreich mit { $grid }×{ $grid } Feldern, das möglichst viele Punkte bringt.

    Ein **Dominostein** besteht aus zwei Feldern. Jedes zeigt eine Landschaft: Weizen, Wald, See, Wiese, Sumpf oder Mine. Manche haben **Kronen**, die goldenen Zeichen in der oberen Ecke. Land ohne Krone bringt keine Punkte.

    Das Spiel hat { $rounds } Runden. In jeder { $kings ->
        [1] legst du einen Dominostein an und wählst deinen nächsten
       *[other] legst du zwei Dominosteine an und wählst deine nächsten zwei
    }. Insgesamt bekommst du { $each } Dominosteine: Passt jeder, ist das Königreich genau voll.

rules-beginning-title = Wie es beginnt
rules-beginning =
    { $aside ->
        [0] Alle { $dominoes } Dominosteine sind im Spiel.
       *[other] { $dominoes } der { $box } Dominosteine sind im Spiel, zufällig gezogen; die übrigen { $aside } bleiben ungesehen in der Schachtel.
    } { $team ->
        [1] Alle beginnen mit einem Schloss und nichts ringsum.
       *[other] Jedes Team beginnt mit einem Schloss und nichts ringsum.
    }

    Eine Reihe mit { $line } Dominosteinen wird ausgelegt, nach Zahlen geordnet. { $drawn ->
        [1] Ein König wird gezogen: Die Person, der er gehört, wählt einen Dominostein, dann die andere zwei, dann die erste den letzten.
       *[other] Alle { $drawn } Könige werden nacheinander gezogen; die Person, der er gehört, wählt ihm einen freien Dominostein.
    }

    Angelegt wird noch nichts. Erst wenn jeder König seinen Dominostein hat, kommt die nächste Reihe, und Runde 1 beginnt.

    Im Bild fehlt noch ein König.

rules-turn-title = Ein Zug
rules-turn =
    Die Könige sind in der Reihenfolge der Zahlen dran, auf denen sie stehen, die niedrigste zuerst. In deinem Zug:
    1. **Anlegen**: Leg den Dominostein deines Königs in dein Königreich.
    2. **Wählen**: Setz deinen König auf einen freien Dominostein der nächsten Reihe.

    Mit einer niedrigen Zahl bist du in der nächsten Runde früher dran und hast mehr Auswahl; hohe bringen Kronen. { $kings ->
        [1] Waren alle Könige dran, beginnt die nächste Runde mit einer neuen Reihe.
       *[other] Du hast zwei Könige und damit zwei Züge pro Runde. Waren alle Könige dran, kommt eine neue Reihe.
    }

    { $left ->
        [0] Jeder Dominostein einer Reihe wird gewählt; keiner bleibt übrig.
        [1] Ein Dominostein jeder Reihe bleibt übrig. Er kommt aus dem Spiel; abgeworfen hat ihn niemand.
       *[other] { $left } Dominosteine jeder Reihe bleiben übrig. Sie kommen aus dem Spiel; abgeworfen hat sie niemand.
    }

    In der letzten Runde, Runde { $rounds }, wird nur noch angelegt.

rules-placing-title = Anlegen
rules-placing =
    Ein Dominostein bedeckt zwei freie Felder. Mindestens eine Hälfte muss dein Schloss berühren oder Land der gleichen Art, das schon liegt. Das Schloss passt zu jeder Landschaft.

    Berühren heißt: eine Seite gemeinsam haben. Ecken zählen nicht, die eigene andere Hälfte auch nicht. Das Königreich muss samt Schloss in { $grid }×{ $grid } Felder passen; das Schloss darf irgendwo liegen.

    Im Bild darf ein Dominostein mit Wald und Weizen auf **1**, wo sich Weizen berührt, und auf **2** am Schloss. Auf **3**, an der Ecke des Schlosses, darf er nicht.

    Was irgendwo passt, muss angelegt werden. Was nirgends passt, wird automatisch abgeworfen und bringt nichts.
rules-placing-alt = Ein Königreich mit dem Schloss auf g7, Weizen auf h7 und i7 und See auf f8 und g8. Ein Dominostein mit Wald und Weizen darf auf Stelle 1 (i6 und j6) und Stelle 2 (g6 und h6), aber nicht auf Stelle 3 (e6 und f6).

rules-scoring-title = Wertung
rules-scoring =
    Felder einer Landschaft, die sich berühren, bilden ein **Gebiet**. Es zählt seine Felder mal seine Kronen. Ohne Krone zählt es nichts, egal wie groß. Zwei Gebiete einer Landschaft zählen getrennt. Das Schloss zählt nichts und verbindet nichts.

    Im Bild: 5 Felder Weizen mit 2 Kronen zählen 5 × 2 = **10**. Der obere Wald zählt 3 × 1 = **3**; der untere hat keine Krone und zählt **0**, die Wiese auch. Zusammen: **13**.

    Die höchste Summe gewinnt. Bei Gleichstand entscheidet das größte einzelne Gebiet, mit oder ohne Kronen; dann die meisten Kronen im Königreich; danach wird der Sieg geteilt.

rules-options-title = Optionen
rules-options =
    Das kann der Host vor dem Spiel dazunehmen, auch alles zugleich:
    - **Reich der Mitte**: { $middle } Punkte, wenn dein Schloss am Ende in der Mitte liegt: Das Königreich reicht von ihm aus nach links so weit wie nach rechts und nach oben so weit wie nach unten. Vollständig sein muss das Königreich nicht, wie im Bild.
    - **Harmonie**: { $harmony } Punkte, wenn du keinen Dominostein abwerfen musstest.
    - **Dynastie**: { $games } Partien hintereinander. Die höchste Summe gewinnt; bei gleicher Summe wird der Sieg geteilt.

    Außerdem gibt es das **Große Duell**, ein eigenes Spiel zu zweit: alle { $dueldominoes } Dominosteine und Königreiche mit { $duelgrid }×{ $duelgrid } Feldern.

rules-signs-title = Die Bilder lesen
rules-signs =
    - Die **Zahl** eines Dominosteins bestimmt die Reihenfolge. Der König darauf und der Name daneben zeigen, wem er gehört.
    - **Kronen** stehen in der oberen Ecke ihres Feldes.
    - Dein Schloss und deine Könige haben deine Farbe und dein Zeichen.
    - Ein **heller Rand** zeigt den zuletzt angelegten Dominostein.
    - In deiner eigenen Ansicht sind die **Stellen** nummeriert, an die der Dominostein passt, und eine ist blass gezeigt: Das ist ein Vorschlag.
    - Buchstaben und Zahlen am Rand benennen die Felder: g7 ist das Schloss.
    - In einer Zeile wie **legt 12 · +3 → 41** steht, was ein Zug gebracht hat und wie viele Punkte es damit sind.

    Die Knöpfe mit { EMOJI("look") } zeigen ein Königreich groß. { COMMAND("board") } zeigt den Tisch noch einmal, auch in Worten.
