variant-kd = Kingdomino
variant-kd7 = Kingdomino: Lielais duelis
variant-kd3n = Kingdomino trim, rindā 4 kauliņi
variant-kd-about = Liec kauliņus ap savu pili; punktus dod zeme ar kroņiem
variant-kd7-about = Visi 48 kauliņi un lielākas karalistes
variant-kd3n-about = Jaunais izdevums: visi 48 kauliņi, no katras rindas viens paliek pāri

option-m = Vidus karaliste
option-h = Harmonija
option-dynasty = Dinastija
dynasty-game = Dinastija, { $number }. spēle no { $games }

grid-5 = karalistes 5×5
grid-7 = karalistes 7×7

lobby-players = Spēlētāji: { $seated } no { $count }
lobby-person = **{ $name }**
lobby-host = **{ $name }** (saimnieks)
lobby-computer = **{ $name }** (dators, { $level })
invited-to-play =
    { $person }: tevi aicina spēlēt. Spēle: { $game }; pie galda: { $names }.
    Vieta tev paturēta līdz { $until }.
button-accept = Pieņemt
button-declineinvitation = Noraidīt
invitation-accepted = **{ $name }** piekrīt un sēž pie galda.
invitation-ended = Šis uzaicinājums ir beidzies.
lobby-in-team = { $player }, komanda { $team }
lobby-wrong-number = Spēlētāju skaits šai spēlei: { $allowed }. Var pievienoties citi, vai saimnieks pievieno datora spēlētājus.
lobby-missing = { $missing ->
    [1] Trūkst vēl viena spēlētāja.
    [zero] Trūkst vēl { $missing } spēlētāju.
    [one] Trūkst vēl { $missing } spēlētāja.
   *[other] Trūkst vēl { $missing } spēlētāju.
}
lobby-missing-some = { $missing ->
    [1] Lai varētu sākt, trūkst vēl viena spēlētāja.
    [zero] Lai varētu sākt, trūkst vēl { $missing } spēlētāju.
    [one] Lai varētu sākt, trūkst vēl { $missing } spēlētāja.
   *[other] Lai varētu sākt, trūkst vēl { $missing } spēlētāju.
} Brīvas vietas: { $free }.
lobby-room = Saimnieks jau var sākt (spēlētāju skaits: { $count }, { $size }); vēl ir brīvas vietas.
lobby-ready = Visi ir klāt: spied „{ button-start }”. Gājienu secību izlozē.
lobby-started = Spēle ir sākusies.
lobby-idle = Šis galds ir slēgts, jo nedēļu te nekas nemainījās. Atver jaunu ar { COMMAND("kingdomino new") }.
lobby-cancelled = Šo galdu slēdza, pirms sākās spēle.

team-placeholder = Izvēlies komandu
team-option = Komanda { $team }
team-any = Jebkura komanda
team-drawn = Kas komandu neizvēlas, tam to izlozē.

setup-game-placeholder = Spēle
setup-seats-placeholder = Spēlētāji
setup-pace = Laiks gājienam: { $value }
setup-pace-placeholder = Laiks gājienam
setup-language = Valoda: { $value }
setup-language-placeholder = Šī galda valoda
setup-theme = Krāsas: { $value }
setup-theme-placeholder = Visiem redzamo attēlu krāsas
setup-policy-placeholder = Ja kāds kavējas
setup-players-one = Spēlētāju skaits: { $most }
setup-players-two = Spēlētāju skaits: { $fewest } vai { $most }
setup-players-range = Spēlētāju skaits: no { $fewest } līdz { $most }
setup-seats = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
setup-teams = { $teams ->
    [zero] { $teams } komandu
    [one] { $teams } komanda
   *[other] { $teams } komandas
}, { $size }

turn-time-none = bez ierobežojuma
turn-time-minutes = { $count ->
    [zero] { $count } minūšu
    [one] { $count } minūte
   *[other] { $count } minūtes
}
turn-time-hours = { $count ->
    [1] stunda
    [zero] { $count } stundu
    [one] { $count } stunda
   *[other] { $count } stundas
}
turn-time-days = { $count ->
    [1] diena
    [zero] { $count } dienu
    [one] { $count } diena
   *[other] { $count } dienas
}
policy-wait = Kavējoties: nekas nenotiek
policy-wait-about = Nevienam neatgādina, un neviens nespēlē cita vietā
policy-remind = Kavējoties: atgādinājumi
policy-remind-about = Atgādina arvien retāk; pārējie var ļaut gājienu izdarīt datoram
policy-turn = Kavējoties: gājiens datoram
policy-turn-about = Viens atgādinājums; pēc vēl tikpat ilga laika gājienu izdara dators
policy-seat = Kavējoties: tālāk spēlē dators
policy-seat-about = Viens atgādinājums; pēc vēl tikpat ilga laika spēlē dators, līdz spēlētājs ir atpakaļ

setup-options-placeholder = Papildinājumi

button-join = Pievienoties
button-leave = Iziet
button-start = Sākt
button-fill = Aizpildīt ar datoriem ({ $level })
button-close-table = Slēgt galdu

level-beginner = iesācējs
level-solid = prasmīgs
level-strong = stiprs
level-master = meistars
add-placeholder = Pievienot datora spēlētāju
add-beginner = Iesācējs
add-beginner-about = Kļūdās kā katrs, kas spēli vēl tikai mācās
add-solid = Prasmīgs
add-solid-about = Uzreiz ņem, cik punktu vien var, un neatstāj caurumus
add-strong = Stiprs
add-strong-about = Spēlē labi un atbild uzreiz
add-master = Meistars
add-master-about = Labākais, kāds ir; domā ap piecām sekundēm katrā gājienā

computer-names = Baldvins, Matilde, Osriks, Izolde, Perkins, Rozamunde, Vilfreds, Adele, Godvins

thread-name = { $game }: { $name } un citi

domino-told = { $number } ({ $halves })
half-told = { $half } { $crowns }
halves-told = { $first } / { $second }
contact-castle = { $terrain } pie pils
contact-land = { $terrain } uz { $square }

told-order = Izvēles secība: { $names }
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = Komandas: { $teams }
told-resigned = **{ $name }** pamet spēli; vietu pārņem dators.
told-turn-back = **{ $name }** atsauc savu gājienu.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (plānots)
told-by-itself = **{ $name }** (vienīgais gājiens)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (gājienu izdarīja dators)
told-by-stand-in = **{ $name }** (aizstāja dators)
told-mate = { $name } (kopā ar: { $mate })
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = noliek{ "\u00A0" }{ $domino }
told-discard = { $domino } atmests: nekur neder
told-pick = paņem{ "\u00A0" }{ $domino }

told-turns = { $count ->
    [zero] { $count } gājienu
    [one] { $count } gājiens
   *[other] { $count } gājieni
}
told-earlier = { $count ->
    [1] Pirms šiem bija vēl viens gājiens; te tas izlaists.
    [zero] Pirms šiem bija vēl { $count } gājienu; te tie izlaisti.
    [one] Pirms šiem bija vēl { $count } gājiens; te tas izlaists.
   *[other] Pirms šiem bija vēl { $count } gājieni; te tie izlaisti.
}
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
told-choices = Izvēlēts: { $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

due-place = { $name }, noliec kauliņu { $domino }
due-rest = { $name }, tavs gājiens
due-pick = { $name }, izvēlies kauliņu
time-turn = Atgādinājums: { $until }; pēc vēl tikpat ilga laika gājienu izdara dators.
time-seat = Atgādinājums: { $until }; pēc vēl tikpat ilga laika vietu pārņem dators.
time-over-turn = Gājienu izdarīs dators: { $at }.
time-over-seat = Vietu pārņems dators: { $at }.
pick-lost = { $count ->
    [1] Kauliņam { $dominoes } šajā karalistē tagad nav vietas.
   *[other] Kauliņiem { $dominoes } šajā karalistē tagad nav vietas.
}
button-place = Likt { $domino }
button-open = Mans gājiens
button-what-happened = Kas notika
button-kingdom = { EMOJI("look") } { $name }
button-kingdom-words = Karaliste: { $name }
button-table = Viss galds
alt-text-mode = Teksta režīms ({ COMMAND("kingdomino settings") }) to izsaka vārdos.
button-pick = { $number } · { $halves }

reminder-waiting = { LINK($link, "Galds") } gaida tevi. Pēdējais gājiens: { $since }.
reminder-last = Šajā raundā gaida vairs tikai tevi.
reminder-then-turn = Ja gājienu neizdarīsi līdz { $at } ({ $left }), to izdarīs dators.
reminder-then-seat = Ja gājienu neizdarīsi līdz { $at } ({ $left }), tavu vietu pārņems dators un spēlēs, līdz būsi atpakaļ.
button-mute = Vairs neatgādināt
muted = Par šo gājienu tev vairs neatgādinās.
muted-until = Par šo gājienu tev vairs neatgādinās. Ja līdz tam to neizdarīsi, to izdarīs dators ({ $left }).
reminder-computermoves = Ja nevar gaidīt, jebkurš pie galda var ļaut gājienu izdarīt datoram.
reminder-computerkeeps = Ja nevar gaidīt, jebkurš pie galda var ļaut datoram izdarīt gājienu vai pārņemt vietu, līdz spēlētājs būs atpakaļ.
button-computermoves = Gājiens datoram: { $name }
button-computerkeeps = Vieta datoram: { $name }

late-turns = Kā pie šī galda norunāts, gājienu izdarīja dators. Tas spēlēja šo spēlētāju vietā: { $names }. Norunāto rāda un maina **{ button-pace }**.
button-pace = Laiks gājienam
seats-kept = Dators spēlē šo spēlētāju vietā: { $names }

undo-asked = **{ $name }** lūdz atsaukt pēdējo gājienu:
undo-needs-all = Jāpiekrīt visiem.
undo-agreed = Visi piekrita atsaukt pēdējo gājienu.
undo-refused = Pēdējais gājiens paliek: { $name } grib spēlēt tālāk.
undo-late = Spēle ir turpinājusies, tāpēc gājiens paliek.
undo-stands = Pēdējais gājiens paliek.
button-agree = Piekrist
button-rejectundo = Nē, spēlēt tālāk

pace-title = Šī galda temps
pace-line = { $time }. { $then }.
pace-consent = Tas stājas spēkā, kad ir piekrituši visi pie galda.
pace-alone = Pie šī galda esi tikai tu, tāpēc tas stājas spēkā uzreiz.
button-propose = Ierosināt pārējiem
button-change-pace = Mainīt

proposal-pace = **{ $name }** ierosina šim galdam citu tempu:
proposal-agreed = Visi piekrita: tas ir spēkā no šī brīža.
proposal-refused = Paliek, kā bija: { $name } nepiekrīt.
proposal-ended-pace = Šis ierosinājums ir beidzies.
proposal-waiting = Pārējiem ir pajautāts. Priekšlikums gaida, līdz visi būs izlēmuši, un spēle tikmēr turpinās.
done-proposal-pace = Gatavs: tas ir spēkā no šī brīža. Mainīt vēlreiz: { COMMAND("kingdomino pace") }.
button-decline = Labāk ne

end-won = Uzvar { $names }!
end-team-won = Uzvar { $names }!
end-shared = Uzvaru dala { $names }!
end-by-largest-property = Punkti vienādi: izšķir lielākais īpašums.
end-by-crowns = Vienādi punkti un vienlīdz lieli īpašumi: izšķir kroņi.
end-dynasty-so-far = Dinastija pēc { $number }. spēles no { $games }: { $sums }
end-dynasty-won = Dinastijā uzvar { $names }!
end-dynasty-shared = Dinastijā uzvaru dala { $names }!
end-dynasty-sums = Visas { $games } spēles: { $sums }
end-dynasty-game = { $number }. spēle: { $result }
end-sum = { $name } { $total }
button-rematch = Revanšs
button-next-game = Sākt { $number }. spēli no { $games }
button-history = Vēsture
game-cancelled = Šī spēle izbeigta bez rezultāta.
game-resigned = { $count ->
    [1] **{ $names }** pamet spēli.
   *[other] Spēli pameta **{ $names }**.
} Palika tikai datora spēlētāji, tāpēc tā beidzas bez rezultāta.
