"""The rules of Kingdomino and its extensions as values, without input, output, clock or randomness.

A game is a first `State` and a sequence of `Move`s. Chance moves, such as dealing a line, are moves like any other. The
caller draws a chance move with `State.chance`.

>>> from random import Random
>>> state, rng = State.start("kd+mh", 2), Random(7)
>>> while not state.is_over:
...     state = state.play(state.chance(rng) if state.is_chance else rng.choice(state.legal_moves()))
>>> len(state.scores()), state.ranking()[0].place
(2, 1)

Squares, dominoes, moves, kingdoms, variants, positions and records have texts. `X.parse(text)` reads a text, and
`str(x)` writes it. The rules are in docs/rules.md. Examples use the names of `from engine import *`.
"""

from engine.deck import Pile, crowns_on, has_terrain, piles, squares_by_crowns
from engine.dominoes import BOXES, Domino, Half, Terrain
from engine.errors import NotationError, Reason
from engine.extensions import EXTENSIONS
from engine.formats import Format
from engine.geometry import CASTLE, Direction, Square, squares
from engine.kingdom import Kingdom, Property
from engine.moves import Deal, Discard, Done, Move, Order, Pick, Place
from engine.perft import perft
from engine.position import King, Line, Turn
from engine.records import Record
from engine.scoring import Score, SeriesStanding, Standing, series_ranking
from engine.state import IllegalMove, State
from engine.variants import OPTIONS, VARIANTS, Variant

__version__ = "0.9.0"
"""The version of the whole project, the bot included."""

__all__ = [
    "BOXES",
    "CASTLE",
    "EXTENSIONS",
    "OPTIONS",
    "VARIANTS",
    "Deal",
    "Direction",
    "Discard",
    "Domino",
    "Done",
    "Format",
    "Half",
    "IllegalMove",
    "King",
    "Kingdom",
    "Line",
    "Move",
    "NotationError",
    "Order",
    "Pick",
    "Pile",
    "Place",
    "Property",
    "Reason",
    "Record",
    "Score",
    "SeriesStanding",
    "Square",
    "Standing",
    "State",
    "Terrain",
    "Turn",
    "Variant",
    "crowns_on",
    "has_terrain",
    "perft",
    "piles",
    "series_ranking",
    "squares",
    "squares_by_crowns",
]
