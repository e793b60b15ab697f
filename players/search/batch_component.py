"""What an extension of the rules must offer to take part in games played in batches.

`players/court` is the example. Both protocols hold arrays with one entry for each game or for each way to play a turn.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol, Self

import numpy as np

from engine.extension import Part
from engine.extensions import parts
from engine.moves import Move
from engine.state import State
from engine.variants import Variant
from players.search.batch_kingdoms import BatchKingdoms, Bools, Floats, Ints
from players.search.features import Features


class BatchHoldings(Protocol):
    """What a kingdom owns of an extension after each of some ways to play a turn: a column each."""

    def take(self, columns: Ints) -> Self:
        """Return copies of some columns, (taken,) intp, in that order."""

    def after_placement(self, kingdoms: BatchKingdoms, covered: Ints) -> Self:
        """Return the holdings when a domino has been placed and the optional actions of the turn are used as usual.

        `kingdoms` has the same columns; `covered` is (2, columns) intp: the cells just covered, or NONE.
        """

    def optional_actions(self, kingdoms: BatchKingdoms) -> tuple[Ints, Self]:
        """Return all ways to go on from the placement, and the holdings after each.

        The first array, (ways,) intp, has the column that each way belongs to.
        """

    @property
    def changes_kingdom(self) -> Bools:
        """Whether what `optional_actions` has added changes the kingdom as well, (columns,) bool."""

    def apply_to(self, kingdoms: BatchKingdoms) -> None:
        """Change the kingdoms, one for each column, by what `optional_actions` has added."""

    def features(self, features: Features) -> Floats:
        """Return what a network sees of them, (rows, columns) float32; `features` are those of the kingdoms."""

    def points(self, features: Features) -> Floats:
        """Return the points that they score in addition to the land, (columns,) float32."""

    def moves(self, state: State, column: int) -> Iterator[Move]:
        """Yield the moves of the rules that make them, from the position in which a domino has been placed."""


class BatchComponent(Protocol):
    """An extension's part of many games: a row each."""

    @classmethod
    def start(cls, variant: Variant, players: int, count: int, rng: np.random.Generator) -> Self:
        """Return the component at the start of that many games."""

    @classmethod
    def of(cls, state: State, rng: np.random.Generator) -> Self:
        """Return the component of one game in a position after its first line."""

    def take(self, games: Ints) -> Self:
        """Return copies of some games, (taken,) intp, in that order."""

    def redraw(self, rng: np.random.Generator) -> None:
        """Draw again, for each game, everything that is unknown to all players."""

    def next_round(self) -> None:
        """Begin another round."""

    def features(self) -> Floats:
        """Return what a network sees of it in addition to the kingdoms' holdings, (rows, games) float32."""

    def holdings(self, games: Ints, kingdoms: Ints) -> BatchHoldings:
        """Return what some kingdoms own, a column for each pair of a game and a kingdom in it; both are (columns,)."""

    def commit(self, holdings: Any, kingdoms: Ints) -> None:
        """End a turn of every game: its kingdom of `kingdoms`, (games,) intp, now owns its column of the holdings.

        They are holdings that this class has made.
        """


@dataclass(frozen=True)
class BatchPart(Part):
    """The part of an extension that lets its games be played in batches, which networks need."""

    package = "players"

    component: type[BatchComponent]


def batch_components(variant: Variant) -> tuple[type[BatchComponent], ...] | None:
    """Return the components of the variant's extensions; None if an extension cannot be played in batches."""
    found = parts(BatchPart, variant)
    return tuple(each.component for each in found) if len(found) == len(variant.extensions) else None


DRAWN = np.float32(np.inf)
"""The key of what has been drawn."""

LAST_BIT = np.float32(2**-24)
KEY_STEP = 128 * LAST_BIT
"""The step of the random part of keys, below which there is room for an index, and the last bit of float32."""


def draw_keys(undrawn: Bools, rng: np.random.Generator) -> Floats:
    """Return random keys for what is undrawn and DRAWN for the rest, float32 of the same shape.

    Hidden piles are drawn in the ascending order of keys.
    """
    keys = rng.random(undrawn.shape, np.float32)
    # How equal keys are sorted would depend on the processor, so their last bits say which is whose.
    keys = np.floor(keys / KEY_STEP) * KEY_STEP + np.arange(undrawn.shape[-1], dtype=np.float32) * LAST_BIT
    return np.where(undrawn, keys, DRAWN)
