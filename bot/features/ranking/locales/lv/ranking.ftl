stats-challenges = Dienas spēles un izaicinājumi

stats-title = { $name } šajā serverī
stats-none = { $name }: šajā serverī vēl nav spēļu, kas skaitās.
stats-own-title = Visas tavas spēles
stats-own-none = Tev vēl nav spēļu, kas skaitās.
stats-together = **Tu un { $name }** · spēles kopā: { $games } · uzvaras: tu ({ $count }), { $name } ({ $wins }) · pēdējā: { $when_date }
stats-record = **{ $game }**: { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, { $wins ->
    [0] nav uzvaru
    [zero] { $wins } uzvaru
    [one] { $wins } uzvara
   *[other] { $wins } uzvaras
}
stats-played = **{ $game }**: { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}
stats-average = vidēji { $mean ->
    [zero] { $mean } punktu
    [one] { $mean } punkts
   *[other] { $mean } punkti
}, labākais rezultāts: { $best_points }
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
ranking-none = Šeit vēl nav reitinga. Tas sākas ar pabeigtu spēli starp cilvēkiem.
ranking-computers = Tu pret datoriem
ranking-empty = Vēl neviens nav pabeidzis pietiekami daudz spēļu.
ranking-missing =
    Lai tiktu sarakstā, tev vajag vēl { $missing ->
        [1] vienu spēli
        [zero] { $missing } spēļu
        [one] { $missing } spēli
       *[other] { $missing } spēles
    } ar citiem cilvēkiem.
ranking-unlisted = Tevis sarakstā nav: tā tu izvēlējies ar { COMMAND("kingdomino settings") }.
ranking-about =
    Sarakstā ir visi, kam ar citiem cilvēkiem ir vismaz { $fewest ->
        [zero] { $fewest } pabeigtu spēļu
        [one] { $fewest } pabeigta spēle
       *[other] { $fewest } pabeigtas spēles
    }. Sāc ar { $start }, un uzvara pār stiprāku dod vairāk. Ar { COMMAND("kingdomino settings") } vari sarakstā nebūt.
ranking-season = Šī sezona, sākums: { DATETIME($since_day, dateStyle: "long") }
ranking-past = Sezona no { DATETIME($since_day, dateStyle: "medium") } līdz { DATETIME($until_day, dateStyle: "medium") }
button-ranking-season = Šī sezona
button-ranking-before = Iepriekšējā sezona
button-ranking-always = Visi laiki
ranking-placeholder = Cita spēle…
command-stats-about = Kā kādam iet šajā serverī, un servera reitings
option-player-about = Kura rezultāti. Ja nenorādi: tavi
error-results-of-another = Te redzi tikai savus rezultātus. Raksti { COMMAND("kingdomino stats") } kādā serverī, lai redzētu, kā tur veicas citiem.
help-ranking = { COMMAND("kingdomino stats") } rāda rezultātus un servera reitingu.
stored-ranking = Reitingus no pabeigtajām spēlēm aprēķina katru reizi, kad kāds tos apskata. Vai tajos būt, izvēlies ar { COMMAND("kingdomino settings") }.
setting-ranked-is = { $state ->
    [on] Reitingi: **esi tajos**
   *[off] Reitingi: **tevis tajos nav**
}
button-set-ranked-on = Iekļaut mani reitingos
button-set-ranked-off = Neiekļaut mani reitingos
stats-best = Labākā karaliste ({ $game }): { points } ({ $when_date })
button-best = Labākā karaliste
