button-plan-ahead = Zaplanuj
plan-title = { $round ->
    [0] Plan na pierwszy wybór
   *[other] Plan na rundę { $round }
}
plan-empty = To tylko plan: na stole nic się jeszcze nie zmienia.
plan-not-kept = Plan liczy się dopiero, gdy naciśniesz **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Twój plan na pierwszy wybór jest gotowy
   *[other] Twój plan na rundę { $round } jest gotowy
}
plan-kept = Gdy przyjdzie twoja kolej, rozegram go krok po kroku. Jeśli jakiś krok nie będzie już możliwy, od tego miejsca grasz ty. Nikt inny go nie widzi.

plan-place = { $squares ->
    [none] Odrzuć { $domino }, bo nigdzie nie pasuje
   *[other] Dołóż { $domino } tak, jak widać
}
plan-finish = Zakończ turę
plan-wishes = { $count ->
    [1] Wybierz { $dominoes }, jeśli będzie wolna
   *[other] Wybierz pierwszą wolną z tych: { $dominoes }
}
plan-wishes-two = Wybierz dwie pierwsze wolne z tych: { $dominoes }
plan-asked-place = { $dominoes }: o miejsce zapytam, gdy przyjdzie ta tura.
plan-asked-choice = Zapytam, którą płytkę wybrać, bo nie ma jeszcze twojej listy.
plan-asked-line = Zapytam, którą płytkę wybrać, bo tej kolumny jeszcze nie wyłożono.

plan-place-title = Gdzie dołożyć { $domino }?
plan-only-place = Na następną rundę możesz zaplanować tylko miejsce. O resztę zapytam, gdy przyjdzie ta tura.
plan-rank = Naciskaj płytki w kolejności, w jakiej je chcesz: dostaniesz pierwszą wolną.
plan-rank-two = Naciskaj płytki w kolejności, w jakiej je chcesz: w dwóch turach dostaniesz dwie pierwsze wolne.
plan-ranked = { $rank }. wybór: { $domino }
button-plan-place = Zaplanuj to miejsce
button-plan-next = Zaplanuj też { $domino }
button-plan-keep = Zachowaj plan
button-plan-anew = Zacznij od nowa
button-plan-change = Zmień
button-plan-drop = Usuń plan
button-plan-drop-kept = Usuń stary plan

plan-dropped = Twój plan przepadł, bo zagrał za ciebie komputer.
plan-dropped-now = Plan jest usunięty, a twoja tura czeka na ciebie. Możesz go zachować znowu dokładnie w tej postaci.
plan-still-kept = Masz już inny plan na tę turę. Obowiązuje, dopóki nie zastąpisz go tym albo go nie usuniesz.
plan-stopped-move = Plan doszedł do tego miejsca, ale następny krok nie jest możliwy. Teraz ty!
plan-stopped-wishes = Plan doszedł do tego miejsca, ale żadna z płytek na twojej liście nie jest wolna. Teraz ty!
plan-stopped-open = Plan doszedł do tego miejsca. Teraz ty!
plan-partly = Pomijam to, co już niemożliwe.
plan-too-late = Ta tura już minęła. To byłby plan na następną.
plan-turn-has-come = To już twoja kolej, więc teraz gramy na serio: każdy ruch się liczy.
plan-no-turn-left = W tej partii nie masz już żadnej tury, więc nie ma czego planować.
