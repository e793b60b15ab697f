option-ask-about = Küsimus kuningriigi kohta, vastus tuleb sõnadega: vali loendist

ask-not-known = Sellele mul vastust pole.
ask-unknown = Küsida saab:
ask-changed = Mis on muutunud?
ask-kingdom = Mis on kuningriigis?
ask-rivals = Kuhu saavad teised kasvada?
ask-rival = { $name }: { $lands }
ask-placeholder = Küsi laua kohta…
ask-others = Muud küsimused…
ask-last = Viimati asetatud: { $domino } ruutudel { $squares }.
ask-grow = Kuhu saab { $terrain } kasvada?
ask-none = { $terrain }: veel pole
ask-fits = Kuhu sobib { $domino }?
ask-fits-nowhere = See ei sobi kuhugi.
ask-spot = { $gain }: { $placement }
ask-more = { $count ->
    [one] … ja veel { $count } koht
   *[other] … ja veel { $count } kohta
}
ask-holes = Kui suur on kuningriik ja kus on augud?
ask-free = { $count ->
    [0] Ühtki ruutu ei saa enam katta.
    [one] Katta saab veel { $count } ruudu: { $squares }
   *[other] Katta saab veel { $count } ruutu: { $squares }
}
ask-free-among = { $count ->
    [one] Katta saab veel { $count } ruudu, ühe nendest: { $squares }
   *[other] Katta saab veel { $count } ruutu nende seast: { $squares }
}
ask-row = Mis on reas { $row }?
ask-square = { $square }: { $land }
ask-castle = loss
ask-empty = tühi
