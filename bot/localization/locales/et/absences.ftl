quit-placeholder = Lahku lauast…
end-called = Ka teile: { $people_names }

button-standins = Asenda: { $name }…
standins-about = **{ $name }** on eemal (tagasi: { $until_time }). Igaüks laua taga võib lasta arvutil selle käigu teha või edasi mängida, kuni mängija naaseb. Kui kõik on nõus, võib koha võtta keegi teine.
button-findsubstitute = Leia asendaja
button-takeseat = Võta koht: { $name }
seat-proposed = Selle koha (**{ $name }**) võiks võtta keegi teine ja edasi mängida. **{ $owner_name }** võib igal ajal tagasi tulla.
seat-proposed-for-good = Selle koha (**{ $name }**) võiks võtta keegi teine ja edasi mängida.
done-proposal-seat = Tehtud. Igaüks selles kanalis saab nüüd koha võtta.
seat-offered = Vaba koht: **{ $name }**! Võta see ja mängi siit edasi. **{ $owner_name }** võib igal ajal tagasi tulla ja tulemuse saab see, kes lõpus seal istub.
seat-offered-for-good = Vaba koht: **{ $name }**! Võta see ja mängi siit edasi. Tulemuse saab see, kes lõpus seal istub.
seat-offered-left = **{ $name }** on sellest serverist lahkunud. Arvuti hoiab kohta ja igaüks võib selle võtta. Tulemuse saab see, kes lõpus seal istub.
seat-offer-ended = See koht pole enam vaba.
seat-taken = **{ $name }** mängib nüüd mängija **{ $owner_name }** eest.
seat-taken-for-good = **{ $name }** mängib nüüd sellel kohal.
seat-returned = **{ $name }** on tagasi. Aitäh asendamast!
plays-for = { $name } mängib mängija { $owner_name } eest.
done-seat-taken = Koht on sinu, mängi siit edasi. Omanik võib igal ajal tagasi tulla ja tulemuse saab see, kes lõpus siin istub.
done-seat-taken-for-good = Koht on sinu, mängi siit edasi. Tulemuse saab see, kes lõpus siin istub.

away-waiting = { $name } on eemal. Tagasi: { $until_time }.
away-computer = { $name } on eemal. Tagasi: { $until_time }. Seni mängib arvuti.
nobody-present = Praegu on kõik eemal, nii et mäng ootab, kuni keegi naaseb.
away-day = { $days ->
    [1] homme, { DATETIME($day, dateStyle: "full") }
   *[other] { DATETIME($day, dateStyle: "full") }
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
away-confirmed = Sa oled eemal. Tagasi: { $until_time }. Seni sind ei mainita ja kaasmängijad näevad seda kuupäeva. Kena aega!
away-moved-for = { $count ->
    [1] Ühes sinu lauas mängib nüüdsest sinu eest arvuti, nagu seal kokku leppisite.
   *[other] Nüüdsest mängib { $count } lauas sinu eest arvuti, nagu seal kokku leppisite.
}
away-waited-for = { $count ->
    [1] Üks sinu laud ootab sind, kui teised asendajat ei leia.
   *[other] Sind ootab { $count } lauda, kui teised asendajat ei leia.
}
away-deserted = { $count ->
    [1] Ühes sinu lauas oodatakse, kuni keegi naaseb.
   *[other] { $count } lauas oodatakse, kuni keegi naaseb.
}
away-ends = Kui teed mõnes lauas käigu, oled seal tagasi.
button-comeback = Olen tagasi
away-over = Tere tulemast tagasi! Sind jälle mainitakse ja sulle tuletatakse käike meelde.
away-not = Sa pole eemal. Enne minekut kirjuta { COMMAND("kingdomino settings away:") } ja kuupäev.
away-missed = { $turns ->
    [0] Sinu äraolekul ei pidanud keegi sinu eest käima.
    [1] Sinu äraolekul tehti sinu eest üks käik.
   *[other] Sinu äraolekul tehti sinu eest { $turns } käiku { $tables ->
        [1] ühes lauas
       *[other] { $tables } lauas
    }.
}
away-your-turn = { $game } { $channel }: **sinu käik**
away-substitute = { $game } { $channel }: sinu eest mängib asendaja. Koha saad tagasi sealse { COMMAND("kingdomino board") } alt.
