"""The registry of what players know of extensions: the one module outside of their own folders that names them.

A game with an extension that is not registered is played all the same, by its legal moves and scores alone.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.moves import Move
from engine.state import State
from engine.variants import Variant
from players.court.extension import COURT
from players.extension import PlayerExtension
from players.search.batch_component import BatchComponent

EXTENSIONS: list[PlayerExtension] = [COURT]
"""The extensions known to all computer players."""


def known_extensions(variant: Variant) -> tuple[PlayerExtension, ...]:
    """Return what is known of the variant's extensions."""
    known = {extension.name: extension for extension in EXTENSIONS}
    return tuple(known[each.name] for each in variant.extensions if each.name in known)


def greedy_for(variant: Variant) -> Callable[[State, Random], Move] | None:
    """Return how "greedy" plays a game with one known extension; None for all other games."""
    known = known_extensions(variant)
    return known[0].greedy if len(known) == len(variant.extensions) == 1 else None


def batch_components(variant: Variant) -> tuple[type[BatchComponent], ...] | None:
    """Return the variant's extensions in games played in batches; None if one of them is missing."""
    found = tuple(each.batch for each in known_extensions(variant) if each.batch)
    return found if len(found) == len(variant.extensions) else None
