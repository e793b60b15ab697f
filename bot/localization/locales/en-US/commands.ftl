# Descriptions of the slash commands and of their options, of at most 100 characters. Their names are the same in every
# language.

command-kingdomino-about = Tables of Kingdomino and Queendomino
command-new-about = Open a table in this channel
command-table-about = Everything for this channel's table: seats, start, pace, pause, undo, substitutes, the end
command-invite-about = Invite someone to this channel's table and reserve a seat for them
command-away-about = Tell your tables you can't play for a while, or that you're back
command-place-about = Place your domino
command-draft-about = Move your king to a domino of the next line
command-plan-about = Plan your next turn: it's played for you when the time comes
command-board-about = See the table, a kingdom, or what is still to come. Only you see it
command-games-about = All your games, and whose turn it is
command-settings-about = Language, text mode, colors, mentions, quiet hours, suggestions and more
command-server-about = How new tables on this server start, and where they can be opened
command-rules-about = The rules of each game, chapter by chapter, with pictures
command-help-about = How to play here
command-privacy-about = What's stored about you, and how to erase it

option-game-about = Which game. If you leave it out: the server's choice, or Kingdomino
option-players-about = How many seats, like 3. If you leave it out: as many as the game allows
option-middle-kingdom-about = 10 extra points for a castle in the center
option-harmony-about = 5 extra points for a kingdom without a discarded domino
option-dynasty-about = Three games in a row, added up
option-pace-about = How long a turn may take. If you leave it out: the server's time, or a day
option-policy-about = What happens if someone takes longer. If you leave it out: the server's choice, or reminders
option-thread-about = Play in a thread below the lobby? If you leave it out: the server's choice
option-computers-about = Fill all free seats with computer players of this level
option-end-about = A day like Friday, a date like 2026-12-24, or a number like 3. If you leave it out: you're back
option-do-about = What to do. Pick it from the list
option-whose-about = Whose seat. If you leave it out: yours
option-where-about = A spot's number (3r: turned around) or its squares, like g8 g9. Or pick from the list
option-domino-about = Which domino. Pick it from the list, or type its number, like 38
option-book-about = Which rules. If you leave it out: those of the game in this channel
option-kingdom-about = Just this kingdom, large. Pick a name from the list
option-need-about = What is still to come, and how likely the terrain you need is
option-text-about = As text instead of pictures
option-zone-about = Your time zone: a city near you like London, or the time it is there now, like 17:30
option-guest-about = Whom to invite

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = Invite to Kingdomino

named-pace-live = live: 5 minutes
named-pace-hour = an hour
named-pace-eight-hours = eight hours
named-pace-day = a day
named-pace-slow = slow: three days
named-pace-none = no limit

# Choices of the option “do” of /kingdomino table.
do-join = Take a seat at this channel's table
do-leave = Give up your seat before the game starts
do-start = Shuffle the seats and begin
do-pause = Ask everyone to pause the game: no reminders, no takeovers
do-go-on = End the pause and call the next player
do-cancel = End this channel's table without a result (host or moderators)
do-undo = Undo your latest turn, if everyone agrees
do-pace = See or change how long a turn may take here, and what happens then
do-resign = Leave the game for good (the computer takes your seat)
do-computer = Let the computer play a turn for someone who is late or away
do-computer-seat = Let the computer play a seat until its player is back
do-substitute = Find someone else to play on a seat, if everyone agrees
do-back = Take your seat back from the computer or a substitute
