variant-kd = Kingdomino
variant-unknown = Mäng, mida ma ei tunne
variant-kd7 = Kingdomino: Suur duell
variant-kd3n = Kingdomino kolmele, reas 4 kivi
variant-kd-about = Aseta kive, punkte toob kroonidega maa
variant-kd7-about = Kõigi 48 kiviga: suuremad kuningriigid
variant-kd3n-about = Kõik 48 kivi ja igast reast jääb üks üle

option-dynasty = Dünastia
option-thread = Lõimes
option-thread-about = Mäng kolib lõime laua sõnumi all ja kanal jääb vabaks
suggestions-shown = näha
suggestions-hint = küsimisel
suggestions-none = puuduvad
suggestions-shown-about = Iga paneel avaneb käiguga, mis lubab kõige rohkem
suggestions-hint-about = Ühe näitab „{ button-hint }“. Lõpus näevad kõik, kes sai ilma hakkama
suggestions-none-about = Ainult punktid, head käigud leiab igaüks ise
setup-guided-placeholder = Soovitused ainult neile… (ei lähe siis arvesse)
dynasty-game = Dünastia, { $number }. mäng { $games }-st

grid-5 = kuningriigid 5×5
grid-7 = kuningriigid 7×7
lobby-plays = { $size }, voore { $rounds }

lobby-players = Mängijaid { $seated }, kohti { $count }
lobby-seat-host = korraldaja
lobby-seat-computer = arvuti, { $level }
lobby-seat-invited = kutsutud
lobby-seat-free = vaba
lobby-seats-kept = Kutsutud: { $people_names }. Kohti hoitakse kuni: { $until_time }.
lobby-again = { $people_names }, veel üks mäng?
invite-placeholder = Kutsu mängijaid
invited-to-play = { $person_name }, kas mängid kaasa? { $game }. Vastamiseks on aega { time-span }.
invited-by =
    Laua taga: { $names }.
    Sinu koht on broneeritud kuni: { $until_time }.
called-to-play = { $role }, kes mängib kaasa? { $game }
called-by = Laua ääres: { $names }, kohti { $count } · { $pace }
call-ended = { $game }: { $state ->
    [full] see laud on täis.
    [begun] mäng on alanud.
   *[closed] see laud on suletud.
}
button-accept = Võta vastu
button-declineinvitation = Keeldu
lobby-wrong-number = See mäng on { $allowed } mängijale. Teised saavad liituda või korraldaja lisab arvutimängijaid.
lobby-missing = { $missing ->
    [1] Veel üks mängija, ja saab alustada.
   *[other] Veel { $missing } mängijat, ja saab alustada.
}
lobby-for-one = { $where ->
    [private] Vabad kohad täidavad arvutimängijad.
   *[server] Teised võivad liituda või täidavad vabad kohad arvutimängijad.
}
lobby-room = Korraldaja võib juba alustada, ja ruumi on veel.
lobby-ready = { $free_count ->
    [0] Kõik on valmis: vajuta **{ button-start }**. Kes valib esimesena, see loositakse.
   *[other] Kõik on vastanud. Vajuta **{ button-start }**, mängijaid on { $seated }, või oota teisi.
}
lobby-begins = Kõik on mängus! Mäng algab: { $when_span }.
lobby-in-line = Järgmisena koha saab: { $names }
ready-all = { $person_name }, sinu laud on valmis. Kas alustame?
ready-short = { $person_name }, kõik ei saa mängida. Alusta ilma, lisa arvuteid või oota kedagi.
seats-sought = { $count ->
    [one] Vaba koht: { $names }
   *[other] Vabad kohad: { $names }
}
lobby-started = Mäng on alanud.
lobby-in-thread = Mäng algas siin: { $thread }
lobby-idle = Nädal aega pole siin midagi muutunud, nii et panin selle laua kinni. Uue avab { COMMAND("kingdomino new") }.
lobby-cancelled = See laud suleti enne mängu algust.

team-placeholder = Vali võistkond
team-option = Võistkond { $team }
team-any = Ükskõik milline
team-drawn = Kui sa võistkonda ei vali, saad selle loosiga.

setup-seats-placeholder = Mängijad
setup-pace = Käigu aeg: { $value }
setup-policy = Hilinemisel: { $value }
setup-suggestions = Soovitused: { $value }
server-policy = Kui kellelgi läheb kauem
setup-players-one = { $most } mängijale
setup-players-two = { $fewest } või { $most } mängijale
setup-players-range = { $fewest }–{ $most } mängijale
setup-seats = { $count } mängijat
setup-teams = { $teams } võistkonda, { $size }
turn-company = Laua taga: { $people_names }

turn-time-none = piiramata
turn-time-minutes = { $count } minutit
turn-time-hours = { $count ->
    [1] tund
   *[other] { $count } tundi
}
turn-time-days = { $count ->
    [1] päev
   *[other] { $count } päeva
}
policy-wait = midagi ei juhtu
policy-wait-about = Meeldetuletusi ei tule ja keegi ei mängi kellegi teise eest
policy-remind = meeldetuletused
policy-remind-about = Meeldetuletused, mis jäävad harvemaks. Teised võivad lasta arvutil mängida
policy-turn = käigu teeb arvuti
policy-turn-about = Kui aeg on läbi, tuleb meeldetuletus, hiljem teeb käigu arvuti
policy-seat = koha võtab arvuti
policy-seat-about = Kui aeg on läbi, tuleb meeldetuletus, hiljem mängib arvuti, kuni mängija naaseb

setup-options-placeholder = Lisareeglid

button-join = Liitu
button-again = Olen mängus
button-not-now = Praegu mitte
button-leave = Lahku
button-more = Rohkem
put-out-placeholder = Eemalda keegi
button-start = Alusta
button-play-computers = Mängi arvutite vastu
button-invite = Kutsu
button-table-rules = Veel seadeid
button-fill = Täida arvutitega ({ $level })
button-close-table = Sulge laud

level-beginner = algaja
level-solid = edasijõudnu
level-strong = tugev
level-master = meister
add-placeholder = Lisa arvutimängija
add-beginner = Algaja
add-beginner-about = Teeb samu vigu, mida me kõik alguses tegime
add-solid = Edasijõudnu
add-solid-about = Võtab kohe nii palju punkte, kui saab, ega jäta auke
add-strong = Tugev
add-strong-about = Mängib hästi ja vastab kohe
add-master = Meister
add-master-about = Parim, kes meil on. Mõtleb ette, igal käigul umbes viis sekundit

computer-names = Lembitu, Mathilda, Kaupo, Linda, Meelis, Rosamunde, Tõll, Adele, Manivald

thread-name = { $game }: { $names }

half-told = { $terrain } { $crown_signs }
halves-told = { $first_half } / { $second_half }
points-now = { $points ->
    [0] praegu punkte ei too
    [one] **{ $gain }** punkt
   *[other] **{ $gain }** punkti
}
contact-castle = { $terrain } lossi kõrval
contact-own = ühineb maaga: { $terrain }

told-order = Järjekord: { $names }
told-resigned = **{ $name }** lahkub mängust ja koha võtab arvuti.
told-substitute-resigned = Mängija **{ $owner_name }** asendaja lahkub mängust ja koha võtab arvuti.
told-turn-back = **{ $name }** võttis käigu tagasi.
told-host = **{ $name }** on nüüd selle laua korraldaja.
told-locked = Lõim on lukus, nii et mäng ootab seal. Selle saab avada see, kes serverit haldab.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (plaanitud)
told-by-itself = **{ $name }** (ainus käik)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (käigu tegi arvuti)
told-by-stand-in = **{ $name }** (asendas arvuti)
told-mate = { $name } (paariline: { $mate_name })
told-place = { $domino }{ "\u00A0" }asetatud
told-discard = { $domino } ära visatud (ei sobi kuhugi)
told-discard-again = { $domino }{ "\u00A0" }ära{ "\u00A0" }visatud
told-pick = { $domino }{ "\u00A0" }valitud
told-pick-last = { $domino }{ "\u00A0" }saadud
told-domino = { $number }{ "\u00A0" }({ $land })
told-land = { $crowns ->
    [0] { $count ->
        [1] topelt{ $terrain }
       *[other] { $both_lands }
    }
    [1] { $terrain } ühe krooniga
    [2] { $terrain } kahe krooniga
   *[3] { $terrain } kolme krooniga
}
told-goes-last = käib{ "\u00A0" }viimasena
told-leader = Pärast { $round }. vooru on ees **{ $name }**, { $points } : { $second_points }.

due-place = { $name }, sinu käik: aseta { $domino }
due-rest = { $name }, on sinu käik
due-pick = { $name }, sinu käik: vali kivi
due-begin = Teie mäng on alanud: { $name } valib { $order ->
    [first] esimesena
   *[next] nüüd
}
due-pick-again = { $name } valib veel ühe kivi
time-span = { $unit ->
    [minutes] { $count ->
        [1] minut
       *[other] { $count } minutit
    }
    [hours] { $count ->
        [1] tund
       *[other] { $count } tundi
    }
   *[days] { $count ->
        [1] päev
       *[other] { $count } päeva
    }
}
due-within = { $due }, aega on { time-span }
time-turn = Meeldetuletus: { $until_span }, { time-span } hiljem teeb käigu arvuti.
time-seat = Meeldetuletus: { $until_span }, { time-span } hiljem võtab koha arvuti.
time-over-turn = Arvuti teeb käigu: { $at_span }.
time-over-seat = Arvuti võtab koha: { $at_span }.
pick-lost = { $count ->
    [1] { $dominoes } ei sobi praegu kuhugi.
   *[other] { $dominoes } ei sobi praegu kuhugi.
}
button-place = Aseta { $domino }
button-open = Minu käik
kingdom-placeholder = Näita kuningriiki suurelt…
button-table = Laud
button-boards = Ehitustahvel
button-look = { EMOJI("look") } Vaata kuningriike
alt-board-text = Kõik sõnadega: { COMMAND("kingdomino board text:") }.
alt-text-mode = { setting-text-mode } ({ COMMAND("kingdomino settings") }) ütleb selle sõnadega.

reminder-waiting = Laud: { $channel }
reminder-last = Selles voorus oodatakse veel ainult sind.
reminder-next = { $name } on käigul, ja järgmine oled sina.
reminder-then-turn = Sinu aeg lõpeb: { $at_time }. Siis teeb selle käigu arvuti.
reminder-then-seat = Sinu aeg lõpeb: { $at_time }. Siis mängib arvuti edasi, kuni tagasi tuled.
button-mute = Ära rohkem meelde tuleta
muted = Hästi, selle käigu kohta rohkem meeldetuletusi ei tule.
muted-until = Hästi, selle käigu kohta rohkem meeldetuletusi ei tule. Kui sa enne ei käi, teeb selle arvuti ({ $left_span }).
reminder-computermoves = Kiire? Igaüks laua taga võib lasta selle käigu teha arvutil.
reminder-computerkeeps = Kiire? Igaüks laua taga võib lasta arvutil selle käigu teha või edasi mängida, kuni see mängija naaseb.
button-computermoves = Las arvuti käib
button-computerkeeps = Anna koht arvutile

late-turns = Arvuti tegi käigu ({ $names }), nagu kõik kokku leppisite. **{ button-pace }** näitab kokkulepet ja muudab seda.
button-pace = Käigu aeg
seats-kept = Arvuti hoiab kohti: { $names }
button-own-seat-back = { $count ->
    [1] { $name }: minu koht tagasi
   *[other] Võta oma koht tagasi
}
button-goon = Mängime edasi
table-paused = **Paus.** Kellelegi ei tuletata midagi meelde. Edasi läheb käiguga, samuti nupuga **{ button-goon }**.

request-undo = { $people_names }, kas võtame viimase käigu tagasi?
proposal-by = **{ $name }** teeb selle ettepaneku. Kõik peavad nõus olema.
undo-agreed = Kõik olid nõus viimase käigu tagasi võtma.
undo-refused = Viimane käik jääb kehtima: { $name } soovib edasi mängida.
undo-late = Mäng läks edasi, nii et käik jääb kehtima.
undo-stands = Viimane käik jääb kehtima.
button-agree = Olen nõus
button-rejectundo = Ei, mängime edasi

pace-title = Käigu aeg selles lauas
pace-line = { $pace }. { $then }.
pace-hurry = Kui { $name } mõtleb liiga kaua, saad lasta arvutil mängida: { $until_span }.
pace-consent = See kehtib, kui kõik laua taga on nõus.
pace-alone = Oled selles lauas ainus inimene, nii et see kehtib kohe.
button-propose = Paku teistele välja
button-change-pace = Muuda

request-pace = { $people_names }, kas muudame käigu aega?
request-pause = { $people_names }, kas teeme selles lauas pausi?
request-seat = { $people_names }, kas laseme ühele kohale kellegi teise?
proposal-agreed = Kõik olid nõus. See kehtib nüüdsest.
proposal-refused = Kõik jääb nii, nagu oli: { $name } ei ole nõus.
proposal-ended = See ettepanek ei kehti enam.
proposal-waiting = Küsisin teistelt. Ettepanek jääb ootele, kuni kõik on otsustanud, ja mäng läheb samal ajal edasi.
done-proposal-pace = Tehtud. See kehtib nüüdsest ja uuesti muudab seda { COMMAND("kingdomino table") }.
pause-about = Pausi ajal ei tuletata kellelegi midagi meelde ja arvuti ei sekku. Käik lõpetab pausi.
done-proposal-pause = Tehtud: laud on pausil, kuni keegi käib või vajutab **{ button-goon }**.
done-goon = Lähme edasi.
button-pause = Tee paus
button-decline = Parem mitte

end-won = { $names } võidab!
end-won-on-seat = { EMOJI("computer") } Arvuti võidab, koht: { $name }!
name-computer = { EMOJI("computer") } Arvuti
end-team-won = { $names } võidavad!
end-shared = { $names } jagavad võitu!
end-found = Ilma vihjeta: { $shares }
end-found-share = { $name } ({ $found } / { $turns })
end-dynasty-so-far = Pärast { $number }. mängu { $games }-st: { $sums }
end-dynasty-won = { $names } võidab dünastia!
end-dynasty-shared = { $names } jagavad dünastia võitu!
end-dynasty-sums = Kõik { $games } mängu: { $sums }
end-sum = { $name } ({ $total })
end-turned = Mängu otsustas { $round }. voor: **{ $name }** sai +{ $points } ({ $land }) ja võitis { $margin } punktiga.
button-rematch = Revanš
button-next-game = Alusta { $number }. mängu { $games }-st
game-cancelled = See mäng lõppes tulemuseta.
closed-by = Sulges moderaator: { $name }
game-resigned = { $count ->
    [1] **{ $names }** on mängust lahkunud.
   *[other] **{ $names }** on mängust lahkunud.
} Alles on ainult arvutimängijad, nii et see lõpeb tulemuseta.

deal-shared = Ühine jagamine
