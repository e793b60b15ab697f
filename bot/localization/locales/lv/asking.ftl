option-ask-about = Jautājums par karalisti, atbilde vārdos. Izvēlies no saraksta

ask-not-known = Uz to man nav atbildes.
ask-unknown = Vari jautāt:
ask-changed = Kas ir mainījies?
ask-kingdom = Kas ir karalistē?
ask-rivals = Kur var augt citi?
ask-rival = { $name }: { $lands }
ask-placeholder = Jautā par galdu…
ask-others = Citi jautājumi…
ask-last = Pēdējais noliktais: { $domino } uz { $squares }.
ask-grow = Kur var augt { $terrain }?
ask-none = { $terrain }: vēl nav
ask-fits = Kur der { $domino }?
ask-fits-nowhere = Nekur neder.
ask-spot = { $gain }: { $placement }
ask-more = … un vēl { $count ->
    [zero] { $count } vietu
    [one] { $count } vieta
   *[other] { $count } vietas
}
ask-holes = Cik liela ir karaliste, un kur ir caurumi?
ask-free = { $count ->
    [0] Vairs nevar aizņemt nevienu lauciņu.
    [zero] Vēl var aizņemt { $count } lauciņu: { $squares }
    [one] Vēl var aizņemt { $count } lauciņu: { $squares }
   *[other] Vēl var aizņemt { $count } lauciņus: { $squares }
}
ask-free-among = { $count ->
    [zero] Vēl var aizņemt { $count } lauciņu no šiem: { $squares }
    [one] Vēl var aizņemt { $count } lauciņu no šiem: { $squares }
   *[other] Vēl var aizņemt { $count } lauciņus no šiem: { $squares }
}
ask-row = Kas ir { $row }. rindā?
ask-square = { $square }: { $land }
ask-castle = pils
ask-empty = tukšs
