"""What computer players may know of an extension.

A game with an extension of which they know nothing is played all the same, by its legal moves and scores alone.
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
    """What computer players know of an extension; all fields may be left out.

    `greedy` chooses the next move in games with this extension alone, `move_preferences` are the preferences of
    "beginner", and `remark_finders` find remarks on placements. A turn with the extension takes `turn_cost` times as
    long to search as a turn without.
    """

    package = "players"

    greedy: Callable[[State, Random], Move] | None = None
    move_preferences: tuple[MovePreference, ...] = ()
    remark_finders: tuple[RemarkFinder, ...] = ()
    turn_cost: float = 1


def greedy_for(variant: Variant) -> Callable[[State, Random], Move] | None:
    """Return how "solid" plays a game with one known extension; None for all other games."""
    known = parts(PlayerPart, variant)
    return known[0].greedy if len(known) == len(variant.extensions) == 1 else None
