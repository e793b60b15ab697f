option-ask-about = Eine Frage zu einem Königreich, in Worten beantwortet: wähle sie aus der Liste

ask-not-known = Darauf habe ich keine Antwort.
ask-unknown = Du kannst fragen:
ask-changed = Was hat sich geändert?
ask-kingdom = Was ist in dem Königreich?
ask-rivals = Wo können die anderen wachsen?
ask-rival = { $name }: { $lands }
ask-placeholder = Nach dem Tisch fragen …
ask-others = Andere Fragen …
ask-last = Zuletzt angelegt: { $domino } auf { $squares }.
ask-grow = Wo kann { $terrain_id ->
    [wheat] der Weizen
    [forest] der Wald
    [lake] der See
    [grassland] die Wiese
    [swamp] der Sumpf
    [mine] die Mine
    [town] die Stadt
   *[other] { $terrain }
} wachsen?
ask-none = { $terrain }: noch nichts da
ask-fits = Wohin passt Dominostein { $domino }?
ask-fits-nowhere = Er passt nirgends.
ask-spot = { $gain }: { $placement }
ask-more = { $count ->
    [one] … und noch { $count } Stelle
   *[other] … und noch { $count } Stellen
}
ask-holes = Wie groß ist das Königreich, und wo sind Lücken?
ask-free = { $count ->
    [0] Kein Feld lässt sich mehr belegen.
    [one] { $count } Feld lässt sich noch belegen: { $squares }
   *[other] { $count } Felder lassen sich noch belegen: { $squares }
}
ask-free-among = { $count ->
    [one] { $count } Feld lässt sich noch belegen, eines von diesen: { $squares }
   *[other] { $count } Felder lassen sich noch belegen, und zwar unter diesen: { $squares }
}
ask-row = Was liegt in Zeile { $row }?
ask-square = { $square }: { $land }
ask-castle = das Schloss
ask-empty = leer
