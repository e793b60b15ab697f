"""What computer players may know of an extension of the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.moves import Move
from engine.state import State
from players.move_preference import MovePreference
from players.remark_finder import RemarkFinder
from players.search.batch_component import BatchComponent


@dataclass(frozen=True)
class PlayerExtension:
    """What computer players know of the engine's extension called `name`; all other fields may be left out.

    `greedy` chooses the next move in games with this extension alone, `move_preferences` are those of "beginner",
    `remark_finders` find remarks on placements, and `batch` is the extension's part of games played in batches, which
    networks need; `turn_cost` says how many times longer a turn takes in such games. `moves_help` explains in a line
    how its moves are written.
    """

    name: str
    greedy: Callable[[State, Random], Move] | None = None
    move_preferences: tuple[MovePreference, ...] = ()
    remark_finders: tuple[RemarkFinder, ...] = ()
    batch: type[BatchComponent] | None = None
    turn_cost: float = 1
    moves_help: str = ""
