# Dienas spēle: visiem tie paši domino.

daily-name = Dienas spēle
daily-title = Dienas spēle: { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [zero] { $count } datoru
    [one] { $count } dators
   *[other] { $count } datori
} (līmenis: { $level })
daily-here = Šajā serverī
daily-line = **{ $place }.** { $name }: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
daily-unlisted = { $count ->
    [zero] un vēl { $count } cilvēku, kuru sarakstā nav
    [one] un vēl { $count } cilvēks, kura sarakstā nav
   *[other] un vēl { $count } cilvēki, kuru sarakstā nav
}
daily-everywhere = { $count ->
    [0] To vēl neviens nav pabeidzis.
    [zero] Pavisam to pabeiguši { $count } cilvēku.
    [one] Pavisam to pabeidzis { $count } cilvēks.
   *[other] Pavisam to pabeiguši { $count } cilvēki.
}
daily-nobody = To neviens nav pabeidzis.
daily-own = Kopumā tā tev ir { $place }. vieta.
daily-erased = Šodienas mēģinājums tev jau bija: izdzēsi savus datus un līdz ar tiem savu spēli. Rīt būs jauna.
daily-next = Nākamā sākas { $when }.
daily-streak = Dienas spēle tev pabeigta { $days ->
    [zero] { $days } dienu
    [one] { $days } dienu
   *[other] { $days } dienas
} pēc kārtas.
daily-shared = **{ $name }** pabeidz dienas spēli, { DATETIME($date, dateStyle: "long") }.
daily-card-how = Nokopē un rādi, kur vien gribi. Tas neko neatklāj:
daily-card-points = 
    { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    } · orientieris { $par } (dators: { $level })
daily-par = Orientieris ir tas, cik tavā vietā ar tiem pašiem kauliņiem gūst dators (līmenis: { $level }).
daily-card-colors = Krāsas ir īpašumu punkti: { $colors }
daily-card-streak =
    { $days ->
        [zero] { $days } dienu
        [one] { $days } diena
       *[other] { $days } dienas
    } pēc kārtas
daily-copy = Te to neviens cits neredz. Nokopē, lai dalītos:
daily-about = Visi saņem tos pašus kauliņus tādā pašā secībā un spēlē pret { $count ->
    [1] to pašu datora spēlētāju
   *[other] tiem pašiem datora spēlētājiem
}. Vari spēlēt vienreiz, savā tempā. Tavi punkti skaitās, un, ja gribi, ir arī mājiens.
button-daily-play = Spēlēt
button-daily-go-on = Spēlēt tālāk
button-daily-look = Apskatīt savu spēli
button-daily-before = Iepriekšējā diena
button-daily-today = Šodien
error-daily-begun = Šodienas spēle tev jau ir sākta: { COMMAND("daily") } to turpina.
help-daily-name = Dienas spēle
help-daily = { COMMAND("daily") } ir viena spēle dienā, kurā visi saņem tos pašus kauliņus un spēlē pret tiem pašiem datoriem. Spēlē to vienu reizi, savā tempā, un salīdzini savus punktus ar citu punktiem. Ja pabeigsi katru dienu, tava sērija augs.
