greeting-title = Kingdomino ja Queendomino
greeting =
    Tere! Nüüd saate siin mõlemat mängida, ühe jutiga või mitme päeva jooksul.
    - { COMMAND("kingdomino new") } avab laua kanalis, kuhu selle kirjutad. Vabad kohad võivad täita arvutimängijad.
    - { COMMAND("kingdomino server") } määrab, millistes kanalites võib laudu olla ja millega uued algavad.

help-title = Kuidas mängida
help-now =
    - { COMMAND("kingdomino new") }: laud selles kanalis, kohe arvutite vastu või koos teistega.
help-add = { LINK($link, "Lisa mind serverisse") }
help-report = { $url ->
    [none] Midagi on valesti? Ütle seda selle boti pidajale.
   *[other] Midagi on valesti? { LINK($url, "Teata veast") }
}
help-table-name = Uus laud
help-table = { COMMAND("kingdomino new") } avab selles kanalis laua. Korraldaja vajutab **{ button-play-computers }** või **{ button-invite }** ning valib mängu ja muu nupu **{ button-more }** alt. Teised vajutavad **{ button-join }**, ja mäng algab nupuga **{ button-start }**.
help-turn-name = Sinu käik
help-turn = Sind mainitakse sõnumis. **Aseta** avab paneeli, mida näed ainult sina ja kus on üks hea koht juba näha: **Vali** koos numbriga asetab su kivi sinna ja valib selle numbri, ühe puudutusega. Võid ka enne valida teise koha. Queendominos viib paneel sammult sammule ja vabatahtlikud sammud võid vahele jätta.
help-ahead-name = Järgmise käigu plaan
help-ahead = **{ button-plan-ahead }** või { COMMAND("kingdomino plan") }: järjesta järgmise rea kivid ja vali koht, Queendominos ka rüütlid ja hooned. Keegi teine seda ei näe. Kui on sinu käik, mängin plaani läbi nii kaugele, kui see veel võimalik on. Seni saad seda muuta või sellest loobuda.
help-writing-name = Käigud käskudena
help-writing = { COMMAND("place") } ja { COMMAND("draft") } näitavad kirjutamise ajal, mida saad teha. Käigu võid ka ise välja kirjutada: `12@g8e` asetab kivi 12 nii, et esimene pool on ruudul g8 ja teine sellest idas. Queendominos lisanduvad { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } ja { COMMAND("queendomino done") }.
help-looking-name = Kuningriigid, loendid ja tulemused
help-looking =
    - **{ button-look }** näitab sinu kuningriiki suurelt, { COMMAND("kingdomino board kingdom:") } mõnda teist.
    - { COMMAND("kingdomino board") } näitab lauda uuesti. { COMMAND("kingdomino board ask:") } näitab, millised kivid on veel tulemas ja kui tõenäoliselt tuleb see, mida vajad.
    - { COMMAND("kingdomino games") } loetleb sinu mängud.
help-ear-name = Tekstirežiim ja ekraanilugejad
help-ear = Lülita sisse tekstirežiim ({ COMMAND("kingdomino settings") }) ja kõik, mida näed ainult sina, tuleb sõnadega, pealkirjade ja loenditena. { COMMAND("kingdomino board text:") } teeb seda üks kord. { COMMAND("kingdomino board ask:") } vastab küsimustele kuningriigi kohta, näiteks kus selle järved saavad kasvada.
help-time-name = Aeg ja eemalolek
help-time =
    - Mäng võib kesta päevi ja midagi ei lähe kaduma. { COMMAND("kingdomino table") } näitab ja muudab, mis juhtub, kui kellelgi läheb kaua.
    - Käsu { COMMAND("kingdomino settings") } all on vaikne aeg: siis sind ei mainita. Käsuga { COMMAND("kingdomino settings away:") } ütled, mis ajani sa mängida ei saa.
    - **{ button-look }** laseb arvutil käia hilineja eest ja annab sinu koha tagasi, kui arvuti seda hoidis. { COMMAND("kingdomino table") } leiab kellegi, kes mängib sinu eest edasi.
help-slips-name = Tagasivõtmine ja lahkumine
help-slips =
    - **Võta tagasi** võtab paneelis tagasi selle, mida oled teinud, kuni su käik pole läbi.
    - { COMMAND("kingdomino table") } võtab tagasi sinu viimase käigu, kui vahepeal pole midagi juhtunud ja kõik on nõus. Üksi arvutite vastu õnnestub see alati, aga siis mäng ei lähe arvesse.
    - Seal saad mängust ka lõplikult lahkuda: sinu koha võtab arvuti. Korraldaja saab seal mängu kõigi jaoks lõpetada.
help-fair-name = Kust ma tean, et see on aus?
help-fair = Kõik kivid tulenevad saladusest, mis on paigas enne mängu, nii et mängu ajal ei vali neid keegi. Kontrollimiseks salvesta laua pilt ja märgi üles sõnumi lingi viimane arv.
help-placeholder = Loe lähemalt…
button-rules = Reeglid

setting-title = Sinu seaded
settings-placeholder = Muuda…
settings-all = Kõik seaded
setting-zone = Ajavöönd
setting-advice = Soovitused ja käikude hindamine
setting-notifications = Teavitused
setting-look = Välimus
setting-quiet = Vaikne aeg
setting-quiet-is = Vaikne aeg: { $state ->
    [none] **puudub**
    [unknown] **öösel**
   *[set] **{ $start_clock }–{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] Ilma selleta võidakse sind mainida igal ajal.
    [unknown] Kuni ma sinu kella ei tea, kehtib serveri kell: öösel sind ei mainita.
    [usual] Siis sind ei mainita, kui sa pole viimase tunni jooksul mänginud. Oma käigust kuuled, kui see aeg läbi saab.
   *[set] Siis sind ei mainita. Oma käigust kuuled, kui see aeg läbi saab.
}
setting-zone-is = { $kind ->
    [unknown] Sinu kell: **{ $clock }** ({ $offset }), veel seadmata
    [fixed] Sinu kell: **{ $clock }** ({ $offset })
   *[place] Sinu kell: **{ $clock }**, ajavöönd { $city } ({ $offset })
}
setting-zone-about = { $kind ->
    [unknown] Kui see on vale, ütle mulle, mis kell sinu juures on, või kirjuta { COMMAND("kingdomino settings zone:") } ja linn, näiteks { COMMAND("kingdomino settings zone:Tallinn") }.
    [fixed] See on suvel ja talvel sama. Kui kirjutad { COMMAND("kingdomino settings zone:") } järele linna, käib kell sealse aja järgi.
   *[place] See käib sealse aja järgi, nii suvel kui ka talvel.
}
setting-mentions-is = { $state ->
    [on] Mainimised: **sees**
   *[off] Mainimised: **väljas**
}
setting-mentions-about = { $state ->
    [on] Kui on sinu käik, saad teate.
   *[off] Teateid ei tule. { COMMAND("kingdomino games") } näitab, kes sind ootab.
}
setting-private = Privaatsõnumid
setting-private-is = Privaatsõnumiga: **{ $value }**
setting-private-about = Mida saadan sulle privaatsõnumiga, selle asemel et sind kanalis mainida. Vaikne aeg kehtib ka siis.
setting-private-nothing = mitte midagi
setting-private-reminders = meeldetuletused
setting-private-turns = käigud ja meeldetuletused
setting-private-next = käigud, meeldetuletused ja teade, et oled järgmine
private-how = { COMMAND("kingdomino settings") } muudab seda, mida sulle siia saadan.
private-refused = Discord ei lasknud mul sulle privaatsõnumit saata, nii et mainin sind jälle siin.
setting-theme = Värvid
setting-theme-is = Piltide värvid: **{ $value }**
setting-theme-about = Kõigile piltidele, mida näed ainult sina, ja neile, mida sinu avatud laudades näevad kõik.
setting-theme-table = laua omad
theme-name = { $theme ->
    [distinct] värvipimedale
    [contrast] suur kontrast
   *[storybook] pildiraamat
}
setting-text-mode = Tekstirežiim
setting-text-mode-is = { $state ->
    [on] Tekstirežiim: **sees**
   *[off] Tekstirežiim: **väljas**
}
setting-text-mode-about = { $state ->
    [on] Ainult sulle nähtav tuleb piltide asemel tekstina, pealkirjade ja loenditega.
   *[off] Ainult sulle nähtav tuleb piltidega, igaühel lühike kirjeldus ekraanilugejale.
}
setting-suggestions = Soovitused
setting-suggestions-is = Soovitused: **{ $value }**
setting-suggestions-about = Mängudele, mida mängid ainult arvutite vastu, alates järgmisest. Lauas valitakse see enne algust, aga „{ setting-suggestions-none }“ kehtib igal pool. Mäng, kus need on igal käigul, ei lähe arvesse.
setting-suggestions-shown = igal käigul
setting-suggestions-hint = kui küsin vihjet
setting-suggestions-none = mitte kunagi
setting-coach-is = { $state ->
    [on] Käikude hindamine: **sees**
   *[off] Käikude hindamine: **väljas**
}
setting-coach-about = { $state ->
    [on] Kui mängid ainult arvutite vastu, ütleb paneel, kui sinu viimane käik läks punkte maksma, ja kui küsid, ka seda, mis oleks olnud parem. Mitte siis, kui soovitused on näha.
   *[off] Kui mängid ainult arvutite vastu, võin pärast käiku öelda, mis see maksma läks, kui sa just selle jaoks soovitust ei näinud.
}
button-set-coach-on = Hinda mu käike
button-set-coach-off = Ära hinda mu käike
setting-away = Eemalolek
setting-away-is = { $state ->
    [on] Eemal kuni: **{ $until_time }**
   *[off] Eemal: **ei**
}
setting-away-about = Sinu äraoleku ajal sind ei mainita, ja sinu lauad teavad, mis ajani.
away-placeholder = Eemal kuni…
setting-language = Keel
setting-language-is = Keel: **{ $value }**
setting-language-about = Kõigele, mida näed ainult sina. Kõigile nähtav on laua keeles.
setting-language-discord = nagu Discordis
setting-language-feedback = Kõlab valesti? { LINK($url, "Anna meile teada") }
button-set-mentions-on = Lülita mainimised sisse
button-set-mentions-off = Lülita mainimised välja
button-set-text-mode-on = Lülita tekstirežiim sisse
button-set-text-mode-off = Lülita tekstirežiim välja
server-title = Selle serveri seaded
server-note = Need seaded kehtivad laudadele, mis avatakse nüüdsest. Avaja saab ikka valida teise mängu, teise käiguaja ja selle, kas mäng saab lõime.
server-note-readers = Muuta saavad ainult need, kes serverit haldavad.
tables-title = Avatud lauad
tables-none = Siin pole ühtegi avatud lauda.
tables-opened = avatud: { $since_span }
tables-placeholder = Lõpeta laud…
server-usual = { $value } (vaikimisi)
server-where = Kus
server-time = Tempo
server-game = Mäng
server-game-is = Uue laua mäng: **{ $value }**
server-pace = Käigu aeg
server-pace-is = Käigu aeg: **{ $value }**
server-policy-is = Hilinemisel: **{ $value }**
server-threads-is = { $state ->
    [on] Uued mängud: **igaüks omas lõimes**
   *[off] Uued mängud: **kanalis endas**
}
server-channels-is = { $count ->
    [0] Laudu võib avada **igas kanalis**
   *[other] Laudu võib avada **ainult siin: { $channels }** ja sealsetes lõimedes
}
server-channels-placeholder = Iga kanal
server-channels-lacking = ⚠️ Kanalis { $channels } ma veel lauda pidada ei saa. Luba mulle selle kanali õigustes: { $permissions }.
server-players = Mängijad
server-players-is = { $state ->
    [on] Kes tohib laudu avada: **{ $role }**
   *[off] Kes tohib laudu avada: **kõik**
}
server-openers-placeholder = Kõik
server-language = Keel
server-language-is = Uute laudade keel: **{ $value }**
server-language-host = laua avaja keel
server-zone-is = { $kind ->
    [unknown] Kell siin: **veel seadmata**
    [fixed] Kell siin: **{ $clock }** ({ $offset })
   *[place] Kell siin: **{ $clock }**, ajavöönd { $city } ({ $offset })
}
server-zone-placeholder = Mis kell siin praegu on?
list-more = { $count ->
    [1] Seda kohta jagab veel üks inimene.
   *[other] Seda kohta jagab veel { $count } inimest.
}
button-set-threads-on = Mängi uusi mänge lõimedes
button-set-threads-off = Mängi uusi mänge kanalis

quiet-from = Vaikus alates { $clock }
quiet-to = Vaikus kuni { $clock }
quiet-now = Kell on praegu { $clock }
quiet-from-placeholder = Vaikus alates…
quiet-to-placeholder = Vaikus kuni…
quiet-offset-placeholder = Mis kell sinu juures praegu on?
ask-clock = Mis kell sinu juures on? Siis ei ärata sind öösel keegi.
button-another-clock = Muu kellaaeg…
done-clock = { $city ->
    [none] Sinu kell on { $clock }. Ajal { $start_clock }–{ $end_clock } ei kutsu sind keegi. Muuda: { COMMAND("kingdomino settings") }.
   *[other] Sinu kell on { $clock }, nagu siin: { $city }. Ajal { $start_clock }–{ $end_clock } ei kutsu sind keegi. Muuda: { COMMAND("kingdomino settings") }.
}
night-waited = See ootas hommikuni, et sind mitte äratada.
button-call-at-night = Kutsu mind ka öösel
button-half-hour = Minu kell erineb pool tundi
button-no-quiet-hours = Ilma vaikse ajata
button-set-clock = Sea kell õigeks (praegu { $clock })

setting-privacy-about = Kõike seda saad endale failina või kustutada: sinu seaded ja id kustutatakse kohe, sinu eest mängib edasi arvuti ning teiste mängudesse jääd nimega „{ forgotten-name }“. Sinu id asemele tuleb juhuslik arv, et teiste reitingud alles jääksid. { privacy-copies }
privacy-copies =
    { $days ->
        [0] Kui mängudest on vanemaid koopiaid, jääd sa nendesse alles.
        [1] Minu igapäevasest mängude koopiast kaod ühe päeva pärast.
       *[other] Minu igapäevastest mängude koopiatest kaod { $days } päeva pärast.
    }
button-privacy-stored = Mida hoitakse
privacy-stored =
    ## Mida ma sinu kohta hoian
    - Iga mängu kohta: kes kus istus või oli kutsutud (sinu Discordi id ja näidatud nimi), iga käik, millal see tehti, selle klõpsu id (et ükski klõps ei loeks kaks korda), millistel käikudel vihjet küsisid ja kas sulle näidati soovitusi.
    - Mängud, mida mängid lõppenud mängudest edasi, kuni päev pärast sinu viimast käiku. Andmete kustutamine kustutab ka need.
    - Sinu seaded, nende hulgas ajavöönd, keel ja millal oled eemal, ning milliseid nippe sulle on antud.
    - Kelle kohal asendaja istub.
    - Mida oled käiguks plaaninud, kuni see tuleb, ja millised käigud olid plaanitud.
    - Serveri kohta selle seaded, kuni minu esimese käivituseni pärast lahkumist, ja see, et olen end seal juba tutvustanud.
    - Kui selle boti pidaja su blokeerib: sinu id, kuupäev ja põhjus, ka pärast andmete kustutamist.

    Ei midagi muud: ei sõnumeid ega midagi teiste liikmete kohta.
setting-privacy = Sinu andmed
setting-privacy-is = Sinu andmed: **alles, kuni need kustutad**
button-export = Näita mulle kõike
button-forget = Kustuta kõik minu andmed
confirm-forget = ## Kas kustutada kõik sinu andmed?
    - { $playing ->
        [0] Sa ei mängi praegu üheski mängus.
        [1] Mängus, mida praegu mängid, võtab sinu koha arvutimängija.
       *[other] { $playing } mängus, mida praegu mängid, võtab sinu koha arvutimängija.
    }
    - { $past ->
        [0] Lõppenud mänge sinu nimega pole.
        [1] Ühes lõppenud mängus saab sinu nimeks „{ forgotten-name }“.
       *[other] { $past } lõppenud mängus saab sinu nimeks „{ forgotten-name }“.
    }
    - Sinu statistika, seaded ja Discordi id kustutatakse.
    - Juba postitatud sõnumites ja lõimede pealkirjades jääb su nimi alles.

    Seda ei saa tagasi võtta.
button-forget-yes = Kustuta mind
button-forget-no = Loobu
export = Kõik, mida sinu kohta hoitakse, masinloetava failina:

games-title = Sinu mängud
games-none = Sa ei mängi praegu kuskil. Ava laud käsuga { COMMAND("kingdomino new") }.
games-more = { $more ->
    [1] … ja veel üks mäng
   *[other] … ja veel { $more } mängu
}
games-lobby = ootab mängijaid
games-full = võib alata
games-invited = **sind on kutsutud**
games-your-turn = **sinu käik** · { $since_span }
games-their-turn = käib { $name } · { $since_span }
games-alone = Üksi
games-played-on-line = { $number }. { $game } · { $id ->
    [none] antud seisust
   *[other] mängust { $id }
} · kustutatakse: { $when_span }
button-play-on-number = Mängi edasi: { $number }
games-with = { $more ->
    [0] kaasmängijad: { $names }
    [1] kaasmängijad: { $names } ja veel üks
   *[other] kaasmängijad: { $names } ja veel { $more }
}

button-share = Näita kõigile
button-earlier = Varasem
button-later = Hilisem
text-rest = Ülejäänu on järgmisel lehel.
button-next-page = Järgmine leht
button-first-page = Esimene leht
