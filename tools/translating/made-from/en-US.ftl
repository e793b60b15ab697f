### The English messages that translations were made from. `python -m tools.translating --translated` writes this file.

add-beginner = Beginner
add-beginner-about = Makes the mistakes we all made at first
add-master = Master
add-master-about = The best there is. Thinks ahead for about five seconds a turn
add-placeholder = Add a computer player
add-solid = Solid
add-solid-about = Takes the most points there are now, and leaves no holes
add-strong = Strong
add-strong-about = Plays well and answers at once
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
alt-analysis = How the chance to win changed.
alt-board = Builders' board.
alt-board-text = All in words: { COMMAND("kingdomino board text:") }.
alt-bonus = { $bonus }: { $outlook }.
alt-building = { $building } on { $square }
alt-buildings = Buildings: { $buildings }.
alt-burning = To be burned: { $building }.
alt-buyer = { $name } has { $treasury }.
alt-buying = Chosen: { $building }.
alt-chance-highest =
    { $round ->
        [0] highest chance { $chance } at the start
       *[other] highest chance { $chance } in round { $round }
    }
alt-chance-lowest =
    { $round ->
        [0] lowest chance { $chance } at the start
       *[other] lowest chance { $chance } in round { $round }
    }
alt-claimed = { $domino }, { $name }
alt-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
alt-compared = Side by side, with the lead at the end: { $sums }.
alt-cost =
    { $cost ->
        [0] free
        [one] { $cost } coin
       *[other] { $cost } coins
    }
alt-dragon-asleep = The dragon is in its cave.
alt-dragon-burned = The dragon is out. Burned: { $building }.
alt-film =
    A film of the game: { $turns ->
        [one] its kingdoms after { $turns } turn
       *[other] its kingdoms after each of { $turns } turns
    }, and at the end who has won.
alt-ghost = Shown: domino { $domino }, { $placement }.
alt-hand = To be placed: { $domino }.
alt-highlight = { $text } ({ $name }).
alt-kingdom = The kingdom of { $name }: { points }.
alt-knights = Knights: { $squares }.
alt-knights-left =
    { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    } in reserve
alt-land = Land: { $lands }.
alt-last = Placed last: { $squares }.
alt-laurel =
    { $count ->
        [1] { $names } won the last season.
       *[other] { $names } shared the last season.
    }
alt-left =
    { $count ->
        [0] The stack is empty.
        [one] { $count } tile left.
       *[other] { $count } tiles left.
    }
alt-line = { $heading }: { $dominoes }.
alt-lobby = { $game }. At the table: { $people_names }.
alt-offer =
    { $building }, { $saved ->
        [0] { alt-cost }
       *[other] { alt-cost } instead of { $price }
    }: { $effect }
alt-offer-dear =
    { $building }, { $saved ->
        [0] { alt-cost }
       *[other] { alt-cost } instead of { $price }
    }, too expensive: { $effect }
alt-owned = { $treasury }.
alt-part = { $part } { $sum }
alt-plan = Shown: { $building } on { $square }.
alt-points = Points: { $sums }.
alt-poster = All kingdoms at the end.
alt-queen = The queen lives here, on { $square }, where she is one more crown.
alt-queen-at = The queen lives with { $name }.
alt-queen-nowhere = The queen has no home yet.
alt-seat = { $name } ({ $facts })
alt-sentence = { $text }.
alt-sites = Empty town squares: { $squares }.
alt-spot = { $spot } on { $squares }
alt-spots = Spots: { $spots }.
alt-standing = { $place }. { $name }, { points }.
alt-standing-tie = { $place }. { $name }, { points }, { $decided }.
alt-table = All kingdoms. Points: { $sums }.
alt-team = team { $team }
alt-text-mode = { setting-text-mode } in { COMMAND("kingdomino settings") } puts this into words.
alt-tile = { $building } ({ alt-cost })
alt-tiles = On offer: { $buildings }.
alt-towers =
    { $towers ->
        [one] { $towers } tower
       *[other] { $towers } towers
    }
alt-turn = It's { $name }'s turn.
analysis-chances = Chance to win
analysis-progress = { $percent }% done
analysis-waiting =
    { $count ->
        [0] I'm looking through this game.
        [1] I look through one other game first, then this one.
       *[other] I look through { $count } other games first, then this one.
    } If nothing comes, tap **{ button-turns }** again.
archive-archived =
    You can play on right where it stopped, as long as no other game is on here.
    It went to the archive: { $when_span }.
archive-due = { $name } was to move.
archive-gone = archived
archive-kept = **{ $name }** keeps this game open. It can wait another month.
archive-offer =
    You can bring it back any time.
    If nobody moves, this game goes to the archive ({ $when_span }), and the channel is free for another one.
archive-quiet = no move for a month
archive-revived = **{ $name }** has brought this game back. On we go!
ask-castle = the castle
ask-changed = What has changed?
ask-clock = What time is it for you? Then nobody wakes you at night.
ask-empty = empty
ask-findsubstitute = Ask the table whether someone else may play on **{ $name }**'s seat?
ask-fits = Where does { $domino } fit?
ask-fits-nowhere = It fits nowhere.
ask-free =
    { $count ->
        [0] No square can be covered anymore.
        [one] { $count } square can still be covered: { $squares }
       *[other] { $count } squares can still be covered: { $squares }
    }
ask-free-among =
    { $count ->
        [one] { $count } more square can be covered, one of these: { $squares }
       *[other] { $count } more squares can be covered, among these: { $squares }
    }
ask-grow = Where can { $terrain } grow?
ask-holes = How large is the kingdom, and where are its holes?
ask-kingdom = What is in the kingdom?
ask-last = Placed last: { $domino } on { $squares }.
ask-more =
    { $count ->
        [one] … and { $count } more spot
       *[other] … and { $count } more spots
    }
ask-none = { $terrain }: none yet
ask-not-known = I don't have an answer to that.
ask-others = Other questions…
ask-pause = Ask the others to pause this table?
ask-placeholder = Ask about the table…
ask-putout = Remove **{ $name }** from the table? I'll tell them, and only an invitation brings them back.
ask-rival = { $name }: { $lands }
ask-rivals = Where can the others grow?
ask-row = What is in row { $row }?
ask-spot = { $gain }: { $placement }
ask-square = { $square }: { $land }
ask-undoturn = Ask the others whether to undo the last turn?
ask-unknown = You can ask:
away-computer = { $name } is away. Back: { $until_time }. The computer plays for now.
away-confirmed = You're away. Back: { $until_time }. You won't be mentioned until then, and the people you play with can see the date. Have a good time!
away-day =
    { $days ->
        [1] tomorrow, { DATETIME($day, dateStyle: "full") }
       *[other] { DATETIME($day, dateStyle: "full") }
    }
away-days =
    { $count ->
        [1] in a day
       *[other] in { $count } days
    }
away-deserted =
    { $count ->
        [1] One of your tables waits until someone is back.
       *[other] { $count } of your tables wait until someone is back.
    }
away-ends = If you make a move, you're back at that table.
away-hours =
    { $count ->
        [1] in an hour
       *[other] in { $count } hours
    }
away-missed =
    { $turns ->
        [0] While you were away, nobody had to move for you.
        [1] While you were away, others took one turn for you.
       *[other]
            While you were away, others took { $turns } turns for you at { $tables ->
                [1] one table
               *[other] { $tables } tables
            }.
    }
away-moved-for =
    { $count ->
        [1] At one of your tables the computer plays for you from now on, as you all agreed there.
       *[other] At { $count } of your tables the computer plays for you from now on, as you all agreed there.
    }
away-not = You're not away. Before you go, type { COMMAND("kingdomino settings away:") } and a date.
away-over = Welcome back! You get mentions and reminders again.
away-placeholder = Away until…
away-substitute = { $game } { $channel }: a substitute is playing for you. Take your seat back below { COMMAND("kingdomino board") } there.
away-waited-for =
    { $count ->
        [1] One of your tables waits for you, unless the others find a substitute.
       *[other] { $count } of your tables wait for you, unless the others find a substitute.
    }
away-waiting = { $name } is away. Back: { $until_time }.
away-weeks =
    { $count ->
        [1] in a week
       *[other] in { $count } weeks
    }
away-your-turn = { $game } { $channel }: **your turn**
back-goes-on = I'm back on this server, and this game goes on.
back-rests = I'm back on this server. This game rests until someone presses **{ button-goon }**.
board-asleep = asleep
board-burned = burned
board-empty = empty
board-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
board-nobody = no home yet
board-title = Builders' board
bonus-lost = no longer possible
bonus-open = +{ $points } still possible
bonus-sure = reached, +{ $points } at the end
box-k = Kingdomino's dominoes
box-q = Queendomino's dominoes
building-bakery = Bakery
building-big-tavern = Big Tavern
building-church = Church
building-fish-shop = Fish Shop
building-fortified-castle = Fortified Castle
building-guard-tower = Guard Tower
building-merchant = Merchant
building-queens-tower = Queen's Tower
building-sawmill = Sawmill
building-small-tavern = Small Tavern
building-smithy = Smithy
building-statue = Statue
building-training-camp = Training Camp
building-travelling-castle = Traveling Castle
building-vault-knights = Knights' Vault
building-vault-towers = Tower Vault
building-weaver = Weaving Mill
button-accept = Accept
button-again = I'm in
button-agree = Agree
button-analysis = Chart
button-another-clock = Another time…
button-archive = Archive now
button-beat = Beat this result
button-best = Best kingdom
button-boards = Builders' board
button-build =
    Build { $building } { $price ->
        [0] (free)
        [one] for { $price } coin
       *[other] for { $price } coins
    }
button-call = Call players
button-call-at-night = Call me at night too
button-cancel-no = Play on
button-cancel-yes = End the game
button-cards = Show the cards
button-challenge-close = Close it now
button-change-pace = Change it
button-close-table = Close the table
button-comeback = I'm back
button-compare = Compare dominoes
button-computerkeeps = Give the computer the seat
button-computermoves = Let the computer move
button-daily-go-on = Play on
button-daily-look = Look at my game
button-daily-play = Play
button-daily-today = Show today's daily game
button-daily-todays = Play today's
button-deck = Dominoes still to come
button-decline = Rather not
button-declineinvitation = Decline
button-discard = Discard { $domino } (it fits nowhere)
button-done = Done
button-earlier = Earlier
button-ends-turn = { $action } · ends your turn
button-export = Show me everything
button-exportgame = Record as a file
button-fill = Fill up with computers ({ $level })
button-film = Watch the film
button-findsubstitute = Find a substitute
button-first-page = First page
button-follow = Follow
button-follow-mentioned = Mention me when it ends
button-follow-quietly = Don't mention me
button-forget = Erase everything about me
button-forget-no = Cancel
button-forget-yes = Erase me
button-goon = Play on
button-half-hour = My clock is half an hour off
button-hint = Hint
button-history = Look back at the game
button-invite = Invite
button-join = Join
button-keepplaying = Keep this game open
button-last = The end
button-later = Later
button-leave = Leave
button-leave-no = Stay
button-leave-yes = Leave and close the table
button-lesson-again = Play this lesson again
button-look = { EMOJI("look") } See kingdoms
button-more = More
button-mute = Stop reminding me
button-newest = Newest games
button-next-game = Start game { $number } of { $games }
button-next-page = Next page
button-no = No
button-no-quiet-hours = No quiet hours
button-not-now = Not now
button-older = Older games
button-open = My turn
button-own-seat-back =
    { $count ->
        [1] { $name }: my seat back
       *[other] Take my seat back
    }
button-pace = Time for a turn
button-pause = Pause the table
button-place = Place { $domino }
button-plan-ahead = Plan ahead
button-plan-anew = Start over
button-plan-change = Change
button-plan-drop = Drop this plan
button-plan-drop-kept = Drop the old plan
button-plan-keep = Keep plan
button-plan-next = Plan { $domino } too
button-plan-place = Plan this placement
button-play = Place here
button-play-computers = Play against computers
button-play-on = Play on from here
button-play-on-again = Try again from there
button-play-on-number = Play on with { $number }
button-play-turn = Play this turn
button-privacy-stored = What you store
button-propose = Propose it to the table
button-puzzle = Puzzle of the day
button-ranking = Ranking of this server
button-ranking-always = All time
button-ranking-before = Season before
button-ranking-season = This season
button-rejectundo = No, play on
button-rematch = Rematch
button-resign-no = Play on
button-resign-yes = Resign
button-results = My results
button-revive = Bring this game back
button-rotate = Rotate
button-rules = The rules
button-season = Last season
button-see-turn = See the suggested turn
button-set-clock = Set my clock (now { $clock })
button-set-closings-off = Don't call me for challenges
button-set-closings-on = Call me for challenges
button-set-coach-off = Stop coaching me
button-set-coach-on = Coach me
button-set-mentions-off = Turn mentions off
button-set-mentions-on = Turn mentions on
button-set-ranked-off = Leave me out of rankings
button-set-ranked-on = Put me in rankings
button-set-text-mode-off = Turn text mode off
button-set-text-mode-on = Turn text mode on
button-set-threads-off = Play new games in the channel
button-set-threads-on = Play new games in threads
button-share = Show everyone
button-side-step-dragon = Burn a tile…
button-skip-step = Skip to { $step }
button-standins = Substitute for { $name }…
button-start = Start
button-start-no = Wait for them
button-start-own = Start my game
button-start-yes = Start without them
button-step-back = Back to { $step }
button-suggested = { $action } · suggested
button-table = Table
button-table-rules = More settings
button-take = Choose { $domino }
button-takeseat = Take { $name }'s seat
button-tax =
    { $coins ->
        [one] +{ $coins } coin: { $terrain }
       *[other] +{ $coins } coins: { $terrain }
    }
button-tax-both =
    Both knights: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
button-turn-back = Choose something else
button-turns = Review my turns
button-turns-little = What was a little better?
button-turns-next = Next question
button-tutorial = Learn in two minutes
button-undo = Undo
button-undo-alone = Undo turn
button-undoturn = Undo this turn
button-unfollow = Stop following
button-unfollow-number = Stop following { $number }
button-week-instead = Play { $game } instead
button-week-play = Play week { $number }
button-week-skip = Not this week
button-week-unwant = Not next week: { $game }
button-week-want = Next week { $game }?
button-weekly = Open one every week
button-weekly-end = Stop weekly challenges
button-why = What was better?
button-why-not = Why not { $domino }?
button-yes = Yes
call-ended =
    { $game }: { $state ->
        [full] this table is full.
        [begun] the game has begun.
       *[closed] this table is closed.
    }
called-by = { $names } at the table, { $count } seats · { $pace }
called-role-about = Who gets called when a table looks for players? Once a table, and twice an hour in all.
called-role-clock = What time is it here now?
called-role-is = { $role } gets called
called-role-night =
    From 22:00 to 08:00 a call makes no sound. { $state ->
        [known] It's { $clock } here now.
       *[unknown] What time is it here now? Until you say, I go by UTC.
    } A person's own quiet hours don't apply to a role.
called-role-placeholder = Nobody
called-to-play = { $role }, who plays { $game }?
cards-title = Daily game { $number }: who has finished it
career-days = Daily games: { $days }
career-puzzles = Puzzles found at the first try: { $found } of { $asked }
career-weeks = Weeks won this season: { $wins } of { $games }
challenge-about = Everyone plays the same dominoes, each alone and whenever they like.
challenge-against = Against { $facts }.
challenge-beat-about = You get the same seat, dominoes and computers. One try, and it doesn't count.
challenge-beat-even = With the same dominoes **{ $first_name }** and **{ $second_name }** both got { points }.
challenge-beat-others = Computers play for the other people.
challenge-beat-shared = With the same dominoes: **{ $first_name }** ({ points }), **{ $second_name }** ({ $other_points }).
challenge-beat-title = Beat { $name }: { points }
challenge-close-question = The result comes at once, for everyone. People who are still playing can finish, but they aren't in it.
challenge-closed = Closed: { $when_span }.
challenge-closes = Open until: { $when_time }.
challenge-done = Finished: { $names }.
challenge-erased = You've had your try: you erased your data, and your game with it.
challenge-finished =
    { $count ->
        [0] Nobody has finished it.
        [1] One person has finished it.
       *[other] { $count } people have finished it.
    }
challenge-invitation = { $kind }: { $facts }
challenge-last-day = Last day! Open until: { $when_time }.
challenge-late = You finished too late to be listed, with { points }.
challenge-minutes =
    { $minutes ->
        [1] about a minute
       *[other] about { $minutes } minutes
    }
challenge-opened = Your challenge is open! Press **{ button-daily-play }** in its message to play too.
challenge-over =
    { $count ->
        [1] { $names } wins with { points }.
       *[other] { $names } share the victory with { points }.
    }
challenge-over-one = Only { $name } has finished it, with { points }.
challenge-over-unlisted = It's closed.
challenge-par = A strong computer got { $par } on this seat
challenge-parted =
    { $round ->
        [0] They chose differently from the start.
       *[other] They first chose differently in round { $round }.
    }
challenge-question = **A challenge for everyone here?** { $game }, against computers ({ $level }). Everyone gets the same dominoes and has a day to play.
challenge-turn = **{ $name }**: { $turn }
challenge-waits = It stays open until someone plays.
chart-round = Round
chart-title = Chances to win · { $when_date }
choice-before = you go earlier next round than with { $other_domino }
choice-both = you get { $other_domino } too, as nobody else is left to choose
choice-crowns =
    it has { $count ->
        [1] a crown
       *[other] { $count } crowns
    }
choice-first = you go first next round
choice-grows =
    it can join your { $terrain } of { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
choice-later = nobody else gains from { $other_domino } now, so your other king can probably choose it
choice-most = it brings the most points now
choice-only = the others fit nowhere
choice-rival =
    { $name } would choose it for { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
closed-by = Closed by a moderator: { $name }
coach-cost =
    { $points ->
        [1] Your last turn cost about a point
       *[other] Your last turn cost about { $points } points
    }
command-board-about = See the table, a kingdom, or what is still to come. Only you see it
command-build-about = Buy a building for a town square
command-challenge-about = The same dominoes for everyone in this channel, each at their own pace
command-daily-about = Today's game: same dominoes for everyone, one try each
command-done-about = End your turn in the last round
command-draft-about = Move your king to a domino of the next line
command-dragon-about = Pay the dragon to burn a tile
command-games-about = All your games, and whose turn it is
command-help-about = How to play here
command-kingdomino-about = Tables of Kingdomino and Queendomino
command-new-about = Open a table in this channel
command-place-about = Place your domino
command-plan-about = Plan your next turn: it's played for you when the time comes
command-queendomino-about = Queendomino: the knights, the buildings and the dragon
command-server-about = How new tables on this server start, and where they can be opened
command-settings-about = Language, text mode, colors, mentions, quiet hours, absence and more
command-stats-about = How someone is doing on this server, and its ranking
command-table-about = For this channel's table: undo, pace, pause, substitutes, resigning, the end
command-tax-about = Send a knight to the domino you just placed
computer-names = Baldwin, Mathilda, Osric, Ysolde, Perkin, Rosamund, Wilfred, Adela, Godwin
confirm-cancel = End this game for everyone, without a result?
confirm-cancel-lobby = There are others at this table. Close it for everyone?
confirm-forget =
    ## Erase everything about you?
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
confirm-join = With you, { $count } play. Now: { $before_plays }. Then: { $after_plays }. Join?
confirm-leave = You're the only person at this table, so it closes when you leave.
confirm-resign = Leave this game for good? The computer takes your seat, and the others play on.
confirm-resign-last = Resign? Only computer players would be left, so the game would end without a result.
confirm-start = Not everyone you invited has answered. Start without them?
contact-castle = { $terrain } at the castle
contact-own = joins your { $terrain }
court-build = Build on an empty town square? Yours: { $squares }.
court-build-placeholder = Choose a tile
court-burn = Burn { $building } for 1 coin
court-burn-placeholder = Burn a tile for 1 coin
court-burn-tile = { $building } · price { $price }
court-chosen = **{ $building }**: { $effect }
court-dragon = Pay the dragon 1 coin to burn a tile? Then nobody can build it.
court-gain =
    { $cost ->
        [0] { $gain }
       *[other] { $gain } after its price
    }
court-knights = Send a knight to the new domino?
court-knights-more = Send another knight, too?
court-other-tile-placeholder = Another tile…
court-site = On { $square }
court-site-placeholder = On which town square?
court-tile =
    { $building } · { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
court-treasury = You have { $treasury }.
daily-about = Everyone gets these dominoes. You play once.
daily-begins = **Kingdomino #{ $number }**: everyone gets these dominoes, and plays once.
daily-card = Kingdomino #{ $number } · { points } (a strong computer in this seat: { $par })
daily-card-how = Copy it to show it anywhere. It gives nothing away:
daily-card-way = Play it on Discord with { COMMAND($command) }
daily-card-words = Kingdomino #{ $number }: { points }. A computer player (level: { $level }) got { $par } with the same dominoes.
daily-copy = Nobody else can see this here. Copy it to share it:
daily-everywhere =
    { $count ->
        [1] One person has finished it so far.
       *[other] { $count } people have finished it so far.
    }
daily-here = On this server
daily-line = **{ $place }.** { $name }: { points }
daily-next = Next game: { $when_time }.
daily-nobody = Nobody has finished it.
daily-opponents =
    { $count ->
        [1] { $count } computer player
       *[other] { $count } computer players
    } ({ $level })
daily-shared = **{ $name }** has finished the daily game.
daily-title = Kingdomino #{ $number } · { DATETIME($day, dateStyle: "long") }
daily-unlisted =
    { $count ->
        [1] One person isn't listed.
       *[other] { $count } people aren't listed.
    }
daily-week = You've played { $days } days this week.
deal-channel = Challenge
deal-daily = Daily game
deal-known = { button-beat }
deal-shared = Shared deal
deal-weekly = Weekly challenge
deck-any = All terrains
deck-chance-crown = a domino with a crown: **{ $percent }%**
deck-chance-crowns = a domino with two crowns or more: **{ $percent }%**
deck-chances = In the next deal
deck-chances-later = In the deal after
deck-need-crown =
    a crown on { $terrain_id ->
        [lake] a lake
        [mine] a mine
        [swamp] a swamp
       *[other] { $terrain }
    }: **{ $percent }%**
deck-need-crowns =
    two crowns or more on { $terrain_id ->
        [lake] a lake
        [mine] a mine
        [swamp] a swamp
       *[other] { $terrain }
    }: **{ $percent }%**
deck-need-land =
    a domino with { $terrain_id ->
        [lake] a lake
        [mine] a mine
        [swamp] a swamp
        [town] a town
       *[other] { $terrain }
    }: **{ $percent }%**
deck-need-lands = two of them or more: **{ $percent }%**
deck-need-which = Not seen yet, with crowns ({ $terrain }): { $dominoes }
deck-over = Every domino of this game has been dealt.
deck-placeholder = Ask about a terrain
deck-removed = Dominoes taken out before the game count here too.
deck-squares = Squares
deck-unknown = Nobody knows them yet, not even a computer.
deck-unseen =
    { $count ->
        [one] { $count } domino unseen
       *[other] { $count } dominoes unseen
    }, { $lines ->
        [0] none of them will come
        [one] { $lines } line of { $line } will come
       *[other] { $lines } lines of { $line } will come
    }
deck-when = { $line } dominoes, dealt once everyone has chosen.
discarded = Discarded (no room)
do-cancel = End this channel's table without a result (host or moderators)
do-leave = Leave the table before the game begins
do-pace = See or change how long a turn may take here, and what happens then
do-pause = Ask everyone to pause the game: no reminders, no takeovers
do-resign = Leave the game for good (the computer takes your seat)
do-substitute = Find someone else to play on a seat, if everyone agrees
do-undo = Undo your latest turn, if everyone agrees
domino = { $number } ({ $halves })
domino-fits-nowhere = fits nowhere
done-already-seated = You're already in your seat, so nothing has changed.
done-called =
    { $sound ->
        [off] { $role } can see that you're looking for players. It's night here, so nobody's phone rings.
       *[on] You called { $role }.
    }
done-cancelled = The table is closed.
done-clock =
    { $city ->
        [none] It's { $clock } for you. Nobody calls you from { $start_clock } to { $end_clock } of your time. { COMMAND("kingdomino settings") } changes that.
       *[other] It's { $clock } for you, as in { $city }. Nobody calls you from { $start_clock } to { $end_clock } of your time. { COMMAND("kingdomino settings") } changes that.
    }
done-computerkeeps = Done, the computer plays on until that player is back.
done-computermoves = Done, the computer has played this turn.
done-computers-left =
    { $names } { $count ->
        [one] has
       *[other] have
    } left: there are fewer seats now.
done-declined = OK, you've said no, and the seat is free again.
done-dropped =
    { $game } is played without { $options }: { $count ->
        [one] that's off now.
       *[other] they're off now.
    }
done-forgotten = Done. Your name and your data are erased. { privacy-copies }
done-goon = On we go.
done-in-line = You get the next free seat! I'll call you when there is one.
done-invitation-sent =
    I've asked **{ $name }** to play, and kept { $count ->
        [1] a seat
       *[other] { $count } seats
    } free. **{ button-more }** takes the invitation back.
done-joined = You're in! The game begins when the host presses **{ button-start }**, or anyone once the table is full.
done-left = You've left the table.
done-nothing = Everything stays as it was.
done-opened = Your table is open!
done-proposal-pace = Done. It counts from now on, and { COMMAND("kingdomino table") } changes it again.
done-proposal-pause = Done: the table is paused until someone moves or presses **{ button-goon }**.
done-proposal-seat = Done. Anyone in this channel can take the seat now.
done-resigned = You've left the game, and the computer plays on for you.
done-resigned-last = You've left the game. Only computer players were left, so it's over.
done-returntoseat = The seat is yours again. Play on from here!
done-seat-taken = The seat is yours, so play on from here. Its owner can come back any time. The result goes to the person on the seat at the end.
done-seat-taken-for-good = The seat is yours, so play on from here. The result goes to the person on the seat at the end.
due-begin =
    Your game has begun: { $name } chooses { $order ->
        [first] first
       *[next] next
    }
due-pick = { $name }, your turn: choose a domino
due-pick-again = { $name } chooses another domino
due-place = { $name }, your turn: place { $domino }
due-rest = { $name }, it's your turn
due-within = { $due }, within { time-span }
dynasty-game = Dynasty, game { $number } of { $games }
effect-crowns = 1 crown for the town under it
effect-knights =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
effect-per-property = 2 points for each { $terrain } property
effect-points = { $count } points
effect-points-per-knight = 1 point for each knight, sent out or not
effect-points-per-tower = 1 point for each tower
effect-tax-per-knight = each knight you send brings 1 more coin for every knight you have
effect-tax-per-tower = each knight you send brings 1 more coin for every tower you have
effect-towers =
    { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }
end-called = Also mentioned: { $people_names }
end-dynasty-shared = { $names } share the dynasty's victory!
end-dynasty-so-far = After { $number } of { $games } games: { $sums }
end-dynasty-sums = All { $games } games: { $sums }
end-dynasty-won = { $names } wins the dynasty!
end-found = Turns without a hint: { $shares }
end-found-share = { $name } ({ $found } of { $turns })
end-shared = { $names } share the victory!
end-sum = { $name } ({ $total })
end-team-won = { $names } win!
end-turned = Round { $round } decided it: **{ $name }** got +{ $points } with the { $land } and won by { $margin }.
end-won = { $names } wins!
end-won-on-seat = { EMOJI("computer") } The computer wins on { $name }'s seat!
error-already-invited = { $name } is already invited, with a seat reserved.
error-already-seated = You already have a seat here.
error-analysis-failed = Sorry, that didn't work. Please ask again in a minute.
error-archived = This game is archived. { COMMAND("kingdomino games") } in its channel brings it back.
error-blocked = The person who runs this bot has blocked you, so ask them if you'd like to play again.
error-bot-invited = { $name } is a bot. You can add computer players under **{ button-more }** at the table.
error-call-in-thread = A role can't be called in a thread. Open your table in a channel for that.
error-called-many = You've invited { $limit } people within the last hour. You can invite more: { $until_span }.
error-called-often = You've invited { $name } three times within the last hour. You can invite them again: { $until_span }.
error-challenge-private = A challenge is for everyone in a channel. Type { COMMAND("kingdomino challenge") } in a channel of a server.
error-challenges-of-person = You already have { $limit } open challenges. Wait until one closes, or close one.
error-challenges-on-server = This server already has { $limit } open challenges. Wait until one closes.
error-channel-busy =
    There's already a table in this channel:
    { $link }
    { $where ->
        [private] Finish it, or end it with { COMMAND("kingdomino table") }.
        [yours] Finish it, end it with { COMMAND("kingdomino table") }, or open the next one in another channel or a thread.
        [hosted] Finish it, ask { $host_name }, its host, to end it with { COMMAND("kingdomino table") }, or open yours in another channel or a thread.
       *[server] Finish it, ask its host to end it with { COMMAND("kingdomino table") }, or open yours in another channel or a thread.
    }
error-channel-lost = The channel of that game is gone. Open { COMMAND("kingdomino games") } in another channel of its server, and bring the game back there.
error-channel-refuses = Discord doesn't take my messages here, so I answer your taps instead, and your game goes on. Discord's reason: { $discord_text }
error-channel-taken =
    There's another table in this channel now:
    { $link }
    Once that's over, { COMMAND("kingdomino games") } brings this one back.
error-channel-unsure = I can't find the channel of that game right now. Try again in a minute.
error-command-outdated = I don't know that command in this form: your Discord may show an old one. Restart Discord and choose it from the list.
error-deal-begun = You've already begun this game. Press the button again to play on.
error-discord = Discord isn't listening to me right now. What you did is saved, and I'll send what's missing within a few minutes. If nothing happens, try again.
error-discord-nothing = Discord isn't listening to me right now, so nothing was opened or changed. Please try again in a minute.
error-erased-since = Your data was deleted just after you asked for that, so I haven't saved it. Ask again if you still want it.
error-follows-too-many = You already follow { $limit } tables, the most you can. { COMMAND("kingdomino games") } lists them and lets you stop.
error-forbidden = I'm missing a permission here. For a table in a channel I need { permission-view-channel }, { permission-send-messages } and { permission-attach-files }. In a thread I need { permission-send-messages-in-threads }, and { permission-create-public-threads } to open one.
error-game-full = Every seat at this table is taken.
error-guest-blocked = { $name } can't play with me, so please invite someone else.
error-guest-outside = { $name } can't see this channel, so they couldn't play here.
error-guest-seated = { $name } already has a seat here.
error-has-left = You left this game. You can have your own seat back if it's offered, but no other.
error-host-has-too-many-tables =
    You're already hosting { $limit ->
        [1] a table, and one is the most you can have
       *[other] { $limit } tables, the most you can have
    }. Finish one, or close one with { COMMAND("kingdomino table") } in its channel. { COMMAND("kingdomino games") } lists them.
error-host-sets-up = { $host_name } is the host and sets up this table. You can take a seat or leave it.
error-host-starts = There are still free seats, so only the host, { $host_name }, can start. Later anyone at the table can ({ $until_span }).
error-interrupted = I'm just restarting and couldn't answer in time. Please look again in a minute: it may already be done.
error-kept-by-computer = The computer is keeping your seat for you. Take it back below { COMMAND("kingdomino board") }.
error-message-gone = The message you tapped is gone. { COMMAND("kingdomino games") } lists your tables.
error-missing-permissions =
    { $count ->
        [1] I'm missing a permission here: { $permissions }.
       *[other] I'm missing some permissions here: { $permissions }.
    } Ask someone who manages this server, then try again.
error-moved = That's here now: { COMMAND($command) }
error-nearest-choices =
    I don't know that. Maybe you meant one of these?
    { $choices }
error-next-game-begun = The next game is already on: { $link }
error-next-game-played = That game is already over. Here's the latest of the dynasty: { $link }
error-no-called-role = The role to call is gone. Someone who manages the server can choose another one with { COMMAND("kingdomino server") }.
error-no-game-here = There's no game in this channel. Open a table with { COMMAND("kingdomino new") }, or bring an archived one back with { COMMAND("kingdomino games") }.
error-no-game-of-court = That's for a game of Queendomino, and there's none in this channel right now.
error-no-hint = There are no hints here: everyone plays these dominoes, and points are compared.
error-no-reminders = This table has no time limit, so { $name } can take as long as they like. To speed it up, agree on one or find a substitute, both with { COMMAND("kingdomino table") }. After a week without a move, it's enough if everyone else agrees.
error-no-seat-to-reserve = There's no free seat left for { $name }. Wait for an answer, or add seats to the table.
error-no-seat-yet = You're not at this table yet. Press **{ button-join }** to take a seat.
error-no-server = Direct messages have no server settings. Type { COMMAND("kingdomino server") } in a channel of the server.
error-no-such-choice = I don't know that choice. Choose one from the list that opens while you type.
error-no-such-date = I don't understand that date. Type a day like `friday` or `2026-12-01`, or a number like `3 days`, and choose one from the list.
error-no-such-game = That game doesn't exist anymore.
error-no-such-seat = Nobody here has that name. Choose one from the list that opens while you type.
error-no-threads = A game here can't move into a thread. Open the table without one.
error-nobodys-turn = There's nothing to do here right now.
error-not-archived = This game is still going. Its newest message has the buttons.
error-not-host = Only the host, { $host_name }, or a moderator of the server can do that.
error-not-manager = Only people who manage the server can change this. { COMMAND("kingdomino server") } shows how it's set.
error-not-offered = { $name }'s seat isn't free right now: someone has taken it, or { $name } is back.
error-not-opener = On this server { $role } opens the tables. Ask one of them, or someone who manages the server: { COMMAND("kingdomino server") } can change that.
error-not-permitted = This server doesn't let you do that here: you'd need { $permissions }. Ask someone who manages it, or try another channel.
error-not-seated = You're not playing at this table. Open one of your own with { COMMAND("kingdomino new") } in another channel.
error-not-started = The game hasn't begun. The host can press **{ button-start }**, and so can anyone at the table once it's full.
error-not-your-turn = It's { $name }'s turn. You'll be mentioned when it's yours.
error-notation-error = That's not a move. Choose one from the list that opens while you type.
error-nothing-played-here = There's no game in this channel. Open a table with { COMMAND("kingdomino new") }.
error-nothing-to-undo =
    { $why ->
        [no-move] There's nothing to undo in this turn: you haven't moved yet, or only discarded, and a discard can't be undone.
        [no-turn] There's nothing to undo: you haven't finished a turn yet.
        [dealt] Your turn stands: a new line has been dealt since, and you can't unsee it.
        [own-move] Your turn stands, because you've begun the next one. Undo that first, step by step, then ask again.
        [computer] Your turn stands, because the computer player { $name } has moved since.
        [over] This game is over, and its result stands.
        [no-choice] You had no choice in that turn. It would be played the same way again.
       *[moved] Your turn stands, because { $name } has moved since.
    }
error-offered-already = { $name }'s seat is already up for grabs. Anyone here can take it, also with the button below { COMMAND("kingdomino board") }.
error-old-button = This button is out of date. Use the ones on the table's newest message.
error-one-way = It fits there one way only: { $move }
error-opened-many-tables = You've opened { $limit } tables within the last hour. You can open the next one: { $until_span }.
error-paused-already = This table is paused already.
error-played-by-substitute = { $name } is playing on your seat. Take it back below { COMMAND("kingdomino board") }.
error-played-in-threads =
    { $count ->
        [1] The game of this channel is played in its own thread: { $threads }
       *[other] The games of this channel are played in their own threads: { $threads }
    }
error-private-table = Nobody else can join direct messages. Open a table in a channel of a server.
error-proposal-gone = That's already decided, or something else has been proposed since.
error-put-out = { $host_name } removed you from this table. To come back, ask for an invitation.
error-rematch-played = You've played again since then. Here's your latest game: { $link }
error-reminders-of-another = These reminders are for { $name }, and only { $name } can switch them off.
error-restarting = I'm just restarting, so I couldn't do that. Please try again in a minute.
error-results-of-another = Here you can only see your own results. Type { COMMAND("kingdomino stats") } on a server to see how someone else is doing there.
error-role-not-mentionable = I can't call { $role } yet. In the server's settings, under Roles, open that role and allow anyone to @mention it.
error-seats-reserved = The free seats are reserved for people who are invited. Later anyone can take one ({ $until_span }).
error-series-goes-on = This dynasty has already begun, so its players and options stay. The host can start this game or cancel it.
error-server-called = Tables here have called players twice within the last hour. You can call again: { $until_span }.
error-server-has-too-many-tables =
    This server already has { $limit ->
        [1] a table, and one is the most it can have
       *[other] { $limit } tables, the most it can have
    }. Finish one, or ask its host or a moderator to close one with { COMMAND("kingdomino table") } in its channel.
error-several-choices =
    That fits { $count } choices. Type more of the one you mean:
    { $choices }
error-several-moves =
    That fits { $count } moves, so I made none of them. Type more of the one you mean:
    { $moves }
error-stale-game = The table has moved on since you got that button. See its newest message.
error-started = The game has already begun. Players can leave it with { COMMAND("kingdomino table") }, and anyone can watch with { COMMAND("kingdomino board") }.
error-storage = I can't reach the games right now. Nothing is lost, so just try again in a minute.
error-storage-broken = I can't use my database, and only the person who runs this bot can mend that. Until then I can't do anything, and trying again won't help. Please tell them.
error-substitute-for-computer = Computer players don't need a substitute. They're always here.
error-switched-off = This is switched off here.
error-table-called = This table has already called players. You can still invite people.
error-team-full = That team is full. Choose another one.
error-thread-asleep = This thread is asleep. Write anything here to wake it, then try again.
error-thread-locked = This thread is locked, so I can't write here. Ask someone who manages this server to unlock it.
error-timed-out = A moderator has put me in time-out on this server, so I can't write here. It ends by itself ({ $until_span }), or sooner if someone who manages this server ends it.
error-too-early =
    { $name } still has time. You can do that after the { $reminders ->
        [1] first
       *[other] second
    } reminder: { $until_span }.
error-too-many-analyses = Too many games are waiting right now. Please ask again in a few minutes.
error-too-many-followers = { $limit } people already follow this table, and that's the limit. You can look in with { COMMAND("kingdomino board") } any time.
error-too-many-seated = { $seated } are already seated, too many for a table of { $seats }. When someone leaves, or you remove a computer player, choose again.
error-unexpected = Sorry, that was my mistake. Nothing is lost. If it happens again, tell the person who runs this bot: error { $number }.
error-unknown-time-zone = I don't know that time zone. Type a large city near you and choose it from the list, or tell me what time it is for you with { COMMAND("kingdomino settings") }.
error-unreadable-game = I can't read the moves of this game anymore, so it can't go on. Its host can cancel it, and you can leave it.
error-week-unfinished = Finish this week first. Then you can say what comes next.
error-weeks-off = This server has no weekly challenges. Someone who manages it can allow them with { COMMAND("kingdomino server") }.
error-wrong-channel = Tables on this server go in { $channels }. Open yours there. Someone who manages the server can change that with { COMMAND("kingdomino server") }.
error-wrong-number =
    { $seated ->
        [1] This game is for { $allowed } players, and one is here.
       *[other] This game is for { $allowed } players, and { $seated } are here.
    } Wait for others to join. The host can also add computer players, or change the number of players.
error-wrong-options = { $game } doesn't have Middle Kingdom and Harmony. Leave them out.
error-wrong-players = { $game } is for { $allowed } players.
error-your-table-waits = Your table is waiting for you: { $link }
export = Everything I've stored about you, as a file that programs can read:
film-turn = { $name }: { $placement }
followed-title = You follow
following-mentioned = You're following this table. It's in { COMMAND("kingdomino games") }, and you get one mention when the game ends.
following-quietly = You're following this table. It's in { COMMAND("kingdomino games") } until the game ends, and nobody mentions you.
forgotten-name = Somebody
game-cancelled = This game ended without a result.
game-resigned =
    { $count ->
        [1] **{ $names }** has left the game.
       *[other] **{ $names }** have left the game.
    } Only computer players are left, so it ends without a result.
games-alone = On your own
games-archived = Archived
games-archived-how = It goes on in its own channel, or right here if that channel is gone.
games-archived-since = archived: { $since_span }
games-full = ready to start
games-invited = **you're invited**
games-lobby = waiting for players
games-more =
    { $more ->
        [1] … and one more game
       *[other] … and { $more } more games
    }
games-none = You're not in any game. Open a table with { COMMAND("kingdomino new") }.
games-played-on-line =
    { $number }. { $game } · { $id ->
        [none] from a set position
       *[other] from game { $id }
    } · deleted: { $when_span }
games-their-turn = { $name }'s turn · { $since_span }
games-title = Your games
games-with =
    { $more ->
        [0] with { $names }
        [1] with { $names } and one more
       *[other] with { $names } and { $more } more
    }
games-your-turn = **your turn** · { $since_span }
greeting =
    Hi! You can now play both here, in one go or over days.
    - { COMMAND("kingdomino new") } opens a table in the channel where you type it. Computer players can fill the empty seats.
    - { COMMAND("kingdomino server") } sets which channels can have tables and how new ones start.
greeting-title = Kingdomino and Queendomino
greeting-tutorial = New to the game? **{ button-tutorial }**. Only you see it.
grid-5 = kingdoms of 5×5
grid-7 = kingdoms of 7×7
half =
    { $crowns ->
        [0] { $terrain }
        [1] { $terrain } with a crown
       *[other] { $terrain } with { $crowns } crowns
    }
half-told = { $terrain } { $crown_signs }
halves = { $first_half } and { $second_half }
halves-told = { $first_half } / { $second_half }
help-add = { LINK($link, "Add me to a server") }
help-ahead = **{ button-plan-ahead }** or { COMMAND("kingdomino plan") }: rank the dominoes of the next line and choose a spot, and in Queendomino knights and buildings too. Nobody else sees it. When your turn comes, I play it as far as it's still possible. Until then you can change it or drop it.
help-ahead-name = A plan for your next turn
help-calls = **{ button-call }** on your table's **{ button-more }** page calls everyone with the role that the server has chosen for it.
help-challenge = { COMMAND("kingdomino challenge") } gives everyone in a channel the same dominoes, each alone against the same computer players. Nobody sees results before they've finished. Someone who watches another person play knows the dominoes, though. At the end come the kingdoms, side by side. **{ button-beat }** on the page of a finished game gives you its seat and dominoes. That doesn't count. **{ button-weekly }** gives the channel a new one every week.
help-challenge-name = Challenges
help-daily = { COMMAND("kingdomino daily") } is one game a day that everyone plays with the same dominoes, against the same computer players. Play it once, at any pace, and compare your points with those of others. A new one begins at midnight UTC.
help-daily-name = The daily game
help-ear = Turn on text mode in { COMMAND("kingdomino settings") }, and everything only you see comes in words, with headings and lists. { COMMAND("kingdomino board text:") } does it once. { COMMAND("kingdomino board ask:") } answers questions about a kingdom, like where its lakes can grow.
help-ear-name = Text mode and screen readers
help-fair = The whole deal comes from a secret fixed before the game, so nobody chooses dominoes while you play. To check it, save the table's picture and note the last number in that message's link.
help-fair-name = How do I know it's fair?
help-following = **{ button-follow }** ({ COMMAND("kingdomino board") }) adds a table you only watch to your list of games.
help-history = **{ history-title }** ({ COMMAND("kingdomino games") }) lists the games of this channel: step by step, with points, film and files.
help-history-fair = Afterwards, “kingdomino verify” compares them with the record from **{ button-history }**. It can't show what the person who runs this bot knows beforehand.
help-looking =
    - **{ button-look }** shows your kingdom large, and { COMMAND("kingdomino board kingdom:") } another one.
    - { COMMAND("kingdomino board") } shows the table again. { COMMAND("kingdomino board ask:") } shows which dominoes are still to come, and how likely the one you need is.
    - { COMMAND("kingdomino games") } lists your games.
help-looking-name = Kingdoms, lists and results
help-now = - { COMMAND("kingdomino new") }: a table in this channel, against computers at once or with others.
help-placeholder = More about…
help-puzzles = The **{ button-puzzle }** is new then, too.
help-ranking = { COMMAND("kingdomino stats") } has results and the server's ranking.
help-report =
    { $url ->
        [none] Something wrong? Tell the person who runs this bot.
       *[other] Something wrong? { LINK($url, "Report a problem") }
    }
help-reviews = **{ button-turns }** ({ COMMAND("kingdomino games") }) asks you about turns of your own games where another choice was clearly better.
help-slips =
    - **{ button-undo }** in the panel works until your turn is over.
    - { COMMAND("kingdomino table") } undoes your latest turn, if nothing has happened since and everyone agrees. Alone against computers it always does, but then the game doesn't count.
    - There you can also leave a game for good: the computer takes your seat. The host can end the game for everyone.
help-slips-name = Undo and resignation
help-table = { COMMAND("kingdomino new") } opens one in this channel. The host presses **{ button-play-computers }**, or **{ button-invite }**, and chooses the game and more under **{ button-more }**. Others press **{ button-join }**, and **{ button-start }** begins the game.
help-table-name = A new table
help-time =
    - A game can take days, and nothing gets lost. { COMMAND("kingdomino table") } shows and changes what happens when someone takes long.
    - { COMMAND("kingdomino settings") } has quiet hours: you won't be mentioned then. With { COMMAND("kingdomino settings away:") } you say until when you can't play.
    - **{ button-look }** lets the computer play for someone who's late, and gives you your seat back when the computer has kept it. { COMMAND("kingdomino table") } finds someone to play on for you.
help-time-name = Time and absence
help-title = How to play
help-turn = A message mentions you. **Place** opens a panel that only you see, with a good spot already shown. **Choose** with a number places your domino there and chooses the one with that number, in one tap. You can also choose another spot first. In Queendomino the panel leads from step to step, and you may skip the optional ones.
help-turn-name = Your turn
help-tutorial = **{ button-tutorial }**: the game in three turns. Only you see it.
help-writing = { COMMAND("place") } and { COMMAND("draft") } list what you can do while you type. You can also type a move yourself: `12@g8e` puts domino 12 with its first half on g8 and the second one east of it. Queendomino adds { COMMAND("queendomino tax") }, { COMMAND("queendomino build") }, { COMMAND("queendomino dragon") } and { COMMAND("queendomino done") }.
help-writing-name = Moves as commands
hero-best = Best turn: +{ $points }
hero-decided = Round { $round }: +{ $points }
hero-placed =
    { $name } comes { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] in last
    }
hero-record = Best score so far!
hero-shares =
    { $name } shares { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } place
hint-back = Tip: changed your mind? **{ button-undo }** works until your turn is over.
hint-build = Tip: the price belongs to the slot. Tiles nobody buys move to cheaper slots when there's room.
hint-dragon = Tip: the dragon burns one tile a round, for the first player who asks. You'll often skip this.
hint-first-game = Your first game shows suggestions. Later **{ button-hint }** does.
hint-itself = Tip: your last turn had only one move, so I made it.
hint-knights = Tip: a knight collects one coin for each square of the property you send it to.
hint-merits = Tip: **+3** means your score grows by 3 right away.
hint-nowhere = Tip: a domino needs two free squares side by side, and one half must touch your castle or its own terrain.
hint-numbers = Tip: with a low number you go earlier. High ones have crowns.
hint-spots = Tip: choose a spot in the list to look at it.
hint-take = Tip: **Choose** also places your domino as shown.
history-archived = { DATETIME($day, dateStyle: "medium") } · archived, can be brought back
history-cancelled = { DATETIME($day, dateStyle: "medium") } · ended without a result
history-game = Game { $id } · { $game }
history-how = Choose one to step through it.
history-none = No games in this channel yet.
history-over = { DATETIME($day, dateStyle: "medium") }
history-placeholder = Choose a game
history-playing = { DATETIME($day, dateStyle: "medium") } · still going
history-record = Game { $id } as a text file, with every move everyone has seen.
history-round-placeholder = Round…
history-step = Game { $id } · step { $number } of { $steps }
history-title = Games in this channel
illegal-board-empty = There are no tiles on the builders' board right now.
illegal-can-be-placed = You can't discard it: there's a spot where it fits.
illegal-chance-due = The next line is still being dealt.
illegal-dragon-awake = The dragon has already burned a tile this round, and one is all it does.
illegal-empty-slot = There's no tile on that slot right now.
illegal-game-over = This game is over.
illegal-last-round = This is the last round, so there's no next domino to choose.
illegal-no-coins = You have no coin for the dragon.
illegal-no-connection = It doesn't fit there: neither half touches your castle or land of the same terrain.
illegal-no-knights = You have no knight in reserve.
illegal-no-site = You have no empty town square to build on.
illegal-not-a-site = You can only build on a town square of yours without a building.
illegal-not-chance = Shuffling and dealing is my job.
illegal-not-done =
    { $due ->
        [place] Place your domino first.
       *[choose] Choose a domino first.
    }
illegal-not-in-line = That domino isn't in the next line.
illegal-not-in-variant = That doesn't exist in this game.
illegal-not-just-placed = A knight can only go to the domino you just placed, one to each half.
illegal-nothing-to-place = You don't have a domino to place yet. Choose one first.
illegal-occupied = There's already something there.
illegal-other-domino = Your king isn't on that domino.
illegal-outgrows-grid = Your kingdom would get too wide or too tall there.
illegal-queen-here = The queen lives with you, and the dragon keeps away from her. No burning for you right now.
illegal-spelling = When both halves are the same, write the domino from its southern or western square.
illegal-taken = There's already a king on that domino.
illegal-too-dear = You can't afford that.
illegal-too-early = Place your domino first. Everything else comes after.
illegal-too-late = That part of your turn is over. Go on with what comes next.
invite-placeholder = Invite people
invited-by =
    With { $names }.
    Your seat is reserved until: { $until_time }.
invited-to-play = { $person_name }, will you play { $game }? Answer within { time-span }.
kingdom-placeholder = Show one kingdom larger…
late-turns = The computer moved for { $names }, as you all agreed. **{ button-pace }** shows what you agreed, and changes it.
legend-dear = too expensive
legend-points = points at the end
legend-queen = 1 coin less
lesson-kingdomino-0-choose =
    First **choose a domino** for the kingdom around your castle. Only land with **crowns** scores.
    With a low number you go earlier next round. **+2** is 2 points as soon as you place it, and often more when that land grows.
lesson-kingdomino-1-choose = Placed, and you can still undo it. Now **choose** your next domino, ideally one that continues what you have.
lesson-kingdomino-1-place = Now **choose your next domino**. That also places this one at your castle, as shown.
lesson-kingdomino-2-choose = Placed. **Choose** your last domino. Its button says how many points it brings when you place it.
lesson-kingdomino-2-place = Land scores **its squares times its crowns**. Place this, and **choose** your last domino.
lesson-kingdomino-3-place = The last round! Just **place** your domino where it brings the most.
lesson-kingdomino-end = **{ $total ->
        [one] { $total } point
       *[other] { $total } points
    }** for you! A real game is just like this, with more rounds.
lesson-queendomino-0-choose = First **choose a domino**, as in Kingdomino. On **towns** you can build.
lesson-queendomino-1-build = Build? **Knights** and **towers** are yours at once, a **medal** is points at the end. Towers win the **queen**.
lesson-queendomino-1-choose = Now **choose** your next domino. With a low number you go earlier.
lesson-queendomino-1-dragon = The **dragon** burns a tile someone else may want, once a round. If the **queen** lives with you, you can't bribe it.
lesson-queendomino-1-knights = Send a **knight**? It collects a coin for each square of its property, once. If you keep it, you can send it later.
lesson-queendomino-1-place = Now **place** your domino at the castle. You can skip the two steps after this one.
lesson-queendomino-end = **{ $total ->
        [one] { $total } point
       *[other] { $total } points
    }** so far! 3 coins make a point, and the queen adds a crown to the largest property of the kingdom where she lives.
level-beginner = beginner
level-master = master
level-solid = solid
level-strong = strong
line-first = First line
line-next = Next line
line-now = To be placed
list-and = { " & " }
list-comma = { ", " }
list-more =
    { $count ->
        [1] One more person shares that place.
       *[other] { $count } more people share that place.
    }
list-semicolon = { "; " }
list-sentences = { " " }
list-words-and = { " and " }
lobby-again = { $people_names }, another game?
lobby-begins = Everyone's in! The game begins: { $when_span }.
lobby-cancelled = This table was closed before the game began.
lobby-for-one =
    { $where ->
        [private] Computer players take the free seats.
       *[server] Others can join, or computer players take the free seats.
    }
lobby-idle = Nothing has changed here for a week, so I closed this table. Open another one with { COMMAND("kingdomino new") }.
lobby-in-line = Gets the next free seat: { $names }
lobby-in-thread = The game has begun in { $thread }
lobby-missing =
    { $missing ->
        [1] The game can start with one more player.
       *[other] The game can start with { $missing } more players.
    }
lobby-players = { $seated } of { $count } players
lobby-plays = { $size } in { $rounds } rounds
lobby-ready =
    { $free_count ->
        [0] All set: press **{ button-start }**. Who chooses first is drawn at random.
       *[other] Everyone has answered. Press **{ button-start }** to play with { $seated }, or wait for more.
    }
lobby-room = The host can start now, and there's room for more.
lobby-seat-computer = computer, { $level }
lobby-seat-free = free
lobby-seat-host = host
lobby-seat-invited = invited
lobby-seats-kept = Invited: { $people_names }. Seats kept until: { $until_time }.
lobby-started = The game has begun.
lobby-wrong-number = This game is for { $allowed } players. Others can join, or the host can add computer players.
long-barren = no crown: { $lands }
long-castle = castle on { $castle_square }, room for any terrain on { $squares }
long-castle-closed = castle on { $castle_square }
long-chance =
    { $name }: { $first_chance } at the start, lowest { $low_chance } { $low_round ->
        [0] then
       *[other] in round { $low_round }
    }, highest { $high_chance } { $high_round ->
        [0] then
       *[other] in round { $high_round }
    }
long-closed = { $property }, no room
long-dead = no crown, no room: { $lands }
long-deck-none = { $terrain }: none
long-deck-squares =
    { $crowns ->
        [0] { $count } without a crown
        [one] { $count } with { $crowns } crown
       *[other] { $count } with { $crowns } crowns
    }
long-due = { $domino }, { $name }, now
long-empty =
    { $count ->
        [1] Empty slot: for { $prices }.
       *[other] Empty slots: for { $prices }.
    }
long-filled =
    { $covered ->
        [1] Only the castle so far.
       *[other] { $covered } of { $count } squares filled, { $width } wide and { $height } high.
    }
long-free = { $domino }, free
long-growing = { $property }, room on { $growth_squares }
long-highlights = Highlights
long-holes =
    { $count ->
        [0] No holes.
        [1] One hole: { $squares }.
       *[other] { $count } holes: { $squares }.
    }
long-kingdom = { $name }: { points }
long-land = { $terrain } ({ $squares })
long-left =
    { $count ->
        [one] { $count } domino to go.
       *[other] { $count } dominoes to go.
    }
long-no-crown = no crown
long-property =
    { $terrain }: { $count ->
        [one] { $count } square
       *[other] { $count } squares
    } ({ $squares }), { $worth }
long-property-brief =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }, { $worth }
long-room = Room from { $first_square } to { $last_square }.
long-terrain = { $terrain }: { $counts }
long-worth =
    { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }, { points }
menu-invite = Invite to Kingdomino
muted = OK, no more reminders for this turn.
muted-until = OK, no more reminders for this turn. If you don't move first, the computer plays it ({ $left_span }).
name-computer = { EMOJI("computer") } Computer
names-more =
    { $more ->
        [1] { $names } and one more
       *[other] { $names } and { $more } more
    }
news-channel-gone = The channel is gone where you played: { $games }. { COMMAND("kingdomino games") } lets you play on in another one.
night-waited = This waited until morning so it wouldn't wake you.
nobody-present = Everyone's away right now, so the game waits until someone is back.
nothing-matches = Nothing matches that. Delete it to see everything you can do.
option-about-about = What you look for: a topic, or a word of the rules like crown
option-ask-about = A question about a kingdom, answered in words. Choose it from the list
option-away-about = Until when you can't play: a day like Friday, a date like 2026-12-24, or a number of days like 3
option-burn-about = The tile's price, like 3. Or choose from the list
option-challenge-game-about = Which game. If you leave it out: Kingdomino
option-challenge-hours-about = In how many hours it closes, like 3
option-days-about = In how many days it closes, like 2. If you leave both out: in one day
option-do-about = What to do. Choose it from the list
option-domino-about = Which domino. Choose it from the list, or type its number, like 38
option-dynasty = Dynasty
option-dynasty-about = Three games in a row, added up
option-game-about = Which game. If you leave it out: the server's choice, or Kingdomino
option-harmony-about = 5 extra points for a kingdom without a discarded domino
option-invite-about = Whom to invite
option-kingdom-about = Just this kingdom, large. Choose a name from the list
option-knight-about = The property or one of its squares, like lake or h7. Or choose from the list
option-level-about = How strong the computer players are. If you leave it out: solid
option-middle-kingdom-about = 10 extra points for a castle in the center
option-player-about = Whose results. If you leave it out: yours
option-players-about = How many seats, like 3. If you leave it out: as many as the game allows
option-text-about = As text instead of pictures
option-thread = In a thread
option-thread-about = The game moves into a thread below the lobby, and the channel stays free
option-tile-about = The tile's price and the town square, like 4 g8. Or choose from the list
option-where-about = A spot's number (3r: turned around) or its squares, like g8 g9. Or choose from the list
option-whose-about = Whose seat. If you leave it out: yours
option-zone-about = Your time zone: a city near you like London, or the time it is there now, like 17:30
pace-alone = You're the only person at this table, so it counts right away.
pace-consent = It counts once everyone at the table has agreed.
pace-hurry = If { $name } takes too long, you can let the computer play: { $until_span }.
pace-line = { $pace }. { $then }.
pace-title = Time for a turn at this table
panel-auto-placed = { $domino } fit on one spot only, so I put it there for you.
panel-bonuses = Still possible: { $bonuses }
panel-bonuses-sure = Already yours: { $bonuses }
panel-discarded = { $domino } fits nowhere in your kingdom, so it was discarded.
panel-moved-on = The table moved on. Here it is now.
panel-pick = Choose your next domino.
panel-pick-first = Choose your domino for the first round.
panel-place = Place { $domino }
panel-spot-bonus = { $domino } on spot **{ $spot }** · { $worth }, the most that keeps your bonus
panel-spot-most =
    { $domino } { $count ->
        [1] on its only spot · { $worth }, the most now
       *[other] on spot **{ $spot }** · { $worth }, the most now
    }
panel-spot-other =
    { $domino } { $count ->
        [1] on its only spot · { $worth }
       *[other] on spot **{ $spot }** · { $worth }
    }
panel-spot-words =
    Spot { $spot } of { $count }: { $placement }. { $points ->
        [0] No points now
       *[other] Brings { $gain }
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    } in all
panel-step = Step { $number } of { $count }: { $step }
panel-taken = Chosen: { $dominoes }.
panel-team = It's { $name }'s king. You share the kingdom, so you can watch.
panel-time-up = Its time is up. If you don't play on, it closes: { $when_span }.
panel-turn = Suggested: { $deeds }
panel-type-again = That would skip a step. If you mean it, type it again.
part-forest = Forests
part-grassland = Grasslands
part-harmony = Harmony
part-lake = Lakes
part-middle-kingdom = Middle Kingdom
part-mine = Mines
part-swamp = Swamps
part-town = Towns
part-wealth = Wealth
part-wheat = Wheat fields
pause-about = While it's paused, nobody gets reminders and no computer player steps in. A move ends the pause.
percent = { $percent }%
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-view-channel = View Channel
pick-lost =
    { $count ->
        [1] { $dominoes } fits nowhere now.
       *[other] { $dominoes } fit nowhere now.
    }
placement = { $first_half } on { $at_square }, { $second_half } on { $beside_square }
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }
plan-asked-choice = I'll ask you which domino to choose, because you haven't ranked any.
plan-asked-line = I'll ask you which domino to choose, because that line isn't dealt yet.
plan-asked-place = I'll ask you where to place { $dominoes } when that turn comes.
plan-build = Build { $building } ({ $square })
plan-dragon = Let the dragon burn { $building }
plan-dropped = Your plan was dropped, because the computer played for you.
plan-dropped-now = The plan is dropped, and your turn waits for you. You can set it again just as it is here.
plan-empty = It's only a plan, so nothing moves yet.
plan-finish = End the turn
plan-kept = When your turn comes, I play it step by step. If a step isn't possible by then, you take over from there. Only you can see it.
plan-kept-title =
    { $round ->
        [0] Your plan for the first choice is set
       *[other] Your plan for round { $round } is set
    }
plan-knights = Knight on { $terrain }
plan-no-turn-left = You have no turn left in this game, so there's nothing to plan.
plan-not-kept = It counts once you press **{ button-plan-keep }**.
plan-only-place = For the next round you can only plan where to place. I'll ask you about the rest when that turn comes.
plan-partly = I left out what isn't possible anymore.
plan-place =
    { $squares ->
        [none] Discard { $domino }, which fits nowhere
       *[other] Place { $domino } as shown
    }
plan-place-title = Where should { $domino } go?
plan-rank = Tap the dominoes in the order you want: you get the first that's free.
plan-rank-two = Tap the dominoes in the order you want: your two turns get the first two that are free.
plan-ranked =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }: { $domino }
plan-still-kept = You already have another plan for this turn. It counts until you set this one instead, or drop it.
plan-stopped-move = Your plan got this far, but its next step isn't possible. Over to you!
plan-stopped-open = Your plan got this far. Over to you!
plan-stopped-wishes = Your plan got this far, but none of the dominoes you ranked is free. Over to you!
plan-title =
    { $round ->
        [0] A plan for the first choice
       *[other] A plan for round { $round }
    }
plan-too-late = That turn is over. This would be a plan for your next one.
plan-turn-has-come = It's your turn now, so this is for real: every move counts.
plan-wishes =
    { $count ->
        [one] Choose { $dominoes } if it's free
       *[other] Choose the first that's free: { $dominoes }
    }
plan-wishes-two = Choose the first two that are free: { $dominoes }
play-daily = { COMMAND("kingdomino daily") } is one game a day against computer players, with the same dominoes for everyone.
played-on =
    { $id ->
        [none] From a set position, doesn't count
       *[other] From game { $id }, doesn't count
    }
played-on-begun = New dominoes come after this line. This game is deleted a day after your last move.
plays-for = { $name } plays for { $owner_name }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-now =
    { $points ->
        [0] no points now
        [one] **{ $gain }** point
       *[other] **{ $gain }** points
    }
policy-remind = reminders
policy-remind-about = Reminders that become rarer. The others can let the computer play
policy-seat = computer plays on
policy-seat-about = First a reminder when time is up. Later the computer plays until they return
policy-turn = computer moves
policy-turn-about = First a reminder when time is up. Later the computer plays the turn
policy-wait = nothing happens
policy-wait-about = No reminders, and nobody plays for anyone else
poster-by-crowns = more crowns
poster-by-largest-property = larger property
poster-game = Game { $number }: { $result }
poster-largest = Largest property: { $terrain }, { $count } squares
poster-queen = The queen's crown: +{ $points } on the { $terrain }
poster-shared = { $names } share the victory!
poster-shared-headline = A shared victory!
poster-team-won = { $name } win!
poster-won = { $name } wins!
privacy-copies =
    { $days ->
        [0] If there are older copies of the games, you stay in those.
        [1] My copy of the games forgets you after a day.
       *[other] My copies of the games forget you after { $days } days.
    }
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
private-how = { COMMAND("kingdomino settings") } changes what I send you here.
private-refused = Discord didn't let me send you a direct message, so I mention you here again.
proposal-agreed = Everyone agreed. It counts from now on.
proposal-by = **{ $name }** proposes this. Everyone has to agree.
proposal-ended = This proposal is over.
proposal-refused = Everything stays as it was: { $name } would rather not.
proposal-waiting = I've asked the others. This stays open until everyone has decided, and the game goes on meanwhile.
put-out-placeholder = Remove someone
puzzle-choose = Which domino do you choose? One is worth at least { $points } points more by the end than each of the others.
puzzle-found =
    { $count ->
        [0] No level of the computer players finds this.
        [1] Of the computer players, only { $levels } finds this.
        [4] All levels of the computer players find this.
       *[other] Of the computer players, { $levels } find this.
    }
puzzle-place = Where does { $domino } go? One of these spots is worth at least { $points } points more by the end than each of the others.
puzzle-title = Puzzle of the day · { DATETIME($day, dateStyle: "long") }
quiet-from = Quiet from { $clock }
quiet-from-placeholder = Quiet from…
quiet-now = It's { $clock } now
quiet-offset-placeholder = What time is it for you now?
quiet-to = Quiet until { $clock }
quiet-to-placeholder = Quiet until…
quit-placeholder = Leave a table…
rank-first = { points }, the first to finish
rank-placed =
    { points }, { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] number { $place }
    } of { $count }{ $state ->
        [open] { " " }so far
       *[final] { "" }
    }
rank-shares =
    { points }, shared { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] number { $place }
    } of { $count }{ $state ->
        [open] { " " }so far
       *[final] { "" }
    }
ranking-about = Everyone with { $fewest } or more finished games against other people. You begin at { $start }, and beating someone stronger brings more. In { COMMAND("kingdomino settings") } you can stay off the list.
ranking-computers = You against computers
ranking-empty = Nobody has finished enough games yet.
ranking-line = **{ $place }.** { $name }: rating { $rating } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [0] no wins
        [one] { $wins } win
       *[other] { $wins } wins
    }
ranking-missing =
    You need { $missing ->
        [1] one more game
       *[other] { $missing } more games
    } against other people to get on the list.
ranking-none = There's no ranking here yet. It begins with a finished game between people.
ranking-past = The season from { DATETIME($since_day, dateStyle: "medium") } to { DATETIME($until_day, dateStyle: "medium") }
ranking-placeholder = Another game…
ranking-season = This season, since { DATETIME($since_day, dateStyle: "long") }
ranking-title = Ranking of this server: { $game }
ranking-unlisted = You're not on the list: that's what you chose in { COMMAND("kingdomino settings") }.
ready-all = { $person_name }, your table is ready. Start the game?
ready-short = { $person_name }, not everyone can play. Start without them, add computers or wait for someone.
reason-completes = completes the grid
reason-crowns =
    { $count ->
        [one] first crown for { $count } square of { $terrain }
       *[other] first crown for { $count } squares of { $terrain }
    }
reason-fewer-holes =
    { $count ->
        [0] leaves no hole
       *[other] leaves fewer holes
    }
reason-holes =
    { $count ->
        [1] leaves a hole
       *[other] leaves { $count } holes
    }
reason-joins =
    { $count ->
        [2] joins two { $terrain } properties
        [3] joins three { $terrain } properties
       *[other] joins { $count } { $terrain } properties
    }
reason-keeps-centre = keeps the castle in the center
reason-loses-centre = moves the castle out of the center
reason-more-room =
    { $count ->
        [one] room for { $count } more { $terrain } square than on { $other_answer }
       *[other] room for { $count } more { $terrain } squares than on { $other_answer }
    }
reason-most = the most now
reason-open =
    { $count ->
        [0] no room for more { $terrain }
        [one] keeps room for { $count } more { $terrain } square
       *[other] keeps room for { $count } more { $terrain } squares
    }
reason-sites =
    { $count ->
        [1] a square to build on
       *[other] { $count } squares to build on
    }
reason-tax = a knight collects { $count } coins here
reason-then =
    then { $domino } can bring { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
reminder-computerkeeps = In a hurry? Anyone at the table can let the computer play this turn, or play on until that player is back.
reminder-computermoves = In a hurry? Anyone at the table can let the computer play this turn.
reminder-last = You're the last one this round is waiting for.
reminder-next = { $name } is up, and you're next.
reminder-then-seat = Your time ends: { $at_time }. Then the computer plays on until you're back.
reminder-then-turn = Your time ends: { $at_time }. Then the computer plays this turn.
reminder-waiting = The table: { $channel }
request-pace = { $people_names }, change the time for a turn?
request-pause = { $people_names }, pause this table?
request-seat = { $people_names }, let someone else take a seat?
request-undo = { $people_names }, undo the last turn?
revive-placeholder = Bring a game back
rules-advice =
    Both kingdoms here have the same 12 dominoes and the same 6 crowns. One scores **8** points, the other **57**. Here's how:
    - **Grow what you have.** A few large properties beat many small ones. That lake has 10 squares and 5 crowns: 10 × 5 = 50.
    - **Don't just chase crowns.** Alone, a crown brings 1 point. On land with 10 squares it brings 10.
    - **Leave no holes.** No domino fits on a single square, and you lose dominoes that fit nowhere.
    - **Keep the castle in the middle.** With Middle Kingdom that's { $middle } points.
rules-advice-alt = Two full kingdoms of the same dominoes. In the first, the lake lies in five pieces, and the largest has no crown: 8 points in all. In the second, the lake is one property of 10 squares with 5 crowns: 57 points in all.
rules-advice-title = Playing well
rules-back = Back to { $title }
rules-beginning =
    { $aside ->
        [0] All { $domino_count } dominoes are in the game.
       *[other] { $domino_count } of the { $box } dominoes are in the game. The other { $aside } stay in the box, and nobody knows which.
    } { $team ->
        [1] Everyone starts with a castle and nothing around it.
       *[other] Every team starts with a castle and nothing around it.
    }
    
    First, { $line } dominoes are laid out in a line, from the lowest number to the highest. { $drawn ->
        [1] One king is drawn at random. Its owner chooses a domino, the other player chooses two, and the first player gets the last one.
       *[other] Then all { $drawn } kings are drawn at random, one after another. When yours is drawn, you choose a free domino for it.
    }
    
    You don't place anything yet. When every king has a domino, the next line is laid out and round 1 begins.
    
    In the example, one king still has to choose.
rules-beginning-title = How it begins
rules-builders =
    The builders' board has { $slots } **slots** with a building tile on each. The price belongs to the slot: from 0 to { $dearest } coins, on the coin beside the tile.
    
    On your turn you can buy one tile and put it on any **town square** of yours without a building. A knight there isn't in the way. The tile's knights and towers are yours right away, and the knights can be sent from your next turn on. A building stays forever.
    
    An empty slot stays empty until the round ends. Then the tiles slide to the cheap end, and new ones come in at the other. There are { $tile_count } tiles. When they run out, slots stay empty.
rules-builders-title = The builders' board
rules-chapter-placeholder = Chapters
rules-court-goal =
    Build a kingdom of { $grid }×{ $grid } squares from dominoes, as in Kingdomino. What's new: towns to build on, coins to spend, knights to collect them, and a queen to impress. You score for land with crowns, for buildings and for coins.
    
    A **domino** is two squares, and each shows a terrain: wheat, forest, lake, grassland, swamp, mine or town. Some squares have **crowns**.
    
    A game has { $rounds } rounds. In each you place { $kings ->
        [1] a domino and choose your next one
       *[other] two dominoes and choose your next two
    }. In the last round there's nothing left to choose.
    
    { $team ->
        [one]
            You start with { $coins } coins and { $knights ->
                [1] one knight
               *[other] { $knights } knights
            }
       *[other]
            Every team starts with { $coins } coins and { $knights ->
                [1] one knight
               *[other] { $knights } knights
            } that its players share
    }. A knight that isn't in your kingdom yet is **in reserve**.
rules-court-house =
    Where the rulebook doesn't say, or can be read two ways, this is how it's played here:
    - **Dynasty**, { $games } games added up, is a house rule: the rulebook has it only for Kingdomino. There's no Middle Kingdom and no Harmony.
    - A **vault** pays for every knight you send, not once a turn. In the example, each knight brought 3 + 1 coins.
    - After a **discard** you can still build and bribe the dragon. Only taxes need a domino.
    - Knights, towers and coins never run out.
rules-court-house-title = House rules and readings
rules-court-scoring =
    At the end, add up:
    - 1 point for every { $percoins } **coins**, rounded down.
    - Every **property**: its squares times its crowns. No crown, no points.
    - **Towns** are properties too, built on or not. Their crowns come only from Queen's Towers.
    - The **queen**: one more crown on the largest property of the kingdom she lives in.
    - What each **building** says.
    
    The highest total wins. If it's a tie, the largest property decides, with crowns or without. If even that's a tie, you share the victory.
    
    This is the rulebook's own example: 71 points. The grassland alone scores 4 × 4 = 16: three crowns of its own, and the queen's.
rules-court-turn =
    The king on the lowest number goes first. A turn has five steps. The optional ones can be skipped, but once you go on you can't go back:
    1. **Place** your domino.
    2. Send **knights** to it (optional).
    3. Buy one **building** (optional).
    4. Bribe the **dragon** (optional).
    5. **Choose** a free domino of the next line.
    
    With a low number you go earlier next round. High numbers often have crowns or towns. { $kings ->
        [1] Each player has one king.
       *[other] You have two kings, and each has a whole turn. (Some read the rulebook differently: steps 2 to 4 only once a round.)
    } { $left ->
        [0] Every domino of a line gets chosen.
        [1] The domino of a line that nobody chooses leaves the game.
       *[other] The { $left } dominoes of a line that nobody chooses leave the game.
    }
    
    In the last round, round { $rounds }, there's no step 5.
rules-dragon =
    For { $bribe ->
        [one] { $bribe } coin
       *[other] { $bribe } coins
    } the dragon burns a tile on the builders' board, so nobody can buy it. The tile is gone for good, and its slot stays empty until the round ends.
    
    - It burns **one tile a round**, for the first player who asks. Then it's out, you see what it burned, and it goes back to its cave when the round ends.
    - If the queen lives with you, you can't bribe it.
    - It never burns a building that already stands in a kingdom.
rules-dragon-title = The dragon
rules-game = { $game } · { $players } players
rules-game-placeholder = The rules of another game
rules-goal =
    Build the richest kingdom around your castle, { $grid }×{ $grid } squares at most.
    
    You build with **dominoes**. A domino is two squares side by side, and each shows a terrain: wheat, forest, lake, grassland, swamp or mine. Some squares have **crowns**. You need them: land without a crown scores nothing.
    
    A game has { $rounds } rounds. In each you place { $kings ->
        [1] a domino and choose your next one
       *[other] two dominoes and choose your next two
    }. In the last round there's nothing left to choose.
    
    You get { $each } dominoes in all. If every one fits, your kingdom is full. If not, never mind: a hole itself costs nothing.
rules-goal-title = What it's about
rules-knights =
    Right after you place a domino, you can send knights from your reserve to it, one to each half. Each collects **one coin for every square of its property**, right away. A property is all the squares of one terrain that touch. Crowns don't matter here.
    
    In the example, the wheat has 3 squares, so the knight has brought 3 coins.
    
    If both halves belong to the same property, you can send a knight to each, and each collects for the whole property. A property can be taxed again whenever you make it larger.
    
    A knight stays where it is to the end. Buildings bring new ones. Only a Training Camp makes knights worth points.
    
    A discarded domino can't be taxed.
rules-knights-title = Knights and taxes
rules-on = On to { $title }
rules-options =
    The host can add any of these before the game:
    - **{ part-middle-kingdom }**: { $middle } points if your castle ends up in the center. That means your kingdom reaches as far to its left as to its right, and as far above it as below. Holes don't matter: the kingdom of the example gets the points.
    - **{ part-harmony }**: { $harmony } points if you never had to discard a domino.
    - **{ option-dynasty }**: { $games } games in a row. The highest sum wins, and equal sums share the victory.
    
    For two players there's also the **Mighty Duel**: all { $dueldominoes } dominoes and kingdoms of { $duelgrid }×{ $duelgrid } squares.
rules-options-title = Options
rules-placing =
    A domino covers two free squares. One of its halves must touch your castle or land of the same terrain. The castle goes with everything.
    
    Touching means side by side. Corners don't count. The whole kingdom, castle included, must fit in { $grid }×{ $grid } squares. The castle doesn't have to be in the middle.
    
    In the example, a domino of forest and wheat can go to **1**, because wheat touches wheat, and to **2**, because it touches the castle. It can't go to **3**: that's only the castle's corner.
    
    If a domino fits somewhere, you have to place it, even where it hurts. If it fits nowhere, it's discarded for you.
rules-placing-alt = A kingdom with the castle on g7, wheat on h7 and i7 and a lake on f8 and g8. A domino of forest and wheat may be placed on spot 1 (i6 and j6) and on spot 2 (g6 and h6), but not on spot 3 (e6 and f6).
rules-placing-title = Placing
rules-queen =
    Some buildings come with **towers**, and the **queen** loves towers. When you gain one and then have at least as many as every other { $team ->
        [one] player
       *[other] team
    }, she moves to your kingdom. A tie is enough to win her over. Before the first tower she lives with nobody.
    
    While she lives with you:
    - Buildings cost you 1 coin less, starting with the next one you buy. Free stays free.
    - The dragon keeps away, so you can't bribe it.
    
    At the end she is **one more crown on your largest property**, towns included. If several are equally large, each of them brings the same points. In the example, that makes the wheat 4 × 2.
rules-queen-title = Towers and the queen
rules-read = Read on
rules-scoring =
    Squares of one terrain that touch are a **property**. Count its squares, count its crowns, and multiply. No crown, no points, however large it is. Two properties of the same terrain that don't touch count separately, and the castle doesn't join them.
    
    In the example, the wheat has 5 squares and 2 crowns: 5 × 2 = **10**. The upper forest scores 3 × 1 = **3**. The lower forest and the grassland have no crown and score **0**. That makes **13**.
    
    The highest total wins. If it's a tie, the largest single property decides, with crowns or without. If that's a tie too, the most crowns decide. If even that's a tie, you share the victory.
rules-scoring-title = Scoring
rules-signs =
    - The **number** of a domino decides who goes when. Its king and the name beside it show whose it is.
    - **Crowns** are in the upper corner of their square.
    - Your castle and your kings have your color and your sign.
    - The kingdom with the **golden plate** has the turn. A **light rim** marks who just moved, and the last domino.
    - On your turn, numbers mark the **spots** where your domino fits. One of them shows it faintly.
    - Letters and numbers at the edge name the squares. The castle is on g7.
    - “{ $sample }” says whose turn it was, what it brought, and which domino was chosen.
    
    Tap { EMOJI("look") } and a name to see that kingdom large. { COMMAND("kingdomino board") } shows the table.
rules-signs-title = Reading the pictures
rules-signs-words =
    - Kingdoms are described by property, the most points first: its squares, crowns and points, and where it has room to grow.
    - Letters run from west to east and numbers from south to north. The castle is on g7.
    - On your turn, the **spots** where your domino fits have numbers. The list says where each is, what it brings and what it leaves.
    - A line like “{ $sample }” says who had a turn, what it brought at once, and which domino was chosen.
    
    { COMMAND("kingdomino board") } describes the whole table.
rules-symbols =
    What a tile does is written beside it:
    - **Knights** and **towers** are yours right away.
    - A **crown** is one more crown for the town the tile stands on.
    - A number on a **medal** means points at the end. **Per property**: that many for each property of that terrain, even the smallest, even without crowns. **Per tower** or **per knight**: that many for each one you have, knights in reserve included.
    - **+1 tax** per tower or per knight, on the two vaults: every knight you send brings one more coin for each tower or knight you have. The one you're sending counts.
    
    We couldn't check the knights and towers of { $unsure } of the { $tile_count } tiles against a printed game, so some may differ.
rules-symbols-title = What the tiles say
rules-teams =
    { $players } players form { $kingdoms } teams of two. A team shares **one kingdom** and everything in it: coins, knights, towers, buildings, the queen.
    
    Each player has a king in a color of their own, so a team gets two turns a round. **Talk it over with your partner.** If you can't agree, the player whose king it is decides: where the domino goes, whether to tax, build or bribe, and which domino comes next.
    
    The kingdoms are ranked, so partners win or lose together.
rules-teams-title = Teams
rules-turn =
    The king on the lowest number goes first, then the next, and so on. On your turn:
    1. **Place** the domino your king stands on.
    2. **Choose**: move your king to a free domino of the next line.
    
    That's the trick of the game: with a low number you go earlier next round and have more to choose from, but the high numbers have most of the crowns. { $kings ->
        [1] When every king has had its turn, the next round begins with a new line.
       *[other] You have two kings, so you get two turns a round. When every king has had its turn, the next round begins with a new line.
    }
    
    { $left ->
        [0] Every domino of a line gets chosen.
        [1] The one domino of a line that nobody chooses leaves the game.
       *[other] The { $left } dominoes of a line that nobody chooses leave the game.
    }
    
    In the last round, round { $rounds }, there's nothing left to choose.
rules-turn-title = A turn
rules-wedding =
    The Royal Wedding is Queendomino with the dominoes of both boxes.
    
    - Lines come from the **Queendomino** box first, then from the **Kingdomino** box, and so on in turn. Queendomino's numbers begin with a q. A line never mixes the two.
    - A line has **{ $line } dominoes**. { $left ->
        [0] Every one gets chosen.
        [1] The one nobody chooses leaves the game.
       *[other] The { $left } that nobody chooses leave the game.
    }
    - There are { $rounds } rounds, and kingdoms of { $grid }×{ $grid } squares.
    - Kingdomino's dominoes have no towns, but the builders' board is open in every round.
rules-wedding-title = Two boxes
season-line = **{ $place }.** { $name }: { $wins } of { $games }
season-over = The season is over.
season-title = Last season
season-won =
    { $count ->
        [1] { $names } wins the season, with { $wins } of { $weeks } weeks.
       *[other] { $names } share the season, with { $wins } of { $weeks } weeks each.
    }
seat-of-player = { $name } (seat { $count })
seat-offer-ended = This seat isn't free anymore.
seat-offered = **{ $name }**'s seat is free! Take it and play on from here. **{ $owner_name }** can come back any time. The result goes to the person on the seat at the end.
seat-offered-for-good = **{ $name }**'s seat is free! Take it and play on from here. The result goes to the person on the seat at the end.
seat-offered-left = **{ $name }** has left this server. The computer is keeping the seat, and anyone can take it. The result goes to the person on the seat at the end.
seat-proposed = Someone else could take **{ $name }**'s seat and play on. **{ $owner_name }** can come back any time.
seat-proposed-for-good = Someone else could take **{ $name }**'s seat and play on.
seat-returned = **{ $name }** is back. Thanks for being the substitute!
seat-taken = **{ $name }** now plays for **{ $owner_name }**.
seat-taken-for-good = **{ $name }** now plays on this seat.
seats-kept = The computer is playing for { $names } until they're back.
seats-sought =
    { $count ->
        [one] { $names }'s seat is free. Who plays on?
       *[other] The seats of { $names } are free. Who plays on?
    }
server-channels-is =
    { $count ->
        [0] Tables can be opened **in every channel**
       *[other] Tables can be opened **only in { $channels }** and in threads there
    }
server-channels-lacking = ⚠️ I can't run a table in { $channels } yet. In that channel's permissions, allow me: { $permissions }.
server-channels-placeholder = Every channel
server-game = Game
server-game-is = Game of a new table: **{ $value }**
server-language = Language
server-language-host = the language of its host
server-language-is = Language of new tables: **{ $value }**
server-note = These settings are for tables opened from now on. The person who opens one can still choose another game, another time for a turn, and whether it gets a thread.
server-note-readers = Only people who manage the server can change this.
server-openers-placeholder = Everyone
server-pace = Time for a turn
server-pace-is = Time for a turn: **{ $value }**
server-players = Players
server-players-is =
    { $state ->
        [on] Who may open tables: **{ $role }**
       *[off] Who may open tables: **everyone**
    }
server-policy = If someone takes longer
server-policy-is = If late: **{ $value }**
server-threads-is =
    { $state ->
        [on] New games: **each in a thread of its own**
       *[off] New games: **in the channel itself**
    }
server-time = Pace
server-title = Settings of this server
server-usual = { $value } (default)
server-weeks = Weekly challenges
server-weeks-is = Who begins weekly challenges: **{ $value }**
server-weeks-managers = people who manage the server
server-weeks-nobody = nobody
server-weeks-openers = everyone who may open tables
server-where = Where
server-zone-is =
    { $kind ->
        [unknown] Clock here: **not set yet**
        [fixed] Clock here: **{ $clock }** ({ $offset })
       *[place] Clock here: **{ $clock }**, as in { $city } ({ $offset })
    }
server-zone-placeholder = What time is it here now?
setting-advice = Suggestions and coach
setting-away = Away
setting-away-about = You aren't mentioned while you're away, and your tables know until when.
setting-away-is =
    { $state ->
        [on] Away until: **{ $until_time }**
       *[off] Away: **no**
    }
setting-closings-is =
    { $state ->
        [on] Challenges and weeks: **they call you**
       *[off] Challenges and weeks: **they don't call you**
    }
setting-coach-about =
    { $state ->
        [on] When you play alone against computers, the panel says what your last turn cost you and, if you ask, what was better. Where suggestions are shown, it says nothing.
       *[off] When you play alone against computers, I can say after a turn what it cost, unless you saw a suggestion for it.
    }
setting-coach-is =
    { $state ->
        [on] Coach: **on**
       *[off] Coach: **off**
    }
setting-language = Language
setting-language-about = For everything only you see. What everyone sees is in the table's language.
setting-language-discord = like Discord
setting-language-feedback = Sounds wrong? { LINK($url, "Tell us") }
setting-language-is = Language: **{ $value }**
setting-look = Look
setting-mentions-about =
    { $state ->
        [on] You get a notification when it's your turn.
       *[off] No notifications. { COMMAND("kingdomino games") } shows you who's waiting for you.
    }
setting-mentions-is =
    { $state ->
        [on] Mentions: **on**
       *[off] Mentions: **off**
    }
setting-notifications = Notifications
setting-privacy = Your data
setting-privacy-about = Get all of it as a file, or erase it: your settings and your id are deleted at once, a computer plays on for you, and you stay in the games of others as “{ forgotten-name }”. A random number takes the place of your id, so the others keep their ratings. { privacy-copies }
setting-privacy-is = Your data: **stored until you erase it**
setting-private = Direct messages
setting-private-about = Instead of mentioning you in the channel. Quiet hours still count.
setting-private-is = By direct message: **{ $value }**
setting-private-next = turns, reminders, and when you're next
setting-private-nothing = nothing
setting-private-reminders = reminders
setting-private-turns = turns and reminders
setting-quiet = Quiet hours
setting-quiet-about =
    { $state ->
        [none] Without them, you can be mentioned any time.
        [unknown] Until I know your clock, the server's counts: you won't be mentioned at night.
        [usual] You won't be mentioned then unless you've played within the hour. You hear about your turn when they end.
       *[set] You won't be mentioned then. You hear about your turn when they end.
    }
setting-quiet-is =
    Quiet hours: { $state ->
        [none] **none**
        [unknown] **at night**
       *[set] **{ $start_clock }–{ $end_clock }**
    }
setting-ranked-is =
    { $state ->
        [on] Rankings: **you're listed**
       *[off] Rankings: **you're not listed**
    }
setting-suggestions = Suggestions
setting-suggestions-about = For the games you play alone against computers, from the next one on. At a table the host decides, but “{ setting-suggestions-none }” applies everywhere. Games where every turn shows them don't count.
setting-suggestions-hint = when I ask for a hint
setting-suggestions-is = Suggestions: **{ $value }**
setting-suggestions-none = never
setting-suggestions-shown = in every turn
setting-text-mode = Text mode
setting-text-mode-about =
    { $state ->
        [on] What only you see comes in words, with headings and lists, instead of pictures.
       *[off] What only you see comes with pictures, each with a short description for screen readers.
    }
setting-text-mode-is =
    { $state ->
        [on] Text mode: **on**
       *[off] Text mode: **off**
    }
setting-theme = Colors
setting-theme-about = For all pictures only you see, and for everyone at the tables you open.
setting-theme-is = Colors of pictures: **{ $value }**
setting-theme-table = the table's
setting-title = Your settings
setting-zone = Time zone
setting-zone-about =
    { $kind ->
        [unknown] If that's wrong, tell me what time it is for you, or type { COMMAND("kingdomino settings zone:") } and a city, like { COMMAND("kingdomino settings zone:London") }.
        [fixed] It's the same in summer and winter. With a city, typed after { COMMAND("kingdomino settings zone:") }, it follows the clocks there.
       *[place] It follows the clocks there, summer and winter.
    }
setting-zone-is =
    { $kind ->
        [unknown] Your clock: **{ $clock }** ({ $offset }), not set yet
        [fixed] Your clock: **{ $clock }** ({ $offset })
       *[place] Your clock: **{ $clock }**, as in { $city } ({ $offset })
    }
settings-all = All settings
settings-placeholder = Change…
setup-guided-placeholder = Show suggestions only to… (won't count)
setup-options-placeholder = Options
setup-pace = Time for a turn: { $value }
setup-players-one = For { $most } players
setup-players-range = For { $fewest } to { $most } players
setup-players-two = For { $fewest } or { $most } players
setup-policy = If late: { $value }
setup-seats = { $count } players
setup-seats-placeholder = Players
setup-suggestions = Suggestions: { $value }
setup-teams = { $teams } teams, { $size }
sign-crowns =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
sign-per-property = per property
sign-points =
    { $count ->
        [one] point
       *[other] points
    }
sign-points-per-knight = per knight
sign-points-per-tower = per tower
sign-tax-per-knight = tax per knight
sign-tax-per-tower = tax per tower
skipped-build = If you go on, you can't build this turn.
skipped-knights = If you go on, you can't send any more knights this turn.
solution-best = The best
solution-better = **Better: { $best_answer }.** By the end it brings { $worth } more than your choice, { $other_answer }.
solution-good = **Good!** That's as good as { $best_answer }, as far as I can tell.
solution-last-turn = Your last turn
solution-lead = Numbers: your expected lead over the best rival.
solution-move = “{ $move }”
solution-next = Next best
solution-played = You played
solution-reason = Why: { $reason }.
solution-right =
    { $compared ->
        [played] **That's it!** By the end it brings { $worth } more than your choice in the game, { $other_answer }.
       *[next] **That's it!** By the end it brings { $worth } more than { $other_answer }, the next best.
    }
solution-spot = spot { $spot }
solution-worth =
    { points }{ $error ->
        [0] { "" }
       *[other] { " " }(± { $error })
    }
solution-wrong = **Not quite.** The best is { $best_answer }. By the end it brings { $worth } more than your choice, { $other_answer }.
solution-yours = You tried
spot-most = { $worth }, the most now
spot-placeholder = Choose a spot
spots-more = More spots
squares-range = { $first_square } to { $last_square }
stack-building =
    { $count ->
        [1] { $building }
       *[other] { $building }{ "\u00A0" }×{ $count }
    }
stack-unseen =
    { $tile_count ->
        [one] { $tile_count } building unseen
       *[other] { $tile_count } buildings unseen
    }
standins-about = **{ $name }** is away (back: { $until_time }). Anyone at the table can let the computer play this turn, or play on until { $name } is back. If everyone agrees, someone else can take the seat.
stats-average =
    { $mean ->
        [one] { $mean } point
       *[other] { $mean } points
    } on average, { $best_points } at best
stats-best = Best kingdom ({ $game }): { points } ({ $when_date })
stats-challenges = Daily games and challenges
stats-none = { $name } doesn't have a game that counts on this server yet.
stats-own-none = You don't have a game that counts yet.
stats-own-title = All your games
stats-played = **{ $game }**: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stats-record = **{ $game }**: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [0] no wins
        [one] { $wins } win
       *[other] { $wins } wins
    }
stats-title = { $name } on this server
stats-together = **You and { $name }** · together: { $games ->
        [1] one game
       *[other] { $games } games
    } · won: you ({ $count }), { $name } ({ $wins }) · last: { $when_date }
step-build = Build
step-choose = Choose
step-dragon = Dragon
step-finish = Done
step-knights = Knights
step-place = Place
stored-challenges = Which challenges and weeks you opened, which daily games you showed, and in which weeks I asked whether you still play.
stored-following = Which tables you follow, until they end.
stored-puzzles = Which puzzles of the day you've answered, and whether your first answer was right.
stored-ranking = Rankings come from the finished games whenever someone looks. In { COMMAND("kingdomino settings") } you choose whether you're in them.
stored-reviews = Your latest answer to each question of **{ button-turns }**, and when you gave it.
stored-tries = If you erase your data while a daily game or a challenge is open: that it was begun, as a code without your name, until it closes.
story-clear = { $number } points ahead!
story-decided = Round { $number } decided it!
story-from-behind = From { $number } points behind!
story-from-last = From last in round { $number }!
story-last-round = Won in the last round!
story-narrow = By { $number } points!
story-never-behind = Never behind!
story-one-point = By one point!
story-shared = Nothing between them!
story-since = In front since round { $number }!
story-tie-crowns = Tied, and more crowns decide!
story-tie-largest-property = Tied, and the larger property decides!
suggested-because = Suggested: { $domino }, because { $choice }.
suggested-no-tile =
    Suggested: don't build. { $price ->
        [0] The town square may bring
       *[other] Your coins and the town square may bring
    } more later.
suggested-plain = Suggested: { $domino }.
suggested-tile-coins =
    Suggested: { $building }. It leaves you { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more.
suggested-tile-effect = Suggested: { $building } ({ $effect }).
suggested-tile-grows = Suggested: { $building }. Its points can still grow.
suggested-tile-knights = Suggested: { $building }. With more knights you can collect more coins in later turns.
suggested-tile-queen = Suggested: { $building }. The queen moves in with you.
suggested-tile-taxes = Suggested: { $building }. With it, knights you send later bring more coins.
suggested-tile-towers = Suggested: { $building }. Its towers can win the queen over.
suggested-turn =
    { $domino ->
        [none] Suggested: spot **{ $spot }**
       *[other] Suggested: spot **{ $spot }**, then { $domino }
    }
suggested-unlike = { $reason }, unlike spot { $spot }
suggestions-hint = on demand
suggestions-hint-about = “{ button-hint }” shows one. At the end everyone sees who did without
suggestions-none = none
suggestions-none-about = Points only, and everyone finds the good moves alone
suggestions-shown = shown
suggestions-shown-about = Every panel opens with the move that promises most
table-paused = **Paused.** No reminders for now. A move or **{ button-goon }** ends the pause.
table-round =
    { $round ->
        [0] First choice
       *[other] Round { $round } of { $rounds }
    }
tables-none = No table is running here.
tables-opened = opened: { $since_span }
tables-placeholder = End a table…
tables-title = Running tables
team-any = Any team
team-drawn = If you don't choose a team, you're drawn into one.
team-option = Team { $team }
team-placeholder = Choose your team
terrain-forest = forest
terrain-grassland = grassland
terrain-lake = lake
terrain-mine = mine
terrain-swamp = swamp
terrain-town = town
terrain-wheat = wheat
text-rest = The rest is on the next page.
theme-name =
    { $theme ->
        [distinct] for color blindness
        [contrast] high contrast
       *[storybook] storybook
    }
thread-name = { $game }: { $names }
time-over-seat = The computer takes the seat: { $at_span }.
time-over-turn = The computer plays the turn: { $at_span }.
time-seat = Reminder: { $until_span }, and { time-span } later the computer takes the seat.
time-span =
    { $unit ->
        [minutes]
            { $count ->
                [1] a minute
               *[other] { $count } minutes
            }
        [hours]
            { $count ->
                [1] an hour
               *[other] { $count } hours
            }
       *[days]
            { $count ->
                [1] a day
               *[other] { $count } days
            }
    }
time-turn = Reminder: { $until_span }, and { time-span } later the computer plays the turn.
title-angler = Fisher
title-forester = Forester
title-frog-friend = Frog friend
title-miller = Miller
title-prospector = Miner
title-shepherd = Shepherd
title-told =
    { $title }: the largest { $terrain_id ->
        [wheat] wheat field
       *[other] { $terrain }
    }
told-bribe = the dragon burned { $building }
told-build =
    built { $building } { $price ->
        [0] (free)
        [one] for { $price } coin
       *[other] for { $price } coins
    }
told-built = built { $buildings }
told-burned = burned { $buildings }
told-by-computer = **{ $name }** { EMOJI("computer") }
told-by-itself = **{ $name }** (the only move)
told-by-late = **{ $name }** (the computer moved)
told-by-person = **{ $name }**
told-by-plan = **{ $name }** (planned)
told-by-stand-in = **{ $name }** (the computer stood in)
told-discard = discarded { $domino } (it fits nowhere)
told-discard-again = discarded{ "\u00A0" }{ $domino }
told-domino = { $number }{ "\u00A0" }({ $land })
told-goes-last = goes{ "\u00A0" }last
told-host = **{ $name }** is the host of this table now.
told-land =
    { $crowns ->
        [0]
            { $count ->
                [1] double { $terrain }
               *[other] { $both_lands }
            }
        [1] one-crown { $terrain }
        [2] two-crown { $terrain }
       *[3] three-crown { $terrain }
    }
told-leader = **{ $name }** leads after round { $round }, { $points } to { $second_points }.
told-left =
    { $coins ->
        [0] no coins left
        [one] { $coins } coin left
       *[other] { $coins } coins left
    }
told-locked = The thread is locked, so the game waits there. Someone who manages this server can unlock it.
told-mate = { $name } (with { $mate_name })
told-order = Order: { $names }
told-pick = chose{ "\u00A0" }{ $domino }
told-pick-last = got{ "\u00A0" }{ $domino }
told-place = placed{ "\u00A0" }{ $domino }
told-queen = the queen moves in
told-queen-leaves = The queen leaves **{ $name }** and takes { points } with her.
told-resigned = **{ $name }** leaves the game, and the computer takes the seat.
told-substitute-resigned = The person playing for **{ $owner_name }** leaves the game, and the computer takes the seat.
told-tax =
    { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
told-turn-back = **{ $name }** undid the turn.
turn-company = At the table: { $people_names }
turn-done = Done. **{ $name }** { $deeds }.
turn-done-other = Your turn is over.
turn-thinking = { $name } is thinking and plays in a moment.
turn-time-days =
    { $count ->
        [1] a day
       *[other] { $count } days
    }
turn-time-hours =
    { $count ->
        [1] an hour
       *[other] { $count } hours
    }
turn-time-minutes = { $count } minutes
turn-time-none = no limit
turns-act = What do you do now? One move is worth about { points } more than yours.
turns-all-good =
    { $turns ->
        [1] **Nothing was better than your turn.**
       *[other] **Nothing was better in any of your { $turns } turns.**
    }
turns-as-played = That's what you played.
turns-choose = Which domino do you choose? One is worth about { points } more than the one you chose.
turns-clear =
    { $count ->
        [1] In one turn something was clearly better.
       *[other] In { $count } turns something was clearly better.
    }
turns-done = You found them all.
turns-hints-wrong =
    { $count ->
        [1] In one turn my hint was wrong, too.
       *[other] In { $count } turns my hint was wrong, too.
    }
turns-later = That's all for now. What you missed comes again: { $when_span }.
turns-little =
    { $count ->
        [1] In one turn something was a little better.
       *[other] In { $count } turns something was a little better.
    }
turns-no-games = Finish a game first. Then I look for turns where something was clearly better, and you find it.
turns-place = Where does { $domino } go? One spot is worth about { points } more than the one you chose.
turns-sum = **{ $good ->
        [0]
            There was something better in { $turns ->
                [1] your turn
               *[other] each of your { $turns } turns
            }.
        [1] One of your { $turns } turns was as good as any.
       *[other] { $good } of your { $turns } turns were as good as any.
    }**
turns-sum-of-some = **I looked at { $studied } of your { $turns } turns: { $good ->
        [0] none was as good as any.
        [1] one was as good as any.
       *[other] { $good } were as good as any.
    }**
turns-title = Your turns · { $when_date }
tutorial-end = Well done, that's the tutorial!
tutorial-no-crowns = Land without crowns is worth nothing, however large it is. Look for crowns!
tutorial-part = { $part }: **{ $points }**
tutorial-property =
    { $terrain }: { $count ->
        [one] { $count } square
       *[other] { $count } squares
    } × { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    } = **{ $points }**
tutorial-title = Tutorial: { $lesson }
undo-agreed = Everyone agreed to undo the last turn.
undo-alone-done = Your turn is undone, and the same dominoes come again. This game won't count in your statistics.
undo-done = Your turn is undone.
undo-late = The game has gone on, so the turn stands.
undo-price =
    { $count ->
        [0] This undoes your last turn, and the game won't count. Undo it?
       *[other] This undoes your last turn and what { $names } did since, and the game won't count. Undo it?
    }
undo-refused = The last turn stands: { $name } would rather play on.
undo-stands = The last turn stands.
undo-waiting = I've asked the others. If someone moves before everyone has agreed, the turn stands.
unfollowed = You've stopped following this table.
variant-kd = Kingdomino
variant-kd-about = Place dominoes: land with crowns scores points
variant-kd3n = Kingdomino for three, 4 dominoes a line
variant-kd3n-about = All 48 dominoes, and one of each line is left over
variant-kd7 = Kingdomino: Mighty Duel
variant-kd7-about = All 48 dominoes, and larger kingdoms
variant-qd = Queendomino
variant-qd-about = Adds towns, knights, buildings, queen and dragon
variant-rw = The Royal Wedding
variant-rw-about = Queendomino with the dominoes of both games
variant-rwt = The Royal Wedding in teams
variant-rwt-about = Dominoes of both games, and two share a kingdom
variant-unknown = A game I don't know
week-before = Last week. { $done_text }
week-best = Best at { $game }: { $names }, { $gain } against a strong computer
week-missed = One more of you, and it's { $weeks } weeks in a row.
week-next =
    { $state ->
        [none] No new week opens here by itself.
       *[next] Next week: { $game }.
    }
week-open = Week { $number } is open.
week-result =
    { $state ->
        [alone] Only { $names } finished week { $number }.
        [won]
            { $count ->
                [1] { $names } wins week { $number }.
               *[other] { $names } share week { $number }.
            }
       *[none] Week { $number } is over.
    }
week-row = { $weeks } weeks in a row that two or more of you finished
week-season = Weeks won: { $people_names }
week-skipped = All right. See you next week!
week-tally = { $name } ({ $wins } of { $games })
week-title = Week { $number }
weekly-begun = It's on! A new one opens here every week.
weekly-clock = **A challenge here every week?** First tell me what time it is here, so that nobody is called at night.
weekly-end-question = No more weekly challenges in { $channels }? If one is open, it stays open.
weekly-ended = Done. No new ones open by themselves.
weekly-games = Games of the next weeks
weekly-games-all = All games take turns
weekly-games-kingdomino = All but Queendomino take turns
weekly-question = **A challenge here every week?** The games take turns, against computers ({ $level }). The first one opens now, and the next one when its result comes: { $opens_time } (time zone: { $zone }).
weeks-of-season = Weekly challenges, a season of their own (weeks played: { $weeks } of { $most })
