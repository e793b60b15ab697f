solution-right = **Taip!** Skirtumas iki pabaigos nuo antro pagal gerumą ({ $other }): { $worth }.
solution-wrong = **Ne visai.** Geriausia: { $best }. Skirtumas iki pabaigos nuo tavo ({ $other }): { $worth }.
solution-worth = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
solution-spot = vieta { $spot }
solution-yours = Tavo
solution-best = Geriausia
solution-next = Antra pagal gerumą
solution-reason = Kodėl: { $reason }.
solution-last-turn = Tavo paskutinis ėjimas
