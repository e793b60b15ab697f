rules-court-goal =
    Bau aus Dominosteinen ein Königreich mit { $grid }×{ $grid } Feldern, wie in Kingdomino. Neu sind Städte zum Bebauen, Münzen, Ritter, die sie kassieren, und eine Königin. Punkte bringen Land mit Kronen, Gebäude und Münzen.

    Ein **Dominostein** hat zwei Felder, jedes mit einer Landschaft: Weizen, Wald, See, Wiese, Sumpf, Mine oder Stadt. Manche Felder haben **Kronen**.

    Ein Spiel hat { $rounds } Runden. In jeder { $kings ->
        [1] legst du einen Dominostein an und wählst deinen nächsten
       *[other] legst du zwei Dominosteine an und wählst deine nächsten zwei
    }. In der letzten gibt es nichts mehr zu wählen.

    { $team ->
        [one] Du beginnst mit { $coins } Münzen und { $knights ->
            [1] einem Ritter
           *[other] { $knights } Rittern
        }
       *[other] Jedes Team beginnt gemeinsam mit { $coins } Münzen und { $knights ->
            [1] einem Ritter
           *[other] { $knights } Rittern
        }
    }. Ein Ritter, der noch nicht in deinem Königreich steht, ist **im Vorrat**.

rules-court-turn =
    Der König auf der niedrigsten Zahl ist zuerst dran. Ein Zug hat fünf Schritte. Freiwillige Schritte darfst du überspringen, aber wenn du weitergehst, kannst du nicht zurück:
    1. **Leg** deinen Dominostein **an**.
    2. Schick **Ritter** darauf (freiwillig).
    3. Kauf ein **Gebäude** (freiwillig).
    4. Bestich den **Drachen** (freiwillig).
    5. **Wähle** einen freien Dominostein der nächsten Reihe.

    Mit einer niedrigen Zahl bist du nächste Runde früher dran. Hohe haben oft Kronen oder Städte. { $kings ->
        [1] Alle haben einen König.
       *[other] Du hast zwei Könige, jeder mit einem ganzen Zug. (Manche lesen die Regel anders: Schritte 2 bis 4 nur einmal pro Runde.)
    } { $left ->
        [0] Jeder Dominostein einer Reihe wird gewählt.
        [1] Der Dominostein einer Reihe, den niemand wählt, kommt aus dem Spiel.
       *[other] Die { $left } Dominosteine einer Reihe, die niemand wählt, kommen aus dem Spiel.
    }

    In der letzten Runde, Runde { $rounds }, gibt es keinen Schritt 5.

rules-knights-title = Ritter und Steuern
rules-knights =
    Gleich nach dem Anlegen kannst du Ritter aus deinem Vorrat auf den Dominostein schicken, einen auf jede Hälfte. Jeder kassiert sofort **eine Münze für jedes Feld seines Gebiets**. Ein Gebiet sind alle Felder einer Landschaft, die sich berühren. Kronen sind hier egal.

    Im Beispiel hat der Weizen 3 Felder, also hat der Ritter 3 Münzen gebracht.

    Gehören beide Hälften zum selben Gebiet, kann auf jede ein Ritter, und jeder kassiert für das ganze Gebiet. Wenn du ein Gebiet vergrößerst, kannst du es wieder besteuern.

    Ein Ritter bleibt bis zum Ende, wo er ist. Neue kommen mit Gebäuden. Punkte bringen Ritter nur mit einem Trainingslager.

    Ein Abwurf bringt keine Steuern.

rules-builders-title = Das Gebäudetableau
rules-builders =
    Das Gebäudetableau hat { $slots } **Plätze** mit je einem Gebäudeplättchen. Der Preis gehört zum Platz: 0 bis { $dearest } Münzen, auf der Münze neben dem Plättchen.

    In deinem Zug kannst du ein Plättchen kaufen und auf irgendeins deiner **Stadtfelder** ohne Gebäude legen. Ein Ritter dort stört nicht. Die Ritter und Türme des Plättchens gehören dir sofort, und die Ritter kannst du ab deinem nächsten Zug schicken. Ein Gebäude bleibt für immer.

    Ein leerer Platz bleibt bis zum Ende der Runde leer. Dann rücken die Plättchen zum billigen Ende auf, und am anderen kommen neue. Es gibt { $tile_count } Plättchen. Gehen sie aus, bleiben Plätze leer.

rules-symbols-title = Was die Plättchen sagen
rules-symbols =
    Was ein Plättchen bewirkt, steht daneben:
    - **Ritter** und **Türme** gehören dir sofort.
    - Eine **Krone** ist eine Krone mehr für die Stadt, in der das Plättchen liegt.
    - Eine Zahl auf einer **Medaille** bedeutet Punkte am Ende. **Pro Gebiet**: so viele für jedes Gebiet dieser Landschaft, auch das kleinste, auch ohne Kronen. **Pro Turm** oder **pro Ritter**: so viele für jeden, den du hast, Ritter im Vorrat eingeschlossen.
    - **+1 Steuer** pro Turm oder pro Ritter, bei **Turmschatz** und **Ritterschatz**: Jeder Ritter, den du schickst, bringt eine Münze mehr für jeden Turm oder Ritter, den du hast. Der gerade geschickte zählt mit.

    Ritter und Türme von { $unsure } der { $tile_count } Plättchen konnten wir nicht mit einem gedruckten Spiel vergleichen, manche können also abweichen.

rules-queen-title = Türme und die Königin
rules-queen =
    Manche Gebäude bringen **Türme** mit, und die **Königin** liebt Türme. Bekommst du einen und hast dann mindestens so viele wie { $team ->
        [one] jede andere Person
       *[other] jedes andere Team
    }, zieht sie in dein Königreich. Gleichstand reicht schon. Vor dem ersten Turm wohnt sie nirgends.

    Solange sie bei dir wohnt:
    - Gebäude kosten dich 1 Münze weniger, ab dem nächsten, das du kaufst. Gratis bleibt gratis.
    - Der Drache hält sich fern, also kannst du ihn nicht bestechen.

    Am Ende ist sie **eine Krone mehr auf deinem größten Gebiet**, Städte eingeschlossen. Sind mehrere gleich groß, ist es für die Punkte egal, welches es ist. Im Beispiel macht das den Weizen 4 × 2.

rules-dragon-title = Der Drache
rules-dragon =
    Für { $bribe ->
        [one] { $bribe } Münze
       *[other] { $bribe } Münzen
    } verbrennt der Drache ein Plättchen auf dem Gebäudetableau, damit es niemand kaufen kann. Das Plättchen ist für immer weg, und sein Platz bleibt bis zum Ende der Runde leer.

    - Er verbrennt **ein Plättchen pro Runde**, für die erste Person, die ihn besticht. Danach ist er unterwegs, du siehst, was er verbrannt hat, und am Ende der Runde kehrt er in seine Höhle zurück.
    - Wohnt die Königin bei dir, kannst du ihn nicht bestechen.
    - Ein Gebäude, das schon in einem Königreich steht, verbrennt er nie.

rules-court-scoring =
    Am Ende zählst du zusammen:
    - 1 Punkt je { $percoins } **Münzen**, abgerundet.
    - Jedes **Gebiet**: Felder mal Kronen. Ohne Krone keine Punkte.
    - Auch **Städte** sind Gebiete, bebaut oder nicht. Kronen haben sie nur durch einen **Turm der Königin**.
    - Die **Königin**: eine Krone mehr auf dem größten Gebiet des Königreichs, in dem sie wohnt.
    - Was jedes **Gebäude** bringt.

    Die höchste Summe gewinnt. Bei Gleichstand entscheidet das größte Gebiet, mit Kronen oder ohne. Ist auch das gleich, teilt ihr euch den Sieg.

    Das ist das Beispiel der Spielregel: 71 Punkte. Allein die Wiese bringt 4 × 4 = 16: drei eigene Kronen und die der Königin.

rules-wedding-title = Zwei Schachteln
rules-wedding =
    Die Königliche Hochzeit ist Queendomino mit den Dominosteinen beider Schachteln.

    - Die erste Reihe kommt aus der Schachtel von **Queendomino**, die nächste aus der von **Kingdomino** und so weiter im Wechsel. Die Zahlen von Queendomino beginnen mit q. Eine Reihe mischt die beiden nie.
    - Eine Reihe hat **{ $line } Dominosteine**. { $left ->
        [0] Jeder wird gewählt.
        [1] Der eine, den niemand wählt, kommt aus dem Spiel.
       *[other] Die { $left }, die niemand wählt, kommen aus dem Spiel.
    }
    - Es gibt { $rounds } Runden und Königreiche mit { $grid }×{ $grid } Feldern.
    - Die Dominosteine von Kingdomino haben keine Städte, aber das Gebäudetableau ist in jeder Runde offen.

rules-teams-title = Teams
rules-teams =
    { $players } Personen bilden { $kingdoms } Zweierteams. Ein Team teilt sich **ein Königreich** und alles darin: Münzen, Ritter, Türme, Gebäude, die Königin.

    Alle haben einen König in eigener Farbe, ein Team hat also zwei Züge pro Runde. **Beratet euch.** Seid ihr uneins, entscheidet die Person, deren König dran ist: wohin der Dominostein kommt, ob ihr besteuert, baut oder bestecht, und welcher Dominostein der nächste ist.

    Verglichen werden die Königreiche, ihr gewinnt oder verliert also zusammen.

rules-court-house-title = Hausregeln und Zweifelsfälle
rules-court-house =
    Wo die Spielregel nichts sagt oder sich auf zwei Arten lesen lässt, wird hier so gespielt:
    - **Dynastie**, { $games } Partien zusammengezählt, ist eine Hausregel: Die Spielregel kennt sie nur bei Kingdomino. Reich der Mitte und Harmonie gibt es hier nicht.
    - **Turmschatz** und **Ritterschatz** zahlen für jeden Ritter, den du schickst, nicht nur einmal pro Zug. Im Beispiel hat jeder Ritter 3 + 1 Münzen gebracht.
    - Nach einem **Abwurf** kannst du trotzdem bauen und den Drachen bestechen. Nur Steuern brauchen einen Dominostein.
    - Ritter, Türme und Münzen gehen nie aus.
