# The lobby, the public message of a turn, and the end of a game.

variant-kd = Kingdomino
variant-kd7 = Kingdomino: Mighty Duel
variant-kd3n = Kingdomino for three, new edition

option-m = Middle Kingdom
option-h = Harmony
option-dynasty = Dynasty, game { $number } of 3
option-no-suggestions = no suggestions

grid-5 = kingdoms of 5×5
grid-7 = kingdoms of 7×7

# ---- the lobby

lobby-person = { $number }. **{ $name }**
lobby-host = { $number }. **{ $name }** (host)
lobby-computer = { $number }. **{ $name }** (computer)
lobby-missing = { $missing ->
    [one] Waiting for one more player.
   *[other] Waiting for { $missing } more players.
}
lobby-room = Ready to start; there is room for more.
lobby-ready = Everybody is here: ready to start.
lobby-started = The game has begun.
lobby-cancelled = This table was closed before the game began.

button-join = Join
button-leave = Leave
button-start = Start
button-add = Add computer player
button-remove = Remove computer player
button-cancel = Cancel

# Given to computer players in this order; more than there are seats.
computer-names = Baldwin, Mathilda, Osric, Ysolde, Perkin, Rosamund, Wilfred, Adela, Godwin

thread-name = Kingdomino with { $name }

# ---- what happened

domino-told = { $number } ({ $halves })
contact-castle = { $terrain } at the castle
contact-land = { $terrain } on { $square }

told-order = The kings are drawn: { $names }.
told-turn = **{ $name }** { $deeds }.
told-stand-in = A computer player took the turn of **{ $name }**: { $deeds }.
told-turn-back = **{ $name }** took the turn back.
# Between the parts of a turn.
told-and = , { "" }
told-place = placed { $domino } for { $gain } → { $total } points
told-discard = discarded { $domino }, which fits nowhere
told-pick = took { $domino }

# ---- whose turn

due-place = { $name }, place { $domino }
due-pick = { $name }, choose a domino
button-place = Place { $domino }
button-pick = { $number } · { $halves }

# ---- the end

end-won = { $names } wins!
end-shared = { $names } share the victory!
end-standing = { $place }. **{ $name }** { $total ->
    [one] { $total } point
   *[other] { $total } points
}
end-by-largest-property = ahead by the largest property
end-by-crowns = ahead by crowns
end-dynasty-so-far = The dynasty after { $number } of 3 games: { $sums }
end-dynasty = The dynasty is decided: { $sums }
end-sum = { $name } { $total }
button-again = Rematch
button-next-game = Start game { $number } of 3
button-history = History
game-cancelled = This game was ended without a result.
