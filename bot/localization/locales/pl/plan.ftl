button-plan-ahead = Zaplanuj
plan-title = { $round ->
    [0] Plan na pierwszy wybór
   *[other] Plan na rundę { $round }
}
plan-not-kept = Nic jeszcze nie jest zagrane i nikt inny tego nie widzi. Plan działa dopiero, gdy naciśniesz **{ button-plan-keep }**.
plan-kept-title = { $round ->
    [0] Masz plan na pierwszy wybór
   *[other] Masz plan na rundę { $round }
}
plan-kept = To jeszcze nie ruch: plan rozegra się krok po kroku, gdy przyjdzie twoja kolej. Kończy się na pierwszym kroku, który nie będzie już możliwy; wtedy wybierasz jak zwykle. Nikt inny go nie widzi.

plan-place = { $squares ->
    [none] Odrzuć { $domino }, nigdzie nie pasuje
   *[other] Dołóż { $domino } na { $squares }
}
plan-finish = Zakończ turę
plan-wishes = { $count ->
    [1] Weź { $dominoes }, jeśli będzie wolna
   *[other] Weź pierwszą wolną z tych: { $dominoes }
}
plan-wishes-two = Weź dwie pierwsze wolne z tych: { $dominoes }
plan-asked-place = { $dominoes }: miejsce wybierzesz, gdy przyjdzie na to kolej.
plan-asked-choice = Płytkę wybierzesz, gdy przyjdzie twoja kolej: na liście nie ma żadnej.
plan-asked-line = Płytkę wybierzesz, gdy przyjdzie twoja kolej: tej kolumny jeszcze nie wyłożono.

plan-place-title = Gdzie dołożyć { $domino }
plan-only-place = Na następną rundę można zaplanować tylko miejsce płytki; resztę wybierzesz, gdy przyjdzie twoja kolej.
plan-rank = Dotykaj płytek w kolejności, w jakiej je chcesz; ponowne dotknięcie usuwa płytkę z listy. Jeśli żadna nie będzie wolna, wybierasz jak zwykle.
plan-rank-two = W tej rundzie masz dwie tury i każda bierze pierwszą wolną płytkę: wskaż co najmniej dwie.
plan-ranked = { $rank }. wybór: { $choice }
button-plan-place = Zaplanuj to miejsce
button-plan-next = Zaplanuj też { $domino }
button-plan-keep = Zachowaj plan
button-plan-anew = Od nowa
button-plan-change = Zmień
button-plan-drop = Usuń plan
button-plan-drop-kept = Usuń zachowany plan

plan-dropped = Twój plan przepadł, bo zagrał za ciebie komputer.
plan-dropped-now = Plan usunięty: twoja tura czeka na ciebie. Możesz go jeszcze zachować w tej postaci.
plan-still-kept = Inny plan na tę turę jest zachowany. Obowiązuje, dopóki nie zachowasz zamiast niego tego albo go nie usuniesz.
plan-stopped-move = Plan jest wykonany do tego miejsca: następny krok jest niemożliwy. Plan kończy twój własny ruch.
plan-stopped-wishes = Plan jest wykonany do tego miejsca: żadna z płytek na liście nie jest wolna.
plan-stopped-open = Plan jest wykonany do tego miejsca: resztę zostawia tobie.
plan-partly = Gra poszła dalej: pominięto to, co już niemożliwe. Nic nie jest zachowane, dopóki nie naciśniesz **{ button-plan-keep }**.
plan-too-late = Tura z tego planu już minęła. Ten byłby na następną.
plan-turn-has-come = To już twoja kolej, więc nie ma czego planować: to prawdziwy panel i każdy ruch się liczy.
plan-no-turn-left = W tej partii nie masz już żadnej tury, więc nie ma czego planować.
