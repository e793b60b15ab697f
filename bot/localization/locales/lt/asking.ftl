option-ask-about = Klausimas apie karalystę, atsakymas žodžiais. Rinkis iš sąrašo

ask-not-known = Į tai atsakymo neturiu.
ask-unknown = Galima klausti:
ask-changed = Kas pasikeitė?
ask-kingdom = Kas yra karalystėje?
ask-rivals = Kur gali plėstis kiti?
ask-rival = { $name }: { $lands }
ask-placeholder = Klausk apie stalą…
ask-others = Kiti klausimai…
ask-last = Paskutinis padėtas: { $domino }, { $squares }.
ask-grow = Kur gali plėstis { $terrain }?
ask-none = { $terrain }: dar nėra
ask-fits = Kur tinka { $domino }?
ask-fits-nowhere = Niekur netinka.
ask-spot = { $gain }: { $placement }
ask-more = … ir dar { $count ->
    [one] { $count } vieta
    [few] { $count } vietos
   *[other] { $count } vietų
}
ask-holes = Kokio dydžio karalystė ir kur spragos?
ask-free = { $count ->
    [0] Uždengti nebegalima nė vieno langelio.
    [one] Dar galima uždengti { $count } langelį: { $squares }
    [few] Dar galima uždengti { $count } langelius: { $squares }
   *[other] Dar galima uždengti { $count } langelių: { $squares }
}
ask-free-among = { $count ->
    [one] Dar galima uždengti { $count } langelį iš šių: { $squares }
    [few] Dar galima uždengti { $count } langelius iš šių: { $squares }
   *[other] Dar galima uždengti { $count } langelių iš šių: { $squares }
}
ask-row = Kas yra { $row } eilutėje?
ask-square = { $square }: { $land }
ask-castle = pilis
ask-empty = tuščia
