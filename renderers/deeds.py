"""The deeds in each kingdom during a game: turns, and measures for titles."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, pairwise
from typing import TypeAlias

from engine.dominoes import Terrain
from engine.state import State


def turns_with_domino(states: Sequence[State]) -> Iterator[Sequence[tuple[State, State]]]:
    """Yield the plies of each turn with a domino to place. A ply has the positions before and after a move."""
    # `State.turns` are the turns to come, the present turn included: the same at the beginning of all plies of a turn.
    # A chance move between two rounds counts as a ply of the next turn, and changes no score.
    plies = (pair for pair in pairwise(states) if pair[0].turns)
    turns = (list(turn) for _, turn in groupby(plies, key=lambda ply: ply[0].turns))
    return (turn for turn in turns if turn[0][0].domino)


@dataclass(frozen=True)
class DominoTurn:
    """A turn with a domino to place: the positions before and after the turn."""

    before: State
    after: State
    is_first: bool
    """Whether the domino was the first domino of its line."""
    is_last: bool
    """Whether the domino was the last domino of its line."""

    @cached_property
    def gain(self) -> int:
        kingdom = self.before.king.kingdom
        return self.after.score(kingdom).earned - self.before.score(kingdom).earned


def turns_of(states: Sequence[State]) -> Sequence[DominoTurn]:
    ends = [(plies[0][0], plies[-1][1]) for plies in turns_with_domino(states)]
    length = states[0].players * states[0].format.kings_each
    return [DominoTurn(*each, index % length == 0, index % length == length - 1) for index, each in enumerate(ends)]


@dataclass(frozen=True)
class Deeds:
    """The deeds in a kingdom: the position at the end, and the turns of the kingdom."""

    end: State
    kingdom: int
    turns: Sequence[DominoTurn]

    def points_on(self, terrain: Terrain) -> int:
        return self.end.score(self.kingdom).parts.get(terrain.value, 0)

    @property
    def empty(self) -> int:
        land = self.end.kingdoms[self.kingdom]
        return land.size**2 - land.land.bit_count()

    @property
    def largest(self) -> int:
        return max((each.size for each in self.end.kingdoms[self.kingdom].properties()), default=0)

    @property
    def crowns(self) -> int:
        land = self.end.kingdoms[self.kingdom]
        return land.crowns_on(land.covered)


Measure: TypeAlias = Callable[[Deeds], int]
"""Returns a number for a title, such as the crowns in a kingdom. The poster shows the number with the title."""
