command-kingdomino-about = Tische für Kingdomino und Queendomino
command-new-about = In diesem Kanal einen Tisch eröffnen
command-table-about = Am Tisch dieses Kanals: zurücknehmen, Tempo, Pause, Vertretung, aufgeben, beenden
command-place-about = Deinen Dominostein anlegen
command-draft-about = Deinen König auf einen Dominostein der nächsten Reihe setzen
command-plan-about = Deinen nächsten Zug planen. Er wird für dich gespielt, sobald du dran bist
command-board-about = Den Tisch, ein Königreich oder was noch kommt. Nur du siehst es
command-games-about = Alle deine Spiele und wer dran ist
command-settings-about = Sprache, Textmodus, Farben, Erwähnungen, Ruhezeit, Abwesenheit und mehr
command-server-about = Womit neue Tische auf diesem Server beginnen und wo es welche geben darf
command-help-about = So wird hier gespielt

option-game-about = Welches Spiel (sonst das des Servers oder Kingdomino)
option-players-about = Wie viele Plätze, etwa 3 (sonst so viele, wie das Spiel zulässt)
option-middle-kingdom-about = 10 Punkte extra für ein Schloss in der Mitte
option-harmony-about = 5 Punkte, wenn kein Dominostein abgeworfen wurde
option-dynasty-about = Drei Partien, eine Summe
option-away-about = Bis wann du nicht spielst: ein Tag wie Freitag, ein Datum wie 2026-12-24 oder eine Zahl wie 3
option-do-about = Was du tun möchtest: wähle es aus der Liste
option-about-about = Was du suchst: ein Thema oder ein Wort der Regeln wie Krone
option-whose-about = Wessen Platz (sonst deiner)
option-where-about = Die Nummer der Stelle (3r: andersherum) oder ihre Felder wie g8 g9, oder wähle sie aus der Liste
option-domino-about = Welcher Dominostein: wähle ihn aus der Liste oder tippe seine Zahl wie 38
option-kingdom-about = Nur dieses Königreich, groß: wähle einen Namen aus der Liste
option-text-about = Als Text statt als Bilder
option-zone-about = Deine Zeitzone: eine Stadt in der Nähe wie Berlin, oder wie spät es dort ist, etwa 17:30
option-invite-about = Wen du einlädst

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = Zu Kingdomino einladen

do-pause = Alle um eine Pause bitten: keine Erinnerungen, niemand übernimmt
do-cancel = Das Spiel hier ohne Ergebnis beenden (Host oder Moderation)
do-undo = Deinen letzten Zug zurücknehmen, wenn alle zustimmen
do-pace = Ansehen oder ändern, wie lange ein Zug hier dauern darf und was danach passiert
do-resign = Das Spiel endgültig verlassen (der Computer übernimmt deinen Platz)
do-leave = Den Tisch verlassen, bevor das Spiel beginnt
do-substitute = Jemand anderen weiterspielen lassen, wenn alle zustimmen
