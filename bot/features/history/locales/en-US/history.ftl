help-history = **{ history-title }** ({ COMMAND("kingdomino games") }) lists the games of this channel: step by step, with points, film and files.
# The record is a file behind a button of the list that the command shows. “verify” is typed in a terminal.
help-history-fair = Afterwards, “kingdomino verify” compares them with the record from **{ button-history }**. It can't show what the person who runs this bot knows beforehand.

history-title = Games in this channel
history-none = No games in this channel yet.
history-how = Choose one to step through it.
history-placeholder = Choose a game
history-round-placeholder = Round…
history-game = Game { $id } · { $game }
# What became of a game; names and points follow.
history-playing = { DATETIME($day, dateStyle: "medium") } · still going
history-over = { DATETIME($day, dateStyle: "medium") }
history-cancelled = { DATETIME($day, dateStyle: "medium") } · ended without a result
history-step = Game { $id } · step { $number } of { $steps }
history-record = Game { $id } as a text file, with every move everyone has seen.
button-exportgame = Record as a file
button-film = Watch the film
button-older = Older games
button-newest = Newest games
# The last choice in the list of rounds.
button-last = The end
history-archived = { DATETIME($day, dateStyle: "medium") } · archived, can be brought back
# Opens a game step by step.
button-history = Look back at the game
