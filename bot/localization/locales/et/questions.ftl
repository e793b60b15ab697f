solution-right = { $compared ->
    [played] **Just nii!** Sinu valik mängus: { $other_answer }. Vahe on lõpuks { $worth }.
   *[next] **Just nii!** Paremuselt järgmine: { $other_answer }. Vahe on lõpuks { $worth }.
}
solution-wrong = **Päris mitte.** Parim: { $best_answer }. Sinu oma: { $other_answer }. Vahe on lõpuks { $worth }.
solution-better = **Parem: { $best_answer }.** Sinu oma: { $other_answer }. Vahe on lõpuks { $worth }.
solution-good = **Hea!** Minu arust on see sama hea kui parim valik, { $best_answer }.
solution-worth = { points }{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = { $spot }. koht
solution-move = „{ $move }“
solution-yours = Proovisid
solution-played = Mängisid
solution-best = Parim
solution-next = Järgmine
solution-lead = Arvud: sinu eeldatav edumaa parima vastase ees.
solution-reason = Miks: { $reason }.
solution-last-turn = Sinu viimane käik
