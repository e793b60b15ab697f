stats-challenges = Päeva mängud ja väljakutsed

stats-title = { $name } selles serveris
stats-none = { $name }: selles serveris pole veel ühtki mängu, mis loeb.
stats-own-title = Kõik sinu mängud
stats-own-none = Sul pole veel ühtki mängu, mis loeb.
stats-together = **Sina ja { $name }** · mänge koos: { $games } · võidud: sina ({ $count }), { $name } ({ $wins }) · viimane: { $when_date }
stats-record = **{ $game }**: { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, { $wins ->
    [0] võite pole
    [one] { $wins } võit
   *[other] { $wins } võitu
}
stats-played = **{ $game }**: { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
stats-average = keskmiselt { $mean ->
    [one] { $mean } punkt
   *[other] { $mean } punkti
}, parim { $best_points }
button-ranking = Selle serveri edetabel
button-results = Minu tulemused
ranking-title = Selle serveri edetabel: { $game }
ranking-line = **{ $place }.** { $name }: reiting { $rating } · { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, { $wins ->
    [0] võite pole
    [one] { $wins } võit
   *[other] { $wins } võitu
}
ranking-none = Siin pole veel edetabelit. See algab esimese lõpuni mängitud mänguga inimeste vahel.
ranking-computers = Sina arvutite vastu
ranking-empty = Keegi pole veel piisavalt mänge lõpetanud.
ranking-missing = Edetabelisse pääsemiseks vajad veel { $missing ->
    [1] üht mängu
   *[other] { $missing } mängu
} teiste inimeste vastu.
ranking-unlisted = Sind pole tabelis: nii oled valinud käsuga { COMMAND("kingdomino settings") }.
ranking-about = Tabelis on kõik, kes on lõpetanud vähemalt { $fewest } mängu teiste inimeste vastu. Alustad arvust { $start } ja võit tugevama üle annab rohkem. Tabelist saad välja jääda käsuga { COMMAND("kingdomino settings") }.
ranking-season = See hooaeg, algus: { DATETIME($since_day, dateStyle: "long") }
ranking-past = Hooaeg: { DATETIME($since_day, dateStyle: "medium") } kuni { DATETIME($until_day, dateStyle: "medium") }
button-ranking-season = See hooaeg
button-ranking-before = Eelmine hooaeg
button-ranking-always = Kõik ajad
ranking-placeholder = Teine mäng…
command-stats-about = Kuidas kellelgi selles serveris läheb, ja serveri edetabel
option-player-about = Kelle tulemused (vaikimisi sinu)
error-results-of-another = Siin näed ainult enda tulemusi. Kuidas teistel läheb, näed, kui kirjutad { COMMAND("kingdomino stats") } serveris.
help-ranking = { COMMAND("kingdomino stats") } näitab tulemusi ja serveri edetabelit.
stored-ranking = Edetabelid arvutatakse iga kord lõpetatud mängudest uuesti. Kas oled neis, valid käsuga { COMMAND("kingdomino settings") }.
setting-ranked-is = { $state ->
    [on] Edetabelid: **oled neis**
   *[off] Edetabelid: **sind neis pole**
}
button-set-ranked-on = Lisa mind edetabelitesse
button-set-ranked-off = Jäta mind edetabelitest välja
stats-best = Parim kuningriik ({ $game }): { $points } punkti ({ $when_date })
button-best = Parim kuningriik
