button-practice = Sinu käigud
practice-title = Sinu käigud · Mäng { $id }
practice-place = Kuhu asetada { $domino }? Üks koht oleks andnud umbes { $points } punkti rohkem kui sinu oma.
practice-choose = Milline kivi võtta? Üks oleks andnud umbes { $points } punkti rohkem kui sinu oma.
practice-as-played = Just nii sa mängisidki.
button-practice-next = Järgmine
practice-done = Leidsid kõik üles.
practice-sum = **Käigud, millest paremat polnud: { $good } / { $turns }.**
practice-later = See oli praegu viimane. Mis jäi leidmata, seda küsin uuesti { $when }.
practice-none = Miski polnud selgelt parem kui see, mida mängisid.
practice-no-games = Mängi enne mõni mäng lõpuni. Siis otsin käike, kus miski muu oli selgelt parem, ja sina leiad selle.
button-analysis = Graafik
chart-title = Võidu tõenäosus · Mäng { $id }
analysis-waiting = { $before ->
    [0] Vaatan seda mängu läbi.
    [1] Vaatan enne läbi ühe teise mängu, siis selle.
   *[other] Vaatan enne läbi { $before } teist mängu, siis selle.
} Kui midagi ei tule, vajuta uuesti **{ button-practice }**.
analysis-progress = { $percent }% tehtud
error-too-many-analyses = Praegu ootab liiga palju mänge. Palun proovi mõne minuti pärast uuesti.
error-analysis-failed = Kahjuks ei õnnestunud. Palun proovi minuti pärast uuesti.
command-practice-about = Leia oma mängude käikudes parem valik
help-reviews = { COMMAND("kingdomino practice") } küsib sinu enda mängude käikude kohta, kus miski muu oli selgelt parem.
stored-reviews = Sinu viimane vastus igale käsu { COMMAND("kingdomino practice") } küsimusele ja millal sa selle andsid.
