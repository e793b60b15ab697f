"""What "greedy" believes the parts of a court to be worth: guesses that matches between computer players have tuned."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Weights of the evaluation, in points unless said otherwise.

    Those that stand for what may still come are given for the start of the game; they shrink with the share of the
    turns that is left.
    """

    hole: float = 4.0
    """Cost of an empty square without an empty neighbour."""

    discard: float = 4.0
    """Cost of a domino that fits nowhere."""

    rivalry: float = 0.3
    """Gain from a point that a rival loses."""

    site: float = 1.2
    """A building to come on a free town square, beyond its price."""

    crown: float = 1.0
    """Squares by which the property of a crown may still grow."""

    tie_break: float = 1 / 64
    """A coin that scores nothing."""

    coin: float = 0.2
    """What a coin leads to, beyond the points that it scores."""

    queen_arrives: float = 0.25
    """Chance that the queen still comes to a kingdom that has as many towers as any other."""

    queen_leaves: float = 0.5
    """Chance that the queen leaves a kingdom that has no more towers than another."""

    new_properties: float = 1.5
    """Properties of a terrain that a kingdom still gains."""

    new_squares: float = 2.5
    """Squares that a building with a crown still adds to."""

    new_towers: float = 1.5
    """Towers that a kingdom still gains."""

    new_knights: float = 3.0
    """Knights that a kingdom still gains."""

    tax: float = 0.6
    """Coins that a knight in reserve will collect, for each square of the grid's side."""

    useful_coins: int = 3
    """Coins that can be made use of in a turn."""

    useful_knights: int = 2
    """Knights that can be made use of in a turn."""


WEIGHTS = Weights()
