"""The protocols for extensions of the rules in games played in batches.

`players/court` is the example. The arrays of a component have one entry for each game, the arrays of holdings one entry
for each way to play a turn.
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
    """The property of kingdoms in an extension after some ways to play a turn, one column for each way."""

    def take(self, columns: Ints) -> Self:
        """Return copies of some columns, (taken,) intp, in the given order."""

    def after_placement(self, kingdoms: BatchKingdoms, covered: Ints) -> Self:
        """Return the holdings after a placement and the usual optional actions of the turn.

        `kingdoms` has the same columns. `covered`, (2, columns) intp, holds the newly covered cells, or NONE.
        """

    def optional_actions(self, kingdoms: BatchKingdoms) -> tuple[Ints, Self]:
        """Return all ways to continue after the placement, and the holdings after each way.

        The first array, (ways,) intp, holds the column of each way.
        """

    @property
    def changes_kingdom(self) -> Bools:
        """Whether the actions of `optional_actions` change the kingdom as well, (columns,) bool."""

    def apply_to(self, kingdoms: BatchKingdoms) -> None:
        """Apply the actions of `optional_actions` to the kingdoms, one for each column."""

    def features(self, features: Features) -> Floats:
        """Return the network's inputs for the holdings, (rows, columns) float32, by the features of the kingdoms."""

    def points(self, features: Features) -> Floats:
        """Return the points of the holdings in addition to the land, (columns,) float32."""

    def moves(self, state: State, column: int) -> Iterator[Move]:
        """Yield the moves of a column, from the position after the placement."""


class BatchComponent(Protocol):
    """The component of an extension in many games, one row for each game."""

    @classmethod
    def start(cls, variant: Variant, players: int, count: int, rng: np.random.Generator) -> Self:
        """Return the component at the start of `count` games."""

    @classmethod
    def of(cls, state: State, rng: np.random.Generator) -> Self:
        """Return the component of one game in a position after its first line."""

    def take(self, games: Ints) -> Self:
        """Return copies of some games, (taken,) intp, in the given order."""

    def joined(self, others: Any) -> Self:
        """Return the component of these games followed by other games, with a component of the same class."""

    def redraw(self, rng: np.random.Generator) -> None:
        """Draw all hidden things of each game again."""

    def next_round(self) -> None:
        """Begin another round."""

    def features(self) -> Floats:
        """Return the network's inputs for the component, without the holdings of kingdoms, (rows, games) float32."""

    def holdings(self, games: Ints, kingdoms: Ints) -> BatchHoldings:
        """Return the holdings of some kingdoms, given as pairs of `games` and `kingdoms`, both (columns,) intp."""

    def commit(self, holdings: Any, kingdoms: Ints) -> None:
        """End a turn of every game: the kingdom of each game, (games,) intp, takes over its column of the holdings.

        The holdings must come from this class.
        """


@dataclass(frozen=True)
class BatchPart(Part):
    """The part of an extension for games played in batches. Networks need the part."""

    package = "players"

    component: type[BatchComponent]


def batch_components(variant: Variant) -> tuple[type[BatchComponent], ...] | None:
    """Return the components of the variant's extensions; None if an extension cannot be played in batches."""
    found = parts(BatchPart, variant)
    return tuple(each.component for each in found) if len(found) == len(variant.extensions) else None


DRAWN = np.float32(np.inf)
"""The key of a drawn domino or tile."""

LAST_BIT = np.float32(2**-24)
KEY_STEP = 128 * LAST_BIT
"""The step of the random part of a key, which leaves room for an index below, and the last bit of float32."""


def draw_keys(undrawn: Bools, rng: np.random.Generator) -> Floats:
    """Return random keys for undrawn entries and DRAWN for the others, float32 of the same shape.

    Hidden piles are drawn in ascending order of the keys.
    """
    keys = rng.random(undrawn.shape, np.float32)
    # Different processors may sort equal keys differently, so the last bits of each key hold the index of the entry.
    keys = np.floor(keys / KEY_STEP) * KEY_STEP + np.arange(undrawn.shape[-1], dtype=np.float32) * LAST_BIT
    return np.where(undrawn, keys, DRAWN)
