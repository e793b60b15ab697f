help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) pievieno tavam spēļu sarakstam galdu, ko tikai vēro.
stored-following = Kuriem galdiem seko, līdz to beigām.

button-follow = Sekot
button-unfollow = Vairs nesekot
button-unfollow-number = Vairs nesekot: { $number }
button-follow-mentioned = Pieminēt beigās
button-follow-quietly = Nepieminēt mani
following-quietly = Tu seko šim galdam. Līdz spēles beigām to rāda { COMMAND("kingdomino games") }, un neviens tevi nepiemin.
following-mentioned = Tu seko šim galdam. To rāda { COMMAND("kingdomino games") }, un spēles beigās tevi vienreiz pieminēšu.
unfollowed = Tu šim galdam vairs neseko.
followed-title = Tu seko
error-too-many-followers = Šī galda sekotāju skaits jau ir { $limit }, un vairāk nevar. Ar { COMMAND("kingdomino board") } vari ieskatīties jebkurā laikā.
error-follows-too-many = Tu jau seko { $limit ->
        [zero] { $limit } galdiem
        [one] { $limit } galdam
       *[other] { $limit } galdiem
    }, un vairāk nevar. { COMMAND("kingdomino games") } tos uzskaita, un tur vari beigt sekot.
