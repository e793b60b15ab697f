solution-right = **Taip!** Skirtumas iki pabaigos nuo antro pagal gerumą ({ $other }): { $worth }.
solution-wrong = **Ne visai.** Geriausia: { $best }. Iki pabaigos skirtumas nuo tavo ({ $other }): { $worth }.
solution-good = **Gerai!** Kiek matau, tai taip pat gerai kaip { $best }.
solution-worth = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}{ $error ->
    [0] { "" }
   *[other] { " " }(±{ "\u00A0" }{ $error })
}
solution-spot = vieta { $spot }
solution-yours = Bandei
solution-played = Žaidei
solution-best = Geriausia
solution-next = Antra
solution-lead = Skaičiai – tavo persvara prieš geriausią varžovą pabaigoje, kokios tikiuosi.
solution-reason = Kodėl: { $reason }.
solution-last-turn = Tavo paskutinis ėjimas
