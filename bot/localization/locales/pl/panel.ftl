panel-place = Dołóż { $domino }
panel-spot-other = { $domino } { $count ->
    [1] na jedynym miejscu · { $worth }
   *[other] na miejscu **{ $spot }** · { $worth }
}
panel-spot-most = { $domino } { $count ->
    [1] na jedynym miejscu · { $worth }, teraz najwięcej
   *[other] na miejscu **{ $spot }** · { $worth }, teraz najwięcej
}
panel-spot-bonus = { $domino } na miejscu **{ $spot }** · { $worth }, najwięcej bez utraty premii
panel-spot-words = Miejsce { $spot } z { $count }: { $placement }. { $points ->
    [0] Na razie bez punktów
   *[other] Daje { $gain }
}, razem { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
reason-completes = wypełnia siatkę
reason-loses-centre = zamek przestaje być w środku
reason-holes = { $count ->
    [1] zostawia dziurę
    [few] zostawia { $count } dziury
    [many] zostawia { $count } dziur
   *[other] zostawia { $count } dziury
}
reason-joins = { $count ->
    [2] łączy dwie posiadłości ({ $terrain })
    [3] łączy trzy posiadłości ({ $terrain })
   *[other] łączy { $count } posiadłości ({ $terrain })
}
reason-crowns = { $count ->
    [one] pierwsza korona dla { $count } pola ({ $terrain })
    [few] pierwsza korona dla { $count } pól ({ $terrain })
    [many] pierwsza korona dla { $count } pól ({ $terrain })
   *[other] pierwsza korona dla { $count } pola ({ $terrain })
}
reason-keeps-centre = zamek zostaje w środku
reason-open = { $count ->
    [0] nie ma już miejsca na więcej pól ({ $terrain })
    [one] jest miejsce na { $count } pole więcej ({ $terrain })
    [few] jest miejsce na { $count } pola więcej ({ $terrain })
    [many] jest miejsce na { $count } pól więcej ({ $terrain })
   *[other] jest miejsce na { $count } pola więcej ({ $terrain })
}
reason-more-room = o { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
} więcej do zajęcia ({ $terrain }), niż daje { $other_answer }
reason-fewer-holes = { $count ->
    [0] nie zostawia dziury
   *[other] zostawia mniej dziur
}
reason-most = teraz najwięcej
reason-then = potem płytka { $domino } może dać { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
panel-discarded = Płytka { $domino } nigdzie nie pasuje, więc została odrzucona.
panel-auto-placed = { $domino } pasuje tylko w jednym miejscu, więc kładę ją tam za ciebie.

step-place = Dokładanie
step-choose = Wybór
step-finish = Koniec
panel-step = Krok { $number } z { $count }: { $step }
button-suggested = { $action } · podpowiedź
button-skip-step = Przejdź do: { $step }
button-step-back = Wróć: { $step }
button-undo = Cofnij

panel-pick = Wybierz następną płytkę.
panel-pick-first = Wybierz płytkę na pierwszą rundę.
panel-taken = Wybrane: { $dominoes }.
suggested-because = Podpowiedź: { $domino }, { $choice }.
suggested-plain = Podpowiedź: { $domino }.
suggested-turn = { $domino ->
    [none] Podpowiedź: miejsce **{ $spot }**
   *[other] Podpowiedź: miejsce **{ $spot }**, potem { $domino }
}
suggested-unlike = { $reason }, inaczej niż na miejscu { $spot }
choice-only = inne nigdzie nie pasują
choice-most = teraz najwięcej punktów
choice-rival = inaczej wybierze ją { $name } i zyska { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
choice-both = płytka { $other_domino } też będzie twoja, bo nikt inny już nie wybiera
choice-later = na płytce { $other_domino } nikt inny teraz nie zyska, więc pewnie zdąży ją jeszcze wybrać twój drugi król
choice-first = zaczynasz następną rundę
choice-crowns = ma { $count ->
    [1] koronę
    [few] { $count } korony
    [many] { $count } koron
   *[other] { $count } korony
}
choice-grows = może powiększyć { $terrain_id ->
    [wheat] twoją pszenicę
    [forest] twój las
    [lake] twoje jezioro
    [grassland] twoją łąkę
    [swamp] twoje bagno
    [mine] twoje góry
    [town] twoje miasto
   *[other] twoją posiadłość: { $terrain }
} ({ $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
})
choice-before = w następnej rundzie grasz wcześniej niż z płytką { $other_domino }
domino-fits-nowhere = nie pasuje
button-take = Wybierz { $domino }
button-discard = Odrzuć { $domino } (nigdzie nie pasuje)
panel-team = Teraz gra { $name } swoim królem. Macie wspólne królestwo, więc możesz się przyglądać.
panel-type-again = W ten sposób pominiesz krok. Jeśli tego chcesz, wpisz to jeszcze raz.
panel-moved-on = Gra poszła dalej. Teraz wygląda to tak.
panel-time-up = Czas minął. Jeśli nie zagrasz dalej, zamknie się: { $when_span }.

spot-placeholder = Wybierz miejsce
spots-more = Więcej miejsc
spot-most = { $worth }, najwięcej

button-rotate = Obróć
button-play = Dołóż tutaj
button-see-turn = Zobacz podpowiadaną turę
button-play-turn = Zagraj tę turę
button-turn-back = Wybierz coś innego
panel-turn = Podpowiedź · { $deeds }
button-hint = Podpowiedź
button-compare = Porównaj płytki
turn-done = Gotowe. **{ $name }** { $deeds }.

turn-done-other = Tura skończona.
turn-thinking = { $name } myśli i zaraz zagra.

done-in-line = Następne wolne miejsce jest twoje: dam znać, gdy się zwolni.
done-joined = Grasz z nami! Partia zacznie się, gdy gospodarz naciśnie **{ button-start }**, a przy pełnym stole gdy zrobi to ktokolwiek.
done-invitation-sent = Zapraszam do gry: **{ $name }**. { $count ->
    [1] Miejsce czeka
    [few] Czekają { $count } miejsca
    [many] Czeka { $count } miejsc
   *[other] Czeka { $count } miejsca
}. **{ button-more }** cofa zaproszenie.
done-left = Nie ma cię już przy tym stole.
done-declined = W porządku, zaproszenie odrzucone, a miejsce znów jest wolne.
done-dropped = { $count ->
    [1] { $game } nie ma tego wariantu: { $options }. Teraz jest wyłączony.
   *[other] { $game } nie ma tych wariantów: { $options }. Teraz są wyłączone.
}
done-computers-left = { $count ->
    [one] Odchodzi
    [few] Odchodzą
    [many] Odchodzą
   *[other] Odchodzą
} { $names }: miejsc jest teraz mniej.
done-cancelled = Stół zamknięty.
done-resigned = Opuszczasz partię, a dalej gra za ciebie komputer.
done-resigned-last = Opuszczasz partię. Zostały same komputery, więc to koniec.
ask-findsubstitute = Miejsce: **{ $name }**. Zapytać stół, czy może tu grać dalej ktoś inny?
ask-undoturn = Zapytać pozostałych, czy możesz cofnąć ostatnią turę?
ask-pause = Zapytać pozostałych o przerwę przy tym stole?
ask-putout = Miejsce: **{ $name }**. Usunąć tę osobę od stołu? Dowie się o tym, a wróci tylko z zaproszeniem.
button-yes = Tak
button-no = Nie
done-nothing = Wszystko zostaje po staremu.
done-opened = Twój stół jest otwarty!
done-forgotten = Gotowe. Twoja nazwa i twoje dane są usunięte. { privacy-copies }
forgotten-name = Ktoś

button-undoturn = Cofnij tę turę
undo-waiting = Pozostali dostali pytanie. Jeśli ktoś zagra, zanim zgodzą się wszyscy, tura zostaje.
undo-done = Twoja tura jest cofnięta.
button-undo-alone = Cofnij turę
undo-price = { $count ->
    [0] Twoja ostatnia tura będzie cofnięta, a partia nie będzie się liczyć. Cofnąć?
   *[other] Twoja ostatnia tura będzie cofnięta, razem z tym, co było potem ({ $names }), a partia nie będzie się liczyć. Cofnąć?
}
undo-alone-done = Twoja tura jest cofnięta i wychodzą te same płytki. Ta partia nie liczy się już w twoich statystykach.

done-computermoves = Gotowe, tę turę zagrał komputer.
done-computerkeeps = Gotowe, komputer gra dalej, aż ta osoba wróci.
done-returntoseat = Miejsce znów jest twoje. Graj dalej!
done-already-seated = Siedzisz już na swoim miejscu, więc nic się nie zmienia.

confirm-cancel = Zakończyć tę partię dla wszystkich, bez wyniku?
confirm-cancel-lobby = Przy tym stole są też inni. Zamknąć go dla wszystkich?
button-cancel-yes = Zakończ partię
button-cancel-no = Gramy dalej
confirm-resign = Opuścić tę partię na dobre? Twoje miejsce zajmie komputer, a pozostali grają dalej.
confirm-resign-last = Poddać partię? Zostałyby same komputery, więc partia skończyłaby się bez wyniku.
confirm-leave = Przy tym stole jesteś tylko ty, więc gdy odejdziesz, zostanie zamknięty.
button-leave-yes = Odejdź i zamknij stół
button-leave-no = Zostaję
confirm-join = Z tobą gra { $count }. Teraz: { $before_plays }. Potem: { $after_plays }. Dołączasz?
confirm-start = Nie wszystkie zaproszone osoby odpowiedziały. Zacząć bez nich?
button-start-yes = Zacznij bez nich
button-start-no = Czekam
button-resign-yes = Poddaj partię
button-resign-no = Gram dalej
button-done = Gotowe
coach-cost = { $points ->
    [1] Twoja ostatnia tura kosztowała około punktu
    [few] Twoja ostatnia tura kosztowała około { $points } punktów
    [many] Twoja ostatnia tura kosztowała około { $points } punktów
   *[other] Twoja ostatnia tura kosztowała około { $points } punktu
}
button-why-not = Dlaczego nie { $domino }?
button-why = Co było lepsze?
panel-bonuses = Wciąż możliwe: { $bonuses }
panel-bonuses-sure = Na pewno twoje: { $bonuses }
