deal-daily = Päeva mäng
deal-channel = Väljakutse
deal-weekly = Nädala väljakutse
deal-known = { button-beat }
button-beat = Ületa see tulemus
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
cards-title = Päeva mäng { $number }: juba lõpetanud
daily-opponents = { $count ->
    [1] { $count } arvuti
   *[other] { $count } arvutit
} (tase: { $level })
daily-begins = **Kingdomino #{ $number }**: kõik saavad need kivid ja mängivad ühe korra.
daily-here = Selles serveris
daily-line = **{ $place }.** { $name }: { points }
daily-unlisted = { $count ->
    [1] Üks inimene pole tabelis.
   *[other] Tabelist on puudu { $count } inimest.
}
daily-everywhere = { $count ->
    [1] Seni on selle lõpetanud üks inimene.
   *[other] Seni on selle lõpetanud { $count } inimest.
}
daily-nobody = Keegi pole seda lõpetanud.
daily-next = Järgmine mäng: { $when_time }.
daily-week = Sel nädalal mängitud päevi: { $days }.
daily-shared = **{ $name }** lõpetas päeva mängu.
daily-card-how = Kopeeri ja näita, kus soovid. See ei reeda midagi:
daily-card = Kingdomino #{ $number } · { points } (tugev arvuti samal kohal: { $par })
daily-card-words = Kingdomino #{ $number }: { points }. Arvutimängija (tase: { $level }) sai samade kividega { $par }.
daily-card-way = Mängi Discordis käsuga { COMMAND($command) }
daily-copy = Siin ei näe seda keegi teine. Jagamiseks kopeeri:
daily-about = Kõik saavad need kivid. Mängid üks kord.
button-daily-play = Mängi
button-daily-go-on = Mängi edasi
button-daily-look = Vaata minu mängu
button-daily-todays = Mängi tänast
button-cards = Näita kaarte
button-daily-today = Näita tänast mängu
help-daily-name = Päeva mäng
help-daily = { COMMAND("kingdomino daily") } on iga päev üks mäng, kus kõik saavad samad kivid ja mängivad samade arvutimängijate vastu. Mängi seda üks kord, omas tempos, ja võrdle oma punkte teistega. Uus algab keskööl UTC aja järgi.
challenge-invitation = { $kind }: { $facts }
challenge-opened = Sinu väljakutse on avatud! Vajuta selle sõnumis **{ button-daily-play }** ja mängi kaasa.
challenge-about = Kõik mängivad samade kividega, igaüks omaette ja siis, kui sobib.
challenge-minutes = { $minutes ->
    [1] umbes minut
   *[other] umbes { $minutes } minutit
}
challenge-question = **Kas avada siin kõigile väljakutse?** { $game }, vastas on arvutid (tase: { $level }). Kõik saavad samad kivid ja aega on üks päev.
challenge-closes = Avatud kuni: { $when_time }.
challenge-last-day = Viimane päev! Avatud kuni: { $when_time }.
challenge-closed = Suletud: { $when_span }.
challenge-waits = See on avatud, kuni keegi mängib.
challenge-finished = { $count ->
    [0] Keegi pole seda lõpuni mänginud.
    [one] Lõpuni on mänginud { $count } inimene.
   *[other] Lõpuni on mänginud { $count } inimest.
}
challenge-done = Lõpuni on mänginud { $names }.
names-more = { $names } ja veel { $more }
challenge-against = Vastas: { $facts }.
challenge-late = Lõpetasid pärast sulgemist, nii et nimekirjas sind pole. Tulemus: { points }.
challenge-erased = Oma katse oled ära kasutanud: kustutasid oma andmed ja koos nendega mängu.
button-challenge-close = Sulge kohe
challenge-close-question = Tulemused on kohe kõigile näha. Kes veel mängib, võib lõpuni mängida, aga nende sekka ei jõua.
challenge-over = { $count ->
    [1] { $names } võidab: { points }.
   *[other] { $names } jagavad võitu: { points }.
}
challenge-over-one = Lõpuni mängis ainult { $name }: { points }.
challenge-over-unlisted = Väljakutse on suletud.
challenge-par = Tugev arvuti siin: { $par }
challenge-parted = { $round ->
    [0] Teed läksid lahku esimesel valikul.
   *[other] Teed läksid lahku { $round }. voorus.
}
challenge-turn = **{ $name }**: { $turn }
challenge-beat-title = Ületa tulemus: { $name }, { points }
challenge-beat-about = Saad sama koha, samad kivid ja arvutid. Katse on üks ja see ei lähe arvesse.
challenge-beat-others = Teiste inimeste eest mängivad arvutid.
challenge-beat-shared = Samade kividega: **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-even = Samade kividega said **{ $first_name }** ja **{ $second_name }** võrdselt: { points }.
error-challenges-of-person = Sinu avatud väljakutseid on juba { $limit }. Oota, kuni mõni suletakse, või sulge mõni.
error-challenges-on-server = Selles serveris on avatud väljakutseid juba { $limit }. Oota, kuni mõni suletakse.
help-challenge-name = Väljakutsed
help-challenge = { COMMAND("kingdomino challenge") } annab kõigile kanalis samad kivid, igaüks mängib omaette samade arvutimängijate vastu. Enne lõpetamist ei näe keegi tulemusi, aga kes vaatab teise mängu pealt, teab kive juba ette. Lõpus on kuningriigid kõrvuti. **{ button-beat }** lõppenud mängu lehel annab sulle selle koha ja kivid. See ei lähe arvesse. **{ button-weekly }** annab kanalile igal nädalal uue.

play-daily = { COMMAND("kingdomino daily") } on iga päev üks mäng arvutimängijate vastu, kõigile samade kividega.
stored-challenges = Millised väljakutsed ja nädalad avasid, milliseid päeva mänge näitasid ja millistel nädalatel ma küsisin, kas mängid veel kaasa.
stored-tries = Kui kustutad oma andmed enne päeva mängu või väljakutse sulgemist: et sellega alustati, kuni see suletakse, koodina, milles sinu nime pole.
error-challenge-private = Väljakutse on kõigile ühes kanalis. Kirjuta { COMMAND("kingdomino challenge") } serveri kanalis.
command-challenge-about = Kõigile selles kanalis samad doominokivid, igaüks mängib omas tempos
command-daily-about = Tänane mäng: kõigile samad doominokivid, igaühel üks katse
option-challenge-game-about = Milline mäng (vaikimisi Kingdomino)
option-level-about = Kui tugevad on arvutimängijad (vaikimisi edasijõudnu)
option-challenge-hours-about = Mitme tunni pärast see suletakse, näiteks 3
option-days-about = Mitme päeva pärast see suletakse, näiteks 2 (vaikimisi ühe päeva pärast)

button-weekly = Ava igal nädalal
button-weekly-end = Ära ava enam väljakutset igal nädalal
weekly-question = **Kas avada siin igal nädalal väljakutse?** Mängud vahelduvad, vastas on arvutid (tase: { $level }). Esimene algab kohe ja järgmine koos tulemusega: { $opens_time } (ajavöönd: { $zone }).
weekly-clock = **Kas avada siin igal nädalal väljakutse?** Ütle kõigepealt, mis kell siin on, et kedagi öösel ei kutsutaks.
weekly-begun = Algas! Igal nädalal avaneb siin uus.
weekly-end-question = Kas siin enam igal nädalal väljakutset ei avata: { $channels }? Avatud väljakutse jääb avatuks.
weekly-ended = Tehtud: iseenesest enam uut ei tule.
weekly-games = Järgmiste nädalate mängud
weekly-games-all = Kõik mängud vaheldumisi
weekly-games-kingdomino = Kõik peale Queendomino vaheldumisi
career-days = Päeva mänge: { $days }
week-title = { $number }. nädal
week-result = { $state ->
    [alone] { $number }. nädala lõpetas ainult { $names }.
    [won] { $count ->
        [1] { $names } võidab { $number }. nädala.
       *[other] { $names } jagavad { $number }. nädala võitu.
    }
   *[none] { $number }. nädal on läbi.
}
week-open = { $number }. nädal on avatud.
button-week-play = Mängi { $number }. nädalat
week-row = { $weeks } nädalat järjest, mille vähemalt kaks teist lõpetasid
week-season = Võidetud nädalad: { $people_names }
week-tally = { $name } ({ $wins } / { $games })
week-best = Parim tulemus ({ $game }): { $names }, { $gain } võrreldes tugeva arvutiga
week-before = Eelmine nädal. { $done_text }
season-won = { $count ->
    [1] { $names } võidab hooaja: { $wins } nädalat { $weeks }-st.
   *[other] { $names } jagavad hooaja võitu: { $wins } nädalat { $weeks }-st.
}
season-over = Hooaeg on läbi.
button-season = Eelmine hooaeg
season-title = Eelmine hooaeg
season-line = **{ $place }.** { $name }: { $wins } / { $games }
button-week-want = Järgmisel nädalal: { $game }
button-week-unwant = Järgmisel nädalal mitte: { $game }
button-week-instead = Mängi pigem: { $game }
week-next = { $state ->
    [none] Uus nädal siin ise ei avane.
   *[next] Järgmisel nädalal: { $game }.
}
week-missed = Veel üks teist ja järjest on { $weeks } nädalat.
button-week-skip = Sel nädalal mitte
week-skipped = Selge. Järgmise nädalani!
error-week-unfinished = Mängi kõigepealt see nädal lõpuni. Siis saad öelda, mis tuleb järgmisena.
career-weeks = Selle hooaja võidetud nädalad: { $wins } / { $games }
weeks-of-season = Nädala väljakutsed, oma hooajaga (mängitud nädalaid: { $weeks } / { $most })
error-weeks-off = Selles serveris nädala väljakutseid ei ole. Kes serverit haldab, saab need lubada käsuga { COMMAND("kingdomino server") }.
server-weeks = Nädala väljakutsed
server-weeks-is = Nädala väljakutseid alustavad: **{ $value }**
server-weeks-openers = kes tohivad laudu avada
server-weeks-managers = kes serverit haldavad
server-weeks-nobody = mitte keegi
setting-closings-is = { $state ->
    [on] Väljakutsed ja nädalad: **kutsuvad sind**
   *[off] Väljakutsed ja nädalad: **ei kutsu sind**
}
button-set-closings-on = Kutsu mind väljakutsetele
button-set-closings-off = Ära kutsu mind väljakutsetele
