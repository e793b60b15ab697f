error-channel-busy =
    Šiame kanale jau yra stalas:
    { $link }
    { $where ->
        [private] Pabaik jį arba uždaryk komanda { COMMAND("kingdomino table") }.
       *[server] Jį reikia pabaigti arba jo šeimininkas gali jį uždaryti komanda { COMMAND("kingdomino table") }. Savo stalą atidaryk kitame kanale ar gijoje.
    }
error-your-table-waits = Tavo stalas laukia: { $link }
error-next-game-begun = Kita partija jau prasidėjo: { $link }
error-next-game-played = Ši partija jau sužaista. Naujausia dinastijos partija: { $link }
error-host-has-too-many-tables = Nebaigtų stalų vienu metu galima turėti ne daugiau kaip { $limit }, o tu jau tiek turi. Pabaik kurį nors arba uždaryk jo kanale komanda { COMMAND("kingdomino table") }: visi jie yra { COMMAND("kingdomino games") } sąraše.
error-server-has-too-many-tables = Nebaigtų stalų serveryje gali būti ne daugiau kaip { $limit }, o čia jau tiek yra. Pabaikite kurį nors arba tegul jo šeimininkas ar moderatorius jį uždaro to stalo kanale komanda { COMMAND("kingdomino table") }.
error-wrong-channel = Šiame serveryje stalams skirti kiti kanalai: { $channels }. Atidaryk savąjį ten. Serverio valdytojai tai gali pakeisti komanda { COMMAND("kingdomino server") }.
error-not-manager = Tai keisti gali tik serverio valdytojai. Kaip nustatyta dabar, rodo { COMMAND("kingdomino server") }.
error-no-server = Tai asmeninis pokalbis, serverio nustatymų čia nėra. Rašyk { COMMAND("kingdomino server") } serverio kanale.
error-results-of-another = Asmeniniame pokalbyje matai tik savo rezultatus. Kaip sekasi kitiems, rodo { COMMAND("kingdomino stats") } serveryje.
error-unknown-time-zone = Tokios laiko juostos nėra. Įrašyk netoliese esantį didelį miestą ir rinkis iš sąrašo arba komanda { COMMAND("kingdomino settings") } nurodyk, kiek dabar valandų.
error-old-button = Šis mygtukas nebeveikia. Veikiantys mygtukai – naujausioje stalo žinutėje.
error-team-full = Ši komanda jau pilna. Rinkis kitą.
error-game-full = Prie šio stalo visos vietos užimtos.
error-too-many-followers = Daugiau šio stalo stebėti nebegalima: jį jau stebi { $limit }. Bet kada jį parodys { COMMAND("board") }.
error-follows-too-many = Stalų, kuriuos jau stebi: { $limit }; daugiau negalima. Sąrašas su mygtuku „{ button-unfollow }“ yra { COMMAND("kingdomino games") }.
error-not-offered = Šios vietos ({ $name }) dabar užimti negalima: kažkas jau užėmė arba žaidėjas grįžo.
error-offered-already = Ši vieta ({ $name }) jau laisva: ją gali užimti bet kas šiame kanale, taip pat mygtuku po { COMMAND("board") }.
error-no-such-seat = Čia tokiu vardu niekas nesėdi. Rinkis iš sąrašo, kuris atsiveria rašant.
error-substitute-for-computer = Kompiuteriniams žaidėjams pavaduotojo nereikia: jie visada čia.
error-no-such-date = Toks grįžimo laikas netinka. Rašyk dieną, pvz., `penktadienis` ar `2026-12-01`, arba po kiek laiko, pvz., `po 3 dienų`, ir rinkis iš sąrašo.
error-already-seated = Čia jau turi vietą.
error-has-left = Iš šios partijos pasitraukei. Gali vėl užimti savo vietą, jei ji laisva, bet ne kitą.
error-guest-seated = { $name } čia jau turi vietą.
error-already-invited = Vieta jau rezervuota: { $name }.
error-no-seat-to-reserve = Visos laisvos vietos jau kam nors rezervuotos. Palauk atsakymo arba pridėk stalui vietų.
error-private-table = Į asmeninį pokalbį niekas kitas ateiti negali. Atidaryk stalą serverio kanale.
error-bot-invited = { $name } yra botas. Kompiuteriniai žaidėjai pridedami stalo žinutėje.
error-guest-outside = { $name } nemato šio kanalo ir čia žaisti negalėtų.
error-not-seated = Prie šio stalo vietos neturi. Savo stalą atidarysi kitame kanale komanda { COMMAND("kingdomino new") }.
error-no-seat-yet = Prie šio stalo vietos dar neturi. Ją užimsi mygtuku **{ button-join }**.
error-kept-by-computer = Už tave dabar žaidžia kompiuteris. Vietą susigrąžinsi komanda { COMMAND("kingdomino seat") }.
error-played-by-substitute = Už tave dabar žaidžia { $name }. Vietą susigrąžinsi komanda { COMMAND("kingdomino seat") }.
error-not-host = Tai gali tik stalo šeimininkas arba serverio moderatorius.
error-host-starts = Yra laisvų vietų. Kol stalas nepilnas, partiją pradėti gali tik stalo šeimininkas ({ $host }). Bet kas prie stalo galės: { $until }.
error-host-sets-up = Šio stalo nustatymus keičia jo šeimininkas: { $host }. Tu gali užimti vietą arba ją palikti.
error-seats-reserved = Laisvos vietos laukia pakviestųjų. Bet kas jas galės užimti: { $until }.
error-too-many-seated = Vietų būtų { $seats }, o užimta jau { $seated }. Niekas nevaromas lauk: tegul kas nors išeina, arba pašalink kompiuterinį žaidėją, ir rinkis iš naujo.
error-series-goes-on = Tai jau ne pirma dinastijos partija: žaidėjai ir taisyklės tie patys kaip pirmojoje. Šeimininkas gali ją pradėti arba uždaryti stalą.
error-lobby-changed = Stalas ką tik pasikeitė. Pažiūrėk, kas čia yra ir kas žaidžiama, ir vėl spausk „{ button-start }“.
error-no-game-here = Šiame kanale partijos nėra. Atidaryk stalą komanda { COMMAND("kingdomino new") } arba atgaivink partiją iš archyvo komanda { COMMAND("kingdomino history") }.
error-nothing-played-here = Šiame kanale partijos nėra. Atidaryk stalą komanda { COMMAND("kingdomino new") }.
error-no-such-game = Tos partijos nebėra.
error-nothing-to-undo = { $why ->
    [no-move] Šiame ėjime atšaukti nėra ko: nei atmetimas, nei tai, ko dar nesužaidei, neatšaukiama.
    [no-turn] Atšaukti nėra ko: dar nebaigei nė vieno ėjimo.
    [dealt] Ėjimas lieka: po jo jau išdalyta kas nors nauja. Kai paaiškėja tai, ko kiti dar nežinojo, ėjimas nebeatšaukiamas.
    [own-move] Ėjimas lieka: jau pradėjai kitą. Pirma žingsnis po žingsnio atšauk jį, tada prašyk vėl.
    [computer] Ėjimas lieka: po jo jau ėjo kompiuterinis žaidėjas ({ $name }).
    [over] Partija baigta, jos rezultatas lieka.
    [no-choice] Tavo ėjime nebuvo ką rinktis: atšauktas jis vėl būtų toks pat.
   *[moved] Ėjimas lieka: { $name } jau ėjo po tavęs.
}
error-reminders-of-another = Šie priminimai skirti kitam žaidėjui ({ $name }), tik šis žaidėjas gali juos išjungti.
error-proposal-gone = Tai jau nuspręsta arba vėliau pasiūlyta kas nors kita.
error-stale-game = Šis mygtukas jau senas: nuo tada žaista toliau. Kaip yra dabar, rodo naujausia žinutė.
error-not-your-turn = Dabar eina { $name }. Kai ateis tavo ėjimas, tave paminėsiu.
error-too-early = { $name } dar turi laiko: tai bus galima po { $reminders ->
    [1] pirmojo
   *[other] antrojo
} priminimo.
error-no-reminders = Prie šio stalo niekam neprimenama: { $name } gali galvoti, kiek nori, ir kompiuteris ėjimo perimti negali. Jei sutinka visi prie stalo, o po savaitės be ėjimo – visi kiti, { COMMAND("kingdomino pace") } nustato, kiek gali trukti ėjimas, o { COMMAND("kingdomino seat") } randa, kas žais toje vietoje.
error-nobodys-turn = Dabar čia niekam nereikia nieko daryti.
error-wrong-number = Šis žaidimas skirtas { $allowed } žaidėjams, o čia dabar jų { $seated }. Palauk kitų; šeimininkas gali pridėti kompiuterinių žaidėjų arba pakeisti žaidėjų skaičių.
error-wrong-players = { $variant }: skirta { $allowed } žaidėjams.
error-wrong-options = { $variant } žaidžiama be Vidurio karalystės ir Harmonijos. Rinkis be jų.
error-not-started = Partija dar neprasidėjo: **{ button-start }** gali spausti stalo šeimininkas, o kai stalas pilnas – bet kas prie jo.
error-started = Partija jau prasidėjo. Žaidėjai iš jos išeina su { COMMAND("kingdomino seat") }, kiti ją stebi su { COMMAND("kingdomino follow") }.
error-ended = Ši partija baigta.
error-archived = Ši partija archyve. Ją atgaivina { COMMAND("kingdomino history") } jos kanale.
error-not-archived = Su šia partija nieko daryti nereikia: ji vyksta. Mygtukai – naujausioje jos žinutėje.
error-channel-taken =
    Dabar šiame kanale kitas stalas:
    { $link }
    Kai jis baigsis, šią partiją atgaivins { COMMAND("kingdomino history") }.
error-notation-error = Tokio ėjimo nėra. Rinkis iš sąrašo, kuris atsiveria rašant.
nothing-matches = Sąraše nieko tokio nėra. Ištrink tekstą ir pamatysi viską, kas galima.
error-no-threads = Čia gijos sukurti negalima. Atidaryk stalą pačiame kanale.
error-missing-permissions = { $count ->
    [1] Man čia trūksta leidimo: { $names }.
   *[other] Man čia trūksta leidimų: { $names }.
} Suteikti gali serverio valdytojas; tada bandyk dar kartą.
error-forbidden = Man čia trūksta leidimo. Stalui kanale reikia „{ permission-view-channel }“, „{ permission-send-messages }“ ir „{ permission-attach-files }“; gijoje – „{ permission-send-messages-in-threads }“, o jai sukurti – „{ permission-create-public-threads }“.
error-message-gone = Tos žinutės nebėra. { COMMAND("kingdomino games") } išvardija tavo stalus.
error-discord = Discord dabar man neatsako. Kas padaryta, išsaugota; jei trūksta žinutės, atsiųsiu ją per minutę kitą. Jei nieko nevyksta, bandyk dar kartą.
error-restarting = Kaip tik esu paleidžiamas iš naujo, tad tavo prašymo dar neįvykdžiau. Bandyk po minutės.
error-interrupted = Esu paleidžiamas iš naujo ir nespėjau atsakyti. Pažiūrėk po minutės: gal tai jau padaryta.
error-unexpected = Atsiprašau, mano klaida; niekas neprarasta. Jei pasikartos, pranešk šio boto prižiūrėtojui: klaida { $number }.

permission-view-channel = Peržiūrėti kanalą
permission-send-messages = Siųsti žinutes
permission-send-messages-in-threads = Siųsti žinutes gijose
permission-attach-files = Prisegti failus
permission-create-public-threads = Kurti viešas gijas

illegal-game-over = Ši partija baigta.
illegal-chance-due = Kita eilė dar dalijama.
illegal-not-chance = Kauliukus maišo ir dalija pats botas.
illegal-not-in-variant = Šiame žaidime to nėra.
illegal-too-early = Pirma padėk kauliuką; visa kita – po to.
illegal-too-late = Ši ėjimo dalis jau baigta; tęsk nuo kitos.
illegal-nothing-to-place = Dar neturi ko padėti: pirma rinkis kauliuką.
illegal-other-domino = Tavo karalius stovi ne ant šio kauliuko.
illegal-spelling = Kauliuką su dviem vienodomis pusėmis rašyk nuo pietinio arba vakarinio langelio.
illegal-occupied = Ši vieta jau užimta.
illegal-outgrows-grid = Ten karalystė netilptų į savo lauką.
illegal-no-connection = Nė viena pusė nesiliestų nei su pilimi, nei su savo kraštovaizdžiu.
illegal-can-be-placed = Kauliuką, kuris kur nors tinka, reikia padėti.
illegal-not-in-line = Šio kauliuko kitoje eilėje nėra.
illegal-last-round = Tai paskutinis raundas: kauliukai nebesirenkami.
illegal-taken = Ant šio kauliuko jau stovi kitas karalius.
illegal-wrong-kings = Tai ne šios partijos karaliai.
illegal-wrong-count = Eilėje kitoks kauliukų skaičius.
illegal-wrong-box = Kita eilė imama iš kitos dėžės.
illegal-already-seen = Šis kauliukas jau išdalytas.
illegal-not-ascending = Eilėje kauliukai guli didėjančia tvarka.
illegal-not-done = { $due ->
    [place] Pirma padėk kauliuką.
   *[choose] Pirma rinkis kauliuką.
}
