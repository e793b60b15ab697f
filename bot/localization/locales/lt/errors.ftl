error-channel-busy =
    Šiame kanale jau yra stalas:
    { $link }
    { $where ->
        [private] Pabaik partiją arba nutrauk ją komanda { COMMAND("kingdomino table") }.
        [yours] Pabaik partiją, nutrauk ją komanda { COMMAND("kingdomino table") } arba atidaryk kitą stalą kitame kanale ar gijoje.
        [hosted] Pabaik partiją, paprašyk šeimininko ({ $host_name }) ją nutraukti komanda { COMMAND("kingdomino table") } arba atidaryk savo stalą kitame kanale ar gijoje.
       *[server] Pabaik partiją, paprašyk šeimininko ją nutraukti komanda { COMMAND("kingdomino table") } arba atidaryk savo stalą kitame kanale ar gijoje.
    }
error-your-table-waits = Tavo stalas tavęs laukia: { $link }
error-next-game-begun = Kita partija jau prasidėjo: { $link }
error-rematch-played = Nuo tada žaista dar kartą. Naujausia tavo partija: { $link }
error-next-game-played = Ši partija jau baigta. Naujausia dinastijos partija: { $link }
error-host-has-too-many-tables = Tavo stalų jau yra { $limit }, ir daugiau negalima. Pabaik kurį nors arba uždaryk jį jo kanale komanda { COMMAND("kingdomino table") }. Sąrašą rodo { COMMAND("kingdomino games") }.
error-server-has-too-many-tables = Šiame serveryje stalų jau yra { $limit }, ir daugiau negalima. Pabaik kurį nors arba paprašyk jo šeimininko ar moderatoriaus jį uždaryti jo kanale komanda { COMMAND("kingdomino table") }.
error-wrong-channel = Šiame serveryje stalų vieta – { $channels }. Atidaryk savąjį ten. Kas valdo serverį, gali tai pakeisti komanda { COMMAND("kingdomino server") }.
error-not-opener = Šiame serveryje stalus atidaro { $role }. Paprašyk jų arba serverio valdytojų: { COMMAND("kingdomino server") } gali tai pakeisti.
error-not-manager = Tai keisti gali tik serverio valdytojai. Kaip nustatyta dabar, rodo { COMMAND("kingdomino server") }.
error-no-server = Asmeninėse žinutėse serverio nustatymų nėra. Rašyk { COMMAND("kingdomino server") } serverio kanale.
error-unknown-time-zone = Tokios laiko juostos nežinau. Įrašyk netoliese esantį didelį miestą ir rinkis iš sąrašo arba per { COMMAND("kingdomino settings") } pasakyk, kiek dabar valandų.
error-old-button = Šis mygtukas jau pasenęs. Naudok mygtukus naujausioje stalo žinutėje.
error-team-full = Ši komanda jau pilna. Rinkis kitą.
error-game-full = Prie šio stalo visos vietos užimtos.
error-not-offered = Ši vieta ({ $name }) dabar nelaisva: kažkas ją jau užėmė arba { $name } grįžo.
error-offered-already = Ši vieta ({ $name }) jau laisva. Ją čia gali užimti bet kas, taip pat mygtuku po { COMMAND("kingdomino board") }.
error-no-such-seat = Tokio vardo čia niekas neturi. Rinkis iš sąrašo, kuris atsiveria rašant.
error-substitute-for-computer = Kompiuteriniams žaidėjams pavaduotojo nereikia. Jie visada čia.
error-no-such-date = Šios datos nesuprantu. Rašyk dieną, pvz., `penktadienis` ar `2026-12-01`, arba po kiek laiko, pvz., `po 3 dienų`, ir rinkis iš sąrašo.
error-already-seated = Čia jau turi vietą.
error-has-left = Iš šios partijos pasitraukei. Savo vietą gali susigrąžinti, jei ji laisva, bet kitos ne.
error-guest-seated = { $name } čia jau turi vietą.
error-already-invited = { $name } jau turi kvietimą, ir vieta rezervuota.
error-no-seat-to-reserve = { $name }: laisvos vietos nebėra. Palauk atsakymo arba pridėk stalui vietų.
error-private-table = Asmeninėse žinutėse niekas kitas prisijungti negali. Atidaryk stalą serverio kanale.
error-bot-invited = { $name } yra botas. Kompiuterinius žaidėjus gali pridėti prie stalo: **{ button-more }**.
error-guest-outside = { $name } nemato šio kanalo, tad čia žaisti negalėtų.
error-guest-blocked = { $name } su manimi žaisti negali, tad pakviesk ką nors kitą.
error-called-often = Per pastarąją valandą jau tris kartus kvietei: { $name }. Vėl galėsi: { $until_span }.
error-called-many = Per pastarąją valandą pakviestų žmonių jau yra { $limit }. Dar kviesti galėsi: { $until_span }.
error-opened-many-tables = Per pastarąją valandą atidarytų stalų jau turi { $limit }. Kitą galėsi atidaryti: { $until_span }.
error-not-seated = Prie šio stalo nežaidi. Atidaryk savąjį kitame kanale komanda { COMMAND("kingdomino new") }.
error-no-seat-yet = Prie šio stalo dar nesėdi. Spausk **{ button-join }** ir užimk vietą.
error-kept-by-computer = Tavo vietą saugo kompiuteris. Susigrąžink ją mygtuku po { COMMAND("kingdomino board") }.
error-played-by-substitute = Tavo vietoje žaidžia { $name }. Susigrąžink ją mygtuku po { COMMAND("kingdomino board") }.
error-not-host = Tai gali tik šeimininkas ({ $host_name }) arba serverio moderatorius.
error-host-starts = Dar yra laisvų vietų, tad pradėti gali tik šeimininkas, { $host_name }. Vėliau galės bet kas prie stalo ({ $until_span }).
error-host-sets-up = Šį stalą tvarko šeimininkas: { $host_name }. Tu gali užimti vietą arba ją palikti.
error-seats-reserved = Laisvos vietos rezervuotos pakviestiesiems. Vėliau jas galės užimti bet kas ({ $until_span }).
error-put-out = { $host_name } pašalino tave nuo šio stalo. Jei nori grįžti, paprašyk pakvietimo.
error-too-many-seated = Užimta jau { $seated }, per daug stalui, kuriame vietų { $seats }. Kai kas nors išeis arba pašalinsi kompiuterinį žaidėją, rinkis iš naujo.
error-series-goes-on = Ši dinastija jau prasidėjo, tad žaidėjai ir taisyklės lieka. Šeimininkas gali šią partiją pradėti arba atšaukti.
error-no-game-here = Šiame kanale partijos nėra. Atidaryk stalą komanda { COMMAND("kingdomino new") } arba grąžink partiją iš archyvo komanda { COMMAND("kingdomino games") }.
error-played-in-threads =
    { $count ->
        [1] Šio kanalo partija žaidžiama savo gijoje: { $threads }
       *[other] Šio kanalo partijos žaidžiamos savo gijose: { $threads }
    }
error-nothing-played-here = Šiame kanale partijos nėra. Atidaryk stalą komanda { COMMAND("kingdomino new") }.
error-unreadable-game = Šios partijos ėjimų nebegaliu perskaityti, tad ji tęstis negali. Šeimininkas gali ją nutraukti, o tu gali iš jos pasitraukti.
error-no-such-game = Tos partijos nebėra.
error-nothing-to-undo =
    { $why ->
        [no-move] Šiame ėjime nėra ko atšaukti: dar nieko nepadarei arba tik atmetei, o atmetimas neatšaukiamas.
        [no-turn] Nėra ko atšaukti: dar nebaigei nė vieno ėjimo.
        [dealt] Tavo ėjimas lieka: po jo išdalyta nauja eilė, o to, kas pamatyta, nebepamirši.
        [own-move] Tavo ėjimas lieka, nes jau pradėjai kitą. Pirma žingsnis po žingsnio atšauk jį, tada paprašyk vėl.
        [computer] Tavo ėjimas lieka, nes po jo jau ėjo kompiuterinis žaidėjas { $name }.
        [over] Ši partija baigta, ir jos rezultatas lieka.
        [no-choice] Tame ėjime neturėjai ko rinktis. Jis vėl būtų toks pat.
       *[moved] Tavo ėjimas lieka, nes po jo jau ėjo { $name }.
    }
error-reminders-of-another = Šiuos priminimus gauna { $name }, ir išjungti juos gali tik { $name }.
error-paused-already = Prie šio stalo jau pauzė.
error-proposal-gone = Tai jau nuspręsta arba vėliau pasiūlyta kas nors kita.
error-stale-game = Nuo tada, kai gavai šį mygtuką, partija pažengė toliau. Žiūrėk naujausią žinutę.
error-not-your-turn = Dabar eina { $name }. Kai bus tavo ėjimas, tave paminėsiu.
error-too-early =
    { $name } dar turi laiko. Tai galėsi po { $reminders ->
        [1] pirmojo
       *[other] antrojo
    } priminimo: { $until_span }.
error-no-reminders = Šis stalas laiko ribos neturi, tad { $name } gali galvoti, kiek nori. Kad būtų greičiau, sutarkite laiką arba raskite pavaduotoją komanda { COMMAND("kingdomino table") }. Po savaitės be ėjimo pakanka, kad sutiktų visi kiti.
error-nobodys-turn = Dabar čia nieko daryti nereikia.
error-wrong-number = Šiam žaidimui reikia { $allowed } žaidėjų, o čia yra { $seated }. Palauk, kol prisijungs kiti. Šeimininkas gali ir pridėti kompiuterinių žaidėjų ar pakeisti žaidėjų skaičių.
error-wrong-players = { $game }: skirta { $allowed } žaidėjams.
error-wrong-options = { $game } žaidžiama be Vidurio karalystės ir Harmonijos. Praleisk jas.
error-not-started = Partija dar neprasidėjo. **{ button-start }** gali spausti šeimininkas, o prie pilno stalo – bet kas.
error-started = Partija jau prasidėjo. Žaidėjai iš jos pasitraukia su { COMMAND("kingdomino table") }, o stebėti ją bet kas gali su { COMMAND("kingdomino board") }.
error-archived = Ši partija archyve. Ją grąžina { COMMAND("kingdomino games") } jos kanale.
error-channel-unsure = Dabar nerandu tos partijos kanalo. Bandyk po minutės dar kartą.
error-channel-lost = Tos partijos kanalo nebėra. Atidaryk { COMMAND("kingdomino games") } kitame to paties serverio kanale ir grąžink ją ten.
error-not-archived = Ši partija dar vyksta. Mygtukai – naujausioje jos žinutėje.
error-channel-taken =
    Dabar šiame kanale kitas stalas:
    { $link }
    Kai jis baigsis, šią partiją grąžins { COMMAND("kingdomino games") }.
error-notation-error = Tai ne ėjimas. Rinkis iš sąrašo, kuris atsiveria rašant.
error-command-outdated = Tokios komandos nežinau: gal tavo Discord rodo seną. Paleisk Discord iš naujo ir rinkis ją iš sąrašo.
error-moved = Dabar tai yra čia: { COMMAND($command) }
error-no-such-choice = Tokio pasirinkimo nežinau. Rinkis iš sąrašo, kuris atsiveria rašant.
error-several-choices = Tam tinka keli pasirinkimai ({ $count }). Parašyk tiksliau, kurio nori:
    { $choices }
error-nearest-choices =
    Šito nežinau. Gal turėjai omenyje ką nors iš šių?
    { $choices }
error-several-moves =
    Tai tinka ne vienam ėjimui (jų yra { $count }), tad neatlikau nė vieno. Parašyk tiksliau, kurio nori:
    { $moves }
error-one-way = Ten kauliukas telpa tik taip: { $move }
seat-of-player = { $name } ({ $count } vieta)
nothing-matches = Niekas neatitinka. Ištrink tekstą ir pamatysi viską, ką gali daryti.
error-no-threads = Čia partija persikelti į giją negali. Atidaryk stalą be gijos.
error-missing-permissions =
    { $count ->
        [1] Man čia trūksta leidimo: { $permissions }.
       *[other] Man čia trūksta leidimų: { $permissions }.
    } Paprašyk ko nors, kas valdo šį serverį, ir bandyk dar kartą.
error-not-permitted = Šis serveris tau čia to neleidžia. Reikia leidimų: { $permissions }. Paprašyk ko nors, kas jį valdo, arba bandyk kitame kanale.
error-thread-asleep = Ši gija užmigo. Parašyk čia bet ką, kad ją pažadintum, ir bandyk dar kartą.
error-thread-locked = Ši gija užrakinta, tad negaliu čia rašyti. Paprašyk ją atrakinti ko nors, kas valdo šį serverį.
error-channel-refuses = Discord čia nepriima mano žinučių, tad atsakau į tavo paspaudimus, ir partija tęsiasi. Discord priežastis: { $discord_text }
error-forbidden = Man čia trūksta leidimo. Stalui kanale reikia „{ permission-view-channel }“, „{ permission-send-messages }“ ir „{ permission-attach-files }“. Gijoje reikia „{ permission-send-messages-in-threads }“, o jai sukurti – „{ permission-create-public-threads }“.
error-timed-out = Moderatorius šiame serveryje mane laikinai nutildė, tad čia rašyti negaliu. Tai baigsis savaime ({ $until_span }) arba anksčiau, jei taip nuspręs kas nors iš serverio valdytojų.
error-message-gone = Žinutės, kurią spaudei, nebėra. { COMMAND("kingdomino games") } išvardija tavo stalus.
error-discord = Discord dabar manęs negirdi. Ką padarei, išsaugota, o ko trūksta, atsiųsiu per kelias minutes. Jei nieko nevyksta, bandyk dar kartą.
error-discord-nothing = Discord dabar manęs negirdi, tad niekas neatidaryta ir nepakeista. Bandyk po minutės dar kartą.
error-storage = Dabar nepasiekiu partijų. Nieko neprarasta, bandyk po minutės dar kartą.
error-storage-broken = Negaliu naudotis savo duomenų baze, ir tai sutvarkyti gali tik šio boto prižiūrėtojas. Iki tol nieko negaliu padaryti, o bandyti iš naujo nepadės. Prašau, pranešk apie tai prižiūrėtojui.
error-erased-since = Tavo duomenys buvo ištrinti iškart po šio prašymo, todėl jo neišsaugojau. Jei vis dar nori, bandyk dar kartą.
error-restarting = Kaip tik esu paleidžiamas iš naujo, tad to padaryti negalėjau. Bandyk po minutės.
error-blocked = Šio boto prižiūrėtojas tave užblokavo. Jei nori vėl žaisti, parašyk prižiūrėtojui.
error-interrupted = Kaip tik esu paleidžiamas iš naujo ir nespėjau atsakyti. Pažiūrėk po minutės: gal tai jau padaryta.
error-unexpected = Atsiprašau, mano klaida. Nieko neprarasta. Jei pasikartos, pasakyk šio boto prižiūrėtojui: klaida { $number }.

permission-view-channel = Peržiūrėti kanalą
permission-send-messages = Siųsti žinutes
permission-send-messages-in-threads = Siųsti žinutes gijose
permission-attach-files = Prisegti failus
permission-create-public-threads = Kurti viešas gijas

illegal-game-over = Ši partija baigta.
illegal-chance-due = Kita eilė dar dalijama.
illegal-not-chance = Maišyti ir dalyti – mano darbas.
illegal-not-in-variant = Šiame žaidime to nėra.
illegal-too-early = Pirma padėk kauliuką. Visa kita – po to.
illegal-too-late = Ši ėjimo dalis jau baigta. Tęsk nuo kitos.
illegal-nothing-to-place = Dar neturi ko padėti. Pirma pasirink kauliuką.
illegal-other-domino = Tavo karalius stovi ne ant šio kauliuko.
illegal-spelling = Kauliuką su dviem vienodomis pusėmis rašyk nuo pietinio arba vakarinio langelio.
illegal-occupied = Ši vieta jau užimta.
illegal-outgrows-grid = Ten tavo karalystė taptų per plati arba per aukšta.
illegal-no-connection = Ten jis netinka: nė viena pusė neliečia nei tavo pilies, nei tokio pat kraštovaizdžio.
illegal-can-be-placed = Atmesti jo negali: yra vieta, kur jis tinka.
illegal-not-in-line = Šio kauliuko kitoje eilėje nėra.
illegal-last-round = Tai paskutinis raundas, tad kito kauliuko rinktis nebereikia.
illegal-taken = Ant šio kauliuko jau stovi karalius.
illegal-not-done = { $due ->
    [place] Pirma padėk kauliuką.
   *[choose] Pirma rinkis kauliuką.
}
error-no-hint = Čia užuominų nėra: visi žaidžia šiais kauliukais, o taškai lyginami.
error-switched-off = Čia tai išjungta.
error-deal-begun = Šią partiją jau pradėjai. Dar kartą paspausk mygtuką ir žaisk toliau.
