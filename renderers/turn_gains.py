"""The turns of a game with a domino to place, and their gains."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, pairwise

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

    @cached_property
    def gain(self) -> int:
        kingdom = self.before.king.kingdom
        return self.after.score(kingdom).earned - self.before.score(kingdom).earned


def turns_of(states: Sequence[State]) -> Sequence[DominoTurn]:
    return [DominoTurn(plies[0][0], plies[-1][1]) for plies in turns_with_domino(states)]
