called-role-is = { $role } wird gerufen
called-role-about = Wer wird gerufen, wenn am Tisch jemand fehlt? Einmal je Tisch und insgesamt zweimal in der Stunde.
called-role-placeholder = Niemand
called-role-night = Von 22:00 bis 08:00 macht ein Ruf keinen Ton. { $state ->
    [known] Hier ist es jetzt { $clock }.
   *[unknown] Wie spät ist es hier? Bis das jemand sagt, gilt UTC.
} Die Ruhezeiten einzelner Leute zählen bei einer Rolle nicht.
called-role-clock = Wie spät ist es hier?
button-call = Mitspielende rufen
done-called = { $sound ->
    [off] { $role } sieht, dass du Leute suchst. Hier ist Nacht, also bleiben die Handys stumm.
   *[on] Du hast { $role } gerufen.
}
error-table-called = Dieser Tisch hat schon einmal gerufen. Du kannst noch Leute einladen.
error-server-called = Die Tische hier haben in der letzten Stunde schon zweimal gerufen. Das geht wieder: { $until_span }.
error-call-in-thread = In einem Thread lässt sich keine Rolle rufen. Eröffne deinen Tisch dafür in einem Kanal.
error-no-called-role = Die Rolle, die hier gerufen wurde, gibt es nicht mehr. Wer den Server verwaltet, kann mit { COMMAND("kingdomino server") } eine andere wählen.
error-role-not-mentionable = Ich kann { $role } noch nicht rufen. Öffne in den Servereinstellungen unter „Rollen“ diese Rolle und erlaube allen, sie zu @erwähnen.
help-calls = **{ button-call }** unter **{ button-more }** an deinem Tisch ruft alle mit der Rolle, die der Server dafür gewählt hat.
