# The daily game: the same dominoes for everybody who plays it.

daily-name = Daily game
daily-title = Daily game: { DATETIME($date, dateStyle: "long") }
daily-opponents = { $count ->
    [1] one computer player
   *[other] { $count } computer players
} ({ $level })
daily-here = On this server
daily-line = **{ $place }.** { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-unlisted = { $count ->
    [1] and one person who isn't listed
   *[other] and { $count } people who aren't listed
}
daily-everywhere = { $count ->
    [0] Nobody has finished it yet.
    [1] One person has finished it.
   *[other] { $count } people everywhere have finished it.
}
# The same of a past day.
daily-nobody = Nobody has finished it.
daily-own = You're number { $place } overall.
# Somebody had all that was stored about them erased, on the day of the game.
# Why there is no button to play: the game of this day was among what the person has erased.
daily-erased = You've had today's try: you erased your data, and your game with it. A new game comes tomorrow.
daily-next = The next one begins { $when }.
daily-streak = You've finished the daily game { $days ->
    [one] { $days } day
   *[other] { $days } days
} in a row.
daily-shared = **{ $name }** has finished the daily game of { DATETIME($date, dateStyle: "long") }.
# Above a text to be copied, which gives nothing of the game away.
daily-card-how = Copy it to show it anywhere. It gives nothing away:
# In that text; $level is that of a computer player who has played the same game, and $par are its points.
daily-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · par { $par } (computer: { $level })
# Explains the number above; $level is that of a computer player.
daily-par = Par is what a computer player ({ $level }) gets in your seat with the same dominoes.
# Explains the squares of that text; $colors are like “🟨 1–4 · 🟩 5–11 · 🟪 24+”.
daily-card-colors = The colors are the points of each property: { $colors }
daily-card-streak = { $days ->
    [one] { $days } day
   *[other] { $days } days
} in a row
# Above a text that is quoted, where Discord shows an answer to nobody else.
daily-copy = Nobody else can see this here. Copy it to share it:
daily-about = Everyone who plays it gets the same dominoes in the same order, against the same { $count ->
    [1] computer player
   *[other] computer players
}. You can play it once, at any pace. Your points count, and a hint is there if you want one.
button-daily-play = Play
button-daily-go-on = Play on
# Opens the finished game.
button-daily-look = Look at your game
button-daily-before = The day before
button-daily-today = Today
error-daily-begun = You've already begun today's game. { COMMAND("daily") } goes on with it.
help-daily-name = The daily game
help-daily = { COMMAND("daily") } is one game a day that everyone plays with the same dominoes, against the same computer players. Play it once, at any pace, and compare your points with those of others. Finish it every day, and your streak grows.
