# Descriptions of the slash commands and of their options, of at most 100 characters. Their names are the same in every
# language.

command-kingdomino-about = Tables of Kingdomino and Queendomino
command-new-about = Open a table in this channel
command-table-about = For this channel's table: undo, pace, pause, substitutes, resigning, the end
command-place-about = Place your domino
command-draft-about = Move your king to a domino of the next line
command-plan-about = Plan your next turn: it's played for you when the time comes
command-board-about = See the table, a kingdom, or what is still to come. Only you see it
command-games-about = All your games, and whose turn it is
command-settings-about = Language, text mode, colors, mentions, quiet hours, absence and more
command-server-about = How new tables on this server start, and where they can be opened
command-help-about = How to play here

option-game-about = Which game. If you leave it out: the server's choice, or Kingdomino
option-players-about = How many seats, like 3. If you leave it out: as many as the game allows
option-middle-kingdom-about = 10 extra points for a castle in the center
option-harmony-about = 5 extra points for a kingdom without a discarded domino
option-dynasty-about = Three games in a row, added up
option-away-about = Until when you can't play: a day like Friday, a date like 2026-12-24, or a number of days like 3
option-do-about = What to do. Choose it from the list
option-about-about = What you look for: a topic, or a word of the rules like crown
option-whose-about = Whose seat. If you leave it out: yours
option-where-about = A spot's number (3r: turned around) or its squares, like g8 g9. Or choose from the list
option-domino-about = Which domino. Choose it from the list, or type its number, like 38
option-kingdom-about = Just this kingdom, large. Choose a name from the list
option-text-about = As text instead of pictures
option-zone-about = Your time zone: a city near you like London, or the time it is there now, like 17:30
option-invite-about = Whom to invite

# Of the menu of a person; it may have capital letters and spaces.
menu-invite = Invite to Kingdomino

# Choices of the option “do” of /kingdomino table.
do-pause = Ask everyone to pause the game: no reminders, no takeovers
do-cancel = End this channel's table without a result (host or moderators)
do-undo = Undo your latest turn, if everyone agrees
do-pace = See or change how long a turn may take here, and what happens then
do-resign = Leave the game for good (the computer takes your seat)
do-leave = Leave the table before the game begins
do-substitute = Find someone else to play on a seat, if everyone agrees
