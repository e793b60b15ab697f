puzzle-title = Päeva ülesanne · { DATETIME($date, dateStyle: "long") }
button-puzzle = Päeva ülesanne
puzzle-place = Kuhu asetada { $domino }? Üks neist kohtadest annab lõpuks vähemalt { $points } punkti võrra rohkem kui ükski teine.
puzzle-choose = Millise kivi võtad? Üks annab lõpuks vähemalt { $points } punkti võrra rohkem kui ükski teine.
puzzle-right = **Just nii!** Vahe paremuselt järgmisega ({ $other }) on lõpuks { $worth }.
puzzle-wrong = **Päris mitte.** Parim on { $best }. Vahe sinu omaga ({ $other }) on lõpuks { $worth }.
puzzle-good = **Hea!** Minu arust on see sama hea: { $best }.
puzzle-worth = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
puzzle-spot = { $spot }. koht
puzzle-yours = Proovisid
puzzle-played = Mängisid
puzzle-best = Parim
puzzle-next = Järgmine
puzzle-lead = Arvud on sinu edumaa parima vastase ees mängu lõpus, nii nagu ma seda ootan.
puzzle-reason = Miks: { $reason }.
puzzle-found = { $count ->
    [0] Ühegi taseme arvutimängija seda ei leia.
    [1] Arvutimängijatest leiab selle ainult { $names }.
    [4] Selle leiavad kõigi tasemete arvutimängijad.
   *[other] Arvutimängijatest leiavad selle { $names }.
}

button-practice = Sinu käigud
practice-title = Sinu käigud · Mäng { $id }
practice-place = Kuhu asetada { $domino }? Üks koht oleks andnud umbes { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
} rohkem kui sinu oma.
practice-choose = Milline kivi võtta? Üks oleks andnud umbes { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
} rohkem kui sinu oma.
practice-as-played = Just nii sa mängisidki.
button-practice-next = Järgmine
practice-done = Leidsid kõik üles.
practice-sum = **Käigud, millest paremat polnud: { $good } / { $turns }.**
practice-later = See oli praegu viimane. Mis jäi leidmata, seda küsin uuesti { $when }.
practice-none = Miski polnud selgelt parem kui see, mida mängisid.
practice-last-turn = Sinu viimane käik
practice-no-games = Mängi enne mõni mäng lõpuni. Siis otsin käike, kus miski muu oli selgelt parem, ja sina leiad selle. Seni on iga päev üks ülesanne.
