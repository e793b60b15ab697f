variant-kd = Kingdomino
variant-kd7 = Kingdomino: Suur duell
variant-kd3n = Kingdomino kolmele, reas 4 kivi
variant-kd-about = Laota kive ümber oma lossi; punkte toob kroonidega maa
variant-kd7-about = Kõigi 48 kiviga: suuremad kuningriigid
variant-kd3n-about = Uus väljaanne: kõik 48 kivi, igast reast jääb üks üle

option-m = Keskriik
option-h = Harmoonia
option-dynasty = Dünastia
dynasty-game = Dünastia, mäng { $number }/{ $games }

grid-5 = kuningriigid 5×5
grid-7 = kuningriigid 7×7

lobby-players = Mängijaid { $seated }/{ $count }
lobby-person = **{ $name }**
lobby-host = **{ $name }** (korraldaja)
lobby-computer = **{ $name }** (arvuti, { $level })
invited-to-play =
    { $person }: sind on kutsutud mängima. Mäng: { $game }; laua taga: { $names }.
    Sulle on koht broneeritud kuni { $until }.
button-accept = Võta vastu
button-declineinvitation = Keeldu
invitation-accepted = **{ $name }** võttis kutse vastu ja istub lauas.
invitation-ended = See kutse on lõppenud.
lobby-in-team = { $player }, võistkond { $team }
lobby-wrong-number = See mäng on { $allowed } mängijale: teised saavad liituda või korraldaja lisab arvutimängijaid.
lobby-missing = { $missing ->
    [1] Ootame veel üht mängijat.
   *[other] Ootame veel { $missing } mängijat.
}
lobby-missing-some = { $missing ->
    [1] Alustamiseks on vaja veel üht mängijat.
   *[other] Alustamiseks on vaja veel { $missing } mängijat.
} Vabu kohti: { $free }.
lobby-room = Korraldaja võib juba alustada ({ $count } mängijat, { $size }); vabu kohti veel on.
lobby-ready = Kõik on kohal: vajuta **{ button-start }**. Käigujärjekord loositakse.
lobby-started = Mäng on alanud.
lobby-idle = See laud suleti, sest keegi polnud nädal aega midagi muutnud. Uue avab { COMMAND("kingdomino new") }.
lobby-cancelled = See laud suleti enne mängu algust.

team-placeholder = Vali võistkond
team-option = Võistkond { $team }
team-any = Ükskõik milline
team-drawn = Kes võistkonda ei vali, saab selle loosiga.

setup-game-placeholder = Mäng
setup-seats-placeholder = Mängijad
setup-pace = Käigu aeg: { $value }
setup-pace-placeholder = Käigu aeg
setup-language = Keel: { $value }
setup-language-placeholder = Laua keel
setup-theme = Värvid: { $value }
setup-theme-placeholder = Kõigile nähtavate piltide värvid
setup-policy-placeholder = Kui kellelgi läheb kauem
setup-players-one = { $most } mängijale
setup-players-two = { $fewest } või { $most } mängijale
setup-players-range = { $fewest }–{ $most } mängijale
setup-seats = { $count } mängijat
setup-teams = { $teams } võistkonda, { $size }

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
policy-wait = Hilinemisel: midagi ei juhtu
policy-wait-about = Kellelegi ei tuletata midagi meelde ja keegi ei käi kellegi teise eest
policy-remind = Hilinemisel: meeldetuletused
policy-remind-about = Meeldetuletused, üha harvemini; teised võivad lasta arvutil käia
policy-turn = Hilinemisel: käigu teeb arvuti
policy-turn-about = Üks meeldetuletus; kui möödub veel sama palju aega, teeb käigu arvutimängija
policy-seat = Hilinemisel: koha võtab arvuti
policy-seat-about = Üks meeldetuletus; kui möödub veel sama palju aega, mängib arvutimängija kuni naasmiseni

setup-options-placeholder = Lisareeglid

button-join = Liitu
button-leave = Lahku
button-start = Alusta
button-fill = Täida arvutitega ({ $level })
button-close-table = Sulge laud

level-beginner = algaja
level-solid = edasijõudnu
level-strong = tugev
level-master = meister
add-placeholder = Lisa arvutimängija
add-beginner = Algaja
add-beginner-about = Teeb vigu nagu keegi, kes mängu alles õpib
add-solid = Edasijõudnu
add-solid-about = Võtab kohe nii palju punkte, kui saab, ega jäta auke
add-strong = Tugev
add-strong-about = Mängib hästi ja vastab kohe
add-master = Meister
add-master-about = Parim, kes meil on; mõtleb igal käigul umbes viis sekundit

computer-names = Lembitu, Mathilda, Kaupo, Linda, Meelis, Rosamunde, Tõll, Adele, Manivald

thread-name = { $game }: { $name }

domino-told = { $number } ({ $halves })
half-told = { $half } { $crowns }
halves-told = { $first } / { $second }
contact-castle = { $terrain } lossi kõrval
contact-land = { $terrain } ruudul { $square }

told-order = Valitakse selles järjekorras: { $names }
told-in-a-row = { $count ->
    [1] { $name }
   *[other] { $name }{ "\u00A0" }×{ $count }
}
told-teams = Võistkonnad: { $teams }
told-resigned = **{ $name }** lahkub mängust; koha võtab arvutimängija.
told-turn-back = **{ $name }** võtab käigu tagasi.

told-by-person = **{ $name }**
told-by-plan = **{ $name }** (plaanitud)
told-by-itself = **{ $name }** (ainus käik)
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-late = **{ $name }** (tema asemel käis arvutimängija)
told-by-stand-in = **{ $name }** (asendas arvutimängija)
told-mate = { $name } (paariline: { $mate })
told-worth = { $gain }{ "\u00A0" }→{ "\u00A0" }{ $total }
told-place = asetab{ "\u00A0" }{ $domino }
told-discard = { $domino } visatakse ära: ei sobi kuhugi
told-pick = võtab{ "\u00A0" }{ $domino }

told-turns = { $count ->
    [one] { $count } käik
   *[other] { $count } käiku
}
told-earlier = { $count ->
    [1] Üks varasem käik on siit välja jäetud.
   *[other] { $count } varasemat käiku on siit välja jäetud.
}
told-sum = **{ $name }**{ "\u00A0" }{ $worth }
told-choices = Valitud: { $choices }
told-choice = **{ $name }**{ "\u00A0" }{ $domino }

due-place = { $name }, aseta { $domino }
due-rest = { $name }, nüüd on sinu käik
due-pick = { $name }, vali kivi
time-turn = Meeldetuletus: { $until }; kui möödub veel sama palju aega, teeb käigu arvutimängija.
time-seat = Meeldetuletus: { $until }; kui möödub veel sama palju aega, võtab koha arvutimängija.
time-over-turn = Käigu teeb arvutimängija: { $at }.
time-over-seat = Koha võtab arvutimängija: { $at }.
pick-lost = { $count ->
    [1] Kivi { $dominoes } pole selles kuningriigis praegu kuhugi panna.
   *[other] Kive { $dominoes } pole selles kuningriigis praegu kuhugi panna.
}
button-place = Aseta { $domino }
button-open = Minu käik
button-what-happened = Mis juhtus
button-kingdom = { EMOJI("look") } { $name }
button-kingdom-words = Kuningriik: { $name }
button-table = Kogu laud
alt-text-mode = Tekstirežiim ({ COMMAND("kingdomino settings") }) ütleb selle sõnadega.
button-pick = { $number } · { $halves }

reminder-waiting = { LINK($link, "Laud") } ootab sind. Viimane käik: { $since }.
reminder-last = Selles voorus oodatakse veel ainult sind.
reminder-then-turn = Käimiseks on aega kuni { $at } ({ $left }); siis teeb selle käigu arvutimängija.
reminder-then-seat = Käimiseks on aega kuni { $at } ({ $left }); siis võtab su koha arvutimängija ja hoiab seda, kuni tagasi tuled.
button-mute = Ära enam meelde tuleta
muted = Seda käiku sulle enam meelde ei tuletata.
muted-until = Seda käiku sulle enam meelde ei tuletata. Kui sa selleks ajaks ei käi, käib arvutimängija: { $left }.
reminder-computermoves = Kui sellega on kiire, võib igaüks laua taga lasta käigu teha arvutimängijal.
reminder-computerkeeps = Kui sellega on kiire, võib igaüks laua taga lasta käigu teha arvutimängijal või anda talle koha, kuni mängija naaseb.
button-computermoves = Lase arvutil käia: { $name }
button-computerkeeps = Anna koht arvutile: { $name }

late-turns = Käigu tegi arvutimängija ({ $names }), nagu selles lauas kokku lepitud. Kokkulepet näitab ja muudab **{ button-pace }**.
button-pace = Käigu aeg
seats-kept = Arvutimängijad hoiavad kohti: { $names }

undo-asked = **{ $name }** soovib viimase käigu tagasi võtta:
undo-needs-all = Kõik peavad nõus olema.
undo-agreed = Kõik olid nõus: viimane käik on tagasi võetud.
undo-refused = Viimane käik jääb kehtima: { $name } soovib edasi mängida.
undo-late = Mäng läks edasi, nii et käik jääb kehtima.
undo-stands = Viimane käik jääb kehtima.
button-agree = Olen nõus
button-rejectundo = Ei, mängime edasi

pace-title = Selle laua tempo
pace-line = { $time }. { $then }.
pace-consent = See hakkab kehtima, kui kõik laua taga on nõus.
pace-alone = Oled selles lauas ainus inimene, nii et see kehtib kohe.
button-propose = Paku teistele välja
button-change-pace = Muuda

proposal-pace = **{ $name }** soovib selle laua tempot muuta:
proposal-agreed = Kõik olid nõus: see kehtib nüüdsest.
proposal-refused = Kõik jääb endiseks: { $name } ei soovi seda.
proposal-ended-pace = See ettepanek enam ei kehti.
proposal-waiting = Teistelt on nõusolekut küsitud. Ettepanek jääb ootele, kuni kõik on otsustanud, ja mäng läheb samal ajal edasi.
done-proposal-pace = Tehtud: see kehtib nüüdsest. Uuesti muudab { COMMAND("kingdomino pace") }.
button-decline = Parem mitte

end-won = { $names } võidab!
end-team-won = { $names } võidavad!
end-shared = { $names } jagavad võitu!
end-by-largest-property = Punktid võrdsed: otsustab suurim valdus.
end-by-crowns = Punktid ja suurimad valdused võrdsed: otsustavad kroonid.
end-dynasty-so-far = Dünastia pärast mängu { $number }/{ $games }: { $sums }
end-dynasty-won = { $names } võidab dünastia!
end-dynasty-shared = { $names } jagavad dünastia võitu!
end-dynasty-sums = Kõik { $games } mängu: { $sums }
end-dynasty-game = Mäng { $number }: { $result }
end-sum = { $name } { $total }
button-rematch = Revanš
button-next-game = Alusta mängu { $number }/{ $games }
button-history = Ajalugu
game-cancelled = See mäng lõpetati tulemuseta.
game-resigned = { $count ->
    [1] **{ $names }** lahkub mängust.
   *[other] **{ $names }** on mängust lahkunud.
} Alles on ainult arvutimängijad, seega lõpeb see tulemuseta.
