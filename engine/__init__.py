"""The rules of the games, as values: no input or output, no clock, no randomness of their own."""

from engine.dominoes import BOXES, Domino, Half, Terrain
from engine.errors import IllegalMove, NotationError, Reason
from engine.geometry import CASTLE, Direction, Square
from engine.kingdom import Kingdom, Property
from engine.moves import Move
from engine.notation import Record
from engine.scoring import Score, Standing
from engine.state import King, Line, State, Turn
from engine.variants import OPTIONS, VARIANTS, Format, Variant

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
