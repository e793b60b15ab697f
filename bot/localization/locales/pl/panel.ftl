panel-place = Dołóż { $domino }
panel-spot-words = Miejsce { $spot } z { $count }: { $placement }; daje { $gain }, razem { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
reason-completes = wypełnia siatkę
reason-loses-centre = zamek przestaje być w środku
reason-holes = { $number ->
    [1] zostawia dziurę
    [few] zostawia { $number } dziury
    [many] zostawia { $number } dziur
   *[other] zostawia { $number } dziury
}
reason-joins = { $number ->
    [2] łączy dwie posiadłości: { $terrain }
    [3] łączy trzy posiadłości: { $terrain }
   *[other] łączy { $number } posiadłości: { $terrain }
}
reason-crowns = { $number ->
    [one] pierwsza korona: { $terrain }, { $number } pole
    [few] pierwsza korona: { $terrain }, { $number } pola
    [many] pierwsza korona: { $terrain }, { $number } pól
   *[other] pierwsza korona: { $terrain }, { $number } pola
}
reason-keeps-centre = zamek zostaje w środku
reason-open = { $number ->
    [0] { $terrain }: bez dalszego miejsca
    [1] { $terrain }: jeden wolny bok
    [few] { $terrain }: { $number } wolne boki
    [many] { $terrain }: { $number } wolnych boków
   *[other] { $terrain }: { $number } wolnego boku
}
reason-in-the-end = na koniec może dać więcej
panel-mirrored = Z lustrzanych odbić pokazano tylko jedno.
panel-discarded = Płytka { $domino } nigdzie nie pasuje, więc została odrzucona.
panel-auto-placed = Płytka { $domino } pasowała tylko w jednym miejscu i już tam leży. Wyłączysz to w { COMMAND("kingdomino settings") }.

step-place = Dokładanie
step-choose = Wybór
step-finish = Koniec
panel-step = Krok { $number } z { $count }: { $step }
button-suggested = { $action } · podpowiedź
button-skip = Pomiń
button-skip-to-choose = Przejdź do wyboru
button-skip-to-finish = Przejdź do końca
button-step-back = Wróć: { $step }
back-place = Cofnij dołożenie

panel-pick = Wybierz następną płytkę.
panel-pick-first = Wybierz płytkę na pierwszą rundę.
panel-taken = Zajęte: { $dominoes }.
suggested-denied = { $points ->
    [one] Podpowiedź: { $domino }. Komuś innemu dałaby { $points } punkt.
    [few] Podpowiedź: { $domino }. Komuś innemu dałaby { $points } punkty.
    [many] Podpowiedź: { $domino }. Komuś innemu dałaby { $points } punktów.
   *[other] Podpowiedź: { $domino }. Komuś innemu dałaby { $points } punktu.
}
suggested-both = Podpowiedź: { $domino }. { $other } też będzie twoje, bo nikt inny już nie wybiera.
suggested-later = Podpowiedź: { $domino }. { $other } nie daje punktów nikomu innemu, więc pewnie zostanie dla twojego drugiego króla.
suggested-earlier = Podpowiedź: { $domino }. Teraz daje mniej niż { $other }, ale w następnej rundzie grasz wcześniej.
suggested-in-the-end = Podpowiedź: { $domino }. Na koniec partii może dać więcej.
choice-lost = nigdzie nie pasuje
choice-merit = { $domino } · { $merit }
choice-best = { $domino } · { $merit } · podpowiedź
button-take = Weź { $choice }
button-discard = Odrzuć { $domino } (nigdzie nie pasuje)
button-place-only = Tylko dołóż
panel-team = Teraz gra { $name }; królestwo macie wspólne, więc możesz się przyglądać.
panel-moved-on = Ten przycisk jest już nieaktualny: gra poszła dalej. Teraz wygląda to tak.

spot-placeholder = Wybierz miejsce

button-previous = ‹ Poprzednie
button-next = Następne ›
button-rotate = Obróć
button-play = Dołóż tutaj

turn-done-other = Tura skończona.
turn-thinking = { $name } myśli i zaraz zagra.

done-joined = Masz miejsce. Partia zacznie się, gdy gospodarz naciśnie **{ button-start }**; przy pełnym stole może to zrobić każdy.
done-left = Nie siedzisz już przy tym stole.
done-declined = Zaproszenie odrzucone; miejsce znów jest wolne.
done-dropped = Wyłączone, bo nie ma ich w grze { $variant }: { $options }.
done-started = Partia się zaczyna.
done-cancelled = Stół zamknięty.
done-resigned = Opuszczasz partię; dalej gra za ciebie komputer.
done-resigned-last = Opuszczasz partię. Zostały same komputery, więc to jej koniec.
done-nothing = Wszystko zostaje po staremu.
done-opened = Twój stół jest otwarty.
done-thread = Twój stół jest otwarty: { $link }
done-forgotten = Gotowe: twoja nazwa i dane zostały usunięte.
forgotten-name = Ktoś

button-undoturn = Cofnij tę turę
undo-waiting = Pozostali dostali pytanie. Jeśli ktoś zagra, zanim zgodzą się wszyscy, tura zostaje.
undo-done = Twoja tura została cofnięta.

done-computermoves = Gotowe: tę turę zagrał komputer.
done-computerkeeps = Gotowe: komputer gra na tym miejscu aż do powrotu.
done-returntoseat = Miejsce znów jest twoje: grasz dalej.
done-already-seated = Siedzisz już na swoim miejscu: nic się nie zmieniło.

confirm-cancel = Zakończyć tę partię dla wszystkich, bez wyniku?
confirm-cancel-lobby = Przy tym stole są też inni. Zamknąć go dla wszystkich?
button-cancel-yes = Zakończ partię
button-cancel-no = Niech trwa
confirm-resign = Opuścić tę partię na dobre? Twoje miejsce zajmie komputer, a pozostali grają dalej.
confirm-resign-last = Poddać partię? Zostałyby same komputery, więc partia skończy się na dobre, bez wyniku.
confirm-leave = Przy tym stole nie ma innych osób: gdy odejdziesz, zostanie zamknięty.
button-leave-yes = Odejdź, zamknij stół
button-leave-no = Zostaję
confirm-start = Nie wszystkie zaproszone osoby odpowiedziały. Zacząć bez nich?
button-start-yes = Zacznij bez nich
button-start-no = Czekam
button-resign-yes = Poddaj partię
button-resign-no = Gram dalej
button-done = Gotowe
