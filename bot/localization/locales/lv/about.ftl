greeting-title = Kingdomino un Queendomino
greeting =
    Tagad šeit var spēlēt abas spēles – vienā piegājienā vai vairāku dienu garumā.
    - { COMMAND("kingdomino new") } atver galdu kanālā, kurā to ieraksta; brīvās vietas var ieņemt datori.
    - { COMMAND("daily") } ir viena spēle dienā pret datoriem, kurā visi saņem tos pašus kauliņus.
    - **{ button-tutorial }** divās minūtēs iemāca spēlēt, un to redzi tikai tu.
    - { COMMAND("kingdomino server") } nosaka, kuros kanālos drīkst būt galdi un ar ko tie sākas.

help-title = Kā spēlēt
help-new-name = Pirmie soļi
help-new = { COMMAND("kingdomino tutorial") } divās minūtēs un trīs gājienos iemāca spēlēt; { COMMAND("kingdomino rules") } izskaidro katru spēli īsās nodaļās ar attēliem.
help-table-name = Jauns galds
help-table = { COMMAND("kingdomino new") } atver galdu šajā kanālā. Galda ziņā saimnieks izvēlas spēli, papildinājumus un datora spēlētājus, bet pārējie spiež **{ button-join }**; ar { COMMAND("kingdomino invite") } var kādu uzaicināt. Spēli sāk **{ button-start }**.
help-turn-name = Tavs gājiens
help-turn = Tevi piemin. **Likt** atver paneli, ko redzi tikai tu; laba vieta jau ir parādīta. **Ņemt** ar vienu pieskārienu noliek tavu kauliņu tur un paņem nākamo. Vari arī vispirms izvēlēties citu vietu vai **{ button-place-only }**. Queendomino spēlē panelis ved soli pa solim, un ar **{ button-skip }** soli var izlaist.
help-ahead-name = Nākamā gājiena plāns
help-ahead = **{ button-plan-ahead }** vai { COMMAND("plan") }: sakārto nākamās rindas kauliņus un iecerē, kur likt savējo; Queendomino spēlē – arī bruņiniekus un ēkas; nākamajam raundam – tikai vietu. Neviens cits to neredz. Saglabāto plānu, ciktāl tas tad iespējams, bots izspēlē pats, kad pienāk tavs gājiens; līdz tam vari to mainīt vai atmest.
help-writing-name = Gājieni ar komandām
help-writing = { COMMAND("place") } un { COMMAND("draft") } rakstīšanas laikā rāda, kas atļauts. Gājienu var arī uzrakstīt: `12@g8e` liek 12. kauliņu ar pirmo pusi uz g8 un otro uz austrumiem no tās. Queendomino spēlē ir arī { COMMAND("tax") }, { COMMAND("build") }, { COMMAND("dragon") } un { COMMAND("done") }.
help-looking-name = Karalistes, saraksti un rezultāti
help-looking =
    - **{ EMOJI("look") }** ar vārdu rāda šo karalisti lielu, **{ button-what-happened }** – visus gājienus kopš pēdējās ziņas.
    - { COMMAND("board") } vēlreiz rāda galdu, { COMMAND("kingdomino deck") } – kurus kauliņus vēl neviens nav redzējis un cik liela varbūtība, ka nāks vajadzīgais.
    - { COMMAND("kingdomino games") } uzskaita tavas spēles, { COMMAND("kingdomino history") } – šī kanāla spēles, arī kā filmu, failu vai analīzi, { COMMAND("kingdomino stats") } – rezultātus un servera reitingu.
    - { COMMAND("kingdomino follow") } pievieno tavam sarakstam galdu, pie kura nespēlē.
help-ear-name = Teksta režīms un ekrāna lasītāji
help-ear = Teksta režīms ({ COMMAND("kingdomino settings") }) visu, ko redzi tikai tu, izsaka vārdos, ar virsrakstiem un sarakstiem. { COMMAND("board text:") } to izdara vienreiz, un { COMMAND("board ask:") } atbild uz jautājumiem par karalisti, piemēram, kur tajā var augt ezers.
help-time-name = Laiks un prombūtne
help-time =
    - Spēle var ilgt dienām, un nekas nepazūd. Kas notiek, ja kāds kavējas, rāda un maina { COMMAND("kingdomino pace") }.
    - Iestatījumos ({ COMMAND("kingdomino settings") }) ir klusuma stundas bez atgādinājumiem. { COMMAND("kingdomino away") } paziņo, līdz kuram laikam nevarēsi spēlēt.
    - { COMMAND("kingdomino seat") } ļauj datoram izdarīt kavētāja gājienu; { COMMAND("kingdomino seat") } meklē, kas tavā vietā spēlēs tālāk.
    - { COMMAND("kingdomino seat") } atdod vietu, ko tev paturēja dators.
help-slips-name = Atsaukšana un aiziešana
help-slips =
    - Kamēr gājiens nav galā, **Atsaukt** panelī atsauc to, ko tajā izdarīji.
    - { COMMAND("kingdomino undo") } atsauc tavu pēdējo gājienu, ja kopš tā nekas nav noticis un visi piekrīt.
    - { COMMAND("kingdomino seat") } – pamest spēli pavisam; tavu vietu pārņem dators. Ar { COMMAND("kingdomino table") } saimnieks izbeidz spēli visiem.
help-placeholder = Vairāk par …

setting-title = Tavi iestatījumi
settings-placeholder = Mainīt …
settings-all = Visi iestatījumi
setting-quiet = Klusuma stundas
setting-quiet-is = Klusuma stundas: { $state ->
    [none] **nav**
   *[set] **{ $start }–{ $end }**
}
setting-quiet-about = { $state ->
    [none] Bez tām par gājienu var atgādināt jebkurā laikā.
   *[set] Šajā laikā par gājieniem nekad neatgādina.
}
setting-zone = Laika josla
setting-zone-is = { $kind ->
    [unknown] Tavs pulkstenis: **{ $time }** ({ $offset }), vēl nav iestatīts
    [fixed] Tavs pulkstenis: **{ $time }** ({ $offset })
   *[place] Tavs pulkstenis: **{ $time }**, laika josla { $place } ({ $offset })
}
setting-zone-about = { $kind ->
    [unknown] Ja tas nav pareizi, norādi, cik pie tevis ir pulkstenis, vai raksti { COMMAND("kingdomino settings zone:") } un pilsētu, piemēram, { COMMAND("kingdomino settings zone:Riga") }.
    [fixed] Tas ir vienāds vasarā un ziemā. Ja aiz { COMMAND("kingdomino settings zone:") } uzrakstīsi pilsētu, tas sekos tās laikam.
   *[place] Vasarā un ziemā tas mainās tāpat kā tur.
}
setting-away = Prombūtne
setting-away-is = Prombūtne: { $state ->
    [away] **līdz { $until }**
   *[here] **nē**
}
setting-away-about = { $state ->
    [away] Līdz tam neviens tevi nepiemin un tev neatgādina.
   *[here] Pirms atvaļinājuma raksti { COMMAND("kingdomino away") } un datumu. Tad neviens tevi nepiemin un tev neatgādina.
}
setting-mentions = Pieminējumi
setting-mentions-is = { $state ->
    [on] Pieminējumi: **ieslēgti**
   *[off] Pieminējumi: **izslēgti**
}
setting-mentions-about = { $state ->
    [on] Kad pienāk tavs gājiens, saņem paziņojumu.
   *[off] Paziņojumu nav; kur tevi gaida, rāda { COMMAND("kingdomino games") }.
}
setting-grace = Pieminējumu aizkave
setting-grace-is = Pieminējumu aizkave: **{ $value }**
setting-grace-about = Kamēr spēlē, par gājienu paziņo tikai pēc šī laika: parasti tu to tāpat redzi.
setting-grace-option = { $seconds ->
    [0] nav
    [30] 30 sekundes
    [90] pusotra minūte
    [300] 5 minūtes
   *[other] 15 minūtes
}
setting-grace-placeholder = Aizkave …
setting-theme = Krāsas
setting-theme-is = Attēlu krāsas: **{ $value }**
setting-theme-about = Tās attiecas uz visiem attēliem, ko redzi tikai tu.
setting-theme-table = galda krāsas
setting-theme-placeholder = Krāsas …
theme-name = { $theme ->
    [distinct] daltoniķiem
    [contrast] augsts kontrasts
   *[storybook] pasaku grāmata
}
setting-text-mode = Teksta režīms
setting-text-mode-is = { $state ->
    [on] Teksta režīms: **ieslēgts**
   *[off] Teksta režīms: **izslēgts**
}
setting-text-mode-about = { $state ->
    [on] Tas, ko redzi tikai tu, ir vārdos, ar virsrakstiem un sarakstiem, nevis attēlos.
   *[off] Tas, ko redzi tikai tu, ir attēlos; katram ir īss apraksts ekrāna lasītājiem.
}
setting-ranked = Reitingi
setting-ranked-is = { $state ->
    [on] Reitingi: **esi tajos**
   *[off] Reitingi: **tevis tajos nav**
}
setting-ranked-about = { $state ->
    [on] Kad serverī pabeigts pietiekami daudz spēļu, esi tā reitingā ({ COMMAND("kingdomino stats") }).
   *[off] Tevis nav nevienā reitingā. Citiem jūsu spēles joprojām skaitās.
}
setting-suggestions = Ieteikumi
setting-auto-place = Gājieni bez izvēles
setting-auto-place-is = Gājieni bez izvēles: { $state ->
    [on] **bota ziņā**
   *[off] **tavā ziņā**
}
setting-auto-place-about = { $state ->
    [on] Kad iespējams tikai viens gājiens, bots to izdara tavā vietā.
   *[off] Arī tad, kad iespējams tikai viens gājiens, to izdari tu, lai redzētu katru; tavā vietā atmet tikai to, kas nekur neder.
}
setting-language = Valoda
setting-language-is = Valoda: **{ $value }**
setting-language-about = Tā attiecas uz visu, ko redzi tikai tu. Tas, ko redz visi, ir galda valodā.
setting-language-discord = kā Discord
setting-language-placeholder = Valoda …
button-set-mentions-on = Ieslēgt pieminējumus
button-set-mentions-off = Izslēgt pieminējumus
button-set-text-mode-on = Ieslēgt teksta režīmu
button-set-text-mode-off = Izslēgt teksta režīmu
button-set-ranked-on = Rādīt mani reitingos
button-set-ranked-off = Nerādīt mani reitingos
button-set-auto-place-on = Izdarīt manā vietā
button-set-auto-place-off = Atstāt man

server-title = Šī servera iestatījumi
server-note = Tie attiecas uz galdiem, ko atver no šī brīža. Kas atver galdu, var izvēlēties citu spēli un citu laiku gājienam.
server-note-readers = To var mainīt tikai tie, kas drīkst pārvaldīt serveri.
server-usual = { $value }, kā parasti
server-game = Spēle
server-game-is = Jauna galda spēle: **{ $value }**
server-game-placeholder = Spēle …
server-pace = Laiks gājienam
server-pace-is = Laiks gājienam: **{ $value }**
server-pace-placeholder = Laiks gājienam …
server-policy = Ja kāds kavējas
server-policy-is = **{ $value }**
server-policy-placeholder = Ja kāds kavējas …
server-threads = Pavedieni
server-threads-is = { $state ->
    [on] Jauni galdi: **katrs savā pavedienā**
   *[off] Jauni galdi: **pašā kanālā**
}
server-channels = Kanāli
server-channels-is = { $count ->
    [0] Galdus drīkst atvērt **visos kanālos**
   *[other] Galdus drīkst atvērt **tikai šeit: { $channels }** – un šo kanālu pavedienos
}
server-channels-placeholder = Visi kanāli
server-language = Valoda
server-language-is = Jaunu galdu valoda: **{ $value }**
server-language-host = galda atvērēja valoda
server-language-placeholder = Valoda …
server-theme = Krāsas
server-theme-is = Visiem redzamo attēlu krāsas pie jauniem galdiem: **{ $value }**
server-theme-placeholder = Krāsas …
button-set-threads-on = Jauni galdi pavedienos
button-set-threads-off = Jauni galdi pašā kanālā

quiet-from = Klusums no { $time }
quiet-to = Klusums līdz { $time }
quiet-now = Tagad ir { $time }
quiet-from-placeholder = Klusums no …
quiet-to-placeholder = Klusums līdz …
quiet-offset-placeholder = Cik tev tagad ir pulkstenis?
button-half-hour = Pabīdīt par pusstundu
button-no-quiet-hours = Bez klusuma stundām
button-set-clock = Iestatīt pulksteni (tagad { $time })

privacy = ## Kas tiek glabāts
    - Par katru spēli: kas kurā vietā sēž vai ir uzaicināts (tavs Discord ID un redzamais vārds), katrs gājiens, kad tas izdarīts, un tā klikšķa ID, lai neviens klikšķis neskaitītos divreiz.
    - Tavi iestatījumi, arī laika josla, valoda un prombūtne, un kuri padomi tev jau rādīti.
    - Kuriem galdiem seko – līdz to beigām.
    - Kura vietā spēlē aizstājējs.
    - Ko plānoji nākamajam gājienam – līdz tas pienāk; kuri gājieni bija plānoti.
    - Par serveri – kas iestatīts ar { COMMAND("kingdomino server") }, līdz bots to pamet, un tas, ka bots tur jau ir iepazīstinājis ar sevi.

    Nekas cits: ne ziņas, ne citi dalībnieki. Reitingus katru reizi no jauna aprēķina no pabeigtajām spēlēm; vai tajos būt, izvēlies ar { COMMAND("kingdomino settings") }.

    Visu to vari saņemt failā. Vai arī izdzēst savus datus: citu spēlēs tavas vietas paliek ar vārdu „{ forgotten-name }”; tur, kur vēl spēlē, tavu vietu pārņem dators; tavi iestatījumi un ID tiek uzreiz izdzēsti.
button-export = Rādīt visu par mani
button-forget = Dzēst visu par mani
confirm-forget = ## Dzēst visu par tevi?
    - { $playing ->
        [0] Tu tagad nespēlē nevienā spēlē.
        [1] Spēlē, kuru tagad spēlē, tavu vietu pārņem dators.
        [zero] { $playing } spēlēs, kuras tagad spēlē, tavu vietu pārņem dators.
        [one] { $playing } spēlē, kuru tagad spēlē, tavu vietu pārņem dators.
       *[other] { $playing } spēlēs, kuras tagad spēlē, tavu vietu pārņem dators.
    }
    - { $past ->
        [0] Agrāku spēļu ar tavu vārdu nav.
        [1] Vienā agrākā spēlē tavs vārds kļūst par „{ forgotten-name }”.
        [zero] { $past } agrākās spēlēs tavs vārds kļūst par „{ forgotten-name }”.
        [one] { $past } agrākā spēlē tavs vārds kļūst par „{ forgotten-name }”.
       *[other] { $past } agrākās spēlēs tavs vārds kļūst par „{ forgotten-name }”.
    }
    - Tava statistika, iestatījumi un Discord ID tiek izdzēsti.
    - Jau publicētajās ziņās tavs vārds paliek.

    To nevar atsaukt.
button-forget-yes = Dzēst mani
button-forget-no = Atcelt
export = Viss, kas par tevi glabājas, failā, ko lasa programmas:

games-title = Tavas spēles
games-none = Tu nespēlē nevienā spēlē. Atver galdu ar { COMMAND("kingdomino new") }.
games-more = … un vēl { $more ->
    [zero] { $more } spēļu
    [one] { $more } spēle
   *[other] { $more } spēles
}
games-lobby = gaida spēlētājus
games-full = var sākt
games-invited = **tevi aicina**
games-your-turn = **tavs gājiens** · { $since }
games-their-turn = spēlē { $name } · { $since }
games-with = { $more ->
    [0] kopā ar: { $names }
   *[other] kopā ar: { $names } un vēl { $more }
}

history-title = Šī kanāla spēles
history-none = Šajā kanālā vēl nav spēlēts.
history-how = Izvēlies spēli, lai to apskatītu soli pa solim.
history-placeholder = Izvēlies spēli
history-round-placeholder = Raunds …
history-game = Spēle { $id } · { $variant }
history-playing = { DATETIME($date, dateStyle: "medium") } · vēl turpinās
history-over = { DATETIME($date, dateStyle: "medium") }
history-cancelled = { DATETIME($date, dateStyle: "medium") } · izbeigta bez rezultāta
history-step = Spēle { $id } · { $step }. solis no { $steps }
history-record = Spēles { $id } pieraksts: teksta fails ar visiem gājieniem, ko redzējuši visi.
button-exportgame = Pieraksts failā
button-film = Filma
button-share = Rādīt visiem
button-first = Sākums
button-earlier = Agrāk
button-later = Vēlāk
button-listgames = Visas spēles
button-older = Vecākas spēles
button-newest = Jaunākās spēles
button-last = Beigas

stats-title = { $name } šajā serverī
stats-none = { $name }: šajā serverī vēl nav pabeigtu spēļu.
stats-own-title = Visas tavas spēles
stats-own-none = Tev vēl nav pabeigtu spēļu.
stats-record = **{ $variant }**: { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, { $wins ->
    [0] nav uzvaru
    [zero] { $wins } uzvaru
    [one] { $wins } uzvara
   *[other] { $wins } uzvaras
}
stats-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
stats-average = vidēji { $mean ->
    [zero] { $mean } punktu
    [one] { $mean } punkts
   *[other] { $mean } punkti
}, labākais rezultāts: { $best }
button-ranking = Šī servera reitings
button-results = Mani rezultāti
ranking-title = Šī servera reitings: { $game }
ranking-line = **{ $place }.** { $name }: reitings { $rating } · { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, { $wins ->
    [0] nav uzvaru
    [zero] { $wins } uzvaru
    [one] { $wins } uzvara
   *[other] { $wins } uzvaras
}
ranking-none = Šajā serverī vēl neviens nav pabeidzis spēli ar citiem cilvēkiem.
ranking-empty = Vēl neviens nav pabeidzis pietiekami daudz spēļu.
ranking-missing = Lai būtu sarakstā, tev vēl vajag { $missing ->
    [zero] { $missing } spēļu
    [one] { $missing } spēli
   *[other] { $missing } spēles
} ar citiem cilvēkiem.
ranking-unlisted = Tevis sarakstā nav, kā izvēlēts ar { COMMAND("kingdomino settings") }.
ranking-about = Sarakstā ir tie, kas ar citiem cilvēkiem pabeiguši vismaz { $fewest } spēles. Visi sāk ar { $start }, un uzvara pār stiprāku dod vairāk. Vai būt sarakstā, izvēlies ar { COMMAND("kingdomino settings") }.
ranking-placeholder = Cita spēle …

ask-title = { $question } · { $name }
ask-not-known = Tāda jautājuma nav.
ask-unknown = Vari jautāt:
ask-changed = Kas ir mainījies?
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
