called-role-is = Kviečiama: { $role }
called-role-about = Ką kviesti, kai prie stalo trūksta žaidėjų? Stalo šeimininkas gali tai padaryti kartą, visi stalai kartu – du kartus per valandą.
called-role-placeholder = Nieko
called-role-night = Nuo 22:00 iki 08:00 kvietimas be garso. { $state ->
    [known] Čia dabar { $clock }.
   *[unknown] Kiek čia dabar valandų? Kol nepasakysi, skaičiuoju UTC laiku.
} Atskirų žmonių tylos valandos rolei negalioja.
called-role-clock = Kiek čia dabar valandų?
button-call = Kviesti žaidėjus
done-called = { $sound ->
    [off] { $role } matys, kad ieškai žaidėjų. Čia naktis, tad niekam nesuskambės.
   *[on] Kvietimas išsiųstas: { $role }.
}
error-table-called = Šis stalas jau kvietė kartą. Kviesti žmones po vieną dar gali.
error-server-called = Prie šio serverio stalų per pastarąją valandą kviesta jau du kartus. Vėl galėsi: { $until_span }.
error-call-in-thread = Gijoje rolės kviesti negalima. Atidaryk stalą kanale.
error-no-called-role = Kviečiamos rolės nebėra. Kas valdo serverį, gali parinkti kitą: { COMMAND("kingdomino server") }.
error-role-not-mentionable = Dar negaliu kviesti: { $role }. Serverio nustatymuose, skiltyje „Rolės“, atverk šią rolę ir leisk visiems ją @paminėti.
help-calls = **{ button-call }** tavo stalo puslapyje **{ button-more }** kviečia visus, kurie turi serverio parinktą rolę.
