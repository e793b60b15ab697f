error-channel-busy =
    Šajā kanālā jau ir galds:
    { $link }
    { $where ->
        [private] Pabeidz spēli vai izbeidz to ar { COMMAND("kingdomino table") }.
       *[server] Pabeidz spēli, palūdz saimniekam to izbeigt ar { COMMAND("kingdomino table") } vai atver savu galdu citā kanālā vai pavedienā.
    }
error-your-table-waits = Tavs galds gaida: { $link }
error-next-game-begun = Nākamā spēle jau ir sākusies: { $link }
error-next-game-played = Šī spēle jau ir izspēlēta. Dinastijas jaunākā spēle: { $link }
error-host-has-too-many-tables = Vienlaikus vari būt saimnieks ne vairāk kā { $limit ->
    [1] vienam galdam
    [zero] { $limit } galdiem
    [one] { $limit } galdam
   *[other] { $limit } galdiem
}, un tev tik daudz jau ir. Pabeidz kādu spēli vai izbeidz to ar { COMMAND("kingdomino table") } tās kanālā: sarakstu rāda { COMMAND("kingdomino games") }.
error-server-has-too-many-tables = Serverī vienlaikus var būt ne vairāk kā { $limit ->
    [1] viens galds
    [zero] { $limit } galdu
    [one] { $limit } galds
   *[other] { $limit } galdi
}, un šeit tik daudz jau ir. Pabeidz kādu spēli vai palūdz tās saimniekam vai moderatoram to izbeigt ar { COMMAND("kingdomino table") } tās kanālā.
error-wrong-channel = Šajā serverī galdi ir citos kanālos: { $channels }. Atver savu tur. To ar { COMMAND("kingdomino server") } var mainīt tie, kas drīkst pārvaldīt serveri.
error-not-manager = To var mainīt tikai tie, kas drīkst pārvaldīt serveri. Kā ir tagad, rāda { COMMAND("kingdomino server") }.
error-no-server = Šī ir privāta sarakste, tai nav servera iestatījumu. Raksti { COMMAND("kingdomino server") } kādā servera kanālā.
error-results-of-another = Privātā sarakstē redzi tikai savus rezultātus. Raksti { COMMAND("kingdomino stats") } kādā serverī, lai redzētu, kā tur veicies citiem.
error-unknown-time-zone = Tādas laika joslas nav. Raksti lielu pilsētu savā tuvumā un izvēlies no saraksta vai ar { COMMAND("kingdomino settings") } norādi, cik tev tagad ir pulkstenis.
error-old-button = Šī poga vairs neko nedara. Derīgās ir galda jaunākajā ziņā.
error-team-full = Šī komanda ir pilna. Izvēlies citu.
error-game-full = Visas vietas pie šī galda ir aizņemtas.
error-too-many-followers = Šim galdam jau ir { $limit } sekotāji, vairāk nevar būt. Ar { COMMAND("board") } to var apskatīt jebkurā laikā.
error-follows-too-many = Tu jau seko { $limit } galdiem, vairāk nevar. { COMMAND("kingdomino games") } tos uzskaita; tur ir arī poga, ar ko pārtraukt sekošanu.
error-not-offered = Šo vietu ({ $name }) tagad nevar ieņemt: to jau ieņem kāds cits, vai tās spēlētājs ir atpakaļ.
error-offered-already = Šī vieta ({ $name }) jau ir brīva: to var ieņemt jebkurš šajā kanālā, arī ar pogu zem { COMMAND("board") }.
error-no-such-seat = Neviens ar tādu vārdu te nesēž. Izvēlies no saraksta, kas parādās rakstot.
error-substitute-for-computer = Datoram aizstājējs nav vajadzīgs: tas vienmēr ir klāt.
error-no-such-date = Tāds atgriešanās laiks neder. Raksti dienu, piemēram, `piektdiena` vai `2026-12-01`, vai ilgumu, piemēram, `3 dienām`, un izvēlies no saraksta.
error-already-seated = Tev te jau ir vieta.
error-has-left = Tu pameti šo spēli. Savu vietu vari ieņemt atkal, ja tā ir brīva, bet citu ne.
error-guest-seated = { $name } te jau sēž.
error-already-invited = Vieta jau paturēta: { $name }.
error-no-seat-to-reserve = Visas brīvās vietas jau kādam paturētas. Pagaidi atbildi vai pievieno galdam vietas.
error-private-table = Privātā sarakstē neviens cits nevar ienākt. Atver galdu kādā servera kanālā.
error-bot-invited = { $name } ir bots. Datora spēlētājus pievieno galda ziņā.
error-guest-outside = { $name } neredz šo kanālu un te nevarētu spēlēt.
error-not-seated = Tev pie šī galda nav vietas. Savu galdu vari atvērt citā kanālā ar { COMMAND("kingdomino new") }.
error-no-seat-yet = Tev pie šī galda vēl nav vietas. To ieņemsi ar pogu **{ button-join }**.
error-kept-by-computer = Tavā vietā pašlaik spēlē dators. Vietu atgūsi ar { COMMAND("kingdomino seat") }.
error-played-by-substitute = Tavā vietā pašlaik spēlē { $name }. Vietu atgūsi ar { COMMAND("kingdomino seat") }.
error-not-host = To var tikai galda saimnieks vai servera moderators.
error-host-starts = Ir brīvas vietas: kamēr galds nav pilns, sākt var tikai saimnieks ({ $host }). Jebkurš cits pie galda to varēs: { $until }.
error-host-sets-up = Šo galdu iestata saimnieks: { $host }. Tu vari te ieņemt vai atdot vietu.
error-seats-reserved = Brīvās vietas paturētas tiem, kas ir uzaicināti. Citi tās varēs ieņemt: { $until }.
error-too-many-seated = Tas būtu galds ar { $seats } vietām, bet aizņemtas jau ir { $seated }. Nevienu neraidām prom: lai kāds iziet, vai noņem datoru un izvēlies vēlreiz.
error-series-goes-on = Šī nav dinastijas pirmā spēle: spēlētāji un papildinājumi ir tie paši. Saimnieks var to sākt vai atcelt.
error-lobby-changed = Pie galda tikko kas mainījās. Paskaties, kas ir klāt un ko spēlē, un spied „{ button-start }” vēlreiz.
error-no-game-here = Šajā kanālā spēles nav. Atver galdu ar { COMMAND("kingdomino new") } vai atsāc arhivētu spēli ar { COMMAND("kingdomino history") }.
error-nothing-played-here = Šajā kanālā spēles nav. Atver galdu ar { COMMAND("kingdomino new") }.
error-no-such-game = Šīs spēles vairs nav.
error-nothing-to-undo = { $why ->
    [no-move] Šajā gājienā nav ko atsaukt: ne atmešanu, ne to, kas vēl nav izspēlēts, atsaukt nevar.
    [no-turn] Nav ko atsaukt: tev vēl nav neviena pabeigta gājiena.
    [dealt] Tavs gājiens paliek, jo kopš tā ir atklāts kas jauns. Kad redzams tas, ko iepriekš neviens nevarēja zināt, gājienu vairs neatsauc.
    [own-move] Tavs gājiens paliek, jo nākamo tu jau sāki. Vispirms atsauc to soli pa solim, tad prasi vēlreiz.
    [computer] Tavs gājiens paliek, jo dators ({ $name }) pēc tam jau ir gājis.
    [over] Šī spēle ir beigusies, un rezultāts paliek.
    [no-choice] Šajā gājienā nebija izvēles: atsaukts, tas notiktu tieši tāpat.
   *[moved] Tavs gājiens paliek, jo pēc tā gājienu jau izdarīja { $name }.
}
error-reminders-of-another = Šos atgādinājumus saņem { $name }; izslēgt tos var tikai pats saņēmējs.
error-proposal-gone = Tas jau ir izlemts, vai kopš tā ir ierosināts kas cits.
error-stale-game = Šī poga ir novecojusi: spēle ir aizgājusi uz priekšu. Kā ir tagad, redzams jaunākajā ziņā.
error-not-your-turn = Tagad spēlē { $name }. Kad pienāks tava kārta, tevi pieminēs.
error-too-early = { $name }: laiks vēl ir. To varēs pēc { $reminders ->
    [1] pirmā
   *[other] otrā
} atgādinājuma.
error-no-reminders = Pie šī galda nevienam neatgādina: { $name } drīkst domāt, cik grib, un dators gājienu pārņemt nevar. Ja visi pie galda piekrīt, bet pēc nedēļas bez gājiena – visi pārējie, { COMMAND("kingdomino pace") } nosaka, cik ilgs drīkst būt gājiens, un { COMMAND("kingdomino seat") } atrod, kas spēlē šajā vietā tālāk.
error-nobodys-turn = Tagad te nevienam nekas nav jādara.
error-wrong-number = Spēlētāju skaits šai spēlei: { $allowed }; te ir { $seated }. Pagaidi citus; saimnieks var pievienot datora spēlētājus vai mainīt spēlētāju skaitu.
error-wrong-players = { $variant }: spēlētāju skaits { $allowed }.
error-wrong-options = { $variant }: šeit nav ne Vidus karalistes, ne Harmonijas. Nenorādi tās.
error-not-started = Spēle vēl nav sākusies: **{ button-start }** var spiest saimnieks, bet pie pilna galda – jebkurš.
error-started = Spēle jau ir sākusies. Spēlētāji aiziet ar { COMMAND("kingdomino seat") }, citi tai seko ar { COMMAND("kingdomino follow") }.
error-ended = Šī spēle ir beigusies.
error-archived = Šī spēle ir arhivēta. To var atsākt ar { COMMAND("kingdomino history") } tās kanālā.
error-not-archived = Ar šo spēli nekas nav jādara: tā turpinās. Pogas ir tās jaunākajā ziņā.
error-channel-taken =
    Šajā kanālā tagad ir cits galds:
    { $link }
    Kad tas beigsies, šo spēli varēs atsākt ar { COMMAND("kingdomino history") }.
error-notation-error = Tas nav gājiens. Izvēlies no saraksta, kas parādās rakstot.
nothing-matches = Sarakstā nekā tāda nav. Izdzēs tekstu, lai redzētu visu, kas iespējams.
error-no-threads = Šeit pavedienu nevar izveidot. Atver galdu pašā kanālā.
error-missing-permissions = { $count ->
    [1] Man te trūkst atļaujas: { $names }.
   *[other] Man te trūkst atļauju: { $names }.
} Piešķirt var kāds, kas pārvalda šo serveri; pēc tam mēģini vēlreiz.
error-forbidden = Man te trūkst kādas atļaujas. Galdam kanālā man vajag „{ permission-view-channel }”, „{ permission-send-messages }” un „{ permission-attach-files }”; pavedienā – „{ permission-send-messages-in-threads }”, un, lai to atvērtu, „{ permission-create-public-threads }”.
error-message-gone = Šīs ziņas vairs nav. { COMMAND("kingdomino games") } parāda tavus galdus.
error-discord = Discord man pašlaik neatbild. Tas, ko izdarīji, ir saglabāts; ja trūkst kādas ziņas, tā atnāks pēc minūtes vai divām. Ja nekas nenotiek, mēģini vēlreiz.
error-restarting = Mani pārstartē, un tas, ko lūdzi, vēl nav izdarīts. Lūdzu, mēģini pēc minūtes vēlreiz.
error-interrupted = Mani pārstartē, un es nepaspēju atbildēt. Lūdzu, paskaties pēc minūtes: varbūt viss jau ir izdarīts.
error-unexpected = Piedod, man kaut kas nogāja greizi; nekas nav zudis. Ja tas atkārtojas, pasaki tam, kas uztur šo botu: kļūda { $number }.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

illegal-game-over = Šī spēle ir beigusies.
illegal-chance-due = Nākamo rindu vēl izliek.
illegal-not-chance = Jauc un izliek pats bots.
illegal-not-in-variant = Šajā spēlē tas nav paredzēts.
illegal-too-early = Vispirms noliec savu kauliņu; viss pārējais – pēc tam.
illegal-too-late = Šī gājiena daļa ir beigusies; turpini ar nākamo.
illegal-nothing-to-place = Tev vēl nav kauliņa, ko likt: vispirms izvēlies.
illegal-other-domino = Tavs karalis stāv uz cita kauliņa.
illegal-spelling = Kauliņu ar divām vienādām pusēm raksti no dienvidu vai rietumu lauciņa.
illegal-occupied = Tur jau kaut kas ir.
illegal-outgrows-grid = Tur karaliste izaugtu pāri laukuma malām.
illegal-no-connection = Neviena puse nepieskartos ne pilij, ne savai ainavai.
illegal-can-be-placed = Kauliņš, kas kaut kur der, ir jānoliek.
illegal-not-in-line = Šī kauliņa nākamajā rindā nav.
illegal-last-round = Šis ir pēdējais raunds: kauliņus vairs neizvēlas.
illegal-taken = Uz šī kauliņa stāv cits karalis.
illegal-wrong-kings = Tie nav šīs spēles karaļi.
illegal-wrong-count = Rindā jābūt citam kauliņu skaitam.
illegal-wrong-box = Nākamā rinda nāk no otras kastes.
illegal-already-seen = Šis kauliņš jau ir izlikts.
illegal-not-ascending = Kauliņi rindā ir augošā secībā.
illegal-not-done = { $due ->
    [place] Vispirms noliec savu kauliņu.
   *[choose] Vispirms izvēlies kauliņu.
}
