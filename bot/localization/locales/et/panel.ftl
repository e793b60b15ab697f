panel-place = Aseta { $domino }
panel-spot-words = Koht { $spot }/{ $count }: { $placement }; annab { $gain }, kokku { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}
reason-completes = täidab ruudustiku
reason-loses-centre = viib lossi keskelt ära
reason-holes = { $number ->
    [1] jätab augu
   *[other] jätab { $number } auku
}
reason-joins = { $number ->
    [2] ühendab kaks valdust: { $terrain }
    [3] ühendab kolm valdust: { $terrain }
   *[other] ühendab { $number } valdust: { $terrain }
}
reason-crowns = { $terrain }: esimene kroon { $number } ruudule
reason-keeps-centre = hoiab lossi keskel
reason-open = { $number ->
    [0] { $terrain }: enam ei mahu juurde
    [1] { $terrain }: üks külg jääb lahti
   *[other] { $terrain }: { $number } külge jääb lahti
}
reason-in-the-end = lubab lõpuks rohkem
panel-mirrored = Peegelpildis korduvatest kohtadest on näha ainult üks.
panel-discarded = { $domino } ei sobi sinu kuningriigis kuhugi ja visati ära.
panel-auto-placed = { $domino } sobis ainult ühte kohta ja pandi sinu eest sinna. Välja saab selle lülitada käsuga { COMMAND("kingdomino settings") }.

step-place = Aseta
step-choose = Vali
step-finish = Valmis
panel-step = Samm { $number }/{ $count }: { $step }
button-suggested = { $action } · soovitus
button-skip = Jäta vahele
button-skip-to-choose = Kohe valima
button-skip-to-finish = Kohe lõppu
button-step-back = Tagasi: { $step }
back-place = Võta tagasi: asetamine

panel-pick = Vali oma järgmine kivi.
panel-pick-first = Vali oma kivi esimeseks vooruks.
panel-taken = Võetud: { $dominoes }.
suggested-denied = Soovitus: { $domino }. See tooks vastasele { $points } punkti.
suggested-both = Soovitus: { $domino }. Kivi { $other } saad samuti, sest keegi teine enam ei vali.
suggested-later = Soovitus: { $domino }. Kivi { $other } ei too kellelegi teisele punkte ja jääb ilmselt su teisele kuningale.
suggested-earlier = Soovitus: { $domino }. Praegu toob see vähem kui { $other }, aga järgmises voorus käid varem.
suggested-in-the-end = Soovitus: { $domino }. Lõpuks toob see ilmselt rohkem.
choice-lost = ei sobi kuhugi
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · soovitus
button-take = Võta { $choice }
button-discard = Viska ära { $domino }, ei sobi kuhugi
button-place-only = Ainult aseta
panel-team = Praegu käib { $name }; kuningriik on teil ühine ja sa võid pealt vaadata.
panel-moved-on = Mäng on vahepeal edasi läinud; nüüd on seis selline.

spot-placeholder = Vali koht

button-previous = ‹ Eelmine
button-next = Järgmine ›
button-rotate = Pööra
button-play = Aseta siia

turn-done-other = Sinu käik on läbi.
turn-thinking = { $name } mõtleb ja käib kohe.

done-joined = Sul on nüüd koht. Mäng algab, kui korraldaja vajutab **{ button-start }**; täis laua korral võib seda teha igaüks.
done-left = Lahkusid lauast.
done-declined = Sa loobusid; koht on jälle vaba.
done-dropped = Mänguga { $variant } ei sobi: { $options }. { $count ->
    [one] See on nüüd väljas.
   *[other] Need on nüüd väljas.
}
done-started = Mäng on alanud.
done-cancelled = Laud on suletud.
done-resigned = Lahkusid mängust; arvutimängija mängib sinu eest edasi.
done-resigned-last = Lahkusid mängust. See lõppes, sest alles jäid ainult arvutimängijad.
done-nothing = Kõik jääb nii, nagu oli.
done-opened = Sinu laud on avatud.
done-thread = Sinu laud on avatud: { $link }
done-forgotten = Tehtud: su nimi ja andmed on kustutatud.
forgotten-name = Keegi

button-undoturn = Võta see käik tagasi
undo-waiting = Teistelt on nõusolekut küsitud. Kui keegi käib enne, kui kõik on nõus, jääb käik kehtima.
undo-done = Sinu käik on tagasi võetud.

done-computermoves = Tehtud: selle käigu tegi arvutimängija.
done-computerkeeps = Tehtud: arvutimängija hoiab kohta, kuni mängija naaseb.
done-returntoseat = Koht on sinu: siit edasi mängid ise.
done-already-seated = Oled juba oma kohal: midagi ei muutunud.

confirm-cancel = Kas lõpetada see mäng kõigi jaoks, tulemuseta?
confirm-cancel-lobby = Selles lauas on ka teisi. Kas sulgeda laud kõigi jaoks?
button-cancel-yes = Lõpeta mäng
button-cancel-no = Las mäng jätkub
confirm-resign = Kas lahkuda sellest mängust lõplikult? Sinu koha võtab arvutimängija ja teised mängivad edasi.
confirm-resign-last = Kas loobuda? Alles jääksid ainult arvutimängijad, seega mäng lõpeb jäädavalt, tulemuseta.
confirm-leave = Oled selles lauas ainus inimene: kui lahkud, laud suletakse.
button-leave-yes = Lahku ja sulge laud
button-leave-no = Jään
confirm-start = Kõik kutsutud pole veel vastanud. Kas alustada nendeta?
button-start-yes = Alusta nendeta
button-start-no = Ootan
button-resign-yes = Lahku mängust
button-resign-no = Mängin edasi
button-done = Valmis
