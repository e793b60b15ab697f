solution-right = **Just nii!** Vahe paremuselt järgmisega ({ $other_answer }) on lõpuks { $worth }.
solution-wrong = **Päris mitte.** Parim on { $best_answer }. Vahe sinu omaga ({ $other_answer }) on lõpuks { $worth }.
solution-better = **Parem: { $best_answer }.** Vahe sinu omaga ({ $other_answer }) on lõpuks { $worth }.
solution-good = **Hea!** Minu arust on see sama hea: { $best_answer }.
solution-worth = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = { $spot }. koht
solution-yours = Proovisid
solution-played = Mängisid
solution-best = Parim
solution-next = Järgmine
solution-lead = Arvud on sinu edumaa parima vastase ees mängu lõpus, nii nagu ma seda ootan.
solution-reason = Miks: { $reason }.
solution-last-turn = Sinu viimane käik
