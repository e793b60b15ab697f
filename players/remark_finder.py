"""Remarks on placements, and their finders: functions of a placement with the kingdom before and after it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.dominoes import Domino, Terrain
from engine.kingdom import Kingdom, Property
from engine.moves import Place
from engine.state import State
from players.evaluation import ShapeGoals


@dataclass(frozen=True)
class Remark:
    """A fact for or against a placement, a choice or a purchase.

    The other fields are the details of the fact, if the remark has any.
    """

    name: str
    """The id of the message that states the fact."""
    number: int = 0
    terrain: Terrain | None = None
    seat: int = 0
    domino: Domino | None = None


@dataclass(frozen=True)
class Placement:
    """A legal placement in a position, and its results."""

    state: State
    place: Place

    @property
    def before(self) -> Kingdom:
        return self.state.kingdom

    @cached_property
    def played(self) -> State:
        return self.state.play(self.place)

    @cached_property
    def after(self) -> Kingdom:
        return self.played.kingdoms[self.state.king.kingdom]

    @cached_property
    def goals(self) -> ShapeGoals:
        return ShapeGoals.of(self.state)

    @cached_property
    def covered(self) -> int:
        first, second = self.place.squares
        return first.mask | second.mask

    @cached_property
    def enlarged(self) -> tuple[Property, ...]:
        """The properties with squares of the domino."""
        return tuple(each for each in self.after.properties() if each.mask & self.covered)


@dataclass(frozen=True)
class RemarkFinder:
    """Finds remarks on a placement; a lower `rank` is more important."""

    rank: int
    find: Callable[[Placement], Iterator[Remark]]
