# Dienas spēle: visiem tie paši domino.

daily-name = Dienas spēle
daily-title = Kingdomino #{ $number } · { DATETIME($date, dateStyle: "long") }
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
    [1] To ir pabeidzis viens cilvēks.
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
daily-shared = **{ $name }** pabeidz dienas spēli.
daily-card-how = Nokopē un rādi, kur vien gribi. Tas neko neatklāj:
daily-card =
    Kingdomino #{ $number } · { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    } ({ $level }: { $par })
daily-card-words =
    Kingdomino #{ $number }: { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }. Dators, līmenis „{ $level }”, ar tiem pašiem kauliņiem guva { $par }.
daily-card-way =
    { $link ->
        [none] Spēlē to ar Discord: { COMMAND("daily") }
       *[other] Spēlē to ar { COMMAND("daily") }: { $link }
    }
daily-copy = Te to neviens cits neredz. Nokopē, lai dalītos:
daily-about = Visi saņem šos kauliņus. Spēlēt var vienreiz.
button-daily-play = Spēlēt
button-daily-go-on = Spēlēt tālāk
button-daily-look = Apskatīt savu spēli
button-daily-todays = Spēlēt šodienas spēli
button-daily-before = Iepriekšējā diena
button-daily-today = Šodien
error-daily-begun = Šodienas spēle tev jau ir sākta: { COMMAND("daily") } to turpina.
help-daily-name = Dienas spēle
help-daily = { COMMAND("daily") } ir viena spēle dienā, kurā visi saņem tos pašus kauliņus un spēlē pret tiem pašiem datoriem. Spēlē to vienu reizi, savā tempā, un salīdzini savus punktus ar citu punktiem. Jauna sākas pusnaktī pēc UTC laika.
