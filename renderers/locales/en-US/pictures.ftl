# What is written on pictures and in their alt texts.

# What stands between the items of a list, between those of a list that have commas themselves, and between two sentences.
# Japanese has 、 and ； and nothing.
list-comma = { ", " }
list-semicolon = { "; " }
list-sentences = { " " }
list-and = { " & " }
# Between two numbers that are read out: “forest 3 and 1”.
list-words-and = { " and " }

# Other messages have it as { points }. A language adds the cases that it needs: { points.dative }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
percent = { $percent }%

line-now = To be placed
line-next = Next line
line-first = First line

table-round = { $round ->
    [0] First choice
   *[other] Round { $round } of { $rounds }
}

# What nobody has seen yet.
box-k = Kingdomino's dominoes
deck-unseen = { $count ->
    [one] { $count } domino unseen
   *[other] { $count } dominoes unseen
}, { $lines ->
    [0] none of them will come
    [one] { $lines } line of { $line } will come
   *[other] { $lines } lines of { $line } will come
}
# Above the columns of a table: squares without and with crowns.
deck-squares = Squares

poster-won = { $name } wins!
# $name is that of a team: its players joined with “&”.
poster-team-won = { $name } win!
# $names are joined with “&”.
poster-shared = { $names } share the victory!
# On a ribbon; the winners are named below it.
poster-shared-headline = A shared victory!
# A result in a game that several people play with the same dominoes, also on a ribbon: nobody else has finished yet.
rank-first = { points }, the first to finish
# Among $count people; in the state open others may still finish.
rank-placed = { points }, { $place ->
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
# The same where others have as many points.
rank-shares = { points }, shared { $place ->
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
# On a ribbon, in a dynasty: $result is one of the headlines.
poster-game = Game { $number }: { $result }
# The end of a game of one person against computers, who is not first. The same where others have as good a place.
hero-placed = { $name } comes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] in last
}
hero-shares = { $name } shares { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place
# Beside the kingdom: 20 characters at most, above a picture of the domino.
hero-best = Best turn: +{ $points }
# The same for the turn that decided the game.
hero-decided = Round { $round }: +{ $points }
hero-record = Best score so far!
# Why a player is before another one with as many points.
poster-by-largest-property = larger property
poster-by-crowns = more crowns
poster-largest = Largest property: { $terrain }, { $count } squares

# How a game was won, in one line below the name of the winner.
# In place of how it was won: one turn of that round decided it.
story-decided = Round { $number } decided it!
story-shared = Nothing between them!
story-tie-largest-property = Tied, and the larger property decides!
story-tie-crowns = Tied, and more crowns decide!
story-one-point = By one point!
# $number is how many points the winner was behind after the round before.
story-last-round = Won in the last round!
# There were more than two kingdoms, and after round $number the winner's was the last.
story-from-last = From last in round { $number }!
# $number is a number of points, 10 or more.
story-from-behind = From { $number } points behind!
# By 2 or 3 points.
story-narrow = By { $number } points!
# By 30 points or more.
story-clear = { $number } points ahead!
story-never-behind = Never behind!
story-since = In front since round { $number }!

# Titles of players at the end of a game, for the largest property of a terrain: 14 characters at most. A child
# understands them without an explanation.
title-shepherd = Shepherd
title-miller = Miller
title-forester = Forester
title-angler = Fisher
title-frog-friend = Frog friend
title-prospector = Miner
# $title is one of those above, for who alone has the largest property of a terrain. $terrain is like terrain-wheat.
title-told = { $title }: the largest { $terrain_id ->
    [wheat] wheat field
   *[other] { $terrain }
}

# Parts of a score.
part-wheat = Wheat fields
part-forest = Forests
part-lake = Lakes
part-grassland = Grasslands
part-swamp = Swamps
part-mine = Mines
part-town = Towns
# Two options, in pictures, in a list of at most 100 characters for each line, and in the lobby.
part-middle-kingdom = Middle Kingdom
part-harmony = Harmony

# The title of the chart of a game.
analysis-chances = Chance to win
chart-round = Round

# What can be said of Middle Kingdom and Harmony while the game lasts.
bonus-open = +{ $points } still possible
# Nothing can take these points away any more.
bonus-sure = reached, +{ $points } at the end
bonus-lost = no longer possible
# Above the dominoes that a kingdom had no place for.
discarded = Discarded (no room)

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-grassland = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town

# A half of a domino. $terrain is the name of a terrain as it stands alone, here and everywhere; where another form of it
# is needed, choose it by $terrain_id: wheat, forest, lake, grassland, swamp, mine, town.
half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } with a crown
   *[other] { $terrain } with { $crowns } crowns
}
halves = { $first_half } and { $second_half }
domino = { $number } ({ $halves })
# Which half lies on which square.
placement = { $first_half } on { $at_square }, { $second_half } on { $beside_square }
# The same in few words; $first_half and $second_half are names of terrains.
placement-brief = { $first_half } { $at_square }, { $second_half } { $beside_square }

# Alt texts: whole sentences, as short as they can be.
alt-kingdom = The kingdom of { $name }: { points }.
alt-last = Placed last: { $squares }.
# $lands are names of terrains with the sizes of their properties, as “wheat 2, lake 3 and 1”.
alt-land = Land: { $lands }.
# $spots are several of alt-spot: the number of a spot and its squares.
alt-spots = Spots: { $spots }.
alt-spot = { $spot } on { $squares }
alt-hand = To be placed: { $domino }.
# A domino that is drawn faintly, where it may be placed; $placement says which half lies where.
alt-ghost = Shown: domino { $domino }, { $placement }.
# Squares of a row that touch, from $first_square to $last_square, such as “e5 to i5”.
squares-range = { $first_square } to { $last_square }
alt-line = { $heading }: { $dominoes }.
# A line of a picture as a sentence.
alt-sentence = { $text }.
# $name is the player who has chosen the domino.
alt-claimed = { $domino }, { $name }
# $name is the player whose turn it is.
alt-turn = It's { $name }'s turn.
# A table before its game. $title is the game, $people_names are names, each alone or as alt-seat.
alt-lobby = { $game }. At the table: { $people_names }.
# $facts are such as “host, team 1”, “computer, solid” or “invited”.
alt-seat = { $name } ({ $facts })
# The people whose castles wear a laurel with a crown: they have won a season of weekly challenges.
alt-laurel = { $count ->
    [1] { $names } won the last season.
   *[other] { $names } shared the last season.
}
alt-team = team { $team }
# $round is table-round, $sums are several of alt-part.
alt-table = All kingdoms. Points: { $sums }.
# Kingdoms after different turns; $sums are several of alt-part, with numbers like “+6” and “−3”.
alt-compared = Side by side, with the lead at the end: { $sums }.
alt-standing = { $place }. { $name }, { points }.
# $decided is one of those that begin with poster-by-.
alt-standing-tie = { $place }. { $name }, { points }, { $decided }.
# $part is one of those that begin with part-, or a name.
alt-part = { $part } { $sum }
# The end of a game; who has won is told beside the picture, and titles follow.
alt-poster = All kingdoms at the end.
# What makes up the points of a kingdom: several of alt-part.
alt-points = Points: { $sums }.
# $outlook is one of those that begin with bonus-.
alt-bonus = { $bonus }: { $outlook }.
alt-film = A film of the game: { $turns ->
    [one] its kingdoms after { $turns } turn
   *[other] its kingdoms after each of { $turns } turns
}, and at the end who has won.
# A turn of a film in words; $placement is like placement-brief, or discarded.
film-turn = { $name }: { $placement }
alt-analysis = How the chance to win changed.
# $chance is one of the next two.
alt-analysed = { $place }. { $name }: { $points }, { $chance }.
# $chance is the message percent, such as “71%”.
alt-chance-highest = { $round ->
    [0] highest chance { $chance } at the start
   *[other] highest chance { $chance } in round { $round }
}
alt-chance-lowest = { $round ->
    [0] lowest chance { $chance } at the start
   *[other] lowest chance { $chance } in round { $round }
}
# $text is one of those that begin with poster-, $name whose it is.
alt-highlight = { $text } ({ $name }).

# ---- descriptions: headings, sentences and lists, instead of pictures

# A heading; or a part of a score, with its name as $name.
long-kingdom = { $name }: { points }
# How many of the $count of the grid are covered, and how far the kingdom reaches.
long-filled = { $covered ->
    [1] Only the castle so far.
   *[other] { $covered } of { $count } squares filled, { $width } wide and { $height } high.
}
# The squares at the south-western and north-eastern corners of all land that a kingdom may still cover, such as d4 and j10.
long-room = Room from { $first_square } to { $last_square }.
# Dominoes that are still to come for a kingdom.
long-left = { $count ->
    [one] { $count } domino to go.
   *[other] { $count } dominoes to go.
}
long-holes = { $count ->
    [0] No holes.
    [1] One hole: { $squares }.
   *[other] { $count } holes: { $squares }.
}
# $squares and $growth_squares are squares such as “e8 to g8, f7”.
long-property = { $terrain }: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} ({ $squares }), { $worth }
# A property with points; several of one terrain are the $counts of long-terrain.
long-property-brief = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}, { $worth }
long-worth = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, { points }
long-no-crown = no crown
# $growth_squares are squares that dominoes can still cover, next to the property.
long-growing = { $property }, room on { $growth_squares }
long-closed = { $property }, no room
long-land = { $terrain } ({ $squares })
# Properties without a crown by their sizes, as “no crown: wheat 2, lake 3 and 1”.
long-barren = no crown: { $lands }
# Properties without a crown that can't grow, with their squares.
long-dead = no crown, no room: { $lands }
long-castle = castle on { $castle_square }, room for any terrain on { $squares }
long-castle-closed = castle on { $castle_square }
# Dominoes of a line.
long-free = { $domino }, free
long-due = { $domino }, { $name }, now
# A heading.
long-highlights = Highlights
# The unseen squares of a terrain by their crowns, or its properties with points.
long-terrain = { $terrain }: { $counts }
long-deck-squares = { $crowns ->
    [0] { $count } without a crown
    [one] { $count } with { $crowns } crown
   *[other] { $count } with { $crowns } crowns
}
long-deck-none = { $terrain }: none
# How the chance to win went; $first_chance, $low_chance and $high_chance are the message percent, and round 0 is the start.
long-chance = { $name }: { $first_chance } at the start, lowest { $low_chance } { $low_round ->
    [0] then
   *[other] in round { $low_round }
}, highest { $high_chance } { $high_round ->
    [0] then
   *[other] in round { $high_round }
}
