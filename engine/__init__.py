"""The rules of the games as values: no input or output, no clock, no randomness of their own.

>>> from random import Random
>>> state, rng = State.start("kd+mh", 2), Random(7)
>>> while not state.is_over:
...     state = state.play(state.chance(rng) if state.is_chance else rng.choice(state.legal_moves()))
>>> len(state.scores()), state.ranking()[0].place
(2, 1)
"""

from engine.dominoes import BOXES, Domino, Half, Terrain
from engine.errors import IllegalMove, NotationError, Reason
from engine.geometry import CASTLE, Direction, Square
from engine.kingdom import Kingdom, Property
from engine.moves import Move
from engine.notation import Record
from engine.scoring import Score, Standing
from engine.state import King, Line, State, Turn
from engine.variants import OPTIONS, VARIANTS, Format, Variant

from engine import extensions  # isort: skip - the extensions come last: they build on all of the above
from engine.court.extension import COURT  # isort: skip
from engine.court.variants import VARIANTS as _GAMES_WITH_A_COURT  # isort: skip

extensions.register(COURT, *_GAMES_WITH_A_COURT)

__all__ = [
    "BOXES",
    "CASTLE",
    "OPTIONS",
    "VARIANTS",
    "Direction",
    "Domino",
    "Format",
    "Half",
    "IllegalMove",
    "King",
    "Kingdom",
    "Line",
    "Move",
    "NotationError",
    "Property",
    "Reason",
    "Record",
    "Score",
    "Square",
    "Standing",
    "State",
    "Terrain",
    "Turn",
    "Variant",
]
