deal-daily = Dienas spēle
deal-channel = Izaicinājums
deal-weekly = Nedēļas izaicinājums
deal-known = { button-beat }
button-beat = Pārspēt šo rezultātu
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
cards-title = Dienas spēle { $number }: jau pabeidza
daily-opponents = { $count ->
    [zero] { $count } datoru
    [one] { $count } dators
   *[other] { $count } datori
} (līmenis: { $level })
daily-begins = **Kingdomino #{ $number }**: visi saņem šos kauliņus un spēlē vienu reizi.
daily-here = Šajā serverī
daily-line = **{ $place }.** { $name }: { points }
daily-unlisted = { $count ->
    [zero] Sarakstā neparādās vēl { $count } cilvēku.
    [one] Sarakstā neparādās vēl { $count } cilvēks.
   *[other] Sarakstā neparādās vēl { $count } cilvēki.
}
daily-everywhere = { $count ->
    [1] Pagaidām to pabeidzis viens cilvēks.
    [zero] Pagaidām to pabeiguši { $count } cilvēku.
    [one] Pagaidām to pabeidzis { $count } cilvēks.
   *[other] Pagaidām to pabeiguši { $count } cilvēki.
}
daily-nobody = To neviens nav pabeidzis.
daily-next = Nākamā spēle: { $when_time }.
daily-week = Spēlētas dienas šonedēļ: { $days }.
daily-shared = **{ $name }** pabeidz dienas spēli.
daily-card-how = Nokopē un rādi, kur vien gribi. Tas neko neatklāj:
daily-card =
    Kingdomino #{ $number } · { points } (stiprs dators tajā pašā vietā: { $par })
daily-card-words =
    Kingdomino #{ $number }: { points }. Dators, līmenis „{ $level }”, ar tiem pašiem kauliņiem guva { $par }.
daily-card-way = Spēlē to ar Discord: { COMMAND($command) }
daily-copy = Te to neviens cits neredz. Nokopē, lai dalītos:
daily-about = Visi saņem šos kauliņus. Spēlēt var vienreiz.
button-daily-play = Spēlēt
button-daily-go-on = Spēlēt tālāk
button-daily-look = Apskatīt manu spēli
button-daily-todays = Spēlēt šodienas spēli
button-cards = Rādīt kartītes
button-daily-today = Rādīt šodienas spēli
help-daily-name = Dienas spēle
help-daily = { COMMAND("kingdomino daily") } ir viena spēle dienā, kurā visi saņem tos pašus kauliņus un spēlē pret tiem pašiem datoriem. Spēlē to vienu reizi, savā tempā, un salīdzini savus punktus ar citu punktiem. Jauna sākas pusnaktī pēc UTC laika.
challenge-invitation = { $kind }: { $facts }
challenge-opened = Tavs izaicinājums ir atvērts! Spied **{ button-daily-play }** tā ziņā un spēlē līdzi.
challenge-about = Visi saņem tos pašus kauliņus, un katrs spēlē atsevišķi, kad vien grib.
challenge-minutes = { $minutes ->
    [1] ap minūti
   *[other] ap { $minutes } min.
}
challenge-question = **Vai šeit atvērt izaicinājumu visiem?** { $game }, pret datoriem (līmenis: { $level }). Visi saņem tos pašus kauliņus, un laika ir viena diena.
challenge-closes = Var spēlēt līdz: { $when_time }.
challenge-last-day = Pēdējā diena! Var spēlēt līdz: { $when_time }.
challenge-closed = Slēgts: { $when_span }.
challenge-waits = Tas ir atvērts, līdz kāds izspēlē.
challenge-finished = { $count ->
    [0] Līdz galam neviens nav izspēlējis.
    [zero] Līdz galam izspēlējuši { $count } cilvēku.
    [one] Līdz galam izspēlējis { $count } cilvēks.
   *[other] Līdz galam izspēlējuši { $count } cilvēki.
}
challenge-done = Jau izspēlējuši: { $names }.
names-more = { $names } un vēl { $more }
challenge-against = Pretinieki: { $facts }.
challenge-late = Pabeidzi pēc slēgšanas, tāpēc sarakstā tevis nav. Rezultāts: { points }.
challenge-erased = Tavs mēģinājums jau izmantots: tu izdzēsi savus datus, un līdz ar tiem arī spēli.
button-challenge-close = Slēgt tagad
challenge-close-question = Rezultāti būs redzami uzreiz un visiem. Kas vēl spēlē, var pabeigt, bet rezultātos netiks.
challenge-over = { $count ->
    [1] Uzvar { $names }: { points }.
   *[other] Uzvaru dala { $names }: { points }.
}
challenge-over-one = Līdz galam izspēlēja tikai { $name }: { points }.
challenge-over-unlisted = Izaicinājums ir slēgts.
challenge-par = Stiprs dators šeit: { $par }
challenge-parted = { $round ->
    [0] Ceļi šķīrās pirmajā izvēlē.
   *[other] Ceļi šķīrās { $round }. raundā.
}
challenge-turn = **{ $name }**: { $turn }
challenge-beat-title = Pārspēj: { $name }, { points }
challenge-beat-about = Tev ir tā pati vieta, tie paši kauliņi un datori. Mēģinājums ir viens, un tas neskaitās.
challenge-beat-others = Pārējo cilvēku vietā spēlē datori.
challenge-beat-shared = Ar tiem pašiem kauliņiem: **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-even = Ar tiem pašiem kauliņiem **{ $first_name }** un **{ $second_name }** tika pie vienāda rezultāta: { points }.
error-challenges-of-person = Tavu atvērto izaicinājumu skaits jau ir { $limit }. Pagaidi, līdz kādu slēdz, vai slēdz kādu pirms laika.
error-challenges-on-server = Šajā serverī atvērto izaicinājumu skaits jau ir { $limit }. Pagaidi, līdz kādu slēdz.
help-challenge-name = Izaicinājumi
help-challenge = { COMMAND("kingdomino challenge") } dod visiem kanālā tos pašus kauliņus, un katrs spēlē atsevišķi pret tiem pašiem datoriem. Rezultātus neviens neredz, kamēr nav pabeidzis, bet, kas skatās, kā spēlē cits, tas kauliņus jau zina. Beigās visas karalistes redzamas blakus. **{ button-beat }** pabeigtas spēles lapā dod tās vietu un kauliņus. Tas neskaitās. **{ button-weekly }** dod kanālam jaunu katru nedēļu.

play-daily = { COMMAND("kingdomino daily") } ir viena spēle dienā pret datora spēlētājiem, visiem ar tiem pašiem kauliņiem.
stored-challenges = Kurus izaicinājumus un nedēļas atvēri, kuras dienas spēles parādīji un kurās nedēļās jautāju, vai vēl spēlēsi.
stored-tries = Ja izdzēs savus datus, kamēr dienas spēle vai izaicinājums ir atvērts: ka spēle bija sākta, līdz slēgšanai, kā kods bez tava vārda.
error-challenge-private = Izaicinājums ir visiem kanālā. Raksti { COMMAND("kingdomino challenge") } servera kanālā.
command-challenge-about = Visiem šajā kanālā tie paši kauliņi, katrs spēlē savā tempā
command-daily-about = Šodienas spēle: visiem tie paši kauliņi, katram viens mēģinājums
option-challenge-game-about = Kura spēle. Ja nenorādi: Kingdomino
option-level-about = Cik stipri ir datora spēlētāji. Ja nenorādi: prasmīgi
option-challenge-hours-about = Pēc cik stundām izaicinājumu slēdz, piemēram, 3
option-days-about = Pēc cik dienām izaicinājumu slēdz, piemēram, 2. Ja nenorādi neko: pēc dienas

button-weekly = Atvērt katru nedēļu
button-weekly-end = Vairs neatvērt izaicinājumu ik nedēļu
weekly-question = **Vai katru nedēļu šeit atvērt izaicinājumu?** Spēles mainās, pret datoriem (līmenis: { $level }). Pirmais sākas tagad, nākamais reizē ar rezultātu: { $opens_time } (laika josla: { $zone }).
weekly-clock = **Vai katru nedēļu šeit atvērt izaicinājumu?** Vispirms pasaki, cik šeit ir pulkstenis, lai nevienu nesauktu naktī.
weekly-begun = Ir sācies! Katru nedēļu šeit atvērsies jauns.
weekly-end-question = Vairs nebūs izaicinājuma katru nedēļu: { $channels }? Ja kāds ir atvērts, tas paliek atvērts.
weekly-ended = Gatavs: nākamais pats vairs neatvērsies.
weekly-games = Nākamo nedēļu spēles
weekly-games-all = Visas spēles pēc kārtas
weekly-games-kingdomino = Visas, izņemot Queendomino, pēc kārtas
career-days = Dienas spēles: { $days }
week-title = { $number }. nedēļa
week-result = { $state ->
    [alone] { $number }. nedēļu līdz galam izspēlēja tikai { $names }.
    [won] { $count ->
        [1] { $number }. nedēļā uzvar { $names }.
       *[other] { $number }. nedēļas uzvaru dala { $names }.
    }
   *[none] { $number }. nedēļa ir beigusies.
}
week-open = { $number }. nedēļa ir sākusies.
button-week-play = Spēlēt { $number }. nedēļu
week-row = Nedēļas pēc kārtas, ko izspēlēja vismaz divi no jums: { $weeks }
week-season = Vinnētās nedēļas: { $people_names }
week-tally = { $name } ({ $wins } no { $games })
week-best = Labākais rezultāts ({ $game }): { $names }, { $gain } pret stipru datoru
week-before = Pagājušajā nedēļā. { $done_text }
season-won = { $count ->
    [1] Sezonā uzvar { $names }: { $wins } no { $weeks } nedēļām.
   *[other] Sezonas uzvaru dala { $names }: pa { $wins } no { $weeks } nedēļām.
}
season-over = Sezona ir beigusies.
button-season = Iepriekšējā sezona
season-title = Iepriekšējā sezona
season-line = **{ $place }.** { $name }: { $wins } no { $games }
button-week-want = Nākamnedēļ: { $game }
button-week-unwant = Nākamnedēļ ne: { $game }
button-week-instead = Labāk spēlēt: { $game }
week-next = { $state ->
    [none] Jauna nedēļa šeit pati neatvērsies.
   *[next] Nākamnedēļ: { $game }.
}
week-missed = Vēl viens no jums, un nedēļu pēc kārtas būs { $weeks }.
button-week-skip = Šonedēļ ne
week-skipped = Labi. Līdz nākamajai nedēļai!
error-week-unfinished = Vispirms izspēlē šo nedēļu. Tad varēsi teikt, kas būs tālāk.
career-weeks = Šīs sezonas vinnētās nedēļas: { $wins } no { $games }
weeks-of-season = Nedēļas izaicinājumi, atsevišķa sezona (izspēlētas nedēļas: { $weeks } no { $most })
error-weeks-off = Šajā serverī nedēļas izaicinājumu nav. Kas pārvalda serveri, var tos atļaut ar { COMMAND("kingdomino server") }.
server-weeks = Nedēļas izaicinājumi
server-weeks-is = Nedēļas izaicinājumus sāk: **{ $value }**
server-weeks-openers = kas drīkst atvērt galdus
server-weeks-managers = kas pārvalda serveri
server-weeks-nobody = neviens
setting-closings-is = { $state ->
    [on] Izaicinājumi un nedēļas: **tevi sauc**
   *[off] Izaicinājumi un nedēļas: **tevi nesauc**
}
button-set-closings-on = Saukt mani uz izaicinājumiem
button-set-closings-off = Nesaukt mani uz izaicinājumiem
