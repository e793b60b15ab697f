"""What was done in each kingdom during a game: its turns, and measures of what they led to."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, pairwise
from typing import TypeAlias

from engine.dominoes import Terrain
from engine.state import State


def turns_with_domino(states: Sequence[State]) -> Iterator[Sequence[tuple[State, State]]]:
    """Yield the plies of each turn with a domino to place: the positions before and after each."""
    # The plies of a turn are those with the same turns left. Chance moves between two rounds count as plies of the turn
    # after them; they change no score.
    plies = (pair for pair in pairwise(states) if pair[0].turns)
    turns = (list(turn) for _, turn in groupby(plies, key=lambda ply: ply[0].turns))
    return (turn for turn in turns if turn[0][0].domino)


@dataclass(frozen=True)
class Turn:
    """A turn with a domino: the positions before and after it, and whether it was the first or the last of its line."""

    before: State
    after: State
    is_first: bool
    is_last: bool

    @cached_property
    def gain(self) -> int:
        kingdom = self.before.king.kingdom
        return self.after.score(kingdom).earned - self.before.score(kingdom).earned


def turns_of(states: Sequence[State]) -> Sequence[Turn]:
    ends = [(plies[0][0], plies[-1][1]) for plies in turns_with_domino(states)]
    length = states[0].players * states[0].format.kings_each
    return [Turn(*each, index % length == 0, index % length == length - 1) for index, each in enumerate(ends)]


@dataclass(frozen=True)
class Deeds:
    """What was done in a kingdom: the position at the end, and the turns that the kingdom had."""

    end: State
    kingdom: int
    turns: Sequence[Turn]

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
"""Returns how much of something a kingdom has; the number is told with the title."""
