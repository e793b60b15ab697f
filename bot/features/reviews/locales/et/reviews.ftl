button-turns = Vaata mu käigud üle
turns-title = Sinu käigud · { $when_date }
turns-place = Kuhu asetada { $domino }? Üks koht oleks andnud umbes { $points } punkti rohkem kui sinu oma.
turns-choose = Milline kivi valida? Üks oleks andnud umbes { $points } punkti rohkem kui sinu oma.
turns-act = Mida nüüd teha? Üks samm oleks andnud umbes { $points } punkti rohkem kui sinu oma.
turns-as-played = Just nii sa mängisidki.
button-turns-next = Järgmine küsimus
turns-done = Leidsid kõik üles.
turns-sum = **{ $good ->
    [0] { $turns ->
        [1] Sinu käigust oli midagi paremat.
       *[other] Igast sinu käigust ({ $turns }) oli midagi paremat.
    }
    [1] Ühest sinu käigust ({ $turns }) polnud midagi paremat.
   *[other] Käigud, millest paremat polnud: { $good } / { $turns }.
}**
turns-sum-of-some = **Vaatasin läbi käike: { $studied } / { $turns }. { $good ->
    [0] Igaühest oli midagi paremat.
    [1] Ühest neist polnud midagi paremat.
   *[other] Neist paremat polnud: { $good }.
}**
turns-little = { $count ->
    [1] Ühel käigul oleks saanud natuke paremini.
   *[other] { $count } käigul oleks saanud natuke paremini.
}
turns-clear = { $count ->
    [1] Ühel käigul oleks saanud selgelt paremini.
   *[other] { $count } käigul oleks saanud selgelt paremini.
}
turns-all-good = { $turns ->
    [1] **Sinu käigust polnud midagi paremat.**
   *[other] **Üheski sinu käigus ({ $turns }) polnud midagi paremat.**
}
turns-hints-wrong = Käigud, milles eksis ka minu vihje: { $count }.
button-turns-little = Mis oli natuke parem?
turns-later = Praegu on see kõik. Mis jäi leidmata, seda küsin uuesti: { $when_span }.
turns-no-games = Mängi enne mõni mäng lõpuni. Siis otsin käike, kus miski muu oli selgelt parem, ja sina leiad selle.
button-analysis = Graafik
chart-title = Võidu tõenäosus · { $when_date }
analysis-waiting = { $count ->
    [0] Vaatan seda mängu läbi.
    [1] Vaatan enne läbi ühe teise mängu, siis selle.
   *[other] Vaatan enne läbi { $count } teist mängu, siis selle.
} Kui midagi ei tule, vajuta uuesti **{ button-turns }**.
analysis-progress = { $percent }% tehtud
error-too-many-analyses = Praegu ootab liiga palju mänge. Palun proovi mõne minuti pärast uuesti.
error-analysis-failed = Kahjuks ei õnnestunud. Palun proovi minuti pärast uuesti.
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) küsib sinu enda mängude käikude kohta, kus miski muu oli selgelt parem.
stored-reviews = Sinu viimane vastus igale **{ button-turns }** küsimusele ja millal sa selle andsid.
