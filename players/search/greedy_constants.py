"""The constants by which greedy rivals in futures choose; both backends use them (`choose_greedily`)."""

HOLE_PENALTY, LOST_CENTRE_PENALTY = 40, 1000
"""In points: for greedy rivals a hole outweighs all that a domino gains, and the centre all holes."""

TRIED = 5
"""How many placements, of those that look best at a glance, are thought through to the choice of the next domino.

In 24 of 25 turns the best of all is among them.
"""
