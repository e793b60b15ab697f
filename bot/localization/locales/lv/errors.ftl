error-channel-busy =
    Šajā kanālā jau ir galds:
    { $link }
    { $where ->
        [private] Pabeidz spēli vai izbeidz to ar { COMMAND("kingdomino table") }.
        [yours] Pabeidz spēli, izbeidz to ar { COMMAND("kingdomino table") } vai atver nākamo galdu citā kanālā vai pavedienā.
        [hosted] Pabeidz spēli, palūdz saimniekam ({ $host_name }) to izbeigt ar { COMMAND("kingdomino table") } vai atver savu galdu citā kanālā vai pavedienā.
       *[server] Pabeidz spēli, palūdz saimniekam to izbeigt ar { COMMAND("kingdomino table") } vai atver savu galdu citā kanālā vai pavedienā.
    }
error-your-table-waits = Tavs galds tevi gaida: { $link }
error-next-game-begun = Nākamā spēle jau ir sākusies: { $link }
error-rematch-played = Kopš tā jau spēlēts vēlreiz. Tava jaunākā spēle: { $link }
error-next-game-played = Šī spēle jau beigusies. Dinastijas jaunākā spēle: { $link }
error-host-has-too-many-tables =
    Tu jau esi saimnieks { $limit ->
        [1] vienam galdam
        [zero] { $limit } galdiem
        [one] { $limit } galdam
       *[other] { $limit } galdiem
    }, un vairāk nevar. Pabeidz kādu spēli vai izbeidz to ar { COMMAND("kingdomino table") } tās kanālā. Sarakstu rāda { COMMAND("kingdomino games") }.
error-server-has-too-many-tables =
    Šajā serverī jau ir { $limit ->
        [1] viens galds
        [zero] { $limit } galdu
        [one] { $limit } galds
       *[other] { $limit } galdi
    }, un vairāk nevar. Pabeidz kādu spēli vai palūdz tās saimniekam vai moderatoram to izbeigt ar { COMMAND("kingdomino table") } tās kanālā.
error-wrong-channel = Šajā serverī galdu vieta ir { $channels }. Atver savu tur. Kas pārvalda serveri, var to mainīt ar { COMMAND("kingdomino server") }.
error-not-opener = Šajā serverī galdus atver { $role }. Palūdz kādam no viņiem vai tiem, kas pārvalda serveri: { COMMAND("kingdomino server") } to var mainīt.
error-not-manager = To var mainīt tikai tie, kas pārvalda serveri. Kā iestatīts tagad, rāda { COMMAND("kingdomino server") }.
error-no-server = Privātajās ziņās servera iestatījumu nav. Raksti { COMMAND("kingdomino server") } kādā servera kanālā.
error-unknown-time-zone = Tādas laika joslas nezinu. Raksti lielu pilsētu savā tuvumā un izvēlies no saraksta vai ar { COMMAND("kingdomino settings") } pasaki, cik pie tevis ir pulkstenis.
error-old-button = Šī poga ir novecojusi. Izmanto pogas galda jaunākajā ziņā.
error-team-full = Šī komanda ir pilna. Izvēlies citu.
error-game-full = Visas vietas pie šī galda ir aizņemtas.
error-not-offered = Šī vieta ({ $name }) pašlaik nav brīva: to kāds jau ir ieņēmis vai { $name } ir atpakaļ.
error-offered-already = Šī vieta ({ $name }) jau ir brīva. To te var ieņemt jebkurš, arī ar pogu zem { COMMAND("kingdomino board") }.
error-no-such-seat = Tāda vārda te nevienam nav. Izvēlies no saraksta, kas parādās rakstot.
error-substitute-for-computer = Datora spēlētājiem aizstājējs nav vajadzīgs. Tie vienmēr ir klāt.
error-no-such-date = Šo datumu nesaprotu. Raksti dienu, piemēram, `piektdiena` vai `2026-12-01`, vai ilgumu, piemēram, `3 dienām`, un izvēlies no saraksta.
error-already-seated = Tev te jau ir vieta.
error-has-left = Tu šo spēli pameti. Savu vietu vari atgūt, ja tā ir brīva, bet citu ne.
error-guest-seated = { $name } te jau sēž.
error-already-invited = Uzaicinājums jau nosūtīts, un vieta ir paturēta: { $name }.
error-no-seat-to-reserve = Brīvu vietu vairs nav, bez uzaicinājuma paliek { $name }. Pagaidi atbildi vai pievieno galdam vietas.
error-private-table = Privātajās ziņās neviens cits pievienoties nevar. Atver galdu kādā servera kanālā.
error-bot-invited = { $name } ir bots. Datora spēlētājus vari pievienot pie galda: **{ button-more }**.
error-guest-outside = { $name } neredz šo kanālu, tāpēc te nevarētu spēlēt.
error-guest-blocked = { $name } ar mani spēlēt nevar, tāpēc uzaicini kādu citu.
error-called-often = Pēdējā stundā trīs reizes jau aicināji: { $name }. Atkal varēsi: { $until_span }.
error-called-many = Pēdējā stundā uzaicināto cilvēku skaits jau ir { $limit }. Vēl kādu varēsi aicināt: { $until_span }.
error-opened-many-tables = Pēdējā stundā tavu atvērto galdu skaits jau ir { $limit }. Nākamo varēsi atvērt: { $until_span }.
error-not-seated = Tu pie šī galda nespēlē. Atver savu citā kanālā ar { COMMAND("kingdomino new") }.
error-no-seat-yet = Tu vēl neesi pie šī galda. Spied **{ button-join }**, lai ieņemtu vietu.
error-kept-by-computer = Tavu vietu tikmēr patur dators. Atgūsti to ar pogu zem { COMMAND("kingdomino board") }.
error-played-by-substitute = Tavā vietā spēlē { $name }. Atgūsti to ar pogu zem { COMMAND("kingdomino board") }.
error-not-host = To var tikai saimnieks ({ $host_name }) vai servera moderators.
error-host-starts = Vēl ir brīvas vietas, tāpēc sākt var tikai saimnieks, { $host_name }. Vēlāk to varēs jebkurš pie galda ({ $until_span }).
error-host-sets-up = Šo galdu iekārto saimnieks: { $host_name }. Tu vari ieņemt vai atdot vietu.
error-seats-reserved = Brīvās vietas paturētas uzaicinātajiem. Vēlāk tās varēs ieņemt jebkurš ({ $until_span }).
error-put-out = { $host_name } tevi izslēdza no šī galda. Ja gribi atgriezties, palūdz uzaicinājumu.
error-too-many-seated = Pie galda jau sēž { $seated }, bet vietu būtu tikai { $seats }. Kad kāds iziet vai tu noņem datora spēlētāju, izvēlies vēlreiz.
error-series-goes-on = Šī dinastija jau ir sākusies, tāpēc spēlētāji un papildinājumi paliek. Saimnieks var šo spēli sākt vai atcelt.
error-no-game-here = Šajā kanālā spēles nav. Atver galdu ar { COMMAND("kingdomino new") } vai atgriez arhivētu spēli ar { COMMAND("kingdomino games") }.
error-played-in-threads =
    { $count ->
        [1] Šī kanāla spēle notiek savā pavedienā: { $threads }
       *[other] Šī kanāla spēles notiek savos pavedienos: { $threads }
    }
error-nothing-played-here = Šajā kanālā spēles nav. Atver galdu ar { COMMAND("kingdomino new") }.
error-unreadable-game = Šīs spēles gājienus vairs nevaru izlasīt, tāpēc tā nevar turpināties. Saimnieks var to atcelt, un tu vari to pamest.
error-no-such-game = Šīs spēles vairs nav.
error-nothing-to-undo =
    { $why ->
        [no-move] Šajā gājienā nav ko atsaukt: tu vēl neko neizdarīji vai tikai atmeti, un atmešanu atsaukt nevar.
        [no-turn] Nav ko atsaukt: tev vēl nav neviena pabeigta gājiena.
        [dealt] Tavs gājiens paliek: kopš tā izlikta jauna rinda, un to vairs nevar neredzēt.
        [own-move] Tavs gājiens paliek, jo nākamo tu jau sāki. Vispirms atsauc to soli pa solim, tad prasi vēlreiz.
        [computer] Tavs gājiens paliek, jo pēc tam gājienu jau izdarīja datora spēlētājs { $name }.
        [over] Šī spēle ir beigusies, un rezultāts paliek.
        [no-choice] Šajā gājienā tev nebija izvēles. To izspēlētu tieši tāpat.
       *[moved] Tavs gājiens paliek, jo pēc tam gājienu jau izdarīja { $name }.
    }
error-reminders-of-another = Šos atgādinājumus saņem { $name }, un izslēgt tos var tikai { $name }.
error-paused-already = Šim galdam jau ir pauze.
error-proposal-gone = Tas jau ir izlemts, vai arī kopš tā ierosināts kas cits.
error-stale-game = Spēle jau ir aizgājusi tālāk, un šī poga ir novecojusi. Skaties jaunākajā ziņā.
error-not-your-turn = Tagad spēlē { $name }. Kad būs tavs gājiens, tevi pieminēšu.
error-too-early =
    Spēlētājam { $name } vēl ir laiks. To varēsi darīt pēc { $reminders ->
        [1] pirmā
       *[other] otrā
    } atgādinājuma: { $until_span }.
error-no-reminders = Šim galdam nav laika ierobežojuma, tāpēc { $name } var domāt, cik ilgi grib. Lai ietu ātrāk, vienojieties par laiku vai atrodiet aizstājēju ar { COMMAND("kingdomino table") }. Pēc nedēļas bez gājiena pietiek, ka piekrīt visi pārējie.
error-nobodys-turn = Pašlaik te nekas nav jādara.
error-wrong-number = Spēlētāju skaits šai spēlei: { $allowed }, bet te ir { $seated }. Pagaidi, līdz pievienojas citi. Saimnieks var arī pievienot datora spēlētājus vai mainīt spēlētāju skaitu.
error-wrong-players = { $game }: spēlētāju skaits { $allowed }.
error-wrong-options = { $game }: te nav Vidus karalistes un Harmonijas. Izlaid tās.
error-not-started = Spēle vēl nav sākusies. **{ button-start }** var spiest saimnieks, bet pie pilna galda jebkurš.
error-started = Spēle jau ir sākusies. Spēlētāji to pamet ar { COMMAND("kingdomino table") }, un vērot to var jebkurš ar { COMMAND("kingdomino board") }.
error-archived = Šī spēle ir arhivēta. { COMMAND("kingdomino games") } tās kanālā to atgriež.
error-channel-unsure = Šīs spēles kanālu pašlaik nevaru atrast. Mēģini pēc minūtes vēlreiz.
error-channel-lost = Šīs spēles kanāla vairs nav. Atver { COMMAND("kingdomino games") } citā tā paša servera kanālā un atgriez spēli tur.
error-not-archived = Šī spēle vēl turpinās. Pogas ir tās jaunākajā ziņā.
error-channel-taken =
    Šajā kanālā tagad ir cits galds:
    { $link }
    Kad tas beigsies, šo spēli atgriezīs { COMMAND("kingdomino games") }.
error-notation-error = Tas nav gājiens. Izvēlies no saraksta, kas parādās rakstot.
error-command-outdated = Šādā veidā šo komandu nezinu: varbūt tavs Discord rāda vecu. Pārstartē Discord un izvēlies to no saraksta.
error-moved = Tas tagad ir šeit: { COMMAND($command) }
error-no-such-choice = Tādas izvēles nezinu. Izvēlies no saraksta, kas parādās rakstot.
error-several-choices =
    Tam atbilst vairākas izvēles ({ $count }). Uzraksti savējo pilnīgāk:
    { $choices }
error-nearest-choices =
    Tādu es nezinu. Varbūt domāts kaut kas no šī?
    { $choices }
error-several-moves =
    Tam atbilst vairāki gājieni ({ $count }), tāpēc neizdarīju nevienu. Uzraksti savējo pilnīgāk:
    { $moves }
error-one-way = Tur kauliņš der tikai tā: { $move }
seat-of-player = { $name } ({ $count }. vieta)
nothing-matches = Nekas neatbilst. Izdzēs tekstu, lai redzētu visu, ko vari darīt.
error-no-threads = Te spēle nevar pāriet uz pavedienu. Atver galdu bez pavediena.
error-missing-permissions =
    { $count ->
        [1] Man te trūkst atļaujas: { $permissions }.
       *[other] Man te trūkst atļauju: { $permissions }.
    } Palūdz kādam, kas pārvalda šo serveri, un mēģini vēlreiz.
error-not-permitted = Šis serveris tev to te neļauj. Vajadzīgas atļaujas: { $permissions }. Palūdz kādam, kas serveri pārvalda, vai mēģini citā kanālā.
error-thread-asleep = Šis pavediens ir iemidzis. Uzraksti te jebko, lai to pamodinātu, un mēģini vēlreiz.
error-thread-locked = Šis pavediens ir slēgts, tāpēc nevaru te rakstīt. Palūdz to atslēgt kādam, kas pārvalda serveri.
error-channel-refuses = Discord te nepieņem manas ziņas, tāpēc atbildu uz taviem pieskārieniem, un spēle turpinās. Discord iemesls: { $discord_text }
error-forbidden = Man te trūkst kādas atļaujas. Galdam kanālā man vajag „{ permission-view-channel }”, „{ permission-send-messages }” un „{ permission-attach-files }”. Pavedienā vajag „{ permission-send-messages-in-threads }”, un, lai to atvērtu, „{ permission-create-public-threads }”.
error-timed-out = Moderators šajā serverī mani uz laiku ir apklusinājis, tāpēc te nevaru rakstīt. Tas beigsies pats ({ $until_span }) vai agrāk, ja to izbeigs kāds no servera pārvaldniekiem.
error-message-gone = Ziņas, kurai pieskāries, vairs nav. { COMMAND("kingdomino games") } uzskaita tavus galdus.
error-discord = Discord mani pašlaik nedzird. Tas, ko izdarīji, ir saglabāts, un trūkstošo nosūtīšu pēc dažām minūtēm. Ja nekas nenotiek, mēģini vēlreiz.
error-discord-nothing = Discord mani pašlaik nedzird, tāpēc nekas nav ne atvērts, ne mainīts. Lūdzu, mēģini pēc minūtes vēlreiz.
error-storage = Pašlaik netieku pie spēlēm. Nekas nav zudis, mēģini pēc minūtes vēlreiz.
error-storage-broken = Nevaru izmantot savu datubāzi, un to var salabot tikai šī bota uzturētājs. Līdz tam neko nevaru izdarīt, un mēģināt vēlreiz nepalīdzēs. Lūdzu, pasaki to uzturētājam.
error-erased-since = Tavi dati tika izdzēsti tūlīt pēc šī lūguma, tāpēc to nesaglabāju. Ja joprojām to vēlies, mēģini vēlreiz.
error-restarting = Tieku pārstartēts, tāpēc to nevarēju izdarīt. Lūdzu, mēģini pēc minūtes vēlreiz.
error-blocked = Šī bota uzturētājs tevi ir bloķējis. Ja gribi atkal spēlēt, raksti uzturētājam.
error-interrupted = Tieku pārstartēts un nepaspēju atbildēt. Lūdzu, paskaties pēc minūtes: varbūt viss jau ir izdarīts.
error-unexpected = Piedod, tā ir mana kļūda. Nekas nav zudis. Ja tas atkārtojas, pasaki šī bota uzturētājam: kļūda { $number }.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

illegal-game-over = Šī spēle ir beigusies.
illegal-chance-due = Nākamo rindu vēl izliek.
illegal-not-chance = Jaukt un izlikt ir mans darbs.
illegal-not-in-variant = Šajā spēlē tā nav.
illegal-too-early = Vispirms noliec savu kauliņu. Viss pārējais nāk pēc tam.
illegal-too-late = Šī gājiena daļa ir beigusies. Turpini ar nākamo.
illegal-nothing-to-place = Tev vēl nav kauliņa, ko likt. Vispirms izvēlies kādu.
illegal-other-domino = Tavs karalis nestāv uz šī kauliņa.
illegal-spelling = Kauliņu ar divām vienādām pusēm raksti no dienvidu vai rietumu lauciņa.
illegal-occupied = Tur jau kaut kas ir.
illegal-outgrows-grid = Tur tava karaliste kļūtu par platu vai par augstu.
illegal-no-connection = Tur tas neder: neviena puse nepieskaras ne tavai pilij, ne tādai pašai ainavai.
illegal-can-be-placed = To nevar atmest: ir vieta, kur tas der.
illegal-not-in-line = Šī kauliņa nākamajā rindā nav.
illegal-last-round = Šis ir pēdējais raunds, tāpēc nākamā kauliņa, ko izvēlēties, vairs nav.
illegal-taken = Uz šī kauliņa jau stāv karalis.
illegal-not-done = { $due ->
    [place] Vispirms noliec savu kauliņu.
   *[choose] Vispirms izvēlies kauliņu.
}
error-no-hint = Šeit mājienu nav: visi spēlē ar šiem kauliņiem, un punktus salīdzina.
error-switched-off = Šeit tas ir izslēgts.
error-deal-begun = Šī spēle tev jau ir sākta. Nospied pogu vēlreiz, lai spēlētu tālāk.
