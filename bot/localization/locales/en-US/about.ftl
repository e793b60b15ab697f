# Help, settings, privacy, and the lists of games.

# What a server is told to which the bot has just been added.
greeting-title = Kingdomino and Queendomino
greeting =
    Hi! You can now play both here, in one go or over days.
    - { COMMAND("kingdomino new") } opens a table in the channel where you type it. Computer players can fill the empty seats.
    - { COMMAND("kingdomino server") } sets which channels can have tables and how new ones start.

help-title = How to play
# The first page: what somebody can play now.
help-now =
    - { COMMAND("kingdomino new") }: a table in this channel, against computers at once or with others.
# Below it, where everybody may add the bot; $link is an address.
help-add = { LINK($link, "Add me to a server") }
# Below it; $url is an address, “none” if nobody has given one.
help-report = { $url ->
    [none] Something wrong? Tell the person who runs this bot.
   *[other] Something wrong? { LINK($url, "Report a problem") }
}
help-table-name = A new table
help-table = { COMMAND("kingdomino new") } opens one in this channel. The host presses **{ button-play-computers }**, or **{ button-invite }**, and chooses the game and more under **{ button-more }**. Others press **{ button-join }**, and **{ button-start }** begins the game.
help-turn-name = Your turn
help-turn = A message mentions you. **Place** opens a panel that only you see, with a good spot already shown. **Choose** with a number places your domino there and chooses the one with that number, in one tap. You can also choose another spot first. In Queendomino the panel leads from step to step, and you may skip the optional ones.
help-ahead-name = A plan for your next turn
help-ahead = **{ button-plan-ahead }** or { COMMAND("kingdomino plan") }: rank the dominoes of the next line and choose a spot, and in Queendomino knights and buildings too. Nobody else sees it. When your turn comes, I play it as far as it's still possible. Until then you can change it or drop it.
help-writing-name = Moves as commands
help-writing = { COMMAND("place") } and { COMMAND("draft") } list what you can do while you type. You can also type a move yourself: `12@g8e` puts domino 12 with its first half on g8 and the second one east of it. Queendomino adds { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } and { COMMAND("queendomino done") }.
help-looking-name = Kingdoms, lists and results
help-looking =
    - **{ button-look }** shows your kingdom large, and { COMMAND("kingdomino board kingdom:") } another one.
    - { COMMAND("kingdomino board") } shows the table again. { COMMAND("kingdomino board ask:") } shows which dominoes are still to come, and how likely the one you need is.
    - { COMMAND("kingdomino games") } lists your games.
help-ear-name = Text mode and screen readers
help-ear = Turn on text mode in { COMMAND("kingdomino settings") }, and everything only you see comes in words, with headings and lists. { COMMAND("kingdomino board text:") } does it once. { COMMAND("kingdomino board ask:") } answers questions about a kingdom, like where its lakes can grow.
help-time-name = Time and absence
help-time =
    - A game can take days, and nothing gets lost. { COMMAND("kingdomino table") } shows and changes what happens when someone takes long.
    - { COMMAND("kingdomino settings") } has quiet hours: you won't be mentioned then. With { COMMAND("kingdomino settings away:") } you say until when you can't play.
    - **{ button-look }** lets the computer play for someone who's late, and gives you your seat back when the computer has kept it. { COMMAND("kingdomino table") } finds someone to play on for you.
help-slips-name = Undo and resignation
help-slips =
    - **{ button-undo }** in the panel works until your turn is over.
    - { COMMAND("kingdomino table") } undoes your latest turn, if nothing has happened since and everyone agrees. Alone against computers it always does, but then the game doesn't count.
    - There you can also leave a game for good: the computer takes your seat. The host can end the game for everyone.
help-fair-name = How do I know it's fair?
# The record is a file behind a button of the list that the command shows. “verify” is typed in a terminal.
help-fair = The whole deal comes from a secret fixed before the game, so nobody chooses dominoes while you play. To check it, save the table's picture and note the last number in that message's link.
help-placeholder = More about…
button-rules = The rules

setting-title = Your settings
settings-placeholder = Change…
settings-all = All settings
# A page of the settings.
setting-zone = Time zone
# A page of the settings.
setting-advice = Suggestions and coach
# A page of the settings.
setting-notifications = Notifications
# A page of the settings.
setting-look = Look
setting-quiet = Quiet hours
# $start_clock and $end_clock are times of day, like 22:00.
# usual: the person has not chosen, so they have the usual hours, while they are not playing; unknown: by the clock of the server.
setting-quiet-is = Quiet hours: { $state ->
    [none] **none**
    [unknown] **at night**
   *[set] **{ $start_clock }–{ $end_clock }**
}
setting-quiet-about = { $state ->
    [none] Without them, you can be mentioned any time.
    [unknown] Until I know your clock, the server's counts: you won't be mentioned at night.
    [usual] You won't be mentioned then unless you've played within the hour. You hear about your turn when they end.
   *[set] You won't be mentioned then. You hear about your turn when they end.
}
# $offset is like “UTC+5:30”, and $city is a city, like “New York”.
setting-zone-is = { $kind ->
    [unknown] Your clock: **{ $clock }** ({ $offset }), not set yet
    [fixed] Your clock: **{ $clock }** ({ $offset })
   *[place] Your clock: **{ $clock }**, as in { $city } ({ $offset })
}
# The city behind zone: may be one where your language is spoken.
setting-zone-about = { $kind ->
    [unknown] If that's wrong, tell me what time it is for you, or type { COMMAND("kingdomino settings zone:") } and a city, like { COMMAND("kingdomino settings zone:London") }.
    [fixed] It's the same in summer and winter. With a city, typed after { COMMAND("kingdomino settings zone:") }, it follows the clocks there.
   *[place] It follows the clocks there, summer and winter.
}
setting-mentions-is = { $state ->
    [on] Mentions: **on**
   *[off] Mentions: **off**
}
setting-mentions-about = { $state ->
    [on] You get a notification when it's your turn.
   *[off] No notifications. { COMMAND("kingdomino games") } shows you who's waiting for you.
}
setting-private = Direct messages
setting-private-is = By direct message: **{ $value }**
setting-private-about = Instead of mentioning you in the channel. Quiet hours still count.
setting-private-nothing = nothing
setting-private-reminders = reminders
setting-private-turns = turns and reminders
setting-private-next = turns, reminders, and when you're next
# At the end of a private message.
private-how = { COMMAND("kingdomino settings") } changes what I send you here.
# Below a mention in the channel.
private-refused = Discord didn't let me send you a direct message, so I mention you here again.
setting-theme = Colors
# $value is theme-name or setting-theme-table.
setting-theme-is = Colors of pictures: **{ $value }**
setting-theme-about = For all pictures only you see, and for everyone at the tables you open.
setting-theme-table = the table's
theme-name = { $theme ->
    [distinct] for color blindness
    [contrast] high contrast
   *[storybook] storybook
}
setting-text-mode = Text mode
setting-text-mode-is = { $state ->
    [on] Text mode: **on**
   *[off] Text mode: **off**
}
setting-text-mode-about = { $state ->
    [on] What only you see comes in words, with headings and lists, instead of pictures.
   *[off] What only you see comes with pictures, each with a short description for screen readers.
}
setting-suggestions = Suggestions
# $value is one of the three messages below.
setting-suggestions-is = Suggestions: **{ $value }**
setting-suggestions-about = For the games you play alone against computers, from the next one on. At a table the host decides, but “{ setting-suggestions-none }” applies everywhere. Games where every turn shows them don't count.
setting-suggestions-shown = in every turn
setting-suggestions-hint = when I ask for a hint
setting-suggestions-none = never
setting-coach-is = { $state ->
    [on] Coach: **on**
   *[off] Coach: **off**
}
setting-coach-about = { $state ->
    [on] When you play alone against computers, the panel says what your last turn cost you and, if you ask, what was better. Where suggestions are shown, it says nothing.
   *[off] When you play alone against computers, I can say after a turn what it cost, unless you saw a suggestion for it.
}
button-set-coach-on = Coach me
button-set-coach-off = Stop coaching me
# Until when one is away from all tables.
setting-away = Away
setting-away-is = { $state ->
    [on] Away until: **{ $until_time }**
   *[off] Away: **no**
}
setting-away-about = You aren't mentioned while you're away, and your tables know until when.
# A select of days.
away-placeholder = Away until…
setting-language = Language
# $value is the name of a language in itself, or setting-language-discord.
setting-language-is = Language: **{ $value }**
setting-language-about = For everything only you see. What everyone sees is in the table's language.
setting-language-discord = like Discord
# Below the choice of a language. A tap on the link opens a page for complaints about texts.
setting-language-feedback = Sounds wrong? { LINK($url, "Tell us") }
button-set-mentions-on = Turn mentions on
button-set-mentions-off = Turn mentions off
button-set-text-mode-on = Turn text mode on
button-set-text-mode-off = Turn text mode off
# /server: how new tables are, unless the host asks for something else.
server-title = Settings of this server
server-note = These settings are for tables opened from now on. The person who opens one can still choose another game, another time for a turn, and whether it gets a thread.
server-note-readers = Only people who manage the server can change this.
# A button of the settings of a server for moderators, and the title of the page that it opens.
tables-title = Running tables
tables-none = No table is running here.
# $since_span is like “2 hours ago”.
tables-opened = opened: { $since_span }
tables-placeholder = End a table…
# A choice that counts where nobody has chosen; $value is its text, like “a day”.
server-usual = { $value } (default)
# A page of the settings of a server.
server-where = Where
# A page of the settings of a server.
server-time = Pace
server-game = Game
server-game-is = Game of a new table: **{ $value }**
server-pace = Time for a turn
server-pace-is = Time for a turn: **{ $value }**
server-policy-is = If late: **{ $value }**
server-threads-is = { $state ->
    [on] New games: **each in a thread of its own**
   *[off] New games: **in the channel itself**
}
# $channels are links to channels, with commas.
server-channels-is = { $count ->
    [0] Tables can be opened **in every channel**
   *[other] Tables can be opened **only in { $channels }** and in threads there
}
server-channels-placeholder = Every channel
server-players = Players
# $role is a link to a role of the server.
server-players-is = { $state ->
    [on] Who may open tables: **{ $role }**
   *[off] Who may open tables: **everyone**
}
server-openers-placeholder = Everyone
# Below the setting. $channels: a channel that was just chosen; $permissions: permissions, as Discord names them.
server-channels-lacking = ⚠️ I can't run a table in { $channels } yet. In that channel's permissions, allow me: { $permissions }.
server-language = Language
server-language-is = Language of new tables: **{ $value }**
server-language-host = the language of its host
# The clock of the server, by which its weeks begin; the values are those of setting-zone-is.
server-zone-is = { $kind ->
    [unknown] Clock here: **not set yet**
    [fixed] Clock here: **{ $clock }** ({ $offset })
   *[place] Clock here: **{ $clock }**, as in { $city } ({ $offset })
}
# Above a list of times of day.
server-zone-placeholder = What time is it here now?
# Below a list of the best people, whose last place more people share.
list-more = { $count ->
    [1] One more person shares that place.
   *[other] { $count } more people share that place.
}
button-set-threads-on = Play new games in threads
button-set-threads-off = Play new games in the channel

quiet-from = Quiet from { $clock }
quiet-to = Quiet until { $clock }
quiet-now = It's { $clock } now
quiet-from-placeholder = Quiet from…
quiet-to-placeholder = Quiet until…
quiet-offset-placeholder = What time is it for you now?
# Below a person's first turn, above buttons with times of day; asked once.
ask-clock = What time is it for you? Then nobody wakes you at night.
# The last of these buttons.
button-another-clock = Another time…
# The answer to the tap; $clock is a time of day, and $city a city like “New York”.
done-clock = { $city ->
    [none] It's { $clock } for you. Nobody calls you from { $start_clock } to { $end_clock } of your time. { COMMAND("kingdomino settings") } changes that.
   *[other] It's { $clock } for you, as in { $city }. Nobody calls you from { $start_clock } to { $end_clock } of your time. { COMMAND("kingdomino settings") } changes that.
}
# Below a call that somebody has slept through, the first time.
night-waited = This waited until morning so it wouldn't wake you.
# The button beside it: whoever presses it has no quiet hours any longer.
button-call-at-night = Call me at night too
button-half-hour = My clock is half an hour off
button-no-quiet-hours = No quiet hours
button-set-clock = Set my clock (now { $clock })

setting-privacy-about = Get all of it as a file, or erase it: your settings and your id are deleted at once, a computer plays on for you, and you stay in the games of others as “{ forgotten-name }”. A random number takes the place of your id, so the others keep their ratings. { privacy-copies }
# For how long somebody who was erased stays in copies. $days is how many daily copies are kept, 0 if the bot makes none.
privacy-copies =
    { $days ->
        [0] If there are older copies of the games, you stay in those.
        [1] My copy of the games forgets you after a day.
       *[other] My copies of the games forget you after { $days } days.
    }
# A button to the page below.
button-privacy-stored = What you store
privacy-stored =
    ## What I store about you
    - For every game: who sat where or was invited (your Discord id and the name shown), every move, when it was made, and the id of its click (so that no click counts twice), the turns where you asked for a hint, and whether suggestions were shown to you.
    - Games you play on from finished ones, until a day after your last move. Erasing deletes them.
    - Your settings, like your time zone, your language and when you're away, and which tips you've seen.
    - Whose seat a substitute plays on.
    - Your plan for a turn, until it comes, and which moves were planned.
    - For a server, its settings, until my first start after I leave it, and that I've introduced myself there.
    - If the person who runs this bot blocks you: your id, the date and the reason, even after you erase your data.

    That's all: no messages, and nothing about other members.
# A page of the settings, also a topic of the help: what is stored about the reader.
setting-privacy = Your data
setting-privacy-is = Your data: **stored until you erase it**
button-export = Show me everything
button-forget = Erase everything about me
# $playing is how many games the person is playing in.
confirm-forget = ## Erase everything about you?
    - { $playing ->
        [0] You're not playing in any game right now.
        [1] In the game you're playing, a computer player takes your seat.
       *[other] In the { $playing } games you're playing, computer players take your seats.
    }
    - { $past ->
        [0] No past game has your name.
        [1] In one past game, your name becomes “{ forgotten-name }”.
       *[other] In { $past } past games, your name becomes “{ forgotten-name }”.
    }
    - Your statistics, your settings and your Discord id are deleted.
    - Messages that are already posted keep your name, and so do the titles of threads.

    This can't be undone.
button-forget-yes = Erase me
button-forget-no = Cancel
export = Everything I've stored about you, as a file that programs can read:

games-title = Your games
games-none = You're not in any game. Open a table with { COMMAND("kingdomino new") }.
# The last line of a list.
games-more = { $more ->
    [1] … and one more game
   *[other] … and { $more } more games
}
games-lobby = waiting for players
games-full = ready to start
games-invited = **you're invited**
# $since_span is like “2 hours ago”.
games-your-turn = **your turn** · { $since_span }
games-their-turn = { $name }'s turn · { $since_span }
# A heading above the games that somebody plays without other people, against computers.
games-alone = On your own
# $number is the place in the list, $id the number of the finished game, or “none” after a set position, $when_span is like “in 20 hours”.
games-played-on-line = { $number }. { $game } · { $id ->
    [none] from a set position
   *[other] from game { $id }
} · deleted: { $when_span }
button-play-on-number = Play on with { $number }
# In a list of games; $names are a few of the other players, and $more is how many are not named.
games-with = { $more ->
    [0] with { $names }
    [1] with { $names } and one more
   *[other] with { $names } and { $more } more
}

button-share = Show everyone
button-earlier = Earlier
button-later = Later
# Text mode: a line below a text that has no room for all, above the button for its next page.
text-rest = The rest is on the next page.
button-next-page = Next page
button-first-page = First page
