called-role-is = Kutsutakse: { $role }
called-role-about = Keda kutsuda, kui laud otsib mängijaid? Laua korraldaja saab seda teha korra, kõik lauad kokku kaks korda tunnis.
called-role-placeholder = Mitte kedagi
called-role-night = Ajal 22:00–08:00 tuleb kutse hääletult. { $state ->
    [known] Siin on kell { $clock }.
   *[unknown] Mis kell siin on? Kuni sa ei ütle, arvestan UTC järgi.
} Inimese enda vaikne aeg rolli puhul ei kehti.
called-role-clock = Mis kell siin on?
button-call = Kutsu mängijaid
done-called = { $sound ->
    [off] { $role } näeb, et otsid mängijaid. Siin on öö, nii et kellegi telefon ei helise.
   *[on] Kutsutud: { $role }.
}
error-table-called = See laud on juba korra kutsunud. Ükshaaval saad inimesi ikka kutsuda.
error-server-called = Siinsed lauad on viimase tunni jooksul juba kaks korda kutsunud. Uuesti saab: { $until_span }.
error-call-in-thread = Lõimes rolli kutsuda ei saa. Ava laud selleks kanalis.
error-no-called-role = Rolli, keda kutsuda, enam pole. Serveri haldaja saab valida teise: { COMMAND("kingdomino server") }.
error-role-not-mentionable = Ma ei saa veel kutsuda: { $role }. Ava serveri seadetes rollide all see roll ja luba kõigil seda @mainida.
help-calls = **{ button-call }** sinu laua lehel **{ button-more }** kutsub kõiki, kel on serveri valitud roll.
