### The English messages that translations were made from. `python -m translating --translated` writes this file.

analysis-none-better = I found no turn that could clearly have been better.
ask-title = { $question } · { $name }
button-improve =
    { $count ->
        [1] One turn to improve
       *[other] { $count } turns to improve
    }
button-share = Show it to everyone
daily-streak =
    You've finished the daily game { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in a row.
deck-removed = Nobody knows which dominoes were taken out before the game, so they count here too.
deck-unknown = Nobody can see them yet, and no computer player knows them.
deck-when = The next { $line } dominoes, dealt once everyone has chosen.
end-dynasty-so-far = The dynasty after { $number } of { $games } games: { $sums }
end-turned = Round { $round } turned it: +{ $gain } for **{ $name }** with the { $domino }.
help-turn = A message mentions you. **Place** opens a panel that only you see, with a good spot already shown: **Take** with a number places your domino there and takes that one, in one tap. Or choose another spot first, or **{ button-place-only }**. In Queendomino the panel leads from step to step, and **{ button-skip }** passes one over.
panel-moved-on = The table has moved on since you got that button. Here's how it stands now.
plan-partly = The table has moved on, so I left out what isn't possible anymore.
plan-rank = Tap the dominoes in the order you want: you get the first that's free. Tap one again to leave it out.
plan-rank-two = You have two turns: tap the dominoes in the order you want, and you get the first two that are free. Tap one again to leave it out.
played-on-begun = New dominoes follow. The game is gone a day after your last move, and until then it's in { COMMAND("kingdomino games") }.
poster-by-crowns = by most crowns
poster-by-largest-property = by largest property
rules-signs =
    - The **number** of a domino decides who goes when. The king on it and the name beside it show whose it is.
    - **Crowns** are in the upper corner of their square.
    - Your castle and your kings have your color and your sign.
    - The **large kingdom** has the turn. A **light rim** marks who has just moved, and the domino placed last.
    - On your turn, numbers mark the **spots** where your domino fits, and your domino is shown faintly on one of them.
    - Letters and numbers at the edge name the squares. The castle is on g7.
    - A line like **placed 12 · +3, now 41** means: that turn brought 3 points, which makes 41.
    
    Tap { EMOJI("look") } and a name to see that kingdom large. { COMMAND("board") } shows the table, in words too.
suggested-no-tile =
    { button-skip } is suggested: { $price ->
        [0] the town square may bring
       *[other] your coins and the town square may bring
    } more later.
told-goes-last = last
