greeting-title = Kingdomino un Queendomino
greeting =
    Čau! Tagad te var spēlēt abas spēles – vienā piegājienā vai vairāku dienu garumā.
    - { COMMAND("kingdomino new") } atver galdu kanālā, kurā to ieraksti. Brīvās vietas var aizpildīt datora spēlētāji.
    - { COMMAND("kingdomino server") } nosaka, kuros kanālos var būt galdi un kā sākas jauni.

help-title = Kā spēlēt
help-now =
    - { COMMAND("kingdomino new") }: galds šajā kanālā, uzreiz pret datoriem vai kopā ar citiem.
help-add = { LINK($link, "Pievieno mani savam serverim") }
help-report = { $url ->
    [none] Kaut kas nav kārtībā? Pasaki tiem, kas uztur šo botu.
   *[other] Kaut kas nav kārtībā? { LINK($url, "Ziņo par problēmu") }
}
help-table-name = Jauns galds
help-table = { COMMAND("kingdomino new") } atver galdu šajā kanālā. Saimnieks spiež **{ button-play-computers }** vai **{ button-invite }**, bet spēli un visu pārējo izvēlas ar **{ button-more }**. Pārējie spiež **{ button-join }**, un spēli sāk **{ button-start }**.
help-turn-name = Tavs gājiens
help-turn = Tevi piemin. **Likt** atver paneli, ko redzi tikai tu un kurā jau parādīta laba vieta. **Izvēlēties** ar numuru vienā pieskārienā noliek tavu kauliņu tur un izvēlas šo numuru. Vari arī vispirms izvēlēties citu vietu. Queendomino spēlē panelis ved soli pa solim, un tos, kas nav obligāti, vari izlaist.
help-ahead-name = Nākamā gājiena plāns
help-ahead = **{ button-plan-ahead }** vai { COMMAND("kingdomino plan") }: sakārto nākamās rindas kauliņus un izvēlies vietu, Queendomino arī bruņiniekus un ēkas. Neviens cits to neredz. Kad pienāk tavs gājiens, izspēlēju plānu, ciktāl tas vēl iespējams. Līdz tam vari to mainīt vai atmest.
help-writing-name = Gājieni, rakstot komandas
help-writing = { COMMAND("place") } un { COMMAND("draft") } rakstot parāda, ko vari darīt. Gājienu vari arī uzrakstīt: `12@g8e` liek 12. kauliņu ar pirmo pusi uz g8 un otro uz austrumiem no tās. Queendomino pievieno { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } un { COMMAND("queendomino done") }.
help-looking-name = Karalistes, saraksti un rezultāti
help-looking =
    - **{ button-look }** lielā attēlā rāda tavu karalisti, bet { COMMAND("kingdomino board kingdom:") } citu.
    - { COMMAND("kingdomino board") } vēlreiz rāda galdu. { COMMAND("kingdomino board ask:") } rāda, kuri kauliņi vēl nāks un cik liela varbūtība, ka nāks vajadzīgais.
    - { COMMAND("kingdomino games") } uzskaita tavas spēles.
help-ear-name = Teksta režīms un ekrāna lasītāji
help-ear = Ieslēdz teksta režīmu ar { COMMAND("kingdomino settings") }, un viss, ko redzi tikai tu, būs vārdos, ar virsrakstiem un sarakstiem. { COMMAND("kingdomino board text:") } to izdara vienreiz. { COMMAND("kingdomino board ask:") } atbild uz jautājumiem par karalisti, piemēram, kur var augt ezeri.
help-time-name = Laiks un prombūtne
help-time =
    - Spēle var ilgt dienām, un nekas nepazūd. { COMMAND("kingdomino table") } rāda un maina, kas notiek, ja kāds kavējas.
    - Ar { COMMAND("kingdomino settings") } iestati klusuma stundas: tad tevi nepiemin. Ar { COMMAND("kingdomino settings away:") } pasaki, līdz kuram laikam nevari spēlēt.
    - **{ button-look }** ļauj datoram spēlēt kavētāja vietā un atdod tavu vietu, ja to tikmēr paturējis dators. { COMMAND("kingdomino table") } atrod, kas tavā vietā spēlēs tālāk.
help-slips-name = Atsaukšana un aiziešana
help-slips =
    - **Atsaukt** panelī atsauc to, ko tajā izdarīji, kamēr gājiens nav galā.
    - { COMMAND("kingdomino table") } atsauc tavu pēdējo gājienu, ja kopš tā nekas nav noticis un visi piekrīt. Ja spēlē tikai pret datoriem, tas atsauc vienmēr, bet tad spēle neskaitās.
    - Tur vari arī pamest spēli pavisam: tavu vietu pārņems dators. Saimnieks tur var izbeigt spēli visiem.
help-fair-name = Kā lai zina, ka viss ir godīgi?
help-fair = Visus kauliņus nosaka noslēpums, kas izvēlēts pirms spēles, tāpēc spēles laikā tos neviens neizvēlas. Lai pārbaudītu, saglabā galda attēlu un pieraksti pēdējo skaitli ziņas saitē.
help-placeholder = Vairāk par…
button-rules = Noteikumi

setting-title = Tavi iestatījumi
settings-placeholder = Mainīt…
settings-all = Visi iestatījumi
setting-zone = Laika josla
setting-advice = Ieteikumi un gājienu vērtējums
setting-notifications = Paziņojumi
setting-look = Izskats
setting-quiet = Klusuma stundas
setting-quiet-is = Klusuma stundas: { $state ->
    [none] **nav**
    [unknown] **naktī**
   *[set] **{ $start_clock }–{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] Bez tām tevi var pieminēt jebkurā laikā.
    [unknown] Kamēr nezinu tavu laiku, der servera pulkstenis: naktī tevi nepiemin.
    [usual] Tad tevi nepiemin, ja pēdējā stundā nespēlēji. Par savu gājienu uzzini, kad tās beidzas.
   *[set] Tad tevi nepiemin. Par savu gājienu uzzini, kad tās beidzas.
}
setting-zone-is = { $kind ->
    [unknown] Tavs pulkstenis: **{ $clock }** ({ $offset }), vēl nav iestatīts
    [fixed] Tavs pulkstenis: **{ $clock }** ({ $offset })
   *[place] Tavs pulkstenis: **{ $clock }**, laika josla { $city } ({ $offset })
}
setting-zone-about =
    { $kind ->
        [unknown] Ja tas nav pareizi, pasaki, cik pie tevis ir pulkstenis, vai raksti { COMMAND("kingdomino settings zone:") } un pilsētu, piemēram, { COMMAND("kingdomino settings zone:Rīga") }.
        [fixed] Vasarā un ziemā tas ir vienāds. Ja aiz { COMMAND("kingdomino settings zone:") } uzraksti pilsētu, tas seko tās laikam.
       *[place] Tas seko turienes laikam, vasarā un ziemā.
    }
setting-mentions-is = { $state ->
    [on] Pieminējumi: **ieslēgti**
   *[off] Pieminējumi: **izslēgti**
}
setting-mentions-about =
    { $state ->
        [on] Kad pienāk tavs gājiens, saņem paziņojumu.
       *[off] Bez paziņojumiem. Kas tevi gaida, rāda { COMMAND("kingdomino games") }.
    }
setting-private = Privātās ziņas
setting-private-is = Privātā ziņā: **{ $value }**
setting-private-about = Ko sūtu tev privātā ziņā, kanālā tevi nepieminot. Klusuma stundas joprojām ir spēkā.
setting-private-nothing = neko
setting-private-reminders = atgādinājumus
setting-private-turns = gājienus un atgādinājumus
setting-private-next = gājienus, atgādinājumus un to, ka tavs gājiens ir nākamais
private-how = { COMMAND("kingdomino settings") } maina, ko tev te sūtu.
private-refused = Discord neļāva nosūtīt tev privātu ziņu, tāpēc atkal pieminu tevi šeit.
setting-theme = Krāsas
setting-theme-is = Attēlu krāsas: **{ $value }**
setting-theme-about = Visiem attēliem, ko redzi tikai tu, un tiem, ko pie tevis atvērtajiem galdiem redz visi.
setting-theme-table = galda krāsas
theme-name =
    { $theme ->
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
   *[off] Tas, ko redzi tikai tu, ir attēlos, un katram ir īss apraksts ekrāna lasītājiem.
}
setting-suggestions = Ieteikumi
setting-suggestions-is = Ieteikumi: **{ $value }**
setting-suggestions-about = Spēlēm, ko spēlē tikai pret datoriem, sākot ar nākamo. Pie galda to nosaka pirms spēles sākuma, bet „{ setting-suggestions-none }” ir spēkā visur. Spēle, kurā tie ir katrā gājienā, neskaitās.
setting-suggestions-shown = katrā gājienā
setting-suggestions-hint = kad prasu mājienu
setting-suggestions-none = nekad
setting-coach-is = { $state ->
    [on] Gājienu vērtējums: **ieslēgts**
   *[off] Gājienu vērtējums: **izslēgts**
}
setting-coach-about = { $state ->
    [on] Kad spēlē tikai pret datoriem, panelis saka, ja tavs pēdējais gājiens maksāja punktus, un, ja jautā, arī to, kas būtu labāk. Ne tad, kad redzami ieteikumi.
   *[off] Kad spēlē tikai pret datoriem, pēc gājiena varu pateikt, ko tas maksāja, ja vien tam neredzēji ieteikumu.
}
button-set-coach-on = Vērtēt manus gājienus
button-set-coach-off = Nevērtēt manus gājienus
setting-away = Prombūtne
setting-away-is = { $state ->
    [on] Prom līdz: **{ $until_time }**
   *[off] Prom: **nē**
}
setting-away-about = Kamēr esi prom, tevi nepiemin, un tavi galdi zina, līdz kuram laikam.
away-placeholder = Prom līdz…
setting-language = Valoda
setting-language-is = Valoda: **{ $value }**
setting-language-about = Visam, ko redzi tikai tu. Tas, ko redz visi, ir galda valodā.
setting-language-discord = kā Discord
setting-language-feedback = Kaut kas izklausās dīvaini? { LINK($url, "Pasaki mums") }
button-set-mentions-on = Ieslēgt pieminējumus
button-set-mentions-off = Izslēgt pieminējumus
button-set-text-mode-on = Ieslēgt teksta režīmu
button-set-text-mode-off = Izslēgt teksta režīmu
server-title = Šī servera iestatījumi
server-note = Šie iestatījumi attiecas uz galdiem, ko atver no šī brīža. Kas atver galdu, var izvēlēties citu spēli, citu laiku gājienam un vai vajag pavedienu.
server-note-readers = To var mainīt tikai tie, kas pārvalda serveri.
tables-title = Atvērtie galdi
tables-none = Šeit nav neviena atvērta galda.
tables-opened = atvērts: { $since_span }
tables-placeholder = Slēgt galdu…
server-usual = { $value } (noklusējums)
server-where = Kur
server-time = Temps
server-game = Spēle
server-game-is = Jauna galda spēle: **{ $value }**
server-pace = Laiks gājienam
server-pace-is = Laiks gājienam: **{ $value }**
server-policy-is = Kavējoties: **{ $value }**
server-threads-is = { $state ->
    [on] Jaunas spēles: **katra savā pavedienā**
   *[off] Jaunas spēles: **pašā kanālā**
}
server-channels-is =
    { $count ->
        [0] Galdus var atvērt **visos kanālos**
       *[other] Galdus var atvērt **tikai šeit: { $channels }** un šo kanālu pavedienos
    }
server-channels-placeholder = Visi kanāli
server-channels-lacking = ⚠️ Kanālā { $channels } galdu vēl nevaru rīkot. Šī kanāla atļaujās man atļauj: { $permissions }.
server-players = Spēlētāji
server-players-is = { $state ->
    [on] Kas drīkst atvērt galdus: **{ $role }**
   *[off] Kas drīkst atvērt galdus: **visi**
}
server-openers-placeholder = Visi
server-language = Valoda
server-language-is = Jaunu galdu valoda: **{ $value }**
server-language-host = galda atvērēja valoda
server-zone-is = { $kind ->
    [unknown] Laiks šeit: **vēl nav iestatīts**
    [fixed] Laiks šeit: **{ $clock }** ({ $offset })
   *[place] Laiks šeit: **{ $clock }**, laika josla { $city } ({ $offset })
}
server-zone-placeholder = Cik šeit tagad ir pulkstenis?
list-more = { $count ->
    [1] Šajā vietā ir vēl viens cilvēks.
   *[other] Šajā vietā ir vēl cilvēki: { $count }.
}
button-set-threads-on = Jaunas spēles spēlēt pavedienos
button-set-threads-off = Jaunas spēles spēlēt kanālā

quiet-from = Klusums no { $clock }
quiet-to = Klusums līdz { $clock }
quiet-now = Tagad ir { $clock }
quiet-from-placeholder = Klusums no…
quiet-to-placeholder = Klusums līdz…
quiet-offset-placeholder = Cik tev tagad ir pulkstenis?
ask-clock = Cik tev tagad ir pulkstenis? Tad naktī neviens tevi nemodinās.
button-another-clock = Cits laiks…
done-clock = { $city ->
    [none] Tev ir { $clock }. { $start_clock }–{ $end_clock } neviens tevi nesauc. Maini: { COMMAND("kingdomino settings") }.
   *[other] Tev ir { $clock }, kā te: { $city }. { $start_clock }–{ $end_clock } neviens tevi nesauc. Maini: { COMMAND("kingdomino settings") }.
}
night-waited = Tas pagaidīja līdz rītam, lai tevi nemodinātu.
button-call-at-night = Sauc mani arī naktī
button-half-hour = Pabīdīt par pusstundu
button-no-quiet-hours = Bez klusuma stundām
button-set-clock = Iestatīt pulksteni (tagad { $clock })

setting-privacy-about = Visu to vari saņemt failā vai izdzēst: tavi iestatījumi un ID tiek uzreiz izdzēsti, tavā vietā turpina dators, un citu spēlēs tu paliec ar vārdu „{ forgotten-name }”. Tava ID vietā stājas nejaušs skaitlis, lai citi saglabātu savu reitingu. { privacy-copies }
privacy-copies =
    { $days ->
        [0] Ja ir vecākas spēļu kopijas, tajās tu paliec.
        [1] No manas ikdienas spēļu kopijas tu pazudīsi pēc dienas.
        [zero] No manām ikdienas spēļu kopijām tu pazudīsi pēc { $days } dienām.
        [one] No manām ikdienas spēļu kopijām tu pazudīsi pēc { $days } dienas.
       *[other] No manām ikdienas spēļu kopijām tu pazudīsi pēc { $days } dienām.
    }
button-privacy-stored = Kas tiek glabāts
privacy-stored =
    ## Ko par tevi glabāju
    - Par katru spēli: kas kurā vietā sēdēja vai bija uzaicināts (tavs Discord ID un redzamais vārds), katrs gājiens, kad tas izdarīts, tā klikšķa ID (lai neviens klikšķis neskaitītos divreiz), kuros gājienos lūgts mājiens un vai tev rādīti ieteikumi.
    - Spēles, ko spēlē tālāk no pabeigtām, līdz dienai pēc tava pēdējā gājiena. Izdzēšot datus, pazūd arī tās.
    - Tavi iestatījumi, arī laika josla, valoda un prombūtne, un kuri padomi tev jau rādīti.
    - Kura vietā spēlē aizstājējs.
    - Tavs plāns nākamam gājienam, līdz tas pienāk, un kuri gājieni bija plānoti.
    - Par serveri: tā iestatījumi, līdz pirmajam startam pēc tam, kad to pametu, un tas, ka tur jau iepazīstināju ar sevi.
    - Ja šī bota uzturētājs tevi bloķē: tavs ID, datums un iemesls, arī pēc datu dzēšanas.

    Tas ir viss: ne ziņas, ne kas par citiem dalībniekiem.
setting-privacy = Tavi dati
setting-privacy-is = Tavi dati: **glabāti, līdz tos izdzēsīsi**
button-export = Rādīt visu par mani
button-forget = Dzēst visus manus datus
confirm-forget = ## Dzēst visus tavus datus?
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
    - Jau publicētajās ziņās un pavedienu nosaukumos tavs vārds paliek.

    To nevar atsaukt.
button-forget-yes = Dzēst mani
button-forget-no = Atcelt
export = Viss, kas par tevi glabājas, failā, ko lasa programmas:

games-title = Tavas spēles
games-none = Tu nevienā spēlē nepiedalies. Atver galdu ar { COMMAND("kingdomino new") }.
games-more = … un vēl { $more ->
    [zero] { $more } spēļu
    [one] { $more } spēle
   *[other] { $more } spēles
}
games-lobby = gaida spēlētājus
games-full = var sākt
games-invited = **tevi aicina**
games-your-turn = **tavs gājiens** · { $since_span }
games-their-turn = spēlē { $name } · { $since_span }
games-alone = Pret datoru
games-played-on-line = { $number }. { $game } · { $id ->
    [none] no dotas pozīcijas
   *[other] no spēles { $id }
} · tiks dzēsta: { $when_span }
button-play-on-number = Spēlēt tālāk: { $number }
games-with = { $more ->
    [0] kopā ar: { $names }
   *[other] kopā ar: { $names } un vēl { $more }
}

button-share = Rādīt visiem
button-earlier = Agrāk
button-later = Vēlāk
text-rest = Pārējais ir nākamajā lapā.
button-next-page = Nākamā lapa
button-first-page = Pirmā lapa
