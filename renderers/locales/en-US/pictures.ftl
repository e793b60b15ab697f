# What is written on pictures and in their alt texts.

picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

line-now = To be placed
line-next = Next line
line-first = First line

# $name is the player whose turn it is.
table-turn = { $name } to move
table-round = { $round ->
    [0] First choice
   *[other] Round { $round } of { $rounds }
}

poster-won = { $name } wins!
# $name is that of a team: its players joined with “&”.
poster-team-won = { $name } win!
# $names are joined with “&”.
poster-shared = { $names } share the victory!
# On a ribbon; the winners are named below it.
poster-shared-headline = A shared victory!
poster-by-largest-property = by largest property
poster-by-crowns = by most crowns
# The name of the player who is before the next one is below it.
poster-tie-largest-property = { $points } points each: the largest property decides
poster-tie-crowns = { $points } points each: the most crowns decide
poster-largest = Largest property: { $terrain }, { $size } squares
poster-best = Best turn: +{ $points } with domino { $domino }

# Parts of a score.
part-wheat = Wheat
part-forest = Forest
part-lake = Lakes
part-grassland = Grassland
part-swamp = Swamps
part-mine = Mines
part-town = Towns
part-middle-kingdom = Middle Kingdom
part-harmony = Harmony
part-total = Total

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-grassland = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town

# A half of a domino.
half = { $terrain }{ $crowns ->
    [0] {""}
    [one] {" "}with a crown
   *[other] {" "}with { $crowns } crowns
}
domino = { $number } { $first } and { $second }

# Alt texts: whole sentences, as short as they can be.
alt-kingdom = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alt-last = Placed last: { $squares }.
alt-hand = To be placed: { $domino }.
alt-ghost = Shown faintly: domino { $domino }, { $first } on { $at }, { $second } on { $beside }.
alt-spots = Legal spots: { $spots }.
alt-castle = Castle on { $square }.
alt-property = { $terrain } { $squares }: { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
}, { $points }.
# $rows are the rows of a kingdom text, north first, beginning at $square.
alt-rows = From { $square }: { $rows }.
alt-legend = (Rows from the north; letter: wheat, forest, lake, grassland, swamp, mine, town; digit: crowns; ## castle.)
alt-line = { $heading }: { $dominoes }.
alt-claimed = { $domino }, { $name }
alt-standing = { $place }. { $name } { $points }
# $text is one of those that begin with poster-, $name whose it is.
alt-highlight = { $text } ({ $name }).
