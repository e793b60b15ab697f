option-ask-about = A question about a kingdom, answered in words. Choose it from the list

ask-not-known = I don't have an answer to that.
ask-unknown = You can ask:
ask-changed = What has changed?
ask-kingdom = What is in the kingdom?
ask-rivals = Where can the others grow?
# $lands are the largest properties of a rival, each with the squares where it can grow.
ask-rival = { $name }: { $lands }
# A select on the panel in text mode.
ask-placeholder = Ask about the table…
# The last entry of that list.
ask-others = Other questions…
ask-last = Placed last: { $domino } on { $squares }.
# $terrain is the name of a terrain as it stands alone; $terrain_id chooses another form.
ask-grow = Where can { $terrain } grow?
ask-none = { $terrain }: none yet
ask-fits = Where does { $domino } fit?
ask-fits-nowhere = It fits nowhere.
# What a placement adds to the points; then the halves of the domino and their squares.
ask-spot = { $gain }: { $placement }
ask-more = { $count ->
    [one] … and { $count } more spot
   *[other] … and { $count } more spots
}
ask-holes = How large is the kingdom, and where are its holes?
ask-free = { $count ->
    [0] No square can be covered anymore.
    [one] { $count } square can still be covered: { $squares }
   *[other] { $count } squares can still be covered: { $squares }
}
# How many of these squares dominoes can still cover at once, where not all of them can be covered.
ask-free-among = { $count ->
    [one] { $count } more square can be covered, one of these: { $squares }
   *[other] { $count } more squares can be covered, among these: { $squares }
}
ask-row = What is in row { $row }?
ask-square = { $square }: { $land }
ask-castle = the castle
ask-empty = empty
