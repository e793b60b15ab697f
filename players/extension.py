"""The part of an extension for computer players.

A game with an unknown extension is played by its legal moves and its scores alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.extension import Part
from engine.extensions import parts
from engine.moves import Move
from engine.state import State
from engine.variants import Variant
from players.choosing import MovePreference
from players.remark_finder import RemarkFinder


@dataclass(frozen=True)
class PlayerPart(Part):
    """The part of an extension for computer players; all fields may be left out.

    - `greedy` chooses the next move in games with no other extension;
    - `move_preferences` are the preferences of the "beginner" level;
    - `remark_finders` find remarks on placements.
    """

    package = "players"

    greedy: Callable[[State, Random], Move] | None = None
    move_preferences: tuple[MovePreference, ...] = ()
    remark_finders: tuple[RemarkFinder, ...] = ()


def greedy_for(variant: Variant) -> Callable[[State, Random], Move] | None:
    """Return the move chooser of the "solid" level for a game with one known extension; None for other games."""
    known = parts(PlayerPart, variant)
    return known[0].greedy if len(known) == len(variant.extensions) == 1 else None
