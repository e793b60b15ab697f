rules-court-goal-title = Worum es geht
rules-court-goal =
    Du baust wie in Kingdomino aus Dominosteinen ein Königreich mit { $grid }×{ $grid } Feldern und setzt Gebäude auf seine Städte. Punkte bringen Land mit Kronen, Gebäude und Münzen.

    Ein **Dominostein** hat zwei Felder, jedes mit einer Landschaft: Weizen, Wald, See, Wiese, Sumpf, Mine oder Stadt. Die goldenen Zeichen in der oberen Ecke sind **Kronen**.

    Das Spiel hat { $rounds } Runden. In jeder { $kings ->
        [1] legst du einen Dominostein an und wählst deinen nächsten
       *[other] legst du zwei Dominosteine an und wählst deine nächsten zwei
    }.

    { $team ->
        [one] Du beginnst mit { $coins } Münzen und { $knights ->
            [1] einem Ritter
           *[other] { $knights } Rittern
        }
       *[other] Jedes Team beginnt gemeinsam mit { $coins } Münzen und { $knights ->
            [1] einem Ritter
           *[other] { $knights } Rittern
        }
    }. Ein Ritter, der auf keinem Feld steht, ist **im Vorrat**.

rules-court-turn-title = Ein Zug
rules-court-turn =
    Die Könige sind in der Reihenfolge ihrer Zahlen dran, die niedrigste zuerst. Ein Zug hat fünf Schritte; die kursiven kannst du überspringen, aber nicht nachholen:
    1. **Leg** deinen Dominostein **an**.
    2. *Schick **Ritter** darauf.*
    3. *Kauf ein **Gebäude**.*
    4. *Bestich den **Drachen**.*
    5. **Wähle** einen freien Dominostein der nächsten Reihe.

    Mit einer niedrigen Zahl bist du nächste Runde früher dran; hohe bringen Kronen und Städte. { $kings ->
        [1] Alle haben einen König.
       *[other] Du hast zwei Könige, jeder mit einem ganzen Zug. (Manche lesen die Regel anders: Schritte 2 bis 4 nur einmal pro Runde.)
    } { $left ->
        [0] Jeder Dominostein einer Reihe wird gewählt.
        [1] Was in einer Reihe übrig bleibt, kommt aus dem Spiel.
       *[other] Die { $left } Dominosteine, die in einer Reihe übrig bleiben, kommen aus dem Spiel.
    }

    Die letzte Runde, Runde { $rounds }, hat keinen Schritt 5.

rules-knights-title = Ritter und Steuern
rules-knights =
    Gleich nach dem Anlegen darfst du Ritter aus deinem Vorrat auf den neuen Dominostein stellen, einen pro Hälfte. Jeder kassiert sofort **so viele Münzen, wie sein Gebiet Felder hat**. Ein Gebiet sind alle Felder einer Landschaft, die sich berühren; Kronen sind hier egal.

    Im Bild hat der Weizen 3 Felder, also hat der Ritter 3 Münzen gebracht.

    Der Ritter bleibt bis zum Ende auf seinem Feld. Ein anderer darf dasselbe Gebiet später noch einmal besteuern, von einem Dominostein aus, der es vergrößert. Neue Ritter kommen mit Gebäuden. Punkte bringen Ritter nur mit einem Trainingslager.

    Ein abgeworfener Dominostein bringt keine Steuern.

rules-builders-title = Das Gebäudetableau
rules-builders =
    Gebäudeplättchen liegen auf den { $slots } **Plätzen** des Gebäudetableaus. Der Preis gehört zum Platz: 0 bis { $dearest } Münzen, auf der Münze neben dem Plättchen.

    In deinem Zug darfst du ein Plättchen kaufen und auf eins deiner **Stadtfelder** ohne Gebäude legen, neu oder alt; ein Ritter dort stört nicht. Seine Ritter und Türme gehören dir sofort; diese Ritter kannst du ab deinem nächsten Zug schicken. Ein Gebäude bleibt für immer.

    Ein leerer Platz bleibt bis zum Ende der Runde leer. Dann rücken die Plättchen zum billigen Ende auf, und neue kommen vom Stapel. Bei { $tiles } Plättchen geht er in einem langen Spiel aus: Dann bleiben Plätze leer.

rules-symbols-title = Was die Plättchen sagen
rules-symbols =
    Was ein Plättchen bewirkt, steht daneben, von oben nach unten:
    - **Ritter** und **Türme** gehören dir sofort;
    - eine **Krone** ist eine Krone mehr für die Stadt, in der das Plättchen liegt;
    - eine Zahl auf einer **Medaille** sind Punkte am Ende. „Pro Gebiet“ heißt: für jedes Gebiet der gezeigten Landschaft, egal wie klein, mit oder ohne Kronen. Pro Turm oder pro Ritter: für jeden, den du hast, auch Ritter auf Feldern;
    - **+1 Steuer** pro Turm oder pro Ritter, bei **Ritterschatz** und **Turmschatz**: Jeder geschickte Ritter kassiert eine Münze mehr pro Turm oder Ritter, den du hast.

    Unter den Plätzen siehst du, wie viele Plättchen im Stapel sind, wo die Königin ist und was der Drache macht.

rules-queen-title = Türme und die Königin
rules-queen =
    Manche Gebäude bringen **Türme** mit, die auf ihnen stehen. Wer einen Turm bekommt und dann mindestens so viele hat wie { $team ->
        [one] jede andere Person
       *[other] jedes andere Team
    }, bekommt die **Königin**. Gleichziehen reicht, um sie zu übernehmen; vor dem ersten Turm ist sie bei niemandem.

    Solange sie bei dir ist,
    - kostet dich jedes Gebäude 1 Münze weniger, ab dem nächsten Kauf, aber nie weniger als nichts;
    - hält sich der Drache fern: Du kannst ihn nicht bestechen.

    Am Ende ist sie **eine Krone mehr auf dem größten Gebiet** dort, wo sie ist, Städte mitgezählt: Im Bild zählt der Weizen 4 × 2.

rules-dragon-title = Der Drache
rules-dragon =
    Für { $bribe ->
        [one] { $bribe } Münze
       *[other] { $bribe } Münzen
    } verbrennt der Drache ein Plättchen des Gebäudetableaus, damit es niemand kaufen kann. Es ist aus dem Spiel, und sein Platz bleibt bis zum Ende der Runde leer.

    - Er verbrennt **ein Plättchen pro Runde für alle zusammen**. Ist er unterwegs, zeigt das Bild, was er verbrannt hat. Am Ende der Runde kehrt er in seine Höhle zurück.
    - Wer die Königin hat, kann ihn nicht bestechen.
    - Er verbrennt nur Plättchen vom Tableau, nie ein Gebäude in einem Königreich.

rules-court-scoring-title = Wertung
rules-court-scoring =
    Am Ende wird das alles zusammengezählt:
    - ein Punkt je { $percoins } **Münzen**, abgerundet;
    - jedes **Gebiet**: seine Felder mal seine Kronen. Ohne Krone zählt es nichts, und zwei Gebiete einer Landschaft zählen getrennt;
    - auch **Städte** sind Gebiete, mit oder ohne Gebäude; Kronen haben sie nur durch den **Turm der Königin**;
    - die **Königin**: eine Krone mehr auf dem größten Gebiet dort, wo sie ist;
    - was jedes **Gebäude** sagt.

    Die höchste Summe gewinnt. Bei Gleichstand entscheidet das größte Gebiet, mit oder ohne Kronen; danach wird der Sieg geteilt.

    Das Bild ist das Beispiel der Spielregel: 71 Punkte. Allein die Wiese zählt 4 × (3 + 1 für die Königin) = 16.

rules-wedding-title = Zwei Schachteln
rules-wedding =
    Die Königliche Hochzeit ist Queendomino mit den Dominosteinen beider Schachteln.

    - Die Reihen kommen abwechselnd aus der Schachtel von **Queendomino**, deren Zahlen mit q beginnen, und aus der von **Kingdomino**. Eine Reihe mischt sie nie; verglichen werden immer nur Zahlen derselben Schachtel.
    - Eine Reihe hat **{ $line } Dominosteine**. { $left ->
        [0] Jeder davon wird gewählt.
        [1] Einer davon bleibt in jeder Runde übrig und kommt aus dem Spiel.
       *[other] { $left } davon bleiben in jeder Runde übrig und kommen aus dem Spiel.
    }
    - Es gibt { $rounds } Runden und Königreiche mit { $grid }×{ $grid } Feldern.
    - Die Dominosteine von Kingdomino haben keine Städte. Das Gebäudetableau ist trotzdem in jeder Runde offen.

rules-teams-title = Teams
rules-teams =
    { $players } Personen bilden { $kingdoms } Zweierteams. Ein Team teilt sich **ein Königreich** und alles, was dazugehört: Münzen, Ritter, Türme, Gebäude, die Königin.

    Beide haben einen König in eigener Farbe, ein Team hat also zwei Züge pro Runde. **Wer mit dem eigenen König dran ist, entscheidet allein**: wohin der Dominostein kommt, ob Steuern, Bauen oder Bestechen, und welcher Dominostein der nächste ist. Reden ist erlaubt, fragen nicht nötig.

    Gewertet werden die Königreiche, ihr gewinnt oder verliert also zusammen.

rules-court-house-title = Hausregeln und Auslegung
rules-court-house =
    Wo die Spielregel schweigt oder sich zweifach lesen lässt, wird hier so gespielt:
    - **Dynastie**, { $games } Partien mit zusammengezählten Punkten, ist eine Hausregel: Die Spielregel kennt sie nur bei Kingdomino. Reich der Mitte und Harmonie gibt es hier nicht.
    - **Ritterschatz** und **Turmschatz** zahlen für jeden Ritter, den du schickst, nicht nur einmal pro Zug.
    - Ein **abgeworfener** Dominostein verhindert weder Bauen noch den Drachen; nur Steuern brauchen einen Dominostein.
    - Ritter, Türme und Münzen gehen nie aus.
    - Ritter und Türme vieler **Plättchen** sind rekonstruiert, nicht geprüft. Wer diesen Bot betreibt, kann sie in einer Datei berichtigen.
