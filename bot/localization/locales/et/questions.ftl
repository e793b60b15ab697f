solution-right = **Just nii!** Vahe paremuselt järgmisega ({ $other }) on lõpuks { $worth }.
solution-wrong = **Päris mitte.** Parim on { $best }. Vahe sinu omaga ({ $other }) on lõpuks { $worth }.
solution-worth = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
solution-spot = { $spot }. koht
solution-yours = Sinu oma
solution-best = Parim
solution-next = Paremuselt järgmine
solution-reason = Miks: { $reason }.
solution-last-turn = Sinu viimane käik
