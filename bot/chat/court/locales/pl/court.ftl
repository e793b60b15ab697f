variant-qd = Queendomino
variant-rw = Królewskie wesele
variant-rwt = Królewskie wesele, drużynowo
variant-qd-about = Kingdomino z miastami, rycerzami, budynkami, królową i smokiem
variant-rw-about = Queendomino z płytkami z obu gier
variant-rwt-about = Płytki z obu gier i jedno królestwo na dwie osoby

step-knights = Rycerze
step-build = Budowa
step-dragon = Smok
button-side-step-dragon = Spal kafel…
skipped-knights = Jeśli przejdziesz dalej, nie wyślesz już w tej turze rycerza.
skipped-build = Jeśli przejdziesz dalej, nic już w tej turze nie zbudujesz.
plan-knights = Rycerz: { $terrain }
plan-build = Buduj: { $building } ({ $square })
plan-dragon = Niech smok spali: { $building }
court-knights = Wysłać rycerza na nową płytkę?
court-knights-more = Wysłać jeszcze jednego rycerza?
court-treasury = Twoje zasoby: { $treasury }.
court-build = Zbudować coś na wolnym polu miasta? Twoje pola: { $squares }.
court-chosen = **{ $building }**: { $effect }
court-dragon = Zapłacić smokowi 1 monetę, by spalił kafel? Wtedy nikt go już nie zbuduje.
button-tax = { $terrain_id ->
    [wheat] W pszenicę
    [forest] Do lasu
    [lake] Nad jezioro
    [grassland] Na łąkę
    [swamp] Na bagno
    [mine] W góry
    [town] Do miasta
   *[other] { $terrain }
}: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
button-tax-both = Obaj rycerze: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
court-gain = { $cost ->
    [0] punkty: { $gain }
   *[other] punkty: { $gain }, po odjęciu kosztu
}

court-build-placeholder = Wybierz kafel
court-other-tile-placeholder = Inny kafel…
court-tile = { $building } · { $price ->
    [0] za darmo
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}
court-site-placeholder = Na którym polu miasta?
court-site = Na { $square }
button-build = Buduj: { $building } { $price ->
    [0] (za darmo)
    [one] za { $price } monetę
    [few] za { $price } monety
    [many] za { $price } monet
   *[other] za { $price } monety
}
button-ends-turn = { $action } · koniec tury
suggested-tile-knights = Podpowiedź: { $building }. Więcej rycerzy zbierze więcej monet w następnych turach.
suggested-tile-taxes = Podpowiedź: { $building }. Dzięki temu rycerze wysłani później zbiorą więcej monet.
suggested-tile-grows = Podpowiedź: { $building }. Punktów może jeszcze przybyć.
suggested-tile-towers = Podpowiedź: { $building }. Wieże tego budynku mogą sprowadzić królową.
suggested-tile-coins = Podpowiedź: { $building }. Zostaje ci o { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} więcej.
suggested-tile-queen = Podpowiedź: { $building }. Królowa wprowadzi się do ciebie.
suggested-tile-effect = Podpowiedź: { $building } ({ $effect }).
suggested-no-tile = Podpowiedź: nie buduj. { $price ->
    [0] Pole miasta może
   *[other] Monety i pole miasta mogą
} później dać więcej.
court-burn-tile = { $building } · koszt { $price }
court-burn-placeholder = Spal kafel za 1 monetę
court-burn = Spal za 1 monetę: { $building }
told-tax = { $coins ->
    [one] +{ $coins } moneta
    [few] +{ $coins } monety
    [many] +{ $coins } monet
   *[other] +{ $coins } monety
}
told-left = { $coins ->
    [0] nie ma już monet
    [one] zostaje { $coins } moneta
    [few] zostają { $coins } monety
    [many] zostaje { $coins } monet
   *[other] zostaje { $coins } monety
}

told-build = buduje: { $building } { $price ->
    [0] (za darmo)
    [one] za { $price } monetę
    [few] za { $price } monety
    [many] za { $price } monet
   *[other] za { $price } monety
}
told-queen = wprowadza się królowa
told-queen-leaves = **{ $name }**: królowa odchodzi, a z nią { points }.
told-bribe = smok pali: { $building }
told-built = buduje: { $buildings }
told-burned = smok pali: { $buildings }

illegal-not-just-placed = Rycerz może iść tylko na płytkę dołożoną przed chwilą, po jednym na każdą połowę.
illegal-no-knights = Nie masz rycerza w rezerwie.
illegal-empty-slot = Na tym miejscu nie ma teraz kafla.
illegal-board-empty = Na planszy budowniczych nie ma teraz żadnego kafla.
illegal-no-site = Nie masz wolnego pola miasta, więc nie ma gdzie budować.
illegal-not-a-site = Budować możesz tylko na swoim polu miasta bez budynku.
illegal-too-dear = Nie stać cię na to.
illegal-dragon-awake = Smok już spalił kafel w tej rundzie, a więcej niż jednego nie pali.
illegal-queen-here = Królowa mieszka u ciebie, a smok trzyma się od niej z daleka. Na razie nic nie spalisz.
illegal-no-coins = Nie masz monety dla smoka.

reason-tax = { $count ->
    [one] rycerz zbiera tu { $count } monetę
    [few] rycerz zbiera tu { $count } monety
    [many] rycerz zbiera tu { $count } monet
   *[other] rycerz zbiera tu { $count } monety
}
reason-sites = { $count ->
    [1] pole pod budynek
    [few] { $count } pola pod budynki
    [many] { $count } pól pod budynki
   *[other] { $count } pola pod budynki
}

command-queendomino-about = Queendomino: rycerze, budynki i smok
command-tax-about = Wyślij rycerza na płytkę dołożoną przed chwilą
command-build-about = Zbuduj budynek na polu miasta
command-dragon-about = Zapłać smokowi, by spalił kafel budynku
command-done-about = Zakończ swoją turę w ostatniej rundzie
option-knight-about = Posiadłość lub jej pole, na przykład jezioro albo h7. Lub wybierz z listy
option-tile-about = Koszt kafla i pole miasta, na przykład 4 g8. Lub wybierz z listy
option-burn-about = Koszt kafla, na przykład 3. Lub wybierz z listy

error-no-game-of-court = To polecenie jest do Queendomino, a na tym kanale nikt teraz w to nie gra.
