called-role-is = Sauc: { $role }
called-role-about = Ko saukt, kad galdam trūkst spēlētāju? Galda saimnieks to var vienreiz, visi galdi kopā – divreiz stundā.
called-role-placeholder = Nevienu
called-role-night = No 22:00 līdz 08:00 sauciens ir bez skaņas. { $state ->
    [known] Šeit tagad ir { $clock }.
   *[unknown] Cik šeit tagad ir pulkstenis? Kamēr to nezinu, skaitu pēc UTC.
} Atsevišķu cilvēku klusuma stundas lomai neder.
called-role-clock = Cik šeit tagad ir pulkstenis?
button-call = Saukt spēlētājus
done-called = { $sound ->
    [off] { $role } redzēs, ka meklē spēlētājus. Šeit ir nakts, tāpēc nevienam nezvana.
   *[on] Sauciens nosūtīts: { $role }.
}
error-table-called = Šis galds jau vienreiz ir saucis. Pa vienam aicināt vēl vari.
error-server-called = Galdi šeit pēdējā stundā jau divreiz ir saukuši. Atkal varēsi: { $until_span }.
error-call-in-thread = Pavedienā lomu saukt nevar. Atver galdu kanālā.
error-no-called-role = Lomas, ko saukt, vairs nav. Kas pārvalda serveri, var izvēlēties citu: { COMMAND("kingdomino server") }.
error-role-not-mentionable = Vēl nevaru saukt: { $role }. Servera iestatījumos pie lomām atver šo lomu un ļauj visiem to @pieminēt.
help-calls = **{ button-call }** tava galda lapā **{ button-more }** sauc visus, kam ir servera izvēlētā loma.
