# Dienos partija: visiems tie patys domino.

daily-name = Dienos partija
daily-title = Kingdomino #{ $number } · { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [one] { $count } kompiuteris
    [few] { $count } kompiuteriai
   *[other] { $count } kompiuterių
} (lygis: { $level })
daily-here = Šiame serveryje
daily-line = **{ $place }.** { $name }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
daily-unlisted = { $count ->
    [one] ir dar { $count } žmogus, kurio sąraše nėra
    [few] ir dar { $count } žmonės, kurių sąraše nėra
   *[other] ir dar { $count } žmonių, kurių sąraše nėra
}
daily-everywhere = { $count ->
    [1] Ją baigė vienas žmogus.
    [one] Iš viso ją baigė { $count } žmogus.
    [few] Iš viso ją baigė { $count } žmonės.
   *[other] Iš viso ją baigė { $count } žmonių.
}
daily-nobody = Jos niekas nebaigė.
daily-own = Bendrai tai tavo { $place } vieta.
daily-erased = Šiandienos bandymas jau išnaudotas: ištrynei savo duomenis, o kartu ir partiją. Rytoj bus nauja.
daily-next = Kita prasideda { $when }.
daily-streak = Dienos partiją baigei { $days ->
    [one] { $days } dieną
    [few] { $days } dienas
   *[other] { $days } dienų
} iš eilės.
daily-shared = **{ $name }** baigė dienos partiją.
daily-card-how = Nukopijuok ir rodyk, kur tik nori. Tai nieko neišduoda:
daily-card =
    Kingdomino #{ $number } · { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    } ({ $level }: { $par })
daily-card-words =
    Kingdomino #{ $number }: { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }. Kompiuteris, lygis „{ $level }“, su tais pačiais kauliukais surinko { $par }.
daily-card-way =
    { $link ->
        [none] Žaisk per Discord: { COMMAND("daily") }
       *[other] Žaisk su { COMMAND("daily") }: { $link }
    }
daily-copy = Čia to niekas kitas nemato. Nukopijuok ir pasidalyk:
daily-about = Visi gauna šiuos kauliukus. Žaidi vieną kartą.
button-daily-play = Žaisti
button-daily-go-on = Žaisti toliau
button-daily-look = Pažiūrėti savo partiją
button-daily-todays = Žaisti šiandienos partiją
button-daily-before = Ankstesnė diena
button-daily-today = Šiandien
error-daily-begun = Šios dienos partiją jau pradėjai: { COMMAND("daily") } ją tęsia.
help-daily-name = Dienos partija
help-daily = { COMMAND("daily") } – kasdienė partija, kurioje visi gauna tuos pačius kauliukus ir žaidžia prieš tuos pačius kompiuterius. Žaisk ją vieną kartą, savo tempu, ir palygink savo taškus su kitų. Nauja prasideda vidurnaktį UTC laiku.
