stats-challenges = Dienos partijos ir iššūkiai

stats-title = { $name } šiame serveryje
stats-none = { $name }: šiame serveryje dar nėra įskaitomų partijų.
stats-own-title = Visos tavo partijos
stats-own-none = Dar neturi įskaitomų partijų.
stats-together = **Tu ir { $name }** · partijų kartu: { $games } · laimėjo: tu ({ $count }), { $name } ({ $wins }) · paskutinė: { $when_date }
stats-record = **{ $game }**: { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}, { $wins ->
    [0] pergalių nėra
    [one] { $wins } pergalė
    [few] { $wins } pergalės
   *[other] { $wins } pergalių
}
stats-played = **{ $game }**: { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}
stats-average = taškų vidurkis: { $mean }, geriausias rezultatas: { $best_points }
button-ranking = Šio serverio reitingas
button-results = Mano rezultatai
ranking-title = Šio serverio reitingas: { $game }
ranking-line = **{ $place }.** { $name }: reitingas { $rating } · { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}, { $wins ->
    [0] pergalių nėra
    [one] { $wins } pergalė
    [few] { $wins } pergalės
   *[other] { $wins } pergalių
}
ranking-none = Čia dar nėra reitingo. Jis prasideda nuo užbaigtos partijos tarp žmonių.
ranking-computers = Tu prieš kompiuterius
ranking-empty = Dar niekas nebaigė pakankamai partijų.
ranking-missing =
    Kad patektum į sąrašą, tau reikia dar { $missing ->
        [1] vienos partijos
        [one] { $missing } partijos
        [few] { $missing } partijų
       *[other] { $missing } partijų
    } su kitais žmonėmis.
ranking-unlisted = Tavęs sąraše nėra: taip pasirinkai per { COMMAND("kingdomino settings") }.
ranking-about = Visi, kurių baigtų partijų su kitais žmonėmis yra bent { $fewest }. Pradedi nuo { $start }, o pergalė prieš stipresnį duoda daugiau. Per { COMMAND("kingdomino settings") } gali sąraše nebūti.
ranking-season = Šis sezonas, nuo { DATETIME($since_day, dateStyle: "long") }
ranking-past = Sezonas nuo { DATETIME($since_day, dateStyle: "medium") } iki { DATETIME($until_day, dateStyle: "medium") }
button-ranking-season = Šis sezonas
button-ranking-before = Ankstesnis sezonas
button-ranking-always = Visų laikų
ranking-placeholder = Kitas žaidimas…
command-stats-about = Kaip kam nors sekasi šiame serveryje, ir serverio reitingas
option-player-about = Kieno rezultatai. Jei nenurodai: tavo
error-results-of-another = Čia matai tik savo rezultatus. Rašyk { COMMAND("kingdomino stats") } serveryje ir pamatysi, kaip ten sekasi kitiems.
help-ranking = { COMMAND("kingdomino stats") } rodo rezultatus ir serverio reitingą.
stored-ranking = Reitingai apskaičiuojami iš baigtų partijų kaskart, kai kas nors į juos žiūri. Ar juose būti, pasirenki per { COMMAND("kingdomino settings") }.
setting-ranked-is = { $state ->
    [on] Reitingai: **esi juose**
   *[off] Reitingai: **tavęs juose nėra**
}
button-set-ranked-on = Įtraukti mane į reitingus
button-set-ranked-off = Neįtraukti manęs į reitingus
stats-best = Geriausia karalystė ({ $game }): { points } ({ $when_date })
button-best = Geriausia karalystė
