greeting-title = Kingdomino ir Queendomino
greeting =
    Labas! Dabar čia galima žaisti abu žaidimus – vienu prisėdimu arba kelias dienas.
    - { COMMAND("kingdomino new") } atidaro stalą kanale, kuriame tai įrašai. Laisvas vietas gali užimti kompiuteriniai žaidėjai.
    - { COMMAND("kingdomino server") } nustato, kuriuose kanaluose gali būti stalai ir kaip prasideda nauji.

help-title = Kaip žaisti
help-now =
    - { COMMAND("kingdomino new") }: stalas šiame kanale – iš karto prieš kompiuterius arba su kitais.
help-add = { LINK($link, "Pridėk mane prie savo serverio") }
help-report = { $url ->
    [none] Kažkas negerai? Pasakyk tiems, kas prižiūri šį botą.
   *[other] Kažkas negerai? { LINK($url, "Pranešk apie problemą") }
}
help-table-name = Naujas stalas
help-table = { COMMAND("kingdomino new") } atidaro stalą šiame kanale. Šeimininkas spaudžia **{ button-play-computers }** arba **{ button-invite }**, o žaidimą ir visa kita pasirenka per **{ button-more }**. Kiti spaudžia **{ button-join }**, ir partija prasideda mygtuku **{ button-start }**.
help-turn-name = Tavo ėjimas
help-turn = Žinutėje tave paminiu. **Padėti** atveria skydelį, kurį matai tik tu, ir gera vieta jau parodyta. **Rinktis** su numeriu vienu paspaudimu padeda ten tavo kauliuką ir pasirenka tą numerį. Arba pirma pasirink kitą vietą. Queendomino skydelis veda žingsnis po žingsnio, o neprivalomus gali praleisti.
help-ahead-name = Kito ėjimo planas
help-ahead = **{ button-plan-ahead }** arba { COMMAND("kingdomino plan") }: surikiuok kitos eilės kauliukus ir parink vietą, o Queendomino – ir riterius bei pastatus. Niekas kitas to nemato. Kai ateina tavo ėjimas, įvykdau planą tiek, kiek dar įmanoma. Iki tol gali jį keisti arba jo atsisakyti.
help-writing-name = Ėjimai rašant komandas
help-writing = { COMMAND("place") } ir { COMMAND("draft") } rašant parodo, ką gali daryti. Ėjimą gali ir užrašyti: `12@g8e` deda 12 kauliuką pirmąja puse ant g8, o antrąja – į rytus nuo jo. Queendomino dar turi { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } ir { COMMAND("queendomino done") }.
help-looking-name = Karalystės, sąrašai ir rezultatai
help-looking =
    - **{ button-look }** parodo tavo karalystę padidintą, o { COMMAND("kingdomino board kingdom:") } – kitą.
    - { COMMAND("kingdomino board") } dar kartą parodo stalą. { COMMAND("kingdomino board ask:") } parodo, kurie kauliukai dar ateis ir kokia tikimybė, kad ateis tau reikalingas.
    - { COMMAND("kingdomino games") } išvardija tavo partijas.
help-ear-name = Teksto režimas ir ekrano skaitytuvai
help-ear = Įjunk teksto režimą per { COMMAND("kingdomino settings") }, ir viskas, ką matai tik tu, bus žodžiais, su antraštėmis ir sąrašais. { COMMAND("kingdomino board text:") } tai padaro vieną kartą. { COMMAND("kingdomino board ask:") } atsako į klausimus apie karalystę, pavyzdžiui, kur gali plėstis ežerai.
help-time-name = Laikas ir pertraukos
help-time =
    - Partija gali trukti kelias dienas, ir niekas nedingsta. { COMMAND("kingdomino table") } parodo ir pakeičia, kas būna, kai kas nors užtrunka.
    - Per { COMMAND("kingdomino settings") } nustatomos tylos valandos: tada tavęs neminiu. Su { COMMAND("kingdomino settings away:") } pasakai, iki kada negali žaisti.
    - **{ button-look }** leidžia kompiuteriui žaisti už vėluojantį ir grąžina tavo vietą, jei ją saugojo kompiuteris. { COMMAND("kingdomino table") } randa, kas žais už tave toliau.
help-slips-name = Atšaukimas ir pasitraukimas
help-slips =
    - **Atšaukti** skydelyje atšaukia, ką padarei, kol ėjimas nebaigtas.
    - { COMMAND("kingdomino table") } atšaukia paskutinį tavo ėjimą, jei po jo nieko neįvyko ir visi sutinka. Jei žaidi tik prieš kompiuterius, atšaukia visada, bet tada partija neįskaitoma.
    - Ten gali ir visam laikui pasitraukti iš partijos: tavo vietą perims kompiuteris. Šeimininkas ten gali nutraukti partiją visiems.
help-fair-name = Iš kur žinau, kad viskas sąžininga?
help-fair = Visus kauliukus lemia paslaptis, nustatyta prieš partiją, tad žaidžiant jų niekas nesirenka. Kad patikrintum, išsaugok stalo paveikslėlį ir užsirašyk paskutinį skaičių žinutės nuorodoje.
help-placeholder = Plačiau apie…
button-rules = Taisyklės

setting-title = Tavo nustatymai
settings-placeholder = Keisti…
settings-all = Visi nustatymai
setting-zone = Laiko juosta
setting-advice = Patarimai ir ėjimų vertinimas
setting-notifications = Pranešimai
setting-look = Išvaizda
setting-quiet = Tylos valandos
setting-quiet-is = Tylos valandos: { $state ->
    [none] **nėra**
    [unknown] **naktį**
   *[set] **{ $start_clock }–{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] Be jų galiu tave paminėti bet kada.
    [unknown] Kol nežinau tavo laiko, galioja serverio laikrodis: naktį tavęs neminiu.
    [usual] Tada tavęs neminiu, jei per pastarąją valandą nežaidei. Apie savo ėjimą sužinai, kai jos baigiasi.
   *[set] Tada tavęs neminiu. Apie savo ėjimą sužinai, kai jos baigiasi.
}
setting-zone-is = { $kind ->
    [unknown] Tavo laikrodis: **{ $clock }** ({ $offset }), dar nenustatytas
    [fixed] Tavo laikrodis: **{ $clock }** ({ $offset })
   *[place] Tavo laikrodis: **{ $clock }**, laiko juosta { $city } ({ $offset })
}
setting-zone-about =
    { $kind ->
        [unknown] Jei laikas ne tas, pasakyk, kiek pas tave dabar valandų, arba rašyk { COMMAND("kingdomino settings zone:") } ir miestą, pavyzdžiui, { COMMAND("kingdomino settings zone:Vilnius") }.
        [fixed] Vasarą ir žiemą laikas toks pat. Jei po { COMMAND("kingdomino settings zone:") } įrašysi miestą, jis keisis kaip ten.
       *[place] Vasarą ir žiemą jis keičiasi kaip ten.
    }
setting-mentions-is = { $state ->
    [on] Paminėjimai: **įjungti**
   *[off] Paminėjimai: **išjungti**
}
setting-mentions-about =
    { $state ->
        [on] Kai ateina tavo ėjimas, gauni pranešimą.
       *[off] Be pranešimų. Kas tavęs laukia, rodo { COMMAND("kingdomino games") }.
    }
setting-private = Asmeninės žinutės
setting-private-is = Asmenine žinute: **{ $value }**
setting-private-about = Ką siunčiu tau asmenine žinute, neminėdamas tavęs kanale. Tylos valandos vis tiek galioja.
setting-private-nothing = nieko
setting-private-reminders = priminimus
setting-private-turns = ėjimus ir priminimus
setting-private-next = ėjimus, priminimus ir tai, kad tavo ėjimas – kitas
private-how = { COMMAND("kingdomino settings") } pakeičia, ką tau čia siunčiu.
private-refused = Discord neleido siųsti tau asmeninės žinutės, tad vėl tave paminiu čia.
setting-theme = Spalvos
setting-theme-is = Paveikslėlių spalvos: **{ $value }**
setting-theme-about = Visiems paveikslėliams, kuriuos matai tik tu, ir tiems, kuriuos prie tavo atidarytų stalų mato visi.
setting-theme-table = stalo spalvos
theme-name =
    { $theme ->
        [distinct] pritaikytos daltonikams
        [contrast] didelio kontrasto
       *[storybook] kaip pasakų knygoje
    }
setting-text-mode = Teksto režimas
setting-text-mode-is = { $state ->
    [on] Teksto režimas: **įjungtas**
   *[off] Teksto režimas: **išjungtas**
}
setting-text-mode-about = { $state ->
    [on] Kas rodoma tik tau, pateikiama žodžiais, su antraštėmis ir sąrašais, o ne paveikslėliais.
   *[off] Kas rodoma tik tau, pateikiama paveikslėliais su trumpu aprašymu ekrano skaitytuvams.
}
setting-suggestions = Patarimai
setting-suggestions-is = Patarimai: **{ $value }**
setting-suggestions-about = Partijoms, kurias žaidi tik prieš kompiuterius, nuo kitos partijos. Prie stalo tai nustatoma prieš pradedant, bet „{ setting-suggestions-none }“ galioja visur. Partija, kurioje jie rodomi kas ėjimą, neįskaitoma.
setting-suggestions-shown = per kiekvieną ėjimą
setting-suggestions-hint = kai paprašau užuominos
setting-suggestions-none = niekada
setting-coach-is = { $state ->
    [on] Ėjimų vertinimas: **įjungtas**
   *[off] Ėjimų vertinimas: **išjungtas**
}
setting-coach-about = { $state ->
    [on] Kai žaidi tik prieš kompiuterius, skydelis sako, jei paskutinis tavo ėjimas kainavo taškų, o jei paklausi, ir kas buvo geriau. Ne tada, kai rodomi patarimai.
   *[off] Kai žaidi tik prieš kompiuterius, po ėjimo galiu pasakyti, kiek jis kainavo, nebent jam matei patarimą.
}
button-set-coach-on = Vertinti mano ėjimus
button-set-coach-off = Nevertinti mano ėjimų
setting-away = Pertrauka
setting-away-is = { $state ->
    [on] Pertrauka iki: **{ $until_time }**
   *[off] Pertrauka: **ne**
}
setting-away-about = Kol tavęs nėra, tavęs neminiu, o tavo stalai žino, iki kada.
away-placeholder = Pertrauka iki…
setting-language = Kalba
setting-language-is = Kalba: **{ $value }**
setting-language-about = Viskam, ką matai tik tu. Tai, ką mato visi, rašoma stalo kalba.
setting-language-discord = kaip Discord
setting-language-feedback = Kas nors skamba keistai? { LINK($url, "Parašyk") }
button-set-mentions-on = Įjungti paminėjimus
button-set-mentions-off = Išjungti paminėjimus
button-set-text-mode-on = Įjungti teksto režimą
button-set-text-mode-off = Išjungti teksto režimą
server-title = Šio serverio nustatymai
server-note = Šie nustatymai galioja nuo šiol atidaromiems stalams. Kas atidaro, vis tiek gali rinktis kitą žaidimą, kitą laiką ėjimui ir ar reikia gijos.
server-note-readers = Tai keisti gali tik serverio valdytojai.
tables-title = Atviri stalai
tables-none = Čia nėra nė vieno atviro stalo.
tables-opened = atidarytas: { $since_span }
tables-placeholder = Uždaryti stalą…
server-usual = { $value } (numatyta)
server-where = Kur
server-time = Tempas
server-game = Žaidimas
server-game-is = Naujo stalo žaidimas: **{ $value }**
server-pace = Laikas ėjimui
server-pace-is = Laikas ėjimui: **{ $value }**
server-policy-is = Vėluojant: **{ $value }**
server-threads-is = { $state ->
    [on] Naujos partijos: **kiekviena savo gijoje**
   *[off] Naujos partijos: **pačiame kanale**
}
server-channels-is =
    { $count ->
        [0] Stalus galima atidaryti **visuose kanaluose**
       *[other] Stalus galima atidaryti **tik čia: { $channels }** ir ten esančiose gijose
    }
server-channels-placeholder = Visi kanalai
server-channels-lacking = ⚠️ Čia stalo vesti dar negaliu: { $channels }. To kanalo leidimuose leisk man: { $permissions }.
server-players = Žaidėjai
server-players-is = { $state ->
    [on] Kas gali atidaryti stalus: **{ $role }**
   *[off] Kas gali atidaryti stalus: **visi**
}
server-openers-placeholder = Visi
server-language = Kalba
server-language-is = Naujų stalų kalba: **{ $value }**
server-language-host = stalą atidarančiojo kalba
server-zone-is = { $kind ->
    [unknown] Laikas čia: **dar nenustatytas**
    [fixed] Laikas čia: **{ $clock }** ({ $offset })
   *[place] Laikas čia: **{ $clock }**, laiko juosta { $city } ({ $offset })
}
server-zone-placeholder = Kiek dabar čia valandų?
list-more = { $count ->
    [1] Šia vieta dalijasi dar vienas žmogus.
   *[other] Šia vieta dalijasi dar žmonių: { $count }.
}
button-set-threads-on = Naujas partijas žaisti gijose
button-set-threads-off = Naujas partijas žaisti kanale

quiet-from = Tyla nuo { $clock }
quiet-to = Tyla iki { $clock }
quiet-now = Dabar { $clock }
quiet-from-placeholder = Tyla nuo…
quiet-to-placeholder = Tyla iki…
quiet-offset-placeholder = Kiek dabar valandų?
ask-clock = Kiek pas tave valandų? Tada naktį niekas tavęs nežadins.
button-another-clock = Kitas laikas…
done-clock = { $city ->
    [none] Pas tave { $clock }. { $start_clock }–{ $end_clock } niekas tavęs nekviečia. Pakeisk: { COMMAND("kingdomino settings") }.
   *[other] Pas tave { $clock }, kaip čia: { $city }. { $start_clock }–{ $end_clock } niekas tavęs nekviečia. Pakeisk: { COMMAND("kingdomino settings") }.
}
night-waited = Tai palaukė ryto, kad tavęs nežadintų.
button-call-at-night = Kviesk mane ir naktį
button-half-hour = Paslinkti pusvalandžiu
button-no-quiet-hours = Be tylos valandų
button-set-clock = Nustatyti laikrodį (dabar { $clock })

setting-privacy-about = Visa tai gali gauti failu arba ištrinti: nustatymai ir ID bus iš karto ištrinti, už tave toliau žais kompiuteris, o kitų partijose liksi kaip „{ forgotten-name }“. Vietoj ID lieka atsitiktinis skaičius, tad kitų reitingai nesikeičia. { privacy-copies }
privacy-copies =
    { $days ->
        [0] Jei yra senesnių partijų kopijų, jose tu lieki.
        [1] Iš mano kasdienės partijų kopijos dingsi po dienos.
        [one] Iš mano kasdienių partijų kopijų dingsi po { $days } dienos.
        [few] Iš mano kasdienių partijų kopijų dingsi po { $days } dienų.
       *[other] Iš mano kasdienių partijų kopijų dingsi po { $days } dienų.
    }
button-privacy-stored = Kas saugoma
privacy-stored =
    ## Ką apie tave saugau
    - Apie kiekvieną partiją: kas kur sėdėjo arba buvo pakviestas (tavo Discord ID ir rodomas vardas), kiekvienas ėjimas, kada jis atliktas, jo paspaudimo ID (kad nė vienas nebūtų įskaitytas du kartus), kuriuose ėjimuose prašyta užuominos ir ar tau buvo rodomi patarimai.
    - Partijos, kurias žaidi toliau iš baigtų, iki dienos po paskutinio tavo ėjimo. Ištrynus duomenis dingsta ir jos.
    - Tavo nustatymai, tarp jų laiko juosta, kalba ir pertraukos laikas, ir kurie paaiškinimai tau jau rodyti.
    - Kieno vietoje žaidžia pavaduotojas.
    - Ką suplanavai būsimam ėjimui, kol jis ateis, ir kurie ėjimai buvo suplanuoti.
    - Apie serverį: jo nustatymai, iki pirmo mano paleidimo po išėjimo iš jo, ir tai, kad ten jau prisistačiau.
    - Jei šio boto prižiūrėtojas tave užblokuoja: tavo ID, data ir priežastis, net ir ištrynus duomenis.

    Tai viskas: jokių žinučių ir nieko apie kitus narius.
setting-privacy = Tavo duomenys
setting-privacy-is = Tavo duomenys: **saugomi, kol juos ištrinsi**
button-export = Rodyti viską apie mane
button-forget = Ištrinti viską apie mane
confirm-forget = ## Ištrinti viską apie tave?
    - { $playing ->
        [0] Dabar nežaidi jokios partijos.
        [1] Partijoje, kurią dabar žaidi, tavo vietą perims kompiuteris.
       *[other] Partijose, kurias dabar žaidi ({ $playing }), tavo vietas perims kompiuteriai.
    }
    - { $past ->
        [0] Baigtų partijų su tavo vardu nėra.
        [1] Vienoje baigtoje partijoje vietoj tavo vardo bus „{ forgotten-name }“.
       *[other] Baigtose partijose ({ $past }) vietoj tavo vardo bus „{ forgotten-name }“.
    }
    - Tavo statistika, nustatymai ir Discord ID bus ištrinti.
    - Jau paskelbtose žinutėse ir gijų pavadinimuose tavo vardas lieka.

    Vėliau nieko susigrąžinti nebus galima.
button-forget-yes = Ištrinti mane
button-forget-no = Atšaukti
export = Viskas, kas apie tave saugoma, programoms skaitomame faile:

games-title = Tavo partijos
games-none = Nežaidi nė vienoje partijoje. Atidaryk stalą komanda { COMMAND("kingdomino new") }.
games-more = … ir dar { $more ->
    [1] viena partija
    [one] { $more } partija
    [few] { $more } partijos
   *[other] { $more } partijų
}
games-lobby = laukiama žaidėjų
games-full = galima pradėti
games-invited = **tave kviečia**
games-your-turn = **tavo ėjimas** · { $since_span }
games-their-turn = eina { $name } · { $since_span }
games-alone = Prieš kompiuterį
games-played-on-line = { $number }. { $game } · { $id ->
    [none] iš duotos padėties
   *[other] iš partijos { $id }
} · bus ištrinta: { $when_span }
button-play-on-number = Žaisti toliau: { $number }
games-with = { $more ->
    [0] kartu žaidžia: { $names }
   *[other] kartu žaidžia: { $names } ir dar { $more }
}

button-share = Rodyti visiems
button-earlier = Atgal
button-later = Pirmyn
text-rest = Kita dalis yra kitame puslapyje.
button-next-page = Kitas puslapis
button-first-page = Pirmas puslapis
