"""What computer players may know of an extension of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType

from engine.moves import Move
from engine.state import State
from players.move_preference import MovePreference
from players.remark_finder import RemarkFinder
from players.search.batch_component import BatchComponent


@dataclass(frozen=True)
class PlayerExtension:
    """Knowledge of the engine's extension of that name; all else may be left out.

    `greedy` chooses the next move in games with this extension alone, `move_preferences` are those of "beginner",
    `remark_finders` find remarks on placements, and `batch` is the extension's part of games played in batches, which
    networks need. `moves_help` explains in a line how its moves are written. `fallback_networks` serve games with this
    extension alone that have no network of their own, by the kings of each player: names in the folder of networks.
    They do so only if they see their own kingdom alone, as those of the first release candidate do.
    """

    name: str
    greedy: Callable[[State, Random], Move] | None = None
    move_preferences: tuple[MovePreference, ...] = ()
    remark_finders: tuple[RemarkFinder, ...] = ()
    batch: type[BatchComponent] | None = None
    moves_help: str = ""
    fallback_networks: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
