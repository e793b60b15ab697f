panel-place = Aseta { $domino }
panel-spot-other = { $domino }: { $count ->
    [1] ainus koht · { $worth }
   *[other] koht **{ $spot }** · { $worth }
}
panel-spot-most = { $domino }: { $count ->
    [1] ainus koht · { $worth }, praegu kõige rohkem
   *[other] koht **{ $spot }** · { $worth }, praegu kõige rohkem
}
panel-spot-bonus = { $domino }: koht **{ $spot }** · { $worth }, rohkem saaks ainult boonuseta
panel-spot-words = { $spot }. koht { $count }-st: { $placement }. { $points ->
    [0] Praegu punkte ei too
   *[other] Toob { $gain }
}, kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}
reason-completes = täidab ruudustiku
reason-loses-centre = viib lossi keskelt ära
reason-holes = { $count ->
    [1] jätab augu
   *[other] jätab { $count } auku
}
reason-joins = { $count ->
    [2] ühendab kaks valdust ({ $terrain })
    [3] ühendab kolm valdust ({ $terrain })
   *[other] ühendab { $count } valdust ({ $terrain })
}
reason-crowns = esimene kroon { $count } ruudule ({ $terrain })
reason-keeps-centre = hoiab lossi keskel
reason-open = { $count ->
    [0] enam ei mahu juurde ({ $terrain })
    [1] jätab ruumi veel ühele ruudule ({ $terrain })
   *[other] jätab ruumi veel { $count } ruudule ({ $terrain })
}
reason-more-room = { $count ->
    [1] ühe ruudu võrra rohkem ruumi ({ $terrain }) kui { $other_answer }
   *[other] { $count } ruudu võrra rohkem ruumi ({ $terrain }) kui { $other_answer }
}
reason-fewer-holes = { $count ->
    [0] ei jäta auke
   *[other] jätab vähem auke
}
reason-most = praegu kõige rohkem
reason-then = siis võib { $domino } tuua { $count } punkti
panel-discarded = { $domino } ei sobi sinu kuningriigis kuhugi ja visati ära.
panel-auto-placed = { $domino } sobis ainult ühte kohta, nii et panin selle sinu eest sinna.

step-place = Aseta
step-choose = Vali
step-finish = Valmis
panel-step = { $number }. samm { $count }-st: { $step }
button-suggested = { $action } · soovitus
button-skip-step = Edasi: { $step }
button-step-back = Tagasi: { $step }
button-undo = Võta tagasi

panel-pick = Vali oma järgmine kivi.
panel-pick-first = Vali oma kivi esimeseks vooruks.
panel-taken = Valitud: { $dominoes }.
suggested-because = Soovitus: { $domino }, { $choice }.
suggested-plain = Soovitus: { $domino }.
suggested-turn = { $domino ->
    [none] Soovitus: koht **{ $spot }**
   *[other] Soovitus: koht **{ $spot }**, siis { $domino }
}
suggested-unlike = { $reason }, erinevalt kohast { $spot }
choice-only = teised ei sobi kuhugi
choice-most = praegu annab see kõige rohkem punkte
choice-rival = muidu saab { $name } sellega { $count } punkti
choice-both = ka { $other_domino } tuleb sulle, sest keegi teine enam ei vali
choice-later = kellelegi teisele { $other_domino } praegu midagi ei too, nii et su teine kuningas saab selle ilmselt hiljem valida
choice-first = siis käid järgmises voorus esimesena
choice-crowns = sellel on { $count ->
    [1] kroon
   *[other] { $count } krooni
}
choice-grows = see võib kasvatada sinu valdust ({ $terrain }, { $count ->
    [one] { $count } ruut
   *[other] { $count } ruutu
})
choice-before = siis käid järgmises voorus varem kui kiviga { $other_domino }
domino-fits-nowhere = ei sobi kuhugi
button-take = Vali { $domino }
button-discard = Viska ära { $domino }, ei sobi kuhugi
panel-team = Praegu käib paarilise kuningas ({ $name }). Kuningriik on teil ühine, nii et võid pealt vaadata.
panel-type-again = Nii jääks üks samm vahele. Kui sa seda tahad, kirjuta see uuesti.
panel-moved-on = Mäng on edasi läinud. Nüüd on seis selline.
panel-time-up = Selle aeg on läbi. Kui sa edasi ei mängi, suletakse see: { $when_span }.

spot-placeholder = Vali koht
spots-more = Veel kohti
spot-most = { $worth }, kõige rohkem

button-rotate = Pööra
button-play = Aseta siia
button-see-turn = Vaata soovitatud käiku
button-play-turn = Mängi see käik
button-turn-back = Vali midagi muud
panel-turn = Soovitus: { $deeds }
button-hint = Vihje
button-compare = Võrdle kive
turn-done = Tehtud. **{ $name }**: { $deeds }.

turn-done-other = Sinu käik on läbi.
turn-thinking = { $name } mõtleb ja käib kohe.

done-in-line = Järgmine vaba koht on sinu: kui see tekib, kutsun sind.
done-joined = Oled mängus! Mäng algab, kui korraldaja vajutab **{ button-start }**, täis laua korral võib seda teha igaüks.
done-invitation-sent = Kutse on saadetud ja { $count ->
    [1] koht
   *[other] { $count } kohta
} hoitud: **{ $name }**. Kutse saad tagasi võtta nupu **{ button-more }** alt.
done-left = Lahkusid lauast.
done-declined = Hästi, sa keeldusid ja koht on jälle vaba.
done-dropped = Mänguga { $game } ei sobi: { $options }. { $count ->
    [one] See on nüüd väljas.
   *[other] Need on nüüd väljas.
}
done-computers-left = Lahkus { $names }: kohti on nüüd vähem.
done-cancelled = Laud on suletud.
done-resigned = Lahkusid mängust ja sinu eest mängib edasi arvuti.
done-resigned-last = Lahkusid mängust. Alles jäid ainult arvutimängijad, nii et mäng on läbi.
ask-findsubstitute = Kas küsida lauas, et sellel kohal (**{ $name }**) võiks edasi mängida keegi teine?
ask-undoturn = Kas küsida teistelt, kas võid viimase käigu tagasi võtta?
ask-pause = Kas paluda teistelt selles lauas pausi?
ask-putout = Kas eemaldada lauast **{ $name }**? Annan mängijale sellest teada ja tagasi saab ta ainult kutsega.
button-yes = Jah
button-no = Ei
done-nothing = Kõik jääb nii, nagu oli.
done-opened = Sinu laud on avatud!
done-forgotten = Tehtud. Sinu nimi ja andmed on kustutatud. { privacy-copies }
forgotten-name = Keegi

button-undoturn = Võta see käik tagasi
undo-waiting = Küsisin teistelt. Kui keegi käib enne, kui kõik on nõus, jääb käik kehtima.
undo-done = Sinu käik on tagasi võetud.
button-undo-alone = Võta käik tagasi
undo-price = { $count ->
    [0] Sinu viimane käik võetakse tagasi ja mäng ei lähe arvesse. Kas võtta tagasi?
   *[other] Sinu viimane käik võetakse tagasi koos kõigega, mis järgnes ({ $names }), ja mäng ei lähe arvesse. Kas võtta tagasi?
}
undo-alone-done = Sinu käik on tagasi võetud ja samad kivid tulevad uuesti. See mäng ei lähe sinu statistikas arvesse.

done-computermoves = Tehtud, arvuti tegi selle käigu.
done-computerkeeps = Tehtud, arvuti mängib edasi, kuni see mängija naaseb.
done-returntoseat = Koht on jälle sinu. Mängi siit edasi!
done-already-seated = Oled juba oma kohal, nii et midagi ei muutunud.

confirm-cancel = Kas lõpetada see mäng kõigi jaoks, tulemuseta?
confirm-cancel-lobby = Selles lauas on ka teisi. Kas sulgeda laud kõigi jaoks?
button-cancel-yes = Lõpeta mäng
button-cancel-no = Mängime edasi
confirm-resign = Kas lahkuda sellest mängust lõplikult? Sinu koha võtab arvuti ja teised mängivad edasi.
confirm-resign-last = Kas lahkuda? Alles jääksid ainult arvutimängijad, nii et mäng oleks läbi, tulemuseta.
confirm-leave = Oled selles lauas ainus inimene, nii et kui lahkud, laud suletakse.
button-leave-yes = Lahku ja sulge laud
button-leave-no = Jään
confirm-join = Sinuga mängib { $count }. Praegu: { $before_plays }. Siis: { $after_plays }. Kas liitud?
confirm-start = Kõik, keda kutsusid, pole veel vastanud. Kas alustada nendeta?
button-start-yes = Alusta nendeta
button-start-no = Ootan
button-resign-yes = Lahku mängust
button-resign-no = Mängin edasi
button-done = Valmis

coach-cost = Sinu viimane käik läks maksma umbes { $points } punkti
button-why-not = Miks mitte { $domino }?
button-why = Mis oli parem?
panel-bonuses = Veel võimalik: { $bonuses }
panel-bonuses-sure = Kindlalt käes: { $bonuses }
