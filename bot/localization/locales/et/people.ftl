button-follow = Jälgi
button-unfollow = Lõpeta jälgimine
button-unfollow-number = Lõpeta jälgimine: { $number }
button-follow-mentioned = Maini mind lõpus
button-follow-quietly = Ära maini
following-quietly = Sa jälgid seda lauda: see on kirjas käsu { COMMAND("kingdomino games") } all ja keegi ei maini sind. Jälgimine lõpeb koos mänguga.
following-mentioned = Sa jälgid seda lauda: see on kirjas käsu { COMMAND("kingdomino games") } all ja sind mainitakse üks kord, kui mäng lõpeb.
unfollowed = Sa ei jälgi seda lauda enam.
followed-title = Sa jälgid
followed-game = { $number } · { $game } { $channel }
end-followers = Neile, kes seda lauda jälgivad: { $people }

button-standins = Asenda: { $name }
standins-about = **{ $name }** on eemal kuni { $until }. Igaüks laua taga võib lasta selle käigu teha arvutimängijal või anda talle koha, kuni mängija naaseb. Kui kõik on nõus, võib koha võtta teine inimene.
button-findsubstitute = Leia asendaja
button-takeseat = Võta koht: { $name }
proposal-seat = **{ $name }** soovib leida asendaja:
proposal-ended-seat = See asendaja otsimine on lõppenud.
seat-proposed = Selle koha (**{ $name }**) võib võtta keegi teine ja edasi mängida; **{ $owner }** võib igal ajal tagasi tulla.
seat-proposed-for-good = Selle koha (**{ $name }**) võib võtta keegi teine ja edasi mängida.
done-proposal-seat = Tehtud: nüüd saab koha võtta igaüks sellest kanalist.
seat-offered = Vaba koht: **{ $name }**. Kes selle võtab, mängib siit edasi ja saab ka tulemuse. **{ $owner }** võib igal ajal tagasi tulla; kui ta ise käib, pakkumine lõpeb.
seat-offered-for-good = Vaba koht: **{ $name }**. Kes selle võtab, mängib siit edasi ja saab ka tulemuse.
seat-offered-left = **{ $name }** pole enam selles serveris. Kohta hoiab arvutimängija ja igaüks võib selle võtta.
seat-offer-ended = See koht pole enam vaba.
seat-taken = **{ $name }** on nüüdsest asendaja; koha omanik: **{ $owner }**.
seat-taken-for-good = **{ $name }** mängib sellel kohal nüüdsest edasi.
seat-returned = **{ $name }** on tagasi; **{ $substitute }** andis koha üle. Aitäh!
plays-for = { $name } asendab; koha omanik: { $owner }.
done-seat-taken = Koht on sinu: siit edasi mängid sina. Omanik võib igal ajal tagasi tulla; tulemuse saab see, kelle käes koht lõpus on.
done-seat-taken-for-good = Koht on sinu: siit edasi mängid sina. Tulemuse saab see, kelle käes koht lõpus on.

away-waiting = { $name } on eemal kuni { $until }.
away-computer = { $name } on eemal kuni { $until }; seni käib arvutimängija.
nobody-present = Praegu pole kedagi kohal: mäng ootab, kuni keegi naaseb.
away-day = { $days ->
    [1] homme, { DATETIME($date, dateStyle: "full") }
   *[other] { DATETIME($date, dateStyle: "full") }
}
away-hours = { $count ->
    [1] tunni pärast
   *[other] { $count } tunni pärast
}
away-days = { $count ->
    [1] päeva pärast
   *[other] { $count } päeva pärast
}
away-weeks = { $count ->
    [1] nädala pärast
   *[other] { $count } nädala pärast
}
away-confirmed = Sa oled eemal kuni { $until }: keegi ei maini sind ega tuleta sulle midagi meelde. Kaasmängijad näevad, millal naased.
away-moved-for = { $count ->
    [1] Ühes sinu lauas käib arvutimängija kohe sinu eest, nagu seal kokku lepitud.
   *[other] { $count } lauas käivad arvutimängijad kohe sinu eest, nagu seal kokku lepitud.
}
away-waited-for = { $count ->
    [1] Ühes sinu lauas oodatakse sind, kui teised asendajat ei leia.
   *[other] { $count } lauas oodatakse sind, kui teised asendajat ei leia.
}
away-deserted = { $count ->
    [1] Ühes sinu lauas oodatakse, kuni keegi naaseb.
   *[other] { $count } lauas oodatakse, kuni keegi naaseb.
}
away-ends = Kui käid, lõpeb selles lauas su eemalolek.
button-comeback = Olen tagasi
away-over = Tere tulemast tagasi. Sind mainitakse jälle ja sulle tuletatakse käike meelde.
away-not = Sa pole eemal. Käsuga { COMMAND("kingdomino away") } annad teada, kui lähed ära.
away-missed = { $turns ->
    [0] Sinu äraolekul ei pidanud keegi sinu eest käima.
    [1] Sinu äraolekul tehti sinu eest üks käik.
   *[other] Sinu äraolekul tehti sinu eest { $turns } käiku { $tables ->
        [1] ühes lauas
       *[other] { $tables } lauas
    }.
}
away-your-turn = { $game } { $channel }: **sinu käik**
away-substitute = { $game } { $channel }: sinu eest mängib asendaja. { COMMAND("kingdomino seat") } selles kanalis võtab koha tagasi.
