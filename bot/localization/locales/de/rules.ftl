rules-chapter-placeholder = Kapitel
rules-game-placeholder = Die Regeln eines anderen Spiels
rules-game = { $game } · { $players } Personen
rules-back = Zurück: { $title }
rules-on = Weiter: { $title }
rules-read = Weiterlesen

rules-goal-title = Worum es geht
rules-goal =
    Bau rund um dein Schloss das reichste Königreich, mit höchstens { $grid }×{ $grid } Feldern.

    Du baust mit **Dominosteinen**. Ein Dominostein hat zwei Felder nebeneinander, jedes mit einer Landschaft: Weizen, Wald, See, Wiese, Sumpf oder Mine. Manche Felder haben **Kronen**. Die brauchst du: Land ohne Krone bringt nichts.

    Ein Spiel hat { $rounds } Runden. In jeder { $kings ->
        [1] legst du einen Dominostein an und wählst deinen nächsten
       *[other] legst du zwei Dominosteine an und wählst deine nächsten zwei
    }. In der letzten legst du nur noch an.

    Insgesamt bekommst du { $each } Dominosteine. Passen alle, ist dein Königreich voll. Wenn nicht, macht das nichts: Eine Lücke an sich kostet nichts.

rules-beginning-title = Wie es beginnt
rules-beginning =
    { $aside ->
        [0] Alle { $domino_count } Dominosteine sind im Spiel.
       *[other] { $domino_count } der { $box } Dominosteine sind im Spiel. Die anderen { $aside } bleiben in der Schachtel, und niemand weiß, welche.
    } { $team ->
        [1] Alle beginnen mit einem Schloss und nichts ringsum.
       *[other] Jedes Team beginnt mit einem Schloss und nichts ringsum.
    }

    Zuerst werden { $line } Dominosteine in einer Reihe ausgelegt, von der niedrigsten Zahl zur höchsten. { $drawn ->
        [1] Ein König wird ausgelost: Die Person, der er gehört, wählt einen Dominostein, dann die andere zwei, dann die erste den letzten.
       *[other] Dann werden alle { $drawn } Könige nacheinander ausgelost. Kommt deiner, wählst du für ihn einen freien Dominostein.
    }

    Angelegt wird noch nichts. Sobald jeder König einen Dominostein hat, wird die nächste Reihe ausgelegt, und Runde 1 beginnt.

    Im Beispiel muss noch ein König wählen.

rules-turn-title = Ein Zug
rules-turn =
    Der König auf der niedrigsten Zahl ist zuerst dran, dann der nächste und so weiter. In deinem Zug:
    1. **Anlegen**: Leg den Dominostein an, auf dem dein König steht.
    2. **Wählen**: Setz deinen König auf einen freien Dominostein der nächsten Reihe.

    Das ist der Kniff des Spiels: Mit einer niedrigen Zahl bist du in der nächsten Runde früher dran und hast mehr Auswahl, aber die meisten Kronen sind auf den hohen. { $kings ->
        [1] Waren alle Könige dran, beginnt mit einer neuen Reihe die nächste Runde.
       *[other] Du hast zwei Könige, also zwei Züge pro Runde. Waren alle Könige dran, beginnt mit einer neuen Reihe die nächste Runde.
    }

    { $left ->
        [0] Jeder Dominostein einer Reihe wird gewählt.
        [1] Der eine Dominostein einer Reihe, den niemand wählt, kommt aus dem Spiel.
       *[other] Die { $left } Dominosteine einer Reihe, die niemand wählt, kommen aus dem Spiel.
    }

    In der letzten Runde, Runde { $rounds }, gibt es nichts mehr zu wählen: Du legst nur noch an.

rules-placing-title = Anlegen
rules-placing =
    Ein Dominostein bedeckt zwei freie Felder. Eine seiner Hälften muss dein Schloss oder die gleiche Landschaft berühren. Das Schloss passt zu allem.

    Berühren heißt: Seite an Seite. Ecken zählen nicht. Das ganze Königreich muss samt Schloss in { $grid }×{ $grid } Felder passen. Das Schloss muss nicht in der Mitte liegen.

    Im Beispiel darf ein Dominostein mit Wald und Weizen auf **1**, weil sich dort Weizen berührt, und auf **2**, weil er das Schloss berührt. Auf **3** darf er nicht: Da ist nur die Ecke des Schlosses.

    Passt ein Dominostein irgendwo, musst du ihn anlegen, auch wenn es wehtut. Passt er nirgends, werfe ich ihn für dich ab.
rules-placing-alt = Ein Königreich mit dem Schloss auf g7, Weizen auf h7 und i7 und See auf f8 und g8. Ein Dominostein mit Wald und Weizen darf auf Stelle 1 (i6 und j6) und Stelle 2 (g6 und h6), aber nicht auf Stelle 3 (e6 und f6).

rules-scoring-title = Wertung
rules-scoring =
    Felder einer Landschaft, die sich berühren, sind ein **Gebiet**. Zähl seine Felder, zähl seine Kronen und multiplizier beides. Ohne Krone gibt es keine Punkte, egal wie groß es ist. Zwei Gebiete derselben Landschaft, die sich nicht berühren, zählen getrennt, und das Schloss verbindet sie nicht.

    Im Beispiel hat der Weizen 5 Felder und 2 Kronen: 5 × 2 = **10**. Der obere Wald bringt 3 × 1 = **3**. Der untere Wald und die Wiese haben keine Krone und bringen **0**. Zusammen: **13**.

    Die höchste Summe gewinnt. Bei Gleichstand entscheidet das größte einzelne Gebiet, mit Kronen oder ohne. Ist auch das gleich, entscheiden die meisten Kronen. Sind auch die gleich, teilt ihr euch den Sieg.

rules-options-title = Optionen
rules-options =
    Das kann der Host vor dem Spiel dazunehmen:
    - **{ part-middle-kingdom }**: { $middle } Punkte, wenn dein Schloss am Ende in der Mitte liegt. Dein Königreich reicht dann nach links so weit wie nach rechts und nach oben so weit wie nach unten. Lücken machen nichts: Das Königreich im Beispiel bekommt die Punkte.
    - **{ part-harmony }**: { $harmony } Punkte, wenn du nie einen Dominostein abwerfen musstest.
    - **{ option-dynasty }**: { $games } Partien hintereinander. Die höchste Summe gewinnt, bei gleicher Summe teilt ihr euch den Sieg.

    Zu zweit gibt es auch das **Große Duell**: alle { $dueldominoes } Dominosteine und Königreiche mit { $duelgrid }×{ $duelgrid } Feldern.
rules-signs-words =
    - Ein Königreich wird Gebiet für Gebiet beschrieben, das mit den meisten Punkten zuerst: seine Felder, Kronen und Punkte, und wo es wachsen kann.
    - Buchstaben gehen von Westen nach Osten, Zahlen von Süden nach Norden. Das Schloss liegt auf g7.
    - In deinem Zug haben die **Stellen**, an die dein Dominostein passt, Nummern. Die Liste sagt, wo jede ist, was sie bringt und was sie übrig lässt.
    - Eine Zeile wie „{ $sample }“ sagt, wer am Zug war, was er sofort gebracht hat und welcher Dominostein gewählt wurde.

    { COMMAND("kingdomino board") } beschreibt den ganzen Tisch.
rules-signs-title = Die Bilder lesen
rules-signs =
    - Die **Zahl** auf dem Stein sagt, wer wann dran ist. König und Name zeigen, wem er gehört.
    - **Kronen** stehen oben in der Ecke.
    - Dein Schloss und deine Könige haben deine Farbe und dein Zeichen.
    - Das Königreich mit dem **goldenen Schild** ist am Zug. Ein **heller Rand** zeigt, wer gerade gezogen hat, und den letzten Dominostein.
    - In deinem Zug zeigen Zahlen die **Stellen**, an die dein Dominostein passt, und an einer ist er schwach zu sehen.
    - Die Felder heißen wie am Rand: Das Schloss liegt auf g7.
    - Eine Zeile wie „{ $sample }“ sagt, wer am Zug war, was er sofort gebracht hat und welcher Dominostein gewählt wurde.

    Tippe auf { EMOJI("look") } mit einem Namen, um dieses Königreich groß zu sehen. { COMMAND("kingdomino board") } zeigt den Tisch.

rules-advice-title = Gut spielen
rules-advice =
    Beide Königreiche hier haben die gleichen 12 Dominosteine und die gleichen 6 Kronen. Eines bringt **8** Punkte, das andere **57**. So geht’s:
    - **Mach Gebiete größer.** Wenige große bringen mehr als viele kleine. Dieser See hat 10 Felder und 5 Kronen: 10 × 5 = 50.
    - **Jag nicht nur Kronen.** Allein bringt eine Krone 1 Punkt. Auf Land mit 10 Feldern bringt sie 10.
    - **Lass keine Lücken.** Auf ein einzelnes Feld passt kein Dominostein, und einer, der nirgends passt, ist verloren.
    - **Halte das Schloss in der Mitte.** Mit dem Reich der Mitte sind das { $middle } Punkte.
rules-advice-alt = Zwei volle Königreiche aus den gleichen Dominosteinen. Im ersten liegt der See in fünf Stücken, und das größte hat keine Krone: insgesamt 8 Punkte. Im zweiten ist der See ein einziges Gebiet mit 10 Feldern und 5 Kronen: insgesamt 57 Punkte.
